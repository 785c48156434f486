/** The page of Clash of Vikings. */
import type { SideId, VikingId } from '../../../games/clash-of-vikings/facts/ids.ts';
import type { OptionId } from '../../../games/clash-of-vikings/facts/options.ts';
import { vikingsText, vikingsWords } from '../../../games/clash-of-vikings/text/index.ts';
import type { PublicTable } from '../../../protocol/table.ts';
import type { Language, SpokenText } from '../../../text/index.ts';
import type { GameUi } from '../../board/game-ui.ts';
import { staticTable } from '../../board/scene.svelte.ts';
import Badge from './Badge.svelte';
import { seatLabels, coloursOf } from './looks.ts';
import { Scene } from './scene.svelte.ts';
import Table from './Table.svelte';
import { placesOf } from './log-places.ts';

// Events and options come from the server untyped; they are this game's.
const textOf = (language: Language, table: PublicTable, me: number | null): SpokenText =>
  vikingsText(language, coloursOf(table), 'lenient', seatLabels(table), me) as SpokenText;

export const clashOfVikings: GameUi = {
  text: textOf,
  option(language, { id }) {
    const { name, text } = vikingsWords(language, 'lenient').names.options[id as OptionId] ?? { name: id, text: '' };
    return { name, help: text };
  },
  value(language, option, value) {
    const { sides, vikings } = vikingsWords(language, 'lenient').names;
    if (option === 'side') return sides[value as SideId] ?? value;
    return option === 'colours' ? (vikings[value as VikingId]?.name ?? value) : value;
  },
  Table,
  Badge,
  async sections() {
    const { sectionsOf } = await import('./text-table.ts');
    return (language, doc) =>
      doc.game === null ? [] : sectionsOf(new Scene(staticTable(doc), () => textOf(language, doc.table, doc.you.seat)));
  },
  placesOf,
  result: async () => (await import('./result/Result.svelte')).default,
};
