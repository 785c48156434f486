/** What a card does: its text opens by hover, focus and tap. */
import type { CardId } from '../../../games/clash-of-vikings/facts/ids.ts';
import type { Explanation } from '../../board/explainer.svelte.ts';
import { names } from './words.ts';

const CARD_CLAUSES: Readonly<Record<CardId, string>> = {
  walk: 'CV-31',
  sprint: 'CV-31',
  slam: 'CV-33',
  club: 'CV-34',
  punch: 'CV-35',
  hammer: 'CV-36',
  slingshot: 'CV-37',
  shield: 'CV-40',
};

export function ofCard(card: CardId): Explanation {
  const { name, text } = names().cards[card];
  return { title: name, text, clause: CARD_CLAUSES[card] };
}
