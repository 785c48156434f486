/**
 * The kind of a piece: its card, and the Age whose deck it came from, for Quests pay by that. Kinds come in blocks of seventy cards:
 * cards 0 to 69 of the first Age, of the second, of the third, then cards 70 to 139 of the first, and so on. So a new card changes
 * no kind that a saved game holds.
 */
import { AGES, CARD_IDS, CARDS, LAST_AGE, type CardFacts, type CardId } from '../facts/index.ts';

export const BLOCK = 70;

/** Age by Age and by code. */
const KINDS = AGES.map((_, age) =>
  CARD_IDS.map((__, card) => (Math.floor(card / BLOCK) * AGES.length + age) * BLOCK + (card % BLOCK)),
);
export const pieceKind = (age: number, card: number): number => KINDS[age]![card]!;

/** By kind of piece, worked out once: every look at a card asks for it. */
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
 * What is printed on a card: its name, and on a Quest the Glory of its Age. Cards with one face are the same to whoever chooses one;
 * Quests of one name from different Ages have different faces (BR-56).
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
/** What all can tell of a committed card. */
export const isQuestKind = (kind: number): boolean => factsOfKind(kind).type === 'quest';
