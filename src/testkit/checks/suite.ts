/** The list of checks that run on every kind of table of every game, in CI and in the long run. */
import type { AnyGame } from '../../kernel/index.ts';
import type { Variant } from '../walk.ts';
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
import { imaginedGoesOn, lotsCovered, twoWorlds } from './secrets.ts';

/** How much is checked of each variant in CI (docs/architecture.md, "Proof"). */
export const CI_COUNTS = {
  games: 2000,
  restored: 200,
  elsewhere: 200,
  worlds: 20_000,
  illegal: 100_000,
  lots: 60,
  reach: 60,
  others: 60,
} as const;
export type Counts = { readonly [name in keyof typeof CI_COUNTS]: number };

/** The checks by name, for one variant. */
export function checksOf(game: AnyGame, variant: Variant, counts: Counts): [string, () => object][] {
  return [
    ['random games end without a fault', () => gamesEnd(game, variant, counts.games)],
    ['restored from JSON at every question it goes on identically', () => restores(game, variant, counts.restored)],
    ['a state handed on never changes', () => oldStatesStay(game, variant, counts.others)],
    ['asking steps can be run again', () => asksAgain(game, variant, counts.others)],
    ['every candidate is an option or refused', () => optionsOrRefused(game, variant, counts.others)],
    ['sealed answers commute', () => sealedCommute(game, variant, counts.others)],
    ['undo goes back exactly, and closes', () => undoGoesBack(game, variant, counts.others)],
    ['absent seats have an answer', () => idleAnswers(game, variant, counts.others)],
    ['forced answers can be skipped', () => forcedSkipped(game, variant, counts.others)],
    ['what is not legal is refused', () => illegalRefused(game, variant, counts.illegal)],
    ['options are checked', () => optionsChecked(game, variant)],
    ['two worlds look the same to who cannot tell them apart', () => twoWorlds(game, variant, counts.worlds)],
    ['every hidden piece is dealt to every place of its lot', () => lotsCovered(game, variant, counts.lots)],
    ['imagined worlds are whole games', () => imaginedGoesOn(game, variant, Math.ceil(counts.others / 6))],
  ];
}
