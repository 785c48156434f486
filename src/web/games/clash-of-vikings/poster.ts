import type { GamePoster } from '../../board/game-ui.ts';
import { promptsIn } from '../../shared/prompts.ts';
import { languageFiles } from './language.ts';

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
    load: () => languageFiles.with(import('./index.ts').then(({ clashOfVikings: ui }) => ui)),
    prompts: () => promptsIn(languageFiles),
  },
  teaching: {
    pages: () => languageFiles.with(import('./learn/index.ts').then(({ teaching }) => teaching)),
    guide: async (language) => (await import('./learn/guide.ts')).guidance(language),
  },
};
