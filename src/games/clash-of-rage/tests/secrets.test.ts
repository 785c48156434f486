import { expect, test } from 'vitest';
import { clashOfRage } from '../index.ts';
import { idleOnce, opened, scene, told } from './scenes.ts';

test('CR-100 hands, the sealed card, piles and unchosen legendary cards are hidden; the rest is public', () => {
  const at = opened(2);
  const seen = at.view(1);
  expect(seen.seats[0]!.hand).toEqual([null, null, null]);
  expect(Object.keys(seen)).not.toContain('hidden');
  const forging = scene({ seats: 2, units: [{ A2: [1, 0, 0], B6: [1, 0, 0] }, {}], crystals: [3, 0], gold: [4, 2] });
  forging.answers(0, { act: 'equip' }).answers(0, { forge: true });
  expect(forging.view(1).drawn).toEqual([null, null, null]);
  expect(forging.view('spectator').drawn).toEqual([null, null, null]);
  expect(forging.view(0).drawn.every((card) => card !== null)).toBe(true);
  expect(forging.view(1).seats[0]).toMatchObject({ gold: 4, crystals: 0, reserve: [5, 6, 3] });
});

test('CRR-45 a drawn tactic card is told to its owner alone', () => {
  const at = scene({ seats: 2, phase: 'end' });
  expect(told(at, 'cardDrawn', 'spectator').map(({ card }) => card)).toEqual([null, null]);
  expect(told(at, 'cardDrawn', 0)[0]!.card).toMatch(/^bohorg-t/);
  expect(told(at, 'cardDrawn', 0)[1]!.card).toBeNull();
});

test('CR-101 what all saw going under the pile stays known there, when equal cards are drawn too', () => {
  const market = ['bone-knife', 'halberd', 'rapier', 'javelins', 'carapace', 'mail-coat'];
  const at = scene({
    seats: 2,
    phase: 'end',
    market,
    elves: { A0: [1, 0, 0] },
    elvesWorn: [{ weapon: 'rock-breaker' }],
    pile: ['great-axe', 'great-axe'],
    gold: [20, 0],
  });
  expect(at.view('spectator').underPile).toEqual(['great-axe']);
  while (at.state.asked[0]!.ask !== 'act') idleOnce(at);
  const { seat } = at.state.asked[0]!;
  at.answers(seat, { act: 'equip' }).answers(seat, { buy: 'rapier' });
  expect(told(at, 'marketFilled')[0]!.items).toEqual(['great-axe']);
  expect(at.view('spectator').underPile).toEqual(['great-axe']);
});

test('CRR-51 the contents of the bag and of the legendary pile are public', () => {
  const { bag, legendary } = opened(2).view('spectator');
  expect(bag.reduce((sum, count) => sum + count, 0)).toBe(33);
  expect(legendary).toHaveLength(14);
});

test('CRR-46 an absent player plays a random card, passes, and places the bastion at the first site', () => {
  const cards = new Set<string>();
  for (let number = 0; number < 12; number++) {
    const at = opened(2, {}, `absent ${number}`);
    const [choice] = at.state.asked;
    const picks = clashOfRage.idle(at.state, choice!.seat);
    cards.add(String(picks[0]));
  }
  expect(cards.size).toBe(3);
  const at = scene({ seats: 2, round: 1, phase: 'bastions', order: [0, 1] });
  idleOnce(at);
  expect(at.view(0).seats[0]!.bastion).toMatchObject({ q: 1, r: -2 });
  const act = scene({ seats: 2, units: [{ A4: [1, 0, 0] }, {}] });
  expect(told(idleOnce(act), 'passed')).toHaveLength(1);
});

test('CRR-46 in a fight an absent player throws, throws blanks again, and removes by the policy', () => {
  const at = scene({
    seats: 2,
    phase: 'fight',
    units: [{ A4: [0, 1, 0] }, { A4: [0, 0, 4] }],
    worn: [[{}, { weapon: 'rapier' }], []],
    fight: { at: 'A4', step: 'reroll', dice: 4, faces: 1, rerolls: 1 },
  });
  expect(told(idleOnce(at), 'rerolled')[0]!.dice).toBe(3);
  const chosen = scene({
    seats: 2,
    phase: 'fight',
    units: [{ A4: [1, 0, 0] }, { A4: [1, 0, 1] }],
    fight: { at: 'A4', step: 'spread', wounds: 3 },
  }).asks('wounds', 0);
  idleOnce(idleOnce(chosen));
  expect(told(chosen, 'fell')[0]!.troops).toEqual([{ unit: 'godleif-3', count: 1 }]);
});

test('CR-110 options that do not go with the number of seats have no effect', () => {
  const solo = opened(1, { scenario: 'last-light', campaign: true, roundLimit: '10', level: 'hard' }).view(0);
  expect(solo).toMatchObject({ scenario: null, campaign: null, roundLimit: null, solo: { level: 'hard' } });
  const two = opened(2, { level: 'hard', roundLimit: '15' }).view(0);
  expect(two).toMatchObject({ solo: null, roundLimit: 15, odds: true });
  expect(opened(2, { odds: false }).view(0).odds).toBe(false);
});
