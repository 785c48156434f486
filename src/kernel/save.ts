/** Saving and loading. Saved games outlive the code: a state of older rules is migrated, and its open question is asked again. */
import { picksFault } from './choice.ts';
import { compile } from './compile.ts';
import { checkSavedOptions, checkSeats } from './options.ts';
import { replayAnswers } from './apply.ts';
import { choiceFor, Play } from './play.ts';
import type { Choice, Frame, Game, Options, Picks, Seat, State } from './types.ts';
import { sameOption } from './same-option.ts';

export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** The state as JSON. A state is plain data, so there is nothing to convert. */
export const save = (state: State<unknown, Frame, unknown>): string => JSON.stringify(state);

type Saved = { readonly [key: string]: unknown };

const isRecord = (value: unknown): value is Saved =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Every number in a state that is checked as a count is below this. */
const COUNT_LIMIT = 2 ** 32;
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < COUNT_LIMIT;
const isPicks = (value: unknown): boolean => value === null || (Array.isArray(value) && value.every(isCount));

function need(holds: boolean, what: string): asserts holds {
  if (!holds) throw new LoadError(`not a saved game: ${what}`);
}

/** Loads a parsed saved game, which need not be trusted. Throws a LoadError that says what is wrong. */
export function load<T, F extends Frame, O, E, V, N extends Options>(
  game: Game<T, F, O, E, V, N>,
  saved: unknown,
): State<T, F, O, N> {
  const migrated = migrate(game, saved);
  const state = checkState(game, migrated);
  if (state.result !== null) return state;
  try {
    state.asked = new Play(game, state).reask();
  } catch (error) {
    throw new LoadError(`its question cannot be asked again: ${(error as Error).message}`);
  }
  const savedAsked = savedChoices(migrated['asked']);
  state.answers = state.answers.map((picks, seat) => {
    const choice = choiceFor(state, seat as Seat);
    const savedChoice = savedAsked.find((asked) => asked['seat'] === seat);
    return picks === null || choice === undefined ? null : restoreAnswer(savedChoice, picks, choice);
  });
  if (state.undo !== null && !undoStillReplays(game, state)) state.undo = null;
  return state;
}

const savedChoices = (asked: unknown): readonly Saved[] => (Array.isArray(asked) ? asked.filter(isRecord) : []);

/**
 * A sealed answer is saved as indexes into the options that were offered when it was given. The picked options are looked up by value
 * among the present ones, because a changed rule or a longer list may have moved them. Null if one of them is no longer offered: then
 * that seat is asked anew. If the saved game has no options, the indexes are used unchanged.
 */
function restoreAnswer<O>(saved: Saved | undefined, picks: Picks, choice: Choice<O>): Picks | null {
  if (saved === undefined) return picksFault(choice, picks) === null ? picks : null;
  const savedOptions: readonly unknown[] = Array.isArray(saved['options']) ? saved['options'] : [];
  if (saved['ask'] !== choice.ask) return null;
  const moved = picks.map((pick) => choice.options.findIndex((option) => sameOption(option, savedOptions[pick])));
  moved.sort((a, b) => a - b);
  return picksFault(choice, moved) === null ? moved : null;
}

/** Whether the decisions that can be undone, replayed under the present rules, still lead to this state. */
function undoStillReplays<T, F extends Frame, O, E, V, N extends Options>(
  game: Game<T, F, O, E, V, N>,
  state: State<T, F, O, N>,
): boolean {
  const { seat, base, answers } = state.undo!;
  try {
    const again = replayAnswers(game, base, seat, answers);
    return (
      JSON.stringify([again.table, again.stack, again.asked]) ===
      JSON.stringify([state.table, state.stack, state.asked])
    );
  } catch {
    return false;
  }
}

function migrate<T, F extends Frame, O, E, V, N extends Options>(game: Game<T, F, O, E, V, N>, saved: unknown): Saved {
  need(isRecord(saved), 'it is not an object');
  need(saved['game'] === game.id, `it is not a game of ${game.id}`);
  const { rules } = saved;
  need(isCount(rules) && rules >= 1, 'it has no rules number');
  if (rules > game.rules) throw new LoadError(`it was saved by newer rules (${rules}; here ${game.rules})`);
  let now: Saved = saved;
  for (let from = rules; from < game.rules; from++) {
    try {
      const after = game.migrations[from - 1]!(now);
      now = { ...(after as Saved), rules: from + 1, undo: null };
    } catch (error) {
      throw new LoadError(`it cannot be migrated from rules ${from} to ${from + 1}: ${(error as Error).message}`);
    }
  }
  return now;
}

