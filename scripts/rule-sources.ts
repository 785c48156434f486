import type { ClauseSources } from '../src/testkit/kit.ts';
import { allKits } from '../src/testkit/kits.ts';

/** The sources of a game's clauses, its name for the printout, and the folder of its tests. */
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
