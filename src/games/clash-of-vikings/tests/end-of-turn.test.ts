import { expect, test } from 'vitest';
import { scenario } from '../../../testkit/scenario.ts';
import { clashOfVikings } from '../index.ts';
import type { Described } from '../rules/position.ts';
import { plays, staysPut } from './turn-steps.ts';

const play = (position: Described, seed = 'end') => scenario(clashOfVikings, position, { seed });

/** Every bracelet space has one: nothing is refilled. */
const FULL = { B1: [2], B3: [2], B5: [3], B7: [3] };
const HANDS: Described['hands'] = [
  ['walk', 'sprint', 'club'],
  ['walk', 'shield', 'slam'],
  ['walk', 'walk', 'slam'],
];

const drew = (seat: number, count: number) => ({ type: 'drew', seat, count, cards: null }) as const;
const starts = (seat: number) => ({ type: 'turnStarts', seat }) as const;

test('CV-50 after the second card all played cards are discarded and hands are filled to three', () => {
  const scene = play({ seats: 3, hands: HANDS, arena: FULL });
  staysPut(scene, 0, 'walk');
  expect(scene.view(0).seats[0]).toMatchObject({ discard: 0, spent: ['walk'], hand: ['sprint', 'club'] });
  staysPut(scene, 0, 'sprint');
  scene.tells(1, { type: 'stays', seat: 0 }, drew(0, 2), starts(1));
  expect(scene.view(1).seats[0]).toMatchObject({ hand: [null, null, null], deck: 7, discard: 2, spent: [], laid: [] });
  expect(scene.view(1).seats[1]).toMatchObject({ hand: ['walk', 'slam', 'shield'], deck: 9, discard: 0 });
});

test('CV-50 only the owner sees the cards that are drawn', () => {
  const scene = play({ seats: 3, hands: HANDS, arena: FULL });
  staysPut(scene, 0, 'walk');
  staysPut(scene, 0, 'sprint');
  const drawn = scene.heard(0).find(({ type }) => type === 'drew');
  const cards = drawn !== undefined && 'cards' in drawn ? drawn.cards! : [];
  expect(cards).toHaveLength(2);
  expect(scene.view(0).seats[0]?.hand.toSorted()).toEqual(['club', ...cards].toSorted());
  expect(scene.heard('spectator')).toContainEqual(drew(0, 2));
});

test('CV-50 revealed and unseen cards and Shields go to their owner’s discard pile', () => {
  const scene = play({ seats: 3, hands: HANDS, arena: FULL, bracelets: [[1], [2], []] });
  scene
    .answers(0, { card: 'walk' })
    .answers(0, { action: 'walk' })
    .answers(1, { call: true })
    .answers(0, { to: 'stay' });
  plays(scene, 0, 'club', 'hammer').answers(0, { victim: 1 }).answers(1, { card: 'slam' }).answers(0, { call: true });
  expect(scene.view(2).seats).toMatchObject([
    { discard: 2, discardSeen: ['walk'], shown: [], spent: [] },
    { discard: 1, discardSeen: ['slam'], shown: [], spent: [] },
    { discard: 0, discardSeen: [] },
  ]);
});

test('CVT-30 Green claimed a Shield in Blue’s turn: Blue draws two, Green one', () => {
  const scene = play({ seats: 3, hands: HANDS, arena: FULL, bracelets: [[1], [2], []] });
  plays(scene, 0, 'walk', 'hammer')
    .answers(0, { victim: 1 })
    .answers(1, { card: 'shield' })
    .answers(0, { call: false });
  staysPut(scene, 0, 'sprint').tells(2, { type: 'stays', seat: 0 }, drew(0, 2), drew(1, 1), starts(1));
  expect(scene.view(2).seats.map(({ hand, deck }) => [hand.length, deck])).toEqual([
    [3, 7],
    [3, 8],
    [3, 9],
  ]);
});

const ONE_LEFT: Described = {
  seats: 2,
  hands: [['walk', 'walk', 'sprint']],
  discards: [['club', 'punch', 'punch', 'hammer', 'slingshot', 'slingshot', 'shield', 'shield']],
  arena: FULL,
};

test('CVT-31 one card in the draw pile and two to draw: one, then ten are shuffled, then one', () => {
  const scene = play(ONE_LEFT);
  expect(scene.view(1).seats[0]).toMatchObject({ deck: 1, discard: 8 });
  staysPut(scene, 0, 'walk');
  staysPut(scene, 0, 'walk');
  scene.tells(1, { type: 'stays', seat: 0 }, { type: 'reshuffles', seat: 0 }, drew(0, 2), starts(1));
  expect(scene.view(1).seats[0]).toMatchObject({ hand: [null, null, null], deck: 9, discard: 0, discardSeen: [] });
  // The Slam was the last card of the old pile, the Sprint was kept.
  expect(scene.view(0).seats[0]?.hand).toEqual(expect.arrayContaining(['sprint', 'slam']));
});

test('CVR-25 the cards of this turn are among those that are shuffled', () => {
  const seeds = Array.from({ length: 60 }, (_, number) => `shuffle ${number}`);
  const third = seeds.map((seed) => {
    const scene = play(ONE_LEFT, seed);
    staysPut(scene, 0, 'walk');
    staysPut(scene, 0, 'walk');
    return scene.view(0).seats[0]!.hand.filter((card) => card !== 'sprint' && card !== 'slam')[0];
  });
  expect(new Set(third)).toEqual(new Set(['walk', 'club', 'punch', 'hammer', 'slingshot', 'shield']));
});

