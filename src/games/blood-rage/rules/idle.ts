/** Answers for an absent seat: pass or decline where possible, else the first option. */
import { choiceFor, single, type Picks, type Seat } from '../../../kernel/index.ts';
import type { SagaState } from './run.ts';
import type { SagaOption } from '../facts/index.ts';

const DECLINES = (option: SagaOption): boolean =>
  ('act' in option && option.act === 'pass') ||
  ('card' in option && option.card === 'none') ||
  ('figure' in option && (option.figure === 'none' || option.figure === 'done')) ||
  ('province' in option && option.province === 'none') ||
  ('as' in option && option.as === 0) ||
  ('save' in option && option.save === 'none') ||
  ('yes' in option && !option.yes);

export function idle(state: SagaState, seat: Seat): Picks {
  const choice = choiceFor(state, seat)!;
  if (choice.min > 1) return Array.from({ length: choice.min }, (_, index) => index);
  const declining = choice.options.findIndex(DECLINES);
  return single(Math.max(0, declining));
}
