import { expect, test } from 'vitest';
import type { CardId } from '../facts/index.ts';
import {
  cards,
  clan,
  fights,
  figuresAt,
  glory,
  invades,
  pillages,
  rage,
  saga,
  eventTypes,
  eventsOfType,
  type Scene,
} from './scenes.ts';

const upgrade = (card: string) => ({ act: 'upgrade', card }) as { act: 'upgrade'; card: 'troll' };

/** The Glory of a release of three figures in the third Age. */
const released = (...upgrades: readonly CardId[]): number => {
  const figures = { valhalla: ['warrior', 'warrior', 'ship'], gimle: ['leader'] } as const;
  return glory(saga({ seats: 4, age: 3, phase: 'release', clans: [{ upgrades, figures }] }))[0]!;
};

test('card Loki’s Domain scores 1 Glory for each figure released from Valhalla', () => {
  expect(released('lokis-domain')).toBe(3);
});

test('card Loki’s Eminence scores 2 Glory for each figure released from Valhalla', () => {
  expect(released('lokis-eminence')).toBe(6);
});

test('card Loki’s Wrath scores 3 Glory for each figure released from Valhalla', () => {
  expect(released('lokis-wrath')).toBe(9);
});

test('BRC-64 two upgrades with the same benefit both count: 1 + 2 for each figure', () => {
  expect(released('lokis-domain', 'lokis-eminence')).toBe(9);
});

test('card Loki’s Blessing lets a warrior of the reserve invade after a lost battle without Rage', () => {
  const scene = saga({
    seats: 4,
    clans: [
      { figures: { gimle: ['leader'] } },
      { upgrades: ['lokis-blessing'], rage: 0, figures: { gimle: ['warrior'] } },
      { figures: { gimle: ['warrior'] } },
    ],
  });
  pillages(scene, 0, 'gimle').asks('blessing', 1).offers(1, { yes: true }, { yes: false });
  scene.answers(1, { yes: true });
  scene.tells(0, {
    type: 'invaded',
    seat: 1,
    figure: 'warrior',
    place: 'gimle',
    rage: 0,
    from: 'reserve',
    action: false,
    over: null,
  });
  expect([figuresAt(scene, 1, 'gimle'), figuresAt(scene, 1, 'valhalla')]).toEqual([['warrior'], ['warrior']]);
  // The winner is not blessed.
  const won = saga({
    seats: 4,
    clans: [{ upgrades: ['lokis-blessing'], figures: { gimle: ['leader'] } }, { figures: { gimle: ['warrior'] } }],
  });
  pillages(won, 0, 'gimle').asks('act', 1);
});

test('card Frigga’s Charm makes upgrades 1 Rage cheaper, down to nothing', () => {
  const price = (card: CardId): number => {
    const scene = saga({ seats: 2, age: 1, clans: [{ upgrades: ['friggas-charm'], hand: [card] }] });
    return 6 - rage(scene.answers(0, upgrade(card)))[0]!;
  };
  expect([price('lord-of-hammers'), price('troll'), price('lokis-domain'), price('dwarf-chieftain')]).toEqual([
    2, 1, 0, 0,
  ]);
});

test('BRC-12 the Charm does not touch invasions, and an upgrade costs at least 0', () => {
  const scene = saga({
    seats: 2,
    clans: [{ upgrades: ['friggas-charm'], rage: 1, hand: ['dwarf-chieftain', 'troll'] }],
  });
  scene.allows(0, upgrade('troll'));
  invades(scene, 0, 'warrior', 'gimle');
  expect(rage(scene)).toEqual([0, 6]);
  const free = saga({ seats: 2, clans: [{ upgrades: ['friggas-charm'], hand: ['dwarf-chieftain'] }] });
  free.answers(0, upgrade('dwarf-chieftain'));
  expect(rage(free)).toEqual([6, 6]);
});

test('card Frigga’s Protection keeps figures alive where they are for 1 Rage each', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    clans: [
      { hand: ['tyrs-rage'], figures: { gimle: ['leader'] } },
      { rage: 2, upgrades: ['friggas-protection'], figures: { gimle: ['leader', 'warrior'], 'fjord-nw': ['ship'] } },
    ],
  });
  fights(pillages(scene, 0, 'gimle'), [0, 'tyrs-rage']);
  const save = (figure: 'leader' | 'ship' | 'warrior') => ({ save: figure, by: 'protection' }) as const;
  scene.offers(1, save('leader'), save('ship'), save('warrior'), { save: 'none' }).answers(1, save('ship'));
  scene.tells(0, { type: 'saved', seat: 1, figure: 'ship', rage: 1 });
  scene.offers(1, save('leader'), save('warrior'), { save: 'none' }).answers(1, save('warrior'));
  // No Rage is left for the leader.
  expect([figuresAt(scene, 1, 'gimle'), figuresAt(scene, 1, 'fjord-nw'), figuresAt(scene, 1, 'valhalla')]).toEqual([
    ['warrior'],
    ['ship'],
    ['leader'],
  ]);
  expect(rage(scene)).toEqual([6, 0]);
});

