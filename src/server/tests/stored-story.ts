/** Tables whose progress is written into the store by a test, as if it had taken days. */
import type { TableProgress } from '../table/record.ts';
import { logEntryOf, recordAndProgressOf, TableSerialiser } from '../table/serialiser.ts';
import type { StoredLine } from '../table/story.ts';
import type { TestServer } from './harness.ts';

/** Lines of chat of the host, each of the greatest length. */
export async function addLongStory(server: TestServer, table: string, lines: number): Promise<void> {
  const text = 'x'.repeat(400);
  await changeProgress(server, table, lines, (progress, no, at) => ({
    progress: { ...progress, lines: no },
    lines: [{ no, at, chat: text, member: 0, name: 'Ari' }],
  }));
}

/** As many entries of the log, each from what was before it. */
export async function changeProgress(
  server: TestServer,
  table: string,
  entries: number,
  change: (
    progress: TableProgress,
    line: number,
    at: number,
  ) => { readonly progress: TableProgress; readonly lines: readonly StoredLine[] },
): Promise<void> {
  const { store } = server.registry;
  const row = (await store.load(table))!;
  const { record, progress: before } = recordAndProgressOf(row);
  const at = row.changed;
  let progress = before;
  const logged = Array.from({ length: entries }, (_, index) => {
    const changed = change(progress, progress.lines + 1, at);
    ({ progress } = changed);
    return logEntryOf(row.seq + index + 1, at, progress.lines, { do: 'chat', member: 0, lines: changed.lines });
  });
  const text = new TableSerialiser().recordWith(record, progress);
  await store.commit({ row: { ...row, seq: row.seq + entries, record: text }, entries: logged });
}
