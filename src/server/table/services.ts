/** What a live table uses of the server. */
import type { AnyGame, Picks } from '../../kernel/index.ts';
import type { BotJob } from '../bots/job.ts';
import type { ForcedMoment } from '../bots/pause.ts';
import type { Urgency } from '../bots/urgency.ts';
import type { Logger } from '../logger.ts';
import type { Store } from '../store/store.ts';
import type { Caller } from './change.ts';
import type { TableRecord } from './record.ts';

/** When a bot is asked. */
export interface BotMoment {
  /** No person has been asked anything yet. */
  readonly isOpening: boolean;
  readonly urgency: Urgency;
}

export interface TableServices {
  readonly store: Store;
  readonly log: Logger;
  /** Changes with every start of the program: what a client has from before may look different now. */
  readonly boot: string;
  game(id: string): AnyGame | undefined;
  now(): number;
  /** From 0 to below 1: for pauses and the bots' seeds, never for the game. */
  random(): number;
  /** Milliseconds after which a bot may stand in for a member who is not connected. */
  readonly awayAfter: number;
  /** Milliseconds that people have to reveal their nonces. */
  readonly revealTime: number;
  botPause(record: TableRecord, moment: BotMoment): number;
  forcedPause(record: TableRecord, moment: ForcedMoment): number;
  /** A name for a bot that nobody at the table has. */
  readonly botName: (record: TableRecord) => string;
  chooseFor(job: BotJob, signal: AbortSignal): Promise<Picks>;
  /** Keeps a report of a rule that failed, and gives its name. */
  keepReport(table: string, error: unknown): string;
  /** Opens the table of the rematch, and gives its id. */
  rematch(record: TableRecord, caller: Caller): Promise<string>;
  /** A table was removed: it must not stay in memory. */
  onRemoved(id: string): void;
  count(what: 'moves' | 'refusals' | 'crashes' | 'conflicts' | 'notSaved'): void;
}
