import type { GamePoster } from '../../board/game-ui.ts';

const PITCHES = {
  en: 'Draft the gods’ gifts, pillage a doomed land, and die where it pays best.',
  fr: 'Choisissez les dons des dieux, pillez un monde condamné, et mourez là où cela rapporte.',
};

export const bloodRage: GamePoster = {
  id: 'blood-rage',
  title: () => 'Blood Rage',
  pitch: (language) => PITCHES[language],
  seats: { min: 2, max: 5 },
  minutes: [60, 90],
  board: {
    load: async () => (await import('./index.ts')).bloodRage,
    async prompts() {
      const { sagaWords } = await import('../../../games/blood-rage/text/words.ts');
      const books = { en: sagaWords('en', 'lenient'), fr: sagaWords('fr', 'lenient') };
      return (language, ask) => books[language].prompt(ask);
    },
  },
  teaching: {
    pages: async () => (await import('./learn/index.ts')).teaching,
    guide: async (language) => (await import('./learn/guide.ts')).guidance(language),
  },
};
