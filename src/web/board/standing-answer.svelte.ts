/** An answer that is given to every question of one kind, until it no longer holds: for questions that come often. */
import { untrack } from 'svelte';
import type { AnyOption, BoardScene } from './scene.svelte.ts';

export class StandingAnswer<Option> {
  isOn = $state(false);
  readonly ask: string;

  /** Called while a component is set up. `isOver` says when to ask again, such as on my own turn. */
  constructor(scene: BoardScene<unknown, Option>, ask: string, wish: AnyOption<Option>, isOver: () => boolean) {
    this.ask = ask;
    $effect(() => {
      if (!this.isOn) return;
      if (isOver()) this.isOn = false;
      else if (scene.ask === ask) untrack(() => scene.answer(wish));
    });
  }
}
