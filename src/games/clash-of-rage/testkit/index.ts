/** What tests and tools need of Clash of Rage. */
import type { GameKit } from '../../../testkit/kit.ts';
import { EVENTS } from '../facts/events.ts';
import { mutants } from './mutants.ts';
import { oddsCheck } from './odds/compare.ts';

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
  longChecks: [oddsCheck],
  // Random players seldom win: most of their games would last thirty rounds, and a campaign five times as many.
  usual: { roundLimit: '10', campaign: false },
  // A game has hundreds of decisions: the slow checks play one at each of the first tables, and the soak plays the rest.
  counts: {
    games: 516,
    restored: 30,
    worlds: 16,
    illegal: 20_000,
    imagined: 10,
    others: 16,
    reach: 860,
    otherProcess: 10,
    shape: 1,
  },
  stories: {
    2: { scenario: 'last-light' },
    3: { scenario: 'iron-market', roundLimit: '10', layout: 'random' },
    4: { roundLimit: '10' },
  },
};
