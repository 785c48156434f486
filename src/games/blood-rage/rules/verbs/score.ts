/** Glory, Rage and the clan's stats; who has won. */
import { seatsFrom, type Seat } from '../../../../kernel/index.ts';
import {
  RAGE,
  REWARD_FACTS,
  SOURCE_CODES,
  statAt,
  statName,
  type CardId,
  type ClanFact,
  type FigureId,
  type SourceId,
} from '../../facts/index.ts';
import { canRise, nameOf, statValue } from '../queries.ts';
import type { SagaRun } from '../run.ts';
import {
  gloryFrom,
  gloryOf,
  rageOf,
  rewardOf,
  SOURCES_PER_CLAN,
  STATS_PER_CLAN,
  stepOf,
  type Table,
} from '../table.ts';
import { cardWith, sumOf } from '../cards.ts';

function addGlory(table: Table, seat: Seat, glory: number, source: SourceId): void {
  table.glory[seat] = gloryOf(table, seat) + glory;
  const from = SOURCE_CODES[source];
  table.sources[seat * SOURCES_PER_CLAN + from] = gloryFrom(table, seat, from) + glory;
}

function addRage(table: Table, seat: Seat, rage: number): void {
  table.rage[seat] = rageOf(table, seat) + rage;
}

/** Every gain is recorded with its source, for the summary at the end of the game. */
export function gainGlory(
  run: SagaRun,
  seat: Seat,
  glory: number,
  source: SourceId,
  why: CardId | FigureId | null = null,
): void {
  if (glory === 0) return;
  addGlory(run.table, seat, glory, source);
  run.emit({ type: 'gloryGained', seat, glory, source, why });
}

/** Glory that the clan's cards pay `times` times. The event names the first card; cards with the same benefit add up (BR-51). */
export function gainByCards(run: SagaRun, seat: Seat, fact: ClanFact, times: number): void {
  const glory = times * sumOf(run.table, seat, fact);
  if (glory > 0) gainGlory(run, seat, glory, 'card', cardWith(run.table, seat, fact));
}

/** BRC-30: never below 0. */
export function stealGlory(run: SagaRun, seat: Seat, victim: Seat, most: number, card: CardId): void {
  const glory = Math.min(most, gloryOf(run.table, victim));
  if (glory === 0) return;
  addGlory(run.table, victim, -glory, 'card');
  addGlory(run.table, seat, glory, 'card');
  run.emit({ type: 'gloryStolen', seat, victim, glory, card });
}

/** BRC-3: no cap. */
export function gainRage(run: SagaRun, seat: Seat, rage: number, card: CardId): void {
  addRage(run.table, seat, rage);
  run.emit({ type: 'rageGained', seat, rage, card });
}

/** BRC-28: at most what the victim has. */
export function stealRage(run: SagaRun, seat: Seat, victim: Seat, most: number, card: CardId): void {
  const rage = Math.min(most, rageOf(run.table, victim));
  if (rage === 0) return;
  addRage(run.table, victim, -rage);
  addRage(run.table, seat, rage);
  run.emit({ type: 'rageStolen', seat, victim, rage, card });
}

/** BR-31: paid first. */
export function pay(run: SagaRun, seat: Seat, rage: number): void {
  addRage(run.table, seat, -rage);
}

export function setRage(run: SagaRun, seat: Seat): void {
  const rage = statValue(run.table, seat, RAGE);
  run.table.rage[seat] = rage;
  run.table.passed[seat] = false;
  run.emit({ type: 'rageSet', seat, rage });
}

export function raiseStat(run: SagaRun, seat: Seat, stat: number): void {
  const { table } = run;
  const name = statName(stat);
  if (!canRise(table, seat, stat)) return run.emit({ type: 'statAtTop', seat, stat: name });
  const step = stepOf(table, seat, stat) + 1;
  table.steps[seat * STATS_PER_CLAN + stat] = step;
  run.emit({ type: 'statRaised', seat, stat: name, value: statAt(stat, step), step: step + 1 });
}

/** BR-73. */
export function reward(run: SagaRun, seat: Seat, province: number): void {
  const { glory, stats } = REWARD_FACTS[rewardOf(run.table, province)];
  gainGlory(run, seat, glory, 'pillage');
  for (const stat of stats) raiseStat(run, seat, stat);
}

export function doubleReward(run: SagaRun, seat: Seat, figure: number): void {
  run.emit({ type: 'rewardDoubled', seat, figure: nameOf(run.table, figure) });
}

export function scoreLegend(run: SagaRun, seat: Seat, stat: number, glory: number): void {
  run.emit({ type: 'legendary', seat, stat: statName(stat), glory });
  gainGlory(run, seat, glory, 'track');
}

/** BR-91: a tie is shared. */
export function finish(run: SagaRun): void {
  const scores = run.table.glory.slice();
  const places = scores.map((own) => 1 + scores.filter((other) => other > own).length);
  const winners = seatsFrom(0, run.seats).filter((seat) => places[seat] === 1);
  run.emit({ type: 'won', seats: winners, glory: scores[winners[0]!]! });
  run.finish({ scores, places, reason: 'BR-91' });
}
