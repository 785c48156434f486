import { expect, test } from 'vitest';
import { scenario } from '../../../../testkit/scenario.ts';
import { bloodRage } from '../../index.ts';
import type { Described, DescribedClan } from '../../rules/position.ts';
import { died, keptFromTide, late, revealed, strength, tie, victory } from './events.ts';
import { declares, fallen, fights, figuresAt, glory, lays, names, nobodyAdds, pillages, rage } from './steps.ts';

const melee = (clans: readonly DescribedClan[], rest: Partial<Described> = {}) =>
  scenario(bloodRage, { seats: 5, age: 2, ...rest, clans });

const SMITE: readonly DescribedClan[] = [
  { hand: ['odins-smite'], figures: { gimle: ['warrior'], 'fjord-nw': ['ship'] } },
  { hand: ['tyrs-crush'], figures: { gimle: ['warrior', 'warrior'] } },
  { hand: ['tyrs-smash'], figures: { gimle: ['leader', 'warrior'] } },
];

test('card Odin’s Smite kills one Warrior of every opponent before strength is compared', () => {
  const scene = fights(melee(SMITE), 0, 'gimle', { 0: 'odins-smite', 1: 'tyrs-crush', 2: 'tyrs-smash' });
  expect(scene.heard('spectator').slice(0, 9)).toEqual([
    revealed(0, 'odins-smite', 1),
    revealed(1, 'tyrs-crush', 4),
    revealed(2, 'tyrs-smash', 3),
    died(1, 'gimle', 'smite', 'warrior'),
    died(2, 'gimle', 'smite', 'warrior'),
    strength(0, 3, 1),
    strength(1, 1, 4),
    strength(2, 3, 3),
    victory(2, 'gimle', 6, 5),
  ]);
  expect([0, 1, 2].map((seat) => fallen(scene.view(3), seat))).toEqual([
    ['ship', 'warrior'],
    ['warrior', 'warrior'],
    ['warrior'],
  ]);
});

test('BRC-21 Odin’s Smite takes Warriors only: no Leader, Ship, Monster or Mystic, and nobody who is elsewhere', () => {
  const scene = melee(
    [
      { hand: ['odins-smite'], figures: { gimle: ['leader'] } },
      {
        upgrades: ['valkyrie', 'friggas-chosen'],
        figures: { gimle: ['leader', 'mystic', 'valkyrie'], 'fjord-nw': ['ship'] },
      },
      { figures: { myrkvlor: ['warrior'] } },
    ],
    { options: { mystics: true } },
  );
  fights(scene, 0, 'gimle', { 0: 'odins-smite' });
  expect(scene.heard(3).filter(({ type }) => type === 'destroyed')).toEqual([died(0, 'gimle', 'battle', 'leader')]);
  expect(scene.heard(3)).toContainEqual(strength(1, 9, 0));
  expect(fallen(scene.view(3), 1)).toEqual([]);
  expect(fallen(scene.view(3), 2)).toEqual([]);
});

test('BRC-21 a clan that Odin’s Smite left without figures still fights with its card and may pillage', () => {
  const scene = melee(
    [
      { hand: ['tyrs-rage'], figures: { gimle: ['warrior'] } },
      { hand: ['odins-smite'], figures: { gimle: ['leader'] } },
    ],
    { tokens: { gimle: 'glory5' } },
  );
  fights(scene, 0, 'gimle', { 0: 'tyrs-rage', 1: 'odins-smite' });
  expect(scene.heard(1)).toContainEqual(victory(0, 'gimle', 6, 4));
  expect(glory(scene.view(1))).toEqual([8, 0, 0, 0, 0]);
});

const TIDE: readonly DescribedClan[] = [
  { hand: ['tyrs-smash'], figures: { gimle: ['warrior', 'leader'] } },
  { hand: ['odins-tide'], figures: { gimle: ['warrior'], 'fjord-nw': ['ship'] } },
  { hand: ['tyrs-crush'], figures: { gimle: ['warrior', 'warrior'] } },
];

test('BRC-22 card Odin’s Tide leaves each clan one figure of its choice, its player’s too, chosen pillager first', () => {
  const scene = fights(melee(TIDE, { turn: 2 }), 2, 'gimle', { 0: 'tyrs-smash', 1: 'odins-tide', 2: 'tyrs-crush' });
  // Clockwise from the pillager.
  scene.asks('tide', 2).offers(2, { figure: 'warrior' });
  scene.answers(2, { figure: 'warrior' }).tells(3, keptFromTide(2, 'warrior')).asks('tide', 0);
  scene.offers(0, { figure: 'leader' }, { figure: 'warrior' }).answers(0, { figure: 'warrior' }).asks('tide', 1);
  scene.offers(1, { figure: 'ship' }, { figure: 'warrior' }).answers(1, { figure: 'ship' });
  expect(scene.heard('spectator').slice(0, 8)).toEqual([
    keptFromTide(1, 'ship'),
    died(2, 'gimle', 'tide', 'warrior'),
    died(0, 'gimle', 'tide', 'leader'),
    died(1, 'gimle', 'tide', 'warrior'),
    strength(2, 1, 4),
    strength(0, 1, 3),
    strength(1, 2, 1),
    victory(2, 'gimle', 5, 4),
  ]);
});

