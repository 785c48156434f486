/** Which end of an Age is being told: a new one is told once, until it is dismissed; the log can open it again. */
import type { Scene } from '../scene.svelte.ts';
import { ageEnds, type AgeEnd } from './age-story.ts';

export const STEPS = ['quests', 'ragnarok', 'valhalla'] as const;
export type TaleStep = (typeof STEPS)[number];

export class Tale {
  step: TaleStep = $state('quests');
  private readonly scene: Scene;
  /** Ages told or dismissed; null until the table is first drawn: what ended before I came is not told. */
  private told: number | null = $state(null);
  private readonly ends: readonly AgeEnd[] = $derived.by(() =>
    ageEnds(this.scene.table.lines, this.scene.view.clans.length),
  );

  constructor(scene: Scene) {
    this.scene = scene;
  }

  /** Called when the table is drawn for the first time. */
  begin(): void {
    this.told = this.ends.length;
  }

  /** The end that is told now; null if none is. The last one is the saga's. */
  get current(): AgeEnd | null {
    if (this.told === null || this.scene.isOver) return null;
    return this.ends.length > this.told ? this.ends[this.told]! : null;
  }

  readonly goOn = (): void => {
    const next = STEPS[STEPS.indexOf(this.step) + 1];
    if (next === undefined) this.dismiss();
    else this.step = next;
  };

  readonly goBack = (): void => {
    const before = STEPS[STEPS.indexOf(this.step) - 1];
    if (before !== undefined) this.step = before;
  };

  readonly dismiss = (): void => {
    this.told = this.ends.length;
    this.step = 'quests';
  };
}
