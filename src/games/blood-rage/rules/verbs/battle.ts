/** The course of a pillage and its battle. */
import type { Seat } from '../../../../kernel/index.ts';
import { provinceName, type CardId } from '../../facts/index.ts';
import { emptyVillages, nameOf } from '../queries.ts';
import { ownerOf, rewardOf } from '../table.ts';
import { pay } from './score.ts';
import type { SagaRun } from '../run.ts';
import { printOf } from '../cards.ts';

export function declarePillage(run: SagaRun, seat: Seat, province: number, rage: number): void {
  pay(run, seat, rage);
  run.emit({ type: 'pillageDeclared', seat, province: provinceName(province), rage });
}

export function declineCall(run: SagaRun, seat: Seat): void {
  run.emit({ type: 'callDeclined', seat });
}

export function endCall(run: SagaRun, province: number): void {
  const full = emptyVillages(run.table, province) === 0;
  run.emit({ type: 'callEnded', province: provinceName(province), full });
}

export function pillageUnopposed(run: SagaRun, seat: Seat, province: number): void {
  run.emit({ type: 'pillageUnopposed', seat, province: provinceName(province) });
}

export function beginBattle(run: SagaRun, province: number, seats: readonly Seat[]): void {
  run.emit({ type: 'battleBegan', province: provinceName(province), seats });
}

export function showNoCard(run: SagaRun, seat: Seat): void {
  run.emit({ type: 'noCardLeft', seat });
}

/** BRC-25. */
export function fightWithQuest(run: SagaRun, seat: Seat, piece: number, bonus: number): void {
  run.emit({ type: 'questFought', seat, ...printOf(run.table, piece), bonus });
}

/** BRC-25. Everybody sees that the seat was asked, and that the Quest is worth 0. */
export function restQuest(run: SagaRun, seat: Seat, piece: number): void {
  run.emit({ type: 'questRested', seat, ...printOf(run.table, piece) });
}

export function cancelTexts(run: SagaRun, seat: Seat, card: CardId): void {
  run.emit({ type: 'textCancelled', seat, card });
}

export function copySight(run: SagaRun, seat: Seat, card: CardId, bonus: number): void {
  run.emit({ type: 'sightCopied', seat, card, bonus });
}

export function keepThroughTide(run: SagaRun, figure: number): void {
  run.emit({ type: 'tideKept', seat: ownerOf(figure), figure: nameOf(run.table, figure) });
}

export function tellStrength(run: SagaRun, seat: Seat, figures: number, cards: number): void {
  run.emit({ type: 'strength', seat, figures, cards, total: figures + cards });
}

export function nameWinner(run: SagaRun, seat: Seat, province: number, total: number, next: number): void {
  run.emit({ type: 'battleWon', seat, province: provinceName(province), total, next });
}

export function tellTie(run: SagaRun, province: number, total: number): void {
  run.emit({ type: 'battleTied', province: provinceName(province), total });
}

export function succeed(run: SagaRun, seat: Seat, province: number): void {
  run.emit({
    type: 'pillageSucceeded',
    seat,
    province: provinceName(province),
    reward: rewardOf(run.table, province),
  });
}

export function turnToken(run: SagaRun, province: number): void {
  run.table.pillaged[province] = true;
}

export function failPillage(run: SagaRun, province: number): void {
  run.emit({ type: 'pillageFailed', province: provinceName(province) });
}
