/** What a card does: its text opens by hover, focus and tap. Apart from the other texts, which need the scene and with it the pieces. */
import { CARD_FACTS, type CardId } from '../../../games/clash-of-vikings/facts/cards.ts';
import type { Explanation } from '../../board/explainer.svelte.ts';
import { names } from './words.ts';

export function ofCard(card: CardId): Explanation {
  const { name, text } = names().cards[card];
  return { title: name, text, clause: CARD_FACTS[card].clause };
}