const SACRIFICE = { act: 'sacrifice' } as const;

test('card Frigga’s Sacrifice kills two own figures for a step of one stat, without Rage', () => {
  const scene = saga({
    seats: 3,
    age: 3,
    clans: [
      { upgrades: ['friggas-sacrifice'], figures: { gimle: ['warrior'], 'fjord-nw': ['ship'], yggdrasil: ['leader'] } },
    ],
  });
  scene.answers(0, SACRIFICE).asks('sacrifice', 0);
  scene.offers(
    0,
    { figure: 'leader', from: 'yggdrasil' },
    { figure: 'warrior', from: 'gimle' },
    { figure: 'ship', from: 'fjord-nw' },
  );
  scene.answers(0, { figure: 'ship', from: 'fjord-nw' });
  scene.offers(0, { figure: 'leader', from: 'yggdrasil' }, { figure: 'warrior', from: 'gimle' });
  scene.answers(0, { figure: 'leader', from: 'yggdrasil' });
  expect(eventsOfType(scene, 'sacrificed')).toEqual([{ type: 'sacrificed', seat: 0, figures: ['ship', 'leader'] }]);
  expect(figuresAt(scene, 0, 'valhalla')).toEqual(['leader', 'ship']);
  scene.answers(0, { stat: 'axes' }).asks('act', 1);
  expect(clan(scene, 0)).toMatchObject({ rage: 6, stats: { axes: { step: 2 } } });
});

test('card Frigga’s Sacrifice takes two figures alike from one place, and needs two on the board', () => {
  const scene = saga({
    seats: 3,
    age: 3,
    clans: [{ upgrades: ['friggas-sacrifice'], figures: { gimle: ['warrior', 'warrior'] } }],
  });
  scene.answers(0, SACRIFICE).answers(0, { figure: 'warrior', from: 'gimle' });
  scene.offers(0, { figure: 'warrior', from: 'gimle' }).answers(0, { figure: 'warrior', from: 'gimle' });
  expect([figuresAt(scene, 0, 'gimle'), figuresAt(scene, 0, 'valhalla')]).toEqual([[], ['warrior', 'warrior']]);
  saga({
    seats: 3,
    age: 3,
    clans: [{ upgrades: ['friggas-sacrifice'], figures: { gimle: ['warrior'], valhalla: ['warrior'] } }],
  }).refuses(0, SACRIFICE, 'BRC-41');
});

test('card Thor’s Glory gives 2 Glory for a battle that kills two or more rival figures, won or lost', () => {
  const battle = (rival: readonly ('warrior' | 'leader')[], own: readonly ('warrior' | 'leader')[]): Scene => {
    const scene = saga({
      seats: 2,
      tokens: { gimle: 'rage' },
      clans: [{ figures: { gimle: own } }, { upgrades: ['thors-glory'], figures: { gimle: rival } }],
    });
    return pillages(scene, 0, 'gimle');
  };
  expect(glory(battle(['leader'], ['warrior', 'warrior']))).toEqual([0, 2 + 3]);
  expect(glory(battle(['leader'], ['warrior']))).toEqual([0, 3]);
  // 3 against 3: everybody loses and dies, one rival in the first battle and three in the second.
  expect(glory(battle(['warrior', 'warrior', 'warrior'], ['leader']))).toEqual([0, 0]);
  expect(glory(battle(['leader'], ['warrior', 'warrior', 'warrior']))).toEqual([0, 2]);
});

test('card Thor’s Conquest is worth 3 Glory for each figure on the board at the end, ships too', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    phase: 'scoring',
    clans: [
      {
        upgrades: ['thors-conquest'],
        figures: { gimle: ['warrior', 'leader'], 'fjord-ne': ['ship'], valhalla: ['warrior'] },
      },
    ],
  });
  expect(eventsOfType(scene, 'gloryGained')).toEqual([
    { type: 'gloryGained', seat: 0, glory: 9, source: 'card', why: 'thors-conquest' },
  ]);
  expect(scene.state.result!.scores).toEqual([9, 0]);
});

const ALFHEIM = { card: 'quest-alfheim', age: 3 } as const;

/** Seat 0 may fight with a Quest; what it may show. */
const questing = (...upgrades: readonly CardId[]): Scene => {
  const scene = saga({
    seats: 3,
    age: 3,
    clans: [
      { hand: ['quest-alfheim', 'tyrs-crush'], upgrades, figures: { gimle: ['warrior'] } },
      { figures: { gimle: ['leader'] } },
    ],
  });
  return pillages(scene, 0, 'gimle');
};

