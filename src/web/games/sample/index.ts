/** The page of Three Shores. */
import { NOUNS, sampleText } from '../../../games/sample/text/index.ts';
import type { PublicTable } from '../../../protocol/table.ts';
import type { Language, SpokenText } from '../../../text/index.ts';
import type { GameUi } from '../../board/game-ui.ts';
import { staticTable } from '../../board/scene.svelte.ts';
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
  async sections() {
    const { sectionsOf } = await import('./text-table.ts');
    return (language, doc) =>
      doc.game === null ? [] : sectionsOf(new Scene(staticTable(doc), () => textOf(language, doc.table)));
  },
  placesOf,
  result: async () => (await import('./Result.svelte')).default,
};
