/** What a card means for my clan, in words and with a sign. */
import { factsOfCard } from '../../../../games/blood-rage/facts/index.ts';
import { ACT_ICONS, SIGNS, TYPE_ICONS } from '../icons.ts';
import { cardName, list, names } from '../words.ts';
import type { Meaning } from './meaning.ts';
import { say } from './words.ts';

export interface MeaningLine {
  readonly icon: string;
  readonly text: string;
  readonly isDoom: boolean;
}

const line = (icon: string, text: string, isDoom = false): MeaningLine => ({ icon, text, isDoom });

export function meaningLines(meaning: Meaning): readonly MeaningLine[] {
  switch (meaning.is) {
    case 'price': {
      const { now, printed, by } = meaning;
      if (now < printed) return [line(SIGNS.rage, say('priceLess', { now, printed, cards: list(by.map(cardName)) }))];
      return [line(SIGNS.rage, now === 0 ? say('priceFree') : say('price', { n: now }))];
    }
    case 'slot': {
      const { used, of } = meaning;
      const slot = names().slots[meaning.slot];
      return [
        line(TYPE_ICONS[meaning.slot], of === 1 ? say('slotFree', { slot }) : say('slotsUsed', { slot, used, of })),
      ];
    }
    case 'replaces': {
      const [first] = meaning.cards;
      return [
        line(TYPE_ICONS[factsOfCard(first!).type], say('replaces', { cards: meaning.cards.map(cardName).join(' / ') })),
      ];
    }
    case 'invades':
      return [line(ACT_ICONS.invade, say('invades', { n: meaning.rage }))];
    case 'doom': {
      const province = names().provinces[meaning.province].name;
      return [line(SIGNS.doom, say('doomPays', { province, now: meaning.now, raised: meaning.raised }), true)];
    }
    case 'questPays':
      return [line(SIGNS.quest, say('questPays', { n: meaning.glory }))];
    case 'region': {
      const region = names().regions[meaning.region];
      const { standing: n, doomed } = meaning;
      const stands = line(SIGNS.village, n === 0 ? say('regionGone', { region }) : say('regionStands', { region, n }));
      if (doomed === null) return [stands];
      return [stands, line(SIGNS.doom, say('regionDoomed', { province: names().provinces[doomed].name }), true)];
    }
    case 'fallen':
      return [line(SIGNS.valhalla, say('fallen', { n: meaning.figures }))];
    case 'standing':
      return [line(SIGNS.village, say('provincesStand', { n: meaning.provinces }))];
    case 'battle':
      return [line(SIGNS.battle, say('battle'))];
  }
}
