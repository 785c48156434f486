/** The cards, shores and banners of the sample game, shared by rules, texts and page. */
import { namesByCode } from '../../../kernel/codes.ts';

/** Saved games refer to cards and shores by these codes. */
export const CARD_CODES = { ale: 0, axe: 1, horn: 2, shield: 3, raven: 4 } as const;
export type Card = keyof typeof CARD_CODES;
export const CARDS = namesByCode(CARD_CODES);
/** What a card is worth at a feast, and how many of it each jarl brings (SG-1). */
const CARD_FACTS: { readonly [card in Card]: { readonly strength: number; readonly copies: number } } = {
  ale: { strength: 1, copies: 1 },
  axe: { strength: 2, copies: 2 },
  horn: { strength: 3, copies: 1 },
  shield: { strength: 0, copies: 1 },
  raven: { strength: 2, copies: 1 },
};
/** By code. */
export const STRENGTH: readonly number[] = CARDS.map((card) => CARD_FACTS[card].strength);
export const COPIES: readonly number[] = CARDS.map((card) => CARD_FACTS[card].copies);
export const SHORE_CODES = { north: 0, west: 1, south: 2 } as const;
export type Shore = keyof typeof SHORE_CODES;
export const SHORES = namesByCode(SHORE_CODES);
export const BANNERS = ['red', 'blue', 'green', 'gold'] as const;
export type Banner = (typeof BANNERS)[number];
