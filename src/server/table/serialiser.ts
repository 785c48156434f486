/** Converts tables to the JSON texts in the store and back. Nothing else does. */
import { load, type AnyGame, type AnyState, type Result } from '../../kernel/index.ts';
import type { LogEntry, TableCard, TableRow } from '../store/store.ts';
import { loadedProgress, loadedRecord, type TableProgress, type TableRecord } from './record.ts';
import type { TableSnapshot } from './snapshot.ts';
import type { TableEntry } from './story.ts';

// ── Texts in ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Serialises one table, and caches the text of the parts that a change left alone. */
export class TableSerialiser {
  private record: TableRecord | null = null;
  private recordText = '';
  private base: AnyState | null = null;
  private baseText = '';

  /** `due`: the server itself must act next. */
  row({ seq, changed, record, progress, state }: TableSnapshot, due: boolean): TableRow {
    return {
      id: record.id,
      seq,
      phase: record.phase,
      listed: record.settings.open,
      due,
      changed,
      record: this.recordWith(record, progress),
      state: state === null ? null : this.state(state),
    };
  }

  /** Record and progress are kept as one object. Few changes touch the record, and those make another one. */
  recordWith(record: TableRecord, progress: TableProgress): string {
    if (record !== this.record) {
      this.record = record;
      this.recordText = JSON.stringify(record);
    }
    return joined(this.recordText, JSON.stringify(progress));
  }

  /**
   * The options of an open question are recomputed when a state is loaded, so they are not written. Exception: those of seats that have
   * answered, because a sealed answer is an index and its option tells what it meant if the rules have changed since.
   */
  state(state: AnyState): string {
    const { undo } = state;
    const text = JSON.stringify(withSealedChoices(state));
    if (undo === null) return text;
    const { seat, base, answers, events } = undo;
    // Where an action can be undone, the state it began with is written with each of its moves.
    if (base !== this.base) {
      this.base = base;
      this.baseText = this.state(base);
    }
    const decisions: Omit<NonNullable<AnyState['undo']>, 'base'> = { seat, answers, events };
    const undoText = joined(JSON.stringify(decisions), `{"base":${this.baseText}}`);
    return `${text.slice(0, -NO_UNDO.length)}"undo":${undoText}}`;
  }
}

const NO_UNDO = '"undo":null}';
const NO_CHOICES: AnyState['asked'] = [];

function sealedChoices({ asked, answers }: AnyState): AnyState['asked'] {
  // One seat alone has not answered, or it would not be asked any more.
  return asked.length < 2 ? NO_CHOICES : asked.filter(({ seat }) => answers[seat] !== null);
}

/** Field by field, for a copy of the whole takes longer; what can be undone comes last, and is put in later. */
const withSealedChoices = (state: AnyState): AnyState => ({
  game: state.game,
  rules: state.rules,
  seats: state.seats,
  options: state.options,
  question: state.question,
  rng: state.rng,
  stack: state.stack,
  asker: state.asker,
  asked: sealedChoices(state),
  answers: state.answers,
  confirms: state.confirms,
  table: state.table,
  result: state.result,
  undo: null,
});

/** Two objects that are not empty as one. */
const joined = (one: string, other: string): string => `${one.slice(0, -1)},${other.slice(1)}`;

/** `lines`: how many the story has after this entry. */
export const logEntryOf = (seq: number, at: number, lines: number, entry: TableEntry): LogEntry => ({
  seq,
  at,
  lines,
  entry: JSON.stringify(entry),
});

// ── Texts out ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** An error of `JSON.parse` quotes the text, which holds secrets: it must not reach a log. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('a stored text is not JSON');
  }
}

const parsedRecord = (card: TableCard): { readonly [name: string]: unknown } =>
  parsed(card.record) as { readonly [name: string]: unknown };

export function recordAndProgressOf(card: TableCard): {
  readonly record: TableRecord;
  readonly progress: TableProgress;
} {
  const saved = parsedRecord(card);
  return { record: loadedRecord(saved), progress: loadedProgress(saved) };
}

export const recordOf = (card: TableCard): TableRecord => loadedRecord(parsedRecord(card));

/** Throws a LoadError if the state cannot be read by the rules of now. Nothing is replayed. */
export function snapshotOf(row: TableRow, game: AnyGame): TableSnapshot {
  const state = row.state === null ? null : load(game, parsed(row.state));
  return { seq: row.seq, changed: row.changed, ...recordAndProgressOf(row), state };
}

/** The result alone, of a state that these rules need not be able to read. */
export const resultOf = (row: TableRow): Result | null =>
  row.state === null ? null : (parsed(row.state) as { readonly result: Result | null }).result;

export const entryOf = (logged: LogEntry): TableEntry => parsed(logged.entry) as TableEntry;
