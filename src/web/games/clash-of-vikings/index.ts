/** The page of Clash of Vikings. */
import type { SideId, VikingId } from '../../../games/clash-of-vikings/facts/ids.ts';
import { textFrom } from '../../../games/clash-of-vikings/text/vikings-text.ts';
import type { PublicTable } from '../../../protocol/table.ts';
import type { Language, SpokenText } from '../../../text/index.ts';
import type { GameUi } from '../../board/game-ui.ts';
import { optionIn, sectionsBy } from '../../board/game-wiring.ts';
import Badge from './Badge.svelte';
import { languageFiles } from './language.ts';
import { seatLabels, coloursOf } from './looks.ts';
import { Scene } from './scene.svelte.ts';
import Table from './Table.svelte';
import { placesOf } from './log-places.ts';

// Events and options come from the server untyped; they are this game's.
const textOf = (language: Language, table: PublicTable, me: number | null): SpokenText =>
  textFrom(languageFiles.in(language).dictionary, coloursOf(table), 'lenient', seatLabels(table), me) as SpokenText;

export const clashOfVikings: GameUi = {
  text: textOf,
  option: (language, { id }) => optionIn(languageFiles.in(language).dictionary.names.options, id),
  value(language, option, value) {
    const { sides, vikings } = languageFiles.in(language).dictionary.names;
    if (option === 'side') return sides[value as SideId] ?? value;
    return option === 'colours' ? (vikings[value as VikingId]?.name ?? value) : value;
  },
  Table,
  Badge,
  sections: sectionsBy(() => import('./text-table.ts'), Scene, textOf),
  placesOf,
  result: async () => (await import('./result/Result.svelte')).default,
};
