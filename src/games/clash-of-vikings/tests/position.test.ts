import { expect, test } from 'vitest';
import { startFrom } from '../../../kernel/index.ts';
import { clashOfVikings } from '../index.ts';

const refused = (position: unknown): string => {
  try {
    startFrom(clashOfVikings, position, 'x');
  } catch (error) {
    return (error as Error).message;
  }
  return 'it is taken';
};

test('a position that cannot be is refused with the reason', () => {
  expect(refused({ seats: 2 })).toBe('it is taken');
  expect(refused(null)).toBe('a position is an object');
  expect(refused({ seats: 5 })).toBe('a position has 2 to 4 seats');
  expect(refused({ seats: 2, weather: 'fair' })).toBe('a position has no weather');
  expect(refused({ seats: 2, turn: 2 })).toBe('turn is a seat');
  expect(refused({ seats: 2, phase: 'noon' })).toBe('phase is one of turn, end, placement');
  expect(refused({ seats: 2, vikings: ['D0'] })).toBe('vikings names a space for each seat');
  expect(refused({ seats: 2, vikings: ['D0', 'E5'] })).toBe('there is no space E5');
  expect(refused({ seats: 2, arena: { E5: [1] } })).toBe('there is no space E5');
  expect(refused({ seats: 2, options: { side: 'desert' } })).toBe('option side is one of meadow, fjord');
});

test('a position has no more cards and bracelets than the game', () => {
  expect(refused({ seats: 2, hands: [['sprint', 'sprint', 'walk']] })).toBe('there is no sprint left');
  expect(refused({ seats: 2, hands: [['goat', 'walk', 'walk']] })).toBe('there is no goat left');
  expect(refused({ seats: 2, hands: [['walk', 'walk', 'club']], discards: [['walk']] })).toBe('there is no walk left');
  expect(refused({ seats: 2, bracelets: [[4, 4, 4, 4, 4]] })).toBe('there is no bracelet of 4 left');
  expect(refused({ seats: 2, arena: { B1: [5] } })).toBe('there is no bracelet of 5 left');
  expect(refused({ seats: 2, reserve: 20 })).toBe('reserve is at most 19');
  expect(refused({ seats: 2, hands: [['walk', 'walk', 'club', 'slam']] })).toBe('seat 0 holds 4 cards');
});

test('a position with a Viking on water, on another or on bracelets is refused', () => {
  expect(refused({ seats: 2, vikings: ['D2', 'D6'] })).toBe('the Viking of seat 0 stands in water');
  expect(refused({ seats: 2, vikings: ['D6', 'D6'] })).toBe('two Vikings stand on one space');
  expect(refused({ seats: 2, vikings: ['B1', 'D6'], arena: { B1: [1] } })).toBe(
    'bracelets lie under the Viking of seat 0',
  );
});

test('the seat whose turn begins holds the two cards that it must play', () => {
  for (const hand of [[], ['walk']]) {
    const described = { seats: 2, turn: 1, hands: [['walk'], hand] };
    expect(refused(described)).toBe('the seat whose turn begins holds two cards');
  }
  expect(refused({ seats: 2, turn: 1, hands: [[], ['walk', 'club']] })).toBe('it is taken');
  expect(refused({ seats: 2, turn: 1, phase: 'end', hands: [[], []] })).toBe('it is taken');
});
