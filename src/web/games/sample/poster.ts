import type { GamePoster } from '../../board/game-ui.ts';

const TITLES = { en: 'Three Shores', fr: 'Trois Rivages' };
const PITCHES = {
  en: 'Draft, sail, raid and feast on three shores: the game of the guide.',
  fr: 'Choisissez, naviguez, pillez et festoyez sur trois rivages : le jeu du guide.',
};

export const sample: GamePoster = {
  id: 'sample',
  title: (language) => TITLES[language],
  pitch: (language) => PITCHES[language],
  seats: { min: 2, max: 4 },
  minutes: [10, 15],
  board: {
    load: async () => (await import('./index.ts')).threeShores,
    async prompts() {
      const { sampleText } = await import('../../../games/sample/text/index.ts');
      return (language, ask) => sampleText(language, undefined, 'lenient').prompt(ask);
    },
  },
  teaching: {
    pages: async () => (await import('./learn.ts')).teaching,
    guide: async (language) => (await import('./learn.ts')).guidance(language),
  },
};
