/** Parts of the page that are loaded when they are first needed. */
import { untilLoaded } from './attempts.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

class Loading {
  /** How many parts do not come. Most likely the server was upgraded, and only a reload finds the new files. */
  failing = $state(0);
}

export const loading = new Loading();

/** Never rejects: what does not come is tried again, and the page says so. */
export const loaded = <T>(load: () => Promise<T>): Promise<T> =>
  untilLoaded(load, (isFailing) => (loading.failing += isFailing ? 1 : -1), { wait });
