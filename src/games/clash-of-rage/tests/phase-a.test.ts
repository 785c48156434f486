import { expect, test } from 'vitest';
import { randomOf, sfc } from '../../../kernel/index.ts';
import { sitesTouch } from '../facts/board.ts';
import { DEFAULT_CONTENT } from '../rules/content.ts';
import { layTiles } from '../rules/layout.ts';
import { DEFAULT_PACK } from '../facts/pack/index.ts';
import { boardFor } from '../rules/table.ts';
import { idleOnce, opened, scene, told, untilAsked } from './scenes.ts';

/** A round in which seat 0 (Bohorg) plays its 8 and seat 1 (Godleif) its 1. */
const cards = () =>
  scene({
    seats: 2,
    phase: 'cards',
    hands: [['bohorg-t2'], ['godleif-t1']],
    units: [{ A4: [1, 0, 0] }, { B1: [1, 0, 0] }],
  });

test('CR-10 a round: cards, income, reinforcements, first actions, stones, second actions, end', () => {
  const at = cards();
  const asked: string[] = [];
  at.answers(0, { card: 'bohorg-t2' }).answers(1, { card: 'godleif-t1' });
  while (!at.state.asked.some(({ ask }) => ask === 'tactic')) {
    const [choice] = at.state.asked;
    const step = `${choice!.ask} ${choice!.seat}`;
    if (asked.at(-1) !== step) asked.push(step);
    idleOnce(at);
  }
  expect(asked).toEqual([
    'reinforce 1',
    'reinforceAt 1',
    'reinforce 1',
    'reinforceAt 1',
    'reinforce 0',
    'reinforceAt 0',
    'reinforce 0',
    'reinforceAt 0',
    'act 1',
    'act 0',
    'act 1',
    'act 0',
  ]);
  expect(at.view(0).round).toBe(3);
  expect(at.view(0).seats.map(({ played }) => played)).toEqual([null, null]);
});

test('CR-11 all choose a card in secret; it is turned up and discarded only when all have chosen', () => {
  const at = cards().asks('tactic', 0, 1);
  at.answers(0, { card: 'bohorg-t2' });
  expect(at.heard(1)).toEqual([]);
  expect(at.view(1).seats[0]).toMatchObject({ hand: [null], played: null, discard: [] });
  at.answers(1, { card: 'godleif-t1' });
  expect(told(at, 'cardPlayed').map(({ seat, card }) => [seat, card])).toEqual([
    [0, 'bohorg-t2'],
    [1, 'godleif-t1'],
  ]);
  expect(at.view(1).seats[0]).toMatchObject({ hand: [], played: 'bohorg-t2', discard: ['bohorg-t2'] });
});

test('CR-11 only a card of the hand may be played', () => {
  cards().offers(0, { card: 'bohorg-t2' }).refuses(0, { card: 'bohorg-t1' }, 'CR-11.hand');
});

test('CR-12 the lowest number goes first', () => {
  const at = cards().answers(0, { card: 'bohorg-t2' }).answers(1, { card: 'godleif-t1' });
  expect(told(at, 'turnOrder')[0]!.seats).toEqual([1, 0]);
  expect(at.view(0).order).toEqual([1, 0]);
});

test('CRR-5 all numbers differ; in a pack where two are equal, who was earlier goes first again', () => {
  expect(new Set(DEFAULT_CONTENT.cards.tactics.map(({ order }) => order)).size).toBe(28);
  const { clans } = DEFAULT_PACK;
  const sameNumber = (clan: 'bohorg' | 'godleif') => ({
    ...clans[clan],
    tactics: clans[clan].tactics.map((card) => ({ ...card, order: 5 })),
  });
  const equal = {
    ...DEFAULT_PACK,
    id: 'equal',
    clans: { ...clans, bohorg: sameNumber('bohorg'), godleif: sameNumber('godleif') },
  };
  const at = scene({ seats: 2, phase: 'cards', order: [1, 0] });
  const state = { ...at.state, table: { ...at.table, pack: equal } };
  at.state = state;
  idleOnce(idleOnce(at));
  expect(told(at, 'turnOrder')[0]!.seats).toEqual([1, 0]);
});

