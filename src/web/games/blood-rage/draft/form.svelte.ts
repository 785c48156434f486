/** How the packet is shown: all places side by side where there is room, else one card at a time. */
import { MediaQuery } from 'svelte/reactivity';

const small = new MediaQuery('(max-width: 700px), (max-height: 480px)');

export const form = {
  get isOneByOne(): boolean {
    return small.current;
  },
};
