/** Inputs of the game. The seat is always the caller's: no message names one. */
import {
  apply,
  crashReport,
  type AnyGame,
  type AnyState,
  type CrashReport,
  type Frame,
  type Input,
  type Outcome,
  type Seat,
} from '../../../kernel/index.ts';
import { accept, refuse, say, type Change, type Moment, type Verdict } from '../change.ts';
import type { OpenQuestion, TableProgress, TableRecord } from '../record.ts';
import type { UnnumberedLine } from '../story.ts';
import { undoing } from '../withdrawn.ts';
import { PLAYING, type TableCommands } from './command.ts';

type GameCommands = 'answer' | 'takeBack' | 'undo' | 'confirms';

/** In a row, before the game goes on: each adds lines to the story. */
export const MAX_UNDOS = 40;

const seatOfCaller = ({ caller }: Moment): Seat => caller.seat as Seat;

export const gameCommands: TableCommands<GameCommands> = {
  answer: {
    who: 'seated',
    phases: PLAYING,
    run: (moment, { question, picks }) => played(moment, { do: 'answer', seat: seatOfCaller(moment), question, picks }),
  },
  takeBack: {
    who: 'seated',
    phases: PLAYING,
    run: (moment, { question }) => played(moment, { do: 'takeBack', seat: seatOfCaller(moment), question }),
  },
  undo: {
    who: 'seated',
    phases: PLAYING,
    run: (moment, { question }) => played(moment, { do: 'undo', seat: seatOfCaller(moment), question }),
  },
  confirms: {
    who: 'seated',
    phases: PLAYING,
    run: (moment, { wanted }) => played(moment, { do: 'confirms', seat: seatOfCaller(moment), wanted }),
  },
};

type Playing = Pick<Moment, 'record' | 'progress' | 'state' | 'game' | 'now'>;

/** A rule that threw, with the report that reproduces it. */
export class RuleFailedError extends Error {
  override readonly name = 'RuleFailedError';
  readonly report: CrashReport;
  constructor(error: unknown, state: AnyState, input: Input) {
    super('a rule failed', { cause: error });
    this.report = crashReport(error, state, input);
  }
}

/** One input of the game. Throws a RuleFailedError where a rule does. */
export function played({ record, progress, state, game, now }: Playing, input: Input): Verdict {
  if (state === null) return refuse('table.notBegun');
  const undos = undosAfterUndo(progress, input.seat);
  if (input.do === 'undo' && undos.count > MAX_UNDOS) return refuse('table.tooManyUndos');
  const outcome = applied(game, state, input);
  if (!outcome.ok) return outcome;
  const next = outcome.state;
  const seat = input.seat;
  const events: readonly UnnumberedLine[] = outcome.events.map((event) => ({ event }));
  const lines = input.do === 'undo' ? [say('undo', { person: nameOfSeat(record, seat) })] : events;
  const numbers = events.map((_, index) => progress.lines + index + 1);
  const { withdrawn, undoable } = undoing(progress.undoable, state, outcome, numbers);
  const isSealed = next.question === state.question && next.result === null;
  const change: Change = {
    record: withoutTrouble(withGame(record, next, now), isSealed),
    question: {
      ...asking(next),
      undoable,
      undone: input.do === 'undo' ? next.question : progress.undone,
      undos: input.do === 'undo' ? undos : undosAfterInput(progress, input, next),
    },
    state: next,
    lines,
    input,
    withdrawn,
  };
  // That a seat has answered a sealed question is not shown before the last one has.
  return accept(isSealed ? { ...change, onlySeat: seat } : change);
}

const undosAfterUndo = ({ undos }: TableProgress, seat: number): NonNullable<TableProgress['undos']> => ({
  seat,
  count: undos?.seat === seat ? undos.count + 1 : 1,
});

/** An answer that cannot be undone, or of another seat, ends the count. */
const undosAfterInput = ({ undos }: TableProgress, input: Input, next: AnyState): TableProgress['undos'] =>
  input.do === 'answer' && next.undo?.seat !== undos?.seat ? null : undos;

function applied(game: AnyGame, state: AnyState, input: Input): Outcome<unknown, Frame, unknown, unknown> {
  try {
    return apply(game, state, input);
  } catch (error) {
    throw new RuleFailedError(error, state, input);
  }
}

const nameOfSeat = (record: TableRecord, seat: number): string => {
  const { member, bot } = record.seats[seat]!;
  return record.members.find(({ no }) => no === member)?.name ?? bot?.name ?? '';
};

/** After a successful input the table is no longer in trouble, and bots go on. A sealed answer must not show, so it leaves the mark. */
function withoutTrouble(record: TableRecord, isSealed: boolean): TableRecord {
  const { trouble } = record;
  if (trouble === null) return record;
  return { ...record, trouble: isSealed ? { ...trouble, held: false } : null };
}

/** The record of a table whose game is now in this state. */
export function withGame(record: TableRecord, state: AnyState, now: number): TableRecord {
  if (state.result !== null) return { ...record, phase: 'finished', ended: now, abandon: [] };
  return record.phase === 'playing' ? record : { ...record, phase: 'playing', ended: null };
}

/** Which seats are asked, and which have answered. */
export const asking = (state: AnyState): Pick<OpenQuestion, 'asked' | 'answered'> => ({
  asked: state.asked.map(({ seat, ask }) => ({ seat, ask })),
  answered: state.answers.flatMap((picks, seat) => (picks === null ? [] : [seat])),
});
