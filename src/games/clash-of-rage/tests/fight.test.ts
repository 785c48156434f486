import { expect, test } from 'vitest';
import type { Described } from '../rules/position/described.ts';
import { OVERRUN, scene, told, type Scene } from './scenes.ts';

const TILES = OVERRUN.tiles!;

/** Seat 0 attacks on A4; `foes` are the units of seat 1 there. */
function duel(own: readonly number[], foes: readonly number[], more: Partial<Described> = {}): Scene {
  return scene({ seats: 2, phase: 'fights', tiles: TILES, units: [{ A4: own }, { A4: foes }], ...more });
}

/** The same from a step of the fight on. */
function during(
  own: readonly number[],
  foes: readonly number[],
  fight: Omit<NonNullable<Described['fight']>, 'at'>,
  more: Partial<Described> = {},
): Scene {
  return duel(own, foes, { phase: 'fight', fight: { at: 'A4', ...fight }, ...more });
}

/** Seat 0 attacks elves. */
const against = (own: readonly number[], elves: readonly number[], more: Partial<Described> = {}): Scene =>
  scene({ seats: 3, phase: 'fights', units: [{ A4: own }, {}, {}], elves: { A4: elves }, ...more });

/** Krag Riders with a Shaman's Staff and an Executor with a Great Axe: the army of the rulebook's fight. */
const RULEBOOK = { worn: [[{ weapon: 'spiked-club' }, { weapon: 'shaman-staff' }, { weapon: 'great-axe' }], []] };

test('CR-40 the active player attacks, and the seat to the right of the attacker plays the elves', () => {
  const at = scene({
    seats: 3,
    phase: 'fight',
    turn: 1,
    order: [0, 1, 2],
    units: [{}, { A4: [2, 1, 0] }, {}],
    elves: { A4: [2, 0, 0] },
    fight: { at: 'A4', step: 'spread', striker: 'defender', wounds: 2 },
  });
  at.asks('wounds', 0);
  expect(at.view(2).fight).toMatchObject({ attacker: 1, defender: 'elves', striker: 'elves' });
});

test('CRR-22 with two players the opponent plays the elves, who only ever spread wounds', () => {
  const at = scene(
    {
      seats: 2,
      phase: 'fight',
      units: [{ A4: [2, 0, 3] }, {}],
      elves: { A4: [2, 0, 0] },
      fight: { at: 'A4', step: 'choose', striker: 'defender' },
    },
    'elves strike',
  );
  expect(told(at, 'thrown')[0]).toMatchObject({ side: 'elves', dice: 4 });
  expect(at.state.asked.every(({ ask, seat }) => ask === 'assault' || (ask === 'wounds' && seat === 1))).toBe(true);
});

test('CR-41 the side with less slowness strikes first', () => {
  // A Basher has slowness 1, a Berserker none, an Executor 2, a Bear Jarl 2.
  duel([0, 1, 0], [0, 1, 0]).asks('assault', 0);
  duel([1, 0, 0], [1, 0, 0]).asks('assault', 1);
});

test('CRT-9 the attacker with slowness 2 strikes before a side with 3', () => {
  const at = duel([0, 2, 1], [0, 1, 1], RULEBOOK).asks('assault', 0);
  expect(told(at, 'fightStarts')[0]).toMatchObject({ slow: [2, 3], first: 0 });
});

test('CRT-10 with equal slowness the defender strikes first', () => {
  const at = duel([0, 0, 1], [0, 0, 1]).asks('assault', 1);
  expect(told(at, 'fightStarts')[0]).toMatchObject({ slow: [2, 2], first: 1 });
});

test('CRT-11 slowness counts once for each type', () => {
  expect(told(duel([0, 2, 3], [0, 0, 1]), 'fightStarts')[0]!.slow[0]).toBe(2);
});

test('CRT-12 slowness is not counted again when units fall', () => {
  const at = during([1, 0, 1], [3, 0, 0], { step: 'spread', striker: 'defender', wounds: 3 });
  at.answers(1, { hit: 'bohorg-3' }).answers(1, { strike: true }).asks('assault', 0);
});

test('CRR-23 the equipment of the types present counts for slowness', () => {
  const heavy = { worn: [[{ weapon: 'war-hammer', armour: 'heavy-armour' }, { weapon: 'blunderbuss' }], []] };
  expect(told(duel([1, 0, 0], [1, 0, 0], heavy), 'fightStarts')[0]!.slow).toEqual([3, 0]);
});

