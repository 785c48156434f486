/** The table as everybody may see it, and what one viewer is shown of it. The page imports this file: it must not load the server's. */
import type { Choice, Options, Params, Picks, Result } from '../kernel/types.ts';

export const PHASES = ['gathering', 'playing', 'finished', 'abandoned'] as const;
export type Phase = (typeof PHASES)[number];

/** When a seat with one possible answer is answered by the server. Discreet: after a pause that tells little; quick: at once. */
export const PACES = ['discreet', 'quick'] as const;
export type Pace = (typeof PACES)[number];

/** How long bots wait before they answer. */
export const BOT_PACES = ['patient', 'natural', 'fast', 'instant'] as const;
export type BotPace = (typeof BOT_PACES)[number];

export const BOT_LEVELS = ['random', 'greedy'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export interface TableSettings {
  /** In the list of open tables; otherwise only people with the link find it. */
  readonly open: boolean;
  /** Whether people without a seat may watch the game. */
  readonly watch: boolean;
  readonly pace: Pace;
  readonly botPace: BotPace;
}

/** By invitation, spectators allowed. */
export const DEFAULT_SETTINGS: TableSettings = { open: false, watch: true, pace: 'discreet', botPace: 'natural' };

export interface PublicSeat {
  readonly holder: 'free' | 'person' | 'bot';
  /** The member who holds it, also while a bot stands in. */
  readonly member: number | null;
  readonly name: string;
  /** The bot that holds it or stands in. */
  readonly bot: BotLevel | null;
  /** A bot plays while its owner is away; the owner may take it back at any time. */
  readonly standIn: boolean;
  /** What the holder chose of the options that are for each seat, a clan or a colour; null if nothing yet. */
  readonly wishes: { readonly [option: string]: string };
  /** Members who want a bot to stand in for this seat. */
  readonly votes: readonly number[];
}

export interface PublicMember {
  readonly no: number;
  readonly name: string;
  readonly muted: boolean;
}

/** What proves how the cards were shuffled: docs/protocol.md says how to check it, and what it does not prove. */
export interface PublicShuffle {
  /** SHA-256 of the server's seed, shown before anybody reveals a nonce. */
  readonly hash: string;
  /** By seat, from the start on: the hash of the nonce that the person's browser drew; null for bots, and for people who brought none. */
  readonly commitments: readonly (string | null)[] | null;
  /** While the seats are frozen: people reveal their nonces until then, by the server's clock. */
  readonly revealUntil: number | null;
  /** By seat, from the first deal on. Null where a commitment was not revealed in time: the shuffle goes without it. */
  readonly nonces: readonly (string | null)[] | null;
  /** The server's seed, at the end. */
  readonly seed: string | null;
  /** How often the host could have dealt again before this table. */
  readonly earlier: EarlierShuffles;
}

/** Of the host, at tables with others, before this one was opened. */
export interface EarlierShuffles {
  /** Games that the host gave up or resigned after the deal. */
  readonly givenUp: number;
  /** Games for which the host had promised a nonce that was missing. */
  readonly withheld: number;
}

export interface PublicTable {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly created: number;
  readonly settings: TableSettings;
  /** While people gather: what the host chose; from the start: every option with its value. */
  readonly options: Options;
  readonly seats: readonly PublicSeat[];
  readonly members: readonly PublicMember[];
  /** The member who may change the table. */
  readonly host: number;
  /** Members who agree to end the game without a result. */
  readonly abandon: readonly number[];
  /** A rule failed: the game stands still where it was; the host may step back. */
  readonly trouble: boolean;
  readonly shuffle: PublicShuffle;
  /** The game began from a prepared position: the shuffle proves nothing about it. */
  readonly practice: boolean;
  /** The table of the rematch. */
  readonly rematch: string | null;
}

export interface You {
  readonly member: number | null;
  readonly seat: number | null;
  readonly host: boolean;
}

/** The game as one viewer may see it; the view's type is the game's own. */
export interface ShownGame {
  readonly question: number;
  readonly asked: readonly { readonly seat: number; readonly ask: string }[];
  readonly choice: Choice<unknown> | null;
  /** My answer, still sealed. */
  readonly sealed: Picks | null;
  readonly undo: boolean;
  readonly confirms: boolean;
  readonly result: Result | null;
  readonly view: unknown;
}

/** All that a viewer is shown. It is sent whole, then as patches. */
export interface TableDoc {
  readonly table: PublicTable;
  readonly you: You;
  /** Null while people gather, and for those who may not watch. */
  readonly game: ShownGame | null;
}

/** The story of a table: every line has a number, and everybody gets every number. */
export type Line = { readonly no: number; readonly at: number } & (
  | { readonly event: unknown }
  | { readonly table: string; readonly params: Params }
  | { readonly chat: string; readonly member: number; readonly name: string }
);

/** A table in a list. */
export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly changed: number;
  readonly host: string;
  readonly seats: readonly { readonly holder: PublicSeat['holder']; readonly name: string; readonly you: boolean }[];
  readonly free: number;
  readonly watch: boolean;
  /** Whose answer is awaited, and for what; empty unless a game is under way. */
  readonly asked: readonly { readonly seat: number; readonly ask: string }[];
  /** The reader holds a seat whose answer is awaited. */
  readonly yourTurn: boolean;
}
