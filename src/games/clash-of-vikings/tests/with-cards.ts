/** The game with more cards in its list: what a new card needs of the rules is its entry there. */
import { vi } from 'vitest';
import type * as facts from '../facts/cards.ts';
import type { clashOfVikings } from '../index.ts';

/** The new entries stand after the second card, in the middle of the list. */
export async function withCards(cards: { readonly [id: string]: object }): Promise<typeof clashOfVikings> {
  vi.resetModules();
  vi.doMock('../facts/cards.ts', async (original) => {
    const { CARD_FACTS, ...others } = await original<typeof facts>();
    const list = Object.entries(CARD_FACTS);
    const longer = Object.fromEntries([...list.slice(0, 2), ...Object.entries(cards), ...list.slice(2)]);
    return { ...others, CARD_FACTS: longer };
  });
  const game = await import('../index.ts');
  vi.doUnmock('../facts/cards.ts');
  return game.clashOfVikings;
}
