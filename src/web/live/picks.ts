/** Options of the open question, found by value. */
import { sameOption } from '../../kernel/same-option.ts';

/** The index of the option, as answers name it; -1 if it is not offered. */
export const pickOf = (options: readonly unknown[], wish: object): number =>
  options.findIndex((option) => sameOption(option, wish));
