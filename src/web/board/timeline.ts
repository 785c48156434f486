/**
 * What moves, when, and for how long, put together from events. The view is already drawn in its final state: motions only lead up to
 * it, so that they can be left out at any moment.
 */
import type { Point } from './drawing.ts';

/** Milliseconds, as in the tokens. */
export const FAST = 150;
export const NORMAL = 220;
export const SLOW = 350;
const APART = 60;
/** The card turns over, and stays long enough to be read. */
const REVEAL = 1300;
/** However much happened, it is over by then. */
const LONGEST = 3000;

/** `space:B3` is a place of the board, `seat:2` whatever is marked with data-place: looked up in the page when it is drawn. */
export type Spot = string;

/** Something small on its way from one spot to another. */
export interface Flight<Item> {
  readonly id: number;
  readonly item: Item;
  readonly from: Spot;
  readonly to: Spot;
  readonly at: number;
  readonly lasts: number;
  /** It lay where it starts, in sight. */
  readonly lies: boolean;
  readonly sinks: boolean;
}

/** A card that turns over in the middle of the board. */
export interface Reveal<Face> {
  readonly face: Face;
  readonly at: number;
  readonly lasts: number;
}

interface Stop extends Point {
  readonly time: number;
}

export interface Plan<Item, Face, Sound> {
  /** By the id of the figure. */
  readonly walks: ReadonlyMap<string | number, readonly Stop[]>;
  readonly flights: readonly Flight<Item>[];
  readonly reveals: readonly Reveal<Face>[];
  /** Pieces on these places (data-pieces) are not seen before they have landed. */
  readonly veils: readonly { readonly place: string; readonly until: number }[];
  readonly sounds: readonly { readonly sound: Sound; readonly at: number }[];
  /** All times are to be multiplied by this. */
  readonly haste: number;
}

interface FlightSounds<Sound> {
  readonly lands: Sound;
  readonly sinks: Sound;
}

/** A game's planner turns its events into calls of these; each begins where the one before has ended. */
export class Timeline<Item, Face, Sound> {
  time = 0;
  private latest = 0;
  private readonly walks = new Map<string | number, Stop[]>();
  private readonly flights: Flight<Item>[] = [];
  private readonly reveals: Reveal<Face>[] = [];
  private readonly veils: { place: string; until: number }[] = [];
  private readonly sounds: { sound: Sound; at: number }[] = [];
  private readonly flightSounds: FlightSounds<Sound>;

  constructor(flightSounds: FlightSounds<Sound>) {
    this.flightSounds = flightSounds;
  }

  wait(duration: number): void {
    this.time += duration;
  }

  sound(sound: Sound, at = this.time): void {
    this.sounds.push({ sound, at });
  }

  /** The next motion begins a little before this one is over, so that the outcome is seen while the card is still read. */
  reveal(face: Face): void {
    this.reveals.push({ face, at: this.time, lasts: REVEAL });
    this.latest = Math.max(this.latest, this.time + REVEAL);
    this.wait(2 * SLOW);
  }

  /** A figure along these points, each half a step from the one before; `step` is heard with every whole step. The time of its end. */
  walk(figure: string | number, points: readonly Point[], step: Sound, from = this.time): number {
    const stops = this.walks.get(figure) ?? [];
    points.forEach(({ x, y }, index) => {
      const time = from + (index * NORMAL) / 2;
      stops.push({ x, y, time });
      if (index > 0 && index % 2 === 0) this.sound(step, time - FAST / 2);
    });
    this.walks.set(figure, stops);
    return (this.time = from + ((points.length - 1) * NORMAL) / 2);
  }

  /** One after the other, a moment apart. */
  fly(
    items: readonly Item[],
    from: Spot,
    to: Spot,
    how: { readonly lies?: boolean; readonly sinks?: boolean } = {},
  ): void {
    for (const [index, item] of items.entries()) this.flight(item, from, to, this.time + index * APART, how);
    this.wait(SLOW + (items.length - 1) * APART);
  }

  /** Onto places of the board, where they are seen only once they have landed. */
  deal(items: readonly { readonly item: Item; readonly place: string }[], from: Spot, lies = false): void {
    items.forEach(({ item, place }, index) => {
      const at = this.time + index * APART;
      this.flight(item, from, `space:${place}`, at, { lies });
      this.veils.push({ place, until: at + SLOW });
    });
    this.wait(SLOW + (items.length - 1) * APART);
  }

  get plan(): Plan<Item, Face, Sound> {
    const { walks, flights, reveals, veils, sounds } = this;
    const length = Math.max(1, this.time, this.latest);
    return { walks, flights, reveals, veils, sounds, haste: Math.min(1, LONGEST / length) };
  }

  private flight(item: Item, from: Spot, to: Spot, at: number, { lies = false, sinks = false }): void {
    this.flights.push({ id: this.flights.length, item, from, to, at, lasts: SLOW, lies, sinks });
    this.sound(sinks ? this.flightSounds.sinks : this.flightSounds.lands, at + SLOW * 0.9);
  }
}
