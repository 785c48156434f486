/** A place of the board in words, for screen readers and the text table. */
import type { SpotId } from '../../../../games/blood-rage/facts/index.ts';
import type { Scene } from '../scene.svelte.ts';
import { ageName, figureName, inParts, list, names, say, spotName } from '../words.ts';
import { isFjordPlace } from './shapes.ts';

/** Who stands there: "Wolf: Leader and 2 × Warrior". */
function figuresAt(scene: Scene, place: SpotId): string[] {
  return scene.view.clans.flatMap(({ figures }, seat) => {
    const here = figures.filter((each) => each.place === place);
    if (here.length === 0) return [];
    const said = here.map(({ figure, count }) =>
      count === 1 ? figureName(figure) : say('figureCount', { n: count, figure: figureName(figure) }),
    );
    return [say('figuresOf', { clan: scene.clanName(seat), figures: list(said) })];
  });
}

export function placeSentence(scene: Scene, place: SpotId): string {
  const figures = figuresAt(scene, place);
  const standing = figures.length === 0 ? say('noFigures') : inParts(figures);
  if (isFjordPlace(place)) return `${spotName(place)}, ${standing}`;
  const { reward, pillaged, destroyed, emptyVillages } = scene.view.provinces[place];
  if (destroyed) return `${spotName(place)}, ${say('destroyed')}`;
  const doom = scene.view.doom.indexOf(place);
  return [
    spotName(place),
    ...(emptyVillages === null ? [] : [say('emptyVillages', { n: emptyVillages })]),
    ...(reward === null ? [] : [pillaged ? say('pillaged') : say('token', { reward: names().rewards[reward].name })]),
    ...(doom < 0 ? [] : [say('fallsIn', { age: ageName(doom + 1) })]),
    standing,
  ].join(', ');
}
