import { expect, test } from 'vitest';
import { scenario } from '../../../testkit/scenario.ts';
import type { CardId } from '../facts/ids.ts';
import { clashOfVikings } from '../index.ts';
import type { Described } from '../rules/position.ts';
import { plays } from './turn-steps.ts';

type Attack = 'club' | 'punch' | 'hammer' | 'slingshot';

const [YELLOW, GREEN, RED] = [0, 1, 2];

/** Yellow attacks Green; nobody called. Red looks on. */
const attacked = (action: Attack, more: Partial<Described> = {}) => {
  const scene = scenario(clashOfVikings, {
    seats: 3,
    options: { colours: ['yellow', 'green', 'red'] },
    vikings: action === 'club' || action === 'punch' ? ['A0', 'B1', 'D9'] : ['D6', 'B1', 'D9'],
    hands: [['hammer', 'walk', 'club'], ['walk', 'shield', 'slam'], ['walk']],
    bracelets: [[3, 3], [4], [1]],
    ...more,
  });
  return plays(scene, YELLOW, 'hammer', action).answers(YELLOW, { victim: GREEN });
};
const owned = (scene: ReturnType<typeof attacked>) =>
  scene.view('spectator').seats.map(({ bracelets }) => bracelets.length);

const claimed = (card: CardId | null) => ({ type: 'claimedShield', seat: GREEN, card }) as const;
const penalty = (seat: number, victim: number, value: number | null) =>
  ({ type: 'penaltyTaken', seat, victim, value }) as const;
const stole = (value: number | null) => ({ type: 'stole', seat: YELLOW, victim: GREEN, value }) as const;
const CALLED = { type: 'callsShield', seat: YELLOW } as const;

test('CV-40 the target of any of the four attacks may claim a Shield with any hand card', () => {
  for (const action of ['club', 'punch', 'hammer', 'slingshot'] as const) {
    attacked(action)
      .asks('shield', GREEN)
      .offers(GREEN, { card: 'walk' }, { card: 'slam' }, { card: 'shield' }, { card: 'none' })
      .refuses(GREEN, { card: 'club' }, 'CV-40');
  }
});

test('CV-40 it is asked after the target is named and before any bracelet is taken', () => {
  const scene = attacked('hammer').tells(RED, { type: 'attacked', seat: YELLOW, victim: GREEN, action: 'hammer' });
  expect(owned(scene)).toEqual([2, 1, 1]);
  expect(scene.view(RED).attack).toEqual({ action: 'hammer', victim: GREEN, claimed: false });
  scene
    .answers(GREEN, { card: 'slam' })
    .tells(GREEN, claimed('slam'))
    .tells(YELLOW, claimed(null))
    .tells(RED, claimed(null))
    .tells('spectator', claimed(null))
    .asks('callShield', YELLOW);
  expect(owned(scene)).toEqual([2, 1, 1]);
  expect(scene.view(RED).attack).toEqual({ action: 'hammer', victim: GREEN, claimed: true });
  expect(scene.view(RED).seats[GREEN]).toMatchObject({ hand: [null, null], laid: [null] });
});

test('CV-40 a target with no card in hand cannot claim and is not asked', () => {
  attacked('hammer', { hands: [['hammer', 'walk', 'club'], [], ['walk']] })
    .tells(RED, { type: 'attacked', seat: YELLOW, victim: GREEN, action: 'hammer' }, stole(null))
    .asks('layCard', YELLOW);
});

test('CV-41 only the active player may call the Shield, and needs no bracelet for it', () => {
  attacked('hammer', { bracelets: [[], [4], [1]] })
    .answers(GREEN, { card: 'slam' })
    .asks('callShield', YELLOW)
    .offers(YELLOW, { call: true }, { call: false })
    .refuses(RED, { call: true }, 'table.notYourTurn');
});

