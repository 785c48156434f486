/** The scene of Three Shores. */
import type { SampleAsks } from '../../../games/sample/facts/asks.ts';
import { SHORES, type Card, type Shore } from '../../../games/sample/facts/ids.ts';
import type { SampleView } from '../../../games/sample/view.ts';
import { BoardScene } from '../../board/scene.svelte.ts';
import Badge from './Badge.svelte';
import { say, shoreName } from './words.ts';

type Jarl = SampleView['jarls'][number];

/** In a list that I may not see, every card is null. */
export const knownCards = (cards: readonly (Card | null)[] = []): readonly Card[] =>
  cards.filter((card) => card !== null);

export class Scene extends BoardScene<SampleView, SampleAsks, Shore> {
  readonly Badge = Badge;

  get mine(): Jarl | null {
    return this.me === null ? null : this.view.jarls[this.me]!;
  }

  get hand(): readonly Card[] {
    return knownCards(this.mine?.hand);
  }

  /** Who has warriors there, and how many. */
  on(shore: Shore): readonly { readonly seat: number; readonly warriors: number }[] {
    const there = this.view.shores[SHORES.indexOf(shore)]!;
    return there.flatMap((warriors, seat) => (warriors > 0 ? [{ seat, warriors }] : []));
  }

  sentence(shore: Shore): string {
    const there = this.on(shore).map(({ seat, warriors }) =>
      say('warriorsThere', { who: this.nameOrYou(seat), n: warriors }),
    );
    return [shoreName(shore), ...(there.length === 0 ? [say('nobodyThere')] : there)].join(', ');
  }
}
