import { expect, test } from 'vitest';
import { DAY, type Expiry } from '../../../store/store.ts';
import { commitOf, ids, NOON, play, type Handles } from './commits.ts';

const NOTHING_EXPIRES: Expiry = { gathering: 0, playing: 0, finished: 0, abandoned: 0 };

export function listsContract(handles: () => Handles): void {
  test('listed tables that gather or play, latest change first, without their state', async () => {
    const { store } = handles();
    const at = (changed: number) => ({ changed: NOON * 2 + changed });
    await store.commit(commitOf('listed-b', 1, { ...at(2), listed: true, phase: 'gathering' }));
    await store.commit(commitOf('listed-a', 1, { ...at(1), listed: true, phase: 'playing' }));
    await store.commit(commitOf('listed-c', 1, { ...at(3), listed: true, phase: 'playing' }));
    await store.commit(commitOf('listed-no', 1, { ...at(4), listed: false, phase: 'playing' }));
    await store.commit(commitOf('listed-over', 1, { ...at(5), listed: true, phase: 'finished' }));
    await store.commit(commitOf('listed-left', 1, { ...at(6), listed: true, phase: 'abandoned' }));
    expect(ids(await store.listed(2))).toEqual(['listed-c', 'listed-b']);
    const cards = await store.listed(3);
    expect(ids(cards)).toEqual(['listed-c', 'listed-b', 'listed-a']);
    expect(cards[0]).not.toHaveProperty('state');
    expect(await store.load('listed-c')).toMatchObject(cards[0]!);
    await store.commit(commitOf('listed-c', 2, { ...at(7), listed: true, phase: 'finished' }));
    await store.commit(commitOf('listed-a', 2, { ...at(8), listed: true, phase: 'playing' }));
    expect(ids(await store.listed(2))).toEqual(['listed-a', 'listed-b']);
  });

  test('tables of a person, latest change first, as the members were last given', async () => {
    const { store, other } = handles();
    await store.commit(commitOf('of-1', 1, { changed: NOON + 3 }, ['of-ann', 'of-bob', 'of-ann']));
    await store.commit(commitOf('of-2', 1, { changed: NOON + 5, phase: 'finished' }, ['of-ann']));
    await store.commit(commitOf('of-3', 1, { changed: NOON + 4 }, ['of-bob']));
    expect(ids(await store.ofPerson('of-ann', 9))).toEqual(['of-2', 'of-1']);
    expect(ids(await store.ofPerson('of-ann', 1))).toEqual(['of-2']);
    expect(ids(await store.ofPerson('of-bob', 9))).toEqual(['of-3', 'of-1']);
    // Without members they stay; with others they are replaced; with none they are gone.
    await store.commit(commitOf('of-1', 2, { changed: NOON + 6 }));
    expect(ids(await store.ofPerson('of-ann', 9))).toEqual(['of-1', 'of-2']);
    await store.commit(commitOf('of-1', 3, { changed: NOON + 7 }, ['of-bob', 'of-cat']));
    expect(ids(await other.ofPerson('of-ann', 9))).toEqual(['of-2']);
    expect(ids(await other.ofPerson('of-cat', 9))).toEqual(['of-1']);
    await store.commit(commitOf('of-1', 4, { changed: NOON + 8 }, []));
    expect(ids(await other.ofPerson('of-bob', 9))).toEqual(['of-3']);
    expect(await store.ofPerson('of-nobody', 9)).toEqual([]);
  });

  test('tables where the server must act', async () => {
    const { store, other } = handles();
    await play(store, 'due-1', 2, { due: true });
    await play(store, 'due-2', 1, { due: true });
    await play(store, 'due-3', 1, { due: false });
    expect((await other.due()).filter((id) => id.startsWith('due')).sort()).toEqual(['due-1', 'due-2']);
    await store.commit(commitOf('due-1', 3, { due: false }));
    expect((await other.due()).filter((id) => id.startsWith('due'))).toEqual(['due-2']);
  });
}

