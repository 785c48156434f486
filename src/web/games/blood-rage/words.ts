/** Words of this board. Names of cards, provinces and clans come from the game's text. */
import type { AgeId, CardId, FigureId, SpotId } from '../../../games/blood-rage/facts/index.ts';
import type { Names } from '../../../games/blood-rage/text/names.ts';
import { wordsFrom, type SagaWords } from '../../../games/blood-rage/text/words.ts';
import type { Language } from '../../../text/index.ts';
import { settings } from '../../shared/settings.svelte.ts';
import { dictionaryOf, spoken } from '../../shared/words.ts';
import { languageFiles } from './language.ts';
import { PARAMS } from './words/params.ts';

export { list } from '../../shared/words.ts';
export const say = dictionaryOf(languageFiles.part('board'), PARAMS);

export const wordsIn = (language: Language): SagaWords => wordsFrom(languageFiles.in(language).dictionary, 'lenient');
export const words = spoken(wordsIn);
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

/** Parts that hold commas themselves. */
export const inParts = (parts: readonly string[]): string => parts.join(settings.language === 'fr' ? '\u202f; ' : '; ');
