import { expect, test } from 'vitest';
import { StoreError } from '../../../store/store.ts';
import { ANY_TEXT, NOON, type Handles } from './commits.ts';

export function personsContract(handles: () => Handles): void {
  test('are found by any of their tokens, and changed', async () => {
    const { store, other } = handles();
    expect(await store.person('ann-token')).toBeNull();
    await store.addPerson({ id: 'ann', name: ANY_TEXT, seen: NOON }, 'ann-token');
    await other.addToken('ann', 'ann-second');
    for (const token of ['ann-token', 'ann-second']) {
      expect(await other.person(token)).toEqual({ id: 'ann', name: ANY_TEXT, seen: NOON });
    }
    await store.updatePerson({ id: 'ann', name: 'Ann', seen: NOON + 1 });
    expect(await other.person('ann-second')).toEqual({ id: 'ann', name: 'Ann', seen: NOON + 1 });
    await store.updatePerson({ id: 'unknown', name: 'Nobody', seen: NOON });
    await expect(store.addToken('unknown', 'unknown-token')).rejects.toThrow(StoreError);
    expect(await store.person('unknown-token')).toBeNull();
  });

  test('a person or token that is there is not added again, and nothing is changed by that', async () => {
    const { store } = handles();
    await store.addPerson({ id: 'bob', name: 'Bob', seen: NOON }, 'bob-token');
    await expect(store.addPerson({ id: 'bob', name: 'Eve', seen: 0 }, 'eve-token')).rejects.toThrow(StoreError);
    expect(await store.addPerson({ id: 'eve', name: 'Eve', seen: 0 }, 'bob-token')).toBe('conflict');
    expect(await store.person('eve-token')).toBeNull();
    expect(await store.person('bob-token')).toEqual({ id: 'bob', name: 'Bob', seen: NOON });
    // Had half of it been kept, this would be refused.
    expect(await store.addPerson({ id: 'eve', name: 'Eve', seen: NOON }, 'eve-token')).toBe('done');
    expect(store.trouble()).toBeNull();
  });

  test('a token with which two come at once becomes one person, fifty times', async () => {
    const { store, other } = handles();
    for (let round = 0; round < 50; round++) {
      const hash = `raced-token-${round}`;
      const come = (from: typeof store, id: string) =>
        from.addPerson({ id: `${id} ${round}`, name: id, seen: NOON }, hash);
      const ends = await Promise.all([come(store, 'west'), come(other, 'east'), come(store, 'north')]);
      expect(ends.toSorted()).toEqual(['conflict', 'conflict', 'done']);
      expect((await other.person(hash))!.name).toBe(['west', 'east', 'north'][ends.indexOf('done')]);
    }
  });

  test('a code is good once, and until its time', async () => {
    const { store, other } = handles();
    await store.addPerson({ id: 'cat', name: 'Cat', seen: NOON }, 'cat-token');
    await store.addCode('late-code', 'cat', NOON + 5);
    expect(await store.spendCode('no-code', NOON)).toBeNull();
    expect(await other.spendCode('late-code', NOON + 5)).toBeNull();
    await store.addCode('replaced-code', 'cat', NOON + 10);
    await store.addCode('code', 'cat', NOON + 10);
    expect(await other.spendCode('replaced-code', NOON + 9)).toBeNull();
    expect(await other.spendCode('code', NOON + 9)).toBe('cat');
    expect(await store.spendCode('code', NOON + 9)).toBeNull();
    await expect(store.addCode('stray-code', 'unknown', NOON)).rejects.toThrow(StoreError);
  });

  test('a token that is removed is nobody’s, and the others of the person stay', async () => {
    const { store, other } = handles();
    await store.addPerson({ id: 'eve', name: 'Eve', seen: NOON }, 'eve-token');
    await store.addToken('eve', 'eve-phone');
    await other.removeToken('eve-token');
    await other.removeToken('no-token');
    expect(await store.person('eve-token')).toBeNull();
    expect(await store.person('eve-phone')).toMatchObject({ id: 'eve' });
  });

  test('a code that both handles spend at once gives the person once, fifty times', async () => {
    const { store, other } = handles();
    await store.addPerson({ id: 'dan', name: 'Dan', seen: NOON }, 'dan-token');
    for (let round = 0; round < 50; round++) {
      const hash = `raced-code-${round}`;
      await store.addCode(hash, 'dan', NOON + 10);
      const spent = await Promise.all([store.spendCode(hash, NOON), other.spendCode(hash, NOON)]);
      expect(spent.filter((person) => person !== null)).toEqual(['dan']);
    }
  });
}
