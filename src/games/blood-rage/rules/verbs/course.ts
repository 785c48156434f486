/** The course of the saga: set-up, Ages and phases, Ragnarök, the release from Valhalla. */
import { nextSeat, type Seat } from '../../../../kernel/index.ts';
import {
  FIGURES_PER_CLAN,
  PHASE_CODES,
  provinceName,
  RESERVE,
  VALHALLA,
  type FigureId,
  type PhaseId,
} from '../../facts/index.ts';
import { nameOf } from '../queries.ts';
import { rageOf, upgradesOf } from '../table.ts';
import { gainGlory } from './score.ts';
import type { SagaRun } from '../run.ts';
import { factsOf } from '../cards.ts';

export function tellSetup(run: SagaRun): void {
  const { table } = run;
  run.emit({ type: 'setupRagnarok', provinces: table.doom.map(provinceName) });
  table.destroyed.forEach((gone, province) => {
    if (gone) run.emit({ type: 'setupDestroyed', province: provinceName(province) });
  });
  run.emit({ type: 'firstPlayer', seat: table.first });
}

export function startAge(run: SagaRun): void {
  run.table.age++;
  run.emit({ type: 'ageStarts', age: run.table.age + 1 });
}

export function startPhase(run: SagaRun, phase: PhaseId): void {
  run.table.phase = PHASE_CODES[phase];
  run.emit({ type: 'phaseStarts', phase });
}

export function pass(run: SagaRun, seat: Seat): void {
  const { table } = run;
  const rage = rageOf(table, seat);
  table.rage[seat] = 0;
  table.passed[seat] = true;
  run.emit({ type: 'passed', seat, rage });
}

/** BRC-4: what Rage is left is lost. */
export function endActions(run: SagaRun, type: 'actionEndsRage' | 'actionEndsPillaged'): void {
  run.table.rage.fill(0);
  run.emit({ type });
}

export function strikeProvince(run: SagaRun, province: number): void {
  run.emit({ type: 'ragnarokStruck', province: provinceName(province) });
}

export function sinkProvince(run: SagaRun, province: number): void {
  run.table.destroyed[province] = true;
}

export function drawRagnarok(run: SagaRun, figure: number, province: number, spared: number): void {
  run.emit({
    type: 'ragnarokInstead',
    figure: nameOf(run.table, figure),
    province: provinceName(province),
    spared: run.table.destroyed[spared] ? null : provinceName(spared),
  });
}

export function destroyNothing(run: SagaRun, province: number): void {
  run.emit({ type: 'ragnarokNothing', province: provinceName(province) });
}

export function moveDoom(run: SagaRun): void {
  run.emit({ type: 'doomMoved', province: provinceName(run.table.doom[run.table.age + 1]!) });
}

/** BR-87; the Glory of Loki's cards comes with it (BRC-63, BRC-64). */
export function release(run: SagaRun, seat: Seat): void {
  const { table } = run;
  const figures: FigureId[] = [];
  for (let figure = seat * FIGURES_PER_CLAN; figure < (seat + 1) * FIGURES_PER_CLAN; figure++) {
    if (table.where[figure] !== VALHALLA) continue;
    figures.push(nameOf(table, figure));
    table.where[figure] = RESERVE;
  }
  if (figures.length === 0) return;
  run.emit({ type: 'released', seat, figures });
  for (const piece of upgradesOf(table, seat)) {
    const facts = factsOf(table, piece);
    if (facts.type === 'clan' && facts.releaseGlory !== undefined)
      gainGlory(run, seat, facts.releaseGlory * figures.length, 'card', facts.id);
  }
}

/** BR-88. */
export function endAge(run: SagaRun): void {
  const { table } = run;
  table.pillaged.fill(false);
  run.emit({ type: 'tokensTurned' });
  table.first = nextSeat(table.first, run.seats);
  run.emit({ type: 'firstPlayerMoves', seat: table.first });
}
