/** Times the motions of an update: events of one kind overlap, another kind begins when they have ended. */
import type { FigureId, SpotId } from '../../../../games/blood-rage/facts/index.ts';
import { FAST, NORMAL, SLOW, Timeline, type Flight, type Plan, type Spot } from '../../../board/timeline.ts';
import type { PlacedFigure } from '../placement.ts';
import { FiguresOnBoard, type MovingFigure } from './figures-on-board.ts';
import type { Item, Sound, StampId } from './items.ts';

export type SagaPlan = Plan<Item, never, Sound>;

/** Between two motions of one kind. */
const STAGGER = 80;
/** A number or a mark stays long enough to be read. */
const READ = 900;

type Journey = { -readonly [key in keyof Omit<Flight<Item>, 'id' | 'onward'>]: Flight<Item>[key] } & {
  readonly figure: MovingFigure;
  readonly onward: { to: Spot; at: number; lasts: number }[];
};

const isShip = (figure: FigureId): boolean => figure === 'ship' || figure === 'sea-serpent';
const handOf = (seat: number): Spot => `hand:${seat}|seat:${seat}`;

export class Planner extends Timeline<Item, never, Sound> {
  private readonly figures: FiguresOnBoard;
  private readonly journeys = new Map<string, Journey>();
  private kind = '';
  private busyUntil = 0;

  constructor(before: readonly PlacedFigure[], after: readonly PlacedFigure[]) {
    super({ lands: 'step', sinks: 'fall' });
    this.figures = new FiguresOnBoard(before, after);
  }

  /** Called before the motions of each event. */
  startEvent(kind: string): void {
    if (kind !== this.kind) this.time = this.busyUntil;
    this.kind = kind;
  }

  get done(): SagaPlan {
    this.time = this.busyUntil;
    for (const { figure, ...flight } of this.journeys.values()) {
      this.addFlight(flight);
      const { at, lasts } = flight.onward.at(-1) ?? flight;
      if (flight.manner === 'lands' && this.figures.isDrawn(figure)) this.hide(figure.key, at + lasts);
    }
    this.journeys.clear();
    return this.plan;
  }

  /** A figure comes onto the board. */
  comes(seat: number, figure: FigureId, place: SpotId, from: 'reserve' | 'valhalla'): void {
    const arrived = this.figures.arrive(seat, figure, place);
    this.leg(arrived, `${from}:${seat}|seat:${seat}`, this.figures.pointOf(arrived), 'lands');
  }

  /** A figure goes from one place to another; from wherever it stands, without a place. */
  goes(seat: number, figure: FigureId, from: SpotId | null, to: SpotId): void {
    const found = this.figures.find(seat, figure, from, to);
    if (found === undefined) return;
    const start = this.figures.pointOf(found);
    this.figures.move(found, to);
    this.leg(found, start, this.figures.pointOf(found), 'lands');
  }

  /** A figure leaves the board for Valhalla, or the game. */
  falls(seat: number, figure: FigureId, from: SpotId | null): void {
    // A ship dies with the province beside its fjord.
    const found = this.figures.find(seat, figure, from, null) ?? this.figures.find(seat, figure, null, null);
    if (found === undefined) return;
    this.figures.leave(found);
    this.leg(found, this.figures.pointOf(found), `valhalla:${seat}|valhalla|seat:${seat}`, 'sinks');
  }

  /** Something small goes from spot to spot. */
  passes(item: Item, from: Spot, to: Spot, sound: Sound): void {
    this.once(item, from, to, SLOW, 'lands');
    this.sound(sound, this.busyUntil - FAST);
  }

  cardLeaves(seat: number, item: Item, to: Spot): void {
    this.passes(item, handOf(seat), `${to}|seat:${seat}`, 'card');
  }

  /** `+5` rises where the number stands. */
  counts(seat: number, of: 'glory' | 'rage', n: number): void {
    if (n === 0) return;
    this.rises({ is: 'count', of, n }, `${of === 'glory' ? 'score' : of}:${seat}|seat:${seat}`, of);
  }

  rises(item: Item, spot: Spot, sound: Sound): void {
    this.sound(sound);
    this.addFlight({
      item,
      from: spot,
      to: spot,
      at: this.time,
      lasts: READ,
      onward: [],
      startsVisible: false,
      manner: 'rises',
    });
    this.takes(NORMAL);
  }

  /** A mark is set on a province. */
  stamps(stamp: StampId, place: SpotId, sound: Sound): void {
    this.sound(sound);
    const spot = `space:${place}`;
    this.addFlight({
      item: { is: 'stamp', stamp },
      from: spot,
      to: spot,
      at: this.time,
      lasts: READ,
      onward: [],
      startsVisible: false,
      manner: 'stamps',
    });
    this.takes(2 * NORMAL);
  }

  gesture(place: string, does: 'turns' | 'pulses' | 'shakes', sound: Sound): void {
    this.sound(sound);
    this.addGesture({ place, does, at: this.time, lasts: NORMAL });
    this.takes(NORMAL);
  }

  private once(item: Item, from: Spot, to: Spot, lasts: number, manner: 'lands' | 'sinks'): void {
    this.addFlight({ item, from, to, at: this.time, lasts, onward: [], startsVisible: false, manner });
    this.takes(lasts);
  }

  /** One stretch of a figure's way; what it does later in the same update goes on from there. */
  private leg(figure: MovingFigure, from: Spot, to: Spot, manner: 'lands' | 'sinks'): void {
    const { key, seat, figure: kind } = figure;
    const at = this.time;
    const known = this.journeys.get(key);
    if (known === undefined) {
      const item: Item = { is: 'figure', seat, figure: kind };
      const startsVisible = from.startsWith('board:');
      this.journeys.set(key, { figure, item, from, to, at, lasts: SLOW, onward: [], startsVisible, manner });
    } else {
      // It waits at least until it has arrived.
      const before = known.onward.at(-1) ?? known;
      const begins = Math.max(at, before.at + before.lasts);
      known.onward.push({ to, at: begins, lasts: SLOW });
      known.manner = manner;
      this.busyUntil = Math.max(this.busyUntil, begins + SLOW);
    }
    this.sound(manner === 'sinks' ? 'fall' : isShip(kind) ? 'splash' : 'step', at + SLOW * 0.9);
    this.takes(SLOW);
  }

  private takes(lasts: number): void {
    this.busyUntil = Math.max(this.busyUntil, this.time + lasts);
    this.time += STAGGER;
  }
}
