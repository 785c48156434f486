import { expect, test } from 'vitest';
import type { CardId } from '../../../../games/clash-of-vikings/facts/ids.ts';
import { practiceAt } from './practice.ts';

interface Moment {
  readonly part: number;
  readonly ask: string | null;
  readonly number?: number;
  readonly said?: CardId | null;
  /** Walks of the one who says it that nobody has seen. */
  readonly walks?: number;
}

function adviceAt({ part, ask, number = 1, said = null, walks = 2 }: Moment): string | null {
  const seat = { hand: ['shield', 'walk', 'punch'], unseen: [walks, 1, 1, 1, 2, 1, 2, 2] };
  const view = {
    turn: part === 2 ? 0 : 1,
    conflict: { number, action: said, called: false },
    seats: [seat, seat, seat],
  };
  return practiceAt({ part, ask, view, seat: 0 });
}

test('the advice to call is for the announcement that cannot be true, and not for the next one', () => {
  expect(adviceAt({ part: 3, ask: 'callBluff', said: 'walk', walks: 0 })).toBe('call');
  expect(adviceAt({ part: 3, ask: 'callBluff', number: 2, said: 'sprint', walks: 0 })).toBe('doubt');
  expect(adviceAt({ part: 3, ask: 'callBluff', said: 'walk', walks: 1 })).toBe('doubt');
  expect(adviceAt({ part: 3, ask: 'shield' })).toBeNull();
});

test('each card of the first turn has words of its own', () => {
  expect(adviceAt({ part: 1, ask: 'callBluff', said: 'sprint' })).toBe('truth');
  expect(adviceAt({ part: 1, ask: 'callBluff', number: 2, said: 'walk' })).toBe('unknown');
});

test('the bluff is told step by step; the second card is free, and the end of the turn says so', () => {
  expect(adviceAt({ part: 2, ask: 'layCard' })).toBe('lay');
  expect(adviceAt({ part: 2, ask: 'nameAction' })).toBe('say');
  expect(adviceAt({ part: 2, ask: 'move', said: 'sprint' })).toBe('take');
  expect(adviceAt({ part: 2, ask: 'layCard', number: 2 })).toBe('free');
  expect(adviceAt({ part: 2, ask: 'done', number: 2 })).toBe('confirm');
});

test('after the third turn the practice says that it is over, for one turn', () => {
  expect(adviceAt({ part: 4, ask: 'callBluff', said: 'walk' })).toBe('end');
  expect(adviceAt({ part: 4, ask: null })).toBe('end');
  expect(adviceAt({ part: 5, ask: 'layCard' })).toBeNull();
});