test('CR-42 the sides take turns, one assault each', () => {
  const at = during([3, 0, 0], [0, 0, 3], { step: 'choose' }).asks('assault', 0).answers(0, { assault: 'throw' });
  at.asks('assault', 1);
  expect(at.view(0).fight).toMatchObject({ striker: 1, assaults: 1 });
});

test('CR-43 the dice are the power of the strongest type present, however many units there are', () => {
  const at = during([5, 0, 1], [0, 0, 4], { step: 'choose' }).answers(0, { assault: 'throw' });
  expect(told(at, 'thrown')[0]!.dice).toBe(6);
});

test('CRT-4 power with items: nine dice while the type lives, then the best of the rest', () => {
  const hammer = { worn: [[{}, {}, { weapon: 'war-hammer' }], []] };
  const at = during([1, 0, 1], [0, 0, 4], { step: 'choose' }, hammer).answers(0, { assault: 'throw' });
  expect(told(at, 'thrown')[0]!.dice).toBe(9);
  const left = during([1, 0, 0], [0, 0, 4], { step: 'choose' }, hammer).answers(0, { assault: 'throw' });
  expect(told(left, 'thrown')[0]!.dice).toBe(3);
});

test('CRR-24 power is counted anew at each assault, without a limit of ten dice', () => {
  const mighty = { worn: [[{}, {}, { weapon: 'quake-maul', armour: 'conquerors-crown' }], []] };
  const at = during([0, 0, 1], [0, 0, 4], { step: 'choose' }, mighty).answers(0, { assault: 'throw' });
  expect(told(at, 'thrown')[0]!.dice).toBe(13);
});

test('CRT-13 the rulebook army throws eight dice with one reroll; Bashers elsewhere add nothing', () => {
  const at = during([0, 2, 1], [0, 0, 4], { step: 'choose' }, RULEBOOK).answers(0, { assault: 'throw' });
  at.asks('reroll', 0);
  expect(at.view(0).fight).toMatchObject({ dice: 8, rerolls: 1 });
  at.answers(0, { reroll: 'none' });
  expect(told(at, 'wounded')[0]!.bonus).toBe(1);
});

test('CRT-14 seven wound faces and one bonus against one shield are seven wounds', () => {
  const shield = { ...RULEBOOK, options: { clans: ['bohorg', 'steamfield'] } };
  const at = during([0, 2, 1], [3, 0, 0], { step: 'count', dice: 8, faces: 7 }, shield);
  expect(told(at, 'wounded')[0]).toMatchObject({ faces: 7, bonus: 1, shields: 1, rage: 0, wounds: 7 });
});

test('CR-44 each reroll throws all or some dice again, once', () => {
  const at = during([0, 1, 0], [0, 0, 4], { step: 'reroll', dice: 5, faces: 2, rerolls: 2 });
  at.offers(0, { reroll: 'blanks' }, { reroll: 'none' }, { reroll: 'other' }).answers(0, { reroll: 'blanks' });
  expect(told(at, 'rerolled')[0]!.dice).toBe(3);
  at.asks('reroll', 0).answers(0, { reroll: 'other' }).asks('dice', 0);
  at.answers(0, { wounds: 1, blanks: 0 });
  expect(told(at, 'rerolled')[0]!.dice).toBe(1);
  at.asks('assault', 1);
});

test('CRR-25 any subset of dice may be thrown again, wound faces too', () => {
  const at = during([0, 1, 0], [0, 0, 4], { step: 'reroll', dice: 2, faces: 1, rerolls: 1 });
  at.answers(0, { reroll: 'other' });
  at.offers(0, { wounds: 0, blanks: 1 }, { wounds: 1, blanks: 0 }, { wounds: 1, blanks: 1 });
});

test('CR-44 without a blank there are no blanks to throw again', () => {
  during([0, 1, 0], [0, 0, 4], { step: 'reroll', dice: 3, faces: 3, rerolls: 1 }).refuses(
    0,
    { reroll: 'blanks' },
    'CR-44.blanks',
  );
});

test('CRT-23 elves throw both blanks again without a choice', () => {
  const at = scene({
    seats: 2,
    phase: 'fight',
    units: [{ A4: [0, 0, 3] }, {}],
    elves: { A4: [0, 1, 0] },
    fight: { at: 'A4', step: 'reroll', striker: 'defender', dice: 5, faces: 3, rerolls: 1 },
  });
  expect(told(at, 'rerolled')[0]).toMatchObject({ side: 'elves', dice: 2 });
  at.asks('assault', 0);
});

