/** The questions of the game: candidates and refusals. */
import type { Questions } from '../../../../kernel/index.ts';
import type { RageAsks } from '../../facts/asks.ts';
import type { RageFrame } from '../frames.ts';
import type { RageState } from '../table.ts';
import { act, confirm, equip, legendary, slot } from './actions.ts';
import { bastion, reinforce, reinforceAt, stones, tactic } from './cards.ts';
import { assault, dice, reroll, wounds } from './fights.ts';
import { count, fight, goal, move } from './moves.ts';

export const questions: Questions<RageState, RageFrame, RageAsks> = {
  tactic,
  bastion,
  reinforce,
  reinforceAt,
  act,
  equip,
  slot,
  legendary,
  move,
  goal,
  count,
  fight,
  assault,
  reroll,
  dice,
  wounds,
  stones,
  confirm,
};
