import type { GamePoster } from '../../board/game-ui.ts';

const PITCHES = {
  en: 'Announce, bluff, and knock your friends’ bracelets into the water.',
  fr: 'Annoncez, bluffez, et faites tomber les bracelets des autres à l’eau.',
};

export const clashOfVikings: GamePoster = {
  id: 'clash-of-vikings',
  title: () => 'Clash of Vikings',
  pitch: (language) => PITCHES[language],
  seats: { min: 2, max: 4 },
  minutes: [30, 30],
  board: {
    load: async () => (await import('./index.ts')).clashOfVikings,
    async prompts() {
      const { vikingsWords } = await import('../../../games/clash-of-vikings/text/words.ts');
      const books = { en: vikingsWords('en', 'lenient'), fr: vikingsWords('fr', 'lenient') };
      return (language, ask) => books[language].prompt(ask);
    },
  },
  teaching: {
    pages: async () => (await import('./learn/index.ts')).teaching,
    guide: async (language) => (await import('./learn/guide.ts')).guidance(language),
  },
};
