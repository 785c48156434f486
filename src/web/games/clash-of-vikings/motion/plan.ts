/**
 * What moves, when, and for how long, worked out from the events alone. The view is already drawn in its final state: motions
 * only lead up to it, so that they can be left out at any moment.
 */
import type { CardId, SpaceId } from '../../../../games/clash-of-vikings/facts/ids.ts';
import type { VikingsText } from '../../../../games/clash-of-vikings/text/index.ts';
import type { VikingsView } from '../../../../games/clash-of-vikings/view.ts';
import { walk, type Point } from '../arena/geometry.ts';
import { route } from '../arena/reach.ts';
import type { Sound } from '../sounds.ts';

export type VikingsEvent = Parameters<VikingsText['event']>[0];

/** Milliseconds, as in the tokens. */
const FAST = 150;
const NORMAL = 220;
const SLOW = 350;
const APART = 60;
/** The card turns over, and stays long enough to be read. */
const REVEAL = 1300;
/** However much happened, it is over by then. */
const LONGEST = 3000;

/** `space:B3`, `seat:2`, `reserve`, `lost`: looked up in the page when it is drawn. */
export type Place = string;

export interface Flight {
  readonly id: number;
  readonly value: number | null;
  readonly from: Place;
  readonly to: Place;
  readonly at: number;
  readonly lasts: number;
  /** It lay where it starts, in sight. */
  readonly lies: boolean;
  readonly sinks: boolean;
}

export interface Reveal {
  readonly seat: number;
  readonly card: CardId;
  readonly isTrue: boolean;
  readonly at: number;
  readonly lasts: number;
}

interface Stop extends Point {
  readonly time: number;
}

export interface Plan {
  readonly walks: ReadonlyMap<number, readonly Stop[]>;
  readonly flights: readonly Flight[];
  readonly reveals: readonly Reveal[];
  /** Bracelets on these spaces are not seen before they have landed. */
  readonly veils: readonly { readonly space: SpaceId; readonly until: number }[];
  readonly sounds: readonly { readonly sound: Sound; readonly at: number }[];
  readonly length: number;
  /** All times are to be multiplied by this. */
  readonly haste: number;
}

class Planner {
  readonly walks = new Map<number, Stop[]>();
  readonly flights: Flight[] = [];
  readonly reveals: Reveal[] = [];
  readonly veils: { space: SpaceId; until: number }[] = [];
  readonly sounds: { sound: Sound; at: number }[] = [];
  private readonly view: VikingsView;
  private readonly spaces: (SpaceId | null)[];
  private victim: number | null;
  private time = 0;
  private latest = 0;

  constructor(before: VikingsView) {
    this.view = before;
    this.spaces = before.seats.map(({ space }) => space);
    this.victim = before.attack?.victim ?? null;
  }

  get length(): number {
    return Math.max(this.time, this.latest);
  }

  hear(event: VikingsEvent): void {
    switch (event.type) {
      case 'placed':
        this.spaces[event.seat] = event.space;
        return this.sound('step');
      case 'laid':
      case 'claimedShield':
        return this.sound('card');
      case 'calls':
      case 'callsShield':
        this.sound('call');
        return this.wait(FAST);
      case 'wasTrue':
        return this.reveal(event.seat, event.action, true);
      case 'wasBluff':
        return this.reveal(event.seat, event.card, false);
      case 'attacked':
        this.victim = event.victim;
        return;
      case 'shieldTrue':
        return this.reveal(this.victim ?? 0, 'shield', true);
      case 'shieldFalse':
        return this.reveal(this.victim ?? 0, event.card, false);
      case 'moved':
        return this.moves(event.seat, event.space);
      case 'slammed':
        return this.slams(event.seat, event.victim, event.space);
      case 'looted':
        return this.fly(event.values, this.under(event.seat), `seat:${event.seat}`, true);
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
      case 'fellInWater':
      case 'fellToViking':
        return this.falls(event);
      case 'refilled':
        return this.refills(event.spaces);
      default:
        return;
    }
  }

  private under(seat: number): Place {
    return `space:${this.spaces[seat] ?? 'C'}`;
  }

  private wait(duration: number): void {
    this.time += duration;
  }

  private sound(sound: Sound, at = this.time): void {
    this.sounds.push({ sound, at });
  }

  private reveal(seat: number, card: CardId, isTrue: boolean): void {
    this.reveals.push({ seat, card, isTrue, at: this.time, lasts: REVEAL });
    this.sound('card');
    this.sound(isTrue ? 'true' : 'bluff', this.time + SLOW);
    // The penalty flies while the card is still being read.
    this.latest = Math.max(this.latest, this.time + REVEAL);
    this.wait(2 * SLOW);
  }

  private track(seat: number, path: readonly SpaceId[], from: number): number {
    const points = walk(path);
    const stops = this.walks.get(seat) ?? [];
    points.forEach(({ x, y }, index) => {
      const time = from + (index * NORMAL) / 2;
      stops.push({ x, y, time });
      if (index > 0 && index % 2 === 0) this.sound('step', time - FAST / 2);
    });
    this.walks.set(seat, stops);
    return from + ((points.length - 1) * NORMAL) / 2;
  }

  private moves(seat: number, to: SpaceId): void {
    const from = this.spaces[seat] ?? to;
    this.time = this.track(seat, route(this.view, from, to, 'vikings') ?? [from, to], this.time);
    this.spaces[seat] = to;
  }

  private slams(seat: number, victim: number, space: SpaceId): void {
    const from = this.spaces[seat] ?? space;
    const to = this.spaces[victim] ?? space;
    const end = this.track(seat, route(this.view, from, to, 'free') ?? [from, to], this.time);
    // The pushed one starts when touched.
    this.sound('call', end - NORMAL / 2);
    this.time = this.track(victim, [to, space], end - NORMAL / 2);
    this.spaces[seat] = to;
    this.spaces[victim] = space;
  }

  private fly(values: readonly (number | null)[], from: Place, to: Place, lies = false): void {
    values.forEach((value, index) => this.flight({ value, from, to, at: this.time + index * APART, lies }));
    this.wait(SLOW + (values.length - 1) * APART);
  }

  private flight(flight: Pick<Flight, 'value' | 'from' | 'to' | 'at' | 'lies'> & { sinks?: boolean }): void {
    this.flights.push({ sinks: false, ...flight, id: this.flights.length, lasts: SLOW });
    this.sound(flight.sinks === true ? 'splash' : 'ring', flight.at + SLOW * 0.9);
  }

  private falls({ type, space, value }: Extract<VikingsEvent, { type: `fell${string}` }>): void {
    const from = this.victim === null ? 'reserve' : this.under(this.victim);
    const sinks = type === 'fellInWater';
    this.flight({ value, from, to: `space:${space}`, at: this.time, lies: true, sinks });
    if (type === 'fellOnLand') this.veils.push({ space, until: this.time + SLOW });
    this.wait(SLOW);
  }

  private refills(spaces: readonly SpaceId[]): void {
    spaces.forEach((space, index) => {
      const at = this.time + index * APART;
      this.flight({ value: null, from: 'reserve', to: `space:${space}`, at, lies: false });
      this.veils.push({ space, until: at + SLOW });
    });
    this.wait(SLOW + spaces.length * APART);
  }
}

export function planOf(events: readonly VikingsEvent[], before: VikingsView): Plan {
  const planner = new Planner(before);
  for (const event of events) planner.hear(event);
  const { walks, flights, reveals, veils, sounds, length } = planner;
  return { walks, flights, reveals, veils, sounds, length, haste: Math.min(1, LONGEST / Math.max(1, length)) };
}
