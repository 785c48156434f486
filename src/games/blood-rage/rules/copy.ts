/** Copies the table field by field: bots make millions of copies, and a generic deep copy is too slow. */
import { copyHidden, copyRows } from '../../../kernel/index.ts';
import type { Table } from './table.ts';

export function copy(table: Table): Table {
  return {
    hidden: copyHidden(table.hidden),
    decks: copyRows(table.decks),
    packets: copyRows(table.packets),
    hands: copyRows(table.hands),
    kept: copyRows(table.kept),
    quests: copyRows(table.quests),
    upgrades: copyRows(table.upgrades),
    played: copyRows(table.played),
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
