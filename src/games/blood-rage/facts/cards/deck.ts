/** Which cards make up the deck of each Age. */
import type { AgeId } from '../course.ts';
import type { CardSet } from './card.ts';
import { CARDS } from './kinds.ts';

/** Made once for each table: players, Age and sets. */
const decks = new Map<string, readonly number[]>();

/** The cards in the deck of an Age, by their codes and in their order. */
export function deckOf(age: AgeId, players: number, sets: ReadonlySet<CardSet>): readonly number[] {
  const table = [age, players, ...sets].join();
  const known = decks.get(table);
  if (known !== undefined) return known;
  const deck: number[] = [];
  for (const { code, copies } of CARDS)
    for (const set of sets)
      for (const fromPlayers of copies[set]?.[age] ?? []) if (fromPlayers <= players) deck.push(code);
  decks.set(table, deck);
  return deck;
}
