/** The story of a table, numbered. */
import { eventFor, type Viewer } from '../../kernel/index.ts';
import type { Line } from '../../protocol/index.ts';
import type { LogEntry } from '../store/store.ts';
import type { Said, StoredLine, TableEntry } from './record.ts';

export const numbered = (said: readonly Said[], before: number, at: number): StoredLine[] =>
  said.map((each, index) => {
    const no = before + index + 1;
    if ('event' in each) return { no, event: each.event };
    return 'chat' in each ? { no, at, ...each } : { no, at, ...each };
  });

/** A line as the viewer may read it. */
export const lineFor = (line: StoredLine, at: number, viewer: Viewer): Line =>
  'event' in line ? { no: line.no, at, event: eventFor(line.event, viewer) } : line;

export const entryOf = (logged: LogEntry): TableEntry => JSON.parse(logged.entry) as TableEntry;

/** The lines after number `after`, as the viewer may read them. */
export const linesFrom = (log: readonly LogEntry[], after: number, viewer: Viewer): Line[] =>
  log.flatMap((logged) =>
    entryOf(logged)
      .lines.filter((line) => line.no > after)
      .map((line) => lineFor(line, logged.at, viewer)),
  );
