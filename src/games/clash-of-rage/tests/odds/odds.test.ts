import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fightOdds, fightSide, type Fight, type FightSide } from '../../facts/odds/index.ts';
import { DEFAULT_PACK, type Figures } from '../../facts/pack/index.ts';
import { opened as openTable } from '../scenes.ts';
import { army, randomArmy } from '../../testkit/odds/armies.ts';
import { attackerWins } from '../../testkit/odds/plain-solver.ts';

const sum = (chances: readonly number[]): number => chances.reduce((all, chance) => all + chance, 0);
const mean = (chances: readonly number[]): number => sum(chances.map((chance, lost) => chance * lost));

test('CR-43 one Skeleton against one Skeleton: three dice, and the defender strikes first', () => {
  // The first to throw a wound wins: 26 of 27 throws have one, and a throw without one gives a rage token, which is a sure wound.
  const { wins, losses } = fightOdds({ attacker: army('tomb', [1, 0, 0]), defender: army('tomb', [1, 0, 0]) });
  expect(wins.defender).toBeCloseTo(26 / 27 + (1 / 27) * (1 / 27), 12);
  expect(wins.attacker).toBeCloseTo((1 / 27) * (26 / 27), 12);
  expect(losses.attacker.chances[0]).toBeCloseTo(wins.attacker, 12);
  expect(losses.attacker.means[0]).toBeCloseTo(wins.defender, 12);
});

test('CR-41 the lower slowness strikes first: one Berserker against one Skeleton', () => {
  const { wins } = fightOdds({ attacker: army('godleif', [1, 0, 0]), defender: army('tomb', [1, 0, 0]) });
  expect(wins.attacker).toBeCloseTo(80 / 81 + (1 / 81) * (1 / 27), 12);
});

test('CR-44 a reroll throws all blanks again', () => {
  const { wins } = fightOdds({
    attacker: army('godleif', [1, 0, 0], [['rapier', null]]),
    defender: army('tomb', [1, 0, 0]),
  });
  expect(wins.attacker).toBeCloseTo(1 - (1 / 3) ** 8 + (1 / 3) ** 8 * (1 / 27), 12);
});

test('CR-46 shields take wounds away, and a rage token is a wound in the next assault', () => {
  const { wins } = fightOdds({ attacker: army('godleif', [1, 0, 0]), defender: army('tomb', [0, 0, 1]) });
  // The Berserker strikes first, and removes the Lich (3 lives, a shield) with four wounds of four dice.
  const four = (2 / 3) ** 4;
  // The Lich misses with five dice and a reroll; a second time it cannot, for it has a token.
  const miss = (1 / 9) ** 5;
  // With a token three or four wounds are enough.
  const threeOrFour = four + 4 * (2 / 3) ** 3 * (1 / 3);
  expect(wins.attacker).toBeCloseTo(four + (1 - four) * miss * threeOrFour, 12);
});

test('CR-50 a side that flees after its first assault lives unless it falls before', () => {
  const fight: Fight = { attacker: army('godleif', [2, 0, 0]), defender: army('bohorg', [0, 0, 1]) };
  const { wins, flees, losses } = fightOdds(fight, 'attacker');
  // The Berserkers strike first: three or four wounds of four dice remove the Executor.
  const kills = 4 * (2 / 3) ** 3 * (1 / 3) + (2 / 3) ** 4;
  expect(wins.attacker).toBeCloseTo(kills, 12);
  // Otherwise six dice remove both with two wounds or more, one with one wound, and none with none.
  const none = (1 / 3) ** 6;
  const one = 6 * (2 / 3) * (1 / 3) ** 5;
  expect(wins.defender).toBeCloseTo((1 - kills) * (1 - none - one), 12);
  expect(flees).toBeCloseTo((1 - kills) * (none + one), 12);
  expect(losses.attacker.chances[1]).toBeCloseTo((1 - kills) * one, 12);
});

test('CR-50 the side that strikes second flees after both have struck, and is struck once more', () => {
  const fight: Fight = { attacker: army('tomb', [3, 0, 0]), defender: army('godleif', [0, 0, 1]) };
  const { wins, flees } = fightOdds(fight, 'defender');
  expect(wins.attacker + wins.defender + flees).toBeCloseTo(1, 12);
  const bothFightOn = fightOdds(fight);
  expect(bothFightOn.flees).toBe(0);
  expect(wins.attacker).toBeLessThan(bothFightOn.wins.attacker);
});

