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

interface Errand {
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
  private readonly errands = new Map<Seat, Errand>();
  /** No person has had to choose yet: the bots hurry, for whoever has just sat down wants to play. */
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
    return this.errands.size > 0;
  }

  /** Looks at the table anew: drops errands that are pointless now, starts those that are lacking. */
  look(snapshot: TableSnapshot, due = serverSeats(snapshot)): void {
    const { state } = snapshot;
    if (state !== null && due.length < state.asked.length) this.isOpening = false;
    if (due.length === 0 && this.errands.size === 0) return;
    const wanted = new Map(due.map(({ seat, bot }) => [seat, bot]));
    for (const [seat, errand] of this.errands) {
      if (wanted.get(seat) === errand.bot && errand.question === state!.question) wanted.delete(seat);
      else this.drop(seat, errand);
    }
    for (const [seat, bot] of wanted) this.start(snapshot, seat, bot);
  }

  close(): void {
    for (const [seat, errand] of this.errands) this.drop(seat, errand);
  }

  private drop(seat: Seat, errand: Errand): void {
    // Without a reason of our own an exception is made, with its stack, that nobody looks at.
    errand.abort.abort('dropped');
    this.errands.delete(seat);
  }

  private start(snapshot: TableSnapshot, seat: Seat, bot: boolean): void {
    const { question } = snapshot.state!;
    const errand: Errand = { question, bot, abort: new AbortController() };
    this.errands.set(seat, errand);
    const logged = (error: unknown): void =>
      this.services.log.error('a bot’s errand failed', { table: snapshot.record.id, error: messageOf(error) });
    this.run(snapshot, seat, errand).catch((error: unknown) => {
      // A dropped errand no longer matters.
      if (errand.abort.signal.aborted) return;
      logged(error);
      this.drop(seat, errand);
      this.failed(error).catch(logged);
    });
  }

  private async run(snapshot: TableSnapshot, seat: Seat, errand: Errand): Promise<void> {
    const { signal } = errand.abort;
    const { record } = snapshot;
    const pause = errand.bot ? this.services.botPause(record, this.isOpening) : this.services.forcedPause(record);
    const [picks] = await Promise.all([this.picks(snapshot, seat, errand), sleep(pause, signal)]);
    let retry = FIRST_RETRY;
    while (!signal.aborted) {
      const result = await this.give({ seat, question: errand.question, picks, bot: errand.bot });
      if (!isNotSaved(result)) break;
      await sleep(retry, signal);
      retry = Math.min(LAST_RETRY, retry * 2);
    }
    if (this.errands.get(seat) === errand) this.errands.delete(seat);
  }

  private picks({ record, state }: TableSnapshot, seat: Seat, { bot, abort }: Errand): Picks | Promise<Picks> {
    const only = forced(choiceFor(state!, seat)!);
    if (only !== null || !bot) return only!;
    const seed = Math.floor(this.services.random() * 2 ** 48).toString(36);
    const world = imaginedWorld(this.game, state!, seat, seed);
    const { level } = record.seats[seat]!.bot!;
    return this.services.chooseFor({ game: record.game, table: record.id, world, seat, level, seed }, abort.signal);
  }
}

/** Ends early when the errand is dropped. */
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
