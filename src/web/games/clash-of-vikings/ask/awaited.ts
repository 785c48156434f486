import { awaitedIn } from '../../../board/awaited.ts';
import type { Scene } from '../scene.svelte.ts';
import { say } from '../words.ts';

/** Who is awaited, and for what. */
export const awaited = (scene: Scene): string =>
  awaitedIn(scene, (ask, who, whos) =>
    ask === 'callBluff' ? say('awaits.callBluff', { n: whos.length, whos }) : say(`awaits.${ask}`, { who }),
  );
