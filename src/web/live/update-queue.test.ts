import { expect, test } from 'vitest';
import type { TableDoc } from '../../protocol/table.ts';
import { UpdateQueue, type Performer, type Update } from './update-queue.ts';

const updateOf = (name: string): Update => ({
  doc: { name } as unknown as TableDoc,
  news: { anew: false, lines: [], withdrawn: [] },
  lines: [],
});
const nameOf = (doc: TableDoc | null): string => (doc as { readonly name?: string } | null)?.name ?? 'nothing';

/** A performer whose cards turn over, and whose figures arrive, when the test says so. */
function staged() {
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const wait = (): Promise<void> => new Promise((resolve) => ends.push(resolve));
  const queue = new UpdateQueue(({ doc }) => log.push(`show ${nameOf(doc)}`));
  const performer: Performer = {
    reveal(update, before, waiting) {
      log.push(`reveal ${nameOf(update.doc)} after ${nameOf(before)}, ${waiting} waiting`);
      return wait();
    },
    move() {
      log.push('move');
      return wait();
    },
    skip() {
      for (const end of ends.splice(0)) end();
    },
  };
  const next = async (): Promise<void> => {
    ends.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue, performer, log, next };
}

test('without a performer an update is shown at once', () => {
  const { queue, log } = staged();
  queue.push(updateOf('a'));
  expect(log).toEqual(['show a']);
  expect(queue.isBehind).toBe(false);
});

test('nothing is shown before its cards have turned over, and the next update waits for the motion', async () => {
  const { queue, performer, log, next } = staged();
  queue.perform(performer);
  queue.push(updateOf('a'));
  queue.push(updateOf('b'));
  expect(log).toEqual(['reveal a after nothing, 0 waiting']);
  await next();
  expect(log.slice(1)).toEqual(['show a', 'move']);
  await next();
  expect(log.slice(3)).toEqual(['reveal b after a, 0 waiting']);
});

test('catching up shows everything once, in order, and the queue goes on after it', async () => {
  const { queue, performer, log, next } = staged();
  queue.perform(performer);
  queue.push(updateOf('a'));
  queue.push(updateOf('b'));
  queue.catchUp();
  expect(log.slice(1)).toEqual(['show a', 'show b']);
  await next();
  queue.push(updateOf('c'));
  expect(log.slice(3)).toEqual(['reveal c after b, 0 waiting']);
});

test('a page that has fallen far behind shows everything', () => {
  const { queue, performer, log } = staged();
  queue.perform(performer);
  for (const name of 'abcdefg') queue.push(updateOf(name));
  expect(log.filter((line) => line.startsWith('show'))).toHaveLength(7);
});

test('a performer that leaves holds nothing back', async () => {
  const { queue, performer, log, next } = staged();
  const leave = queue.perform(performer);
  queue.push(updateOf('a'));
  leave();
  await next();
  queue.push(updateOf('b'));
  expect(log.slice(1)).toEqual(['show a', 'show b']);
});

test('with two performers the update waits for both', async () => {
  const { queue, performer, log, next } = staged();
  queue.perform(performer);
  queue.perform({ ...performer });
  queue.push(updateOf('a'));
  await next();
  expect(log).toHaveLength(2);
  await next();
  await Promise.resolve();
  expect(log.slice(2)).toEqual(['show a', 'move', 'move']);
});
