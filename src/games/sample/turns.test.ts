import { expect, test } from 'vitest';
import { apply, knows, whyNot, type Seat } from '../../kernel/index.ts';
import { scenario } from '../../testkit/scenario.ts';
import { sample } from './index.ts';
import type { Card } from './facts/ids.ts';
import type { SampleState } from './table.ts';

const ACTS = [{ act: 'voyage' }, { act: 'raid' }, { act: 'hoard' }, { act: 'rest' }] as const;

const rested = (seat: number) => ({ type: 'rested', seat }) as const;
const hoarded = (seat: number, card: Card | null) => ({ type: 'hoarded', seat, card }) as const;
const raided = (seat: number, rival: number) => ({ type: 'raided', seat, rival }) as const;

/** The reply to an undo now. */
const undo = ({ state }: { readonly state: SampleState }, seat: number): string => {
  const outcome = apply(sample, state, { do: 'undo', seat: seat as Seat, question: state.question });
  return outcome.ok ? 'taken' : outcome.refusal.why;
};

test('SG-20 each takes one action, from the first jarl clockwise, twice round', () => {
  const turns = scenario(sample, { seats: 3, first: 1 });
  turns.asks('act', 1).answers(1, { act: 'rest' });
  turns.asks('act', 2).answers(2, { act: 'rest' });
  turns.asks('act', 0).answers(0, { act: 'rest' });
  turns.asks('act', 1).answers(1, { act: 'rest' });
  turns.asks('act', 2).answers(2, { act: 'rest' });
  turns.asks('act', 0).answers(0, { act: 'rest' });
  turns.asks('draft', 2, 0, 1);
});

test('SG-20 the actions are voyage, raid, hoard and rest', () => {
  const turns = scenario(sample, { seats: 2, hands: [['axe']] });
  turns
    .offers(0, ...ACTS)
    .refuses(0, { card: 'axe' }, 'table.notOffered')
    .refuses(1, { act: 'rest' }, 'table.notYourTurn');
});

test('SG-21 a voyage goes to any of the three shores', () => {
  scenario(sample, { seats: 2 })
    .answers(0, { act: 'voyage' })
    .tells(1)
    .asks('shore', 0)
    .offers(0, { shore: 'north' }, { shore: 'west' }, { shore: 'south' })
    .refuses(0, { shore: 'east' }, 'table.notOffered');
});

test('SG-21 one warrior at least is sent, one by one, and the jarl says when it is enough', () => {
  const voyage = scenario(sample, { seats: 2 })
    .answers(0, { act: 'voyage' })
    .answers(0, { shore: 'west' })
    .asks('crew', 0)
    .offers(0, { sail: 'one' })
    .refuses(0, { sail: 'done' }, 'SG-21.one')
    .answers(0, { sail: 'one' })
    .tells(1, { type: 'sailed', seat: 0, shore: 'west' })
    .offers(0, { sail: 'one' }, { sail: 'done' });
  expect(voyage.view(1).shores[1]).toEqual([1, 0]);
  expect(voyage.view(1).jarls.map(({ hall }) => hall)).toEqual([2, 3]);
  const { table } = voyage;
  voyage.answers(0, { sail: 'done' }).tells(0).asks('act', 1);
  expect(voyage.table).toEqual(table);
});

test('SG-21 with the last warrior the voyage is over', () => {
  const voyage = scenario(sample, { seats: 2, shores: { south: [1, 0] } })
    .answers(0, { act: 'voyage' })
    .answers(0, { shore: 'south' })
    .answers(0, { sail: 'one' })
    .answers(0, { sail: 'one' })
    .asks('act', 1);
  expect(voyage.view('spectator').shores[2]).toEqual([3, 0]);
  expect(voyage.view('spectator').jarls[0]!.hall).toBe(0);
});

test('SG-21 without a warrior in the hall there is no voyage', () => {
  scenario(sample, { seats: 2, hands: [['axe'], []], shores: { north: [2, 0], west: [1, 0] } })
    .offers(0, { act: 'raid' }, { act: 'hoard' }, { act: 'rest' })
    .refuses(0, { act: 'voyage' }, 'SG-21');
});