test('CR-45 a bonus counts once for its type', () => {
  const at = during([5, 0, 0], [0, 0, 4], { step: 'count', dice: 3, faces: 1 });
  expect(told(at, 'wounded')[0]).toMatchObject({ faces: 1, bonus: 1, wounds: 2 });
});

test('CRT-15 five riders alone: four dice and one bonus wound, as one rider', () => {
  const at = during([0, 5, 0], [0, 0, 4], { step: 'choose' }).answers(0, { assault: 'throw' });
  expect(told(at, 'thrown')[0]!.dice).toBe(4);
  expect(told(at, 'wounded')[0]!.bonus).toBe(1);
});

test('CR-46 wounds are faces, bonuses and rage less shields', () => {
  const at = during(
    [1, 0, 0],
    [1, 0, 1],
    { step: 'count', dice: 3, faces: 2, rage: [3, 5] },
    {
      options: { clans: ['bohorg', 'steamfield'] },
    },
  );
  expect(told(at, 'wounded')[0]).toMatchObject({ faces: 2, bonus: 1, rage: 3, shields: 2, wounds: 4 });
});

test('CRR-26 more shields than wounds leave none', () => {
  const at = during(
    [0, 0, 1],
    [1, 0, 1],
    { step: 'count', dice: 6, faces: 1 },
    {
      options: { clans: ['bohorg', 'steamfield'] },
    },
  );
  expect(told(at, 'wounded')[0]!.wounds).toBe(0);
});

test('CR-47 the striker chooses who falls, and may not spare whom the wounds could still remove', () => {
  const at = during([1, 0, 0], [2, 0, 1], { step: 'spread', wounds: 4 });
  at.offers(0, { hit: 'godleif-1' }, { hit: 'godleif-3' }).refuses(0, { strike: true }, 'CR-47.spare');
  at.refuses(0, { hit: 'godleif-2' }, 'CR-47.none').answers(0, { hit: 'godleif-1' }).answers(0, { hit: 'godleif-1' });
  at.refuses(0, { hit: 'godleif-1' }, 'CR-47.none').refuses(0, { hit: 'godleif-3' }, 'CR-47.life');
  at.answers(0, { strike: true });
  expect(told(at, 'fell')[0]!.troops).toEqual([{ unit: 'godleif-1', count: 2 }]);
});

test('CRT-16 seven wounds remove a Colossus and a Knight; the one left over is lost', () => {
  const at = during(
    [1, 0, 0],
    [1, 1, 1],
    { step: 'spread', wounds: 7 },
    {
      options: { clans: ['bohorg', 'steamfield'] },
      units: [{ A4: [1, 0, 0] }, { A4: [0, 1, 1] }],
    },
  );
  expect(told(at, 'fell')[0]!.troops).toEqual([
    { unit: 'steamfield-2', count: 1 },
    { unit: 'steamfield-3', count: 1 },
  ]);
  expect(at.view(0).territories['A4']).toHaveLength(1);
});

test('CRT-17 two wounds against two Lancers remove both, without a question', () => {
  const at = during(
    [1, 0, 0],
    [2, 0, 0],
    { step: 'spread', wounds: 2 },
    { options: { clans: ['bohorg', 'steamfield'] } },
  );
  expect(told(at, 'fell')[0]!.troops).toEqual([{ unit: 'steamfield-1', count: 2 }]);
  at.asks('act', 1);
});

test('CRT-18 one wound does not remove a Lich: it is lost, and the striker takes a rage token', () => {
  const at = during([1, 0, 0], [0, 0, 1], { step: 'spread', wounds: 1 }, { options: { clans: ['bohorg', 'tomb'] } });
  at.tells(0, { type: 'missed', side: 0, count: 1, rage: 1 });
  expect(at.view(0).fight!.rage).toEqual([1, 0]);
});

test('CRT-42 three wounds against Bashers and Krag Riders: two sets are legal', () => {
  const at = during([1, 0, 0], [2, 2, 0], { step: 'spread', wounds: 3 }, { options: { clans: ['godleif', 'bohorg'] } });
  at.answers(0, { hit: 'bohorg-2' }).refuses(0, { strike: true }, 'CR-47.spare').answers(0, { hit: 'bohorg-1' });
  at.offers(0, { strike: true }).undoes(0).undoes(0);
  at.answers(0, { hit: 'bohorg-1' }).answers(0, { hit: 'bohorg-2' }).offers(0, { strike: true }).undoes(0);
  at.answers(0, { hit: 'bohorg-1' }).offers(0, { strike: true });
});