export function expiryContract(handles: () => Handles): void {
  test('tables go when the time of their phase has passed, and are counted', async () => {
    const { store, other } = handles();
    const old = { listed: false, changed: 100 };
    for (const phase of ['gathering', 'playing', 'finished', 'abandoned'] as const) {
      await store.commit(commitOf(`old-${phase}`, 1, { ...old, phase }, ['old-ann']));
      await store.commit(commitOf(`new-${phase}`, 1, { phase, changed: 200 }));
    }
    expect(await store.expire(NOTHING_EXPIRES)).toBe(0);
    expect(await store.expire({ ...NOTHING_EXPIRES, finished: 100 })).toBe(0);
    expect(await store.expire({ ...NOTHING_EXPIRES, finished: 101, abandoned: 101 })).toBe(2);
    expect(ids(await other.ofPerson('old-ann', 9)).sort()).toEqual(['old-gathering', 'old-playing']);
    expect(await other.log('old-finished')).toEqual([]);
    expect(await store.expire({ gathering: 200, playing: 200, finished: 200, abandoned: 200 })).toBe(2);
    for (const phase of ['gathering', 'playing', 'finished', 'abandoned'] as const) {
      expect(await store.load(`old-${phase}`)).toBeNull();
      expect(await store.load(`new-${phase}`)).not.toBeNull();
    }
  });

  test('very many go as well', async () => {
    const { store } = handles();
    const names = Array.from({ length: 350 }, (_, index) => `crowd-${index}`);
    await Promise.all(names.map((id) => store.commit(commitOf(id, 1, { changed: 50, phase: 'abandoned' }))));
    expect(await store.expire({ ...NOTHING_EXPIRES, abandoned: 51 })).toBe(350);
    expect(await store.load('crowd-349')).toBeNull();
  });

  test('the days of changes are told in order, each once', async () => {
    const { store, other } = handles();
    for (const [id, day] of [
      ['later', 7],
      ['early', 3],
      ['early-too', 3],
    ] as const) {
      await store.commit(commitOf(`day-${id}`, 1, { changed: day * DAY + 5 }));
    }
    const days = await other.daysOfChange();
    expect(days.filter((day) => day === 3 || day === 7)).toEqual([3, 7]);
  });

  test('codes go when they are too old, however many', async () => {
    const { store } = handles();
    const persons = Array.from({ length: 250 }, (_, index) => `coded-${index}`);
    await Promise.all(persons.map((id) => store.addPerson({ id, name: id, seen: NOON }, `${id}-token`)));
    await Promise.all(persons.map((id) => store.addCode(`${id}-code`, id, 100)));
    expect(await store.expireCodes(99)).toBe(0);
    expect(await store.expireCodes(100)).toBe(250);
    expect(await store.spendCode('coded-7-code', 1)).toBeNull();
  });

  test('persons go who sit at no table and were not seen for long, with their tokens and codes', async () => {
    const { store } = handles();
    await store.addPerson({ id: 'gone', name: 'Gone', seen: 100 }, 'gone-token');
    await store.addCode('gone-code', 'gone', NOON);
    await store.addPerson({ id: 'sits', name: 'Sits', seen: 100 }, 'sits-token');
    await store.commit(commitOf('sits-table', 1, {}, ['sits']));
    await store.addPerson({ id: 'seen', name: 'Seen', seen: 200 }, 'seen-token');
    await store.addPerson({ id: 'leaves', name: 'Leaves', seen: 100 }, 'leaves-token');
    await store.commit(commitOf('leaves-table', 1, { changed: 60, phase: 'finished' }, ['leaves']));
    expect(await store.expire({ ...NOTHING_EXPIRES, finished: 61 })).toBe(1);
    expect(await store.expirePersons(200)).toBe(2);
    expect(await store.person('gone-token')).toBeNull();
    expect(await store.spendCode('gone-code', 0)).toBeNull();
    expect(await store.person('leaves-token')).toBeNull();
    expect(await store.person('sits-token')).toMatchObject({ id: 'sits' });
    expect(await store.person('seen-token')).toMatchObject({ id: 'seen' });
  });
}
