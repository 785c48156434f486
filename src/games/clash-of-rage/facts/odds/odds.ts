/**
 * Exact odds of a fight from public information: the chances of all courses are added up, nothing is sampled. Both sides fight on to the
 * end, or one flees when its second assault comes. Every reroll throws all blanks again. A side removes the units whose loss lowers the
 * other's chance most when both fight on; where that makes no difference, and for elves without a player, it follows CRR-33.
 */
import { Army, type FightSide } from './army.ts';
import { Assaults } from './assaults.ts';
import type { Choosing, FightingSide } from './fight-graph.ts';

export type Side = 'attacker' | 'defender';

export interface Fight {
  readonly attacker: FightSide;
  readonly defender: FightSide;
  /** How a side spreads its wounds; `best` if it is left out. */
  readonly chooses?: { readonly [side in Side]?: Choosing };
  /** A fight that has begun: whose assault is next, and the rage tokens held. Left out, the fight begins (CR-41). */
  readonly underWay?: { readonly striker: Side; readonly rage: { readonly [side in Side]: number } };
}

export interface FightOdds {
  /** By side: the chance that the other side is gone. */
  readonly wins: { readonly [side in Side]: number };
  /** The chance that the side that flees lives to do so. */
  readonly flees: number;
  readonly losses: { readonly [side in Side]: Losses };
}

export interface Losses {
  /** By number of units lost. */
  readonly chances: readonly number[];
  /** By type: how many units are lost on average. */
  readonly means: readonly number[];
}

/** The side with the lower slowness strikes first, the defender if they are equal (CR-41). */
export const firstStriker = (attackerSlowness: number, defenderSlowness: number): Side =>
  attackerSlowness < defenderSlowness ? 'attacker' : 'defender';

/** `fleeing` makes one assault and flees instead of its second one; null if both fight on. */
export function fightOdds(fight: Fight, fleeing: Side | null = null): FightOdds {
  const attacker: FightingSide = { army: new Army(fight.attacker), chooses: fight.chooses?.attacker ?? 'best' };
  const defender: FightingSide = { army: new Army(fight.defender), chooses: fight.chooses?.defender ?? 'best' };
  const first = fight.underWay?.striker ?? firstStriker(attacker.army.slowness, defender.army.slowness);
  const rage = fight.underWay?.rage ?? { attacker: 0, defender: 0 };
  const assaults =
    first === 'attacker'
      ? new Assaults([attacker, defender], [rage.attacker, rage.defender])
      : new Assaults([defender, attacker], [rage.defender, rage.attacker]);
  const isFleeing = fleeing === null ? [false, false] : [fleeing === first, fleeing !== first];
  for (let number = 0; assaults.isOpen && !(isFleeing[number % 2]! && number >= 2); number++) assaults.strike();
  const { survivors, wins, open } = assaults.result();

  const [attackers, defenders] = first === 'attacker' ? [0, 1] : [1, 0];
  return {
    wins: { attacker: chanceOf(wins[attackers]!), defender: chanceOf(wins[defenders]!) },
    flees: chanceOf(open),
    losses: {
      attacker: lossesOf(attacker.army, survivors[attackers]!),
      defender: lossesOf(defender.army, survivors[defenders]!),
    },
  };
}

/** A sum of chances: rounding may take it past 1. */
const chanceOf = (sum: number): number => Math.min(1, sum);

/** From the chance of each number of survivors. */
function lossesOf(army: Army, survivors: Float64Array): Losses {
  const chances = Array.from({ length: army.units + 1 }, () => 0);
  const means = [0, 0, 0];
  survivors.forEach((chance, index) => {
    const losses = army.losses(index);
    chances[losses.reduce((sum, lost) => sum + lost, 0)]! += chance;
    losses.forEach((lost, type) => (means[type]! += lost * chance));
  });
  return { chances: chances.map(chanceOf), means };
}
