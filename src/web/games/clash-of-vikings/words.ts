/** Words of this board. Names of cards, spaces and Vikings come from the game's text. */
import type { CardId, VikingId } from '../../../games/clash-of-vikings/facts/ids.ts';
import type { Names } from '../../../games/clash-of-vikings/text/names.ts';
import { dictionaryOf, spoken } from '../../shared/words.ts';
import { languageFiles } from './language.ts';
import { looks } from './looks.ts';

export { list, percent } from '../../shared/words.ts';
export const say = dictionaryOf(languageFiles.part('board'), {
  bracelets: 'number',
  discard: 'number',
  draw: 'number',
  hand: 'number',
  n: 'number',
  points: 'number',
  shown: 'number',
  sum: 'number',
  total: 'number',
  caller: 'person',
  victim: 'person',
  who: 'person',
  whos: 'persons',
  action: 'words',
  beast: 'words',
  card: 'words',
  cards: 'words',
  colour: 'words',
  counts: 'words',
  hint: 'words',
  names: 'words',
  place: 'words',
  share: 'words',
  side: 'words',
  space: 'words',
  values: 'words',
  viking: 'words',
});

export const names = spoken((language): Names => languageFiles.in(language).dictionary.names);
export const cardName = (card: CardId): string => names().cards[card].name;
/** An attack as a noun: the French name of the Punch is a verb. */
export const attackName = (card: CardId): string => (card === 'punch' ? say('punchBlow') : cardName(card));
/** Colour and beast: Blue · Raven. */
export const vikingName = (viking: VikingId): string =>
  say('vikingOf', { colour: names().vikings[viking].name, beast: say(looks[viking].beast) });
/** What a card does, in a few words. */
export const hintOf = (card: CardId): string => say(`hint.${card}`);
