/** Questions outside the actions: tactic cards, bastions, reinforcements, stones. */
import type { Question, Seat } from '../../../../kernel/index.ts';
import type { RageAsks } from '../../facts/asks.ts';
import { HEX_CODES, hexCode, hexOf, sitesTouch } from '../../facts/board.ts';
import { CLAN_UNITS, CLANS } from '../../facts/ids.ts';
import { BASTION, PLACES, TERRITORIES, type PlaceId, type TerritoryId } from '../../facts/places.ts';
import { controllerOf } from '../control.ts';
import type { FrameOf, RageFrame } from '../frames.ts';
import { boardFor, codeOf, content, siteAt, territoryCount, type RageState, type Table } from '../table.ts';
import { mayReinforce, tacticOf } from '../verbs/round.ts';

export type QuestionOf<A extends keyof RageAsks> = Question<
  RageState,
  Extract<RageFrame, { readonly proc: RageAsks[A]['by'] }>,
  RageAsks[A]['option']
>;

// Options are created once, so that asking allocates little.
const SITE_OPTIONS = Array.from({ length: HEX_CODES }, (_, code) => ({ q: hexOf(code)[0], r: hexOf(code)[1] }));
const UNIT_OPTIONS = CLAN_UNITS.map((units) => units.map((unit) => ({ unit })));
const PLACE_OPTIONS: readonly { readonly at: PlaceId }[] = PLACES.map((at) => ({ at }));
export const TERRITORY_OPTIONS: readonly { readonly at: TerritoryId }[] = TERRITORIES.map((at) => ({ at }));
export const DONE = { done: true } as const;

const holds = (table: Table, seat: Seat, code: number): boolean =>
  table.hands[seat]!.some((piece) => codeOf(table, piece) === code);

export const tactic: QuestionOf<'tactic'> = {
  candidates({ table }, _frame, seat) {
    const { cards, tactic: options } = content(table);
    return cards.pack.clans[CLANS[table.clans[seat]!]!].tactics.map(({ code }) => options[code]!);
  },
  refuse: ({ table }, _frame, seat, { card }) =>
    holds(table, seat, content(table).cards.cardCodes.get(card)!) ? null : 'CR-11.hand',
};

export const bastion: QuestionOf<'bastion'> = {
  candidates: ({ table }) => boardFor(table).sites.map(({ code }) => SITE_OPTIONS[code]!),
  refuse({ table }, _frame, _seat, { q, r }) {
    const code = hexCode(q, r);
    if (table.bastions.some((other) => other !== -1 && (other === code || sitesTouch(other, code)))) {
      return 'CR-13.bastion';
    }
    return siteAt(boardFor(table), code).beside.length < 2 ? 'CR-13.two' : null;
  },
};

const typeOf = (table: Table, seat: Seat, unit: string): number =>
  (CLAN_UNITS[table.clans[seat]!]! as readonly string[]).indexOf(unit);

export const reinforce: QuestionOf<'reinforce'> = {
  candidates: ({ table }, _frame, seat) => [...UNIT_OPTIONS[table.clans[seat]!]!, DONE],
  refuse({ table }, frame: FrameOf<'reinforcements'>, seat, wish) {
    if ('done' in wish) return null;
    const type = typeOf(table, seat, wish.unit);
    if (frame.left[type]! > 0) return null;
    const { reinforcements } = tacticOf(table, table.played[seat]!);
    return reinforcements[type]! > 0 && table.reserves[seat]![type] === 0 ? 'CR-15.reserve' : 'CR-15.card';
  },
};

export const reinforceAt: QuestionOf<'reinforceAt'> = {
  candidates: ({ table }) => [...PLACE_OPTIONS.slice(0, territoryCount(table)), PLACE_OPTIONS[BASTION]!],
  refuse({ table }, _frame, seat, { at }) {
    if (mayReinforce(table, seat, PLACES.indexOf(at))) return null;
    return table.round === 1 ? 'CR-15.first' : 'CR-15.unit';
  },
};

export const stones: QuestionOf<'stones'> = {
  candidates: ({ table }, { type }) =>
    boardFor(table)
      .stones.filter((stone) => stone.type === type)
      .map(({ at }) => TERRITORY_OPTIONS[at]!),
  refuse: ({ table }, _frame, seat, { at }) =>
    controllerOf(table, TERRITORIES.indexOf(at)) === seat ? null : 'CR-60.none',
};