test('SG-21 every step of a voyage can be undone, back to the choice of the action', () => {
  const voyage = scenario(sample, { seats: 2 });
  const start = voyage.state;
  voyage.answers(0, { act: 'voyage' });
  const ashore = voyage.state;
  voyage.answers(0, { shore: 'west' }).answers(0, { sail: 'one' });
  const sailed = voyage.state;
  voyage.answers(0, { sail: 'one' });

  voyage.undoes(0).asks('crew', 0).offers(0, { sail: 'one' }, { sail: 'done' });
  expect(voyage.table).toEqual(sailed.table);
  voyage.undoes(0).asks('crew', 0).offers(0, { sail: 'one' });
  voyage.undoes(0).asks('shore', 0);
  expect(voyage.table).toEqual(ashore.table);
  voyage.undoes(0).asks('act', 0);
  expect(voyage.table).toEqual(start.table);
  expect(voyage.state.question).toBe(start.question + 8);
  expect(undo(voyage, 0)).toBe('table.undoClosed');
  voyage.answers(0, { act: 'raid' }).asks('rival', 0);
});

test('SG-21 a voyage handed over can no longer be undone', () => {
  const voyage = scenario(sample, { seats: 2 }).answers(0, { act: 'voyage' }).answers(0, { shore: 'west' });
  expect(undo(voyage, 0)).toBe('taken');
  expect(undo(voyage, 1)).toBe('table.undoClosed');
  voyage.answers(0, { sail: 'one' }).answers(0, { sail: 'done' }).asks('act', 1);
  expect(undo(voyage, 0)).toBe('table.undoClosed');
  expect(undo(voyage, 1)).toBe('table.undoClosed');
});

test('SG-20 only a jarl who wants it is asked whether the turn is done', () => {
  const turns = scenario(sample, { seats: 2 }, { confirms: [true, false] });
  turns.answers(0, { act: 'rest' }).asks('confirm', 0).offers(0, { done: true });
  turns.answers(0, { done: true }).asks('act', 1);
  turns.answers(1, { act: 'rest' }).asks('act', 0);
});

test('SG-20 before the turn is done its action can be undone', () => {
  const turns = scenario(sample, { seats: 2 }, { confirms: [true, true] });
  turns.answers(0, { act: 'rest' }).tells(1, rested(0)).asks('confirm', 0);
  turns.undoes(0).asks('act', 0).offers(0, { act: 'voyage' }, { act: 'raid' }, { act: 'rest' });
  turns.answers(0, { act: 'rest' }).answers(0, { done: true }).asks('act', 1);
  expect(undo(turns, 0)).toBe('table.undoClosed');
});

test('SG-22 a raid is on a rival who owns treasure', () => {
  const raid = scenario(sample, { seats: 4, treasures: [[1], [], [2, 3], [4]] })
    .answers(0, { act: 'raid' })
    .asks('rival', 0)
    .offers(0, { rival: 2 }, { rival: 3 })
    .refuses(0, { rival: 0 }, 'SG-22.self')
    .refuses(0, { rival: 1 }, 'SG-22.empty');
  const why = whyNot(sample, raid.state, 0 as Seat, { rival: 1 });
  expect(why).toEqual({ clause: 'SG-22', why: 'SG-22.empty', params: { rival: 1 } });
});

test('SG-22 without a rival who owns treasure there is no raid', () => {
  scenario(sample, { seats: 3, treasures: [[1, 2], [], []] })
    .offers(0, { act: 'voyage' }, { act: 'rest' })
    .refuses(0, { act: 'raid' }, 'SG-22');
});

test('SG-22 the stolen treasure goes to the raider, and only the two of them see its value', () => {
  const raid = scenario(sample, { seats: 3, treasures: [[1], [4], [2]] })
    .answers(0, { act: 'raid' })
    .answers(0, { rival: 1 });
  const robbed = (value: number | null) => ({ ...raided(0, 1), type: 'robbed', value }) as const;
  raid.tells(0, raided(0, 1), robbed(4)).tells(1, raided(0, 1), robbed(4));
  raid.tells(2, raided(0, 1), robbed(null)).tells('spectator', raided(0, 1), robbed(null));
  raid.asks('act', 1);
  expect(raid.view(0).jarls.map(({ treasure }) => treasure)).toEqual([[1, 4], [], [null]]);
  expect(raid.view(1).jarls.map(({ treasure }) => treasure)).toEqual([[4, null], [], [null]]);
  expect(raid.view(2).jarls.map(({ treasure }) => treasure)).toEqual([[null, null], [], [2]]);
});

