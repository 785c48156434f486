import type { GamePoster } from '../../board/game-ui.ts';

const PITCHES = {
  en: 'Four wrathful clans storm the elven cities: tactics, forges, dice and crystals.',
  fr: 'Quatre clans furieux prennent les cités elfes : tactiques, forges, dés et cristaux.',
};

export const clashOfRage: GamePoster = {
  id: 'clash-of-rage',
  title: () => 'Clash of Rage',
  pitch: (language) => PITCHES[language],
  seats: { min: 1, max: 4 },
  minutes: [45, 90],
  board: null,
  teaching: null,
};
