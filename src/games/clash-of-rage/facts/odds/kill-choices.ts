/** Which units wounds may remove (CR-47, CRR-28), in the order in which the fixed policy prefers them (CRR-33). */

/** What wounds can be spread over: lists by type, in the order of the sheet. */
export interface Targets {
  /** How many units there are. */
  readonly counts: readonly number[];
  /** The wounds that remove one. */
  readonly lives: readonly number[];
  /** CRR-33: power + 2 × life + 2 × wound bonus. */
  readonly worth: readonly number[];
  /** Elf kinds have no levels, so none of them is the highest. */
  readonly hasLevels: boolean;
}

/** How many units of each type are removed. */
export type Kills = readonly [number, number, number];

/**
 * Every complete choice that contains the hits chosen so far, the one of CRR-33 first. A choice is complete if the wounds left over remove
 * no other unit.
 */
export function killChoices(targets: Targets, wounds: number, chosen: readonly number[] = [0, 0, 0]): Kills[] {
  const { counts, lives } = targets;
  const choices: Kills[] = [];
  for (let first = chosen[0]!; first <= counts[0]!; first++) {
    const afterFirst = wounds - first * lives[0]!;
    if (afterFirst < 0) break;
    for (let second = chosen[1]!; second <= counts[1]!; second++) {
      const afterSecond = afterFirst - second * lives[1]!;
      if (afterSecond < 0) break;
      // The last type takes all that fit.
      const third = Math.min(counts[2]!, Math.floor(afterSecond / lives[2]!));
      const left = afterSecond - third * lives[2]!;
      const isComplete =
        (first === counts[0] || lives[0]! > left) && (second === counts[1] || lives[1]! > left) && third >= chosen[2]!;
      if (isComplete) choices.push([first, second, third]);
    }
  }
  if (choices.length === 1) return choices;
  return choices
    .map((kills) => ({ kills, rank: rankOf(targets, kills) }))
    .sort((one, two) => two.rank - one.rank)
    .map(({ kills }) => kills);
}

/** More than any number of units in a fight. */
const MORE_THAN_UNITS = 256;

/** The measures of CRR-33 one after the other as one number: where all before are equal, the next decides. */
function rankOf({ counts, worth, hasLevels }: Targets, kills: Kills): number {
  const [first, second, third] = kills;
  let rank = first * worth[0]! + second * worth[1]! + third * worth[2]!;
  rank = rank * MORE_THAN_UNITS + kills.filter((count, type) => count > 0 && count === counts[type]).length;
  rank = rank * MORE_THAN_UNITS + first + second + third;
  rank = rank * MORE_THAN_UNITS + (hasLevels ? third : 0);
  rank = rank * MORE_THAN_UNITS + first;
  return rank * MORE_THAN_UNITS + second;
}
