import { expect, test } from 'vitest';
import { project, type Seat } from '../../../kernel/index.ts';
import { scenario } from '../../../testkit/scenario.ts';
import type { ActionId, CardId } from '../facts/ids.ts';
import { clashOfVikings } from '../index.ts';
import type { Described } from '../rules/position.ts';
import { allPass, staysPut } from './turn-steps.ts';

const play = (position: Described) => scenario(clashOfVikings, position);

const calls = (seat: number) => ({ type: 'calls', seat }) as const;
const penalty = (seat: number, victim: number, value: number | null) =>
  ({ type: 'penaltyTaken', seat, victim, value }) as const;
const wasBluff = (action: ActionId, card: CardId) => ({ type: 'wasBluff', seat: 0, action, card }) as const;
const DROPPED = { type: 'actionDropped' } as const;

const [BLUE, GREEN, RED, YELLOW] = [0, 1, 2, 3];

/** Blue names Sprint, holding one or not; Green owns two bracelets, Red none. */
const sprint = (card: CardId, more: Partial<Described> = {}) =>
  play({
    seats: 3,
    options: { colours: ['blue', 'green', 'red'] },
    hands: [['sprint', 'walk', 'shield']],
    bracelets: [[3], [4, 4], []],
    ...more,
  })
    .answers(BLUE, { card })
    .answers(BLUE, { action: 'sprint' });

test('CV-20 every rival with a bracelet may call or let it pass, and nobody else', () => {
  play({ seats: 4, turn: 1, hands: [[], ['walk', 'sprint', 'club']], bracelets: [[1], [2], [], [3]] })
    .answers(1, { card: 'walk' })
    .answers(1, { action: 'walk' })
    .asks('callBluff', 3, 0)
    .offers(3, { call: true }, { call: false })
    .offers(0, { call: true }, { call: false })
    .refuses(2, { call: true }, 'table.notYourTurn')
    .refuses(1, { call: true }, 'table.notYourTurn');
});

test('CV-20 a player without a bracelet may still bluff and be called', () => {
  sprint('walk', { bracelets: [[], [4, 4], []] }).asks('callBluff', GREEN);
});

test('CVT-4 Green owns two bracelets and may call, Red owns none and is not asked', () => {
  sprint('sprint').asks('callBluff', GREEN).refuses(RED, { call: true }, 'table.notYourTurn');
});

test('CV-21 if several call, the first in turn order after the active player is the caller', () => {
  const scene = play({
    seats: 4,
    turn: 2,
    hands: [[], [], ['shield', 'walk', 'club']],
    bracelets: [[1], [2], [3], [4]],
  })
    .answers(2, { card: 'shield' })
    .answers(2, { action: 'walk' })
    .asks('callBluff', 3, 0, 1)
    .answers(1, { call: true })
    .answers(0, { call: true })
    .answers(3, { call: false });
  expect(scene.heard(3).slice(0, 1)).toEqual([calls(0)]);
  expect(scene.view('spectator').seats.map(({ bracelets }) => bracelets.length)).toEqual([2, 1, 0, 1]);
});

test('CV-21 answers stay sealed from each other until the last is given', () => {
  const scene = play({ seats: 3, hands: [['walk', 'sprint', 'club']] })
    .answers(0, { card: 'walk' })
    .answers(0, { action: 'walk' });
  const before = [scene.view(0), scene.view(2), scene.view('spectator')];
  scene.answers(1, { call: true }).tells(0).tells(2).tells('spectator').asks('callBluff', 1, 2);
  expect([scene.view(0), scene.view(2), scene.view('spectator')]).toEqual(before);
  expect(project(clashOfVikings, scene.state, 2 as Seat).sealed).toBeNull();
  expect(project(clashOfVikings, scene.state, 1 as Seat).sealed).toEqual([0]);
  scene.takesBack(1).answers(2, { call: false }).answers(1, { call: false });
  scene.tells(2, { type: 'nobodyCalls' });
});

