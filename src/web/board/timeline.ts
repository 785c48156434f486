/**
 * Builds the plan of an animation from events: what moves, when, and for how long. The view is already drawn in its final state, so an
 * animation can be skipped at any moment.
 */
import type { Point } from './drawing.ts';

/** Milliseconds, as in the tokens. */
export const FAST = 150;
export const NORMAL = 220;
export const SLOW = 350;
const STAGGER = 60;
/** A card turns over and stays long enough to be read. */
const REVEAL = 1300;
/** Longer plans are played faster, so that they end by then. */
const MAX_DURATION = 3000;

/**
 * `space:B3` is a place of the board, `board:120,80` a point of its drawing; any other spot is the element whose `data-place` has this value.
 * Of several, `hand:2|seat:2`, the first that is shown counts. Looked up when it is drawn.
 */
export type Spot = string;

/** A further stretch of a flight; the item waits where it is until then. */
export interface Leg {
  readonly to: Spot;
  readonly at: number;
  readonly lasts: number;
}

/** How a flight ends: it lands where a piece is drawn, or sinks. What rises or is stamped stays at its spot and fades. */
export type Manner = 'lands' | 'sinks' | 'rises' | 'stamps';

/** A small item that moves from one spot to another. */
export interface Flight<Item> {
  readonly id: number;
  readonly item: Item;
  readonly from: Spot;
  readonly to: Spot;
  readonly at: number;
  readonly lasts: number;
  readonly onward: readonly Leg[];
  /** It is drawn at its start before it begins to move. */
  readonly startsVisible: boolean;
  readonly manner: Manner;
}

/** What an element of the board (`data-place`) does where it is. */
export interface Gesture {
  readonly place: string;
  readonly does: 'turns' | 'pulses' | 'shakes';
  readonly at: number;
  readonly lasts: number;
}

/** A card that turns over in the middle of the board. */
export interface Reveal<Face> {
  readonly id: number;
  readonly face: Face;
  readonly at: number;
  readonly lasts: number;
}

interface Stop extends Point {
  readonly time: number;
}

interface PlannedSound<Sound> {
  readonly sound: Sound;
  readonly at: number;
}

/** Cards turn over first. When the last of them has turned, the update is shown and the rest moves: its times count from there. */
export interface Plan<Item, Face, Sound> {
  readonly reveals: readonly Reveal<Face>[];
  readonly revealSounds: readonly PlannedSound<Sound>[];
  /** When the last card has turned over; 0 without one. */
  readonly revealedAt: number;
  /** Key: the id of the figure. */
  readonly walks: ReadonlyMap<string | number, readonly Stop[]>;
  readonly flights: readonly Flight<Item>[];
  readonly gestures: readonly Gesture[];
  /** Pieces on these places (`data-pieces`) are hidden until they have landed. */
  readonly hiddenPieces: readonly { readonly place: string; readonly until: number }[];
  readonly sounds: readonly PlannedSound<Sound>[];
  /** All times are to be multiplied by this. */
  readonly timeScale: number;
}

interface FlightSounds<Sound> {
  readonly lands: Sound;
  readonly sinks: Sound;
}

/** A game's planner calls these methods for its events; each motion begins where the one before has ended. */
export class Timeline<Item, Face, Sound> {
  time = 0;
  private revealedAt = 0;
  private readonly walks = new Map<string | number, Stop[]>();
  private readonly flights: Flight<Item>[] = [];
  private readonly gestures: Gesture[] = [];
  private readonly reveals: Reveal<Face>[] = [];
  private readonly hiddenPieces: { place: string; until: number }[] = [];
  private readonly sounds: PlannedSound<Sound>[] = [];
  private readonly revealSounds: PlannedSound<Sound>[] = [];
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

  /** A sound before the next card turns over. */
  beforeReveal(sound: Sound): void {
    this.revealSounds.push({ sound, at: this.revealedAt });
    this.revealedAt += FAST;
  }

  /** `sounds`: while it turns, and when its face is seen. The card stays for a while after the update is shown, so that it can be read. */
  reveal(face: Face, sounds: { readonly turns: Sound; readonly turned?: Sound }): void {
    const at = this.revealedAt;
    this.reveals.push({ id: this.reveals.length, face, at, lasts: REVEAL });
    this.revealSounds.push({ sound: sounds.turns, at });
    if (sounds.turned !== undefined) this.revealSounds.push({ sound: sounds.turned, at: at + SLOW });
    this.revealedAt += 2 * SLOW;
  }

  /** Moves a figure along these points, each half a step from the one before; `step` sounds with every whole step. Returns when it ends. */
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

  /** Moves items one after the other, a moment apart. */
  fly(
    items: readonly Item[],
    from: Spot,
    to: Spot,
    how: { readonly startsVisible?: boolean; readonly sinks?: boolean } = {},
  ): void {
    for (const [index, item] of items.entries()) this.flight(item, from, to, this.time + index * STAGGER, how);
    this.wait(SLOW + (items.length - 1) * STAGGER);
  }

  /** Moves items onto places of the board. They are hidden there until they have landed. */
  deal(
    items: readonly { readonly item: Item; readonly place: string }[],
    from: Spot,
    how: { readonly startsVisible?: boolean } = {},
  ): void {
    items.forEach(({ item, place }, index) => {
      const at = this.time + index * STAGGER;
      this.flight(item, from, `space:${place}`, at, how);
      this.hide(place, at + SLOW);
    });
    this.wait(SLOW + (items.length - 1) * STAGGER);
  }

  /** Adds one flight with as many stretches as it has; nothing waits for it. */
  protected addFlight(flight: Omit<Flight<Item>, 'id'>): void {
    this.flights.push({ id: this.flights.length, ...flight });
  }

  protected addGesture(gesture: Gesture): void {
    this.gestures.push(gesture);
  }

  /** The pieces on the place are hidden until then. */
  protected hide(place: string, until: number): void {
    this.hiddenPieces.push({ place, until });
  }

  get plan(): Plan<Item, Face, Sound> {
    const { walks, flights, gestures, reveals, hiddenPieces, sounds, revealSounds, revealedAt } = this;
    const timeScale = Math.min(1, MAX_DURATION / Math.max(1, revealedAt + this.time));
    return { walks, flights, gestures, reveals, hiddenPieces, sounds, revealSounds, revealedAt, timeScale };
  }

  private flight(item: Item, from: Spot, to: Spot, at: number, { startsVisible = false, sinks = false }): void {
    this.addFlight({ item, from, to, at, lasts: SLOW, onward: [], startsVisible, manner: sinks ? 'sinks' : 'lands' });
    this.sound(sinks ? this.flightSounds.sinks : this.flightSounds.lands, at + SLOW * 0.9);
  }
}
