/** What may follow an invasion: Frigga's Succor and Thor's Domain (BRC-45, BRC-46). */
import type { Options } from '../../../kernel/index.ts';
import { isProvince, RESERVE } from '../facts/index.ts';
import { findFigure, hornsFull, placeRefusal, provincesOf } from './queries.ts';
import { frameIn, type FrameOf, type SagaFrame } from './frames.ts';
import { rageOf, type Table } from './table.ts';
import { has, priceOf } from './cards.ts';

/** A state, or a run on it. */
interface Scene {
  readonly table: Table;
  readonly stack: readonly SagaFrame[];
  readonly options: Options;
}

/** Provinces in which an effect of the invasion may go on: the one invaded, or those of a ship's fjord where the table says so. */
const scenes = (table: Table, place: number, withShips: boolean): readonly number[] =>
  isProvince(place) ? [place] : withShips ? provincesOf(table, place) : [];

/** Where Frigga's Succor may bring a warrior (BRC-45). */
export function succorPlaces(run: Scene, frame: FrameOf<'entry'>): readonly number[] {
  const { table } = run;
  if (!frame.follows || !has(table, frame.seat, 'bringsAWarrior') || hornsFull(table, frame.seat)) return [];
  const warrior = findFigure(table, frame.seat, 'warrior', RESERVE);
  if (warrior === -1) return [];
  const open = scenes(table, frame.place, run.options['succorFollowsShips'] === true);
  return open.filter((province) => placeRefusal(table, warrior, province) === null);
}

/** Where Thor's Domain may pillage at once (BRC-46). */
export function domainPlaces(run: Scene, frame: FrameOf<'entry'>): readonly number[] {
  const { table } = run;
  if (!frame.domain || rageOf(table, frame.seat) < priceOf(table, frame.seat, 'pillageAfterInvasion')) return [];
  const turn = frameIn(run.stack, 'actionPhase');
  const anyInvasion = run.options['thorsDomainAnyInvasion'] === true;
  if (turn === undefined || turn.domainUsed || (turn.seat !== frame.seat && !anyInvasion)) return [];
  return scenes(table, frame.place, anyInvasion).filter(
    (province) => !table.pillaged[province] && !table.destroyed[province],
  );
}
