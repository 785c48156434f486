/** Words of this board. Names of cards, spaces and Vikings come from the game's text. */
import type { CardId, VikingId } from '../../../games/clash-of-vikings/facts/ids.ts';
import { vikingsWords, type Names } from '../../../games/clash-of-vikings/text/index.ts';
import { joinList, type ByLanguage } from '../../../text/index.ts';
import { settings } from '../../shared/settings.svelte.ts';
import { dictionary } from '../../shared/words.ts';
import { looks } from './looks.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { PARAMS } from './words/params.ts';

export const say = dictionary(en, fr, PARAMS);

const books: ByLanguage<Names> = {
  en: vikingsWords('en', 'lenient').names,
  fr: vikingsWords('fr', 'lenient').names,
};

export const names = (): Names => books[settings.language];
export const cardName = (card: CardId): string => names().cards[card].name;
/** An attack as a noun: the French name of the Punch is a verb. */
export const attackName = (card: CardId): string => (card === 'punch' ? say('punchBlow') : cardName(card));
/** Colour and beast: Blue · Raven. */
export const vikingName = (viking: VikingId): string =>
  say('vikingOf', { colour: names().vikings[viking].name, beast: say(looks[viking].beast) });
/** A list with "and". */
export const list = (items: readonly (string | number)[]): string =>
  items.length === 0 ? '' : joinList(settings.language, items.map(String));

export const share = (part: number): string =>
  new Intl.NumberFormat(settings.language, { style: 'percent' }).format(part);

const HINTS = {
  walk: 'hintWalk',
  sprint: 'hintSprint',
  slam: 'hintSlam',
  club: 'hintClub',
  punch: 'hintPunch',
  hammer: 'hintHammer',
  slingshot: 'hintSlingshot',
  shield: 'hintShield',
} as const satisfies Record<CardId, string>;

/** What a card does, in a few words. */
export const hintOf = (card: CardId): string => say(HINTS[card]);
