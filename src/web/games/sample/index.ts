/** The page of Three Shores. */
import { NOUNS, sampleText } from '../../../games/sample/text/index.ts';
import type { PublicTable } from '../../../protocol/table.ts';
import type { Language, SpokenText } from '../../../text/index.ts';
import type { GameUi } from '../../board/game-ui.ts';
import { sectionsBy } from '../../board/game-wiring.ts';
import Badge from './Badge.svelte';
import { bannersOf } from './looks.ts';
import { Scene } from './scene.svelte.ts';
import { placesOf } from './shores.ts';
import Table from './Table.svelte';

// Events and options come from the server untyped; they are this game's.
const textOf = (language: Language, table: PublicTable): SpokenText =>
  sampleText(language, bannersOf(table), 'lenient') as SpokenText;

export const threeShores: GameUi = {
  text: textOf,
  // A game for tests has no words for its options.
  option: (_language, { id }) => ({ name: id, help: '' }),
  value: (language, _option, value) => NOUNS[language].jarl[value as 'red']?.name ?? value,
  Table,
  Badge,
  sections: sectionsBy(() => import('./text-table.ts'), Scene, textOf),
  placesOf,
  result: async () => (await import('./Result.svelte')).default,
};
