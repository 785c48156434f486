/** The cards, shores and banners of the sample game, shared by rules, texts and page. */
import { namesByCode } from '../../../kernel/codes.ts';

/** Saved games refer to cards and shores by these codes. */
export const CARD_CODES = { ale: 0, axe: 1, horn: 2, shield: 3, raven: 4 } as const;
export type Card = keyof typeof CARD_CODES;
export const CARDS = namesByCode(CARD_CODES);
export const STRENGTH = [1, 2, 3, 0, 2] as const;
/** Cards of each kind for each jarl (SG-1). */
export const COPIES = [1, 2, 1, 1, 1] as const;
export const SHORE_CODES = { north: 0, west: 1, south: 2 } as const;
export type Shore = keyof typeof SHORE_CODES;
export const SHORES = namesByCode(SHORE_CODES);
export const BANNERS = ['red', 'blue', 'green', 'gold'] as const;
export type Banner = (typeof BANNERS)[number];
