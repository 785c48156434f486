/**
 * The kind of a piece: its card and the Age of its deck (Quests pay by Age). Kinds are numbered in blocks of 70 cards: cards 0 to 69 of
 * the first Age, of the second, of the third, then cards 70 to 139 of the first, and so on. Adding a card therefore never renumbers the
 * kinds in saved games.
 */
import { AGES, CARD_IDS, CARDS, LAST_AGE, type CardFacts, type CardId } from '../facts/index.ts';

export const CARDS_PER_BLOCK = 70;

/** Age by Age and by code. */
const KINDS = AGES.map((_, age) =>
  CARD_IDS.map(
    (__, card) => (Math.floor(card / CARDS_PER_BLOCK) * AGES.length + age) * CARDS_PER_BLOCK + (card % CARDS_PER_BLOCK),
  ),
);
export const pieceKind = (age: number, card: number): number => KINDS[age]![card]!;

/** Lookup tables by kind: read at every access to a card. */
const LAST_KIND = Math.max(...CARDS.map(({ code }) => pieceKind(LAST_AGE, code)));
const CODES_BY_KIND = new Uint16Array(LAST_KIND + 1);
const AGES_BY_KIND = new Uint8Array(LAST_KIND + 1);
const FACTS_BY_KIND: (CardFacts | undefined)[] = Array.from({ length: LAST_KIND + 1 }, () => undefined);
for (const facts of CARDS) {
  AGES.forEach((_, age) => {
    CODES_BY_KIND[pieceKind(age, facts.code)] = facts.code;
    AGES_BY_KIND[pieceKind(age, facts.code)] = age;
    FACTS_BY_KIND[pieceKind(age, facts.code)] = facts;
  });
}

/**
 * What is printed on a card: its name, and on a Quest the Glory of its Age. Cards with the same face are one option; Quests of the same
 * name from different Ages have different faces (BR-56).
 */
export interface Face {
  readonly card: CardId;
  /** 1 to 3, of a Quest only. */
  readonly age?: number;
}

/** Faces are numbered in the order of the codes, then of the Ages. */
const faceNumber = (age: number, { code, type }: CardFacts): number =>
  code * AGES.length + (type === 'quest' ? age : 0);
/** By number; a number without a face is a gap. */
export const FACES: Face[] = [];
const FACES_BY_KIND = new Uint16Array(LAST_KIND + 1);
for (const facts of CARDS) {
  AGES.forEach((_, age) => {
    const number = faceNumber(age, facts);
    FACES[number] ??= facts.type === 'quest' ? { card: facts.id, age: age + 1 } : { card: facts.id };
    FACES_BY_KIND[pieceKind(age, facts.code)] = number;
  });
}

/** The card of a face. */
export const codeOfFace = (face: number): number => Math.trunc(face / AGES.length);
export const faceOfKind = (kind: number): number => FACES_BY_KIND[kind]!;
export const isPieceKind = (kind: number): boolean => FACTS_BY_KIND[kind] !== undefined;
export const codeOfKind = (kind: number): number => CODES_BY_KIND[kind]!;
export const factsOfKind = (kind: number): CardFacts => FACTS_BY_KIND[kind]!;
export const ageOfKind = (kind: number): number => AGES_BY_KIND[kind]!;
/** A committed card is publicly known to be of such a kind. */
export const isQuestKind = (kind: number): boolean => factsOfKind(kind).type === 'quest';
