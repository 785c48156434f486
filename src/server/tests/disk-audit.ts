/** Whether a table's log is whole, has nothing twice, and leads to the state that is kept. */
import { games } from '../../games/index.ts';
import type { Store } from '../store/store.ts';
import { replayed } from '../table/replay.ts';
import { entryOf, recordOf, TableSerialiser } from '../table/serialiser.ts';
import { keyOfShuffle } from '../table/shuffle.ts';
import type { TableEntry } from '../table/story.ts';

interface Audit {
  readonly faults: readonly string[];
  readonly entries: readonly TableEntry[];
  /** By seat: the number of the member who holds it. */
  readonly seats: readonly (number | null)[];
}

/** A table that is not there has nothing wrong with it. */
export async function auditOf(store: Store, table: string): Promise<Audit> {
  // In one batch of the store, so that nothing is written in between.
  const [row, log] = await Promise.all([store.load(table), store.log(table)]);
  const faults: string[] = [];
  const entries = log.map(entryOf);
  if (row === null) return { faults: log.length === 0 ? [] : [`${table}: a log without a table`], entries, seats: [] };
  const record = recordOf(row);
  if (row.seq !== log.length || log.some(({ seq }, index) => seq !== index + 1)) {
    faults.push(`${table}: the log has gaps`);
  }
  const numbers = entries.flatMap(({ lines }) => lines.map(({ no }) => no));
  if (numbers.some((no, index) => no !== index + 1)) faults.push(`${table}: the story has gaps`);
  if (row.state !== null) {
    const game = games.find(({ id }) => id === record.game)!;
    const { seed, nonces } = record.shuffle;
    const logged = log.map(({ seq }, index) => ({ seq, entry: entries[index]! }));
    const again = replayed(game, keyOfShuffle(seed, nonces!), logged).state;
    if (new TableSerialiser().state(again) !== row.state) faults.push(`${table}: the log leads to another state`);
  }
  return { faults, entries, seats: record.seats.map(({ member }) => member) };
}

/** How often an answer to this question by this seat is in the log. */
export const answersIn = ({ entries }: Audit, seat: number, question: number): number =>
  entries.filter(({ input }) => input?.do === 'answer' && input.seat === seat && input.question === question).length;

export const remarksIn = ({ entries }: Audit): readonly string[] =>
  entries.flatMap(({ lines }) => lines.flatMap((line) => ('chat' in line ? [line.chat] : [])));