test('SG-22 the stolen treasure is random', () => {
  const stolen = Array.from({ length: 20 }, (_, number) => {
    const raid = scenario(sample, { seats: 2, treasures: [[], [1, 2, 4]] }, { seed: `raid ${number}` });
    return raid.answers(0, { act: 'raid' }).answers(0, { rival: 1 }).view(0).jarls[0]!.treasure[0];
  });
  expect(new Set(stolen)).toEqual(new Set([1, 2, 4]));
});

test('SG-22 a theft cannot be undone, so the raider is not asked whether the turn is done', () => {
  const raid = scenario(sample, { seats: 2 }, { confirms: [true, true] }).answers(0, { act: 'raid' });
  expect(undo(raid, 0)).toBe('taken');
  raid.answers(0, { rival: 1 }).asks('act', 1);
  expect(undo(raid, 0)).toBe('table.undoClosed');
});

test('SG-22 a jarl who knew a treasure cannot tell, after a theft it did not see, whether that one was stolen', () => {
  const raids = scenario(sample, { seats: 3, turn: 1, treasures: [[1], [2], [3]] })
    .answers(1, { act: 'raid' })
    .answers(1, { rival: 2 });
  expect(raids.view(2).jarls.map(({ treasure }) => treasure)).toEqual([[null], [3, null], []]);
  raids.answers(2, { act: 'rest' }).answers(0, { act: 'raid' }).answers(0, { rival: 1 });
  expect(raids.view(2).jarls.map(({ treasure }) => treasure)).toEqual([[null, null], [null], []]);
  expect(raids.view(0).jarls[0]!.treasure).not.toContain(null);
});

test('SG-23 the jarl attacked is asked first, then the other rivals clockwise', () => {
  const hands = [['axe'], ['axe'], ['axe'], ['axe']];
  const raid = scenario(sample, { seats: 4, turn: 1, hands }).answers(1, { act: 'raid' }).answers(1, { rival: 3 });
  raid.asks('shield', 3).answers(3, { card: 'none' });
  raid.asks('shield', 0).answers(0, { card: 'none' });
  raid.asks('shield', 2).answers(2, { card: 'none' });
  expect(raid.heard(1).map(({ type }) => type)).toEqual(['robbed']);
  raid.asks('act', 2);
});

test('SG-23 the first shield stops the raid, and nobody else is asked', () => {
  const hands = [[], ['axe'], ['shield'], ['shield']];
  const raid = scenario(sample, { seats: 4, hands })
    .answers(0, { act: 'raid' })
    .answers(0, { rival: 1 })
    .tells(3, raided(0, 1))
    .answers(1, { card: 'none' })
    .tells(3)
    .asks('shield', 2)
    .offers(2, { card: 'shield' }, { card: 'none' })
    .answers(2, { card: 'shield' })
    .tells('spectator', { type: 'shielded', seat: 2 })
    .asks('act', 1);
  expect(raid.view(3).discard).toEqual(['shield']);
  expect(raid.view(3).jarls.map(({ hand }) => hand.length)).toEqual([0, 1, 0, 1]);
  expect(raid.view(3).jarls.map(({ treasure }) => treasure.length)).toEqual([2, 2, 2, 2]);
});

test('SG-23 whoever holds a card is asked, shield or not', () => {
  scenario(sample, { seats: 3, hands: [[], ['axe', 'horn'], []] })
    .answers(0, { act: 'raid' })
    .answers(0, { rival: 2 })
    .asks('shield', 1)
    .offers(1, { card: 'none' })
    .refuses(1, { card: 'shield' }, 'SG-23')
    .refuses(1, { card: 'axe' }, 'table.notOffered')
    .answers(1, { card: 'none' })
    .asks('act', 1);
});

