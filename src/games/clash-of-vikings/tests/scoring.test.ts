import { expect, test } from 'vitest';
import { scenario } from '../../../testkit/scenario.ts';
import { clashOfVikings } from '../index.ts';
import type { Described } from '../rules/position.ts';

/** The end of a turn with nothing left in reserve. */
const ended = (bracelets: NonNullable<Described['bracelets']>, more: Partial<Described> = {}) =>
  scenario(clashOfVikings, { seats: bracelets.length, phase: 'end', bracelets, reserve: 0, ...more });

const scored = (seat: number, points: number, count: number) => ({ type: 'scored', seat, points, count }) as const;
const won = (seats: readonly number[], points: number, byCount: number | null = null) =>
  ({ type: 'won', seats, points, byCount }) as const;
const EMPTY = { type: 'reserveEmpty' } as const;

test('CV-53 all bracelets are revealed and the highest sum wins', () => {
  const scene = ended(
    [
      [4, 4],
      [1, 1, 1, 2, 2],
      [3, 3, 3],
    ],
    { turn: 1 },
  );
  scene.tells('spectator', EMPTY, scored(1, 7, 5), scored(2, 9, 3), scored(0, 8, 2), won([2], 9));
  expect(scene.state.result).toEqual({ scores: [8, 7, 9], places: [2, 3, 1], reason: 'CV-53' });
  expect(scene.view('spectator').seats.map(({ bracelets }) => bracelets)).toEqual([
    [4, 4],
    [1, 1, 1, 2, 2],
    [3, 3, 3],
  ]);
});

test('CV-53 in a tie the most bracelets win, and a tie in both is shared', () => {
  expect(
    ended([
      [3, 3],
      [2, 2, 2],
      [1, 1, 4],
    ]).state.result,
  ).toMatchObject({ places: [3, 1, 1] });
  expect(ended([[1], [4], [1]]).state.result).toMatchObject({ places: [2, 1, 2] });
});

test('CV-53 the count is told where it decides between those level on points, also for two of three who share', () => {
  ended([
    [2, 2, 2],
    [3, 3],
    [2, 4],
  ]).tells(0, EMPTY, scored(0, 6, 3), scored(1, 6, 2), scored(2, 6, 2), won([0], 6, 3));
  ended([
    [3, 3],
    [2, 2, 2],
    [1, 1, 4],
  ]).tells(0, EMPTY, scored(0, 6, 2), scored(1, 6, 3), scored(2, 6, 3), won([1, 2], 6, 3));
});

test('CVT-29 Red has nine points with four bracelets, Blue nine with three: Red wins', () => {
  const scene = ended([
    [1, 2, 3, 3],
    [3, 3, 3],
  ]).tells(0, EMPTY, scored(0, 9, 4), scored(1, 9, 3), won([0], 9, 4));
  expect(scene.state.result).toEqual({ scores: [9, 9], places: [1, 2], reason: 'CV-53' });
});

test('CVT-29 with four bracelets each Red and Blue share the victory', () => {
  const scene = ended([
    [1, 2, 3, 3],
    [2, 2, 2, 3],
  ]).tells(1, EMPTY, scored(0, 9, 4), scored(1, 9, 4), won([0, 1], 9));
  expect(scene.state.result).toEqual({ scores: [9, 9], places: [1, 1], reason: 'CV-53' });
});

test('CVR-28 bracelets on the arena or out of the game count for nobody', () => {
  const scene = ended([[2], [1]], { vikings: ['B0', 'D6'], arena: { A0: [4, 4], B1: [3], B3: [3], B5: [3], B7: [3] } });
  expect(scene.state.result).toEqual({ scores: [2, 1], places: [1, 2], reason: 'CV-53' });
});

test('CVR-28 who owns nothing has no points, and may still share a victory of nothing', () => {
  const scene = ended([[], []]).tells(0, EMPTY, scored(0, 0, 0), scored(1, 0, 0), won([0, 1], 0));
  expect(scene.state.result).toMatchObject({ places: [1, 1] });
});

test('CV-53 the hands are not revealed, and nobody is asked anything more', () => {
  const scene = ended([[4], [1]]);
  expect(scene.state.asked).toEqual([]);
  expect(scene.view('spectator').seats.map(({ hand }) => hand)).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
  scene.refuses(0, { card: 'walk' }, 'table.gameOver');
});
