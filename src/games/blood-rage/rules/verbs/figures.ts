/** Figures: they join the clan, enter the board, move over it, die or do not. */
import type { Seat } from '../../../../kernel/index.ts';
import {
  BOX,
  CARD_CODES,
  FIRST_MONSTER,
  kindAt,
  provinceName,
  RESERVE,
  spotName,
  VALHALLA,
  type CardFacts,
  type CardId,
  type FigureId,
} from '../../facts/index.ts';
import { cardOf, factsOf, mysticToCome, nameOf, sumOf } from '../queries.ts';
import type { Cause } from '../frames.ts';
import { figureOf, ownerOf, placeOf, upgradesOf, type Table } from '../table.ts';
import { gainGlory, pay } from './score.ts';
import type { SagaRun } from '../run.ts';

export function invade(run: SagaRun, figure: number, place: number, rage: number): void {
  const { table } = run;
  const seat = ownerOf(figure);
  const from = table.where[figure] === RESERVE ? 'reserve' : 'valhalla';
  pay(run, seat, rage);
  table.where[figure] = place;
  run.emit({ type: 'invaded', seat, figure: nameOf(table, figure), place: spotName(place), rage, from });
}

export function payMarch(run: SagaRun, seat: Seat, from: number, to: number): void {
  pay(run, seat, 1);
  run.emit({ type: 'marchPaid', seat, from: provinceName(from), to: provinceName(to), rage: 1 });
}

export function march(run: SagaRun, figure: number, to: number): void {
  const { table } = run;
  const from = provinceName(placeOf(table, figure));
  table.where[figure] = to;
  run.emit({ type: 'marched', seat: ownerOf(figure), figure: nameOf(table, figure), from, to: provinceName(to) });
}

/** BR-55: back to the box from wherever it is; that is not destruction (BRC-9). */
export function dismissMonster(run: SagaRun, seat: Seat, card: CardId): void {
  const { table } = run;
  const index = CARD_CODES[card];
  const slot = table.monsters[seat * 2] === index ? 0 : 1;
  table.monsters[seat * 2 + slot] = -1;
  table.where[figureOf(seat, FIRST_MONSTER + slot)] = BOX;
  run.emit({ type: 'monsterLeft', seat, figure: card as FigureId });
}

/** BR-54, BRC-56: the figure that a card brings comes into the reserve. */
export function recruit(run: SagaRun, seat: Seat, card: CardId): void {
  const { table } = run;
  const index = CARD_CODES[card];
  const facts: CardFacts = kindAt(index);
  if (facts.type === 'monster') {
    const slot = table.monsters[seat * 2] === -1 ? 0 : 1;
    table.monsters[seat * 2 + slot] = index;
    table.where[figureOf(seat, FIRST_MONSTER + slot)] = RESERVE;
    return run.emit({ type: 'monsterJoined', seat, figure: card as FigureId });
  }
  const mystic = facts.mystic === true ? mysticToCome(table, seat) : -1;
  if (mystic === -1) return;
  table.where[mystic] = RESERVE;
  run.emit({ type: 'monsterJoined', seat, figure: 'mystic' });
}

export function declareSacrifice(run: SagaRun, seat: Seat, figures: readonly number[]): void {
  run.emit({ type: 'sacrificed', seat, figures: figures.map((figure) => nameOf(run.table, figure)) });
}

export function join(run: SagaRun, figure: number, to: number): void {
  const { table } = run;
  const from = provinceName(placeOf(table, figure));
  table.where[figure] = to;
  run.emit({ type: 'joined', seat: ownerOf(figure), figure: nameOf(table, figure), from, to: provinceName(to) });
}

export function stepLeader(run: SagaRun, figure: number, to: number): void {
  const { table } = run;
  const from = provinceName(placeOf(table, figure));
  table.where[figure] = to;
  run.emit({ type: 'leaderStepped', seat: ownerOf(figure), figure: nameOf(table, figure), from, to: provinceName(to) });
}

export function strike(run: SagaRun, figure: number, province: number): void {
  run.emit({
    type: 'monsterStruck',
    seat: ownerOf(figure),
    figure: nameOf(run.table, figure),
    province: provinceName(province),
  });
}

export function save(run: SagaRun, figure: number, rage: number): void {
  pay(run, ownerOf(figure), rage);
  run.emit({ type: 'saved', seat: ownerOf(figure), figure: nameOf(run.table, figure), rage });
}

export function flee(run: SagaRun, figure: number, province: number): void {
  run.table.where[figure] = province;
  run.emit({
    type: 'fled',
    seat: ownerOf(figure),
    figure: nameOf(run.table, figure),
    province: provinceName(province),
  });
}

/** BR-7: to Valhalla; ships pay their Dragons (BRC-43). */
export function destroy(
  run: SagaRun,
  seat: Seat,
  figures: readonly number[],
  cause: Cause,
  place: number,
  ships: number,
): void {
  const { table } = run;
  for (const figure of figures) table.where[figure] = VALHALLA;
  run.emit({
    type: 'destroyed',
    seat,
    figures: figures.map((figure) => nameOf(table, figure)),
    cause,
    place: spotName(place),
  });
  const dragons = sumOf(table, seat, 'shipGlory');
  for (let ship = 0; ship < ships; ship++) gainGlory(run, seat, dragons, 'card', dragonsOf(table, seat));
}

const dragonsOf = (table: Table, seat: number): CardId | null => {
  const piece = upgradesOf(table, seat).find((candidate) => factsOf(table, candidate).shipGlory !== undefined);
  return piece === undefined ? null : cardOf(table, piece);
};
