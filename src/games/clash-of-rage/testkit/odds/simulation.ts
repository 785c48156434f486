/** Fights thrown die by die, to compare with the odds. */
import {
  fightOdds,
  firstStriker,
  type Choosing,
  type Fight,
  type FightSide,
  type Side,
} from '../../facts/odds/index.ts';
import { completeKills } from './plain-solver.ts';

export interface SimulatedFights {
  readonly wins: { readonly [side in Side]: number };
  readonly flees: number;
  /** By side: how often each number of units was lost. */
  readonly losses: { readonly [side in Side]: readonly number[] };
}

interface Army {
  readonly side: FightSide;
  readonly counts: number[];
  rage: number;
}

const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** Numbers from 0 to below 1 from a fixed seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function simulate(fight: Fight, fleeing: Side | null, fights: number, seed: number): SimulatedFights {
  const random = generator(seed);
  const choices = new Map<string, readonly number[]>();
  const wins = { attacker: 0, defender: 0 };
  const losses = { attacker: zeros(fight.attacker), defender: zeros(fight.defender) };
  let flees = 0;
  for (let played = 0; played < fights; played++) {
    const armies = { attacker: armyOf(fight.attacker), defender: armyOf(fight.defender) };
    let striker = firstStriker(slownessOf(fight.attacker), slownessOf(fight.defender));
    for (let assault = 0; ; assault++) {
      if (striker === fleeing && assault >= 2) {
        flees++;
        break;
      }
      strike(fight, armies, striker, random, choices);
      striker = other(striker);
      if (armies[striker].counts.every((count) => count === 0)) {
        wins[other(striker)]++;
        break;
      }
    }
    for (const side of ['attacker', 'defender'] as const) losses[side][lostOf(armies[side])]!++;
  }
  return { wins, flees, losses };
}

function strike(
  fight: Fight,
  armies: { readonly [side in Side]: Army },
  striker: Side,
  random: () => number,
  choices: Map<string, readonly number[]>,
): void {
  const own = armies[striker];
  const target = armies[other(striker)];
  let dice = 0;
  let rerolls = 0;
  let sure = 0;
  own.side.units.forEach(({ figures }, type) => {
    if (own.counts[type] === 0) return;
    dice = Math.max(dice, figures.power);
    rerolls += figures.reroll;
    sure += figures.wound;
    own.rage += figures.rage;
  });
  target.side.units.forEach(({ figures }, type) => {
    if (target.counts[type]! > 0) sure -= figures.shield;
  });
  let blanks = dice;
  for (let throws = 0; throws <= rerolls; throws++) {
    let again = 0;
    for (let die = 0; die < blanks; die++) if (random() >= 2 / 3) again++;
    blanks = again;
  }
  const wounds = Math.max(0, dice - blanks + sure + own.rage);

  const key = `${striker} ${own.counts.join()} ${target.counts.join()} ${own.rage} ${target.rage} ${wounds}`;
  let kills = choices.get(key);
  if (kills === undefined) {
    kills = chosenKills(fight, armies, striker, wounds);
    choices.set(key, kills);
  }
  kills.forEach((count, type) => (target.counts[type]! -= count));
  if (kills.every((count) => count === 0)) own.rage++;
}

function chosenKills(
  fight: Fight,
  armies: { readonly [side in Side]: Army },
  striker: Side,
  wounds: number,
): readonly number[] {
  const target = armies[other(striker)];
  const lives = target.side.units.map(({ figures }) => figures.life);
  const all = completeKills(target.counts, lives, wounds).sort(byPolicy(target));
  const chooses: Choosing = fight.chooses?.[striker] ?? 'best';
  if (chooses === 'fixed' || all.length === 1) return all[0]!;
  const chances = all.map((kills) => chanceAfter(armies, striker, kills));
  const least = Math.min(...chances);
  return all[chances.findIndex((chance) => chance < least + 1e-12)]!;
}

/** CRR-33, one measure after the other. */
function byPolicy({ side, counts }: Army): (one: readonly number[], two: readonly number[]) => number {
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const measures: readonly ((kills: readonly number[]) => number)[] = [
    (kills) =>
      sum(
        kills.map((count, type) => {
          const { power, life, wound } = side.units[type]!.figures;
          return count * (power + 2 * life + 2 * wound);
        }),
      ),
    (kills) => kills.filter((count, type) => count > 0 && count === counts[type]).length,
    sum,
    (kills) => (side.isElves ? 0 : kills[2]!),
    (kills) => kills[0]!,
    (kills) => kills[1]!,
  ];
  return (one, two) => {
    for (const measure of measures) if (measure(one) !== measure(two)) return measure(two) - measure(one);
    return 0;
  };
}

/** The chance of the side that is struck, when the fight goes on without the units killed. */
function chanceAfter(armies: { readonly [side in Side]: Army }, striker: Side, kills: readonly number[]): number {
  const struck = other(striker);
  const left = (side: Side): FightSide => ({
    isElves: armies[side].side.isElves,
    units: armies[side].side.units.map(({ figures }, type) => ({
      figures,
      count: armies[side].counts[type]! - (side === struck ? kills[type]! : 0),
    })),
  });
  const rage = { attacker: armies.attacker.rage, defender: armies.defender.rage };
  if (kills.every((count) => count === 0)) rage[striker]++;
  return fightOdds({ attacker: left('attacker'), defender: left('defender'), underWay: { striker: struck, rage } })
    .wins[struck];
}

const armyOf = (side: FightSide): Army => ({ side, counts: side.units.map(({ count }) => count), rage: 0 });
const lostOf = ({ side, counts }: Army): number =>
  side.units.reduce((lost, { count }, type) => lost + count - counts[type]!, 0);
const slownessOf = ({ units }: FightSide): number =>
  units.reduce((sum, { figures, count }) => sum + (count > 0 ? figures.slow : 0), 0);
const zeros = ({ units }: FightSide): number[] =>
  Array.from({ length: units.reduce((sum, { count }) => sum + count, 1) }, () => 0);
