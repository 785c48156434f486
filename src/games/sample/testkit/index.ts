/** The test kit of the sample game. */
import type { GameKit } from '../../../testkit/kit.ts';
import { mutants } from './mutants.ts';
import { events } from './events.ts';

export const kit: GameKit = {
  events,
  clauses: {
    isComplete: true,
    rules: ['src/games/sample/rules.md'],
    prefixes: { clauses: 'SG' },
  },
  mutants,
};
