import { expect, test } from 'vitest';
import { startFrom } from '../../../kernel/index.ts';
import { clashOfRage } from '../index.ts';

const refused = (position: unknown): string => {
  try {
    startFrom(clashOfRage, position, 'x');
  } catch (error) {
    return (error as Error).message;
  }
  return 'it is taken';
};

test('a position that cannot be is refused with the reason', () => {
  expect(refused({ seats: 2 })).toBe('it is taken');
  expect(refused(null)).toBe('a position is an object');
  expect(refused({ seats: 5 })).toBe('a position has 1 to 4 seats');
  expect(refused({ seats: 2, weather: 'fair' })).toBe('a position has no weather');
  expect(refused({ seats: 2, phase: 'noon' })).toMatch(/^a phase is one of cards, /);
  expect(refused({ seats: 2, turn: 2 })).toBe('a turn is an index in the turn order');
  expect(refused({ seats: 2, round: -1 })).toBe('round is a number');
  expect(refused({ seats: 2, gold: [1] })).toBe('gold has a number for each seat');
  expect(refused({ seats: 2, order: [0, 2] })).toBe('the order names seats');
  expect(refused({ seats: 2, order: [0, 0] })).toBe('the turn order does not name every seat once');
  expect(refused({ seats: 2, options: { length: 'endless' } })).toBe('option length is one of short, long');
});

test('a map, bastions, units and elves that cannot be are refused', () => {
  expect(refused({ seats: 2, tiles: [] })).toBe('a map has one to four tiles');
  expect(refused({ seats: 2, tiles: [{ face: '9z', at: [0, 0], rotation: 0 }] })).toBe('there is no face 9z');
  expect(refused({ seats: 2, tiles: [{ face: '1a', at: [0, 0], rotation: 6 }] })).toBe('a rotation is 0 to 5');
  expect(refused({ seats: 2, bastions: [[0, 0], null] })).toBe('a bastion does not touch the board');
  expect(
    refused({
      seats: 2,
      bastions: [
        [1, -2],
        [2, -2],
      ],
    }),
  ).toBe('two bastions touch');
  expect(refused({ seats: 2, units: [{ A9: [1, 0, 0] }, {}] })).toBe('there is no place A9');
  expect(refused({ seats: 2, units: [{ C0: [1, 0, 0] }, {}] })).toBe('there is no place C0');
  expect(refused({ seats: 2, units: [{ A0: [1, 0] }, {}] })).toBe('the units on A0 are three numbers');
  expect(refused({ seats: 2, units: [{ A0: [8, 0, 0] }, {}] })).toBe('seat 0 has less than no units');
  expect(refused({ seats: 2, elves: { bastion: [1, 0, 0] } })).toBe('the elves on bastion are three numbers');
  expect(refused({ seats: 2, elves: { A0: [16, 0, 0] } })).toBe('there are less than no elves');
  expect(refused({ seats: 2, bag: [0, 0, 0] })).toBe('there are 0 of 45 elves');
  const crowd = { units: [{ A0: [1, 0, 0] }, { A0: [1, 0, 0] }], elves: { A0: [1, 0, 0] } };
  expect(refused({ seats: 2, ...crowd })).toBe('three sides stand on one territory');
});

test('a position has no more cards than the game, and none where it does not belong', () => {
  expect(refused({ seats: 2, market: Array(5).fill('cuirass') })).toBe('there is no cuirass left to lay there');
  expect(refused({ seats: 2, hands: [['tomb-t1'], []] })).toBe('there is no tomb-t1 left to lay there');
  expect(refused({ seats: 2, market: ['star-bow'] })).toBe('a legendary card lies in the market');
  expect(refused({ seats: 2, worn: [[{ armour: 'rapier' }], []] })).toBe('rapier does not go there');
  expect(refused({ seats: 2, hands: [['bohorg-t1', 'bohorg-t2', 'bohorg-t3', 'bohorg-t4'], []] })).toBe(
    'a seat holds more than three tactic cards',
  );
});

test('a fight and a campaign that cannot be are refused', () => {
  const fight = { seats: 2, phase: 'fight', units: [{ A4: [1, 0, 0] }, { A4: [1, 0, 0] }] };
  expect(refused(fight)).toBe('the phase fight describes a fight');
  expect(refused({ ...fight, fight: { at: 'A5' } })).toBe('a fight is where the seat in turn meets enemies');
  expect(refused({ ...fight, fight: { at: 'A4', step: 'nap' } })).toMatch(/^a step of a fight is one of /);
  expect(refused({ ...fight, fight: { at: 'A4', dice: 1, faces: 2 } })).toBe('there are no more wound faces than dice');
  expect(refused({ seats: 2, course: ['forge-rush'] })).toBe('only a campaign has a course');
  expect(refused({ seats: 2, options: { campaign: true } })).toBe('a campaign names its scenarios as its course');
  expect(refused({ seats: 2, options: { campaign: true }, course: ['picnic'] })).toBe('there is no scenario picnic');
  expect(refused({ seats: 2, options: { campaign: true }, course: ['forge-rush'], gamesPlayed: 1 })).toBe(
    'the campaign has no such game',
  );
});
