import type { Refusal } from '../kernel/types.ts';
import type { ByLanguage, Language } from './languages.ts';

/** The texts of a game in one language, for the terminal, the page and the log. */
export interface GameText<O, E> {
  readonly language: Language;
  readonly title: string;
  /** The log line for an event in the form that the viewer gets; null for events that only animate the board. */
  event(event: E): string | null;
  /** The answer to "why not?". */
  refusal(refusal: Refusal): string;
  /** What the seat is asked to do. */
  prompt(ask: string): string;
  /** The label of the option's button. */
  option(ask: string, option: O): string;
}

/** By clause of the rules: words by which players look for it and that it does not hold itself, separated by commas. */
export type ClauseWords = { readonly [clause: string]: ByLanguage<string> };
