import { describe, expect, test, vi } from 'vitest';
import type { Commit } from '../store/store.ts';
import { StoreError } from '../store/store.ts';
import { LETTERS, scenes } from '../tests/scenes.ts';
import { playing, put, TestServices } from '../tests/table-parts.ts';
import { MemoryStore } from '../tests/two-worlds-store.ts';
import { accept, NOBODY, refuse, type Verdict } from './change.ts';
import { ChangeQueue, type PreparedChange } from './change-queue.ts';
import { played } from './commands/game.ts';
import { entryOf, recordAndProgressOf } from './serialiser.ts';
import type { TableSnapshot } from './snapshot.ts';
import { firstStep, type Author } from './steps.ts';
import { ViewerDocs } from './viewer-docs.ts';

const BOB: Author = { do: 'answer', person: 'bob', id: 'an id' };

/** A store that fails when it is told to, before or after it has written. */
class BrittleStore extends MemoryStore {
  failure: 'before' | 'after' | 'load' | null = null;

  override async commit(commit: Commit): Promise<'done' | 'conflict'> {
    if (this.failure === 'before') throw new StoreError('full', 'planted');
    const result = await super.commit(commit);
    if (this.failure === 'after') throw new StoreError('failed', 'planted');
    return result;
  }

  override async load(id: string) {
    if (this.failure !== null && this.failure !== 'after') throw new StoreError('failed', 'planted');
    return super.load(id);
  }
}

function opened(before: TableSnapshot = playing('alone')) {
  const store = new BrittleStore();
  const services = new TestServices(store);
  put(store, before);
  const written: PreparedChange[] = [];
  const reread: TableSnapshot[] = [];
  let removals = 0;
  const audience = {
    prepare: (_change: unknown, next: TableSnapshot) => new ViewerDocs(scenes, next),
    written: (prepared: PreparedChange) => void written.push(prepared),
    reload: async (_before: TableSnapshot, now: TableSnapshot) => void reread.push(now),
    removed: () => void removals++,
  };
  const queue = new ChangeQueue(services, scenes, before, audience);
  const answers = (picks: readonly number[]) => (): Verdict => {
    const { snapshot } = queue;
    const { question } = snapshot.state!;
    return played(
      { ...snapshot, game: scenes, now: services.clock },
      { do: 'answer', seat: 1 as never, question, picks },
    );
  };
  /** Another server is faster. */
  const elsewhere = (change = { record: { ...queue.snapshot.record, abandon: [2] } }): void =>
    put(store, firstStep(queue.snapshot, { do: 'test', person: null }, change, 7).snapshot);
  return { store, services, queue, audience, written, reread, answers, elsewhere, removals: () => removals };
}

describe('a change', () => {
  test('is written with its entry, counted, and then shown', async () => {
    const { store, services, queue, written, answers } = opened();
    expect(await queue.attempt(BOB, answers(LETTERS.a))).toEqual({ ok: true });
    const row = (await store.load('table'))!;
    expect([row.seq, queue.snapshot.seq]).toEqual([3, 3]);
    expect(recordAndProgressOf(row).progress).toEqual(queue.snapshot.progress);
    expect(entryOf((await store.log('table')).at(-1)!)).toMatchObject({ do: 'answer', member: 1, input: { seat: 1 } });
    expect(written.map(({ snapshot }) => snapshot)).toEqual([queue.snapshot]);
    expect(services.counted).toEqual(['moves']);
  });

  test('that is refused writes nothing and shows nothing', async () => {
    const { store, queue, written } = opened();
    const refused = await queue.attempt(BOB, () => refuse('table.notHost'));
    expect(refused).toMatchObject({ ok: false, refusal: { why: 'table.notHost' } });
    expect([(await store.load('table'))!.seq, written]).toEqual([2, []]);
  });

  test('that was taken already is not made again', async () => {
    const { store, queue, answers } = opened();
    await queue.attempt(BOB, answers(LETTERS.a));
    expect(queue.isTaken(BOB)).toBe(true);
    expect(await queue.attempt(BOB, answers(LETTERS.a))).toEqual({ ok: true });
    expect((await store.load('table'))!.seq).toBe(3);
    expect(queue.isTaken({ ...BOB, id: 'another' })).toBe(false);
    expect(queue.isTaken({ ...BOB, person: 'ann' })).toBe(false);
  });
});