test('CV-42 not called: the attack is not performed and the card stays hidden', () => {
  const scene = attacked('hammer').answers(GREEN, { card: 'slam' }).answers(YELLOW, { call: false });
  scene.tells(RED, { type: 'shieldAccepted', seat: YELLOW }).asks('layCard', YELLOW);
  expect(owned(scene)).toEqual([2, 1, 1]);
  expect(scene.view(YELLOW).seats[GREEN]).toMatchObject({ hand: [null, null], laid: [], spent: [null], shown: [] });
  expect(scene.view(GREEN).seats[GREEN]?.spent).toEqual(['slam']);
});

test('CVT-22 Green lays a Walk as a Shield, Yellow does not call: the Hammer fails, nothing is shown', () => {
  const scene = attacked('hammer').answers(GREEN, { card: 'walk' }).answers(YELLOW, { call: false });
  expect(owned(scene)).toEqual([2, 1, 1]);
  expect(scene.view(YELLOW).seats[GREEN]).toMatchObject({ spent: [null], shown: [] });
});

test('CV-43 called and it is a Shield: no attack, and the target takes a bracelet of the active player', () => {
  const scene = attacked('hammer').answers(GREEN, { card: 'shield' }).answers(YELLOW, { call: true });
  scene
    .tells(GREEN, CALLED, { type: 'shieldTrue' }, penalty(GREEN, YELLOW, 3))
    .tells(YELLOW, CALLED, { type: 'shieldTrue' }, penalty(GREEN, YELLOW, 3))
    .tells(RED, CALLED, { type: 'shieldTrue' }, penalty(GREEN, YELLOW, null))
    .asks('layCard', YELLOW);
  expect(scene.view(GREEN).seats[GREEN]).toMatchObject({ bracelets: [3, 4], shown: ['shield'], laid: [] });
  expect(owned(scene)).toEqual([1, 2, 1]);
});

test('CV-43 an active player without bracelets loses none', () => {
  const scene = attacked('hammer', { bracelets: [[], [4], [1]] });
  scene.answers(GREEN, { card: 'shield' }).answers(YELLOW, { call: true });
  scene.tells(GREEN, CALLED, { type: 'shieldTrue' }).asks('layCard', YELLOW);
  expect(owned(scene)).toEqual([0, 1, 1]);
});

test('CVT-23 a real Shield called by Yellow, who owns two: the attack fails and Green takes one', () => {
  const scene = attacked('slingshot').answers(GREEN, { card: 'shield' }).answers(YELLOW, { call: true });
  expect(owned(scene)).toEqual([1, 2, 1]);
  expect(scene.view(RED)).toMatchObject({ air: null, arena: {} });
});

test('CV-44 called and it is not a Shield: a bracelet of the target, then the attack in full', () => {
  const scene = attacked('punch', { bracelets: [[3], [4, 4, 4], [1]] });
  scene.answers(GREEN, { card: 'walk' }).answers(YELLOW, { call: true });
  scene.tells(RED, CALLED, { type: 'shieldFalse', card: 'walk' }, penalty(YELLOW, GREEN, null), {
    type: 'knockedOff',
    seat: YELLOW,
    victim: GREEN,
    value: 4,
  });
  expect(scene.view(RED).seats[GREEN]).toMatchObject({ shown: ['walk'], bracelets: [null] });
  scene.asks('bracelet', YELLOW).answers(YELLOW, { drop: 'A1' }).asks('layCard', YELLOW);
  expect(owned(scene)).toEqual([2, 1, 1]);
  expect(scene.view(YELLOW).seats[YELLOW]?.bracelets).toEqual([3, 4]);
});

test('CV-44 one attack is answered with one claim only', () => {
  const scene = attacked('club', { bracelets: [[3], [4, 4, 4], [1]] });
  scene.answers(GREEN, { card: 'walk' }).answers(YELLOW, { call: true });
  scene.tells(GREEN, CALLED, { type: 'shieldFalse', card: 'walk' }, penalty(YELLOW, GREEN, 4), stole(4));
  scene.asks('layCard', YELLOW);
  expect(scene.view(GREEN).seats[GREEN]?.hand).toEqual(['slam', 'shield']);
});

