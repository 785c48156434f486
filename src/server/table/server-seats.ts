/**
 * The seats that the server answers for: bots, and persons who have only one possible answer. Every answer comes after a pause, so
 * that nobody can tell a forced answer from a thought.
 */
import { choiceFor, forced, type AnyGame, type AnyState, type Picks, type Seat } from '../../kernel/index.ts';
import { imaginedWorld } from '../bots/world.ts';
import { messageOf } from '../logger.ts';
import type { House } from './house.ts';
import type { TableRecord } from './record.ts';
import type { Kept } from './stored.ts';

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

/** How an answer of the server fared: taken or pointless, or to be tried again. */
export type Fate = 'settled' | 'again';

const FIRST_RETRY = 1_000;
const LAST_RETRY = 30_000;

export interface ServerSeat {
  readonly seat: Seat;
  /** Otherwise there is only one possible answer. */
  readonly bot: boolean;
}

/** Seats whose next answer is the server's. */
export function serverSeats(record: TableRecord, state: AnyState | null): readonly ServerSeat[] {
  if (state === null || record.phase !== 'playing' || record.trouble?.held === true) return [];
  return state.asked.flatMap((choice) => {
    if (state.answers[choice.seat] !== null) return [];
    const bot = record.seats[choice.seat]!.bot !== null;
    const isForced = forced(choice) !== null && record.undone !== state.question;
    return bot || isForced ? [{ seat: choice.seat, bot }] : [];
  });
}

export class ServerSeats {
  private readonly errands = new Map<Seat, Errand>();
  /** No person has had to choose yet: the bots hurry, for whoever has just sat down wants to play. */
  private isOpening = true;
  private readonly house: House;
  private readonly game: AnyGame;
  private readonly give: (answer: ServerAnswer) => Promise<Fate>;
  private readonly failed: (error: unknown) => Promise<void>;

  constructor(
    house: House,
    game: AnyGame,
    give: (answer: ServerAnswer) => Promise<Fate>,
    failed: (error: unknown) => Promise<void>,
  ) {
    this.house = house;
    this.game = game;
    this.give = give;
    this.failed = failed;
  }

  get busy(): boolean {
    return this.errands.size > 0;
  }

  /** Looks at the table anew: drops errands that are pointless now, starts those that are lacking. */
  look(kept: Kept, due = serverSeats(kept.record, kept.state)): void {
    if (kept.state !== null && due.length < kept.state.asked.length) this.isOpening = false;
    if (due.length === 0 && this.errands.size === 0) return;
    const wanted = new Map(due.map(({ seat, bot }) => [seat, bot]));
    for (const [seat, errand] of this.errands) {
      if (wanted.get(seat) === errand.bot && errand.question === kept.state!.question) wanted.delete(seat);
      else this.drop(seat, errand);
    }
    for (const [seat, bot] of wanted) this.start(kept, seat, bot);
  }

  close(): void {
    for (const [seat, errand] of this.errands) this.drop(seat, errand);
  }

  private drop(seat: Seat, errand: Errand): void {
    // Without a reason of our own an exception is made, with its stack, that nobody looks at.
    errand.abort.abort('dropped');
    this.errands.delete(seat);
  }

  private start(kept: Kept, seat: Seat, bot: boolean): void {
    const { question } = kept.state!;
    const errand: Errand = { question, bot, abort: new AbortController() };
    this.errands.set(seat, errand);
    const logged = (error: unknown): void =>
      this.house.log.error('a bot’s errand failed', { table: kept.record.id, error: messageOf(error) });
    this.run(kept, seat, errand).catch((error: unknown) => {
      // Who was called back has nothing to say any more.
      if (errand.abort.signal.aborted) return;
      logged(error);
      this.drop(seat, errand);
      this.failed(error).catch(logged);
    });
  }

  private async run(kept: Kept, seat: Seat, errand: Errand): Promise<void> {
    const { signal } = errand.abort;
    const { record } = kept;
    const pause = errand.bot ? this.house.botPause(record, this.isOpening) : this.house.forcedPause(record);
    const [picks] = await Promise.all([this.picks(kept, seat, errand), sleep(pause, signal)]);
    let retry = FIRST_RETRY;
    while (!signal.aborted) {
      const fate = await this.give({ seat, question: errand.question, picks, bot: errand.bot });
      if (fate === 'settled') break;
      await sleep(retry, signal);
      retry = Math.min(LAST_RETRY, retry * 2);
    }
    if (this.errands.get(seat) === errand) this.errands.delete(seat);
  }

  private picks({ record, state }: Kept, seat: Seat, { bot, abort }: Errand): Picks | Promise<Picks> {
    const only = forced(choiceFor(state!, seat)!);
    if (only !== null || !bot) return only!;
    const seed = Math.floor(this.house.random() * 2 ** 48).toString(36);
    const world = imaginedWorld(this.game, state!, seat, seed);
    const { level } = record.seats[seat]!.bot!;
    return this.house.chooseFor({ game: record.game, table: record.id, world, seat, level, seed }, abort.signal);
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
