import type { Refusal } from '../kernel/types.ts';
import type { Language } from './languages.ts';

/** What a game says in one language: to the terminal, to the page, and in its log. */
export interface GameText<O, E> {
  readonly language: Language;
  readonly title: string;
  /** The log's sentence of an event as its viewer sees it; null for events that are only for the board's animation. */
  event(event: E): string | null;
  /** The answer to "why not?". */
  refusal(refusal: Refusal): string;
  /** What the seat must do, in words. */
  prompt(ask: string): string;
  /** The short label of an option's button. */
  option(ask: string, option: O): string;
}
