/** Highlights on a board: the open question's options, or what a move could reach. */
import type { Point } from './drawing.ts';
import type { OptionOf } from '../../kernel/types.ts';
import type { AnyAsks, AskOf } from './asks.ts';
import type { BoardScene } from './scene.svelte.ts';

/** Steps to walk and the distance of a blow have shapes of their own; a cross marks where a piece would be lost. */
export type MarkBadge = { readonly kind: 'steps' | 'distance'; readonly n: number } | 'lost';

/** `mine`: I can choose it, or it is the reach of what I am choosing. `theirs`: the reach of another player. */
export interface Mark<Option extends object = object> {
  readonly tone: 'mine' | 'theirs';
  /** The option that a click on the place answers; null if it cannot be chosen. */
  readonly wish: Option | null;
  /** Drawn in a corner of the place. */
  readonly badge: MarkBadge | null;
  /** Drawn around the figure rather than on the ground. */
  readonly onFigure: boolean;
}

export type Marks<Place extends string = string, Option extends object = object> = ReadonlyMap<Place, Mark<Option>>;

/** A place of a board as it is drawn. */
export interface PlaceShape {
  readonly path: string;
  /** The outline of the highlight, a little inside `path`. */
  readonly glow: string;
  readonly middle: Point;
  /** A small mark in a corner, clear of pieces. */
  readonly badge: Point;
  /** Its name, where the board shows it. */
  readonly label?: Point;
}

/** A question about places: the option that each place stands for, offered or not. */
export interface BoardQuestion<Place extends string, Option extends object> {
  wishOn(place: Place): Option | null;
  badgeOn?(place: Place): Mark['badge'];
  readonly onFigure?: boolean;
}

/** By question: what a click on a place answers; null for a question that is not about places. */
export type BoardQuestions<Asks extends AnyAsks, Place extends string> = {
  readonly [ask in AskOf<Asks>]: BoardQuestion<Place, Asks[ask]['option']> | null;
};

/** The places that the open question offers. */
export function offeredMarks<Asks extends AnyAsks, Place extends string>(
  scene: BoardScene<unknown, Asks>,
  places: readonly Place[],
  question: BoardQuestion<Place, OptionOf<Asks>>,
): Marks<Place, OptionOf<Asks>> {
  const { wishOn, badgeOn = () => null, onFigure = false } = question;
  return new Map(
    places.flatMap((place) => {
      const wish = wishOn(place);
      if (wish === null || !scene.isOffered(wish)) return [];
      return [[place, { tone: 'mine', wish, badge: badgeOn(place), onFigure }] as const];
    }),
  );
}

/** Marks for a reach, with the number of each place: steps are marked on the ground, distances on the figures. */
export const reachMarks = <Place extends string>(
  tone: Mark['tone'],
  kind: 'steps' | 'distance',
  reach: ReadonlyMap<Place, number>,
): Marks<Place, never> =>
  new Map(
    [...reach].map(([place, n]) => [place, { tone, wish: null, badge: { kind, n }, onFigure: kind === 'distance' }]),
  );
