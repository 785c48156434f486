/** Who is awaited, and for what. */
import { awaitedIn } from '../../../board/awaited.ts';
import type { Scene } from '../scene.svelte.ts';

export const awaited = (scene: Scene): string => awaitedIn(scene);
