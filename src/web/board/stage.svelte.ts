/** Plays a plan over the drawn page: transform and opacity alone, never in the way of a click, skipped by any. */
import { tick } from 'svelte';
import type { News } from '../../protocol/client.ts';
import type { TableDoc } from '../../protocol/table.ts';
import { motionScale } from '../shared/settings.svelte.ts';
import type { Point } from './drawing.ts';
import { eventsIn } from './scene.svelte.ts';
import type { Flight, Plan, Reveal, Spot } from './timeline.ts';

/** More than this was missed, not watched: the log tells it. */
const TOO_MUCH = 30;

/** What a game gives to its stage. */
interface Performance<View, Event, Item, Face, Sound> {
  plan(events: readonly Event[], before: View): Plan<Item, Face, Sound>;
  play(sound: Sound): void;
}

/** What is in the air: all that the layer over the page needs of a stage. */
export interface Air<Item, Face> {
  readonly flights: readonly Flight<Item>[];
  readonly reveal: Reveal<Face> | null;
  readonly hear: (news: News, before: TableDoc | null, after: TableDoc) => void;
  readonly skip: () => void;
  middleOf(spot: Spot): Point | null;
  fly(node: HTMLElement, flight: Flight<Item>): void;
}

export class Stage<View, Event, Item, Face, Sound> implements Air<Item, Face> {
  flights: readonly Flight<Item>[] = $state.raw([]);
  reveal: Reveal<Face> | null = $state.raw(null);
  /** Where motions are looked for and drawn: set when the board is. */
  root: HTMLElement | undefined;
  private readonly game: Performance<View, Event, Item, Face, Sound>;
  private readonly running = new Set<Animation>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private pace = 1;

  constructor(game: Performance<View, Event, Item, Face, Sound>) {
    this.game = game;
  }

  readonly hear = (news: News, before: TableDoc | null, after: TableDoc): void => {
    this.skip();
    const seen = before?.game?.view as View | undefined;
    // What an undo takes back is not walked backwards.
    if (seen === undefined || after.game === null || news.anew || news.withdrawn.length > 0) return;
    const events = eventsIn<Event>(news);
    if (events.length === 0 || events.length > TOO_MUCH) return;
    const plan = this.game.plan(events, seen);
    this.pace = motionScale() * plan.haste;
    void this.perform(plan);
  };

  /** To the end, at once. */
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

  /** Something on its way, from the moment it is drawn. */
  fly(node: HTMLElement, { from, to, at, lasts, lies, sinks }: Flight<Item>): void {
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
    this.run(node, frames, at, lasts, lies ? 'both' : 'forwards');
  }

  private async perform(plan: Plan<Item, Face, Sound>): Promise<void> {
    const { pace } = this;
    // Without motion a few of the sounds remain, one of each kind.
    const heard = new Set<Sound>();
    for (const { sound, at } of plan.sounds) {
      if (pace === 0 && heard.has(sound)) continue;
      heard.add(sound);
      this.later(() => this.game.play(sound), at);
    }
    if (pace === 0) return;
    await tick();
    for (const [id, stops] of plan.walks) {
      const figure = this.root?.querySelector<HTMLElement>(`[data-figure="${id}"]`);
      const last = stops.at(-1)!.time;
      if (!figure || last === 0) continue;
      const frames = stops.map(({ x, y, time }) => ({ transform: `translate(${x}px, ${y}px)`, offset: time / last }));
      this.run(figure, [{ ...frames[0]!, offset: 0 }, ...frames], 0, last, 'none');
    }
    for (const { place, until } of plan.veils) {
      const pieces = this.root?.querySelector<HTMLElement>(`[data-pieces="${place}"]`);
      if (pieces) this.run(pieces, [{ opacity: 0 }, { opacity: 0 }], 0, until, 'none');
    }
    this.flights = plan.flights;
    for (const reveal of plan.reveals) {
      this.later(() => (this.reveal = { ...reveal, lasts: reveal.lasts * pace }), reveal.at);
      this.later(() => (this.reveal = null), reveal.at + reveal.lasts);
    }
    await tick();
    // On a slow machine motions begin late: they are waited for, not cut off.
    const last = [...this.running].map(({ finished }) => finished.catch(() => undefined));
    const { flights } = this;
    await Promise.all(last);
    if (this.flights === flights) this.flights = [];
  }

  private later(what: () => void, after: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      what();
    }, after * this.pace);
    this.timers.add(timer);
  }

  private run(element: HTMLElement, frames: Keyframe[], delay: number, duration: number, fill: FillMode): void {
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
