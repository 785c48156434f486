/** What the open question lights on the board, and what a press on a place or a figure answers. */
import {
  isFjordId,
  SPOTS,
  type FigureId,
  type ProvinceId,
  type SagaAsks,
  type SagaOption,
  type SpotId,
} from '../../../../games/blood-rage/facts/index.ts';
import type { ByAsk } from '../../../board/asks.ts';
import { offeredMarks, type BoardQuestion, type BoardQuestions, type Marks } from '../../../board/marks.ts';
import type { Scene } from '../scene.svelte.ts';

export type LandMarks = Marks<SpotId, SagaOption>;
type LandQuestion = BoardQuestion<SpotId, SagaOption>;

/** What a press on a place stands for in each question. A question about figures is answered on them, see `figureWish`. */
function questionsOf(scene: Scene): BoardQuestions<SagaAsks, SpotId> {
  const inProvince: BoardQuestion<SpotId, { readonly province: ProvinceId }> = {
    wishOn: (place) => (isFjordId(place) ? null : { province: place }),
  };
  return {
    draft: null,
    act: null,
    invadeWho: null,
    // An empty village before one that is taken from somebody: that one is a button.
    invadeWhere: {
      wishOn: (place) => {
        const there = scene.optionsOf('invadeWhere').filter((option) => option.place === place);
        return there.find((option) => !('over' in option)) ?? there[0] ?? { place };
      },
    },
    freeInvasion: {
      wishOn: (place) =>
        scene.optionsOf('freeInvasion').find((option) => 'to' in option && option.to === place) ?? null,
    },
    marchFrom: inProvince,
    marchTo: inProvince,
    marchWho: null,
    pillage: inProvince,
    challenge: inProvince,
    sacrifice: null,
    join: null,
    battleCard: null,
    questFights: null,
    lateCard: null,
    tide: null,
    prowess: null,
    raise: null,
    leaderStep: {
      wishOn: (place) => scene.optionsOf('leaderStep').find((option) => 'to' in option && option.to === place) ?? null,
    },
    save: {
      wishOn: (place) => scene.optionsOf('save').find((option) => 'to' in option && option.to === place) ?? null,
    },
    succor: inProvince,
    thorsDomain: inProvince,
    blessing: null,
    keep: null,
    done: null,
  };
}

/** Null while no question about places is put to me. */
export const questionOf = (scene: Scene): LandQuestion | null =>
  scene.ask === null ? null : questionsOf(scene)[scene.ask];

export const marksOf = (scene: Scene, question: LandQuestion | null): LandMarks =>
  question === null ? new Map() : offeredMarks(scene, SPOTS, question);

/** What a press on one of my figures answers in the questions about figures. */
const FIGURE_WISHES: {
  readonly [ask in keyof ByAsk<SagaAsks, unknown>]?: (
    scene: Scene,
    figure: FigureId,
    place: SpotId,
  ) => SagaOption | undefined;
} = {
  marchWho: (scene, figure, place) =>
    place === scene.marchFrom ? scene.optionsOf('marchWho').find((option) => option.figure === figure) : undefined,
  tide: (scene, figure) => scene.optionsOf('tide').find((option) => option.figure === figure),
  join: (scene, figure, place) =>
    scene.optionsOf('join').find((option) => option.figure === figure && 'from' in option && option.from === place),
  sacrifice: (scene, figure, place) =>
    scene.optionsOf('sacrifice').find((option) => option.figure === figure && option.from === place),
  save: (scene, figure) => scene.optionsOf('save').find((option) => option.save === figure),
};

/** Null where the question is not about figures, or not about this one. */
export const figureWish = (scene: Scene, figure: FigureId, place: SpotId): SagaOption | null =>
  (scene.ask === null ? undefined : FIGURE_WISHES[scene.ask]?.(scene, figure, place)) ?? null;