test('BRC-22 a clan with one figure has nothing to choose, and nobody dies before all have chosen', () => {
  const scene = melee([
    { hand: ['odins-tide'], figures: { gimle: ['leader', 'warrior'] } },
    { figures: { gimle: ['warrior'] } },
    { figures: { gimle: ['warrior', 'warrior'] } },
  ]);
  fights(scene, 0, 'gimle', { 0: 'odins-tide' }).asks('tide', 0).answers(0, { figure: 'leader' }).asks('tide', 2);
  expect(figuresAt(scene.view(1), 0, 'gimle')).toEqual(['leader', 'warrior']);
  scene.answers(2, { figure: 'warrior' }).asks('act', 1);
  expect(scene.heard(1)[1]).toEqual(died(0, 'gimle', 'tide', 'warrior'));
});

test('BRC-22 a second Tide changes nothing, not even for figures that Frigga’s Protection saved from the first', () => {
  const scene = melee([
    { rage: 2, upgrades: ['friggas-protection'], hand: ['odins-tide'], figures: { gimle: ['leader', 'warrior'] } },
    { hand: ['odins-tide'], figures: { gimle: ['warrior', 'warrior'] } },
  ]);
  fights(scene, 0, 'gimle', { 0: 'odins-tide', 1: 'odins-tide' });
  scene.answers(0, { figure: 'leader' }).answers(1, { figure: 'warrior' }).asks('save', 0);
  scene.answers(0, { save: 'warrior', by: 'protection' }).asks('act', 1);
  expect(scene.heard(2).slice(1, 5)).toEqual([
    died(1, 'gimle', 'tide', 'warrior'),
    strength(0, 4, 1),
    strength(1, 1, 1),
    victory(0, 'gimle', 5, 2),
  ]);
  expect(rage(scene.view(2))[0]).toBe(1);
});

test('BRC-22 Smite and Tide together: the pillager’s comes first', () => {
  const clans: readonly DescribedClan[] = [
    { hand: ['odins-smite'], figures: { gimle: ['leader', 'warrior'] } },
    { hand: ['odins-tide'], figures: { gimle: ['leader', 'warrior'] } },
  ];
  // Smite first: Tide finds the rival's Leader alone.
  const smite = fights(melee(clans), 0, 'gimle', { 0: 'odins-smite', 1: 'odins-tide' });
  smite.asks('tide', 0).answers(0, { figure: 'leader' });
  expect(smite.heard(2).slice(1, 5)).toEqual([
    died(0, 'gimle', 'tide', 'warrior'),
    strength(0, 3, 1),
    strength(1, 3, 1),
    tie('gimle', 4),
  ]);
  // Tide first: the Warrior that its player keeps is smitten afterwards.
  const tide = fights(melee(clans, { turn: 1 }), 1, 'gimle', { 0: 'odins-smite', 1: 'odins-tide' });
  tide.asks('tide', 1).answers(1, { figure: 'warrior' }).asks('tide', 0).answers(0, { figure: 'leader' });
  expect(tide.heard(2).slice(1, 7)).toEqual([
    died(1, 'gimle', 'tide', 'leader'),
    died(0, 'gimle', 'tide', 'warrior'),
    died(1, 'gimle', 'smite', 'warrior'),
    strength(1, 0, 1),
    strength(0, 3, 1),
    victory(0, 'gimle', 4, 1),
  ]);
});

const LATE: readonly DescribedClan[] = [
  { hand: ['tyrs-bash', 'heimdalls-eye', 'heimdalls-eye'], figures: { gimle: ['warrior'] } },
  { hand: ['tyrs-smash', 'heimdalls-gaze', 'tyrs-smite'], figures: { gimle: ['warrior'] } },
  { hand: ['tyrs-crush'], figures: { gimle: ['warrior'] } },
  { hand: ['heimdalls-gaze'], figures: { myrkvlor: ['warrior'] } },
];
const lateScene = () =>
  lays(pillages(melee(LATE, { turn: 1, age: 3 }), 1, 'gimle'), { 0: 'tyrs-bash', 1: 'tyrs-smash', 2: 'tyrs-crush' });

test('BR-67 after the reveal the pillager first, then clockwise, clans in the battle may add late cards', () => {
  const scene = lateScene().asks('lateCard', 1).offers(1, { card: 'heimdalls-gaze' }, { card: 'none' });
  scene.refuses(1, { card: 'tyrs-smite' }, 'BR-67').refuses(1, { card: 'heimdalls-eye' }, 'BR-67.hand');
  // Seat 2 has no card left and is passed over; seat 3 is not in the battle.
  scene.answers(1, { card: 'none' }).tells('spectator').asks('lateCard', 0);
  scene.offers(0, { card: 'heimdalls-eye' }, { card: 'none' });
  scene
    .answers(0, { card: 'heimdalls-eye' })
    .tells('spectator', late(0, 'heimdalls-eye', 2))
    .asks('lateCard', 1);
  scene
    .answers(1, { card: 'heimdalls-gaze' })
    .tells(2, late(1, 'heimdalls-gaze', 3))
    .asks('lateCard', 0);
  expect(scene.view('spectator').pillage!.strength.map(({ seat, total }) => [seat, total])).toEqual([
    [1, 7],
    [2, 5],
    [0, 5],
  ]);
});

