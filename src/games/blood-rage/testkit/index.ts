/** What tests and tools need of Blood Rage. */
import type { GameKit } from '../../../testkit/kit.ts';
import { mutants } from './mutants.ts';
import { events } from './events.ts';

/** The names that the dictionary of the cards gives them. */
const cardNames = (dictionary: string): string[] =>
  Array.from(dictionary.matchAll(/\bname: '([^']+)'/g), (match) => match[1]!);

export const kit: GameKit = {
  events,
  clauses: {
    isComplete: true,
    rules: ['docs/rules/blood-rage.en.md'],
    translations: ['docs/rules/blood-rage.fr.md'],
    prefixes: { clauses: 'BR', rulings: 'BRC', examples: 'BRT' },
    cards: { file: 'src/games/blood-rage/text/cards.en.ts', names: cardNames },
  },
  mutants,
};
