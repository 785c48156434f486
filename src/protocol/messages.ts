/** Messages of the server. The page imports this file: it must not load the server's. */
import type { Refusal } from '../kernel/types.ts';
import type { Patch } from './patch.ts';
import type { Line, TableDoc } from './table.ts';

/** Why the server closes a socket, beside the ordinary reasons. */
export const CLOSE_REASONS = ['replaced', 'stale', 'removed', 'kicked', 'restarting', 'tooFast', 'silent'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

export type ServerMessage =
  /** The whole of what the viewer may see; answers a hello, and a "have" that lacks something. */
  | {
      readonly t: 'welcome';
      readonly version: number;
      /** Sent back with every "have": identifies the start of the server and the viewer's seat. */
      readonly mark: string;
      /** The number of this viewer's last message; the next update has one more. */
      readonly n: number;
      readonly doc: TableDoc;
      /** What the client had of the story is to be forgotten. */
      readonly anew: boolean;
      /** The lines after number `since`. If that is not 0 and the story is told anew, earlier ones may be asked for. */
      readonly since: number;
      readonly lines: readonly Line[];
      /** Numbers of lines, earlier ones too, that were withdrawn while these were written. */
      readonly withdrawn: readonly number[];
    }
  /** An earlier part of the story: the lines after number `since` and before number `before`. */
  | {
      readonly t: 'story';
      readonly mark: string;
      readonly since: number;
      readonly before: number;
      readonly lines: readonly Line[];
      readonly withdrawn: readonly number[];
    }
  /** The client has everything already. */
  | { readonly t: 'current'; readonly version: number; readonly n: number }
  | {
      readonly t: 'update';
      readonly n: number;
      readonly patch: Patch;
      readonly lines?: readonly Line[] | undefined;
      /** Numbers of lines that no longer hold. */
      readonly withdrawn?: readonly number[] | undefined;
    }
  /** Who is here: members with a seat or without, and how many others watch. Not numbered: the latest holds. */
  | { readonly t: 'present'; readonly members: readonly number[]; readonly watching: number }
  /** The message with this id was taken; for a rematch, `table` is the new one. */
  | { readonly t: 'done'; readonly id: string; readonly table?: string }
  | { readonly t: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly t: 'whyNot'; readonly id: string; readonly refusal: Refusal | null }
  /** A message that could not be read at all. */
  | { readonly t: 'error'; readonly refusal: Refusal }
  | { readonly t: 'pong' }
  | { readonly t: 'bye'; readonly why: CloseReason };
