/** Applies a change to a table: the log entry and the next snapshot, then the forced answers that follow at once. */
import { forced, type AnyGame, type Input } from '../../kernel/index.ts';
import type { Change } from './change.ts';
import { played } from './commands/game.ts';
import { practisedAfter } from './practice.ts';
import { memberOf, type TableProgress, type TableRecord } from './record.ts';
import { serverSeats } from './server-seats.ts';
import type { TableSnapshot } from './snapshot.ts';
import { numbered, type StoredLine, type TableEntry } from './story.ts';

/** Command ids remembered per member, to recognise commands that are sent again. A client has few unanswered at a time. */
const TAKEN = 16;
/** Forced answers written together with one change; further ones are written one by one. */
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
  /** After it. */
  readonly snapshot: TableSnapshot;
}

/** The change itself: a message to everybody who may notice. */
export const firstStep = (before: TableSnapshot, author: Author, change: Change, now: number): Step =>
  stepped(before, author, change, now, 1);

/**
 * The chain of forced answers after an answer, at tables without a pause before them. They are sent in the message of that answer. If
 * one fails, the chain ends before it: it is tried again alone, and the steps before it are kept.
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

function followingStep(game: AnyGame, { change, snapshot }: Step, now: number): Step | null {
  const input = change.input?.do === 'answer' ? onlyAnswer(snapshot) : null;
  if (input === null) return null;
  try {
    const verdict = played({ ...snapshot, game, now }, input);
    return verdict.ok ? stepped(snapshot, FORCED, verdict.change, now, 0) : null;
  } catch {
    return null;
  }
}

/** Only for questions to a single seat. A question to several is sealed: merging an answer into it would tell who has answered. */
function onlyAnswer(snapshot: TableSnapshot): Input | null {
  const { state } = snapshot;
  if (state === null || state.asked.length !== 1) return null;
  const [due] = serverSeats(snapshot);
  if (due === undefined || due.bot) return null;
  return { do: 'answer', seat: due.seat, question: state.question, picks: forced(state.asked[0]!)! };
}

function stepped(before: TableSnapshot, author: Author, change: Change, now: number, messages: number): Step {
  const { record, input, begin, back, withdrawn = [], onlySeat, state = before.state } = change;
  const lines = numbered(change.lines ?? [], before.progress.lines, now);
  const member = memberOf(record, author.person)?.no ?? null;
  const entry: TableEntry = {
    do: author.do,
    member,
    input,
    begin,
    back,
    withdrawn: withdrawn.length === 0 ? undefined : withdrawn,
    lines,
  };
  const taken = author.id === undefined || member === null ? null : { member, id: author.id };
  const progress = {
    ...progressAfter(before.progress, change, taken, lines, messages),
    practised: practisedAfter(before, change),
  };
  const changed = onlySeat === undefined ? now : before.changed;
  return { change, entry, snapshot: { seq: before.seq + 1, changed, record, progress, state } };
}

function progressAfter(
  before: TableProgress,
  { record, question, onlySeat }: Change,
  taken: { readonly member: number; readonly id: string } | null,
  lines: readonly StoredLine[],
  messages: number,
): Omit<TableProgress, 'practised'> {
  const { seats, spectator } = before.numbers;
  // A seat that was removed and added again continues the count, so that an old number never matches a new document.
  const numberOf = (seat: number): number => seats[seat] ?? spectator;
  const { asked, answered, undoable, undone, undos } = { ...before, ...question };
  return {
    numbers: {
      seats: record.seats.map((_, seat) =>
        onlySeat === undefined || onlySeat === seat ? numberOf(seat) + messages : numberOf(seat),
      ),
      spectator: onlySeat === undefined ? spectator + messages : spectator,
    },
    lines: before.lines + lines.length,
    undoable,
    undone,
    undos,
    chats: chatsAfter(before.chats, record, lines),
    asked,
    answered,
    taken: taken === null ? before.taken : withTaken(before.taken, taken.member, taken.id),
  };
}

function chatsAfter(
  before: TableProgress['chats'],
  record: TableRecord,
  lines: readonly StoredLine[],
): TableProgress['chats'] {
  let { seated, others } = before;
  for (const line of lines) {
    if (!('chat' in line)) continue;
    if (record.seats.some(({ member }) => member === line.member)) seated++;
    else others++;
  }
  return seated === before.seated && others === before.others ? before : { seated, others };
}

const withTaken = (taken: TableProgress['taken'], member: number, id: string): TableProgress['taken'] => ({
  ...taken,
  [member]: [...(taken[member]?.slice(1 - TAKEN) ?? []), id],
});
