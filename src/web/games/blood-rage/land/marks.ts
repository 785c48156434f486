/** What the open question lights on the board, and what a press on a place or a figure answers. */
import { SPOTS, type FigureId, type SpotId } from '../../../../games/blood-rage/facts/index.ts';
import { offeredMarks, type BoardQuestion, type Marks } from '../../../board/marks.ts';
import type { Option, Scene } from '../scene.svelte.ts';

/** Where an option's figure goes, or the province that it is about; null where it is about no place. */
function targetOf({ place, province, to }: Option): string | null {
  return place ?? province ?? to ?? null;
}

/** The option that a press on this place answers: the only one about it. Several (another village to take) are buttons of the panel. */
function onlyOptionOn(scene: Scene, place: SpotId): Option | null {
  const there = scene.options.filter((option) => targetOf(option) === place);
  return there.find((option) => option.over === undefined) ?? there[0] ?? null;
}

/** Questions about places, and the wish that stands for a place that is not offered. */
export function boardQuestion(scene: Scene): BoardQuestion<SpotId> | null {
  const { ask } = scene;
  switch (ask) {
    case 'invadeWhere':
      return { wishOn: (place) => onlyOptionOn(scene, place) ?? { place } };
    case 'marchFrom':
    case 'marchTo':
    case 'pillage':
    case 'challenge':
    case 'succor':
    case 'thorsDomain':
      return { wishOn: (place) => ({ province: place }) as Option };
    case 'freeInvasion':
    case 'leaderStep':
    case 'save':
      return { wishOn: (place) => onlyOptionOn(scene, place) };
    default:
      return null;
  }
}

export function marksOf(scene: Scene): Marks<SpotId> {
  const question = boardQuestion(scene);
  return question === null ? new Map() : offeredMarks(scene, SPOTS, question);
}

/** The option that a press on one of my figures answers; null where the question is not about figures. */
export function figureWish(scene: Scene, figure: FigureId, place: SpotId): Option | null {
  switch (scene.ask) {
    case 'marchWho':
    case 'tide':
      return scene.options.find((option) => option.figure === figure) ?? null;
    case 'join':
    case 'sacrifice':
      return scene.options.find((option) => option.figure === figure && option.from === place) ?? null;
    case 'save':
      return scene.options.find((option) => option.save === figure) ?? null;
    default:
      return null;
  }
}
