/** The documents of all viewers after one change. Parts that viewers share are built once. */
import { project, type AnyGame, type AnyState, type Viewer } from '../../kernel/index.ts';
import type { PublicTable, ShownGame, TableDoc } from '../../protocol/index.ts';
import { publicTable } from './public-table.ts';
import type { TableSnapshot } from './snapshot.ts';
import { maySeeGame, type Standpoint } from './standpoint.ts';

export class ViewerDocs {
  readonly snapshot: TableSnapshot;
  readonly table: PublicTable;
  private readonly game: AnyGame;
  private readonly games = new Map<Viewer, ShownGame | null>();

  /** `before`: those of an earlier instant; most moves leave the record alone, and with it what is public of it. */
  constructor(game: AnyGame, snapshot: TableSnapshot, before?: ViewerDocs) {
    this.game = game;
    this.snapshot = snapshot;
    const { record } = snapshot;
    this.table = before?.snapshot.record === record ? before.table : publicTable(record);
  }

  doc({ viewer, you }: Standpoint): TableDoc {
    return { table: this.table, you, game: this.gameFor(viewer) };
  }

  private gameFor(viewer: Viewer): ShownGame | null {
    const known = this.games.get(viewer);
    if (known !== undefined) return known;
    const { state, record } = this.snapshot;
    const shown = state === null || !maySeeGame(record, viewer) ? null : shownGame(this.game, state, viewer);
    this.games.set(viewer, shown);
    return shown;
  }
}

function shownGame(game: AnyGame, state: AnyState, viewer: Viewer): ShownGame {
  const { question, asked, choice, sealed, undo, result, view } = project(game, state, viewer);
  const confirms = viewer !== 'spectator' && state.confirms[viewer]!;
  return { question, asked, choice, sealed, undo, result, view, confirms };
}
