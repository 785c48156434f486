/** Plays a plan over the page. It animates only transform and opacity, never blocks a click, and any click or key skips it. */
import { tick } from 'svelte';
import type { News } from '../../protocol/client.ts';
import type { TableDoc } from '../../protocol/table.ts';
import type { Performer, Update } from '../live/update-queue.ts';
import { motionScale } from '../shared/settings.svelte.ts';
import type { Point } from './drawing.ts';
import { eventsIn } from './scene.svelte.ts';
import type { Flight, Gesture, Plan, Reveal, Spot } from './timeline.ts';

/** Longer lists of events come after a lost connection: they are not animated, unless a game has turns as long as that. */
const MAX_EVENTS = 30;
/** In milliseconds: one frame of most screens. */
const FRAME = 17;
/** Times are multiplied by this while other updates wait. */
const HURRY = 0.5;

/** How a game turns events into a plan and sounds. */
interface StageOptions<View, Event, Item, Face, Sound> {
  plan(events: readonly Event[], before: View, after: View): Plan<Item, Face, Sound>;
  play(sound: Sound): void;
  readonly maxEvents?: number;
}

/** What a gesture looks like, from the state before it. */
const GESTURES: Readonly<Record<Gesture['does'], Keyframe[]>> = {
  turns: [{ transform: 'scaleX(0)' }, { transform: 'none' }],
  pulses: [{ transform: 'none' }, { transform: 'scale(1.35)' }, { transform: 'none' }],
  shakes: ['none', 'translateX(-5px)', 'translateX(5px)', 'translateX(-3px)', 'none'].map((transform) => ({
    transform,
  })),
};

/** What StageLayer needs of a stage. */
export interface StageState<Item, Face> extends Performer {
  readonly flights: readonly Flight<Item>[];
  readonly cards: readonly Reveal<Face>[];
  middleOf(spot: Spot): Point | null;
  /** Called when the element of a flight is mounted. */
  mounted(node: HTMLElement, flight: Flight<Item>): void;
}

/** One stretch of a flight, from 0 to 1. */
function legFrames(
  start: Point,
  end: Point,
  manner: Flight<unknown>['manner'],
): readonly (Keyframe & { offset: number })[] {
  const frame = ({ x, y }: Point, offset: number, opacity = 1, scale = 1) => ({
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    opacity,
    offset,
  });
  const lift = Math.min(70, Math.hypot(end.x - start.x, end.y - start.y) * 0.25);
  const between = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - lift };
  const above = { x: end.x, y: end.y - 44 };
  switch (manner) {
    case 'lands':
      return [frame(start, 0), frame(between, 0.5), frame(end, 0.94), frame(end, 1, 0)];
    case 'sinks':
      return [frame(start, 0), frame(between, 0.4), frame(end, 0.75), frame(end, 1, 0, 0.3)];
    case 'rises':
      return [frame(start, 0, 0, 0.6), frame(start, 0.15), frame(above, 0.75), frame(above, 1, 0)];
    case 'stamps':
      return [frame(start, 0, 0, 2.2), frame(start, 0.25), frame(start, 0.8), frame(start, 1, 0, 0.9)];
  }
}

export class Stage<View, Event, Item, Face, Sound> implements StageState<Item, Face> {
  flights: readonly Flight<Item>[] = $state.raw([]);
  /** Cards that are being turned over; the next comes while the one before can still be read. */
  cards: readonly Reveal<Face>[] = $state.raw([]);
  /** The board was drawn when motions began that are not over: a page that would show something in its place waits. */
  holdsBoard = $state(false);
  /** Set by the layout: the element in which figures and spots are looked up. */
  root: HTMLElement | undefined;
  private readonly game: StageOptions<View, Event, Item, Face, Sound>;
  private readonly running = new Set<Animation>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  /** Called when everything is skipped. */
  private readonly waiters = new Set<() => void>();
  private readonly nodes = new Map<Flight<Item>, HTMLElement>();
  private plan: Plan<Item, Face, Sound> | null = null;
  private pace = 1;

  constructor(game: StageOptions<View, Event, Item, Face, Sound>) {
    this.game = game;
  }