test('CR-13 in the first round bastions are placed in turn order, beside two territories and no bastion', () => {
  const at = scene({ seats: 2, round: 1, phase: 'bastions', order: [1, 0] }).asks('bastion', 1);
  at.refuses(1, { q: 0, r: -2 }, 'CR-13.two');
  at.answers(1, { q: 1, r: -2 }).asks('bastion', 0);
  at.refuses(0, { q: 1, r: -2 }, 'CR-13.bastion').refuses(0, { q: 2, r: -2 }, 'CR-13.bastion');
  at.answers(0, { q: -1, r: -1 });
  expect(at.view(0).seats.map(({ bastion }) => bastion)).toEqual([
    { q: -1, r: -1, beside: ['A3', 'A4'] },
    { q: 1, r: -2, beside: ['A2', 'A3'] },
  ]);
});

test('CRT-39 a place beside two territories and another bastion is refused', () => {
  const at = scene({ seats: 2, round: 1, phase: 'bastions', bastions: [[2, -1], null], order: [1, 0] });
  // (3, -1) touches B2 and B3, and the bastion on (2, -1).
  at.asks('bastion', 1).refuses(1, { q: 3, r: -1 }, 'CR-13.bastion').allows(1, { q: -1, r: -1 });
});

test('CRR-3 whatever bastions stand, a place is left: the fallback to one territory is never needed', () => {
  for (let number = 0; number < 60; number++) {
    const random = randomOf(sfc(`bastions ${number}`));
    const { table } = opened(4);
    table.tiles = layTiles(DEFAULT_CONTENT, 4, { layout: 'random' }, random);
    const { sites } = boardFor(table);
    const placed: number[] = [];
    for (let seat = 0; seat < 4; seat++) {
      const free = sites.filter(
        ({ code, beside }) => beside.length > 1 && placed.every((other) => other !== code && !sitesTouch(other, code)),
      );
      expect(free.length).toBeGreaterThan(0);
      placed.push(free[random(free.length)]!.code);
    }
  }
});

test('CR-14 income: the gold of the card, and three crystals for each city', () => {
  const at = scene({
    seats: 2,
    phase: 'cards',
    hands: [['bohorg-t2'], ['godleif-t1']],
    units: [{ A0: [1, 0, 0], B0: [1, 0, 0] }, { A2: [1, 0, 0] }],
    gold: [1, 0],
  });
  at.answers(0, { card: 'bohorg-t2' }).answers(1, { card: 'godleif-t1' });
  expect(told(at, 'income').map(({ seat, gold, crystals }) => [seat, gold, crystals])).toEqual([
    [1, 4, 0],
    [0, 5, 6],
  ]);
  expect(at.view(0).seats.map(({ gold, crystals }) => [gold, crystals])).toEqual([
    [6, 6],
    [4, 0],
  ]);
});

test('CRR-7 in the first round: order, bastions, income, reinforcements', () => {
  const at = scene({ seats: 2, round: 1, phase: 'cards', hands: [['bohorg-t1'], ['godleif-t1']] });
  at.answers(0, { card: 'bohorg-t1' }).answers(1, { card: 'godleif-t1' }).asks('bastion', 1);
  expect(at.view(0).seats[0]!.gold).toBe(0);
  at.answers(1, { q: 1, r: -2 }).answers(0, { q: -1, r: -1 });
  expect(told(at, 'income')).toHaveLength(2);
  at.asks('reinforce', 1);
});

test('CRR-8 crystals and gold have no limit', () => {
  const at = scene({
    seats: 2,
    phase: 'cards',
    hands: [['bohorg-t2'], ['godleif-t1']],
    units: [{ A0: [1, 0, 0] }, {}],
    gold: [500, 0],
    crystals: [700, 0],
  });
  at.answers(0, { card: 'bohorg-t2' }).answers(1, { card: 'godleif-t1' });
  expect(at.view(0).seats[0]).toMatchObject({ gold: 505, crystals: 703 });
});

/** Bohorg plays a card with one unit of each level; it stands on A4, the rival on B1. */
const reinforcing = (round: number) =>
  scene({
    seats: 2,
    round,
    phase: 'reinforcements',
    order: [0, 1],
    played: ['bohorg-t7', 'godleif-t1'],
    units: [{ A4: [1, 0, 0] }, { B1: [1, 0, 0] }],
  });

test('CR-15 reinforcements go to the bastion or to territories with an own unit', () => {
  const at = reinforcing(2).asks('reinforce', 0);
  at.answers(0, { unit: 'bohorg-3' }).offers(0, { at: 'A4' }, { at: 'bastion' });
  at.refuses(0, { at: 'B1' }, 'CR-15.unit').answers(0, { at: 'A4' });
  at.tells(0, { type: 'reinforced', seat: 0, unit: 'bohorg-3', at: 'A4' });
  at.refuses(0, { unit: 'bohorg-3' }, 'CR-15.card');
  expect(at.view(0).seats[0]!.reserve).toEqual([6, 6, 2]);
});

