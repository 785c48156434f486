import type { GamePoster } from '../../board/game-ui.ts';
import { promptsIn } from '../../shared/prompts.ts';
import { languageFiles } from './language.ts';

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
    load: () => languageFiles.with(import('./index.ts').then(({ bloodRage: ui }) => ui)),
    prompts: () => promptsIn(languageFiles),
  },
  teaching: {
    pages: () => languageFiles.with(import('./learn/index.ts').then(({ teaching }) => teaching)),
    guide: async (language) => (await import('./learn/guide.ts')).guidance(language),
  },
};
