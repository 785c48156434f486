import { expect, test } from 'vitest';
import { OptionError, start, type Seat } from '../../../kernel/index.ts';
import { CLANS } from '../facts/index.ts';
import { bloodRage } from '../index.ts';
import type { SagaState } from '../rules/run.ts';
import { view } from '../rules/visibility.ts';
import { figuresAt, invades, pillages, saga } from './scenes.ts';

const seeds = Array.from({ length: 60 }, (_, number) => `setup ${number}`);
const begun = (seats: number, seed = 'setup', options = {}): SagaState =>
  start(bloodRage, { seats, seed, options }).state;
const seen = (state: SagaState) => view(state, 'spectator');
const OUTER = ['elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle', 'myrkvlor'] as const;
const lost = (state: SagaState): string[] => OUTER.filter((province) => seen(state).provinces[province].destroyed);

test('BRT-1 a new clan has no Glory, 6 Rage, the stats 6, 3 and 4, a leader, a ship and eight warriors', () => {
  for (const each of seen(begun(4)).clans) {
    expect(each).toMatchObject({
      glory: 0,
      rage: 6,
      passed: false,
      stats: { rage: { step: 1, value: 6 }, axes: { step: 1, value: 3 }, horns: { step: 1, value: 4 } },
      upgrades: [],
      quests: [],
      onBoard: 0,
    });
    expect(each.figures).toEqual([
      { figure: 'leader', place: 'reserve', count: 1 },
      { figure: 'ship', place: 'reserve', count: 1 },
      { figure: 'warrior', place: 'reserve', count: 8 },
    ]);
  }
});

test('BR-5 a leader counts 3, a ship 2 and a warrior 1', () => {
  const scene = saga({
    seats: 3,
    clans: [
      { figures: { gimle: ['leader'] } },
      { figures: { 'fjord-nw': ['ship'] } },
      { figures: { gimle: ['warrior'] } },
    ],
  });
  pillages(scene, 0, 'gimle');
  expect(scene.heard(0).flatMap((event) => (event.type === 'strength' ? [[event.seat, event.figures]] : []))).toEqual([
    [0, 3],
    [1, 2],
    [2, 1],
  ]);
});

test('BR-5 each stat has six steps: 6 7 8 9 12 12, 3 4 5 6 8 8 and 4 5 6 7 10 10', () => {
  const values = [1, 2, 3, 4, 5, 6].map((step) => {
    const { stats } = saga({ seats: 2, clans: [{ stats: { rage: step, axes: step, horns: step } }] }).view(0).clans[0]!;
    return [stats.rage.value, stats.axes.value, stats.horns.value];
  });
  expect(values.map(([value]) => value)).toEqual([6, 7, 8, 9, 12, 12]);
  expect(values.map(([, value]) => value)).toEqual([3, 4, 5, 6, 8, 8]);
  expect(values.map(([, , value]) => value)).toEqual([4, 5, 6, 7, 10, 10]);
});

test('BR-6 Glory starts at 0 and Rage at 6', () => {
  for (const seats of [2, 3, 4, 5]) {
    const { clans } = seen(begun(seats));
    expect(clans).toHaveLength(seats);
    for (const { glory, rage } of clans) expect([glory, rage]).toEqual([0, 6]);
  }
});

test('BR-7 whatever destroys a figure, it goes to Valhalla', () => {
  const battle = saga({
    seats: 2,
    clans: [{ figures: { gimle: ['leader'] } }, { figures: { gimle: ['warrior'], 'fjord-nw': ['ship'] } }],
  });
  pillages(battle, 0, 'gimle');
  // 3 against 1 + 2: a tie, so everybody loses.
  expect([figuresAt(battle, 0, 'valhalla'), figuresAt(battle, 1, 'valhalla')]).toEqual([
    ['leader'],
    ['ship', 'warrior'],
  ]);
  const ragnarok = saga({ seats: 2, phase: 'ragnarok', doom: ['gimle'], clans: [{ figures: { gimle: ['leader'] } }] });
  expect(ragnarok.events.map(({ shell }) => shell)).toContainEqual({
    type: 'destroyed',
    seat: 0,
    figures: ['leader'],
    cause: 'ragnarok',
    place: 'gimle',
  });
  const troll = saga({ seats: 2, clans: [{ upgrades: ['troll'] }, { figures: { gimle: ['warrior'] } }] });
  invades(troll, 0, 'troll', 'gimle');
  expect(figuresAt(troll, 1, 'valhalla')).toEqual(['warrior']);
});

