import { expect, test } from 'vitest';
import { choiceFor, start, type Seat } from '../../../kernel/index.ts';
import { Scenario, scenario } from '../../../testkit/scenario.ts';
import type { VikingsOption } from '../facts/asks.ts';
import { CARDS, type CardId } from '../facts/ids.ts';
import { clashOfVikings } from '../index.ts';
import type { Described } from '../rules/position.ts';
import type { VikingsState } from '../rules/table.ts';
import { plays } from './turn-steps.ts';

const play = (position: Described) => scenario(clashOfVikings, position);

/** What an absent seat answers. */
const absent = ({ state }: { readonly state: VikingsState }, seat: number): VikingsOption => {
  const picks = clashOfVikings.idle(state, seat as Seat);
  expect(picks).toHaveLength(1);
  return choiceFor(state, seat as Seat)!.options[picks[0]!]!;
};

test('CVR-32 an absent player names Walk and Sprint truly, any other card as Walk, and stays', () => {
  const names = (card: CardId): VikingsOption => {
    const other = card === 'club' ? 'hammer' : 'club';
    return absent(play({ seats: 2, vikings: ['D0', 'D1'], hands: [[card, other]] }).answers(0, { card }), 0);
  };
  expect(names('walk')).toEqual({ action: 'walk' });
  expect(names('sprint')).toEqual({ action: 'sprint' });
  for (const card of ['slam', 'club', 'punch', 'hammer', 'slingshot', 'shield'] as const) {
    expect(names(card)).toEqual({ action: 'walk' });
  }
  for (const action of ['walk', 'sprint'] as const) {
    const moving = plays(play({ seats: 2, hands: [['walk', 'sprint']] }), 0, 'walk', action);
    expect(absent(moving, 0)).toEqual({ to: 'stay' });
  }
});

/** Everybody is absent for so many answers; the first card of each turn that had a choice, by its place in the hand. */
const allAbsent = (options: Described['options'], answers: number) => {
  const begun = start(clashOfVikings, { seats: 2, seed: 'absent', options });
  const scene = new Scenario(clashOfVikings, begun.state, begun.events);
  const laid: CardId[] = [];
  const places: number[] = [];
  for (let count = 0; count < answers; count++) {
    const choice = scene.state.asked.find(({ seat }) => scene.state.answers[seat] === null)!;
    const option = absent(scene, choice.seat);
    if (choice.ask === 'layCard' && 'card' in option && option.card !== 'none') {
      laid.push(option.card);
      if (choice.options.length === scene.table.handSize) places.push(choice.options.indexOf(option));
    }
    scene.answers(choice.seat, option);
  }
  return { scene, laid, places };
};
const share = (places: readonly number[], wanted: number): number =>
  places.filter((place) => place === wanted).length / places.length;

test('CVR-32 the card that is laid is drawn by chance, each as likely as the others', () => {
  const three = allAbsent({}, 2400);
  expect(new Set(three.laid)).toEqual(new Set(CARDS));
  for (const place of [0, 1, 2]) expect(share(three.places, place)).toBeGreaterThan(0.25);
  const two = allAbsent({ arenaOfBluff: true }, 1600);
  for (const place of [0, 1]) expect(share(two.places, place)).toBeGreaterThan(0.4);
  // Nobody moved, called or lost anything all the while.
  const { seats } = three.scene.view('spectator');
  expect(seats.map(({ space }) => space).toSorted()).toEqual(['D0', 'D3']);
  expect(seats.map(({ bracelets }) => bracelets.length)).toEqual([3, 3]);
});

test('CVR-32 asked again, the answer of an absent player is the same', () => {
  const scene = play({ seats: 2, hands: [['walk', 'sprint', 'club']] });
  const { state } = scene;
  const before = JSON.stringify(state);
  expect(absent(scene, 0)).toEqual(absent(scene, 0));
  expect(JSON.stringify(state)).toBe(before);
});

test('CVR-32 an absent player does not call, neither a card nor a Shield, and claims no Shield', () => {
  const called = play({ seats: 2, hands: [['shield', 'walk']] }).answers(0, { card: 'shield' });
  called.answers(0, { action: 'sprint' });
  expect(absent(called, 1)).toEqual({ call: false });

  const attacked = play({ seats: 2, vikings: ['D0', 'D6'], hands: [['hammer', 'walk'], ['shield']] });
  plays(attacked, 0, 'hammer', 'hammer').answers(0, { victim: 1 });
  expect(absent(attacked, 1)).toEqual({ card: 'none' });
  attacked.answers(1, { card: 'shield' });
  expect(absent(attacked, 0)).toEqual({ call: false });
});

