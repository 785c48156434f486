/** Figures: recruited, invading, moving, destroyed, saved. */
import type { Seat } from '../../../../kernel/index.ts';
import {
  BOX,
  cardCode,
  factsOfCard,
  FIRST_MONSTER,
  MARCH_COST,
  MONSTERS_PER_CLAN,
  provinceName,
  RESERVE,
  spotName,
  VALHALLA,
  type CardId,
  type MonsterId,
} from '../../facts/index.ts';
import { mysticToCome, nameOf } from '../queries.ts';
import type { Cause, FrameOf } from '../frames.ts';
import { figureOf, ownerOf, placeOf } from '../table.ts';
import { gainGlory, pay } from './score.ts';
import type { SagaRun } from '../run.ts';
import { shipUpgrade } from '../cards.ts';

export function invade(run: SagaRun, { figure, place, rage, displaced }: FrameOf<'entry'>, action: boolean): void {
  const { table } = run;
  const seat = ownerOf(figure);
  const from = table.where[figure] === RESERVE ? 'reserve' : 'valhalla';
  pay(run, seat, rage);
  table.where[figure] = place;
  const over = displaced === -1 ? null : ownerOf(displaced);
  run.emit({
    type: 'invaded',
    seat,
    figure: nameOf(table, figure),
    place: spotName(place),
    rage,
    from,
    action,
    over,
  });
}

export function payMarch(run: SagaRun, seat: Seat, from: number, to: number): void {
  pay(run, seat, MARCH_COST);
  run.emit({ type: 'marchPaid', seat, from: provinceName(from), to: provinceName(to), rage: MARCH_COST });
}

export function march(run: SagaRun, figure: number, to: number): void {
  const { table } = run;
  const from = provinceName(placeOf(table, figure));
  table.where[figure] = to;
  run.emit({ type: 'marched', seat: ownerOf(figure), figure: nameOf(table, figure), from, to: provinceName(to) });
}

/**
 * BR-55: back to the box from wherever it is; that is not destruction (BRC-9). Of two equal monsters the one at `from` leaves, or the
 * first if `from` is -1.
 */
export function dismissMonster(run: SagaRun, seat: Seat, card: MonsterId, from: number): void {
  const { table } = run;
  const first = seat * MONSTERS_PER_CLAN;
  const place = placeOf(table, figureOf(seat, FIRST_MONSTER));
  const isFirst = table.monsters[first] === cardCode(card) && (from === -1 || place === from);
  const slot = isFirst ? 0 : 1;
  table.monsters[first + slot] = -1;
  table.where[figureOf(seat, FIRST_MONSTER + slot)] = BOX;
  run.emit({ type: 'monsterLeft', seat, figure: card });
}

/** BR-54, BRC-56: the figure that a card brings comes into the reserve. */
export function recruit(run: SagaRun, seat: Seat, card: CardId): void {
  const { table } = run;
  const facts = factsOfCard(card);
  if (facts.type === 'monster') {
    const first = seat * MONSTERS_PER_CLAN;
    const slot = table.monsters[first] === -1 ? 0 : 1;
    table.monsters[first + slot] = facts.code;
    table.where[figureOf(seat, FIRST_MONSTER + slot)] = RESERVE;
    return run.emit({ type: 'monsterJoined', seat, figure: facts.id });
  }
  const mystic = facts.type === 'clan' && facts.mystic === true ? mysticToCome(table, seat) : -1;
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

export function flee(run: SagaRun, figure: number, province: number, cause: Cause): void {
  run.table.where[figure] = province;
  run.emit({
    type: 'fled',
    seat: ownerOf(figure),
    figure: nameOf(run.table, figure),
    province: provinceName(province),
    cause,
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
  const dragons = shipUpgrade(table, seat);
  if (dragons !== null)
    for (let ship = 0; ship < ships; ship++) gainGlory(run, seat, dragons.shipGlory, 'card', dragons.id);
}
