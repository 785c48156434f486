import { expect, test } from 'vitest';
import { apply, imagine, start, type Seat, type Viewer } from '../../../kernel/index.ts';
import { scenario } from '../../../testkit/scenario.ts';
import type { VikingsOption } from '../facts/asks.ts';
import { CARDS, type CardId } from '../facts/ids.ts';
import { clashOfVikings } from '../index.ts';
import type { Described } from '../rules/position.ts';
import {
  braceletsOf,
  cardOf,
  deckOf,
  discardOf,
  handOf,
  spentBy,
  valueOf,
  type Table,
  type VikingsState,
} from '../rules/table.ts';
import { view } from '../rules/visibility.ts';
import { plays, staysPut } from './turn-steps.ts';

const play = (position: Described) => scenario(clashOfVikings, position);

/** The values that `about` takes over many random worlds that the viewer cannot tell from the real one. */
function thinks<X>(state: VikingsState, viewer: Viewer | number, about: (table: Table) => X): Set<X> {
  const worlds = Array.from({ length: 300 }, (_, number) =>
    imagine(clashOfVikings, state, viewer as Viewer, `world ${number}`),
  );
  return new Set(worlds.map(({ table }) => about(table)));
}

const first = (zone: (table: Table) => readonly number[]) => (table: Table) => cardOf(table, zone(table)[0]!);
/** The next card of seat 0's draw pile. */
const top = (table: Table): CardId => cardOf(table, deckOf(table, 0).at(-1)!);
const values = (table: Table, zone: readonly number[]): string =>
  zone
    .map((piece) => valueOf(table, piece))
    .sort()
    .join();

const FULL = { B1: [2], B3: [2], B5: [3], B7: [3] };
const HANDS: Described['hands'] = [
  ['walk', 'sprint', 'club'],
  ['walk', 'shield', 'slam'],
];

test('CV-70 what a rival sees, to the last field', () => {
  const scene = play({ seats: 2, vikings: ['A0', 'D6'], hands: HANDS, arena: FULL, discards: [['punch']], reserve: 5 });
  scene.answers(0, { card: 'club' }).answers(0, { action: 'walk' });
  expect(scene.view(1)).toEqual({
    side: 'meadow',
    arenaOfBluff: false,
    turn: 0,
    conflict: { number: 1, action: 'walk', called: false },
    attack: null,
    arena: FULL,
    reserve: 5,
    box: 10,
    lost: [],
    air: null,
    seats: [
      {
        viking: 'red',
        space: 'A0',
        hand: [null, null],
        deck: 8,
        discard: 1,
        discardSeen: ['punch'],
        laid: [null],
        spent: [],
        shown: [],
        bracelets: [null, null, null],
        unseen: [2, 1, 1, 1, 1, 1, 2, 2],
      },
      {
        viking: 'yellow',
        space: 'D6',
        hand: ['walk', 'slam', 'shield'],
        deck: 9,
        discard: 0,
        discardSeen: [],
        laid: [],
        spent: [],
        shown: [],
        bracelets: [1, 2, 3],
        unseen: [2, 1, 1, 1, 2, 1, 2, 2],
      },
    ],
  });
});

test('CV-70 the spectator sees no hand, no value and no face-down card', () => {
  const scene = play({ seats: 2, hands: HANDS });
  plays(scene, 0, 'club', 'walk').answers(0, { to: 'stay' });
  scene.answers(0, { card: 'walk' });
  const hidden = { bracelets: [null, null, null], spent: [null], laid: [null], hand: [null] };
  expect(scene.view('spectator').seats[0]).toMatchObject(hidden);
  expect(scene.view(1).seats[0]).toMatchObject(hidden);
  expect(scene.view(0).seats[0]).toMatchObject({
    bracelets: [1, 2, 3],
    spent: ['club'],
    laid: ['walk'],
    hand: ['sprint'],
  });
});

test('CV-70 nobody knows the order of a draw pile, not even its owner', () => {
  const { state } = play({ seats: 2, hands: HANDS });
  // The owner holds the only Sprint and the only Club; the rival cannot know that.
  expect(thinks(state, 0, top)).toEqual(new Set(['walk', 'slam', 'punch', 'hammer', 'slingshot', 'shield']));
  expect(thinks(state, 1, top)).toEqual(new Set(CARDS));
});

test('CV-70 nobody knows what lies in the reserve or in the box', () => {
  const { state } = start(clashOfVikings, { seats: 2, seed: 'box' });
  for (const viewer of [0, 1, 'spectator'] as const) {
    const next = thinks(state, viewer, (table) => valueOf(table, table.reserve.at(-1)!));
    expect(next).toEqual(new Set([1, 2, 3, 4]));
    expect(thinks(state, viewer, (table) => values(table, table.box)).size).toBeGreaterThan(20);
  }
});