describe('where another server was faster', () => {
  test('the change is worked out again on what is there', async () => {
    const { services, queue, reread, answers, elsewhere } = opened();
    elsewhere();
    expect(await queue.attempt(BOB, answers(LETTERS.a))).toEqual({ ok: true });
    expect([queue.snapshot.seq, queue.snapshot.record.abandon]).toEqual([4, [2]]);
    expect(reread.map(({ seq }) => seq)).toEqual([3]);
    expect(services.counted).toEqual(['conflicts', 'moves']);
  });

  test('a change that it has already is done', async () => {
    const { store, queue, answers } = opened();
    const { change } = answers(LETTERS.a)() as Extract<Verdict, { ok: true }>;
    put(store, firstStep(queue.snapshot, BOB, change, 7).snapshot);
    expect(await queue.attempt(BOB, answers(LETTERS.a))).toEqual({ ok: true });
    expect((await store.load('table'))!.seq).toBe(3);
  });

  test('again and again, the caller is told to try later', async () => {
    const { queue, answers, elsewhere } = opened();
    const decide = (): Verdict => {
      elsewhere();
      return answers(LETTERS.a)();
    };
    expect(await queue.attempt(BOB, decide)).toMatchObject({ refusal: { why: 'table.notSaved' } });
  });

  test('and removed the table, nothing is changed any more', async () => {
    const { store, queue, answers, removals } = opened();
    await store.remove('table', 2);
    expect(await queue.attempt(BOB, answers(LETTERS.a))).toMatchObject({ refusal: { why: 'table.noSuchTable' } });
    expect([queue.closed, removals()]).toEqual([true, 1]);
    expect(await queue.attempt(BOB, answers(LETTERS.a))).toMatchObject({ refusal: { why: 'table.noSuchTable' } });
  });
});

describe('a store that fails', () => {
  test('leaves the table as it was; the next change reads it first', async () => {
    const { store, services, queue, written, answers } = opened();
    store.failure = 'before';
    expect(await queue.attempt(BOB, answers(LETTERS.a))).toMatchObject({ refusal: { why: 'table.notSaved' } });
    expect(await queue.attempt(BOB, answers(LETTERS.a))).toMatchObject({ refusal: { why: 'table.notSaved' } });
    expect([queue.snapshot.seq, written]).toEqual([2, []]);
    store.failure = null;
    expect(await queue.attempt(BOB, answers(LETTERS.a))).toEqual({ ok: true });
    expect(services.counted).toEqual(['notSaved', 'moves']);
  });

  test('after it had written has it done, which the id tells', async () => {
    const { store, queue, reread, answers } = opened();
    store.failure = 'after';
    expect(await queue.attempt(BOB, answers(LETTERS.a))).toEqual({ ok: true });
    expect([queue.snapshot.seq, reread.length]).toEqual([3, 1]);
  });

  test('while somebody comes shows what is in memory', async () => {
    const { store, queue } = opened();
    store.failure = 'load';
    await queue.refresh();
    expect(queue.snapshot.seq).toBe(2);
  });
});

describe('a rule or a view that fails', () => {
  test('refuses the answer, marks the table and keeps a report', async () => {
    const { services, queue, written } = opened();
    const crash = (): never => {
      throw new Error('planted');
    };
    expect(await queue.attempt(BOB, crash)).toMatchObject({ refusal: { why: 'table.ruleFailed' } });
    expect(queue.snapshot.record.trouble).toEqual({ at: services.clock, report: 'a report', held: true });
    expect(written.map(({ steps }) => steps[0]!.entry.do)).toEqual(['trouble']);
    expect(services.counted).toEqual(['crashes']);
  });

  test('fails before anything of the answer is written', async () => {
    const { store, queue, audience, answers } = opened();
    const { prepare } = audience;
    audience.prepare = (change, next) => {
      if ((change as { input?: unknown }).input !== undefined) throw new Error('planted');
      return prepare(change, next);
    };
    expect(await queue.attempt(BOB, answers(LETTERS.a))).toMatchObject({ refusal: { why: 'table.ruleFailed' } });
    expect(entryOf((await store.log('table')).at(-1)!)).not.toHaveProperty('input');
  });
});

