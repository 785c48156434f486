/** Words of this board. Names of cards, provinces and clans come from the game's text. */
import type { AgeId, CardId, FigureId, SpotId } from '../../../games/blood-rage/facts/index.ts';
import { sagaWords, type SagaWords } from '../../../games/blood-rage/text/index.ts';
import type { Names } from '../../../games/blood-rage/text/index.ts';
import { joinList, type ByLanguage } from '../../../text/index.ts';
import { settings } from '../../shared/settings.svelte.ts';
import { dictionary } from '../../shared/words.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { PARAMS } from './words/params.ts';

export const say = dictionary(en, fr, PARAMS);

const books: ByLanguage<SagaWords> = { en: sagaWords('en', 'lenient'), fr: sagaWords('fr', 'lenient') };

export const words = (): SagaWords => books[settings.language];
export const names = (): Names => words().names;
export const cardName = (card: CardId): string => names().cards[card].name;
export const ageName = (age: number): string => names().ages[String(age) as AgeId];
export const spotName = (spot: SpotId): string => {
  const { provinces, fjords } = names();
  return spot in provinces ? provinces[spot as keyof typeof provinces].name : fjords[spot as keyof typeof fjords].name;
};

const isTroop = (figure: FigureId): figure is 'leader' | 'ship' | 'warrior' | 'mystic' =>
  figure === 'leader' || figure === 'ship' || figure === 'warrior' || figure === 'mystic';
/** Monsters are named by their cards. */
export const figureName = (figure: FigureId): string =>
  isTroop(figure) ? names().troops[figure].name : cardName(figure);

/** A list with "and". */
export const list = (items: readonly (string | number)[]): string =>
  items.length === 0 ? '' : joinList(settings.language, items.map(String));

/** Parts that hold commas themselves. */
export const inParts = (parts: readonly string[]): string => parts.join(settings.language === 'fr' ? '\u202f; ' : '; ');
