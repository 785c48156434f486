/** Picks a random legal answer (see `randomPicks`). */
import { choiceFor, randomOf, randomPicks, sfc } from '../kernel/index.ts';
import type { Bot } from './bot.ts';

export const randomBot: Bot = {
  name: 'random',
  choose: (_game, world, seat, seed) => randomPicks(choiceFor(world, seat)!, randomOf(sfc(seed))),
};
