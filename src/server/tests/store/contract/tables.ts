import { expect, test } from 'vitest';
import { StoreError } from '../../../store/store.ts';
import { ANY_TEXT, commitOf, ids, play, type Handles } from './commits.ts';

export function tablesContract(handles: () => Handles): void {
  test('a commit is read back as it was written, by every handle', async () => {
    const { store, other } = handles();
    const commit = commitOf('read-back', 1, { listed: true, due: true, state: null, phase: 'gathering' });
    expect(await store.load('read-back')).toBeNull();
    expect(await store.log('read-back')).toEqual([]);
    expect(await store.commit(commit)).toBe('done');
    for (const handle of [store, other]) {
      expect(await handle.load('read-back')).toEqual(commit.row);
      expect(await handle.log('read-back')).toEqual(commit.entries);
    }
  });

  test('reading that is asked for behind a commit sees it', async () => {
    const { store } = handles();
    const [done, row, log, , later] = await Promise.all([
      store.commit(commitOf('own-writes', 1)),
      store.load('own-writes'),
      store.log('own-writes'),
      store.commit(commitOf('own-writes', 2)),
      store.load('own-writes'),
    ]);
    expect(done).toBe('done');
    expect(row?.seq).toBeGreaterThanOrEqual(1);
    expect(log.length).toBeGreaterThanOrEqual(1);
    expect(later?.seq).toBe(2);
  });

  test('a sequence number that is taken, skipped or of a table that is not there is a conflict', async () => {
    const { store } = handles();
    await play(store, 'seqs', 3);
    for (const seq of [1, 2, 3, 5, 6]) expect(await store.commit(commitOf('seqs', seq))).toBe('conflict');
    expect(await store.commit(commitOf('seqs-unknown', 2))).toBe('conflict');
    expect(await store.load('seqs-unknown')).toBeNull();
    expect(await store.commit(commitOf('seqs', 4))).toBe('done');
  });

  test('a commit may have several entries, and is done or refused as a whole', async () => {
    const { store, other } = handles();
    await play(store, 'several', 2);
    const entries = [3, 4, 5].flatMap((seq) => commitOf('several', seq).entries);
    expect(await store.commit({ ...commitOf('several', 5), entries })).toBe('done');
    expect(await other.load('several')).toEqual(commitOf('several', 5).row);
    expect((await other.log('several')).slice(2)).toEqual(entries);
    // The first of them is taken, or is not the next.
    for (const seqs of [
      [5, 6],
      [7, 8],
    ]) {
      const late = seqs.flatMap((seq) => commitOf('several', seq).entries);
      expect(await other.commit({ ...commitOf('several', seqs[1]!), entries: late })).toBe('conflict');
    }
    expect((await store.log('several')).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect((await store.load('several'))?.seq).toBe(5);
  });

  test('a conflict leaves row, log and members as they were', async () => {
    const { store, other } = handles();
    await play(store, 'atomic', 2, {}, ['atomic-ann']);
    const before = [await store.load('atomic'), await store.log('atomic')];
    expect(await other.commit(commitOf('atomic', 2, { record: '{}', listed: true }, ['atomic-bob']))).toBe('conflict');
    expect([await store.load('atomic'), await store.log('atomic')]).toEqual(before);
    expect(ids(await store.ofPerson('atomic-ann', 9))).toEqual(['atomic']);
    expect(await store.ofPerson('atomic-bob', 9)).toEqual([]);
  });

  test('commits for the same table that are asked for at once are done in order', async () => {
    const { store } = handles();
    const answers = await Promise.all([1, 2, 3, 3, 4].map((seq) => store.commit(commitOf('ordered', seq))));
    expect(answers).toEqual(['done', 'done', 'done', 'conflict', 'done']);
    expect((await store.log('ordered')).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  test('of two handles that race for a sequence number exactly one has it, two hundred times', async () => {
    const { store, other } = handles();
    for (let seq = 1; seq <= 200; seq++) {
      const answers = await Promise.all([
        store.commit(commitOf('race', seq, { record: 'one' }, ['race-one'])),
        other.commit(commitOf('race', seq, { record: 'other' }, ['race-other'])),
      ]);
      expect([...answers].sort()).toEqual(['conflict', 'done']);
      const [winner, loser] = answers[0] === 'done' ? ['one', 'other'] : ['other', 'one'];
      const [row, won, lost] = await Promise.all([
        store.load('race'),
        store.ofPerson(`race-${winner}`, 9),
        other.ofPerson(`race-${loser}`, 9),
      ]);
      expect(row).toMatchObject({ seq, record: winner });
      expect([won.length, lost.length]).toEqual([1, 0]);
    }
    expect(await store.log('race')).toHaveLength(200);
  });

  test('commits on a hundred tables at once all land, from both handles', async () => {
    const { store, other } = handles();
    const names = Array.from({ length: 100 }, (_, index) => `many-${index}`);
    for (const seq of [1, 2, 3]) {
      const answers = await Promise.all(
        names.map((id, index) => (index % 2 === 0 ? store : other).commit(commitOf(id, seq))),
      );
      expect(new Set(answers)).toEqual(new Set(['done']));
    }
    for (const id of names) {
      expect(await store.load(id)).toEqual(commitOf(id, 3).row);
      expect(await store.log(id)).toEqual([1, 2, 3].flatMap((seq) => commitOf(id, seq).entries));
    }
  });

  test('the log comes in order, from a line or from an entry on', async () => {
    const { store } = handles();
    await play(store, 'log', 12);
    const seqs = async (since?: { readonly lines?: number; readonly after?: number }) =>
      (await store.log('log', since)).map(({ seq }) => seq);
    expect(await seqs()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(await seqs({})).toHaveLength(12);
    expect(await seqs({ after: 9 })).toEqual([10, 11, 12]);
    expect(await seqs({ lines: 95 })).toEqual([10, 11, 12]);
    expect(await seqs({ lines: 100 })).toEqual([11, 12]);
    expect(await seqs({ lines: 100, after: 11 })).toEqual([12]);
    expect(await seqs({ lines: 20, after: 10 })).toEqual([11, 12]);
    expect(await seqs({ after: 12 })).toEqual([]);
  });

  test('an entry without lines belongs to the log', async () => {
    const { store } = handles();
    const commit = commitOf('quiet', 1);
    await store.commit({ ...commit, entries: commit.entries.map((entry) => ({ ...entry, lines: 0 })) });
    expect(await store.log('quiet')).toHaveLength(1);
    expect(await store.log('quiet', { lines: 0 })).toEqual([]);
  });

  test('the end of a story is read without entries that added nothing to it', async () => {
    const { store } = handles();
    const lines = [0, 2, 2, 5, 5, 5, 6, 9];
    for (const [index, after] of lines.entries()) {
      const commit = commitOf('story', index + 1);
      await store.commit({ ...commit, entries: commit.entries.map((entry) => ({ ...entry, lines: after })) });
    }
    const seqs = async (after: number, upTo: number, limit: number) =>
      (await store.story('story', { after, upTo, limit })).map(({ seq }) => seq);
    expect(await seqs(0, 9, 100)).toEqual([2, 4, 7, 8]);
    expect(await seqs(0, 9, 2)).toEqual([7, 8]);
    expect(await seqs(0, 5, 1)).toEqual([4]);
    expect(await seqs(2, 6, 100)).toEqual([4, 7]);
    // Entries that have some of their lines in the part.
    expect(await seqs(3, 7, 100)).toEqual([4, 7, 8]);
    expect(await seqs(9, 9, 100)).toEqual([]);
    expect(await store.story('another', { after: 0, upTo: 9, limit: 9 })).toEqual([]);
  });

  test('a commit adds to the counts of persons, one that is refused does not', async () => {
    const { store, other } = handles();
    await store.addPerson({ id: 'counted', name: 'Ari', seen: 1e12 }, 'hash of counted');
    const counts = [
      { person: 'counted', givenUp: 1, withheld: 0 },
      { person: 'counted', givenUp: 0, withheld: 2 },
      { person: 'nobody', givenUp: 1, withheld: 0 },
    ];
    expect(await store.commit({ ...commitOf('counts', 1), counts })).toBe('done');
    expect(await other.commit({ ...commitOf('counts', 1), counts })).toBe('conflict');
    await store.updatePerson({ id: 'counted', name: 'Bera', seen: 1e12 });
    expect(await other.shuffleCount('counted')).toEqual({ givenUp: 1, withheld: 2 });
    expect(await other.shuffleCount('nobody')).toEqual({ givenUp: 0, withheld: 0 });
  });

  test('any text is kept', async () => {
    const { store, other } = handles();
    const id = `text ${ANY_TEXT}`;
    const commit = commitOf(id, 1, { record: ANY_TEXT, state: ANY_TEXT.repeat(2_000) }, [ANY_TEXT]);
    const entry = JSON.stringify(`\0${ANY_TEXT}`);
    await store.commit({ ...commit, entries: commit.entries.map((each) => ({ ...each, entry })) });
    expect(await other.load(id)).toEqual(commit.row);
    expect(JSON.parse((await other.log(id))[0]!.entry)).toBe(`\0${ANY_TEXT}`);
    expect(ids(await other.ofPerson(ANY_TEXT, 9))).toEqual([id]);
  });

  test('a text with a bare NUL, which databases cannot keep, is refused and not cut', async () => {
    const { store } = handles();
    await play(store, 'nul', 1);
    await expect(store.commit(commitOf('nul', 2, { record: 'a\0b' }))).rejects.toThrow(StoreError);
    await expect(store.commit(commitOf('nul', 2, {}, ['a\0b']))).rejects.toThrow(StoreError);
    expect(await store.load('nul')).toEqual(commitOf('nul', 1).row);
    expect(store.trouble()).toBeNull();
  });

  test('a table is removed only at the sequence number given, with its log and its members', async () => {
    const { store, other } = handles();
    await play(store, 'removed', 3, { listed: true, due: true }, ['removed-ann']);
    expect(await store.remove('removed', 2)).toBe('conflict');
    expect(await store.remove('removed-unknown', 1)).toBe('conflict');
    expect(await store.load('removed')).not.toBeNull();
    expect(await other.remove('removed', 3)).toBe('done');
    expect(await store.remove('removed', 3)).toBe('conflict');
    expect(await store.load('removed')).toBeNull();
    expect(await store.log('removed')).toEqual([]);
    expect(await store.ofPerson('removed-ann', 9)).toEqual([]);
    expect((await store.due()).filter((id) => id.startsWith('removed'))).toEqual([]);
    expect(await store.commit(commitOf('removed', 1))).toBe('done');
  });

  test('close, and another handle sees everything; the closed one says so', async () => {
    const { store, again } = handles();
    const passing = await again();
    const last = passing.commit(commitOf('passing', 1));
    await passing.close();
    expect(await last).toBe('done');
    expect(await store.load('passing')).toEqual(commitOf('passing', 1).row);
    await expect(passing.load('passing')).rejects.toThrow(StoreError);
    await expect(passing.commit(commitOf('passing', 2))).rejects.toThrow(StoreError);
    await passing.close();
  });

  test('figures count what was committed', async () => {
    const { store } = handles();
    const before = store.stats();
    await play(store, 'counted', 2);
    await store.commit(commitOf('counted', 2));
    const after = store.stats();
    expect(after.commits - before.commits).toBe(2);
    expect(after.transactions).toBeGreaterThan(before.transactions);
    expect(store.trouble()).toBeNull();
  });
}
