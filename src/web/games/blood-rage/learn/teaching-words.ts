/** What the page teaches of Blood Rage, in one language. Drawings are put to it in index.ts. */
import type { SagaAsks } from '../../../../games/blood-rage/facts/asks.ts';
import type { ByAsk } from '../../../board/asks.ts';
import type { GuideWords, Tile } from '../../../board/teaching.ts';
import type { PracticeId } from './practice.ts';

type Said = Pick<Tile, 'title' | 'text'>;

export type LessonId =
  'draft' | 'act' | 'invade' | 'march' | 'pillage' | 'join' | 'battleCard' | 'lateCard' | 'raise' | 'save' | 'keep';

/** The "Done" that confirms needs no lesson. */
export const LESSONS: ByAsk<SagaAsks, LessonId | null> = {
  draft: 'draft',
  act: 'act',
  invadeWho: 'invade',
  invadeWhere: 'invade',
  freeInvasion: 'invade',
  marchFrom: 'march',
  marchTo: 'march',
  marchWho: 'march',
  pillage: 'pillage',
  challenge: 'pillage',
  sacrifice: 'save',
  join: 'join',
  battleCard: 'battleCard',
  questFights: 'lateCard',
  lateCard: 'lateCard',
  tide: 'lateCard',
  prowess: 'lateCard',
  raise: 'raise',
  leaderStep: 'save',
  save: 'save',
  succor: 'save',
  thorsDomain: 'save',
  blessing: 'save',
  keep: 'keep',
  done: null,
};

export type SagaGuide = Omit<GuideWords<LessonId>, 'practice'> & {
  readonly practice: Readonly<Record<PracticeId, Said>>;
};

export interface TeachingWords {
  readonly age: {
    readonly heading: string;
    readonly note: string;
    readonly gifts: Said;
    readonly act: Said;
    readonly doom: Said;
  };
  readonly actions: {
    readonly heading: string;
    readonly note: string;
    readonly figures: Said;
    readonly cards: Said;
    readonly pillage: Said;
  };
  readonly battle: {
    readonly heading: string;
    readonly note: string;
    readonly win: Said;
    readonly lose: Said;
    readonly tie: Said;
  };
  readonly wins: { readonly heading: string; readonly text: string; readonly sources: readonly string[] };
  readonly mistakes: { readonly heading: string; readonly safe: Said; readonly rage: Said; readonly stats: Said };
  readonly questions: readonly string[];
}
