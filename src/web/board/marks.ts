/** What is lit on a board, and why: the open question's options, or what something could reach. */
import type { Point } from './drawing.ts';
import type { BoardScene } from './scene.svelte.ts';

/** `mine` may be chosen, or is what I am about to choose; `theirs` is another's reach. */
export interface Mark {
  readonly tone: 'mine' | 'theirs';
  /** What choosing the place answers; null where there is nothing to choose. */
  readonly wish: object | null;
  /** Written in a corner of the place: a number (steps, a price), or a cross for what would be lost there. */
  readonly badge: number | 'lost' | null;
  /** It stands on the figure rather than on the ground. */
  readonly onFigure: boolean;
}

export type Marks<Place extends string = string> = ReadonlyMap<Place, Mark>;

/** A place of a board as it is drawn. */
export interface PlaceShape {
  readonly path: string;
  /** A little inside the outline: what is lit. */
  readonly glow: string;
  readonly middle: Point;
  /** A small mark in a corner, clear of pieces. */
  readonly badge: Point;
  /** Its name, where the board shows it. */
  readonly label?: Point;
}

/** What the board is asked: what each place would answer, whether or not it may. */
export interface BoardQuestion<Place extends string> {
  wishOn(place: Place): object | null;
  badgeOn?(place: Place): Mark['badge'];
  readonly onFigure?: boolean;
}

/** The places that the open question offers. */
export function offeredMarks<Place extends string>(
  scene: BoardScene,
  places: readonly Place[],
  question: BoardQuestion<Place>,
): Marks<Place> {
  const { wishOn, badgeOn = () => null, onFigure = false } = question;
  return new Map(
    places.flatMap((place) => {
      const wish = wishOn(place);
      if (wish === null || !scene.isOffered(wish)) return [];
      return [[place, { tone: 'mine', wish, badge: badgeOn(place), onFigure }] as const];
    }),
  );
}

/** What something could reach, with the number to write on each place. */
export const reachMarks = <Place extends string>(
  tone: Mark['tone'],
  reach: ReadonlyMap<Place, number>,
  onFigure: boolean,
): Marks<Place> => new Map([...reach].map(([place, badge]) => [place, { tone, wish: null, badge, onFigure }]));