test('CVR-8 the order in which answers arrive does not matter', () => {
  const window = () =>
    play({ seats: 3, hands: [['shield', 'walk', 'club']] })
      .answers(0, { card: 'shield' })
      .answers(0, { action: 'walk' });
  const inOrder = window().answers(1, { call: true }).answers(2, { call: true });
  const turned = window().answers(2, { call: true }).answers(1, { call: true });
  expect(turned.state).toEqual(inOrder.state);
  expect(turned.heard(0)).toEqual(inOrder.heard(0));
});

test('CVR-8 of several callers only the first wins or loses anything', () => {
  const truth = play({ seats: 4, hands: [['walk', 'sprint', 'club']], bracelets: [[], [1], [1], [1]] })
    .answers(0, { card: 'walk' })
    .answers(0, { action: 'walk' })
    .answers(1, { call: false })
    .answers(2, { call: true })
    .answers(3, { call: true });
  expect(truth.view(0).seats.map(({ bracelets }) => bracelets.length)).toEqual([1, 1, 0, 1]);
  const bluff = play({ seats: 4, hands: [['shield', 'sprint', 'club']], bracelets: [[2, 2], [1], [1], [1]] })
    .answers(0, { card: 'shield' })
    .answers(0, { action: 'walk' })
    .answers(1, { call: false })
    .answers(2, { call: true })
    .answers(3, { call: true });
  expect(bluff.view(0).seats.map(({ bracelets }) => bracelets.length)).toEqual([1, 1, 2, 1]);
});

test('CVT-8 Red and Yellow call, Green passes: Red is the caller', () => {
  const scene = play({
    seats: 4,
    options: { colours: ['blue', 'green', 'red', 'yellow'] },
    hands: [['shield', 'walk', 'club']],
    bracelets: [[3], [1], [1], [1]],
  })
    .answers(BLUE, { card: 'shield' })
    .answers(BLUE, { action: 'sprint' })
    .answers(YELLOW, { call: true })
    .answers(RED, { call: true })
    .answers(GREEN, { call: false });
  scene.tells(RED, calls(RED), wasBluff('sprint', 'shield'), penalty(RED, BLUE, 3), DROPPED);
});

test('CV-22 nobody calls: the action is performed and the card is never shown', () => {
  const scene = sprint('walk').answers(GREEN, { call: false });
  scene.tells(GREEN, { type: 'nobodyCalls' }).asks('move', BLUE).answers(BLUE, { to: 'A0' });
  expect(scene.view(GREEN).seats[BLUE]).toMatchObject({ space: 'A0', laid: [], spent: [null], shown: [] });
  expect(scene.view(BLUE).seats[BLUE]).toMatchObject({ spent: ['walk'] });
  expect(scene.view('spectator').conflict).toEqual({ number: 2, action: null, called: false });
});

test('CVT-9 Blue names Sprint with a Walk card, nobody calls: two spaces, and the card stays hidden', () => {
  const scene = sprint('walk').answers(GREEN, { call: false });
  scene.allows(BLUE, { to: 'B7' }).answers(BLUE, { to: 'B7' });
  scene.tells(RED, { type: 'moved', seat: BLUE, steps: 2, space: 'B7' });
  staysPut(scene, BLUE, 'shield');
  expect(scene.view(RED).seats[BLUE]).toMatchObject({ discard: 2, discardSeen: [], shown: [], spent: [] });
});

