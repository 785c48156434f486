/**
 * An operator who plays reads everything that the server has before the game begins, and looks for a nonce of their own that gives a
 * deal they like. How often do they get it?
 */
import { randomBytes } from 'node:crypto';
import { recordOf } from '../table/serialiser.ts';
import { keyOfShuffle } from '../table/shuffle.ts';
import type { TableRecord } from '../table/record.ts';
import { Visitor, type TestServer } from './harness.ts';

/** What the operator wants of the key: one of 4,096 has it. */
const WANTED = '000';
const TRIES = 40_000;

const newNonce = (): string => randomBytes(16).toString('hex');

interface SteeredFigures {
  readonly tables: number;
  /** Games whose key is as the operator wanted it. */
  readonly steered: number;
}

export async function steeredShuffles(server: TestServer, tables: number): Promise<SteeredFigures> {
  let steered = 0;
  for (let table = 0; table < tables; table++) {
    const { seed, nonces } = (await steeredTable(server)).shuffle;
    if (keyOfShuffle(seed, nonces!).startsWith(WANTED)) steered++;
  }
  return { tables, steered };
}

/** The record of a table whose host chose their nonce last. */
async function steeredTable(server: TestServer): Promise<TableRecord> {
  const [operator, guest] = [await Visitor.to(server), await Visitor.to(server)];
  const table = await operator.open({ seats: 2 });
  const read = async (): Promise<TableRecord> => recordOf((await server.registry.store.load(table))!);
  const guesting = await guest.join(table, newNonce());
  await guesting.command({ t: 'sit', seat: 1 });
  const operating = await operator.join(table, likedNonce(await read()));
  await operating.command({ t: 'start' });
  await Promise.all([operating, guesting].map((place) => place.until(() => place.doc!.game !== null)));
  await Promise.all([operating.close(), guesting.close()]);
  return read();
}

function likedNonce({ shuffle, members }: TableRecord): string {
  // Whatever the server holds of the guest is taken for the nonce.
  const { nonce, commitment } = members[1]! as { nonce?: string | null; commitment?: string | null };
  const held = nonce ?? commitment ?? null;
  for (let tries = 0; tries < TRIES; tries++) {
    const own = newNonce();
    if (keyOfShuffle(shuffle.seed, [own, held]).startsWith(WANTED)) return own;
  }
  return newNonce();
}
