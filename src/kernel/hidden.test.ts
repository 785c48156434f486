import { describe, expect, test } from 'vitest';
import {
  copyHidden,
  hide,
  insert,
  knows,
  leave,
  leaveAll,
  lotsOf,
  mix,
  pieceOf,
  remove,
  see,
  seenKind,
  viewersOf,
} from './hidden.ts';
import { randomOf, sfc } from './random.ts';
import type { Hidden, Seat, Viewer } from './types.ts';

const ZERO = 0 as Seat;
const ONE = 1 as Seat;
const TWO = 2 as Seat;
const EVERYBODY: readonly Viewer[] = [ZERO, ONE, TWO, 'spectator'];

const KINDS = ['ale', 'axe', 'horn'];
const [AXE, HORN] = [1, 2];

/** Groups of pieces by their kinds, e.g. `laid('ale axe', 'horn')`, seen by nobody yet. */
const laid = (...groups: readonly string[]): Hidden =>
  hide(
    groups.map((group) => group.split(' ').map((kind) => KINDS.indexOf(kind))),
    3,
  );

/** Which of the pieces the viewer knows. */
const known = (hidden: Hidden, viewer: Viewer): number[] =>
  hidden.kinds.flatMap((_, piece) => (knows(hidden, viewer, piece) ? [piece] : []));

test('before anybody looks, the pieces of a group cannot be told apart, and the piece of a group of one is known', () => {
  const hidden = laid('ale axe horn', 'axe', 'ale horn');
  expect(viewersOf(hidden)).toBe(4);
  for (const viewer of EVERYBODY) {
    expect(known(hidden, viewer)).toEqual([3]);
    expect(lotsOf(hidden, viewer)).toEqual([
      [0, 1, 2],
      [4, 5],
    ]);
    expect(seenKind(hidden, viewer, 3)).toBe(AXE);
    expect(seenKind(hidden, viewer, 0)).toBeNull();
  }
});

test('a copy is apart from what it was made of', () => {
  const hidden = laid('ale axe horn');
  const copy = copyHidden(hidden);
  see(copy, [0], 'all');
  expect(known(copy, ZERO)).toEqual([0]);
  expect(known(hidden, ZERO)).toEqual([]);
});

describe('a look', () => {
  test('tells those who look and nobody else', () => {
    const hidden = laid('ale axe horn horn');
    see(hidden, [0, 1], [ONE]);
    expect(known(hidden, ONE)).toEqual([0, 1]);
    expect(lotsOf(hidden, ONE)).toEqual([[2, 3]]);
    for (const viewer of [ZERO, TWO, 'spectator'] as const) expect(known(hidden, viewer)).toEqual([]);
  });

  test('for all includes the spectator', () => {
    const hidden = laid('ale axe horn horn');
    see(hidden, [3], 'all');
    for (const viewer of EVERYBODY) expect(known(hidden, viewer)).toEqual([3]);
  });

  test('at all but one tells the last by elimination', () => {
    const hidden = laid('ale axe horn');
    see(hidden, [0, 2], [ZERO]);
    expect(known(hidden, ZERO)).toEqual([0, 1, 2]);
    expect(lotsOf(hidden, ZERO)).toEqual([]);
  });

  test('at a zone fed from two lots that both hold the kind seen leaves it open from which it came', () => {
    // An axe of each group went face down into one zone; the rest of each group lies elsewhere.
    const hidden = laid('ale axe horn', 'ale axe horn');
    see(hidden, [1, 3], [ZERO]);
    // Seat 0 saw an axe and an ale: each may have come from either group, so the rest of both is one lot.
    expect(known(hidden, ZERO)).toEqual([1, 3]);
    expect(lotsOf(hidden, ZERO)).toEqual([[0, 2, 4, 5]]);
  });

  test('at a zone fed from two lots without a kind in common keeps them apart', () => {
    const hidden = laid('ale ale ale', 'horn horn horn');
    see(hidden, [0, 3], [ZERO]);
    expect(lotsOf(hidden, ZERO)).toEqual([
      [1, 2],
      [4, 5],
    ]);
  });
});

test('a zone that is left by all its pieces at once tells as much as piece by piece', () => {
  const zone = [0, 1, 3];
  const together = laid('ale axe horn horn');
  const singly = laid('ale axe horn horn');
  for (const hidden of [together, singly]) {
    see(hidden, zone, [ZERO]);
    see(hidden, [3], [TWO]);
  }
  leaveAll(together, zone, [ZERO]);
  zone.forEach((piece, left) => leave(singly, zone.slice(left), piece, [ZERO]));
  expect(together).toEqual(singly);
  expect(known(together, ZERO)).toEqual([0, 1, 2, 3]);
  expect(lotsOf(together, TWO)).toEqual([[0, 1, 2, 3]]);
});

