import { expect, test } from 'vitest';
import { FairQueue, type Queued } from './queue.ts';
import { urgencyOf } from './urgency.ts';

interface Item extends Queued {
  readonly name: string;
}
const item = (name: string, urgency: Queued['urgency'], host = 'host'): Item => ({ name, urgency, host });

function queueOf(...items: readonly Item[]): FairQueue<Item> {
  const queue = new FairQueue<Item>();
  for (const each of items) queue.add(each);
  return queue;
}

function takeAll(queue: FairQueue<Item>): string[] {
  const names: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) names.push(next.name);
  return names;
}

test('the most urgent comes first, whenever it came', () => {
  const queue = queueOf(
    item('alone', 'unattended'),
    item('away', 'absent'),
    item('looked at', 'watched'),
    item('played', 'played'),
  );
  expect(takeAll(queue)).toEqual(['played', 'looked at', 'away', 'alone']);
});

test('a host with many tables waits for the turn of a host with one', () => {
  const many = Array.from({ length: 4 }, (_, number) => item(`many ${number}`, 'played', 'many'));
  expect(takeAll(queueOf(...many, item('one', 'played', 'one')))).toEqual([
    'many 0',
    'one',
    'many 1',
    'many 2',
    'many 3',
  ]);
});

test('a host who comes back waits until every other host was served', () => {
  const queue = queueOf(item('a 1', 'played', 'a'), item('b 1', 'played', 'b'), item('c 1', 'played', 'c'));
  expect(queue.take()!.name).toBe('a 1');
  queue.add(item('a 2', 'played', 'a'));
  expect(takeAll(queue)).toEqual(['b 1', 'c 1', 'a 2']);
});

test('an urgency that is held back is passed over', () => {
  const queue = queueOf(item('alone', 'unattended'), item('away', 'absent'));
  expect(queue.take((urgency) => urgency === 'unattended')!.name).toBe('alone');
  expect(queue.take((urgency) => urgency !== 'absent')).toBeUndefined();
  expect(queue.size).toBe(1);
});

test('what is deleted is not served, and is deleted once', () => {
  const gone = item('gone', 'played', 'a');
  const queue = queueOf(gone, item('left', 'played', 'b'));
  expect([queue.delete(gone), queue.delete(gone), queue.size]).toEqual([true, false, 1]);
  expect(takeAll(queue)).toEqual(['left']);
  expect(queue.size).toBe(0);
});

test('a table is as urgent as the people who wait for it', () => {
  const people = { isPlayerConnected: false, isAnyoneConnected: false, hasPlayers: false };
  expect(urgencyOf(people)).toBe('unattended');
  expect(urgencyOf({ ...people, hasPlayers: true })).toBe('absent');
  expect(urgencyOf({ ...people, isAnyoneConnected: true })).toBe('watched');
  expect(urgencyOf({ isPlayerConnected: true, isAnyoneConnected: true, hasPlayers: true })).toBe('played');
});
