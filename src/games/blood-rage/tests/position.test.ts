import { expect, test } from 'vitest';
import { startFrom } from '../../../kernel/index.ts';
import { bloodRage } from '../index.ts';
import { cards, clan, figuresAt, saga } from './scenes.ts';

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
  expect(clan(scene, 0, 0).hand).toEqual([
    { card: 'troll', age: 1 },
    { card: 'tyrs-crush', age: 2 },
    { card: 'tyrs-crush', age: 3 },
  ]);
});

test('a position takes a card of the Age that is told, as views show it', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    clans: [
      { hand: [{ card: 'tyrs-crush', age: 2 }, 'tyrs-crush'], quests: [{ card: 'quest-alfheim', age: 1 }] },
      { kept: [{ card: 'quest-alfheim', age: 2 }] },
    ],
    discard: [{ card: 'quest-alfheim', age: 3 }],
  });
  const { clans, discard } = scene.view(0);
  expect(clans[0]!.hand).toEqual([
    { card: 'tyrs-crush', age: 2 },
    { card: 'tyrs-crush', age: 3 },
  ]);
  expect(clans[0]!.quests).toEqual([{ card: 'quest-alfheim', age: 1 }]);
  expect(scene.view(1).clans[1]!.kept).toEqual([{ card: 'quest-alfheim', age: 2 }]);
  expect(discard).toEqual([{ card: 'quest-alfheim', age: 3 }]);
});

test('where fewer provinces are doomed than there are Ages, others follow in the order of the board', () => {
  expect(saga({ seats: 2 }).view(0).doom).toEqual(['elvagar', 'angerboda', 'muspelheim']);
  expect(saga({ seats: 2, doom: ['angerboda'] }).view(0).doom).toEqual(['angerboda', 'elvagar', 'muspelheim']);
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

test('BRC-56 a position may have a Mystic whose Chosen card was replaced', () => {
  const described = { seats: 2, options: { mystics: true } } as const;
  const alone = saga({ ...described, clans: [{ figures: { gimle: ['mystic'] } }] });
  expect([figuresAt(alone, 0, 'gimle'), figuresAt(alone, 0, 'reserve').includes('mystic')]).toEqual([
    ['mystic'],
    false,
  ]);
  const one = saga({
    ...described,
    clans: [{ upgrades: ['friggas-chosen'], figures: { gimle: ['mystic', 'mystic'] } }],
  });
  expect(figuresAt(one, 0, 'gimle')).toEqual(['mystic', 'mystic']);
  const waiting = saga({ ...described, clans: [{ figures: { reserve: ['mystic'], valhalla: ['mystic'] } }] });
  expect([figuresAt(waiting, 0, 'reserve').at(-1), figuresAt(waiting, 0, 'valhalla')]).toEqual(['mystic', ['mystic']]);
  const three = { ...described, clans: [{ figures: { gimle: ['mystic', 'mystic', 'mystic'] } }] };
  expect(refusing(three)).toThrow('the clan of seat 0 has no other mystic');
  expect(refusing({ seats: 2, clans: [{ figures: { gimle: ['mystic'] } }] })).toThrow(
    'there are mystics only with the option mystics (BR-96)',
  );
});

test('BR-5 figures that are named in reserve count too', () => {
  const warriors = (reserve: number): unknown => ({
    seats: 2,
    clans: [{ figures: { reserve: Array(reserve).fill('warrior'), gimle: ['warrior'] } }],
  });
  expect(refusing(warriors(7))).not.toThrow();
  expect(refusing(warriors(8))).toThrow('the clan of seat 0 has no other warrior');
});

test('a position that cannot be is refused with its fault', () => {
  const clans = (own: unknown): unknown => ({ seats: 2, clans: [own] });
  expect(refusing({ seats: 6 })).toThrow('seats is a number from 2 to 5');
  expect(refusing({ seats: 2, weather: 'fair' })).toThrow('a position has no weather');
  expect(refusing(clans({ hat: 1 }))).toThrow('a clan has no hat');
  expect(refusing(clans({ hand: ['club'] }))).toThrow('there is no card club');
  expect(refusing(clans({ hand: ['troll', 'troll'] }))).toThrow('there is no troll left');
  expect(refusing(clans({ hand: [{ card: 'troll', age: 2 }] }))).toThrow('there is no troll of Age 2 left');
  expect(refusing(clans({ hand: [{ card: 'troll', age: 4 }] }))).toThrow('the age of a card is a number from 1 to 3');
  expect(refusing(clans({ hand: [{ card: 'troll', deck: 1 }] }))).toThrow('a card has no deck');
  const ahead = ['valkyrie', 'dark-elf', 'lord-of-axes', 'experts-in-arms', 'fire-dragons'];
  expect(refusing(clans({ hand: ahead.slice(0, 4) }))).not.toThrow();
  expect(refusing(clans({ hand: ahead }))).toThrow(
    'the deck of Age 2 has 15 cards left, too few for 8 to each (BR-22)',
  );
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

test('a position with more figures on the board than the clan’s Horns allow is refused', () => {
  const figures = { gimle: ['warrior', 'warrior', 'warrior'], 'fjord-nw': ['ship'], yggdrasil: ['leader'] };
  const horns = (step: number): unknown => ({ seats: 2, clans: [{}, { figures, stats: { horns: step } }] });
  expect(refusing(horns(1))).toThrow('seat 1 has 5 figures on the board and Horns for 4 (BR-44)');
  expect(refusing(horns(2))).not.toThrow();
  const fallen = { gimle: ['warrior', 'warrior'], valhalla: ['warrior', 'warrior', 'warrior', 'leader', 'ship'] };
  expect(refusing({ seats: 2, clans: [{ figures: fallen }] })).not.toThrow();
});

test('a position that Ragnarök cannot lead to is refused', () => {
  const yggdrasil = 'yggdrasil is destroyed, which Ragnarök never does (BR-11, BRC-54)';
  expect(refusing({ seats: 2, destroyed: ['yggdrasil'] })).toThrow(yggdrasil);
  const twice = 'gimle is doomed twice, but has one Ragnarök token (BR-11)';
  expect(refusing({ seats: 2, doom: ['gimle', 'utgard', 'gimle'] })).toThrow(twice);
  const untouched = 'yggdrasil is doomed, but has no Ragnarök token (BR-11)';
  expect(refusing({ seats: 2, doom: ['yggdrasil'] })).toThrow(untouched);
  const four = ['gimle', 'utgard', 'horgr', 'andlang'];
  expect(refusing({ seats: 2, doom: four })).toThrow('doom names at most 3 provinces, one for each Age (BR-11)');
});
