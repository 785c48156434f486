/** Any legal answer, each as likely as the others. */
import { choiceFor, randomOf, randomPicks, sfc } from '../kernel/index.ts';
import type { Bot } from './bot.ts';

export const randomBot: Bot = {
  name: 'random',
  choose: (_game, world, seat, seed) => randomPicks(choiceFor(world, seat)!, randomOf(sfc(seed))),
};