test('CV-70 a seat is sure of its own hand and bracelets and of nobody else’s', () => {
  const { state } = play({ seats: 2, hands: HANDS, bracelets: [[1, 4], [2]] });
  const hand = (seat: number) => (table: Table) =>
    handOf(table, seat)
      .map((piece) => cardOf(table, piece))
      .join();
  const pile = (seat: number) => (table: Table) => values(table, braceletsOf(table, seat));
  expect(thinks(state, 0, hand(0))).toEqual(new Set(['walk,sprint,club']));
  expect(thinks(state, 0, pile(0))).toEqual(new Set(['1,4']));
  expect(thinks(state, 1, hand(0)).size).toBeGreaterThan(40);
  expect(thinks(state, 1, pile(0)).size).toBe(10);
});

test('CVR-24 a card never shown can be any card to the others, in the discard pile too', () => {
  const scene = play({ seats: 2, hands: HANDS, arena: FULL });
  plays(scene, 0, 'club', 'walk').answers(0, { to: 'stay' });
  expect(
    thinks(
      scene.state,
      1,
      first((table) => spentBy(table, 0)),
    ),
  ).toEqual(new Set(CARDS));
  expect(
    thinks(
      scene.state,
      0,
      first((table) => spentBy(table, 0)),
    ),
  ).toEqual(new Set(['club']));
  staysPut(scene, 0, 'walk');
  expect(
    thinks(
      scene.state,
      1,
      first((table) => discardOf(table, 0)),
    ),
  ).toEqual(new Set(CARDS));
  expect(scene.view(1).seats[0]).toMatchObject({ discard: 2, discardSeen: [], unseen: [2, 1, 1, 1, 2, 1, 2, 2] });
});

test('CVR-24 a card never shown stays unknown for ever, even after a shuffle', () => {
  const scene = play({
    seats: 2,
    hands: [['walk', 'sprint', 'slam']],
    unseenDiscards: [['club', 'punch', 'punch', 'hammer', 'slingshot', 'slingshot', 'shield', 'shield']],
    arena: FULL,
  });
  staysPut(scene, 0, 'walk');
  staysPut(scene, 0, 'sprint');
  expect(scene.heard(1)).toContainEqual({ type: 'reshuffles', seat: 0 });
  for (const viewer of [1, 'spectator'] as const) {
    expect(scene.view(viewer).seats[0]).toMatchObject({ discard: 0, deck: 9, unseen: [2, 1, 1, 1, 2, 1, 2, 2] });
    expect(thinks(scene.state, viewer, top)).toEqual(new Set(CARDS));
    expect(thinks(scene.state, viewer, (table) => cardOf(table, handOf(table, 0).at(-1)!)).size).toBeGreaterThan(5);
  }
});

test('CVR-24 a card that was shown is known in the discard pile, and lost from sight by a shuffle', () => {
  const scene = play({
    seats: 2,
    hands: [['walk', 'sprint', 'slam']],
    discards: [['club', 'punch', 'punch', 'hammer', 'slingshot', 'slingshot', 'shield', 'shield']],
    arena: FULL,
  });
  expect(scene.view(1).seats[0]?.unseen).toEqual([2, 1, 1, 0, 0, 0, 0, 0]);
  expect(
    thinks(
      scene.state,
      1,
      first((table) => discardOf(table, 0)),
    ),
  ).toEqual(new Set(['club']));
  staysPut(scene, 0, 'walk');
  staysPut(scene, 0, 'sprint');
  expect(scene.view(1).seats[0]).toMatchObject({ discardSeen: [], unseen: [2, 1, 1, 1, 2, 1, 2, 2] });
  expect(thinks(scene.state, 1, top)).toEqual(new Set(CARDS));
});

/** From a real set-up: the first player hammers at a rival, the third looks on. All start with 1, 2 and 3, and all know it. */
function robbed(seed: string): VikingsState {
  let { state } = start(clashOfVikings, { seats: 3, seed });
  const answer = (wanted: (option: VikingsOption) => boolean): void => {
    const { seat, options } = state.asked.find((choice) => state.answers[choice.seat] === null)!;
    const picks = [options.findIndex(wanted)];
    const outcome = apply(clashOfVikings, state, { do: 'answer', seat, question: state.question, picks });
    if (!outcome.ok) throw new Error(outcome.refusal.why);
    state = outcome.state;
  };
  const anywhere = (option: VikingsOption): boolean => 'space' in option;
  const pass = (option: VikingsOption): boolean => 'call' in option && !option.call;
  for (const wanted of [anywhere, anywhere, anywhere]) answer(wanted);
  answer((option) => 'card' in option);
  answer((option) => 'action' in option && option.action === 'hammer');
  for (const wanted of [pass, pass]) answer(wanted);
  answer((option) => 'victim' in option && option.victim !== -1);
  answer((option) => 'card' in option && option.card === 'none');
  return state;
}

