/** Questions of an action, and of the Equip action (CR-20 to CR-26). */
import { PLACEMENTS_IN_A_ROW } from '../../facts/constants.ts';
import { ACTS, CLAN_UNITS, SLOTS, type ClanUnitId, type SlotId } from '../../facts/ids.ts';
import type { RageOption } from '../../facts/asks.ts';
import { forgesOf } from '../control.ts';
import { NO_CARD } from '../content.ts';
import { priceOf } from '../table-options.ts';
import { content, itemOf, TYPE_COUNT, wornAt, wornRow } from '../table.ts';
import { drawnCodes, forgeCost } from '../verbs/equip.ts';
import { DONE, type QuestionOf } from './cards.ts';

const ACT_OPTIONS = ACTS.map((act) => ({ act }));
const FORGE = { forge: true } as const;
const ASIDE = { aside: true } as const;
/** By clan: both slots of each unit type. */
const SLOT_OPTIONS: readonly (readonly { readonly unit: ClanUnitId; readonly slot: SlotId }[])[] = CLAN_UNITS.map(
  (units) => units.flatMap((unit) => SLOTS.map((slot) => ({ unit, slot }))),
);
const DONE_ONLY = [DONE];

export const act: QuestionOf<'act'> = {
  candidates: () => ACT_OPTIONS,
  refuse: ({ table }, _frame, seat, wish) =>
    wish.act === 'move' && !table.units[seat]!.some((count) => count > 0) ? 'CR-30.none' : null,
};

export const equip: QuestionOf<'equip'> = {
  candidates({ table }, _frame, seat) {
    const { buy, worn, aside } = content(table);
    const wishes: (RageOption & Parameters<typeof equip.refuse>[3])[] = [];
    let before = NO_CARD;
    for (const code of table.market) {
      if (code !== before) wishes.push(buy[code]!);
      before = code;
    }
    wishes.push(FORGE);
    const row = wornRow(table, seat);
    for (let type = 0; type < TYPE_COUNT; type++) {
      for (let slot = 0; slot < SLOTS.length; slot++) {
        const code = row[wornAt(type, slot)]!;
        if (code !== NO_CARD) wishes.push(worn[code]![table.clans[seat]! * TYPE_COUNT + type]!);
      }
    }
    before = NO_CARD;
    for (const code of table.aside[seat]!) {
      if (code !== before) wishes.push(aside[code]!);
      before = code;
    }
    wishes.push(DONE);
    return wishes;
  },
  refuse({ table }, { forged, placements }, seat, wish) {
    if ('buy' in wish) {
      const price = priceOf(table, content(table).cards.cardCodes.get(wish.buy)!);
      return table.gold[seat]! < price ? 'CR-22.gold' : null;
    }
    if ('card' in wish) return placements >= PLACEMENTS_IN_A_ROW ? 'CRR-47.limit' : null;
    if ('done' in wish) return null;
    if (forged) return 'CR-21.forged';
    const forges = forgesOf(table, seat);
    if (forges === 0) return 'CR-23.forge';
    if (table.crystals[seat]! < forgeCost(forges)) return 'CR-23.crystals';
    return table.legendary.length === 0 ? 'CR-23.pile' : null;
  },
  params({ table }, _frame, seat, wish) {
    if ('buy' in wish) {
      return { price: priceOf(table, content(table).cards.cardCodes.get(wish.buy)!), gold: table.gold[seat]! };
    }
    if ('forge' in wish) return { cost: forgeCost(forgesOf(table, seat)), crystals: table.crystals[seat]! };
    return { limit: PLACEMENTS_IN_A_ROW };
  },
};

export const slot: QuestionOf<'slot'> = {
  candidates: ({ table }, _frame, seat) => [...SLOT_OPTIONS[table.clans[seat]!]!, ASIDE],
  refuse({ table }, { card, wearer }, seat, wish) {
    if ('aside' in wish) return wearer === -1 ? 'CR-24.here' : null;
    if (wish.slot !== itemOf(table, card).slot) return 'CR-24.kind';
    return CLAN_UNITS[table.clans[seat]!]!.indexOf(wish.unit) === wearer ? 'CR-24.here' : null;
  },
};

export const legendary: QuestionOf<'legendary'> = {
  candidates({ table }) {
    const { legendary: options } = content(table);
    return drawnCodes(table).map((code) => options[code]!);
  },
  refuse: () => null,
};

export const confirm: QuestionOf<'confirm'> = { candidates: () => DONE_ONLY, refuse: () => null };
