/** Which units wounds remove (CR-47, CRR-28), and how absent players and elves without a player choose (CRR-33). */
import { killChoices, type Kills, type Targets } from '../facts/odds/index.ts';
import { ELF_SIDE, figuresFor, TYPE_COUNT, unitsAt, type Table } from './table.ts';

export { killChoices, type Targets } from '../facts/odds/index.ts';

export function targetsAt(table: Table, side: number, territory: number): Targets {
  const counts: number[] = [];
  const lives: number[] = [];
  const worth: number[] = [];
  for (let type = 0; type < TYPE_COUNT; type++) {
    const { power, life, wound } = figuresFor(table, side, type);
    counts.push(unitsAt(table, side, territory, type));
    lives.push(life);
    worth.push(power + 2 * life + 2 * wound);
  }
  return { counts, lives, worth, hasLevels: side !== ELF_SIDE };
}

export const woundsLeft = ({ lives }: Targets, wounds: number, hits: readonly number[]): number =>
  wounds - lives[0]! * hits[0]! - lives[1]! * hits[1]! - lives[2]! * hits[2]!;

/** Whether a unit of the type still stands and the wounds left over suffice for it. */
export const canFall = ({ counts, lives }: Targets, left: number, hits: readonly number[], type: number): boolean =>
  hits[type]! < counts[type]! && lives[type]! <= left;

/** Whether a unit could still be removed: then the choice is not complete (CRR-28). */
export const isWasteful = (targets: Targets, left: number, hits: readonly number[]): boolean =>
  canFall(targets, left, hits, 0) || canFall(targets, left, hits, 1) || canFall(targets, left, hits, 2);

/** The choice of CRR-33 among the complete ones that contain these hits. */
export const policyKills = (targets: Targets, wounds: number, chosen?: readonly number[]): Kills =>
  killChoices(targets, wounds, chosen)[0]!;