test('CVT-24 a false Shield called: Green who owns one loses it and the Hammer takes none', () => {
  const scene = attacked('hammer').answers(GREEN, { card: 'walk' }).answers(YELLOW, { call: true });
  scene.tells(YELLOW, CALLED, { type: 'shieldFalse', card: 'walk' }, penalty(YELLOW, GREEN, 4), {
    type: 'nothingToLose',
    victim: GREEN,
  });
  expect(owned(scene)).toEqual([3, 0, 1]);
});

test('CVT-24 a false Shield called: Green who owns three loses one, and one more to the Hammer', () => {
  const scene = attacked('hammer', { bracelets: [[3, 3], [4, 4, 4], [1]] });
  scene.answers(GREEN, { card: 'walk' }).answers(YELLOW, { call: true });
  expect(owned(scene)).toEqual([4, 1, 1]);
});

test('CVR-21 only the attacked player is asked, also without a bracelet to protect', () => {
  const scene = attacked('hammer', { bracelets: [[3, 3], [], [1]] })
    .asks('shield', GREEN)
    .answers(GREEN, { card: 'shield' })
    .answers(YELLOW, { call: true });
  expect(owned(scene)).toEqual([1, 1, 1]);
});

test('CVR-21 who claims none keeps the hand', () => {
  const scene = attacked('hammer').answers(GREEN, { card: 'none' }).tells(GREEN, stole(4));
  expect(scene.view(GREEN).seats[GREEN]).toMatchObject({ hand: ['walk', 'slam', 'shield'], spent: [], shown: [] });
});

test('CVR-22 a doubter without bracelets may call all the same, and wins or loses like another', () => {
  const real = attacked('hammer', { bracelets: [[], [4], [1]] }).answers(GREEN, { card: 'shield' });
  real.answers(YELLOW, { call: true }).asks('layCard', YELLOW);
  expect(owned(real)).toEqual([0, 1, 1]);
  const lie = attacked('hammer', { bracelets: [[], [4, 4], [1]] }).answers(GREEN, { card: 'walk' });
  lie.answers(YELLOW, { call: true });
  expect(owned(lie)).toEqual([2, 0, 1]);
});

test('CVR-22 a false Shield of a target who owns nothing costs nothing', () => {
  const scene = attacked('hammer', { bracelets: [[3, 3], [], [1]] })
    .answers(GREEN, { card: 'walk' })
    .answers(YELLOW, { call: true })
    .tells(YELLOW, CALLED, { type: 'shieldFalse', card: 'walk' }, { type: 'nothingToLose', victim: GREEN });
  expect(owned(scene)).toEqual([2, 0, 1]);
});

test('CV-30 what Yellow laid plays no part: a bluffed attack works like a true one', () => {
  const scene = attacked('club').answers(GREEN, { card: 'none' });
  scene.tells(YELLOW, stole(4));
  expect(scene.view(YELLOW).seats[YELLOW]?.spent).toEqual(['hammer']);
});

test('CVR-23 both attacks of a turn may be answered, each with a card of its own', () => {
  const scene = attacked('hammer').answers(GREEN, { card: 'walk' }).answers(YELLOW, { call: false });
  plays(scene, YELLOW, 'club', 'slingshot').answers(YELLOW, { victim: GREEN }).asks('shield', GREEN);
  scene.offers(GREEN, { card: 'slam' }, { card: 'shield' }, { card: 'none' }).answers(GREEN, { card: 'slam' });
  scene.answers(YELLOW, { call: false });
  // The hands are filled again at the end of the turn.
  expect(scene.heard(GREEN).filter(({ type }) => type === 'drew')).toMatchObject([
    { seat: YELLOW, count: 2, cards: null },
    { seat: GREEN, count: 2 },
    { seat: RED, count: 2, cards: null },
  ]);
  expect(scene.view(GREEN).seats[GREEN]).toMatchObject({ discard: 2, deck: 7 });
});
