/** Copies the table field by field: bots make millions of copies, and a generic deep copy is too slow. */
import { copyHidden } from '../../../kernel/index.ts';
import type { Table } from './table.ts';

function rows(from: readonly number[][]): number[][] {
  const copied: number[][] = [];
  for (const row of from) copied.push(row.length === 0 ? [] : row.slice());
  return copied;
}

export function copy(table: Table): Table {
  return {
    hidden: copyHidden(table.hidden),
    decks: rows(table.decks),
    packets: rows(table.packets),
    hands: rows(table.hands),
    kept: rows(table.kept),
    quests: rows(table.quests),
    upgrades: rows(table.upgrades),
    played: rows(table.played),
    discard: table.discard.slice(),
    buried: table.buried.slice(),
    where: table.where.slice(),
    monsters: table.monsters.slice(),
    steps: table.steps.slice(),
    rage: table.rage.slice(),
    glory: table.glory.slice(),
    sources: table.sources.slice(),
    passed: table.passed.slice(),
    // Shared: rewards and doomed provinces never change after set-up.
    tokens: table.tokens,
    pillaged: table.pillaged.slice(),
    destroyed: table.destroyed.slice(),
    doom: table.doom,
    age: table.age,
    first: table.first,
    phase: table.phase,
  };
}