test('CR-15 in the first round reinforcements go to the bastion only', () => {
  const at = reinforcing(1).answers(0, { unit: 'bohorg-1' }).asks('reinforce', 0);
  at.tells(0, { type: 'reinforced', seat: 0, unit: 'bohorg-1', at: 'bastion' });
});

test('CRR-9 units come one by one in any order, and some may be declined', () => {
  const at = reinforcing(2);
  at.offers(0, { unit: 'bohorg-1' }, { unit: 'bohorg-2' }, { unit: 'bohorg-3' }, { done: true });
  at.answers(0, { unit: 'bohorg-2' }).answers(0, { at: 'bastion' });
  at.answers(0, { unit: 'bohorg-1' }).answers(0, { at: 'A4' });
  at.answers(0, { done: true }).asks('reinforce', 1);
  expect(at.view(0).seats[0]).toMatchObject({ reserve: [5, 5, 3], garrison: { counts: [0, 1, 0] } });
});

test('CRT-31 the card gives what the reserve lacks: the rest is lost and none comes from the board', () => {
  const at = scene({
    seats: 2,
    phase: 'reinforcements',
    order: [0, 1],
    played: ['bohorg-t3', 'godleif-t1'],
    units: [{ A4: [6, 0, 0] }, {}],
  });
  at.tells(0, { type: 'unitsMissing', seat: 0, unit: 'bohorg-1', count: 2 });
  at.answers(0, { unit: 'bohorg-1' }).answers(0, { at: 'bastion' }).asks('reinforce', 1);
  expect(at.view(0).territories['A4']![0]!.counts).toEqual([6, 0, 0]);
});

test('CR-15 a type that the reserve lacks is refused as such', () => {
  const at = scene({
    seats: 2,
    phase: 'reinforcements',
    order: [0, 1],
    played: ['bohorg-t4', 'godleif-t1'],
    units: [{ A4: [7, 0, 0] }, {}],
  });
  at.offers(0, { unit: 'bohorg-2' }, { done: true }).refuses(0, { unit: 'bohorg-1' }, 'CR-15.reserve');
  at.refuses(0, { unit: 'bohorg-3' }, 'CR-15.card');
});

test('CR-15 the last unit placed can be taken back until it is confirmed', () => {
  const at = scene(
    { seats: 2, phase: 'reinforcements', order: [0, 1], played: ['bohorg-t1', 'godleif-t1'], units: [{}, {}] },
    'confirmed',
    [true, false],
  );
  at.answers(0, { unit: 'bohorg-1' }).answers(0, { unit: 'bohorg-1' }).asks('confirm', 0);
  at.undoes(0).asks('reinforce', 0);
  expect(at.view(0).seats[0]!.garrison.counts).toEqual([1, 0, 0]);
});

test('CRR-6 the discards are shuffled only when a card must be drawn from an empty deck', () => {
  const at = scene({
    seats: 2,
    phase: 'end',
    hands: [
      ['bohorg-t1', 'bohorg-t2'],
      ['godleif-t1', 'godleif-t2'],
    ],
  });
  expect(told(at, 'reshuffled')).toEqual([]);
  expect(at.view(0).seats[0]).toMatchObject({ deck: 3, discard: ['bohorg-t7'] });
});

test('CR-82 each player draws back to three; an empty deck is made anew from the discards', () => {
  const at = scene({
    seats: 2,
    phase: 'end',
    hands: [['bohorg-t1', 'bohorg-t2'], []],
    discards: [['bohorg-t3', 'bohorg-t4', 'bohorg-t5', 'bohorg-t6'], []],
  });
  expect(told(at, 'reshuffled').map(({ seat }) => seat)).toEqual([0]);
  const [own, rival] = at.view(0).seats;
  expect(own).toMatchObject({ deck: 4, discard: [] });
  expect([own!.hand.length, rival!.hand.length]).toEqual([3, 3]);
});

test('CRT-38 with seven cards the first reshuffle comes at the end of the fifth round', () => {
  const at = opened(2, {}, 'reshuffle');
  const reshuffled: number[] = [];
  for (let round = 1; round < 7; round++) {
    untilAsked(at, 'tactic');
    const before = at.view(0).round;
    do {
      idleOnce(at);
      if (told(at, 'reshuffled').length > 0) reshuffled.push(before);
    } while (at.view(0).round === before);
  }
  expect(reshuffled).toEqual([5]);
});
