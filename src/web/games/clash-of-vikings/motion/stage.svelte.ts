/** Plays a plan over the drawn page: transform and opacity alone, never in the way of a click, skipped by any. */
import { tick } from 'svelte';
import type { VikingsView } from '../../../../games/clash-of-vikings/view.ts';
import type { News } from '../../../../protocol/client.ts';
import type { TableDoc } from '../../../../protocol/table.ts';
import { motionScale } from '../../../shared/settings.svelte.ts';
import { play } from '../sounds.ts';
import { planOf, type Flight, type Place, type Plan, type Reveal, type VikingsEvent } from './plan.ts';

/** More than this was missed, not watched: the log tells it. */
const TOO_MUCH = 30;

export class Stage {
  flights: readonly Flight[] = $state.raw([]);
  reveal: Reveal | null = $state.raw(null);
  private readonly root: () => HTMLElement | undefined;
  private readonly running = new Set<Animation>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private pace = 1;

  constructor(root: () => HTMLElement | undefined) {
    this.root = root;
  }

  hear(news: News, before: TableDoc | null, after: TableDoc): void {
    this.skip();
    const seen = before?.game?.view as VikingsView | undefined;
    // What an undo takes back is not walked backwards.
    if (seen === undefined || after.game === null || news.anew || news.withdrawn.length > 0) return;
    const events = news.lines.flatMap((line) => ('event' in line ? [line.event as VikingsEvent] : []));
    if (events.length === 0 || events.length > TOO_MUCH) return;
    const plan = planOf(events, seen);
    this.pace = motionScale() * plan.haste;
    void this.perform(plan);
  }

  /** To the end, at once. */
  skip(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.flights = [];
    this.reveal = null;
  }

  /** The middle of a place on the screen; null where it is not shown. */
  middleOf(place: Place): { readonly x: number; readonly y: number } | null {
    const [kind, id] = place.split(':');
    const wanted = kind === 'space' ? `[data-space="${id}"] .hit` : `[data-place="${place}"]`;
    for (const element of this.root()?.querySelectorAll(wanted) ?? []) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width > 0) return { x: x + width / 2, y: y + height / 2 };
    }
    return null;
  }

  /** A bracelet on its way, from the moment it is drawn. */
  fly(node: HTMLElement, { from, to, at, lasts, lies, sinks }: Flight): void {
    const [start, end] = [this.middleOf(from), this.middleOf(to)];
    if (start === null || end === null) return;
    const lift = Math.min(70, Math.hypot(end.x - start.x, end.y - start.y) * 0.25);
    const between = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - lift };
    const frame = ({ x, y }: typeof start, rest: Keyframe = {}): Keyframe => ({
      transform: `translate(${x}px, ${y}px) scale(${rest['scale'] === undefined ? 1 : String(rest['scale'])})`,
      opacity: 1,
      ...(rest.offset === undefined ? {} : { offset: rest.offset }),
      ...(rest['opacity'] === undefined ? {} : { opacity: rest['opacity'] }),
    });
    const frames = sinks
      ? [
          frame(start),
          frame(between, { offset: 0.4 }),
          frame(end, { offset: 0.75 }),
          frame(end, { scale: 0.3, opacity: 0 }),
        ]
      : [frame(start), frame(between, { offset: 0.5 }), frame(end, { offset: 0.94 }), frame(end, { opacity: 0 })];
    this.run(node, frames, at, lasts, lies ? 'both' : 'forwards');
  }

  private async perform(plan: Plan): Promise<void> {
    const { pace } = this;
    // Without motion a few of the sounds remain, one of each kind.
    const heard = new Set<string>();
    for (const { sound, at } of plan.sounds) {
      if (pace === 0 && heard.has(sound)) continue;
      heard.add(sound);
      this.later(() => play(sound), at);
    }
    if (pace === 0) return;
    await tick();
    for (const [seat, stops] of plan.walks) {
      const figure = this.root()?.querySelector<HTMLElement>(`[data-viking="${seat}"]`);
      const last = stops.at(-1)!.time;
      if (!figure || last === 0) continue;
      const frames = stops.map(({ x, y, time }) => ({ transform: `translate(${x}px, ${y}px)`, offset: time / last }));
      this.run(figure, [{ ...frames[0]!, offset: 0 }, ...frames], 0, last, 'none');
    }
    for (const { space, until } of plan.veils) {
      const lying = this.root()?.querySelector<HTMLElement>(`[data-bracelets="${space}"]`);
      if (lying) this.run(lying, [{ opacity: 0 }, { opacity: 0 }], 0, until, 'none');
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
