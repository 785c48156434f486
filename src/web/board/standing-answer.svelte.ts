/** An answer that is given to every question of one kind, until it no longer holds: for questions that come often. */
import { untrack } from 'svelte';
import type { AnyAsks, AskOf } from './asks.ts';
import type { BoardScene } from './scene.svelte.ts';

export class StandingAnswer<Asks extends AnyAsks, Ask extends AskOf<Asks>> {
  isOn = $state(false);

  /** Called while a component is set up. `isOver` says when to ask again, such as on my own turn. */
  constructor(scene: BoardScene<unknown, Asks>, ask: Ask, wish: Asks[Ask]['option'], isOver: () => boolean) {
    $effect(() => {
      if (!this.isOn) return;
      if (isOver()) this.isOn = false;
      else if (scene.ask === ask) untrack(() => scene.answer(wish));
    });
  }
}
