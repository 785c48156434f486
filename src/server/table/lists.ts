/** A table in a list: of open ones, or of the reader's own. */
import type { ListedTable } from '../../protocol/index.ts';
import type { TableCard } from '../store/store.ts';
import { publicTable } from './public-table.ts';
import { isFree, memberByNumber, memberOf, seatOf } from './record.ts';
import { recordAndProgressOf } from './serialiser.ts';

export function listedTable(card: TableCard, person: string | null): ListedTable {
  const { record, progress } = recordAndProgressOf(card);
  const { seats, phase } = publicTable(record);
  const own = seatOf(record, memberOf(record, person));
  // Whose answer is awaited is part of the game, so it is shown only to people who may watch.
  const asked = phase === 'playing' && (own !== null || record.settings.watch) ? progress.asked : [];
  const isAsked = own !== null && progress.asked.some(({ seat }) => seat === own);
  return {
    id: record.id,
    game: record.game,
    phase,
    changed: card.changed,
    host: memberByNumber(record, record.host)?.name ?? '',
    seats: seats.map(({ holder, name }, seat) => ({ holder, name, you: seat === own })),
    free: record.seats.filter(isFree).length,
    watch: record.settings.watch,
    asked,
    yourTurn: phase === 'playing' && isAsked && !progress.answered.includes(own) && record.seats[own]!.bot === null,
  };
}
