/** A content pack prepared for the rules: entries by code, unit types by sheet, figures with equipment, and the options that name cards. */
import {
  catalogueOf,
  DEFAULT_PACK,
  figuresOf,
  type Catalogue,
  type Figures,
  type Item,
  type Pack,
  type UnitType,
} from '../facts/pack/index.ts';
import { CLAN_UNITS, CLANS, ELVES, TYPES, type ClanUnitId } from '../facts/ids.ts';

/** A sheet is a clan's code, or this for the elves. */
export const ELF_SHEET = CLANS.length;
/** A slot without a card. */
export const NO_CARD = -1;

export type BuyOption = { readonly buy: string };
export type WornOption = { readonly card: string; readonly on: ClanUnitId | 'aside' };

export interface Content {
  readonly cards: Catalogue;
  /** By sheet, then by type. */
  readonly units: readonly (readonly UnitType[])[];
  /** By code of the card. */
  readonly tactic: readonly { readonly card: string }[];
  readonly buy: readonly BuyOption[];
  readonly legendary: readonly { readonly legendary: string }[];
  readonly aside: readonly WornOption[];
  /** By code of the card, then by clan and type: `3 * clan + type`. */
  readonly worn: readonly (readonly WornOption[])[];
  /** By sheet and type, then by number of the weapon and of the armour; filled when a combination is first worn. */
  readonly figures: readonly Figures[][];
  /** The cards of each slot by number; 0 is none. */
  readonly weapons: readonly (Item | null)[];
  readonly armours: readonly (Item | null)[];
  /** By code of the card: its number among the weapons, or the armours, from 1. */
  readonly numbers: readonly number[];
}

function prepare(pack: Pack): Content {
  const cards = catalogueOf(pack);
  const units = [...CLANS.map((clan) => pack.clans[clan].units), ELVES.map((elf) => pack.elves[elf])];
  const numbers: number[] = [];
  const listOf = (slot: Item['slot']): readonly (Item | null)[] => {
    const items = cards.items.filter((item) => item.slot === slot);
    items.forEach(({ code }, index) => (numbers[code] = index + 1));
    return [null, ...items];
  };
  const weapons = listOf('weapon');
  const armours = listOf('armour');
  return {
    cards,
    units,
    tactic: cards.tactics.map(({ id }) => ({ card: id })),
    buy: cards.equipment.map(({ id }) => ({ buy: id })),
    legendary: cards.legendary.map(({ id }) => ({ legendary: id })),
    aside: cards.items.map(({ id }) => ({ card: id, on: 'aside' })),
    worn: cards.items.map(({ id }) => CLAN_UNITS.flat().map((on) => ({ card: id, on }))),
    figures: units.flat().map(() => []),
    weapons,
    armours,
    numbers,
  };
}

export const DEFAULT_CONTENT: Content = prepare(DEFAULT_PACK);

const prepared = new WeakMap<Pack, Content>();

/** Null stands for the default pack, which tables do not hold. */
export function contentOf(pack: Pack | null): Content {
  if (pack === null) return DEFAULT_CONTENT;
  const known = prepared.get(pack);
  if (known !== undefined) return known;
  const content = prepare(pack);
  prepared.set(pack, content);
  return content;
}

/** The figures of a unit type with the cards of its slots, given as codes. */
export function figuresWith(content: Content, unit: number, weapon: number, armour: number): Figures {
  const { figures, numbers, weapons, armours } = content;
  const first = weapon === NO_CARD ? 0 : numbers[weapon]!;
  const second = armour === NO_CARD ? 0 : numbers[armour]!;
  const known = figures[unit]!;
  return (known[first * armours.length + second] ??= figuresOf(
    content.units[Math.floor(unit / TYPES.length)]![unit % TYPES.length]!,
    weapons[first]!,
    armours[second]!,
  ));
}
