/** What each viewer is shown. Everything about a table that leaves the server is built here or in `publicTable`. */
import { project, type AnyGame, type AnyState, type Seat, type Viewer } from '../../kernel/index.ts';
import type { PublicTable, ShownGame, TableDoc, You } from '../../protocol/index.ts';
import { hasBegun, looksTheSame, memberOf, publicTable, seatOf, type TableRecord } from './record.ts';
import type { Kept } from './stored.ts';

/** How somebody stands at a table. */
export interface Standpoint {
  readonly viewer: Viewer;
  readonly you: You;
  readonly banned: boolean;
}

export function standpointOf(record: TableRecord, person: string | null): Standpoint {
  const member = memberOf(record, person);
  const seat = seatOf(record, member);
  return {
    viewer: seat === null ? 'spectator' : (seat as Seat),
    you: { member: member?.no ?? null, seat, host: member !== null && member.no === record.host },
    banned: member?.banned ?? false,
  };
}

/** Those without a seat see a game only where watching is allowed. */
export const maySeeGame = (record: TableRecord, viewer: Viewer): boolean =>
  viewer !== 'spectator' || record.settings.watch;

/** While people gather the story is everybody's; then it tells of the game. */
export const mayReadStory = (record: TableRecord, viewer: Viewer): boolean =>
  !hasBegun(record) || maySeeGame(record, viewer);

export const numberFor = (record: TableRecord, viewer: Viewer): number =>
  viewer === 'spectator' ? record.numbers.spectator : record.numbers.seats[viewer]!;

/** Builds the documents of one instant; what viewers share is built once. */
export class Shown {
  readonly table: PublicTable;
  private readonly kept: Kept;
  private readonly game: AnyGame;
  private readonly games = new Map<Viewer, ShownGame | null>();

  constructor(game: AnyGame, kept: Kept, before?: Shown) {
    this.game = game;
    this.kept = kept;
    this.table =
      before !== undefined && looksTheSame(before.kept.record, kept.record) ? before.table : publicTable(kept.record);
  }

  doc({ viewer, you }: Standpoint): TableDoc {
    return { table: this.table, you, game: this.gameFor(viewer) };
  }

  private gameFor(viewer: Viewer): ShownGame | null {
    const known = this.games.get(viewer);
    if (known !== undefined) return known;
    const { state, record } = this.kept;
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
