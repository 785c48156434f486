/** The page of Blood Rage. */
import type { ClanId } from '../../../games/blood-rage/facts/index.ts';
import { textFrom } from '../../../games/blood-rage/text/saga-text.ts';
import type { PublicTable } from '../../../protocol/table.ts';
import type { Language, SpokenText } from '../../../text/index.ts';
import type { GameUi } from '../../board/game-ui.ts';
import { optionIn, sectionsBy } from '../../board/game-wiring.ts';
import Badge from './Badge.svelte';
import { languageFiles } from './language.ts';
import { opens, placesOf } from './log-places.ts';
import { clansOf } from './looks.ts';
import { Scene } from './scene.svelte.ts';
import Table from './Table.svelte';

// Events and options come from the server untyped; they are this game's.
const textOf = (language: Language, table: PublicTable, me: number | null): SpokenText =>
  textFrom(languageFiles.in(language).dictionary, clansOf(table), 'lenient', me) as SpokenText;

export const bloodRage: GameUi = {
  text: textOf,
  option: (language, { id }) => optionIn(languageFiles.in(language).dictionary.names.options, id),
  value(language, option, value) {
    const { clans } = languageFiles.in(language).dictionary.names;
    return option === 'clans' ? (clans[value as ClanId]?.name ?? value) : value;
  },
  Table,
  Badge,
  sections: sectionsBy(() => import('./text-table/sections.ts'), Scene, textOf),
  placesOf,
  opens,
  result: async () => (await import('./result/Saga.svelte')).default,
};
