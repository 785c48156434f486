/**
 * The seats that the server answers for: bots, and persons who have only one possible answer. Every answer comes after a pause, so
 * that nobody can tell a forced answer from a thought.
 */
import { choiceFor, forced, type AnyGame, type Picks, type Seat } from '../../kernel/index.ts';
import type { BotJob } from '../bots/job.ts';
import type { Urgency } from '../bots/urgency.ts';
import { imaginedWorld } from '../bots/world.ts';
import { messageOf } from '../logger.ts';
import { isNotSaved, type ChangeResult } from './change.ts';
import { memberByNumber } from './record.ts';
import type { TableServices } from './services.ts';
import type { TableSnapshot } from './snapshot.ts';

/** An answer that the server is working out or holding back for its pause. */
interface PendingAnswer {
  readonly question: number;
  readonly bot: boolean;
  /** Of the bot, the same however often it is asked. */
  readonly seed: string;
  isDropped: boolean;
  /** The pause and the bot's thinking. Another attempt is made when another urgency holds. */
  attempt: AbortController;
  urgency: Urgency;
}

export interface ServerAnswer {
  readonly seat: Seat;
  readonly question: number;
  readonly picks: Picks;
  readonly bot: boolean;
}

/** Reasons to end an attempt. Without one an exception is made, with its stack, that nobody looks at. */
const DROPPED = 'dropped';
const ANEW = 'anew';

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
  private readonly urgency: () => Urgency;
  private readonly give: (answer: ServerAnswer) => Promise<ChangeResult>;
  private readonly failed: (error: unknown) => Promise<void>;

  constructor(
    services: TableServices,
    game: AnyGame,
    table: {
      /** Who waits for the answers now. */
      readonly urgency: () => Urgency;
      readonly give: (answer: ServerAnswer) => Promise<ChangeResult>;
      readonly failed: (error: unknown) => Promise<void>;
    },
  ) {
    this.services = services;
    this.game = game;
    this.urgency = table.urgency;
    this.give = table.give;
    this.failed = table.failed;
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
    this.attendanceChanged();
    for (const [seat, bot] of wanted) this.start(snapshot, seat, bot);
  }

  /** People came, went, or gave their seat to a bot: bots that are under way are asked anew where that makes them more or less urgent. */
  attendanceChanged(): void {
    if (this.pendingAnswers.size === 0) return;
    const urgency = this.urgency();
    for (const pending of this.pendingAnswers.values()) {
      if (pending.bot && pending.urgency !== urgency) pending.attempt.abort(ANEW);
    }
  }

  close(): void {
    for (const [seat, pending] of this.pendingAnswers) this.drop(seat, pending);
  }

  private drop(seat: Seat, pending: PendingAnswer): void {
    pending.isDropped = true;
    pending.attempt.abort(DROPPED);
    this.pendingAnswers.delete(seat);
  }

  private start(snapshot: TableSnapshot, seat: Seat, bot: boolean): void {
    const { question } = snapshot.state!;
    const pending: PendingAnswer = {
      question,
      bot,
      seed: Math.floor(this.services.random() * 2 ** 48).toString(36),
      isDropped: false,
      attempt: new AbortController(),
      urgency: this.urgency(),
    };
    this.pendingAnswers.set(seat, pending);
    const logged = (error: unknown): void =>
      this.services.log.error('an answer of the server failed', { table: snapshot.record.id, error: messageOf(error) });
    this.run(snapshot, seat, pending).catch((error: unknown) => {
      // It was dropped meanwhile.
      if (pending.isDropped) return;
      logged(error);
      this.drop(seat, pending);
      this.failed(error).catch(logged);
    });
  }

  private async run(snapshot: TableSnapshot, seat: Seat, pending: PendingAnswer): Promise<void> {
    const picks = await this.decided(snapshot, seat, pending);
    let retry = FIRST_RETRY;
    while (!pending.isDropped) {
      const result = await this.give({ seat, question: pending.question, picks, bot: pending.bot });
      if (!isNotSaved(result)) break;
      this.renew(pending);
      await sleep(retry, pending.attempt.signal);
      retry = Math.min(LAST_RETRY, retry * 2);
    }
    if (this.pendingAnswers.get(seat) === pending) this.pendingAnswers.delete(seat);
  }

  /** The answer, after the pause. */
  private async decided(snapshot: TableSnapshot, seat: Seat, pending: PendingAnswer): Promise<Picks> {
    for (;;) {
      const { signal } = pending.attempt;
      try {
        const [picks] = await Promise.all([
          this.picks(snapshot, seat, pending),
          sleep(this.pause(snapshot, pending), signal),
        ]);
        if (!signal.aborted || pending.isDropped) return picks;
      } catch (error) {
        if (signal.reason !== ANEW || pending.isDropped) throw error;
      }
      this.renew(pending);
    }
  }

  private renew(pending: PendingAnswer): void {
    pending.attempt = new AbortController();
    pending.urgency = this.urgency();
  }

  private pause({ record }: TableSnapshot, { bot, urgency }: PendingAnswer): number {
    const { services } = this;
    return bot ? services.botPause(record, { isOpening: this.isOpening, urgency }) : services.forcedPause(record);
  }

  private picks({ record, state }: TableSnapshot, seat: Seat, pending: PendingAnswer): Picks | Promise<Picks> {
    const only = forced(choiceFor(state!, seat)!);
    if (only !== null || !pending.bot) return only!;
    const { seed, urgency, attempt } = pending;
    const job: BotJob = {
      game: record.game,
      table: record.id,
      host: memberByNumber(record, record.host)?.person ?? '',
      urgency,
      world: () => imaginedWorld(this.game, state!, seat, seed),
      seat,
      level: record.seats[seat]!.bot!.level,
      seed,
    };
    return this.services.chooseFor(job, attempt.signal);
  }
}

/** Ends early when the attempt does. */
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
