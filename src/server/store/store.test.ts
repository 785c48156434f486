import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storeContract, type OpenStore } from '../tests/store/contract.ts';
import { openSqliteStore } from './sqlite.ts';

async function sqlite(): Promise<OpenStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'meadhall-store-'));
  // In a folder that is not there yet, as on the first start of a server.
  const open = () => openSqliteStore({ file: path.join(folder, 'data', 'tables.db') });
  return { store: await open(), again: open, cleanUp: () => rm(folder, { recursive: true }) };
}

const STORES = { SQLite: sqlite };

for (const [name, open] of Object.entries(STORES)) storeContract(name, open);
