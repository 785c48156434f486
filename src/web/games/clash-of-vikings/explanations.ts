/** What things on the table are: their texts open by hover, focus and tap. */
import type { Explanation } from '../../board/explainer.svelte.ts';
import { turnOrderFrom } from '../../board/turn-order.ts';
import type { Scene } from './scene.svelte.ts';
import { cardName, list, names, say, vikingName } from './words.ts';

/** What a rival holds: bracelets, cards and piles in one text. */
export function ofRival(scene: Scene, seat: number): Explanation {
  const { bracelets, hand, laid, deck, discard, discardSeen, shown, viking } = scene.view.seats[seat]!;
  const text = [
    say('exBracelets', { n: bracelets.length }),
    say('exHand', { n: hand.length + laid.length }),
    say('exPiles', { draw: deck, discard, shown: discardSeen.length }),
    ...(shown.length > 0 ? [say('exShown', { cards: list(shown.map(cardName)) })] : []),
    ...(bracelets.length === 0 ? [say('exNoBracelet')] : []),
    say('exOrder', {
      names: turnOrderFrom(scene, scene.first)
        .map((each) => scene.nameOrYou(each))
        .join(', '),
    }),
  ];
  return {
    title: `${scene.name(seat)} (${vikingName(viking)})`,
    text: text.join(' '),
    clause: bracelets.length === 0 ? 'CV-20' : 'CV-70',
  };
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

export const ofMyBracelets = (): Explanation => ({ title: say('yourBracelets'), text: say('exMine'), clause: 'CV-53' });
