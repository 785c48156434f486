/** What `index.ts` of all games have in common. */
import type { PublicTable } from '../../protocol/table.ts';
import type { Language, SpokenText } from '../../text/index.ts';
import type { TableModel } from '../live/table-model.svelte.ts';
import type { GameUi, TextSection } from './game-ui.ts';
import { staticTable } from './scene.svelte.ts';

interface NamesOfOptions {
  readonly [id: string]: { readonly name: string; readonly text: string } | undefined;
}

/** An option that this page does not know, because the server is newer, is called by its id. */
export function optionIn(names: NamesOfOptions, id: string): ReturnType<GameUi['option']> {
  const { name, text } = names[id] ?? { name: id, text: '' };
  return { name, help: text };
}

/** The text table; its sentences are loaded when it is first opened. */
export const sectionsBy =
  <S>(
    load: () => Promise<{ sectionsOf(scene: S): readonly TextSection[] }>,
    Scene: new (table: TableModel, text: () => SpokenText) => S,
    textOf: (language: Language, table: PublicTable, me: number | null) => SpokenText,
  ): GameUi['sections'] =>
  async () => {
    const { sectionsOf } = await load();
    return (language, doc) =>
      doc.game === null ? [] : sectionsOf(new Scene(staticTable(doc), () => textOf(language, doc.table, doc.you.seat)));
  };
