/** What tests and tools need of Clash of Vikings. */
import type { GameKit } from '../../../testkit/kit.ts';
import { mutants } from './mutants.ts';
import { events } from './events.ts';

/** The clause that counts the cards: `2 Walk, 1 Sprint, …`. */
function cardNames(rules: string): string[] {
  const clause = /\*\*CV-1\*\*[^]*?(?=\n- )/.exec(rules)?.[0] ?? '';
  return Array.from(clause.matchAll(/\d ([A-Z]\w+)/g), (match) => match[1]!);
}

export const kit: GameKit = {
  events,
  clauses: {
    isComplete: true,
    rules: ['docs/rules/clash-of-vikings.en.md'],
    translations: ['docs/rules/clash-of-vikings.fr.md'],
    prefixes: { clauses: 'CV', rulings: 'CVR', examples: 'CVT' },
    cards: { file: 'docs/rules/clash-of-vikings.en.md', names: cardNames },
  },
  mutants,
};
