/** What a change makes of a table: an entry of the log and the table after it; then the forced answers that follow at once. */
import { forced, type AnyGame, type Input } from '../../kernel/index.ts';
import type { Change } from './change.ts';
import { played } from './commands/game.ts';
import { numbered } from './lines.ts';
import { memberOf, type TableEntry, type TableRecord } from './record.ts';
import { serverSeats } from './server-seats.ts';
import type { Kept } from './stored.ts';

/** Ids of messages that are remembered of each member; a client resends what it has not been told about, which is little. */
const TAKEN = 16;
/** Forced answers that are written at once; whatever comes after them comes by itself. */
const MOST_FOLLOWING = 20;

/** Who makes a change, and by which message. */
export interface Author {
  readonly do: string;
  /** Null: the server. */
  readonly person: string | null;
  readonly id?: string;
}
export const BOT: Author = { do: 'bot', person: null };
/** Where there is no other answer. */
export const FORCED: Author = { do: 'forced', person: null };

export interface Step {
  readonly change: Change;
  readonly entry: TableEntry;
  readonly kept: Kept;
}

/** The change itself: a message to everybody who may notice. */
export const firstStep = (before: Kept, author: Author, change: Change, now: number): Step =>
  stepped(before, author, change, now, 1);

/**
 * The only possible answers that come after an answer, one leading to the next: for tables that want no pause before them. They are
 * shown by the message of that answer. If one of them fails it is left to be tried by itself, for what came before it was good.
 */
export function followingSteps(game: AnyGame, first: Step, now: number): readonly Step[] {
  const steps: Step[] = [];
  for (let last = first; steps.length < MOST_FOLLOWING; last = steps.at(-1)!) {
    const step = followingStep(game, last, now);
    if (step === null) break;
    steps.push(step);
  }
  return steps;
}

function followingStep(game: AnyGame, { change, kept }: Step, now: number): Step | null {
  const input = change.input?.do === 'answer' ? onlyAnswer(kept) : null;
  if (input === null) return null;
  try {
    const verdict = played({ ...kept, game, now }, input);
    return verdict.ok ? stepped(kept, FORCED, verdict.change, now, 0) : null;
  } catch {
    return null;
  }
}

/** A question to several is sealed, and who has answered it is nobody's business: there every answer is a message of its own. */
function onlyAnswer({ record, state }: Kept): Input | null {
  if (state === null || state.asked.length !== 1) return null;
  const [due] = serverSeats(record, state);
  if (due === undefined || due.bot) return null;
  return { do: 'answer', seat: due.seat, question: state.question, picks: forced(state.asked[0]!)! };
}

function stepped(before: Kept, author: Author, change: Change, now: number, messages: number): Step {
  const { input, begin, back, withdrawn = [], said = [], onlySeat, state = before.state } = change;
  const lines = numbered(said, before.record.lines, now);
  const record = recordAfter(change, author, lines.length, messages);
  const entry: TableEntry = {
    do: author.do,
    member: memberOf(record, author.person)?.no ?? null,
    input,
    begin,
    back,
    withdrawn: withdrawn.length === 0 ? undefined : withdrawn,
    lines,
  };
  const changed = onlySeat === undefined ? now : before.changed;
  return { change, entry, kept: { seq: before.seq + 1, changed, record, state } };
}

/** Field by field: copied as a whole, an object of this size takes longer than the rules do to think. */
function recordAfter(change: Change, { person, id }: Author, lines: number, messages: number): TableRecord {
  const { record, progress = record, onlySeat, withdrawn } = change;
  const { seats, spectator } = record.numbers;
  const member = memberOf(record, person)?.no;
  return {
    id: record.id,
    game: record.game,
    phase: record.phase,
    created: record.created,
    ended: record.ended,
    settings: record.settings,
    options: record.options,
    host: record.host,
    members: record.members,
    seats: record.seats,
    abandon: record.abandon,
    trouble: record.trouble,
    shuffle: record.shuffle,
    rematch: record.rematch,
    rules: record.rules,
    beginsWithHost: record.beginsWithHost,
    asked: progress.asked,
    answered: progress.answered,
    undoable: progress.undoable,
    undone: progress.undone,
    taken: id === undefined || member === undefined ? record.taken : withTaken(record.taken, member, id),
    lines: record.lines + lines,
    withdrawn: withdrawn === undefined ? record.withdrawn : [...record.withdrawn, ...withdrawn],
    numbers: {
      seats: seats.map((n, seat) => (onlySeat === undefined || onlySeat === seat ? n + messages : n)),
      spectator: onlySeat === undefined ? spectator + messages : spectator,
    },
  };
}

const withTaken = (taken: TableRecord['taken'], member: number, id: string): TableRecord['taken'] => ({
  ...taken,
  [member]: [...(taken[member]?.slice(1 - TAKEN) ?? []), id],
});
