/** Clash of Vikings, as the page plays it. */
import type { VikingId } from '../../../games/clash-of-vikings/facts/ids.ts';
import { vikingsText, vikingsWords } from '../../../games/clash-of-vikings/text/index.ts';
import type { PublicTable, TableDoc } from '../../../protocol/table.ts';
import type { Language } from '../../../text/index.ts';
import type { TableModel } from '../../live/table-model.svelte.ts';
import type { GameUi, SpokenText } from '../../board/game-ui.ts';
import Badge from './Badge.svelte';
import { calledOf, coloursOf } from './looks.ts';
import { placesOf } from './places.ts';
import Result from './result/Result.svelte';
import { Scene } from './scene.svelte.ts';
import { sectionsOf } from './sections.ts';
import Table from './Table.svelte';

// Events and options come from the server as this game's own: the text takes them at their word.
const textOf = (language: Language, table: PublicTable): SpokenText =>
  vikingsText(language, coloursOf(table), 'lenient', calledOf(table)) as SpokenText;

export const clashOfVikings: GameUi = {
  id: 'clash-of-vikings',
  text: textOf,
  option(language, { id }) {
    const options: { readonly [id: string]: { readonly name: string; readonly text: string } } = vikingsWords(
      language,
      'lenient',
    ).names.options;
    const named = options[id];
    return { name: named?.name ?? id, help: named?.text ?? '' };
  },
  value(language, option, value) {
    const { sides, vikings } = vikingsWords(language, 'lenient').names;
    if (option === 'side') return (sides as { readonly [side: string]: string })[value] ?? value;
    return option === 'colours' ? (vikings[value as VikingId]?.name ?? value) : value;
  },
  Table,
  Badge,
  sections(language: Language, doc: TableDoc) {
    if (doc.game === null) return [];
    // A document that does not change needs no connection to be looked at.
    const still = { doc, game: doc.game, isMyTurn: false } as unknown as TableModel;
    return sectionsOf(new Scene(still, () => textOf(language, doc.table)));
  },
  placesOf,
  Result,
  async rules(language) {
    const page = await (language === 'fr'
      ? import('../../../../docs/rules/clash-of-vikings.fr.md?raw')
      : import('../../../../docs/rules/clash-of-vikings.en.md?raw'));
    return page.default;
  },
};
