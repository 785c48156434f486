/** Options of the open question, found by value. */
import { sameOption } from '../../kernel/same-option.ts';

/** Its place among the options: what an answer names; -1 if it is none of them. */
export const pickOf = (options: readonly unknown[], wish: object): number =>
  options.findIndex((option) => sameOption(option, wish));
