/** What the page teaches of Clash of Vikings, in one language. Drawings are put to it in index.ts. */
import type { VikingsAsks } from '../../../../games/clash-of-vikings/facts/asks.ts';
import type { ByAsk } from '../../../board/asks.ts';
import type { GuideWords, Tile } from '../../../board/teaching.ts';
import type { PracticeId } from './practice.ts';

type Said = Pick<Tile, 'title' | 'text'>;

export type LessonId =
  'start' | 'announce' | 'call' | 'move' | 'slam' | 'attack' | 'shield' | 'callShield' | 'bracelet' | 'centre';

/** The "Done" that confirms needs no lesson. */
export const LESSONS: ByAsk<VikingsAsks, LessonId | null> = {
  startSpace: 'start',
  centre: 'centre',
  layCard: 'announce',
  nameAction: 'announce',
  callBluff: 'call',
  move: 'move',
  slam: 'slam',
  push: 'slam',
  attack: 'attack',
  shield: 'shield',
  callShield: 'callShield',
  bracelet: 'bracelet',
  done: null,
};

export interface VikingsGuide extends Omit<GuideWords<LessonId>, 'practice'> {
  readonly practice: Readonly<Record<PracticeId, Said>>;
}

export interface TeachingWords {
  /** Under the bracelets: how many there are of each value. */
  readonly inAll: string;
  readonly turn: {
    readonly heading: string;
    readonly note: string;
    readonly announce: Said;
    readonly call: Said;
    readonly perform: Said;
  };
  readonly calls: {
    readonly heading: string;
    readonly note: string;
    readonly truth: Said;
    readonly bluff: Said;
    readonly shield: Said;
    readonly caller: string;
    readonly you: string;
    readonly claim: string;
  };
  readonly wins: { readonly heading: string; readonly text: string; readonly five: string; readonly three: string };
  readonly mistakes: { readonly heading: string; readonly honest: Said; readonly counting: Said; readonly empty: Said };
  readonly questions: readonly string[];
}
