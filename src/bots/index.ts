/** All bots. */
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

export type { Bot, Judge } from './bot.ts';
export { greedyBot, randomBot };
export const bots: readonly Bot[] = [randomBot, greedyBot];
