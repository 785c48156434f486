/** The scene of Blood Rage. */
import type {
  CardView,
  ClanId,
  ClanView,
  PlaceId,
  ProvinceId,
  SagaAsks,
  SagaOptions,
  SagaView,
  SpotId,
} from '../../../games/blood-rage/facts/index.ts';
import { BoardScene } from '../../board/scene.svelte.ts';
import Badge from './Badge.svelte';
import type { SagaEvent } from './saga-event.ts';
import { Carry } from './carry.svelte.ts';
import { Picking } from './picking.svelte.ts';
import { NOBODY, placed, type PlacedFigure } from './placement.ts';
import { names } from './words.ts';

export class Scene extends BoardScene<SagaView, SagaAsks, SpotId> {
  readonly Badge = Badge;
  /** A card that is shown large, from wherever it lies. */
  enlarged: CardView | null = $state.raw(null);
  readonly carry: Carry = new Carry(this);
  /** Cards that I have chosen and not confirmed. */
  readonly picking = new Picking(() => this.game.question);
  private placement = NOBODY;

  /** Every figure on the board with its own spot, which it keeps until it moves. */
  readonly figures = $derived.by(() => (this.placement = placed(this.placement, this.view.clans)).figures);

  /** Where they will stand when that view is shown next. */
  figuresIn({ clans }: SagaView): readonly PlacedFigure[] {
    void this.figures;
    return placed(this.placement, clans).figures;
  }

  /** The table's options come untyped; they are this game's. */
  get tableOptions(): SagaOptions {
    return this.doc.table.options as SagaOptions;
  }

  get mine(): ClanView | null {
    return this.me === null ? null : this.view.clans[this.me]!;
  }

  /** The province that my march under way leaves from: of the last that I have paid for. */
  get marchFrom(): ProvinceId | null {
    for (const line of this.table.lines.toReversed()) {
      if (!('event' in line) || line.withdrawn) continue;
      // Lines come from the server untyped; a table's log holds events of its own game.
      const event = line.event as SagaEvent;
      if (event.type === 'marchPaid' && event.seat === this.me) return event.from;
    }
    return null;
  }

  clan(seat: number): ClanId {
    return this.view.clans[seat]!.clan;
  }

  /** The clan's short name, as on the board. */
  clanName(seat: number): string {
    return names().clans[this.clan(seat)].name;
  }

  /** How many of the clan's figures are there. */
  countAt(seat: number, place: PlaceId): number {
    return this.view.clans[seat]!.figures.reduce((sum, { place: at, count }) => (at === place ? sum + count : sum), 0);
  }

  /** Seats by Glory, the first first; equal ones in order of seats. */
  get ranking(): readonly number[] {
    const { clans } = this.view;
    return clans.map((_, seat) => seat).sort((a, b) => clans[b]!.glory - clans[a]!.glory || a - b);
  }
}
