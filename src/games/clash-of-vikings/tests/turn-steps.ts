/** Test helpers: shortcuts through the steps of a turn. */
import type { Choice, Seat } from '../../../kernel/index.ts';
import type { VikingsOption } from '../facts/asks.ts';
import type { ActionId, CardId } from '../facts/ids.ts';

interface Scene {
  readonly state: { readonly asked: readonly Choice<VikingsOption>[] };
  answers(seat: number, ...wishes: readonly VikingsOption[]): unknown;
}

/** Everybody who is asked lets it pass. */
export function allPass<S extends Scene>(scene: S): S {
  const rivals: Seat[] = scene.state.asked.flatMap(({ ask, seat }) => (ask === 'callBluff' ? [seat] : []));
  for (const rival of rivals) scene.answers(rival, { call: false });
  return scene;
}

/** The card is laid, named so, and nobody calls: the action is about to be performed. */
export function plays<S extends Scene>(scene: S, seat: number, card: CardId, action: ActionId): S {
  scene.answers(seat, { card });
  scene.answers(seat, { action });
  return allPass(scene);
}

/** The card is laid as a Walk, nobody calls, and the Viking stays. */
export function staysPut<S extends Scene>(scene: S, seat: number, card: CardId): S {
  plays(scene, seat, card, 'walk').answers(seat, { to: 'stay' });
  return scene;
}