function checkState<T, F extends Frame, O, E, V, N extends Options>(
  game: Game<T, F, O, E, V, N>,
  saved: Saved,
): State<T, F, O, N> {
  const { seats, options } = checkedTable(game, saved);
  const state: State<T, F, O, N> = {
    game: game.id,
    rules: game.rules,
    seats,
    options,
    question: saved['question'] as number,
    rng: saved['rng'] as State<T, F, O, N>['rng'],
    stack: saved['stack'] as F[],
    asker: saved['asker'] as string,
    asked: [],
    answers: saved['answers'] as State<T, F, O, N>['answers'],
    confirms: saved['confirms'] as boolean[],
    table: saved['table'] as T,
    result: saved['result'] as State<T, F, O, N>['result'],
    undo: null,
  };
  need(isCount(state.question), 'question');
  need(isRng(state.rng), 'rng');
  need(Array.isArray(state.answers) && state.answers.length === seats && state.answers.every(isPicks), 'answers');
  need(Array.isArray(state.confirms) && state.confirms.length === seats, 'confirms');
  need(Array.isArray(state.stack) && state.stack.every((frame) => isRecord(frame)), 'stack');
  need(state.result === null || isRecord(state.result), 'result');
  if (state.result === null) checkFrames(game, state);
  let faults: readonly string[];
  try {
    checkPieces(game, state);
    faults = game.faults(state.table);
  } catch (error) {
    throw error instanceof LoadError ? error : new LoadError('not a saved game: its table is not valid');
  }
  if (faults.length > 0) throw new LoadError(faults[0]);
  const undo = saved['undo'];
  if (isRecord(undo)) state.undo = loadUndo(game, undo);
  return state;
}

function checkedTable<T, F extends Frame, O, E, V, N extends Options>(
  game: Game<T, F, O, E, V, N>,
  saved: Saved,
): Pick<State<T, F, O, N>, 'seats' | 'options'> {
  try {
    const seats = checkSeats(game, saved['seats']);
    return { seats, options: checkSavedOptions(game, seats, saved['options']) as N };
  } catch (error) {
    throw new LoadError((error as Error).message);
  }
}

/** Pieces and lots are used as array indexes: an unchecked one could make the kernel allocate huge arrays. */
function checkPieces<T, F extends Frame, O, E, V, N extends Options>(
  game: Game<T, F, O, E, V, N>,
  { table, seats }: State<T, F, O, N>,
): void {
  const { kinds, lots } = game.hidden(table);
  const isPiece = (value: unknown): boolean => isCount(value) && value < kinds.length;
  need(Array.isArray(kinds) && kinds.every(isCount), 'kinds of pieces');
  need(Array.isArray(lots) && lots.length === kinds.length * (seats + 1), 'lots');
  need(
    lots.every((lot) => isCount(lot) && lot <= kinds.length),
    'lots',
  );
  for (const { name, pieces } of game.zones(table)) need(Array.isArray(pieces) && pieces.every(isPiece), name);
}

function checkFrames<T, F extends Frame, O, E, V, N extends Options>(
  game: Game<T, F, O, E, V, N>,
  state: State<T, F, O, N>,
): void {
  const steps = compile(game as Parameters<typeof compile>[0]);
  for (const { proc, at } of state.stack) {
    need(at === '' ? proc in steps : steps[proc]?.[at] !== undefined, `no step ${String(proc)}.${String(at)}`);
  }
  const top = state.stack.at(-1);
  need(top !== undefined && steps[top.proc]![state.asker] !== undefined, `no asking step ${String(state.asker)}`);
}

function isRng(rng: unknown): boolean {
  if (!isRecord(rng)) return false;
  if (rng['kind'] === 'sfc32') return [rng['a'], rng['b'], rng['c'], rng['d']].every(Number.isInteger);
  const { key } = rng;
  if (rng['kind'] !== 'chacha8' || !Array.isArray(key) || key.length !== 8 || !key.every(isCount)) return false;
  return isCount(rng['block']) && isCount(rng['used']) && rng['used'] <= 16;
}

function loadUndo<T, F extends Frame, O, E, V, N extends Options>(
  game: Game<T, F, O, E, V, N>,
  undo: Saved,
): NonNullable<State<T, F, O, N>['undo']> {
  const { seat, answers, events } = undo;
  need(isCount(seat) && Array.isArray(answers) && Array.isArray(events) && answers.every(isPicks), 'undo');
  const { base: savedBase } = undo;
  // At the base there was nothing to undo.
  const base = load(game, isRecord(savedBase) ? { ...savedBase, undo: null } : savedBase);
  return { seat: seat as Seat, base, answers, events };
}