test('CV-23 a call on a true card: it is shown, a bracelet of the caller is taken, the action performed', () => {
  const scene = sprint('sprint', { bracelets: [[3], [4], [1]] })
    .answers(RED, { call: false })
    .answers(GREEN, { call: true });
  scene
    .tells(BLUE, calls(GREEN), { type: 'wasTrue', seat: BLUE, action: 'sprint' }, penalty(BLUE, GREEN, 4))
    .tells(GREEN, calls(GREEN), { type: 'wasTrue', seat: BLUE, action: 'sprint' }, penalty(BLUE, GREEN, 4))
    .tells(RED, calls(GREEN), { type: 'wasTrue', seat: BLUE, action: 'sprint' }, penalty(BLUE, GREEN, null))
    .tells('spectator', calls(GREEN), { type: 'wasTrue', seat: BLUE, action: 'sprint' }, penalty(BLUE, GREEN, null))
    .asks('move', BLUE);
  expect(scene.view(RED).seats[BLUE]).toMatchObject({ shown: ['sprint'], laid: [], bracelets: [null, null] });
  expect(scene.view(RED).seats[GREEN]?.bracelets).toEqual([]);
  expect(scene.view(RED).conflict).toEqual({ number: 1, action: 'sprint', called: true });
  expect(scene.view(BLUE).seats[BLUE]?.bracelets).toEqual([3, 4]);
});

test('CVT-5 Green calls a true Sprint: Blue takes a bracelet of Green and sprints', () => {
  const scene = sprint('sprint').answers(GREEN, { call: true }).asks('move', BLUE).answers(BLUE, { to: 'A0' });
  expect(scene.view(BLUE).seats.map(({ bracelets }) => bracelets.length)).toEqual([2, 1, 0]);
  expect(scene.view(BLUE).seats[BLUE]?.space).toBe('A0');
});

test('CVR-10 the caller of a true card always has a bracelet to lose, and then is asked no more', () => {
  const scene = sprint('sprint', { bracelets: [[], [2], []] }).answers(GREEN, { call: true });
  expect(scene.view(GREEN).seats.map(({ bracelets }) => bracelets.length)).toEqual([1, 0, 0]);
  scene.answers(BLUE, { to: 'stay' }).answers(BLUE, { card: 'walk' }).answers(BLUE, { action: 'walk' });
  scene.asks('move', BLUE);
});

test('CV-24 a call on another card: it is shown, the caller takes a bracelet, the action is dropped', () => {
  const scene = sprint('shield', { bracelets: [[3], [4], [1]] })
    .answers(RED, { call: false })
    .answers(GREEN, { call: true });
  const shown = [calls(GREEN), wasBluff('sprint', 'shield')] as const;
  scene
    .tells(BLUE, ...shown, penalty(GREEN, BLUE, 3), DROPPED)
    .tells(GREEN, ...shown, penalty(GREEN, BLUE, 3), DROPPED)
    .tells(RED, ...shown, penalty(GREEN, BLUE, null), DROPPED)
    .tells('spectator', ...shown, penalty(GREEN, BLUE, null), DROPPED)
    .asks('layCard', BLUE);
  expect(scene.view(GREEN).seats[GREEN]?.bracelets).toEqual([3, 4]);
  expect(scene.view(RED).seats[BLUE]).toMatchObject({ shown: ['shield'], spent: [], laid: [], bracelets: [] });
});

test('CVT-6 Green calls a Shield named Sprint: Blue does not move and plays a second card', () => {
  const scene = sprint('shield').answers(GREEN, { call: true });
  expect(scene.view(BLUE).seats[BLUE]).toMatchObject({ space: 'D0', bracelets: [] });
  expect(scene.view(GREEN).seats[GREEN]?.bracelets).toEqual([3, 4, 4]);
  scene.asks('layCard', BLUE).offers(BLUE, { card: 'walk' }, { card: 'sprint' });
});

test('CV-24 a bluffer without bracelets: the caller takes one from the reserve, which only he sees', () => {
  // Four bracelets of 4 are all that is left for the reserve.
  const scene = sprint('shield', {
    bracelets: [[], [1, 1, 1, 1, 1, 1], [2, 2, 2, 2, 2, 2, 2, 2]],
    arena: { D7: [3, 3, 3, 3, 3, 3, 3] },
    reserve: 4,
  })
    .answers(RED, { call: false })
    .answers(GREEN, { call: true });
  const shown = [calls(GREEN), wasBluff('sprint', 'shield')] as const;
  scene
    .tells(GREEN, ...shown, { type: 'penaltyReserve', seat: GREEN, value: 4 }, DROPPED)
    .tells(BLUE, ...shown, { type: 'penaltyReserve', seat: GREEN, value: null }, DROPPED)
    .tells('spectator', ...shown, { type: 'penaltyReserve', seat: GREEN, value: null }, DROPPED);
  expect(scene.view(GREEN)).toMatchObject({ reserve: 3, seats: [{}, { bracelets: [1, 1, 1, 1, 1, 1, 4] }, {}] });
});

