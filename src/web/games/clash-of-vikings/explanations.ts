/** What things on the table are: their texts open by hover, focus and tap. */
import { kindOfSpace } from '../../../games/clash-of-vikings/facts/arena.ts';
import type { CardId, SpaceId } from '../../../games/clash-of-vikings/facts/ids.ts';
import type { Explanation } from '../../board/explainer.svelte.ts';
import { placeSentence } from './arena/sentence.ts';
import type { Scene } from './scene.svelte.ts';
import { list, names, say } from './words.ts';

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
const SPACE_CLAUSES = { normal: 'CV-31', start: 'CV-4', bracelet: 'CV-51', water: 'CV-38', centre: 'CV-10' } as const;

export function ofCard(card: CardId): Explanation {
  const { name, text } = names().cards[card];
  return { title: name, text, clause: CARD_CLAUSES[card] };
}

export function ofSpace(scene: Scene, space: SpaceId): Explanation {
  const kind = kindOfSpace(scene.view.side, space);
  const { text = '' }: { readonly text?: string } = names().spaces[kind];
  return { title: placeSentence(scene, space), text: text === '' ? say('exSpace') : text, clause: SPACE_CLAUSES[kind] };
}

/** What a rival holds: bracelets, cards and piles in one text. */
export function ofRival(scene: Scene, seat: number): Explanation {
  const { bracelets, hand, laid, deck, discard, discardSeen } = scene.view.seats[seat]!;
  const text = [
    say('exBracelets', { n: bracelets.length }),
    say('exHand', { n: hand.length + laid.length }),
    say('exPiles', { draw: deck, discard, shown: discardSeen.length }),
    ...(bracelets.length === 0 ? [say('exNoBracelet')] : []),
  ];
  return { title: scene.name(seat), text: text.join(' '), clause: bracelets.length === 0 ? 'CV-20' : 'CV-70' };
}

export const ofReserve = (scene: Scene): Explanation => ({
  title: names().things.reserve,
  text: say('exReserve', { n: scene.view.reserve }),
  clause: 'CV-52',
});

export const ofLost = (scene: Scene): Explanation => ({
  title: say('lostInWater'),
  text: scene.view.lost.length === 0 ? say('exLost') : `${say('exLost')} ${list(scene.view.lost)}.`,
  clause: 'CV-38',
});

export const ofMyBracelets = (): Explanation => ({
  title: say('yourBracelets'),
  text: say('exMine'),
  clause: 'CV-53',
});
