/** The checks that run on every game, in `npm test` and in `npm run soak`. */
import type { AnyGame } from '../../kernel/index.ts';
import { CheckFailure, nameOf, type Variant } from '../walk.ts';
import type { Coverage } from './coverage.ts';
import { illegalRefused, optionsChecked } from './inputs.ts';
import {
  asksAgain,
  forcedSkipped,
  gamesEnd,
  idleAnswers,
  oldStatesStay,
  optionsOrRefused,
  restores,
  sealedCommute,
  undoGoesBack,
} from './play.ts';
import { hiddenZoneGroups, imaginedGoesOn, lotsCovered } from './imagined-worlds.ts';
import { twoWorlds } from './secrets.ts';

/** How much each check does for a game, over all its tables (docs/architecture.md, "Proof"). */
export interface Counts {
  readonly games: number;
  readonly restored: number;
  readonly worlds: number;
  readonly illegal: number;
  readonly lots: number;
  readonly imagined: number;
  readonly others: number;
}

/** The counts of the conformance suite: besides those of the checks, those of the parts that a soak leaves out. */
export interface SuiteCounts extends Counts {
  /** Games in which every label, question, event and kind must be reached. */
  readonly reach: number;
  /** Games that are continued in another process from every question. */
  readonly otherProcess: number;
  /** Games at each table from which the shape of saved games is read. */
  readonly shape: number;
}

export interface Check {
  readonly name: string;
  /** The count that is divided among the tables; without one, the whole check runs at every table. */
  readonly of?: keyof Counts;
  /** `number` is the index of the table in the list. */
  run(game: AnyGame, variant: Variant, count: number, number: number): Coverage;
  /** What must be covered when all tables are summed. */
  mustCover?(game: AnyGame, variant: Variant): readonly string[];
}

export const checks: readonly Check[] = [
  { name: 'random games end without a fault', of: 'games', run: gamesEnd },
  { name: 'restored from JSON at every question it continues identically', of: 'restored', run: restores },
  { name: 'a returned state never changes', of: 'others', run: oldStatesStay },
  { name: 'asking steps can be run again', of: 'others', run: asksAgain },
  { name: 'every candidate is an option or refused', of: 'others', run: optionsOrRefused },
  { name: 'sealed answers commute', of: 'others', run: sealedCommute },
  { name: 'undo restores the state exactly', of: 'others', run: undoGoesBack },
  { name: 'absent seats have an answer', of: 'others', run: idleAnswers },
  { name: 'forced answers can be skipped', of: 'others', run: forcedSkipped },
  { name: 'what is not legal is refused', of: 'illegal', run: illegalRefused },
  { name: 'options are checked', run: optionsChecked },
  { name: 'two worlds look the same to a viewer that cannot tell them apart', of: 'worlds', run: twoWorlds },
  {
    name: 'every hidden piece is dealt to every place of its lot',
    of: 'lots',
    run: lotsCovered,
    mustCover: hiddenZoneGroups,
  },
  { name: 'imagined worlds are whole games', of: 'imagined', run: imaginedGoesOn },
];

/** The share of one part when a count is divided evenly: shares differ by at most one. */
export const shareOf = (count: number, parts: number, number: number): number =>
  Math.floor(count / parts) + (number < count % parts ? 1 : 0);

/** One function for each table, which runs the check there. */
export const atEveryTable = (
  check: Check,
  game: AnyGame,
  variants: readonly Variant[],
  counts: Counts,
): (() => Coverage)[] =>
  variants.map((variant, number) => () => {
    const count = check.of === undefined ? 0 : shareOf(counts[check.of], variants.length, number);
    try {
      return check.run(game, variant, count, number);
    } catch (error) {
      if (!(error instanceof CheckFailure)) throw error;
      throw new CheckFailure(`${game.id}, ${nameOf(variant)}: ${error.message}`);
    }
  });