test('SG-23 without a card in hand nobody is asked', () => {
  const raid = scenario(sample, { seats: 3, hands: [['shield'], [], []] })
    .answers(0, { act: 'raid' })
    .answers(0, { rival: 2 })
    .asks('act', 1);
  expect(raid.view(0).jarls.map(({ treasure }) => treasure.length)).toEqual([3, 2, 1]);
});

test('SG-24 a hand card goes into the chest, and only its owner may look', () => {
  const hoard = scenario(sample, { seats: 2, hands: [['axe', 'axe', 'raven'], ['horn']] })
    .answers(0, { act: 'hoard' })
    .asks('hoard', 0)
    .offers(0, { card: 'axe' }, { card: 'raven' })
    .refuses(0, { card: 'horn' }, 'SG-24')
    .answers(0, { card: 'raven' })
    .tells(0, hoarded(0, 'raven'))
    .tells(1, hoarded(0, null))
    .tells('spectator', hoarded(0, null))
    .asks('act', 1);
  expect(hoard.view(0).jarls[0]).toMatchObject({ hand: ['axe', 'axe'], chest: ['raven'] });
  expect(hoard.view(1).jarls[0]).toMatchObject({ hand: [null, null], chest: [null] });
});

test('SG-23 after a rival was asked about a raid, the raider is not asked for a "Done"', () => {
  const raid = scenario(sample, { seats: 2, hands: [[], ['shield']] }, { confirms: [true, true] })
    .answers(0, { act: 'raid' })
    .answers(0, { rival: 1 })
    .asks('shield', 1);
  expect(undo(raid, 0)).toBe('table.undoClosed');
  raid.answers(1, { card: 'shield' }).asks('act', 1);
});

test('SG-24 without a card in hand there is nothing to hoard', () => {
  scenario(sample, { seats: 2, hands: [[], ['axe']] })
    .offers(0, { act: 'voyage' }, { act: 'raid' }, { act: 'rest' })
    .refuses(0, { act: 'hoard' }, 'SG-24');
});

test('SG-24 a hoarded card comes back with an undo', () => {
  const hoard = scenario(sample, { seats: 2, hands: [['axe', 'horn'], []] }, { confirms: [true, true] });
  hoard.answers(0, { act: 'hoard' }).answers(0, { card: 'horn' }).asks('confirm', 0);
  hoard.undoes(0).asks('hoard', 0).offers(0, { card: 'axe' }, { card: 'horn' });
  expect(hoard.view(0).jarls[0]).toMatchObject({ hand: ['axe', 'horn'], chest: [] });
  hoard.undoes(0).asks('act', 0);
});

test('SG-24 a rival who knew a hand card no longer knows whether it is in the chest', () => {
  const packets = [
    ['ale', 'axe', 'horn', 'shield'],
    ['axe', 'horn', 'shield', 'raven'],
  ];
  const hoard = scenario(sample, { seats: 2, first: 1, packets })
    .answers(0, { card: 'ale' })
    .answers(1, { card: 'raven' })
    .answers(0, { card: 'shield' })
    .answers(1, { card: 'horn' })
    .answers(0, { card: 'axe' })
    .answers(1, { card: 'axe' });
  expect(hoard.view(0).jarls[1]!.hand).toEqual(['axe', 'horn', null]);
  hoard.answers(1, { act: 'hoard' }).answers(1, { card: 'raven' });
  expect(hoard.view(0).jarls[1]).toMatchObject({ hand: [null, null], chest: [null] });
  const { hidden, chests } = hoard.table;
  expect(knows(hidden, 1 as Seat, chests[1]![0]!)).toBe(true);
});

test('SG-25 rest is allowed when nothing else is', () => {
  scenario(sample, { seats: 2, treasures: [[1], []], shores: { south: [3, 0] } })
    .offers(0, { act: 'rest' })
    .answers(0, { act: 'rest' })
    .tells(1, rested(0))
    .asks('act', 1);
});

test('SG-50 where raids are open nobody may shield', () => {
  const options = { openRaids: true };
  const raid = scenario(sample, { seats: 3, options, hands: [[], ['shield'], ['shield']] })
    .answers(0, { act: 'raid' })
    .answers(0, { rival: 1 })
    .asks('act', 1);
  expect(raid.heard(2).map(({ type }) => type)).toEqual(['raided', 'robbed']);
});
