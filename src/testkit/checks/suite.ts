/** The list of checks that run on the tables of every game, in `npm test` and in the long run. */
import type { AnyGame } from '../../kernel/index.ts';
import { Broken, nameOf, type Variant } from '../walk.ts';
import type { Figures } from './figures.ts';
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
import { hiddenSorts, imaginedGoesOn, lotsCovered, twoWorlds } from './secrets.ts';

/** How much is checked of a game, over all its tables (docs/architecture.md, "Proof"). */
export interface Counts {
  readonly games: number;
  readonly restored: number;
  readonly worlds: number;
  readonly illegal: number;
  readonly lots: number;
  readonly imagined: number;
  readonly others: number;
}

export interface Check {
  readonly name: string;
  /** The count that the tables share; without one, all of it is done at every table. */
  readonly of?: keyof Counts;
  /** `number` is the table's place in the list. */
  run(game: AnyGame, variant: Variant, count: number, number: number): Figures;
  /** The figures that must not be 0 when all tables are added up. */
  mustMeet?(game: AnyGame, variant: Variant): readonly string[];
}

export const checks: readonly Check[] = [
  { name: 'random games end without a fault', of: 'games', run: gamesEnd },
  { name: 'restored from JSON at every question it goes on identically', of: 'restored', run: restores },
  { name: 'a state handed on never changes', of: 'others', run: oldStatesStay },
  { name: 'asking steps can be run again', of: 'others', run: asksAgain },
  { name: 'every candidate is an option or refused', of: 'others', run: optionsOrRefused },
  { name: 'sealed answers commute', of: 'others', run: sealedCommute },
  { name: 'undo goes back exactly, and closes', of: 'others', run: undoGoesBack },
  { name: 'absent seats have an answer', of: 'others', run: idleAnswers },
  { name: 'forced answers can be skipped', of: 'others', run: forcedSkipped },
  { name: 'what is not legal is refused', of: 'illegal', run: illegalRefused },
  { name: 'options are checked', run: optionsChecked },
  { name: 'two worlds look the same to who cannot tell them apart', of: 'worlds', run: twoWorlds },
  {
    name: 'every hidden piece is dealt to every place of its lot',
    of: 'lots',
    run: lotsCovered,
    mustMeet: hiddenSorts,
  },
  { name: 'imagined worlds are whole games', of: 'imagined', run: imaginedGoesOn },
];

/** Every part is as large as the others, or smaller by one. */
export const shareOf = (count: number, parts: number, number: number): number =>
  Math.floor(count / parts) + (number < count % parts ? 1 : 0);

/** The check at each table, to be run one after the other. */
export const atEveryTable = (
  check: Check,
  game: AnyGame,
  variants: readonly Variant[],
  counts: Counts,
): (() => Figures)[] =>
  variants.map((variant, number) => () => {
    const count = check.of === undefined ? 0 : shareOf(counts[check.of], variants.length, number);
    try {
      return check.run(game, variant, count, number);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      throw new Broken(`${game.id}, ${nameOf(variant)}: ${error.message}`);
    }
  });
