/** How a bot evaluates a position of Blood Rage: Glory, future value of the stats, strength in provinces that can still be pillaged. */
import type { Seat } from '../../../kernel/index.ts';
import { isUpgrade, ragnarokGlory } from '../facts/index.ts';
import { isCompleted } from '../procs/end-of-age.ts';
import { figuresIn, statValue, strengthIn } from '../rules/queries.ts';
import type { SagaState } from '../rules/run.ts';
import { gloryOf, questsOf, rageOf, upgradesOf, type Table } from '../rules/table.ts';
import { factsOf, questGlory } from '../rules/cards.ts';

/** What a step of Rage, Axes or Horns is worth with that many Ages to come, this one included. */
const STEP = [1.5, 2, 1.5] as const;

export function evaluate(state: SagaState, seat: Seat): number {
  const { table } = state;
  let best = 0;
  let own = 0;
  for (let each = 0; each < table.rage.length; each++) {
    const worth = worthOf(table, each);
    if (each === seat) own = worth;
    else best = Math.max(best, worth);
  }
  return own - 0.4 * best;
}

function worthOf(table: Table, seat: number): number {
  const agesLeft = 3 - table.age;
  let worth = gloryOf(table, seat);
  for (let stat = 0; stat < 3; stat++) worth += STEP[stat]! * statValue(table, seat, stat) * (0.5 + 0.5 * agesLeft);
  worth += 0.4 * rageOf(table, seat);
  for (const piece of upgradesOf(table, seat)) {
    const facts = factsOf(table, piece);
    worth += 1 + (isUpgrade(facts) ? facts.cost : 0) * 0.7 * agesLeft;
  }
  for (let province = 0; province < table.destroyed.length; province++) {
    if (table.destroyed[province]) continue;
    const strength = strengthIn(table, seat, province);
    worth += (table.pillaged[province] ? 0.1 : 0.35) * strength;
    if (province === table.doom[table.age])
      worth += 0.8 * ragnarokGlory(table.age) * figuresIn(table, seat, province).length;
  }
  for (const piece of questsOf(table, seat)) {
    const glory = questGlory(table, piece);
    worth += isCompleted(table, seat, piece) ? 0.8 * glory + 2 : 0.2 * glory;
  }
  return worth;
}
