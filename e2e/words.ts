/** Texts that the page should show, from the game's dictionaries. */
import type { VikingsOption } from '../src/games/clash-of-vikings/facts/asks.ts';
import { vikingsText, vikingsWords } from '../src/games/clash-of-vikings/text/index.ts';
import type { CardId } from '../src/games/clash-of-vikings/facts/ids.ts';
import type { Line, PublicTable, TableDoc } from '../src/protocol/index.ts';
import type { SpokenText } from '../src/text/index.ts';
import { seatLabels, coloursOf } from '../src/web/games/clash-of-vikings/looks.ts';
import { sentenceOf } from '../src/web/table/sentence.ts';
import type { Language } from './browser.ts';

export const promptOf = (ask: string, language: Language): string => vikingsText(language).prompt(ask);

export const optionLabel = (ask: string, option: object, table: PublicTable, language: Language): string =>
  vikingsText(language, coloursOf(table), 'lenient', seatLabels(table)).option(ask, option as VikingsOption);

export const cardName = (card: CardId, language: Language): string =>
  vikingsWords(language, 'lenient').names.cards[card].name;

/** The log's sentences of these lines, as they are told to the seat of this document. */
export function sentencesOf(lines: readonly Line[], { table, you }: TableDoc, language: Language): string[] {
  const text = vikingsText(language, coloursOf(table), 'lenient', seatLabels(table), you.seat);
  return lines.flatMap((line) => {
    const sentence = sentenceOf({ ...line, withdrawn: false }, language, text as SpokenText, null);
    return sentence ?? [];
  });
}
