/**
 * The same question as the odds answer, solved the plain way: a recursion over strings, for small armies. It shares no code with the odds.
 */
import type { Fight, FightSide } from '../../facts/odds/index.ts';

const WOUND = 2 / 3;

/** The chance of so many wound faces, when all blanks are thrown again with each reroll. */
export function chanceOfFaces(dice: number, rerolls: number, faces: number): number {
  if (rerolls < 0) return faces === 0 ? 1 : 0;
  let chance = 0;
  for (let first = 0; first <= faces; first++) {
    const ways = choose(dice, first) * WOUND ** first * (1 - WOUND) ** (dice - first);
    chance += ways * chanceOfFaces(dice - first, rerolls - 1, faces - first);
  }
  return chance;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let step = 1; step <= k; step++) ways = (ways * (n - k + step)) / step;
  return ways;
}

/** Every set of units that the wounds remove so that none of those left could be removed with the rest. */
export function completeKills(counts: readonly number[], lives: readonly number[], wounds: number): number[][] {
  const fitting: number[][] = [];
  for (let a = 0; a <= counts[0]!; a++) {
    for (let b = 0; b <= counts[1]!; b++) {
      for (let c = 0; c <= counts[2]!; c++) {
        const left = wounds - a * lives[0]! - b * lives[1]! - c * lives[2]!;
        const isWaste = [a, b, c].some((kills, type) => kills < counts[type]! && lives[type]! <= left);
        if (left >= 0 && !isWaste) fitting.push([a, b, c]);
      }
    }
  }
  return fitting;
}

interface Side {
  readonly counts: readonly number[];
  readonly rage: number;
}

/** The chance that the attacker wins when both fight on and choose best. */
export function attackerWins({ attacker, defender }: Fight): number {
  const slowness = ({ units }: FightSide): number =>
    units.reduce((sum, { figures, count }) => sum + (count > 0 ? figures.slow : 0), 0);
  const start = ({ units }: FightSide): Side => ({ counts: units.map(({ count }) => count), rage: 0 });
  const known = new Map<string, number>();

  function strikerWins(isAttack: boolean, striker: Side, target: Side): number {
    const key = JSON.stringify([isAttack, striker, target]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const [own, other] = isAttack ? [attacker, defender] : [defender, attacker];
    const present = own.units.filter((_, type) => striker.counts[type]! > 0).map(({ figures }) => figures);
    const against = other.units.filter((_, type) => target.counts[type]! > 0).map(({ figures }) => figures);
    const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
    const dice = Math.max(...present.map(({ power }) => power));
    const rage = striker.rage + sum(present.map((figures) => figures.rage));
    const sure = sum(present.map(({ wound }) => wound)) + rage - sum(against.map(({ shield }) => shield));
    const rerolls = sum(present.map(({ reroll }) => reroll));
    const lives = other.units.map(({ figures }) => figures.life);
    let chance = 0;
    for (let faces = 0; faces <= dice; faces++) {
      const results = completeKills(target.counts, lives, Math.max(0, sure + faces)).map((kills) => {
        const counts = target.counts.map((count, type) => count - kills[type]!);
        if (counts.every((count) => count === 0)) return 1;
        const token = kills.every((count) => count === 0) ? 1 : 0;
        return (
          1 - strikerWins(!isAttack, { counts, rage: target.rage }, { counts: striker.counts, rage: rage + token })
        );
      });
      chance += chanceOfFaces(dice, rerolls, faces) * Math.max(...results);
    }
    known.set(key, chance);
    return chance;
  }

  const isAttackFirst = slowness(attacker) < slowness(defender);
  return isAttackFirst
    ? strikerWins(true, start(attacker), start(defender))
    : 1 - strikerWins(false, start(defender), start(attacker));
}
