/** What a seat is asked, in words: lists say it without loading the whole game. */
import type { Language } from '../../../text/index.ts';

type Asks = (language: Language, ask: string) => string;

const loaders: { readonly [game: string]: () => Promise<Asks> } = {
  'clash-of-vikings': async () => {
    const { vikingsWords } = await import('../../../games/clash-of-vikings/text/words.ts');
    const books = { en: vikingsWords('en', 'lenient'), fr: vikingsWords('fr', 'lenient') };
    return (language, ask) => books[language].prompt(ask);
  },
};

const loaded = new Map<string, Promise<Asks | null>>();

/** Null for a game that has no words here, or whose words cannot be loaded now. */
export function asksOf(game: string): Promise<Asks | null> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const asks = loaders[game]?.().catch(() => {
    // Asked again with the next list.
    loaded.delete(game);
    return null;
  });
  const words = asks ?? Promise.resolve(null);
  loaded.set(game, words);
  return words;
}