  reveal({ doc, news }: Update, before: TableDoc | null, waiting: number): Promise<void> | null {
    this.plan = this.planOf(news, before, doc);
    if (this.plan === null) return null;
    const { reveals, flights, revealSounds, revealedAt, timeScale } = this.plan;
    this.pace = motionScale() * timeScale * (waiting > 0 ? HURRY : 1);
    this.play(revealSounds);
    if (this.pace === 0 || reveals.length + flights.length === 0) return null;
    // What will fly is drawn before the update is, unseen: both at once would be too much for one frame of a slow machine.
    this.flights = flights;
    if (reveals.length === 0) return this.nextFrame();
    for (const reveal of reveals) {
      this.schedule(() => (this.cards = [{ ...reveal, lasts: reveal.lasts * this.pace }]), reveal.at);
      this.schedule(() => (this.cards = this.cards.filter(({ id }) => id !== reveal.id)), reveal.at + reveal.lasts);
    }
    return this.waitFor(revealedAt);
  }

  move(): Promise<void> | null {
    const { plan } = this;
    this.plan = null;
    if (plan === null) return null;
    this.play(plan.sounds);
    const { walks, flights, gestures, hiddenPieces } = plan;
    const isStill = walks.size + flights.length + gestures.length + hiddenPieces.length === 0;
    if (this.pace === 0 || isStill) return null;
    this.holdsBoard = this.board !== null;
    this.putAtStart();
    return this.playMotions(plan);
  }

  readonly skip = (): void => {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.clear();
    this.cards = [];
    this.plan = null;
    for (const wake of this.waiters) wake();
    this.waiters.clear();
  };

  /** Null for what is not animated: the first document, an undo, and what was missed. */
  private planOf(news: News, before: TableDoc | null, after: TableDoc): Plan<Item, Face, Sound> | null {
    const seen = before?.game?.view as View | undefined;
    if (seen === undefined || after.game === null || news.anew || news.withdrawn.length > 0 || document.hidden)
      return null;
    const events = eventsIn<Event>(news);
    const { maxEvents = MAX_EVENTS } = this.game;
    if (events.length === 0 || events.length > maxEvents) return null;
    return this.game.plan(events, seen, after.game.view as View);
  }

  private get board(): SVGSVGElement | null {
    return this.root?.querySelector<SVGSVGElement>('svg[data-board]') ?? null;
  }

  /** How many pixels one unit of the board's drawing has; 0 where the board is not shown. */
  get unit(): number {
    return this.board?.getScreenCTM()?.a ?? 0;
  }

  /** The middle of a spot on the screen; null where it is not shown. */
  middleOf(spots: Spot): Point | null {
    for (const spot of spots.split('|')) {
      const middle = this.middleOfOne(spot);
      if (middle !== null) return middle;
    }
    return null;
  }