test('BR-67 they go round until all decline in a row, and one clan may add several', () => {
  const scene = lateScene().answers(1, { card: 'none' }).answers(0, { card: 'heimdalls-eye' });
  scene.asks('lateCard', 1).answers(1, { card: 'none' });
  scene.asks('lateCard', 0).answers(0, { card: 'heimdalls-eye' });
  scene.asks('lateCard', 1).answers(1, { card: 'none' }).asks('act', 2);
  expect(scene.heard(2).slice(0, 4)).toEqual([
    strength(1, 1, 3),
    strength(2, 1, 4),
    strength(0, 1, 6),
    victory(0, 'gimle', 7, 5),
  ]);
});

test('BRC-24 card Heimdall’s Eye adds 2, after the reveal or as the card laid', () => {
  const laid = melee([
    { hand: ['heimdalls-eye', 'heimdalls-eye'], figures: { gimle: ['warrior'] } },
    { hand: ['tyrs-smash'], figures: { gimle: ['warrior'] } },
  ]);
  pillages(laid, 0, 'gimle').offers(0, { card: 'heimdalls-eye' });
  lays(laid, { 0: 'heimdalls-eye', 1: 'tyrs-smash' });
  laid.tells(1, revealed(0, 'heimdalls-eye', 2), revealed(1, 'tyrs-smash', 3)).asks('lateCard', 0);
  laid.answers(0, { card: 'heimdalls-eye' });
  expect(laid.heard(1).slice(0, 4)).toEqual([
    late(0, 'heimdalls-eye', 2),
    strength(0, 1, 4),
    strength(1, 1, 3),
    victory(0, 'gimle', 5, 4),
  ]);
  expect(names(laid.view(1).discard)).toEqual(['heimdalls-eye', 'heimdalls-eye']);
});

test('BRC-24 card Heimdall’s Gaze adds 3, after the reveal or as the card laid', () => {
  const scene = melee(
    [
      { hand: ['heimdalls-gaze', 'heimdalls-gaze'], figures: { gimle: ['warrior'] } },
      { hand: ['tyrs-smite'], figures: { gimle: ['warrior'] } },
    ],
    { age: 3 },
  );
  lays(pillages(scene, 0, 'gimle'), { 0: 'heimdalls-gaze', 1: 'tyrs-smite' });
  scene.tells(1, revealed(0, 'heimdalls-gaze', 3), revealed(1, 'tyrs-smite', 5));
  scene.answers(0, { card: 'heimdalls-gaze' });
  expect(scene.heard(1).slice(0, 4)).toEqual([
    late(0, 'heimdalls-gaze', 3),
    strength(0, 1, 6),
    strength(1, 1, 5),
    victory(0, 'gimle', 7, 6),
  ]);
});

test('BRC-24 only clans in the battle may add one, and being asked does not tell who holds any', () => {
  const scene = lateScene();
  const asked: number[] = [];
  for (let next = scene.state.asked[0]!; next.ask === 'lateCard'; next = scene.state.asked[0]!) {
    asked.push(next.seat);
    scene.answers(next.seat, { card: 'none' });
  }
  // Both with cards left are asked, in their order; seat 2 has none, seat 3 holds one and does not fight.
  expect(asked).toEqual([1, 0]);
  const bluff = melee([
    { hand: ['tyrs-bash', 'tyrs-smite'], figures: { gimle: ['warrior'] } },
    { figures: { gimle: ['warrior'] } },
  ]);
  lays(pillages(bluff, 0, 'gimle'), { 0: 'tyrs-bash' })
    .asks('lateCard', 0)
    .offers(0, { card: 'none' });
  expect(nobodyAdds(bluff).state.asked[0]).toMatchObject({ ask: 'act', seat: 1 });
});

test('BR-67 a clan without Rage may lay and add cards as any other', () => {
  const scene = melee([
    { figures: { gimle: ['leader'] } },
    { rage: 0, passed: true, hand: ['tyrs-bash', 'heimdalls-eye'], figures: { myrkvlor: ['warrior'] } },
  ]);
  declares(scene, 0, 'gimle').answers(1, { figure: 'warrior', from: 'myrkvlor' });
  scene.asks('battleCard', 1).answers(1, { card: 'tyrs-bash' });
  scene.asks('lateCard', 1).answers(1, { card: 'heimdalls-eye' });
  expect(scene.heard(2)).toContainEqual(victory(1, 'gimle', 5, 3));
});