test('BR-8 each player has a clan that nobody else has', () => {
  expect(seen(begun(3, 'clans', { clans: ['bear', 'wolf', 'serpent'] })).clans.map(({ clan }) => clan)).toEqual([
    'bear',
    'wolf',
    'serpent',
  ]);
  expect(() => begun(2, 'clans', { clans: ['bear', 'bear'] })).toThrow(OptionError);
  expect(() => begun(2, 'clans', { clans: ['bear', 'lynx'] })).toThrow(OptionError);
  expect(() => begun(3, 'clans', { clans: ['bear', 'wolf'] })).toThrow(OptionError);
});

test('BR-8 the clans differ in nothing but their name', () => {
  const plain = start(bloodRage, { seats: 2, seed: 'same', options: { clans: ['wolf', 'raven'] } });
  const other = start(bloodRage, { seats: 2, seed: 'same', options: { clans: ['serpent', 'bear'] } });
  expect(other.state.table).toEqual(plain.state.table);
});

test('BR-10 Yggdrasil raises all three stats, and the outer tokens are three Rage, two Axes, two Horns and 5 Glory', () => {
  const layouts = seeds.map((seed) => {
    const { provinces } = seen(begun(5, seed)); // with five no province is lost, and no token with it
    expect(provinces.yggdrasil).toEqual({ reward: 'all', pillaged: false, destroyed: false, emptyVillages: null });
    const rewards = OUTER.map((province) => provinces[province].reward);
    expect(rewards.toSorted()).toEqual(['axes', 'axes', 'glory5', 'horns', 'horns', 'rage', 'rage', 'rage']);
    return rewards;
  });
  for (const [index] of OUTER.entries()) {
    expect(new Set(layouts.map((rewards) => rewards[index]))).toEqual(new Set(['rage', 'axes', 'horns', 'glory5']));
  }
});

test('BR-11 three different outer provinces are doomed, one for each Age, open to all', () => {
  const dooms = seeds.map((seed) => {
    const { doom } = seen(begun(3, seed));
    expect(doom).toHaveLength(3);
    expect(new Set(doom).size).toBe(3);
    expect(doom).not.toContain('yggdrasil');
    return doom;
  });
  for (const age of [0, 1, 2]) expect(new Set(dooms.map((doom) => doom[age]))).toEqual(new Set(OUTER));
  const { state, events } = start(bloodRage, { seats: 3, seed: 'doom' });
  expect(events[0]!.shell).toEqual({ type: 'setupRagnarok', provinces: seen(state).doom });
});

test('BRT-17 three, two or one provinces are lost beforehand with 2, 3 or 4 players, never a doomed one', () => {
  for (const [seats, count] of [
    [2, 3],
    [3, 2],
    [4, 1],
  ] as const) {
    for (const seed of seeds) {
      const state = begun(seats, seed);
      expect(lost(state)).toHaveLength(count);
      for (const province of lost(state)) expect(seen(state).doom).not.toContain(province);
    }
  }
});

test('BR-12 any outer province can be lost beforehand, and all are told which', () => {
  expect(new Set(seeds.flatMap((seed) => lost(begun(2, seed))))).toEqual(new Set(OUTER));
  const { state, events } = start(bloodRage, { seats: 2, seed: 'lost' });
  const heard = events.map(({ shell }) => shell).filter(({ type }) => type === 'setupDestroyed');
  expect(heard).toEqual(lost(state).map((province) => ({ type: 'setupDestroyed', province })));
});

test('BR-12 a province lost beforehand takes no figure: no invasion, no march, no pillage', () => {
  const scene = saga({
    seats: 2,
    destroyed: ['gimle'],
    clans: [{ figures: { yggdrasil: ['warrior'], 'fjord-nw': ['ship'] } }],
  });
  scene.answers(0, { act: 'invade' }).answers(0, { figure: 'warrior', from: 'reserve' });
  scene.refuses(0, { place: 'gimle' }, 'BR-12').undoes(0).undoes(0);
  scene.answers(0, { act: 'march' }).answers(0, { province: 'yggdrasil' });
  scene.refuses(0, { province: 'gimle' }, 'BR-12').undoes(0).undoes(0);
  scene.answers(0, { act: 'pillage' }).offers(0, { province: 'yggdrasil' }, { province: 'myrkvlor' });
  scene.refuses(0, { province: 'gimle' }, 'BR-12');
});

/** How many cards each Age's deck has: what the players got, what is left over, what is still to come. */
const deckSizes = (state: SagaState): number[] => {
  const { decks, packets, hands, buried } = state.table;
  return decks.map((deck, age) => deck.length + (age === 0 ? [...packets, ...hands, buried].flat().length : 0));
};

test('BR-13 with 4 players no card is removed, with 3 the eight 4+ cards, with 2 the six 3+ cards too', () => {
  expect(deckSizes(begun(4))).toEqual([34, 34, 34]);
  expect(deckSizes(begun(3))).toEqual([26, 26, 26]);
  expect(deckSizes(begun(2))).toEqual([20, 20, 20]);
});

