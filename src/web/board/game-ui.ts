/** The interface between a game and the page. */
import type { Component, Snippet } from 'svelte';
import type { OptionSpec } from '../../kernel/types.ts';
import type { PublicTable, TableDoc } from '../../protocol/table.ts';
import type { Language, SpokenText } from '../../text/index.ts';
import type { TableModel } from '../live/table-model.svelte.ts';
import type { TeachingLoader } from './teaching.ts';

/** A part of the text table: a heading, and sentences or lists beneath it. */
export interface TextSection {
  readonly heading: string;
  readonly items: readonly string[];
}

/** Parts of the table's shell that the layout of a board places. */
export interface Shell {
  readonly log: Snippet<[shows: 'lines' | 'linesAndChat']>;
  readonly chat: Snippet;
  /** The last two lines of the log. */
  readonly news: Snippet;
  /** Messages that were not on screen yet. */
  readonly unread: number;
  /** Told by the layout whether chat is on screen. */
  chatShown(isShown: boolean): void;
}

/** Sigil and colour of a seat. */
export type SeatBadge = Component<{ table: PublicTable; seat: number; size?: number }>;

/** What the lobby says of a game, known without loading it. Its picture is `PosterArt.svelte` beside it. */
export interface GamePoster {
  readonly id: string;
  title(language: Language): string;
  pitch(language: Language): string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: readonly [from: number, to: number];
  /** Null while the game has no board: the lobby shows "coming soon". */
  readonly board: BoardLoader | null;
  /** How it is learnt, also before it can be played; null where nobody has written it yet. */
  readonly teaching: TeachingLoader | null;
}

export interface BoardLoader {
  load(): Promise<GameUi>;
  /** What a seat is asked: lists of tables say it without loading the whole game. */
  prompts(): Promise<Prompts>;
}

export type Prompts = (language: Language, ask: string) => string;

export type GameResult = Component<{ table: TableModel; text: SpokenText }>;

/** A view in words. */
export type SectionsOf = (language: Language, doc: TableDoc) => readonly TextSection[];

export interface GameUi {
  /** `me` is the reader's seat, which sentences call "you"; null for a spectator. */
  text(language: Language, table: PublicTable, me: number | null): SpokenText;
  /** An option of the table in words: its name, what it does, and its values. */
  option(language: Language, spec: OptionSpec): { readonly name: string; readonly help: string };
  value(language: Language, option: string, value: string): string;
  /** Board, panels, hand: everything between the top bar and the bottom of the window. */
  readonly Table: Component<{ table: TableModel; text: SpokenText; shell: Shell }>;
  readonly Badge: SeatBadge;
  /** The same view in words: a function, loaded with the first text table. */
  sections(): Promise<SectionsOf>;
  /** Places on the board that a line of the log speaks of. */
  placesOf(event: unknown): readonly string[];
  /** What the board shows when the event's line of the log is pressed (`TableModel.openedLine`), in words; null where it shows nothing. */
  opens?(event: unknown): string | null;
  /** How the scores came about, seat by seat, from the last view and the log. */
  result(): Promise<GameResult>;
}
