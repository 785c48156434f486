/** What tests and tools need of Blood Rage. */
import type { GameKit } from '../../../testkit/kit.ts';
import { CARDS } from '../facts/index.ts';
import { mutants } from './mutants.ts';
import { events } from './events.ts';

export const kit: GameKit = {
  events,
  clauses: {
    isComplete: true,
    rules: ['docs/rules/blood-rage.en.md'],
    translations: ['docs/rules/blood-rage.fr.md'],
    prefixes: { clauses: 'BR', rulings: 'BRC', examples: 'BRT' },
    cards: { file: 'src/games/blood-rage/facts/cards/list.ts', names: () => CARDS.map(({ en }) => en.name) },
  },
  mutants,
};
