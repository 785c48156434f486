/** The scene of Clash of Vikings. */
import type { ActionId, CardId, SpaceId, VikingId } from '../../../games/clash-of-vikings/facts/ids.ts';
import type { OptionOf } from '../../../kernel/types.ts';
import type { VikingsAsks } from '../../../games/clash-of-vikings/facts/asks.ts';
import type { SeatView, VikingsView } from '../../../games/clash-of-vikings/view.ts';
import { BoardScene } from '../../board/scene.svelte.ts';
import type { Hurry } from '../../board/hurry.svelte.ts';
import type { StandingAnswer } from '../../board/standing-answer.svelte.ts';
import Badge from './Badge.svelte';
import { vikingName } from './words.ts';

/** A face-down card and what its owner says it is. */
export interface Claim {
  readonly seat: number;
  readonly card: CardId;
}

/** What I chose for an announcement and have not sent: nobody else hears of the card before the action is named. */
interface Draft {
  readonly card: CardId | null;
  readonly action: ActionId | null;
}
const NOTHING: Draft = { card: null, action: null };

export class Scene extends BoardScene<VikingsView, VikingsAsks, SpaceId> {
  readonly Badge = Badge;
  private kept = $state.raw({ ...NOTHING, question: -1 });
  /** The question at which I called a bluff last: of several callers only the first in turn order counts, and the others are told so. */
  called: number | null = null;

  /** "Let everything pass", until my turn. Set by the table, which answers. */
  passing!: StandingAnswer<VikingsAsks, 'callBluff'>;
  /** Set by the table, too. */
  hurry!: Hurry;

  /** An announcement is two questions: the card, then its name. The next one may be asked in the very moment in which it is over. */
  get draft(): Draft {
    const age = this.game.question - this.kept.question;
    return (this.ask === 'layCard' && age === 0) || (this.ask === 'nameAction' && age <= 1) ? this.kept : NOTHING;
  }

  choose(part: Partial<Draft>): void {
    this.kept = { ...this.draft, ...part, question: this.game.question };
  }

  /** Whose turn it is; while the Vikings are placed, who began. */
  get first(): number | null {
    const { turn, seats } = this.view;
    const [asked] = this.game.asked;
    if (turn !== null || asked === undefined) return turn;
    const placed = seats.filter(({ space }) => space !== null).length;
    return (asked.seat - placed + seats.length) % seats.length;
  }

  get mine(): SeatView | null {
    return this.me === null ? null : this.view.seats[this.me]!;
  }

  get myBracelets(): readonly number[] {
    return (this.mine?.bracelets ?? []) as readonly number[];
  }

  /** The action that was announced and is not over. */
  get announced(): CardId | null {
    return this.view.conflict?.action ?? null;
  }

  /** The Shield against an attack, or else the announced action. */
  get claim(): Claim | null {
    const { attack, turn } = this.view;
    if (this.isOver || turn === null) return null;
    if (attack?.claimed) return { seat: attack.victim, card: 'shield' };
    return this.announced === null ? null : { seat: turn, card: this.announced };
  }

  override answer(wish: OptionOf<VikingsAsks>): void {
    if ('call' in wish) this.called = wish.call ? this.game.question : null;
    super.answer(wish);
  }

  viking(seat: number): VikingId {
    return this.view.seats[seat]!.viking;
  }

  colourAndBeast(seat: number): string {
    return vikingName(this.viking(seat));
  }

  seatOn(space: SpaceId): number {
    return this.view.seats.findIndex((seat) => seat.space === space);
  }

  /** Rivals of the seat with a bracelet: they may call (CV-20). */
  callersOf(seat: number): readonly number[] {
    const { seats } = this.view;
    return seats.flatMap(({ bracelets }, rival) => (rival !== seat && bracelets.length > 0 ? [rival] : []));
  }
}
