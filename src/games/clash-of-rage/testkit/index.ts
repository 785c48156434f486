/** What tests and tools need of Clash of Rage. */
import type { GameKit } from '../../../testkit/kit.ts';
import { EVENTS } from '../facts/events.ts';
import { mutants } from './mutants.ts';

/** The ids in the tables of units, tactic cards, equipment, legendary equipment and scenarios. */
function cardNames(rules: string): string[] {
  const tables = rules.matchAll(/^\| (?:unit|tactic card|equipment|legendary|scenario) \|.*\n(?:\|.*\n)+/gm);
  return Array.from(tables, ([table]) => table)
    .flatMap((table) => Array.from(table.matchAll(/^\| `([\w-]+)`/gm)))
    .map((match) => match[1]!);
}

export const kit: GameKit = {
  events: EVENTS,
  clauses: {
    isComplete: true,
    rules: ['docs/rules/clash-of-rage.en.md'],
    translations: ['docs/rules/clash-of-rage.fr.md'],
    prefixes: { clauses: 'CR', rulings: 'CRR', examples: 'CRT' },
    cards: { file: 'docs/rules/clash-of-rage.en.md', names: cardNames },
  },
  mutants,
  // Random players seldom win: most of their games would last thirty rounds.
  usual: { roundLimit: '10' },
  stories: {
    2: { scenario: 'last-light' },
    3: { scenario: 'iron-market', roundLimit: '10', layout: 'random' },
    4: { roundLimit: '10' },
  },
};
