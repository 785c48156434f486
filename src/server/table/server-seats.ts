/**
 * The seats that the server answers for: bots, and persons who have only one possible answer. Every answer comes after a pause, so
 * that nobody can tell a forced answer from a thought.
 */
import { choiceFor, forced, type AnyGame, type Picks, type Seat } from '../../kernel/index.ts';
import { imaginedWorld } from '../bots/world.ts';
import { messageOf } from '../logger.ts';
import { isNotSaved, type ChangeResult } from './change.ts';
import type { TableServices } from './services.ts';
import type { TableSnapshot } from './snapshot.ts';

/** An answer that the server is working out or holding back for its pause. */
interface PendingAnswer {
  readonly question: number;
  readonly bot: boolean;
  readonly abort: AbortController;
}

export interface ServerAnswer {
  readonly seat: Seat;
  readonly question: number;
  readonly picks: Picks;
  readonly bot: boolean;
}

const FIRST_RETRY = 1_000;
const LAST_RETRY = 30_000;

export interface ServerSeat {
  readonly seat: Seat;
  /** Otherwise there is only one possible answer. */
  readonly bot: boolean;
}

/** Seats whose next answer is the server's. */
export function serverSeats({ record, progress, state }: TableSnapshot): readonly ServerSeat[] {
  if (state === null || record.phase !== 'playing' || record.trouble?.held === true) return [];
  return state.asked.flatMap((choice) => {
    if (state.answers[choice.seat] !== null) return [];
    const bot = record.seats[choice.seat]!.bot !== null;
    const isForced = forced(choice) !== null && progress.undone !== state.question;
    return bot || isForced ? [{ seat: choice.seat, bot }] : [];
  });
}

export class ServerSeats {
  private readonly pendingAnswers = new Map<Seat, PendingAnswer>();
  /** No person has had to choose yet. Until then bots answer fast, so that the first person need not wait. */
  private isOpening = true;
  private readonly services: TableServices;
  private readonly game: AnyGame;
  private readonly give: (answer: ServerAnswer) => Promise<ChangeResult>;
  private readonly failed: (error: unknown) => Promise<void>;

  constructor(
    services: TableServices,
    game: AnyGame,
    give: (answer: ServerAnswer) => Promise<ChangeResult>,
    failed: (error: unknown) => Promise<void>,
  ) {
    this.services = services;
    this.game = game;
    this.give = give;
    this.failed = failed;
  }

  get busy(): boolean {
    return this.pendingAnswers.size > 0;
  }

  /** Drops pending answers that the new snapshot does not ask for, and starts the missing ones. */
  look(snapshot: TableSnapshot, due = serverSeats(snapshot)): void {
    const { state } = snapshot;
    if (state !== null && due.length < state.asked.length) this.isOpening = false;
    if (due.length === 0 && this.pendingAnswers.size === 0) return;
    const wanted = new Map(due.map(({ seat, bot }) => [seat, bot]));
    for (const [seat, pending] of this.pendingAnswers) {
      if (wanted.get(seat) === pending.bot && pending.question === state!.question) wanted.delete(seat);
      else this.drop(seat, pending);
    }
    for (const [seat, bot] of wanted) this.start(snapshot, seat, bot);
  }

  close(): void {
    for (const [seat, pending] of this.pendingAnswers) this.drop(seat, pending);
  }

  private drop(seat: Seat, pending: PendingAnswer): void {
    // An explicit reason avoids the cost of a default exception with its stack.
    pending.abort.abort('dropped');
    this.pendingAnswers.delete(seat);
  }

  private start(snapshot: TableSnapshot, seat: Seat, bot: boolean): void {
    const { question } = snapshot.state!;
    const pending: PendingAnswer = { question, bot, abort: new AbortController() };
    this.pendingAnswers.set(seat, pending);
    const logged = (error: unknown): void =>
      this.services.log.error('an answer of the server failed', { table: snapshot.record.id, error: messageOf(error) });
    this.run(snapshot, seat, pending).catch((error: unknown) => {
      // It was dropped meanwhile.
      if (pending.abort.signal.aborted) return;
      logged(error);
      this.drop(seat, pending);
      this.failed(error).catch(logged);
    });
  }

  private async run(snapshot: TableSnapshot, seat: Seat, pending: PendingAnswer): Promise<void> {
    const { signal } = pending.abort;
    const { record } = snapshot;
    const pause = pending.bot ? this.services.botPause(record, this.isOpening) : this.services.forcedPause(record);
    const [picks] = await Promise.all([this.picks(snapshot, seat, pending), sleep(pause, signal)]);
    let retry = FIRST_RETRY;
    while (!signal.aborted) {
      const result = await this.give({ seat, question: pending.question, picks, bot: pending.bot });
      if (!isNotSaved(result)) break;
      await sleep(retry, signal);
      retry = Math.min(LAST_RETRY, retry * 2);
    }
    if (this.pendingAnswers.get(seat) === pending) this.pendingAnswers.delete(seat);
  }

  private picks({ record, state }: TableSnapshot, seat: Seat, { bot, abort }: PendingAnswer): Picks | Promise<Picks> {
    const only = forced(choiceFor(state!, seat)!);
    if (only !== null || !bot) return only!;
    const seed = Math.floor(this.services.random() * 2 ** 48).toString(36);
    const world = imaginedWorld(this.game, state!, seat, seed);
    const { level } = record.seats[seat]!.bot!;
    return this.services.chooseFor({ game: record.game, table: record.id, world, seat, level, seed }, abort.signal);
  }
}

/** Ends early when the pending answer is dropped. */
const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (milliseconds <= 0 || signal.aborted) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