test('CRR-28 wounds cannot be wasted to gain rage', () => {
  during([1, 0, 0], [1, 1, 0], { step: 'spread', wounds: 2 }).refuses(0, { strike: true }, 'CR-47.spare');
});

test('CRR-29 life is raised by equipment, and wounds do not stay', () => {
  const at = during([1, 0, 0], [1, 0, 0], { step: 'spread', wounds: 1 }, { worn: [[], [{ armour: 'mail-coat' }]] });
  expect(told(at, 'missed')).toHaveLength(1);
  expect(at.view(0).territories['A4']![1]!.counts).toEqual([1, 0, 0]);
});

test('CR-48 removed units return to the reserve of their owner', () => {
  const at = during([1, 0, 0], [2, 0, 0], { step: 'spread', wounds: 1 });
  expect(at.view(0).seats[1]!.reserve).toEqual([7, 5, 4]);
  expect(at.view(0).territories['A4']![1]!.counts).toEqual([1, 0, 0]);
});

test('CRT-24 each elf removed is a crystal of the player who removed it', () => {
  const at = scene({
    seats: 2,
    phase: 'fight',
    units: [{ A4: [1, 0, 0] }, {}],
    elves: { A4: [3, 0, 0] },
    crystals: [1, 0],
    fight: { at: 'A4', step: 'spread', wounds: 2 },
  });
  expect(told(at, 'crystalsTaken')[0]).toMatchObject({ seat: 0, count: 2 });
  expect(at.view(0).seats[0]).toMatchObject({ crystals: 3, elvesRemoved: 2 });
});

test('CRR-31 an elf is one crystal whatever its kind', () => {
  const at = scene({
    seats: 2,
    phase: 'fight',
    units: [{ A4: [1, 0, 0] }, {}],
    elves: { A4: [1, 1, 1] },
    fight: { at: 'A4', step: 'spread', wounds: 4 },
  });
  expect(told(at, 'crystalsTaken')[0]!.count).toBe(3);
});

test('CR-49 an assault that removes nothing gives a token; a rage bonus gives one at the start', () => {
  const at = during([0, 1, 0], [0, 0, 4], { step: 'choose' }, { options: { clans: ['godleif', 'steamfield'] } });
  at.answers(0, { assault: 'throw' });
  expect(told(at, 'raged')[0]).toMatchObject({ side: 0, count: 1, rage: 1 });
  expect(told(at, 'wounded')[0]!.rage).toBe(1);
});

test('CRT-19 the rage of Skalds mounts: one, two, three', () => {
  const counted: number[] = [];
  for (const before of [0, 1, 2]) {
    const at = during(
      [0, 1, 0],
      [0, 0, 4],
      { step: 'choose', rage: [before, 0] },
      { options: { clans: ['godleif', 'tomb'] }, units: [{ A4: [0, 1, 0] }, { A4: [0, 0, 3] }] },
    );
    counted.push(told(at.answers(0, { assault: 'throw' }), 'wounded')[0]!.rage);
  }
  expect(counted).toEqual([1, 2, 3]);
});

test('CRT-20 a token for the bonus, one for the failure, one for the bonus again: three count', () => {
  const skalds = { options: { clans: ['godleif', 'tomb'] } };
  const failed = during([0, 1, 0], [0, 0, 1], { step: 'spread', wounds: 0, rage: [1, 0] }, skalds);
  expect(failed.view(0).fight!.rage).toEqual([2, 0]);
  const next = during([0, 1, 0], [0, 0, 1], { step: 'choose', rage: [2, 0] }, skalds).answers(0, { assault: 'throw' });
  expect(told(next, 'wounded')[0]!.rage).toBe(3);
});

test('CRR-27 the token of a failed assault counts from the next, and the elves rage too', () => {
  const at = scene({
    seats: 2,
    phase: 'fight',
    units: [{ A4: [0, 0, 1] }, {}],
    elves: { A4: [1, 0, 0] },
    elvesWorn: [{ weapon: 'war-drum' }],
    fight: { at: 'A4', step: 'spread', striker: 'defender', wounds: 0 },
  });
  expect(at.view(0).fight!.rage).toEqual([0, 1]);
  const raging = scene({
    seats: 2,
    phase: 'fight',
    units: [{ A4: [0, 0, 1] }, {}],
    elves: { A4: [1, 0, 0] },
    elvesWorn: [{ weapon: 'war-drum' }],
    fight: { at: 'A4', step: 'choose', striker: 'defender', rage: [0, 1] },
  });
  expect(told(raging, 'raged')[0]).toMatchObject({ side: 'elves', count: 1, rage: 2 });
});

