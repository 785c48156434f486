/** A connection as a table sees it. */
import type { CloseReason, ServerMessage } from '../../protocol/index.ts';

export interface Guest {
  /** Null: somebody without a cookie, who may only watch. */
  readonly person: { readonly id: string; readonly name: string } | null;
  /** The key by which limits per address are counted. */
  readonly network: string;
  /** The hash of a nonce that the guest's browser drew, for the shuffle. */
  readonly commitment: string | null;
  send(message: ServerMessage): void;
  /** Says farewell and closes. */
  dismiss(why: CloseReason): void;
}

/** What a client says that it has. */
export interface Have {
  readonly n: number;
  readonly line: number;
  /** The mark of the welcome it had: another server, or another seat, makes its numbers meaningless. */
  readonly mark: string;
}