describe('turns', () => {
  test('come one after the other, in the order they were asked for, whatever fails', async () => {
    const { queue } = opened();
    const done: string[] = [];
    const turn = (name: string) =>
      queue.enqueue(async () => {
        // The earlier they come, the longer they take.
        await new Promise((resolve) => setTimeout(resolve, name === 'first' ? 20 : 0));
        done.push(name);
        if (name === 'failing') throw new Error('planted');
      });
    const turns = [turn('first'), turn('failing'), turn('last')];
    expect(queue.busy).toBe(true);
    expect((await Promise.allSettled(turns)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    await queue.close();
    expect(done).toEqual(['first', 'failing', 'last']);
    expect(queue.busy).toBe(false);
  });

  test('note when the table was last used', async () => {
    const { services, queue } = opened();
    services.clock += 100;
    await queue.enqueue(async () => {});
    await queue.close();
    expect(queue.lastUsed).toBe(services.clock);
  });
});

test('a table is removed where nobody changed it meanwhile', async () => {
  const { store, queue, removals, elsewhere } = opened();
  elsewhere();
  expect(await queue.remove()).toMatchObject({ refusal: { why: 'table.tooLate' } });
  expect(removals()).toBe(0);
  expect(await queue.remove()).toEqual({ ok: true });
  expect([await store.load('table'), removals(), queue.closed]).toEqual([null, 1, true]);
  expect(await queue.attempt(BOB, () => accept({ record: queue.snapshot.record }))).toMatchObject({ ok: false });
});

describe('the queue', () => {
  const noted = (order: string[], name: string) => async (): Promise<void> => {
    order.push(name);
    await Promise.resolve();
  };

  test('lets a change wait for one guest at most, however many want the whole table', async () => {
    const { queue } = opened();
    const order: string[] = [];
    const syncs = Array.from({ length: 20 }, (_, no) => queue.enqueueSync(noted(order, `sync ${no}`)));
    const change = queue.enqueue(noted(order, 'change'));
    await Promise.all([...syncs, change]);
    expect(order.slice(0, 3)).toEqual(['sync 0', 'change', 'sync 1']);
    expect(order).toHaveLength(21);
  });

  test('lets a guest wait for one change at most, however many there are', async () => {
    const { queue } = opened();
    const order: string[] = [];
    const changes = Array.from({ length: 20 }, (_, no) => queue.enqueue(noted(order, `change ${no}`)));
    const sync = queue.enqueueSync(noted(order, 'sync'));
    await Promise.all([...changes, sync]);
    expect(order.slice(0, 3)).toEqual(['change 0', 'sync', 'change 1']);
    expect(order.filter((name) => name !== 'sync')).toEqual(changes.map((_, no) => `change ${no}`));
  });

  test('goes on after work that failed, and is busy until all is done', async () => {
    const { queue } = opened();
    const order: string[] = [];
    const failing = queue.enqueue(() => Promise.reject(new Error('planted')));
    const next = queue.enqueue(noted(order, 'next'));
    expect(queue.busy).toBe(true);
    await expect(failing).rejects.toThrow('planted');
    await next;
    await queue.close();
    expect([order, queue.busy]).toEqual([['next'], false]);
  });
});

test('a command that changes nothing is written, and noticed by nobody', async () => {
  const { store, queue, written } = opened();
  const { seq } = queue.snapshot;
  const { numbers } = queue.snapshot.progress;
  const author = { do: 'mute', person: 'bob', id: 'nothing' };
  const decide = (): Verdict => ({ ok: true, change: { record: { ...queue.snapshot.record } } });
  expect(await queue.attempt(author, decide)).toEqual({ ok: true });
  expect((await store.load('table'))!.seq).toBe(seq + 1);
  expect([queue.isTaken(author), queue.snapshot.progress.numbers]).toEqual([true, numbers]);
  expect(written.map(({ change }) => change.onlySeat)).toEqual([NOBODY]);
});

test('a table that no other server has changed is not loaded again', async () => {
  const { store, queue, elsewhere, reread } = opened();
  const load = vi.spyOn(store, 'load');
  const seq = vi.spyOn(store, 'seq').mockImplementation(async () => queue.snapshot.seq);
  await queue.refresh();
  expect(load).not.toHaveBeenCalled();
  seq.mockRestore();
  elsewhere();
  await queue.refresh();
  expect(reread).toHaveLength(1);
});