test('CRT-21 rage ends with the fight: the next begins without', () => {
  const at = scene({
    seats: 2,
    phase: 'fight',
    tiles: TILES,
    units: [
      { A4: [1, 0, 0], A5: [1, 0, 0] },
      { A4: [1, 0, 0], A5: [1, 0, 0] },
    ],
    fight: { at: 'A4', step: 'spread', wounds: 1, rage: [4, 0] },
  });
  expect(at.view(0).fight).toMatchObject({ at: 'A5', rage: [0, 0] });
});

test('CR-50 instead of throwing a player may flee: all survivors go to the bastion', () => {
  const at = duel([2, 1, 0], [1, 0, 0]).asks('assault', 1);
  at.offers(1, { assault: 'throw' }, { assault: 'flee' }).answers(1, { assault: 'flee' });
  at.tells(
    0,
    { type: 'fled', seat: 1, at: 'A4', troops: [{ unit: 'godleif-1', count: 1 }] },
    { type: 'fightEnds', at: 'A4', winner: 0 },
    { type: 'actionStarts', seat: 1, action: 1 },
  );
  expect(at.view(0).seats[1]!.garrison.counts).toEqual([1, 0, 0]);
});

test('CRT-22 when the defender of a city flees, no dice fall and the attacker controls the city', () => {
  const at = scene({
    seats: 2,
    phase: 'fights',
    tiles: TILES,
    units: [{ A0: [1, 0, 0] }, { A0: [2, 0, 0] }],
  }).answers(1, { assault: 'flee' });
  expect(told(at, 'thrown')).toEqual([]);
  expect(at.view(0).seats.map(({ cities }) => cities)).toEqual([1, 0]);
  expect(at.view(0).seats[1]!.garrison.counts).toEqual([2, 0, 0]);
});

test('CRR-30 flight comes before anything else in the assault: no rage token first', () => {
  const at = during([0, 1, 0], [0, 0, 4], { step: 'choose' }, { options: { clans: ['godleif', 'steamfield'] } });
  at.answers(0, { assault: 'flee' });
  expect(told(at, 'raged')).toEqual([]);
  expect(at.view(0).seats[0]!.garrison.counts).toEqual([0, 1, 0]);
});

test('CR-51 the fight ends when one side has no unit left', () => {
  const at = during([1, 0, 0], [1, 0, 0], { step: 'spread', wounds: 1 });
  expect(told(at, 'fightEnds')[0]).toMatchObject({ at: 'A4', winner: 0 });
  expect(at.view(0).fight).toBeNull();
  const lost = during([1, 0, 0], [1, 0, 0], { step: 'spread', striker: 'defender', wounds: 1 });
  expect(told(lost, 'fightEnds')[0]).toMatchObject({ winner: 1 });
});

test('CRR-21 every shared territory is fought for after all moves', () => {
  const at = scene({
    seats: 2,
    phase: 'fights',
    tiles: TILES,
    units: [{ A4: [1, 0, 0], A5: [1, 0, 0], A3: [1, 0, 0] }, { A4: [1, 0, 0] }],
    elves: { A5: [1, 0, 0] },
  });
  at.asks('fight', 0).offers(0, { at: 'A4' }, { at: 'A5' });
});

test('CRR-56 an assault in its order: rage, dice, rerolls, wounds, removal, the other side', () => {
  const at = during(
    [0, 1, 0],
    [0, 0, 4],
    { step: 'choose' },
    {
      options: { clans: ['godleif', 'steamfield'] },
      worn: [[{}, { weapon: 'rapier' }], []],
    },
  );
  at.answers(0, { assault: 'throw' }).asks('reroll', 0);
  expect(at.heard(1).map(({ type }) => type)).toEqual(['raged', 'thrown']);
  at.answers(0, { reroll: 'none' });
  const [kept, wounded, outcome] = at.heard(1).map(({ type }) => type);
  expect([kept, wounded]).toEqual(['keptDice', 'wounded']);
  expect(['fell', 'missed']).toContain(outcome);
  at.asks('assault', 1);
});

test('CRR-56 the types present when the wounds are counted give the bonuses', () => {
  const at = against([1, 1, 0], [0, 0, 2], {
    phase: 'fight',
    fight: { at: 'A4', step: 'count', dice: 4, faces: 2 },
  });
  expect(told(at, 'wounded')[0]).toMatchObject({ bonus: 2, shields: 1, wounds: 3 });
});
