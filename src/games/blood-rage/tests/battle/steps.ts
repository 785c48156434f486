/** Test helpers: shortcuts through the steps of a pillage, and queries of the table afterwards. */
import type { Choice } from '../../../../kernel/index.ts';
import type { CardId, CardView, FigureId, PlaceId, ProvinceId, SagaOption, SagaView } from '../../facts/index.ts';

interface Scene {
  readonly state: { readonly asked: readonly Choice<SagaOption>[] };
  answers(seat: number, ...wishes: readonly SagaOption[]): unknown;
}

/** The first who is asked this gives the answer, and again whoever is asked it next. */
function allAnswer<S extends Scene>(scene: S, ask: string, answer: SagaOption): S {
  for (let asked = scene.state.asked[0]; asked?.ask === ask; asked = scene.state.asked[0])
    scene.answers(asked.seat, answer);
  return scene;
}

export function declares<S extends Scene>(scene: S, seat: number, province: ProvinceId): S {
  scene.answers(seat, { act: 'pillage' });
  scene.answers(seat, { province });
  return scene;
}

const nobodyJoins = <S extends Scene>(scene: S): S => allAnswer(scene, 'join', { figure: 'none' });
export const nobodyAdds = <S extends Scene>(scene: S): S => allAnswer(scene, 'lateCard', { card: 'none' });

/** The pillage is declared and nobody moves: cards are to be chosen. */
export const pillages = <S extends Scene>(scene: S, seat: number, province: ProvinceId): S =>
  nobodyJoins(declares(scene, seat, province));

/** The seat lays the first card of that name that it may lay; a Quest is named with its Age. */
export function laysCard(scene: Scene, seat: number, card: CardId): void {
  const choice = scene.state.asked.find((asked) => asked.seat === seat);
  const offered = choice?.options.find((option) => 'card' in option && option.card === card);
  scene.answers(seat, offered ?? { card });
}

/** Cards by seat, laid face down; with the last of them all are turned up. */
export function lays<S extends Scene>(scene: S, cards: { readonly [seat: number]: CardId }): S {
  for (const [seat, card] of Object.entries(cards)) laysCard(scene, Number(seat), card);
  return scene;
}

/** Pillage, no call, these cards, nothing added: everything up to the next question or the next turn. */
export const fights = <S extends Scene>(
  scene: S,
  seat: number,
  province: ProvinceId,
  cards: { readonly [seat: number]: CardId },
): S => nobodyAdds(lays(pillages(scene, seat, province), cards));

/** The clan's figures there, each by name. */
export const figuresAt = (view: SagaView, seat: number, place: PlaceId): FigureId[] =>
  view.clans[seat]!.figures.flatMap((line) =>
    line.place === place ? Array.from({ length: line.count }, () => line.figure) : [],
  );

export const fallen = (view: SagaView, seat: number): FigureId[] => figuresAt(view, seat, 'valhalla');
export const names = (cards: readonly (CardView | null)[]): (CardId | null)[] =>
  cards.map((shown) => shown?.card ?? null);
export const glory = (view: SagaView): number[] => view.clans.map((clan) => clan.glory);
export const rage = (view: SagaView): number[] => view.clans.map((clan) => clan.rage);
/** Rage, Axes and Horns of a clan. */
export function stats(view: SagaView, seat: number): number[] {
  const clan = view.clans[seat]!.stats;
  return [clan.rage.value, clan.axes.value, clan.horns.value];
}
