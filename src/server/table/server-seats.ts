/**
 * The seats that the server answers for: bots, and persons who have only one possible answer. Where being forced depends on what is
 * hidden, the pause before the answer is drawn from the times that the seat takes when it has a choice.
 */
import { choiceFor, forced, type AnyGame, type AnyState, type Picks, type Seat } from '../../kernel/index.ts';
import { AnswerTimes } from '../bots/answer-times.ts';
import type { BotJob } from '../bots/job.ts';
import { unlearnedThinking, type ForcedMoment } from '../bots/pause.ts';
import { isPubliclyForced } from '../bots/public-forced.ts';
import type { Urgency } from '../bots/urgency.ts';
import { imaginedWorld } from '../bots/world.ts';
import { messageOf } from '../logger.ts';
import { isNotSaved, type ChangeResult } from './change.ts';
import { memberByNumber, type TableRecord } from './record.ts';
import { preparedPicks } from './practice.ts';
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

/** Reasons to end an attempt. Plain strings: `abort()` without a reason would build a DOMException with a stack. */
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
  private readonly times = new AnswerTimes();
  /** As it was looked at last, and since when its question is open. */
  private state: AnyState | null = null;
  private askedAt = 0;
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
    this.noteQuestion(snapshot);
    if (state !== null && due.length < state.asked.length) this.isOpening = false;
    if (due.length === 0 && this.pendingAnswers.size === 0) return;
    const wanted = new Map(due.map(({ seat, bot }) => [seat, bot]));
    for (const [seat, pending] of this.pendingAnswers) {
      if (wanted.get(seat) === pending.bot && pending.question === state!.question) wanted.delete(seat);
      else this.drop(seat, pending);
    }
    this.attendanceChanged();
    for (const [seat, bot] of wanted) this.start(snapshot, { seat, bot });
  }

  /** A person has answered the question that was looked at last: how long it took is remembered, if there was a choice. */
  personAnswered(seat: Seat): void {
    const choice = this.state === null ? undefined : choiceFor(this.state, seat);
    if (choice === undefined || forced(choice) !== null) return;
    const milliseconds = this.services.now() - this.askedAt;
    for (const player of [personIn(seat), ANY_PERSON]) this.times.note(player, choice.ask, milliseconds);
  }

  /** People came, went, or gave their seat to a bot: bots that are under way are asked anew where that makes them more or less urgent. */
  attendanceChanged(): void {
    if (this.pendingAnswers.size === 0) return;
    const urgency = this.urgency();
    for (const pending of this.pendingAnswers.values()) {
      if (pending.bot && pending.urgency !== urgency) pending.attempt.abort(ANEW);
    }
  }

  private noteQuestion({ state }: TableSnapshot): void {
    if (state?.question !== this.state?.question) this.askedAt = this.services.now();
    this.state = state;
  }

  close(): void {
    for (const [seat, pending] of this.pendingAnswers) this.drop(seat, pending);
  }

  private drop(seat: Seat, pending: PendingAnswer): void {
    pending.isDropped = true;
    pending.attempt.abort(DROPPED);
    this.pendingAnswers.delete(seat);
  }

  private start(snapshot: TableSnapshot, { seat, bot }: ServerSeat): void {
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
          sleep(this.pause(snapshot, seat, pending), signal),
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

  private pause({ record, state }: TableSnapshot, seat: Seat, { bot, urgency }: PendingAnswer): number {
    const { services, times } = this;
    const choice = choiceFor(state!, seat)!;
    const players = bot ? [botIn(record, seat)] : [personIn(seat), ANY_PERSON];
    const moment: ForcedMoment = {
      isPublic: () => this.isPubliclyForced(state!, seat),
      learned: () => times.draw(players, choice.ask, services.random),
    };
    if (!bot) return services.forcedPause(record, moment);
    const pause = services.botPause(record, { isOpening: this.isOpening, urgency });
    // A bot without a choice takes as long as one that thinks. At an unattended table there is nobody to be kept in the dark.
    if (forced(choice) === null || urgency === 'unattended' || moment.isPublic()) return pause;
    return Math.max(pause, moment.learned() ?? unlearnedThinking(services.random));
  }

  private isPubliclyForced(state: AnyState, seat: Seat): boolean {
    try {
      return isPubliclyForced(this.game, state, seat, this.services.random);
    } catch {
      // A rule fails in an imagined world. What the seat holds may be the reason.
      return false;
    }
  }

  private picks(snapshot: TableSnapshot, seat: Seat, pending: PendingAnswer): Picks | Promise<Picks> {
    const { record, state } = snapshot;
    const choice = choiceFor(state!, seat)!;
    const only = forced(choice);
    if (only !== null || !pending.bot) return only!;
    const prepared = preparedPicks(this.game, snapshot, choice);
    if (prepared !== null) return prepared;
    const { seed, urgency, attempt } = pending;
    const askedAt = this.services.now();
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
    const picks = this.services.chooseFor(job, attempt.signal);
    return picks.then((chosen) => {
      this.times.note(botIn(record, seat), choice.ask, this.services.now() - askedAt);
      return chosen;
    });
  }
}

/** Whose times are alike: a person's own, people's at this table until that person's are known, and those of bots of one level. */
const personIn = (seat: Seat): string => `seat ${seat}`;
const ANY_PERSON = 'people';
const botIn = (record: TableRecord, seat: Seat): string => `bot ${record.seats[seat]!.bot!.level}`;

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
