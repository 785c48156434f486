/** The page of Blood Rage. */
import type { ClanId, OptionId } from '../../../games/blood-rage/facts/index.ts';
import { sagaText, sagaWords } from '../../../games/blood-rage/text/index.ts';
import type { PublicTable } from '../../../protocol/table.ts';
import type { Language, SpokenText } from '../../../text/index.ts';
import type { GameUi } from '../../board/game-ui.ts';
import { staticTable } from '../../board/scene.svelte.ts';
import Badge from './Badge.svelte';
import { opens, placesOf } from './log-places.ts';
import { clansOf } from './looks.ts';
import { Scene } from './scene.svelte.ts';
import Table from './Table.svelte';

// Events and options come from the server untyped; they are this game's.
const textOf = (language: Language, table: PublicTable, me: number | null): SpokenText =>
  sagaText(language, clansOf(table), 'lenient', me) as SpokenText;

export const bloodRage: GameUi = {
  text: textOf,
  option(language, { id }) {
    const { name, text } = sagaWords(language, 'lenient').names.options[id as OptionId] ?? { name: id, text: '' };
    return { name, help: text };
  },
  value(language, option, value) {
    const { clans } = sagaWords(language, 'lenient').names;
    return option === 'clans' ? (clans[value as ClanId]?.name ?? value) : value;
  },
  Table,
  Badge,
  async sections() {
    const { sectionsOf } = await import('./text-table/sections.ts');
    return (language, doc) =>
      doc.game === null ? [] : sectionsOf(new Scene(staticTable(doc), () => textOf(language, doc.table, doc.you.seat)));
  },
  placesOf,
  opens,
  result: async () => (await import('./result/Saga.svelte')).default,
};