test('CVT-7 Blue owns nothing: Green takes one of three from the reserve, and nothing of none', () => {
  const three = sprint('shield', { bracelets: [[], [4, 4], []], reserve: 3 }).answers(GREEN, { call: true });
  expect(three.view(GREEN)).toMatchObject({ reserve: 2, seats: [{ bracelets: [] }, {}, {}] });
  expect(three.view(GREEN).seats[GREEN]?.bracelets).toHaveLength(3);
  const none = sprint('shield', { bracelets: [[], [4, 4], []], reserve: 0 }).answers(GREEN, { call: true });
  none.tells(GREEN, calls(GREEN), wasBluff('sprint', 'shield'), { type: 'penaltyNothing', seat: GREEN }, DROPPED);
  expect(none.view(GREEN).seats[GREEN]?.bracelets).toEqual([4, 4]);
});

test('CVR-9 a card called right is spent: it does not come back to the hand', () => {
  const scene = sprint('shield').answers(GREEN, { call: true });
  expect(scene.view(BLUE).seats[BLUE]).toMatchObject({ hand: ['walk', 'sprint'], shown: ['shield'] });
  expect(scene.view(GREEN).seats.map(({ bracelets }) => bracelets.length)).toEqual([0, 3, 0]);
  expect(scene.view(GREEN).reserve).toBe(6);
  scene.refuses(BLUE, { card: 'shield' }, 'CV-11');
  allPass(scene.answers(BLUE, { card: 'walk' }).answers(BLUE, { action: 'walk' })).answers(BLUE, { to: 'stay' });
  expect(scene.view(BLUE).seats[BLUE]).toMatchObject({ discard: 2, discardSeen: ['shield'], deck: 7 });
});

test('CVR-11 where no rival owns a bracelet nobody is asked', () => {
  play({ seats: 3, hands: [['shield', 'walk', 'club']], bracelets: [[1, 2, 3], [], []] })
    .answers(0, { card: 'shield' })
    .answers(0, { action: 'sprint' })
    .tells(1, { type: 'announced', seat: 0, action: 'sprint', card: null })
    .asks('move', 0);
});

test('CVR-12 a Club is not a Hammer, a Punch is not a Slingshot, and a Walk is not a Sprint', () => {
  const pairs = [
    ['club', 'hammer'],
    ['hammer', 'club'],
    ['punch', 'slingshot'],
    ['slingshot', 'punch'],
    ['walk', 'sprint'],
    ['sprint', 'walk'],
  ] as const;
  for (const [card, action] of pairs) {
    const scene = play({ seats: 2, hands: [[card, 'slam', 'shield']], bracelets: [[1], [2]] })
      .answers(0, { card })
      .answers(0, { action })
      .answers(1, { call: true });
    scene.tells(1, calls(1), wasBluff(action, card), penalty(1, 0, 1), DROPPED);
  }
});

test('CVR-12 each of the seven actions is true if its own card was laid', () => {
  const cards = ['walk', 'sprint', 'slam', 'club', 'punch', 'hammer', 'slingshot'] as const;
  for (const card of cards) {
    const scene = play({ seats: 2, vikings: ['D0', 'D1'], hands: [[card, 'shield']], bracelets: [[1], [2]] })
      .answers(0, { card })
      .answers(0, { action: card })
      .answers(1, { call: true });
    expect(scene.heard(1)[1]).toEqual({ type: 'wasTrue', seat: 0, action: card });
  }
});