test('a shuffle joins what lies in the zone: viewers who knew the pieces no longer do', () => {
  const hidden = laid('ale axe horn horn');
  see(hidden, [0, 1, 2], [ONE]);
  expect(known(hidden, ONE)).toEqual([0, 1, 2, 3]);
  const zone = [0, 1, 2];
  mix(hidden, zone, randomOf(sfc('mix')));
  expect(zone.toSorted()).toEqual([0, 1, 2]);
  expect(known(hidden, ONE)).toEqual([3]);
  expect(lotsOf(hidden, ONE)).toEqual([[0, 1, 2]]);
});

test('a shuffle joins whole lots: what a viewer did not know of them elsewhere goes along', () => {
  const hidden = laid('ale axe', 'horn horn');
  mix(hidden, [1, 2], randomOf(sfc('mix')));
  expect(lotsOf(hidden, TWO)).toEqual([[0, 1, 2, 3]]);
});

describe('a piece that leaves a zone', () => {
  /** Three pieces that seats 0 and 1 know. */
  const zone = [0, 1, 2];
  const begin = (): Hidden => {
    const hidden = laid('ale axe horn horn horn');
    see(hidden, zone, [ZERO, ONE]);
    return hidden;
  };

  test('unseen may be any of its pieces to a viewer who knew them all', () => {
    const hidden = begin();
    leave(hidden, zone, 1, [ZERO]);
    expect(known(hidden, ZERO)).toEqual([0, 1, 2]);
    expect(known(hidden, ONE)).toEqual([]);
    expect(lotsOf(hidden, ONE)).toEqual([
      [0, 1, 2],
      [3, 4],
    ]);
  });

  test('and that all see is known to all', () => {
    const hidden = begin();
    leave(hidden, zone, 1, 'all');
    for (const viewer of [TWO, 'spectator'] as const) {
      expect(known(hidden, viewer)).toEqual([1]);
      expect(lotsOf(hidden, viewer)).toEqual([[0, 2, 3, 4]]);
    }
    expect(known(hidden, ONE)).toEqual([0, 1, 2]);
  });

  test('alone in its zone is still known', () => {
    const hidden = begin();
    leave(hidden, [1], 1, []);
    expect(known(hidden, ONE)).toEqual([0, 1, 2]);
  });

  test('is not a known piece of another kind than all can tell it has', () => {
    const hidden = begin();
    leave(hidden, zone, 1, [ZERO], (kind) => kind !== HORN);
    expect(known(hidden, ONE)).toEqual([2]);
    expect(lotsOf(hidden, ONE)).toEqual([
      [0, 1],
      [3, 4],
    ]);
  });

  test('is known where only one known piece is of a kind that fits', () => {
    const hidden = begin();
    leave(hidden, zone, 1, [ZERO], (kind) => kind === AXE);
    expect(known(hidden, ONE)).toEqual([0, 1, 2]);
  });

  test('and is seen again splits off, and the last of the lot is known by elimination', () => {
    const hidden = begin();
    leave(hidden, zone, 1, [ZERO]);
    see(hidden, [0, 2], [ONE]);
    expect(known(hidden, ONE)).toEqual([0, 1, 2]);
  });

  test('face up leaves the same in doubt, whether it was the known piece or an unknown one of its kind', () => {
    // Beside an axe that all know lies one of an ale and an axe. Now an axe is taken.
    const first = laid('axe', 'ale axe');
    leave(first, [0, 1], 0, 'all');
    expect(lotsOf(first, ZERO)).toEqual([[1, 2]]);
    const second = laid('axe', 'ale axe');
    leave(second, [0, 2], 2, 'all');
    expect(lotsOf(second, ZERO)).toEqual([[0, 1]]);
  });
});

test('of two known pieces alike one stays known, whether one of them left or an unknown one of their kind', () => {
  // All know two axes of the hand; the third card is one of an ale and an axe. Now an axe is played.
  const first = laid('axe', 'axe', 'ale axe');
  leave(first, [0, 1, 2], 0, 'all');
  expect([1, 2].map((piece) => knows(first, ZERO, piece))).toEqual([true, false]);
  const second = laid('axe', 'axe', 'ale axe');
  leave(second, [0, 1, 3], 3, 'all');
  expect([0, 1].filter((piece) => knows(second, ZERO, piece))).toHaveLength(1);
});

describe('zones', () => {
  test('of rising order keep it', () => {
    const zone = [2, 5, 9];
    for (const piece of [7, 0, 11]) insert(zone, piece);
    expect(zone).toEqual([0, 2, 5, 7, 9, 11]);
    remove(zone, 5);
    expect(zone).toEqual([0, 2, 7, 9, 11]);
  });

  test('do not give what they do not hold', () => {
    const hidden = laid('ale axe axe');
    expect(pieceOf(hidden, [0, 1, 2], AXE)).toBe(1);
    expect(() => pieceOf(hidden, [0, 1, 2], HORN)).toThrow('no piece of kind 2 in the zone');
    expect(() => remove([1, 2], 0)).toThrow('piece 0 is not in the zone');
  });
});