test('CVR-25 a draw pile that is just enough is not shuffled anew', () => {
  const scene = play({
    seats: 2,
    hands: [['walk', 'walk', 'sprint']],
    discards: [['club', 'punch', 'punch', 'hammer', 'slingshot', 'slingshot', 'shield']],
    arena: FULL,
  });
  staysPut(scene, 0, 'walk');
  staysPut(scene, 0, 'walk').tells(1, { type: 'stays', seat: 0 }, drew(0, 2), starts(1));
  expect(scene.view(0).seats[0]).toMatchObject({ hand: ['sprint', 'slam', 'shield'], deck: 0, discard: 9 });
});

test('CVR-24 cards never shown go to the discard pile unseen, and nobody may search it', () => {
  const scene = play({ seats: 2, hands: HANDS.slice(0, 2), arena: FULL });
  staysPut(scene, 0, 'walk');
  staysPut(scene, 0, 'club');
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(scene.view(viewer).seats[0]).toMatchObject({ discard: 2, discardSeen: [], spent: [], shown: [] });
  }
});

test('CV-51 every bracelet space with neither Viking nor bracelet gets one from the reserve', () => {
  const scene = play({ seats: 2, phase: 'end', vikings: ['B3', 'D0'], arena: { B7: [2], A0: [1] }, reserve: 6 });
  scene.tells('spectator', { type: 'refilled', spaces: ['B1', 'B5'], left: 4 }, starts(1));
  const { arena, reserve } = scene.view('spectator');
  expect(Object.keys(arena)).toEqual(['A0', 'B1', 'B5', 'B7']);
  expect([arena['B1'], arena['B5']].map((values) => values?.length)).toEqual([1, 1]);
  expect(reserve).toBe(4);
});

test('CVT-27 B1 is empty and free, B3 and B7 hold one each, B5 is occupied: only B1 is filled, face up', () => {
  const scene = play({ seats: 2, phase: 'end', vikings: ['B5', 'D0'], arena: { B3: [1], B7: [2] }, reserve: 4 });
  scene.tells(1, { type: 'refilled', spaces: ['B1'], left: 3 }, starts(1));
  expect(scene.view(1)).toMatchObject({ reserve: 3, arena: { B1: [expect.any(Number)], B3: [1], B7: [2] } });
});

test('CVR-26 a short reserve fills the spaces in their fixed order, after everybody has drawn', () => {
  const meadow = play({ seats: 2, hands: HANDS.slice(0, 2), vikings: ['D0', 'D6'], arena: { B1: [1] }, reserve: 2 });
  staysPut(meadow, 0, 'walk');
  staysPut(meadow, 0, 'club');
  expect(meadow.heard(1).slice(1, 3)).toEqual([drew(0, 2), { type: 'refilled', spaces: ['B3', 'B5'], left: 0 }]);
  const fjord = play({ seats: 2, phase: 'end', options: { side: 'fjord' }, reserve: 3 });
  expect(fjord.heard(1)[0]).toEqual({ type: 'refilled', spaces: ['B0', 'B4', 'D3'], left: 0 });
});

test('CVR-26 what is put on the arena is drawn by chance', () => {
  const values = Array.from({ length: 40 }, (_, number) => {
    const scene = play(
      { seats: 2, phase: 'end', arena: { B1: [1], B3: [1], B5: [1] }, reserve: 8 },
      `refill ${number}`,
    );
    return scene.view(0).arena['B7']![0];
  });
  expect(new Set(values)).toEqual(new Set([1, 2, 3, 4]));
});

test('CV-52 the game goes on while one bracelet is in reserve, and ends when there is none', () => {
  const one = play({ seats: 2, phase: 'end', arena: FULL, reserve: 1 });
  expect(one.state.result).toBeNull();
  one.asks('layCard', 1);
  const none = play({ seats: 2, phase: 'end', arena: FULL, reserve: 0 });
  expect(none.state.result).not.toBeNull();
  expect(none.heard(0)[0]).toEqual({ type: 'reserveEmpty' });
});

test('CVT-28 the refill takes the last bracelet: the game ends now', () => {
  const scene = play({ seats: 2, phase: 'end', turn: 1, arena: { B1: [1], B3: [1], B5: [1] }, reserve: 1 });
  expect(scene.heard(0).slice(0, 2)).toEqual([{ type: 'refilled', spaces: ['B7'], left: 0 }, { type: 'reserveEmpty' }]);
  expect(scene.state.result).toMatchObject({ scores: [6, 6], reason: 'CV-53' });
});

test('CVR-27 a penalty that empties the reserve ends the game with that turn, not before', () => {
  const scene = play({ seats: 3, hands: HANDS, bracelets: [[], [1], [2]], arena: FULL, reserve: 1 });
  scene.answers(0, { card: 'walk' }).answers(0, { action: 'sprint' });
  scene.answers(1, { call: true }).answers(2, { call: false }).asks('layCard', 0);
  expect(scene.view(0).reserve).toBe(0);
  staysPut(scene, 0, 'sprint');
  // No equal number of turns: seats 1 and 2 do not play any more.
  expect(scene.state.result).toMatchObject({ places: [3, 1, 2] });
});
