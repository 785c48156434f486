import { afterAll, beforeAll, describe } from 'vitest';
import type { Handles } from './contract/commits.ts';
import { expiryContract, listsContract } from './contract/lists.ts';
import { personsContract } from './contract/persons.ts';
import { tablesContract } from './contract/tables.ts';
import type { Store } from '../../store/store.ts';

export interface OpenStore {
  readonly store: Store;
  /** Another handle on the same data, as another server has one. It is closed by whoever asked for it. */
  again(): Promise<Store>;
  /** Removes everything, after all handles are closed. */
  cleanUp(): Promise<void>;
}

/**
 * What every store must do, whatever database it is made of. The tests share one store and two handles on it: each keeps to names and
 * times of its own.
 */
export function storeContract(name: string, open: () => Promise<OpenStore>): void {
  describe(`${name} keeps what a store promises`, () => {
    let opened: OpenStore;
    let other: Store;

    beforeAll(async () => {
      opened = await open();
      other = await opened.again();
    });
    afterAll(async () => {
      await Promise.all([opened.store.close(), other.close()]);
      await opened.cleanUp();
    });
    const handles = (): Handles => ({ store: opened.store, other, again: () => opened.again() });

    describe('tables', () => {
      tablesContract(handles);
    });
    describe('lists', () => {
      listsContract(handles);
    });
    describe('expiry', () => {
      expiryContract(handles);
    });
    describe('persons', () => {
      personsContract(handles);
    });
  });
}
