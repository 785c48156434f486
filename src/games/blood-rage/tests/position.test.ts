import { expect, test } from 'vitest';
import { startFrom } from '../../../kernel/index.ts';
import { bloodRage } from '../index.ts';
import { cards, clan, figuresAt, saga } from './plays.ts';

const refusing = (position: unknown): (() => unknown) => {
  return () => startFrom(bloodRage, position, 'position');
};

test('a position not told is the first action of the first Age, with everybody in reserve', () => {
  const scene = saga({ seats: 3 }).asks('act', 0);
  expect(scene.view(0)).toMatchObject({ age: 1, phase: 'action', first: 0, turn: 0, discard: [] });
  for (const seat of [0, 1, 2]) {
    expect(clan(scene, seat)).toMatchObject({ glory: 0, rage: 6, passed: false, hand: [], onBoard: 0 });
    expect(figuresAt(scene, seat, 'reserve')).toHaveLength(10);
  }
});

test('a position takes cards of its own Age first, then of the nearest', () => {
  const scene = saga({ seats: 2, age: 3, clans: [{ hand: ['tyrs-crush', 'tyrs-crush', 'troll'] }] });
  expect(scene.view(0).clans[0]!.hand).toEqual([
    { card: 'troll', age: 1 },
    { card: 'tyrs-crush', age: 2 },
    { card: 'tyrs-crush', age: 3 },
  ]);
});

test('monsters and mystics of a described clan sheet stand in reserve unless told', () => {
  const scene = saga({
    seats: 2,
    options: { mystics: true },
    clans: [{ upgrades: ['troll', 'dwarf-chieftain', 'friggas-chosen'], figures: { gimle: ['dwarf-chieftain'] } }],
  });
  expect(figuresAt(scene, 0, 'reserve').slice(-2)).toEqual(['mystic', 'troll']);
  expect(figuresAt(scene, 0, 'gimle')).toEqual(['dwarf-chieftain']);
  expect(cards(clan(scene, 0).upgrades)).toEqual(['troll', 'dwarf-chieftain', 'friggas-chosen']);
});

test('a position that cannot be is refused with its fault', () => {
  const clans = (own: unknown): unknown => ({ seats: 2, clans: [own] });
  expect(refusing({ seats: 6 })).toThrow('seats is a number from 2 to 5');
  expect(refusing({ seats: 2, weather: 'fair' })).toThrow('a position has no weather');
  expect(refusing(clans({ hat: 1 }))).toThrow('a clan has no hat');
  expect(refusing(clans({ hand: ['club'] }))).toThrow('there is no card club');
  expect(refusing(clans({ hand: ['troll', 'troll'] }))).toThrow('there is no troll left');
  expect(refusing(clans({ figures: { midgard: ['warrior'] } }))).toThrow('there is no place midgard');
  expect(refusing(clans({ figures: { gimle: ['leader', 'leader'] } }))).toThrow('no other leader');
  expect(refusing(clans({ figures: { gimle: ['troll'] } }))).toThrow('no card for troll');
  expect(refusing(clans({ stats: { rage: 7 } }))).toThrow('rage is a number from 1 to 6');
  expect(refusing({ seats: 2, phase: 'supper' })).toThrow('there is no phase supper');
});

test('a position that breaks a rule of the board is refused', () => {
  const standing = (figures: object): unknown => ({ seats: 2, clans: [{ figures }] });
  expect(refusing(standing({ utgard: Array(4).fill('warrior') }))).toThrow('utgard holds more figures than villages');
  expect(refusing(standing({ gimle: ['ship'] }))).toThrow('a figure where it cannot be');
  expect(refusing(standing({ 'fjord-ne': ['warrior'] }))).toThrow('a figure where it cannot be');
  const lost = { seats: 2, destroyed: ['gimle'], clans: [{ figures: { gimle: ['warrior'] } }] };
  expect(refusing(lost)).toThrow('a figure in a destroyed place');
});
