/** What a game brings to be learnt: words and drawings. The frames around them are in src/web/learn/, the same for every game. */
import type { Component } from 'svelte';
import type { ClauseWords, Language } from '../../text/index.ts';
import type { AnyAsks, ByAsk } from './asks.ts';

/** In texts of this file `**two stars**` make words bold. */
export interface Tile {
  readonly title: string;
  readonly text: string;
  /** Drawn with the game's own pieces; it says nothing that the text does not. */
  readonly Art?: Component;
  readonly tone?: 'good' | 'bad' | 'info';
}

/**
 * A part of the page of two minutes. Steps are numbered and have large pictures, cases stand side by side in their tones, mistakes have
 * small pictures, a panel is one tile over the whole width with its picture at its side.
 */
export interface Part {
  readonly look: 'steps' | 'cases' | 'mistakes' | 'panel';
  readonly heading: string;
  /** A few words beside the heading. */
  readonly note?: string;
  readonly tiles: readonly Tile[];
}

export interface HowToPlay {
  /** How one wins, in a sentence: the first thing that anybody is told. */
  readonly goal: Tile;
  readonly parts: readonly Part[];
}

/** A card, or whatever else the game has many of, as its text reads at the table. */
export interface CardText {
  readonly name: string;
  readonly text: string;
  /** Such as how many there are. */
  readonly count?: string;
  readonly kind: string;
  /** The clause that says it exactly. */
  readonly clause?: string;
  /** Of game-icons.net. */
  readonly sign?: string;
}

/** What the guide says at one kind of question: what this is, what one may do, what a good player thinks about. */
export interface LessonWords {
  readonly title: string;
  readonly what: string;
  readonly may: string;
  readonly think: string;
}

export interface Lesson extends LessonWords {
  readonly id: string;
  /** The questions at which it is given, by the names that the rules give them. */
  readonly asks: readonly string[];
}

/** What the guide says at one moment of the practice game. */
export interface PracticeAdvice {
  readonly id: string;
  /** The part (the turn) of the game that it belongs to; null for the last word, after the parts that were prepared. */
  readonly part: number | null;
  readonly title: string;
  readonly text: string;
}

/** Where a practice game is. */
export interface PracticeMoment {
  /** Parts that have begun. */
  readonly part: number;
  /** The question put to the learner, also while the answer is sealed. */
  readonly ask: string | null;
  readonly view: unknown;
  readonly seat: number;
}

/** The words of the guide in one language, by the ids of a game's lessons. */
export interface GuideWords<Id extends string> {
  /** How one wins: said until something was taught. */
  readonly goal: Pick<Tile, 'title' | 'text'>;
  readonly lessons: Readonly<Record<Id, LessonWords>>;
  /** Empty where there is no practice game. */
  readonly practice: readonly PracticeAdvice[];
}

export interface GuideTexts {
  readonly goal: Pick<Tile, 'title' | 'text'>;
  /** In the order of the game. */
  readonly lessons: readonly Lesson[];
  readonly practice: readonly PracticeAdvice[];
}

/** Puts the words of the lessons to the questions at which they are given. */
export function guideOf<Asks extends AnyAsks, Id extends string>(
  lessonByAsk: ByAsk<Asks, Id | null>,
  { goal, lessons, practice }: GuideWords<Id>,
): GuideTexts {
  const asked = Object.entries<Id | null>(lessonByAsk);
  const ids = Object.keys(lessons) as Id[];
  return {
    goal,
    lessons: ids.map((id) => ({
      id,
      asks: asked.flatMap(([ask, lesson]) => (lesson === id ? [ask] : [])),
      ...lessons[id],
    })),
    practice,
  };
}

/** What the guide says at a table, in one language. */
export interface Guidance extends GuideTexts {
  /** The advice for a moment of the practice game, by its id; null where the lesson of the question says enough. */
  practiceAt?(moment: PracticeMoment): string | null;
}

/** What the drawer of the rules holds. */
export interface Teaching {
  howToPlay(language: Language): HowToPlay;
  /** None where the game has no cards. */
  cards(language: Language): readonly CardText[];
  /** The game has a practice table. */
  readonly hasPractice: boolean;
  /** The page of the rules, as Markdown. */
  rules(language: Language): Promise<string>;
  /** What the ids of clauses for players begin with; other clauses, such as worked examples, are for programs. */
  readonly prefixes: readonly string[];
  /** Clauses with such a prefix that are for programs nevertheless. */
  readonly programClauses: readonly string[];
  readonly clauseWords: ClauseWords;
  /** What newcomers ask: shown under the search. */
  questions(language: Language): readonly string[];
}

/** The two are loaded apart: a first game at a table needs the guide alone. */
export interface TeachingLoader {
  pages(): Promise<Teaching>;
  guide(language: Language): Promise<Guidance>;
}