test('CVR-32 an absent player takes the first free start space and the centre’s bracelets', () => {
  const placing = play({ seats: 2, phase: 'placement' });
  expect(absent(placing, 0)).toEqual({ space: 'D0' });
  placing.answers(0, { space: 'D0' });
  expect(absent(placing, 1)).toEqual({ space: 'D3' });
  expect(absent(play({ seats: 2, vikings: ['C', 'D6'], reserve: 5 }), 0)).toEqual({ take: 2 });
  expect(absent(play({ seats: 2, vikings: ['C', 'D6'], reserve: 1 }), 0)).toEqual({ take: 1 });
});

type Attack = 'club' | 'punch' | 'hammer' | 'slingshot' | 'slam';

/** Seat 0 has named this attack, nobody calls, and it goes away. Its rivals hold no card to claim a Shield with. */
const attacks = (action: Attack, position: Described) => {
  const hands: (readonly CardId[])[] = [[action, 'walk'], [], []];
  return plays(play({ ...position, hands: hands.slice(0, position.seats) }), 0, action, action);
};

test('CVR-32 an absent player who has named an attack still strikes the first target on offer', () => {
  const position = { seats: 3, vikings: ['D0', 'D6', 'B0'], bracelets: [[1], [2], [3]] } as const;
  const far = attacks('hammer', { ...position, vikings: ['D0', 'D6', 'D3'] });
  expect(far.options(0)).toEqual([{ victim: 1 }, { victim: 2 }, { victim: -1 }]);
  expect(absent(far, 0)).toEqual({ victim: 1 });
  expect(absent(attacks('club', position), 0)).toEqual({ victim: 2 });
  expect(absent(attacks('slam', position), 0)).toEqual({ victim: 2 });
});

/** Where an absent player puts the bracelet that was knocked off the Viking of seat 1. */
const dropped = (position: Omit<Described, 'bracelets'>, action: 'punch' | 'slingshot') => {
  const scene = attacks(action, { ...position, bracelets: [[1], [2], [3]].slice(0, position.seats) });
  scene.answers(0, { victim: 1 }).asks('bracelet', 0);
  return { offered: scene.options(0), chosen: absent(scene, 0) };
};

test('CVR-32 a bracelet in the air goes to the first dry space without a Viking', () => {
  const beside = dropped({ seats: 3, vikings: ['D6', 'D0', 'B0'] }, 'slingshot');
  expect(beside).toEqual({ offered: [{ drop: 'B0' }, { drop: 'D1' }, { drop: 'D11' }], chosen: { drop: 'D1' } });
  const fjord = dropped({ seats: 2, vikings: ['A0', 'B1'], options: { side: 'fjord' } }, 'punch');
  expect([fjord.offered[0], fjord.chosen]).toEqual([{ drop: 'A1' }, { drop: 'B0' }]);
});

test('CVR-32 without a dry free space a bracelet in the air goes to a Viking, and water comes last', () => {
  const meadow = dropped({ seats: 3, vikings: ['B0', 'D0', 'D1'] }, 'punch');
  expect(meadow).toEqual({ offered: [{ drop: 'D1' }, { drop: 'D11' }], chosen: { drop: 'D1' } });
  const fjord = dropped({ seats: 3, vikings: ['A0', 'C', 'A2'], options: { side: 'fjord' }, reserve: 0 }, 'punch');
  expect(fjord).toEqual({ offered: [{ drop: 'A1' }, { drop: 'A2' }, { drop: 'A3' }], chosen: { drop: 'A2' } });
});

test('CVR-32 a push goes to the first space that is neither the centre nor holds bracelets, else to the first on offer', () => {
  const pushed = (vikings: NonNullable<Described['vikings']>, arena: NonNullable<Described['arena']>) => {
    const scene = attacks('slam', { seats: 2, vikings, bracelets: [[1], [2]], arena }).answers(0, { victim: 1 });
    expect(scene.asks('push', 0).options(0)[0]).toEqual({ to: 'C' });
    return absent(scene, 0);
  };
  expect(pushed(['B0', 'A0'], {})).toEqual({ to: 'A1' });
  expect(pushed(['B0', 'A0'], { A1: [2], A3: [3] })).toEqual({ to: 'B0' });
  expect(pushed(['D0', 'A0'], { A1: [1], A3: [2], B0: [3], B1: [4], B7: [4] })).toEqual({ to: 'C' });
});
