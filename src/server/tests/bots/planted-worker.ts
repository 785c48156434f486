/** A worker whose bots fail, each in its way, beside the ordinary bots. */
import { BroadcastChannel } from 'node:worker_threads';
import { bots, randomBot, type Bot } from '../../../bots/index.ts';
import { Play, type Picks } from '../../../kernel/index.ts';
import { work } from '../../bots/work.ts';

const planted: readonly Bot[] = [
  {
    name: 'crashing',
    choose() {
      throw new Error('a planted crash');
    },
  },
  {
    name: 'breaking-a-rule',
    choose(game, world) {
      world.asker = 'no such label';
      new Play(game, world).reask();
      return [];
    },
  },
  {
    name: 'endless',
    choose() {
      for (;;);
    },
  },
  { name: 'cheating', choose: () => [1_000_000] },
  { name: 'greedy-for-all', choose: () => Array.from({ length: 1_000 }, (_, index) => index) },
  { name: 'speechless', choose: () => undefined as unknown as Picks },
  { name: 'promising', choose: () => Promise.resolve([0]) as unknown as Picks },
  {
    name: 'leaving',
    choose() {
      process.exit(3);
    },
  },
  {
    name: 'answering-and-leaving',
    choose(...given) {
      setImmediate(() => process.exit(0));
      return randomBot.choose(...given);
    },
  },
  {
    name: 'crashing-later',
    choose(...given) {
      setImmediate(() => {
        throw new Error('a planted crash, later');
      });
      return randomBot.choose(...given);
    },
  },
  {
    // Not a fault: it tells a thread that reads no messages that its answer has been given.
    name: 'telling',
    choose(...given) {
      setImmediate(() => {
        const told = new BroadcastChannel('the answer is given');
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
        told.postMessage(true);
        told.close();
      });
      return randomBot.choose(...given);
    },
  },
  {
    name: 'devouring',
    choose() {
      const eaten: number[][] = [];
      for (;;) eaten.push(Array.from({ length: 100_000 }, (_, index) => index));
    },
  },
];

work([...bots, ...planted]);
