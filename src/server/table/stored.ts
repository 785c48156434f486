/** A table as it is kept: texts in, texts out. */
import { load, type AnyGame, type AnyState } from '../../kernel/index.ts';
import type { TableCard, TableRow } from '../store/store.ts';
import type { TableRecord } from './record.ts';

export interface Kept {
  readonly seq: number;
  /** The last change that everybody could notice: a sealed answer must not show in a list. */
  readonly changed: number;
  readonly record: TableRecord;
  readonly state: AnyState | null;
}

/** Fields that records of before lack. */
const LATER: Pick<TableRecord, 'beginsWithHost'> = { beginsWithHost: false };

export const recordOf = (card: TableCard): TableRecord => ({ ...LATER, ...(JSON.parse(card.record) as TableRecord) });

/** Throws a LoadError if the state cannot be read by the rules of now. Nothing is replayed. */
export function keptOf(row: TableRow, game: AnyGame): Kept {
  const state = row.state === null ? null : load(game, JSON.parse(row.state));
  return { seq: row.seq, changed: row.changed, record: recordOf(row), state };
}

/** What most changes leave as it is. */
const STEADY = [
  'id',
  'game',
  'phase',
  'created',
  'ended',
  'settings',
  'options',
  'host',
  'members',
  'seats',
  'abandon',
  'trouble',
  'shuffle',
  'rematch',
  'rules',
  'beginsWithHost',
] as const satisfies readonly (keyof TableRecord)[];

/** The texts of one table. What stays the same from one change to the next is put into words once. */
export class Texts {
  private record: TableRecord | null = null;
  private steady = '';
  private base: AnyState | null = null;
  private baseText = '';

  ofRecord(record: TableRecord): string {
    const { record: last } = this;
    if (last === null || STEADY.some((key) => record[key] !== last[key])) {
      this.steady = JSON.stringify(Object.fromEntries(STEADY.map((key) => [key, record[key]])));
    }
    this.record = record;
    const { numbers, lines, withdrawn, undoable, undone, asked, answered, taken } = record;
    const rest: Omit<TableRecord, (typeof STEADY)[number]> = {
      numbers,
      lines,
      withdrawn,
      undoable,
      undone,
      asked,
      answered,
      taken,
    };
    return joined(this.steady, JSON.stringify(rest));
  }

  /** Options of an open question are worked out anew when a state is loaded, so they need not be written with every move. */
  ofState(state: AnyState): string {
    const { undo } = state;
    const text = JSON.stringify(withoutChoices(state));
    if (undo === null) return text;
    const { seat, base, answers, events } = undo;
    // Where an action can be undone, the state it began with is written with each of its moves.
    if (base !== this.base) {
      this.base = base;
      this.baseText = this.ofState(base);
    }
    const decisions: Omit<NonNullable<AnyState['undo']>, 'base'> = { seat, answers, events };
    const undoText = joined(JSON.stringify(decisions), `{"base":${this.baseText}}`);
    return `${text.slice(0, -NO_UNDO.length)}"undo":${undoText}}`;
  }
}

const NO_UNDO = '"undo":null}';
const NO_CHOICES: AnyState['asked'] = [];

/** Field by field, for a copy of the whole takes longer; what can be undone comes last, and is put in later. */
const withoutChoices = (state: AnyState): AnyState => ({
  game: state.game,
  rules: state.rules,
  seats: state.seats,
  options: state.options,
  question: state.question,
  rng: state.rng,
  stack: state.stack,
  asker: state.asker,
  asked: NO_CHOICES,
  answers: state.answers,
  confirms: state.confirms,
  table: state.table,
  result: state.result,
  undo: null,
});

/** Two objects that are not empty as one. */
const joined = (one: string, other: string): string => `${one.slice(0, -1)},${other.slice(1)}`;

export const stateText = (state: AnyState): string => new Texts().ofState(state);

export const rowOf = ({ seq, changed, record, state }: Kept, due: boolean, texts = new Texts()): TableRow => ({
  id: record.id,
  seq,
  phase: record.phase,
  listed: record.settings.open,
  due,
  changed,
  record: texts.ofRecord(record),
  state: state === null ? null : texts.ofState(state),
});
