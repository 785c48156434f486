/** Animations and sounds of the arena, planned from events. */
import type { CardId, SpaceId } from '../../../../games/clash-of-vikings/facts/ids.ts';
import type { VikingsText } from '../../../../games/clash-of-vikings/text/index.ts';
import type { VikingsView } from '../../../../games/clash-of-vikings/view.ts';
import { NORMAL, Timeline, type Plan } from '../../../board/timeline.ts';
import { walk } from '../arena/geometry.ts';
import { route } from '../arena/reach.ts';
import type { Sound } from '../sounds.ts';

export type VikingsEvent = Parameters<VikingsText['event']>[0];

/** A card that was called, as it turns over. */
export interface Face {
  readonly seat: number;
  readonly card: CardId;
  readonly isTrue: boolean;
}

/** A bracelet's value; null for one that is face down. */
type Value = number | null;

export type VikingsPlan = Plan<Value, Face, Sound>;

class Planner extends Timeline<Value, Face, Sound> {
  private readonly view: VikingsView;
  private readonly spaces: (SpaceId | null)[];
  private victim: number | null;

  constructor(before: VikingsView) {
    super({ lands: 'ring', sinks: 'splash' });
    this.view = before;
    this.spaces = before.seats.map(({ space }) => space);
    this.victim = before.attack?.victim ?? null;
  }

  add(event: VikingsEvent): void {
    switch (event.type) {
      case 'placed':
        this.spaces[event.seat] = event.space;
        return this.sound('step');
      case 'laid':
      case 'claimedShield':
        return this.sound('card');
      case 'calls':
      case 'callsShield':
        return this.beforeReveal('call');
      case 'wasTrue':
        return this.turnsUp(event.seat, event.action, 'true');
      case 'wasBluff':
        return this.turnsUp(event.seat, event.card, 'bluff');
      case 'attacked':
        this.victim = event.victim;
        return;
      case 'shieldTrue':
        return this.turnsUp(this.victim ?? 0, 'shield', 'true');
      case 'shieldFalse':
        return this.turnsUp(this.victim ?? 0, event.card, 'bluff');
      case 'moved':
        return this.moves(event.seat, event.space, 'vikings');
      case 'slammed':
        return this.slams(event.seat, event.victim, event.space);
      case 'looted':
        return this.fly(event.values, this.under(event.seat), `seat:${event.seat}`, { startsVisible: true });
      case 'stole':
      case 'penaltyTaken':
        return this.fly([null], `seat:${event.victim}`, `seat:${event.seat}`);
      case 'penaltyReserve':
        return this.fly([null], 'reserve', `seat:${event.seat}`);
      case 'centreTaken':
        return this.fly(
          Array.from({ length: event.count }, () => null),
          'reserve',
          `seat:${event.seat}`,
        );
      case 'knockedOff':
        this.victim = event.victim;
        return this.sound('ring');
      case 'fellOnLand':
        return this.deal([{ item: event.value, place: event.space }], this.underVictim(), { startsVisible: true });
      case 'fellInWater':
      case 'fellToViking': {
        const sinks = event.type === 'fellInWater';
        return this.fly([event.value], this.underVictim(), `space:${event.space}`, { startsVisible: true, sinks });
      }
      case 'refilled':
        return this.deal(
          event.spaces.map((place) => ({ item: null, place })),
          'reserve',
        );
      default:
        return;
    }
  }

  private under(seat: number): string {
    return `space:${this.spaces[seat] ?? 'C'}`;
  }

  private underVictim(): string {
    return this.victim === null ? 'reserve' : this.under(this.victim);
  }

  private turnsUp(seat: number, card: CardId, found: 'true' | 'bluff'): void {
    this.reveal({ seat, card, isTrue: found === 'true' }, { turns: 'card', turned: found });
  }

  private moves(seat: number, to: SpaceId, through: 'vikings' | 'free'): void {
    const from = this.spaces[seat] ?? to;
    this.walk(seat, walk(route(this.view, from, to, through) ?? [from, to]), 'step');
    this.spaces[seat] = to;
  }

  private slams(seat: number, victim: number, space: SpaceId): void {
    const to = this.spaces[victim] ?? space;
    this.moves(seat, to, 'free');
    // The pushed Viking starts to move when it is touched.
    const touched = this.time - NORMAL / 2;
    this.sound('call', touched);
    this.walk(victim, walk([to, space]), 'step', touched);
    this.spaces[victim] = space;
  }
}

export function planOf(events: readonly VikingsEvent[], before: VikingsView): VikingsPlan {
  const planner = new Planner(before);
  for (const event of events) planner.add(event);
  return planner.plan;
}