test('CVR-29 thief and victim know what was stolen, a third seat knows only what it can be', () => {
  const state = robbed('theft');
  const seats = view(state, 'spectator').seats.map(({ bracelets }) => bracelets.length);
  const [thief, victim, third] = [4, 2, 3].map((count) => seats.indexOf(count)) as [Seat, Seat, Seat];
  const owned = (seat: Seat) => (table: Table) => values(table, braceletsOf(table, seat));
  const loot = values(state.table, braceletsOf(state.table, thief));
  const rest = values(state.table, braceletsOf(state.table, victim));

  expect(thinks(state, thief, owned(thief))).toEqual(new Set([loot]));
  expect(thinks(state, thief, owned(victim))).toEqual(new Set([rest]));
  expect(thinks(state, victim, owned(thief))).toEqual(new Set([loot]));
  // A 1, a 2 or a 3 went from the victim’s three to the thief’s, never a 4.
  const worlds = new Set(['1,1,2,3 2,3', '1,2,2,3 1,3', '1,2,3,3 1,2']);
  const both = (table: Table): string => `${owned(thief)(table)} ${owned(victim)(table)}`;
  expect(thinks(state, third, both)).toEqual(worlds);
  expect(thinks(state, 'spectator', both)).toEqual(worlds);
});

test('CVR-29 a bracelet picked up from the arena was seen by all', () => {
  const scene = play({
    seats: 3,
    vikings: ['D0', 'D6', 'D9'],
    hands: HANDS,
    bracelets: [[], [1], [1]],
    arena: { B0: [4] },
  });
  plays(scene, 0, 'walk', 'walk').answers(0, { to: 'B0' });
  expect(scene.view(1).seats[0]?.bracelets).toEqual([null]);
  expect(thinks(scene.state, 1, (table) => values(table, braceletsOf(table, 0)))).toEqual(new Set(['4']));
});

test('CVR-29 numbers of bracelets, the reserve and the arena are open to all', () => {
  const scene = play({ seats: 3, bracelets: [[1], [2, 3], []], arena: { A0: [4, 1] }, reserve: 7 });
  const open = { reserve: 7, arena: { A0: [1, 4] } };
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    expect(scene.view(viewer)).toMatchObject(open);
    expect(scene.view(viewer).seats.map(({ bracelets }) => bracelets.length)).toEqual([1, 2, 0]);
  }
});

test('CV-80 the count sheet lists what a face-down card can still be, from what all have seen', () => {
  const scene = play({ seats: 2, hands: HANDS, arena: FULL, bracelets: [[1], [2]] });
  scene.answers(0, { card: 'club' }).answers(0, { action: 'walk' }).answers(1, { call: true });
  // The Club was shown; what was never shown counts, wherever it lies.
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(scene.view(viewer).seats.map(({ unseen }) => unseen)).toEqual([
      [2, 1, 1, 0, 2, 1, 2, 2],
      [2, 1, 1, 1, 2, 1, 2, 2],
    ]);
  }
  staysPut(scene, 0, 'walk');
  expect(scene.view(1).seats[0]?.unseen).toEqual([2, 1, 1, 0, 2, 1, 2, 2]);
});

test('CV-80 a last face-down card that everybody can work out is listed too', () => {
  const scene = play({
    seats: 2,
    options: { arenaOfBluff: true },
    hands: [['walk', 'sprint']],
    discards: [['walk', 'slam', 'club', 'punch', 'hammer', 'slingshot', 'shield']],
    bracelets: [[1], [2]],
  });
  expect(scene.view(1).seats[0]?.unseen).toEqual([1, 1, 0, 0, 0, 0, 0, 0]);
  scene.answers(0, { card: 'walk' }).answers(0, { action: 'walk' }).answers(1, { call: true });
  expect(scene.view(1).seats[0]).toMatchObject({ hand: [null], unseen: [0, 1, 0, 0, 0, 0, 0, 0] });
});

test('CV-80 without the count sheet nothing is listed', () => {
  const { seats } = play({ seats: 2, options: { countSheet: false } }).view(1);
  expect(seats.map(({ unseen }) => unseen)).toEqual([null, null]);
});

test('CV-70 the values taken from the reserve are told without their order in the pile', () => {
  const told = Array.from({ length: 30 }, (_, number) => {
    const scene = scenario(clashOfVikings, { seats: 2, vikings: ['C', 'D6'] }, { seed: `centre ${number}` });
    const [event] = scene.answers(0, { take: 2 }).heard(0);
    return event !== undefined && 'values' in event ? event.values! : [];
  });
  for (const pair of told) expect(pair).toEqual(pair.toSorted());
  expect(new Set(told.map(String)).size).toBeGreaterThan(4);
});
