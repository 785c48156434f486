/** A decision that a bot is to make, what crosses to a worker and back, and how it can fail. */
import type { AnyState, Picks, Seat } from '../../kernel/index.ts';
import type { ImaginedWorld } from './world.ts';

export interface BotJob {
  readonly game: string;
  readonly world: ImaginedWorld;
  /** The seat that is asked in that world, and for which it was imagined. */
  readonly seat: Seat;
  /** The name of a bot. */
  readonly level: string;
  readonly seed: string;
  /** Where it is played: for the log alone, no bot is told. */
  readonly table?: string;
}

/** What may be logged of a job. The world holds the seat's own hand, and the seed what the bot will do: both are left out. */
export interface FailedJob {
  readonly game: string;
  readonly table: string | null;
  readonly question: number;
  readonly ask: string;
  readonly seat: Seat;
  readonly level: string;
}

/** To a worker. */
export interface Order {
  readonly no: number;
  readonly game: string;
  /** Without its options, which the worker works out anew: copies of them would no longer be the interned ones. */
  readonly world: AnyState;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
}

/** From a worker: once that it is ready, then one for each order. */
export type Reply =
  | { readonly ready: true }
  | { readonly no: number; readonly picks: Picks }
  | { readonly no: number; readonly error: { readonly message: string; readonly stack: string } };

export const BOT_FAILURES = ['crashed', 'illegal', 'slow', 'died', 'crowded'] as const;
/**
 * - crashed: the bot or a rule threw;
 * - illegal: its answer is not one that the question allows;
 * - slow: it did not answer in time;
 * - died: its worker ended, or did not start;
 * - crowded: too many were waiting already.
 */
export type BotFailureKind = (typeof BOT_FAILURES)[number];

/** Why a job was answered by chance. */
export class BotFailure extends Error {
  override readonly name = 'BotFailure';
  readonly kind: BotFailureKind;
  constructor(kind: BotFailureKind, message: string, stack?: string) {
    super(message);
    this.kind = kind;
    // Where it failed in the worker; where that was noticed here helps nobody.
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
