/** Questions of moves: which units, where to, how many (CR-30 to CR-36), and which fight is next (CR-35). */
import type { RageAsks } from '../../facts/asks.ts';
import { CLAN_UNITS, type ClanUnitId } from '../../facts/ids.ts';
import { BASTION, PLACES, TERRITORIES, type PlaceId } from '../../facts/places.ts';
import { reach, whyNoWay } from '../../facts/reach.ts';
import { enemyAt, fightsOf } from '../control.ts';
import { moverOf, unmoved } from '../movement.ts';
import { boardFor, figuresFor, NOBODY, slotOf, strengthAt, territoryCount, TYPE_COUNT } from '../table.ts';
import { DONE, TERRITORY_OPTIONS, type QuestionOf } from './cards.ts';

/** By place, then by clan and type. */
const GROUP_OPTIONS: readonly (readonly { readonly from: PlaceId; readonly unit: ClanUnitId }[])[] = PLACES.map(
  (from) => CLAN_UNITS.flat().map((unit) => ({ from, unit })),
);
const GOAL_OPTIONS: readonly { readonly to: PlaceId }[] = PLACES.map((to) => ({ to }));
/** More than any clan has figures of one type. */
const MAX_COUNT = 100;
const COUNT_OPTIONS = Array.from({ length: MAX_COUNT }, (_, index) => ({ count: index + 1 }));

export const move: QuestionOf<'move'> = {
  candidates({ table }, { seat }) {
    const wishes: RageAsks['move']['option'][] = [];
    const units = table.units[seat]!;
    for (let place = 0; place <= BASTION; place++) {
      for (let type = 0; type < TYPE_COUNT; type++) {
        if (units[slotOf(place, type)]! > 0)
          wishes.push(GROUP_OPTIONS[place]![table.clans[seat]! * TYPE_COUNT + type]!);
      }
    }
    wishes.push(DONE);
    return wishes;
  },
  refuse({ table }, frame, seat, wish) {
    if ('done' in wish) return null;
    const type = CLAN_UNITS[table.clans[seat]!]!.indexOf(wish.unit);
    if (unmoved(table, frame, PLACES.indexOf(wish.from), type) === 0) return 'CR-30.moved';
    return figuresFor(table, seat, type).move === 0 ? 'CR-30.far' : null;
  },
  params: () => ({ points: 0 }),
};

export const goal: QuestionOf<'goal'> = {
  candidates({ table }, { from }) {
    const wishes: { readonly to: PlaceId }[] = [];
    for (let place = 0; place < territoryCount(table); place++) if (place !== from) wishes.push(GOAL_OPTIONS[place]!);
    if (from !== BASTION) wishes.push(GOAL_OPTIONS[BASTION]!);
    return wishes;
  },
  refuse({ table }, { from, type }, seat, { to }) {
    const why = whyNoWay(boardFor(table), from, PLACES.indexOf(to), moverOf(table, seat, type));
    return why === null ? null : why === 'stop' ? 'CR-31.stop' : `CR-30.${why}`;
  },
  params: ({ table }, { type }, seat) => ({ points: figuresFor(table, seat, type).move }),
  options({ table }, { from, type }, seat) {
    const cost = reach(boardFor(table), from, moverOf(table, seat, type));
    const goals: { readonly to: PlaceId }[] = [];
    for (let place = 0; place <= BASTION; place++) if (cost[place]! > 0) goals.push(GOAL_OPTIONS[place]!);
    return goals;
  },
};

export const count: QuestionOf<'count'> = {
  candidates: ({ table }, frame) => COUNT_OPTIONS.slice(0, unmoved(table, frame, frame.from, frame.type)),
  refuse: () => null,
};

export const fight: QuestionOf<'fight'> = {
  candidates: ({ table }) => TERRITORY_OPTIONS.slice(0, territoryCount(table)),
  refuse({ table }, _frame, seat, { at }) {
    const territory = TERRITORIES.indexOf(at);
    const isShared = strengthAt(table, seat, territory) > 0 && enemyAt(table, seat, territory) !== NOBODY;
    return isShared ? null : 'CR-35.none';
  },
  options: ({ table }, { seat }) => fightsOf(table, seat).map((territory) => TERRITORY_OPTIONS[territory]!),
};
