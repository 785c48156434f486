/** Which layout the page has. Stylesheets use the same conditions. */
import { MediaQuery } from 'svelte/reactivity';

const narrow = new MediaQuery('(max-width: 960px), (max-height: 480px)');
const low = new MediaQuery('(max-height: 480px)');
const widest = new MediaQuery('(min-width: 1700px)');

export const screen = {
  /** Board and question without columns at their sides: a phone, or a window at a large zoom. */
  get isNarrow(): boolean {
    return narrow.current;
  },
  /** Too low for one above the other: the board at the left, the question at the right. */
  get isLow(): boolean {
    return low.current;
  },
  /** Room for log and chat side by side. */
  get isWidest(): boolean {
    return widest.current;
  },
};
