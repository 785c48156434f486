import type { Refusal } from '../kernel/types.ts';
import type { ByLanguage, Language } from './languages.ts';

/** The texts of a game in one language, for the terminal, the page and the log. */
export interface GameText<O, E, A extends string = string> {
  readonly language: Language;
  readonly title: string;
  /** The log line for an event in the form that the viewer gets; null for events that only animate the board. */
  event(event: E): string | null;
  /** The answer to "why not?". */
  refusal(refusal: Refusal): string;
  /** What the seat is asked to do. */
  prompt(ask: A): string;
  /** The label of the option's button. */
  option(ask: A, option: O): string;
}

/** The texts of one table's game, with what the log needs besides. Events and options come untyped from a server or a file. */
export interface SpokenText<A extends string = string> extends GameText<unknown, unknown, A> {
  /** The name of a seat, as the sentences of the log use it. */
  seat(seat: number): string;
  /** The heading of the part of the game (a night, a turn) that the event opens; null if it belongs to the part of the event before. */
  part(event: unknown): string | null;
}

/** By clause of the rules: words by which players look for it and that it does not hold itself, separated by commas. */
export type ClauseWords = { readonly [clause: string]: ByLanguage<string> };