test('BR-13 a 4+ card is missing at three seats and a 3+ card at two', () => {
  // Loki's Blessing is 4+, Frigga's Succor 3+; the Troll is for every table.
  const there = (seats: number, card: 'lokis-blessing' | 'friggas-succor' | 'troll'): boolean => {
    try {
      saga({ seats, clans: [{ hand: [card] }] });
      return true;
    } catch {
      return false;
    }
  };
  expect([4, 3, 2].map((seats) => there(seats, 'lokis-blessing'))).toEqual([true, false, false]);
  expect([4, 3, 2].map((seats) => there(seats, 'friggas-succor'))).toEqual([true, true, false]);
  expect([4, 3, 2].map((seats) => there(seats, 'troll'))).toEqual([true, true, true]);
});

test('BR-15 each Age has 34 cards in the base set, 42 with the fifth clan', () => {
  expect(deckSizes(begun(4))).toEqual([34, 34, 34]);
  expect(deckSizes(begun(5))).toEqual([42, 42, 42]);
});

test('BRT-15 eight cards each, and 4, 2, 2 or 2 are left over, seen by nobody', () => {
  for (const [seats, over] of [
    [2, 4],
    [3, 2],
    [4, 2],
    [5, 2],
  ] as const) {
    const state = begun(seats);
    expect(state.table.buried).toHaveLength(over);
    for (let seat = 0; seat < seats; seat++) {
      const { clans } = view(state, seat as Seat);
      expect(clans[seat]!.packet).toHaveLength(8);
      expect(clans[seat]!.packet).not.toContain(null);
      expect(clans[(seat + 1) % seats]!.packet).toEqual(Array(8).fill(null));
    }
    expect(seen(state).clans.map(({ packet }) => packet)).toEqual(Array(seats).fill(Array(8).fill(null)));
  }
});

test('BR-14 anybody can be the first player, and all are told who', () => {
  for (const seats of [2, 3, 4, 5]) {
    const firsts = seeds.map((seed) => seen(begun(seats, seed)).first);
    expect(new Set(firsts)).toEqual(new Set(Array.from({ length: seats }, (_, seat) => seat)));
  }
  const { state, events } = start(bloodRage, { seats: 4, seed: 'first' });
  expect(events.map(({ shell }) => shell)).toContainEqual({ type: 'firstPlayer', seat: seen(state).first });
});

test('BRC-67 the first player of a table is drawn by chance and begins the first action phase', () => {
  for (const seed of seeds.slice(0, 12)) {
    const state = begun(3, seed, { beginnersDeal: true });
    expect(state.asked.map(({ ask, seat }) => [ask, seat])).toEqual([['act', seen(state).first]]);
  }
});

test('BR-95 five play with the fifth clan, its cards, and no province lost beforehand', () => {
  for (const seed of seeds) expect(lost(begun(5, seed))).toEqual([]);
  const five = begun(5);
  expect(seen(five).clans.map(({ clan }) => clan)).toEqual([...CLANS]);
  expect(seen(five).clans[4]!.figures).toEqual(seen(five).clans[0]!.figures);
  expect(deckSizes(five)).toEqual([42, 42, 42]);
  // Tyr's Judgement, and a second Masters in Arms, are for five players only.
  const fifth = { hand: ['tyrs-judgement', 'masters-in-arms', 'masters-in-arms'] } as const;
  expect(saga({ seats: 5, age: 3, clans: [fifth] }).view(0).clans[0]!.hand).toHaveLength(3);
  expect(() => saga({ seats: 4, age: 3, clans: [fifth] })).toThrow('there is no tyrs-judgement left');
  expect(() => begun(6)).toThrow(OptionError);
});

test('BR-97 the further sets obey the same minimum player counts', () => {
  const both = { mystics: true, kickstarterMonsters: true };
  expect([2, 3, 4, 5].map((seats) => deckSizes(begun(seats, 'sets', { mystics: true })))).toEqual([
    [21, 21, 21],
    [27, 27, 27],
    [36, 36, 36],
    [44, 44, 44],
  ]);
  expect([2, 4, 5].map((seats) => deckSizes(begun(seats, 'sets', { kickstarterMonsters: true })))).toEqual([
    [22, 21, 21],
    [36, 35, 35],
    [45, 44, 44],
  ]);
  // With them more cards are left over in the deal.
  expect(begun(4, 'sets', both).table.buried).toHaveLength(2 + 2 + 2);
});

test('BR-97 promotional monsters are not offered', () => {
  for (const card of ['hildisvini', 'nidhoggr', 'ymir']) {
    const position = { seats: 5, options: { mystics: true, kickstarterMonsters: true }, clans: [{ hand: [card] }] };
    expect(() => saga(position as never)).toThrow(`there is no card ${card}`);
  }
});
