import type { GamePoster } from '../../board/game-ui.ts';
import Art from './PosterArt.svelte';

const PITCHES = {
  en: 'Announce, bluff, and shove your friends into the water for their bracelets.',
  fr: 'Annoncez, bluffez, et poussez les autres à l’eau pour leurs bracelets.',
};

export const clashOfVikings: GamePoster = {
  id: 'clash-of-vikings',
  title: () => 'Clash of Vikings',
  pitch: (language) => PITCHES[language],
  seats: { min: 2, max: 4 },
  minutes: [30, 30],
  Art,
  board: {
    load: async () => (await import('./index.ts')).clashOfVikings,
    async prompts() {
      const { vikingsWords } = await import('../../../games/clash-of-vikings/text/words.ts');
      const books = { en: vikingsWords('en', 'lenient'), fr: vikingsWords('fr', 'lenient') };
      return (language, ask) => books[language].prompt(ask);
    },
  },
};
