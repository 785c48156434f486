/** Plays a plan over the page. It animates only transform and opacity, never blocks a click, and any click or key skips it. */
import { tick } from 'svelte';
import type { News } from '../../protocol/client.ts';
import type { TableDoc } from '../../protocol/table.ts';
import { motionScale } from '../shared/settings.svelte.ts';
import type { Point } from './drawing.ts';
import { eventsIn } from './scene.svelte.ts';
import type { Flight, Plan, Reveal, Spot } from './timeline.ts';

/** Longer lists of events come after a lost connection: they are not animated. */
const MAX_EVENTS = 30;

/** How a game turns events into a plan and sounds. */
interface StageOptions<View, Event, Item, Face, Sound> {
  plan(events: readonly Event[], before: View): Plan<Item, Face, Sound>;
  play(sound: Sound): void;
}

/** What StageLayer needs of a stage. */
export interface StageState<Item, Face> {
  readonly flights: readonly Flight<Item>[];
  readonly reveal: Reveal<Face> | null;
  readonly onChange: (news: News, before: TableDoc | null, after: TableDoc) => void;
  readonly skip: () => void;
  middleOf(spot: Spot): Point | null;
  fly(node: HTMLElement, flight: Flight<Item>): void;
}

export class Stage<View, Event, Item, Face, Sound> implements StageState<Item, Face> {
  flights: readonly Flight<Item>[] = $state.raw([]);
  reveal: Reveal<Face> | null = $state.raw(null);
  /** Set by the layout: the element in which figures and spots are looked up. */
  root: HTMLElement | undefined;
  private readonly game: StageOptions<View, Event, Item, Face, Sound>;
  private readonly running = new Set<Animation>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private pace = 1;

  constructor(game: StageOptions<View, Event, Item, Face, Sound>) {
    this.game = game;
  }

  readonly onChange = (news: News, before: TableDoc | null, after: TableDoc): void => {
    this.skip();
    const seen = before?.game?.view as View | undefined;
    // An undo is not animated.
    if (seen === undefined || after.game === null || news.anew || news.withdrawn.length > 0) return;
    const events = eventsIn<Event>(news);
    if (events.length === 0 || events.length > MAX_EVENTS) return;
    const plan = this.game.plan(events, seen);
    this.pace = motionScale() * plan.timeScale;
    void this.playPlan(plan);
  };

  /** Ends all animations at once. */
  readonly skip = (): void => {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.flights = [];
    this.reveal = null;
  };

  /** The middle of a spot on the screen; null where it is not shown. */
  middleOf(spot: Spot): Point | null {
    const [kind, id] = spot.split(':');
    const wanted = kind === 'space' ? `[data-space="${id}"] .hit` : `[data-place="${spot}"]`;
    for (const element of this.root?.querySelectorAll(wanted) ?? []) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width > 0) return { x: x + width / 2, y: y + height / 2 };
    }
    return null;
  }

  /** Animates a flight; called when its element is mounted. */
  fly(node: HTMLElement, { from, to, at, lasts, startsVisible, sinks }: Flight<Item>): void {
    const [start, end] = [this.middleOf(from), this.middleOf(to)];
    if (start === null || end === null) return;
    const lift = Math.min(70, Math.hypot(end.x - start.x, end.y - start.y) * 0.25);
    const between = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - lift };
    const frame = ({ x, y }: Point, offset: number, opacity = 1, scale = 1): Keyframe => ({
      transform: `translate(${x}px, ${y}px) scale(${scale})`,
      opacity,
      offset,
    });
    const frames = sinks
      ? [frame(start, 0), frame(between, 0.4), frame(end, 0.75), frame(end, 1, 0, 0.3)]
      : [frame(start, 0), frame(between, 0.5), frame(end, 0.94), frame(end, 1, 0)];
    this.animate(node, frames, at, lasts, startsVisible ? 'both' : 'forwards');
  }

  private async playPlan(plan: Plan<Item, Face, Sound>): Promise<void> {
    const { pace } = this;
    // Without motion each sound is played once.
    const heard = new Set<Sound>();
    for (const { sound, at } of plan.sounds) {
      if (pace === 0 && heard.has(sound)) continue;
      heard.add(sound);
      this.schedule(() => this.game.play(sound), at);
    }
    if (pace === 0) return;
    await tick();
    for (const [id, stops] of plan.walks) {
      const figure = this.root?.querySelector<HTMLElement>(`[data-figure="${id}"]`);
      const last = stops.at(-1)!.time;
      if (!figure || last === 0) continue;
      const frames = stops.map(({ x, y, time }) => ({ transform: `translate(${x}px, ${y}px)`, offset: time / last }));
      this.animate(figure, [{ ...frames[0]!, offset: 0 }, ...frames], 0, last, 'none');
    }
    for (const { place, until } of plan.hiddenPieces) {
      const pieces = this.root?.querySelector<HTMLElement>(`[data-pieces="${place}"]`);
      if (pieces) this.animate(pieces, [{ opacity: 0 }, { opacity: 0 }], 0, until, 'none');
    }
    this.flights = plan.flights;
    for (const reveal of plan.reveals) {
      this.schedule(() => (this.reveal = { ...reveal, lasts: reveal.lasts * pace }), reveal.at);
      this.schedule(() => (this.reveal = null), reveal.at + reveal.lasts);
    }
    await tick();
    // On a slow machine motions begin late: they are waited for, not cut off.
    const last = [...this.running].map(({ finished }) => finished.catch(() => undefined));
    const { flights } = this;
    await Promise.all(last);
    if (this.flights === flights) this.flights = [];
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
