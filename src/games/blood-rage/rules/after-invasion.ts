/** What may follow an invasion: Frigga's Succor and Thor's Domain (BRC-45, BRC-46). */
import { isProvince, RESERVE, type SagaOptions } from '../facts/index.ts';
import { findFigure, hornsFull, placeRefusal, provincesOf } from './queries.ts';
import { frameIn, type FrameOf, type SagaFrame } from './frames.ts';
import { rageOf, type Table } from './table.ts';
import { has, priceOf } from './cards.ts';

/** A state, or a run on it. */
interface StateOrRun {
  readonly table: Table;
  readonly stack: readonly SagaFrame[];
  readonly options: SagaOptions;
}

/** The provinces that an effect after the invasion may choose: the one invaded or, if the table's option allows, those of the ship's fjord. */
const affectedProvinces = (table: Table, place: number, withShips: boolean): readonly number[] =>
  isProvince(place) ? [place] : withShips ? provincesOf(table, place) : [];

/** Where Frigga's Succor may bring a warrior (BRC-45). */
export function succorPlaces(run: StateOrRun, frame: FrameOf<'entry'>): readonly number[] {
  const { table } = run;
  if (!frame.follows || !has(table, frame.seat, 'bringsAWarrior') || hornsFull(table, frame.seat)) return [];
  const warrior = findFigure(table, frame.seat, 'warrior', RESERVE);
  if (warrior === -1) return [];
  const open = affectedProvinces(table, frame.place, run.options.succorFollowsShips);
  return open.filter((province) => placeRefusal(table, warrior, province) === null);
}

/** Where Thor's Domain may pillage at once (BRC-46). */
export function thorsDomainPlaces(run: StateOrRun, frame: FrameOf<'entry'>): readonly number[] {
  const { table } = run;
  if (!frame.domain || rageOf(table, frame.seat) < priceOf(table, frame.seat, 'pillageAfterInvasion')) return [];
  const turn = frameIn(run.stack, 'actionPhase');
  const anyInvasion = run.options.thorsDomainAnyInvasion;
  if (turn === undefined || turn.domainUsed || (turn.seat !== frame.seat && !anyInvasion)) return [];
  return affectedProvinces(table, frame.place, anyInvasion).filter(
    (province) => !table.pillaged[province] && !table.destroyed[province],
  );
}
