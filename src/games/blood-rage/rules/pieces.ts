/**
 * The kind of a piece: its card, and the Age whose deck it came from, for Quests pay by that. Kinds come in blocks of seventy cards:
 * cards 0 to 69 of the first Age, of the second, of the third, then cards 70 to 139 of the first, and so on. So a new card changes
 * no kind that a saved game holds.
 */
import { AGES, KINDS, kindAt } from '../facts/index.ts';

export const BLOCK = 70;

export const pieceKind = (age: number, card: number): number =>
  (Math.floor(card / BLOCK) * AGES.length + age) * BLOCK + (card % BLOCK);

/** By kind of piece, worked out once: every look at a card asks for it. */
const LAST_KIND = Math.max(...KINDS.map(({ code }) => pieceKind(AGES.length - 1, code)));
const NO_CARD = 0xffff;
const CARDS_BY_KIND = new Uint16Array(LAST_KIND + 1).fill(NO_CARD);
const AGES_BY_KIND = new Uint8Array(LAST_KIND + 1);
for (const { code } of KINDS) {
  AGES.forEach((_, age) => {
    CARDS_BY_KIND[pieceKind(age, code)] = code;
    AGES_BY_KIND[pieceKind(age, code)] = age;
  });
}

export const isPieceKind = (kind: number): boolean => (CARDS_BY_KIND[kind] ?? NO_CARD) !== NO_CARD;
/** The code of the card. */
export const cardOfKind = (kind: number): number => CARDS_BY_KIND[kind]!;
export const ageOfKind = (kind: number): number => AGES_BY_KIND[kind]!;
/** What all can tell of a committed card. */
export const isQuestKind = (kind: number): boolean => kindAt(cardOfKind(kind)).type === 'quest';
