/** The text table's sections. */
import { SHORES } from '../../../games/sample/facts/ids.ts';
import type { TextSection } from '../../board/game-ui.ts';
import type { Scene } from './scene.svelte.ts';
import { cardName, list, say } from './words.ts';

export function sectionsOf(scene: Scene): readonly TextSection[] {
  const { view, mine } = scene;
  const jarls = view.jarls.map(
    ({ hall, treasure, hand }, seat) =>
      `${scene.nameOrYou(seat)}: ${[say('inHall', { n: hall }), say('treasures', { n: treasure.length }), say('cards', { n: hand.length })].join(', ')}`,
  );
  const secrets =
    mine === null ? [] : [list(scene.hand.map(cardName)), say('treasure', { values: list(mine.treasure) })];
  return [
    { heading: say('night', { n: view.night }), items: [say('reserve', { n: view.reserve })] },
    { heading: say('board'), items: SHORES.map((shore) => scene.sentence(shore)) },
    { heading: say('jarls'), items: jarls },
    ...(secrets.length > 0 ? [{ heading: say('mine'), items: secrets }] : []),
  ];
}
