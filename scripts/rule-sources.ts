import type { ClauseSources } from '../src/testkit/kit.ts';
import { allKits } from '../src/testkit/kits.ts';

/** The clauses of a game, with what they are printed under and where their tests are. */
export interface RuleSource extends ClauseSources {
  readonly name: string;
  /** The folder whose tests are read. */
  readonly tests: string;
}

export const ruleSources: readonly RuleSource[] = (await allKits()).map(({ clauses, module, game }) => ({
  ...clauses,
  name: module.text('en').title,
  tests: `src/games/${game.id}`,
}));
