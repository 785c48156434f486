/** Declines every question of one call to battle. The next call, in another province or again in this one, is asked about. */
import { untrack } from 'svelte';
import type { Scene } from '../scene.svelte.ts';

export class Declining {
  private readonly call: () => number | null;
  /** The call that is declined. */
  private declined: number | null = $state(null);

  /** Called while a component is set up. `call` is the id of the call under way; null while there is none. */
  constructor(scene: Scene, call: () => number | null) {
    this.call = call;
    $effect(() => {
      if (this.isOn && scene.ask === 'join') untrack(() => scene.answer({ figure: 'none' }));
    });
  }

  get isOn(): boolean {
    return this.declined !== null && this.declined === this.call();
  }

  set isOn(is: boolean) {
    this.declined = is ? this.call() : null;
  }
}
