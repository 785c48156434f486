/** Bots at their fastest until I am asked again: for those who can do nothing but watch. */
import type { BotPace } from '../../protocol/table.ts';
import type { BoardScene } from './scene.svelte.ts';

export class Hurry {
  private readonly scene: BoardScene;
  /** The speed to go back to; null while nobody hurries. */
  private before: BotPace | null = $state(null);

  /** Called while a component is set up. */
  constructor(scene: BoardScene) {
    this.scene = scene;
    $effect(() => {
      if (this.before !== null && (scene.table.isMyTurn || scene.isOver)) this.isOn = false;
    });
  }

  private get pace(): BotPace {
    return this.scene.doc.table.settings.botPace;
  }

  /** The speed is the host's to set, and nobody else must be hurried by it. */
  get isOffered(): boolean {
    const { table, you } = this.scene.doc;
    const isAlone = table.seats.every(({ holder }, seat) => seat === you.seat || holder === 'bot');
    return you.host && isAlone && (this.isOn || this.pace !== 'instant');
  }

  get isOn(): boolean {
    return this.before !== null;
  }

  set isOn(is: boolean) {
    if (is === this.isOn) return;
    const botPace = is ? 'instant' : this.before!;
    this.before = is ? this.pace : null;
    void this.scene.table.command({ t: 'settings', botPace });
  }
}