test('CRR-33 elves without a player take the most valuable units, even where others would win more', () => {
  const fight: Fight = {
    attacker: army('bohorg', [3, 2, 1]),
    defender: army('elves', [2, 1, 1]),
  };
  const played = fightOdds(fight).wins.defender;
  const alone = fightOdds({ ...fight, chooses: { defender: 'fixed' } }).wins.defender;
  expect(alone).toBeLessThan(played);
});

test('CR-49 a fight under way counts the rage tokens held and goes on with the next striker', () => {
  const attacker = army('tomb', [1, 0, 0]);
  const defender = army('tomb', [0, 0, 1]);
  const next = { attacker, defender, underWay: { striker: 'attacker', rage: { attacker: 4, defender: 0 } } } as const;
  // Four tokens less one shield remove the Lich (3 lives) whatever the dice.
  expect(fightOdds(next).wins.attacker).toBe(1);
  const later = { ...next, underWay: { striker: 'attacker', rage: { attacker: 400, defender: 300 } } } as const;
  expect(fightOdds(later).wins.attacker).toBe(1);
});

test('CR-100 the odds need only what the view shows: counts, equipment and the pack', () => {
  const view = openTable(2).view(0);
  const [seat] = view.seats;
  const side = fightSide(DEFAULT_PACK, seat!.clan, [2, 0, 1], seat!.worn);
  const elves = view.territories['A0']!.find((one) => one.side === 'elves')!;
  const { wins } = fightOdds({ attacker: side, defender: fightSide(DEFAULT_PACK, 'elves', elves.counts, view.elves) });
  expect(wins.attacker + wins.defender).toBeCloseTo(1, 12);
  expect(() => fightSide(DEFAULT_PACK, 'tomb', [1, 0, 0], [{ weapon: 'spoon', armour: null }])).toThrow(
    'the pack has no spoon',
  );
});

test('an army without units has lost', () => {
  const { wins, losses } = fightOdds({ attacker: army('tomb', [0, 0, 0]), defender: army('elves', [1, 0, 0]) });
  expect(wins).toEqual({ attacker: 0, defender: 1 });
  expect(losses.defender.chances).toEqual([1, 0]);
});

test('chances add up to one, with and without flight, and the means are those of the chances', () => {
  fc.assert(
    fc.property(anyFight(3), fc.constantFrom(null, 'attacker', 'defender'), (fight, fleeing) => {
      const { wins, flees, losses } = fightOdds(fight, fleeing as 'attacker' | null);
      expect(wins.attacker + wins.defender + flees).toBeCloseTo(1, 10);
      for (const { chances, means } of [losses.attacker, losses.defender]) {
        expect(sum(chances)).toBeCloseTo(1, 10);
        expect(mean(chances)).toBeCloseTo(sum(means), 10);
      }
      expect(losses.attacker.chances.at(-1)).toBeCloseTo(wins.defender, 10);
    }),
    { numRuns: 60, seed: 17 },
  );
});

test('the chance to win is that of a plain recursion over all choices', () => {
  fc.assert(
    fc.property(anyFight(2), (fight) => {
      expect(fightOdds(fight).wins.attacker).toBeCloseTo(attackerWins(fight), 10);
    }),
    { numRuns: 25, seed: 17 },
  );
});

test('more dice, wounds or shields never lower the chance', () => {
  const improvement = fc.record({
    figure: fc.constantFrom('power', 'wound', 'shield'),
    type: fc.nat(2),
    isAttacker: fc.boolean(),
  });
  fc.assert(
    fc.property(anyFight(3), improvement, (fight, { figure, type, isAttacker }) => {
      const side = isAttacker ? 'attacker' : 'defender';
      const better = { ...fight, [side]: improved(fight[side], type, figure as keyof Figures) };
      expect(fightOdds(better).wins[side]).toBeGreaterThanOrEqual(fightOdds(fight).wins[side] - 1e-9);
    }),
    { numRuns: 300, seed: 17 },
  );
});

function improved({ isElves, units }: FightSide, better: number, figure: keyof Figures): FightSide {
  return {
    isElves,
    units: units.map(({ figures, count }, type) => ({
      count,
      figures: type === better ? { ...figures, [figure]: (figures[figure] as number) + 1 } : figures,
    })),
  };
}

/** A fight of a clan against a clan or elves, with any equipment. */
function anyFight(most: number): fc.Arbitrary<Fight> {
  return fc.array(fc.nat(), { minLength: 40, maxLength: 40 }).map((numbers): Fight => {
    let used = 0;
    const random = (below: number): number => numbers[used++]! % below;
    const against = random(2) === 0;
    return { attacker: randomArmy(random, false, most), defender: randomArmy(random, against, most) };
  });
}
