import type { GamePoster } from '../ui.ts';
import Art from './ClashOfVikingsArt.svelte';

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
  isReady: true,
  Art,
  load: () => import('../clash-of-vikings/index.ts').then(({ clashOfVikings: ui }) => ui),
};
