/** The text table's sections. */
import { SPOTS } from '../../../games/blood-rage/facts/index.ts';
import type { TextSection } from '../../board/game-ui.ts';
import { placeSentence } from './land/sentence.ts';
import type { Scene } from './scene.svelte.ts';
import { say } from './words.ts';

export function sectionsOf(scene: Scene): readonly TextSection[] {
  return [{ heading: say('board'), items: SPOTS.map((spot) => placeSentence(scene, spot)) }];
}