  private middleOfOne(spot: Spot): Point | null {
    const [kind, id = ''] = spot.split(':');
    if (kind === 'board') {
      const [x, y] = id.split(',').map(Number);
      const onScreen = this.board?.getScreenCTM() ?? null;
      return onScreen && new DOMPoint(x, y).matrixTransform(onScreen);
    }
    const wanted = kind === 'space' ? `[data-space="${id}"] .hit` : `[data-place="${spot}"]`;
    for (const element of this.root?.querySelectorAll(wanted) ?? []) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width > 0) return { x: x + width / 2, y: y + height / 2 };
    }
    return null;
  }

  mounted(node: HTMLElement, flight: Flight<Item>): void {
    this.nodes.set(flight, node);
  }

  private fly(node: HTMLElement, flight: Flight<Item>): void {
    const { from, at, startsVisible } = flight;
    const legs = [flight, ...flight.onward].map((leg) => ({ ...leg, end: this.middleOf(leg.to) }));
    const ends = legs.at(-1)!.at + legs.at(-1)!.lasts;
    let start = this.middleOf(from);
    const frames: Keyframe[] = [];
    for (const { end, at: begins, lasts } of legs) {
      if (start === null || end === null) return;
      for (const { offset, ...frame } of legFrames(start, end, flight.manner))
        frames.push({ ...frame, offset: (begins - at + offset * lasts) / (ends - at) });
      start = end;
    }
    // A stretch that is followed by another one ends where it has led to, in full sight.
    for (const frame of frames) if (frame.offset! < 1 && flight.onward.length > 0) frame['opacity'] = 1;
    this.animate(node, frames, at, ends - at, startsVisible ? 'both' : 'forwards');
  }

  private async playMotions(plan: Plan<Item, Face, Sound>): Promise<void> {
    const skipped = new Promise<void>((resolve) => this.waiters.add(resolve));
    // The update was shown a moment ago: its figures are moved once they are drawn.
    await tick();
    for (const [id, stops] of plan.walks) {
      const figure = this.root?.querySelector<HTMLElement>(`[data-figure="${id}"]`);
      const last = stops.at(-1)!.time;
      if (!figure || last === 0) continue;
      const frames = stops.map(({ x, y, time }) => ({ transform: `translate(${x}px, ${y}px)`, offset: time / last }));
      this.animate(figure, [{ ...frames[0]!, offset: 0 }, ...frames], 0, last, 'none');
    }
    for (const { place, does, at, lasts } of plan.gestures) {
      const element = this.root?.querySelector<HTMLElement>(`[data-place="${place}"]`);
      if (element) this.animate(element, GESTURES[does], at, lasts, 'none');
    }
    const hidden = plan.hiddenPieces.flatMap(({ place, until }) => {
      const pieces = this.root?.querySelector<HTMLElement>(`[data-pieces="${place}"]`);
      return pieces ? [{ pieces, until }] : [];
    });
    const { flights } = this;
    if (flights.length > 0) {
      // Where things fly to is measured in a frame of its own; until then everything looks as it did.
      for (const { pieces } of hidden) pieces.style.opacity = '0';
      await this.nextFrame();
      for (const { pieces } of hidden) pieces.style.opacity = '';
      if (this.flights !== flights) return;
    }
    for (const { pieces, until } of hidden) this.animate(pieces, [{ opacity: 0 }, { opacity: 0 }], 0, until, 'none');
    for (const [flight, node] of this.nodes) this.fly(node, flight);
    // On a slow machine motions begin late: they are waited for, not cut off.
    const ends = [...this.running].map(({ finished }) => finished.catch(() => undefined));
    await Promise.race([Promise.all(ends), skipped]);
    if (this.flights === flights) this.clear();
  }

  /** Without motion each sound is played once. */
  private play(sounds: readonly { readonly sound: Sound; readonly at: number }[]): void {
    const played = new Set<Sound>();
    for (const { sound, at } of sounds) {
      if (this.pace === 0 && played.has(sound)) continue;
      played.add(sound);
      this.schedule(() => this.game.play(sound), at);
    }
  }

  /** What starts in full sight stands there when its piece is no longer drawn. */
  private putAtStart(): void {
    for (const [{ from, startsVisible }, node] of this.nodes) {
      const start = startsVisible ? this.middleOf(from) : null;
      if (start === null) continue;
      node.style.transform = `translate(${start.x}px, ${start.y}px)`;
      node.style.opacity = '1';
    }
  }

  private clear(): void {
    this.flights = [];
    this.nodes.clear();
    this.holdsBoard = false;
  }

  private nextFrame(): Promise<void> {
    return new Promise((resolve) => {
      this.waiters.add(resolve);
      setTimeout(resolve, FRAME);
    });
  }

  private waitFor(duration: number): Promise<void> {
    return new Promise((resolve) => {
      this.waiters.add(resolve);
      this.schedule(resolve, duration);
    });
  }

  private schedule(what: () => void, after: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      what();
    }, after * this.pace);
    this.timers.add(timer);
  }

  private animate(element: HTMLElement, frames: Keyframe[], delay: number, duration: number, fill: FillMode): void {
    const { pace } = this;
    const animation = element.animate(frames, {
      delay: delay * pace,
      duration: Math.max(1, duration * pace),
      fill,
      easing: frames.length > 2 ? 'linear' : 'ease-out',
    });
    this.running.add(animation);
    animation.onfinish = () => this.running.delete(animation);
  }
}
