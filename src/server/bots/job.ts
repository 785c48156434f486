/** A decision that a bot is to make, the messages between the pool and a worker, and how a decision can fail. */
import type { AnyState, Picks, Seat } from '../../kernel/index.ts';
import type { Queued } from './queue.ts';
import type { ImaginedWorld } from './world.ts';

export interface BotJob extends Queued {
  readonly game: string;
  /** Called once, when a worker is free: thousands of jobs may wait, and a world is large. */
  readonly world: () => ImaginedWorld;
  /** The seat that is asked in that world, and for which it was imagined. */
  readonly seat: Seat;
  /** The name of a bot. */
  readonly level: string;
  readonly seed: string;
  /** For the log alone: no bot is told. */
  readonly table?: string;
}

/** What may be logged of a job. The world holds the seat's own hand, and the seed what the bot will do: both are left out. */
export interface FailedJob {
  readonly game: string;
  readonly table: string | null;
  readonly question: number;
  readonly ask: string;
  readonly seat: Seat;
  /** The name of the bot: `level` is the name of the log line's own level. */
  readonly bot: string;
}

/** To a worker. */
export interface WorkerRequest {
  readonly no: number;
  readonly game: string;
  /** Without its options, which the worker works out anew: copies of them would no longer be the interned ones. */
  readonly world: AnyState;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
}

/** From a worker: once that it is ready, then one for each request. */
export type WorkerReply =
  | { readonly ready: true }
  | { readonly no: number; readonly picks: Picks }
  | { readonly no: number; readonly error: { readonly message: string; readonly stack: string } };

const BOT_FAILURES = ['crashed', 'illegal', 'slow', 'died', 'crowded'] as const;
/**
 * - crashed: the bot or a rule threw;
 * - illegal: its answer is not one that the question allows;
 * - slow: it did not answer in time;
 * - died: its worker ended, or did not start;
 * - crowded: people were waiting, and no worker was free for longer than they are asked to wait.
 */
export type BotFailureKind = (typeof BOT_FAILURES)[number];

/** Why a job was answered by chance. */
export class BotFailure extends Error {
  override readonly name = 'BotFailure';
  readonly kind: BotFailureKind;
  constructor(kind: BotFailureKind, message: string, stack?: string) {
    super(message);
    this.kind = kind;
    // The stack of the worker: the stack of the pool says nothing about the bot.
    if (stack !== undefined) this.stack = stack;
  }
}

/** Rejects the jobs that still wait when the pool is closed. */
export class PoolClosed extends Error {
  override readonly name = 'PoolClosed';
  constructor() {
    super('bot pool is closed');
  }
}
