/** What a worker does: it takes requests one after the other and replies to each, whatever the bot does. */
import { parentPort } from 'node:worker_threads';
import { randomBot, type Bot } from '../../bots/index.ts';
import { moduleOf } from '../../games/index.ts';
import { Play, type AnyState, type Picks } from '../../kernel/index.ts';
import type { WorkerReply, WorkerRequest } from './job.ts';

/** The bots by which this worker answers: the ordinary ones, or those that a test plants. */
export function work(bots: readonly Bot[]): void {
  const port = parentPort;
  if (port === null) throw new Error('this is a worker of the pool of bots, not a program');
  const reply = (message: WorkerReply): void => port.postMessage(message);
  port.on('message', (request: WorkerRequest) => {
    try {
      reply({ no: request.no, picks: answer(bots, request) });
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      reply({ no: request.no, error: { message, stack: stack ?? message } });
    }
  });
  reply({ ready: true });
}

function answer(bots: readonly Bot[], { game: id, world: sent, seat, level, seed }: WorkerRequest): Picks {
  const { game, judge } = moduleOf(id);
  const bot = bots.find((each) => each.name === level);
  if (bot === undefined) throw new Error(`no bot is called ${level}`);
  const world: AnyState = { ...sent };
  world.asked = new Play(game, world).reask();
  // A game without a judge is played by chance.
  if (judge === undefined) return randomBot.choose(game, world, seat, seed, { evaluate: () => 0 });
  return bot.choose(game, world, seat, seed, judge);
}