test('card Tyr’s Domain lets a Quest fight as a +3 battle card', () => {
  const scene = questing('tyrs-domain');
  scene.answers(0, ALFHEIM).offers(0, { as: 3 }, { as: 0 }).answers(0, { as: 3 }).answers(0, { card: 'none' });
  expect(eventsOfType(scene, 'battleWon')).toMatchObject([{ seat: 0, total: 4, next: 3 }]);
  // It need not.
  const plain = questing('tyrs-domain').answers(0, ALFHEIM).answers(0, { as: 0 }).answers(0, { card: 'none' });
  expect(eventsOfType(plain, 'battleWon')).toMatchObject([{ seat: 1, total: 3, next: 1 }]);
});

test('card Tyr’s Wrath lets a Quest fight as a +5 battle card, beside Tyr’s Domain too', () => {
  const scene = questing('tyrs-wrath').answers(0, ALFHEIM).answers(0, { as: 5 }).answers(0, { card: 'none' });
  expect(eventsOfType(scene, 'battleWon')).toMatchObject([{ seat: 0, total: 6 }]);
  const both = questing('tyrs-wrath', 'tyrs-domain').answers(0, ALFHEIM);
  both.refuses(0, { as: 3 }, 'BRC-25').allows(0, { as: 5 });
});

test('card Tyr’s Prowess lets the winner buy shown cards back for 1 Rage each', () => {
  const scene = saga({
    seats: 3,
    age: 2,
    clans: [
      { hand: ['tyrs-crush', 'heimdalls-eye'], upgrades: ['tyrs-prowess'], figures: { gimle: ['warrior'] } },
      { figures: { gimle: ['warrior'] } },
    ],
  });
  pillages(scene, 0, 'gimle').answers(0, { card: 'tyrs-crush' }).answers(0, { card: 'heimdalls-eye' });
  scene.asks('prowess', 0).offers(0, { card: 'tyrs-crush' }, { card: 'heimdalls-eye' }, { card: 'none' });
  scene.answers(0, { card: 'tyrs-crush' }).tells(1, { type: 'boughtBack', seat: 0, card: 'tyrs-crush', rage: 1 });
  scene.answers(0, { card: 'none' });
  expect(cards(clan(scene, 0, 0).hand)).toEqual(['tyrs-crush']);
  expect(cards(scene.view(0).discard)).toEqual(['heimdalls-eye']);
  expect(rage(scene)).toEqual([5, 6, 6]);
});

test('card Odin’s Inspiration doubles the Glory of figures killed by Ragnarök', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    phase: 'ragnarok',
    doom: ['utgard', 'gimle', 'horgr'],
    clans: [
      { upgrades: ['odins-inspiration'], figures: { gimle: ['warrior', 'leader'] } },
      { figures: { gimle: ['warrior', 'warrior'] } },
    ],
  });
  expect(glory(scene)).toEqual([2 * 2 * 3, 2 * 3]);
});

test('card Odin’s Throne doubles the Glory of completed Quests, and not the stat', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    phase: 'quests',
    clans: [{ upgrades: ['odins-throne'], quests: ['quest-alfheim'], figures: { gimle: ['warrior'] } }],
  });
  expect(glory(scene)).toEqual([18, 0]);
  scene.asks('raise', 0).answers(0, { stat: 'rage' });
  expect(clan(scene, 0).stats).toMatchObject({ rage: { step: 2 }, axes: { step: 1 }, horns: { step: 1 } });
});

test('BRC-62 the Throne leaves Ragnarök’s Glory alone, and the Inspiration that of Quests and of Dragons', () => {
  const throne = saga({
    seats: 2,
    age: 3,
    phase: 'ragnarok',
    doom: ['utgard', 'horgr', 'gimle'],
    clans: [{ upgrades: ['odins-throne'], figures: { gimle: ['warrior'] } }],
  });
  expect(glory(throne)[0]).toBe(4);
  const inspiration = saga({
    seats: 2,
    age: 2,
    phase: 'quests',
    doom: ['utgard', 'gimle', 'horgr'],
    clans: [
      {
        upgrades: ['odins-inspiration', 'fire-dragons'],
        quests: ['quest-alfheim'],
        figures: { 'fjord-nw': ['ship'] },
      },
    ],
  });
  expect(eventTypes(inspiration)).toContain('questDone');
  expect(glory(inspiration)[0]).toBe(7);
  inspiration.answers(0, { stat: 'rage' });
  expect(glory(inspiration)[0]).toBe(7 + 8 + 2 * 3);
});
