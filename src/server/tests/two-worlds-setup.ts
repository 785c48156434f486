/** Puts a sampled table into a server: as it was, or with everything different that one viewer cannot know. */
import {
  copyRng,
  imagine,
  randomPicks,
  type AnyGame,
  type AnyState,
  type Random,
  type Viewer,
} from '../../kernel/index.ts';
import type { LogEntry } from '../store/store.ts';
import type { OpenedTable } from '../table/opening.ts';
import { personsOf, type TableRecord } from '../table/record.ts';
import { entryOf, recordAndProgressOf, TableSerialiser } from '../table/serialiser.ts';
import type { StoredLine } from '../table/story.ts';
import type { ServerClient } from './two-worlds-client.ts';
import { personId, type Sample } from './two-worlds-source.ts';
import type { MemoryStore } from './two-worlds-store.ts';

/** A server that holds one of the worlds. */
export interface WorldServer {
  readonly name: string;
  readonly client: ServerClient;
  readonly store: MemoryStore;
}

/** Both servers have it, so it does not tell them apart. */
export const BOOT = 'boot';

const elsewhere = (text: string): string => `elsewhere ${text}`;

const otherLine = (line: StoredLine, viewer: Viewer): StoredLine => {
  if (!('event' in line) || line.event.full === null) return line;
  if (viewer !== 'spectator' && line.event.seats.includes(viewer)) return line;
  return { ...line, event: { ...line.event, full: { secret: 'of the other world' } } };
};

function otherEntry(logged: LogEntry, viewer: Viewer): LogEntry {
  const entry = entryOf(logged);
  const lines = entry.lines.map((line) => otherLine(line, viewer));
  const input = entry.input?.do === 'answer' ? { input: { ...entry.input, picks: [99] } } : {};
  return { ...logged, entry: JSON.stringify({ ...entry, ...input, lines }) };
}

const withPersons = (record: TableRecord, world: string): TableRecord => ({
  ...record,
  members: record.members.map((member, number) => ({ ...member, person: personId(world, number) })),
});

/** Who has answered a sealed question is not shown: in the other world it is somebody else. At least one answer is still awaited. */
function otherAnswers(state: AnyState, viewer: Viewer, random: Random): void {
  const others = state.asked.filter(({ seat }) => seat !== viewer);
  for (const choice of others) {
    state.answers[choice.seat] = random(2) === 0 ? null : randomPicks(choice, random);
  }
  if (state.asked.some(({ seat }) => state.answers[seat] === null)) return;
  state.answers[others[random(others.length)]!.seat] = null;
}

/** A world that the viewer cannot tell from the real one; with `random`, others have answered. */
export function otherState(game: AnyGame, state: AnyState, viewer: Viewer, seed: string, random?: Random): AnyState {
  const other = imagine(game, state, viewer, seed);
  // The same chance ahead in both, so that what parts them is knowledge.
  other.rng = copyRng(state.rng);
  if (random !== undefined && other.asked.length > 1) otherAnswers(other, viewer, random);
  return other;
}

interface Staged {
  readonly id: string;
  readonly sample: Sample;
  readonly state: AnyState;
  readonly change?: (record: TableRecord) => TableRecord;
}

function staged({ id, sample, state, change = (record) => record }: Staged, world: string): OpenedTable {
  const { record, progress } = recordAndProgressOf(sample.row);
  const answered = state.answers.flatMap((picks, seat) => (picks === null ? [] : [seat]));
  return {
    record: { ...change(withPersons(record, world)), id },
    progress: { ...progress, undoable: [], answered },
  };
}

/** The texts that a store holds of it. */
const textsOf = ({ record, progress }: OpenedTable, state: AnyState) => {
  const serialiser = new TableSerialiser();
  return { record: serialiser.recordWith(record, progress), state: serialiser.state(state) };
};

/** Puts a table as it was sampled into a server. */
export function stageReal({ store, name }: Pick<WorldServer, 'store' | 'name'>, stage: Staged): void {
  const table = staged(stage, name);
  const { row, log } = stage.sample;
  store.put({ ...row, id: stage.id, ...textsOf(table, stage.state) }, log, personsOf(table.record));
}

/** Puts it there with another state, and with other secrets of the server as well: seed, persons, sequence, ids, inputs. */
export function stageOther({ store, name }: WorldServer, viewer: Viewer, stage: Staged): void {
  const { record: plain, progress } = staged(stage, name);
  const { row, log } = stage.sample;
  const seed = plain.shuffle.seed.split('').reverse().join('');
  const taken = Object.fromEntries(Object.entries(progress.taken).map(([member, ids]) => [member, ids.map(elsewhere)]));
  const record: TableRecord = { ...plain, shuffle: { ...plain.shuffle, seed } };
  const texts = textsOf({ record, progress: { ...progress, taken } }, stage.state);
  const others = log.map((logged) => otherEntry(logged, viewer));
  store.put({ ...row, id: stage.id, seq: row.seq + 17, ...texts }, others, personsOf(record));
}
