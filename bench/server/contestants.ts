/** Who takes part: how each server is started and how its tables are opened. */
import { mkdtempSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '../../src/games/index.ts';
import type { Random } from '../../src/kernel/index.ts';
import { PORTED_GAME } from '../peer-boardgameio.ts';
import { BoardgameIoTable } from './boardgame-io-table.ts';
import { FloorTable } from './floor-table.ts';
import { forAll, type LoadTable } from './load-table.ts';
import { MeadhallTable } from './meadhall-table.ts';
import { ServerProcess } from './process.ts';

export interface Contestant {
  readonly name: string;
  /** One of ours. */
  readonly isOurs: boolean;
  readonly how: string;
  start(): Promise<ServerProcess>;
  open(server: ServerProcess, no: number): Promise<LoadTable>;
}

/** Bundles lie in bench/out, and so does the data: a temporary folder may be in memory, and these writes must reach a disk. */
const OUT = new URL('./', import.meta.url);
const folders: string[] = [];

/** Folders with data, to be removed at the end. */
export const dataFolders = (): readonly string[] => folders;

function newFolder(): string {
  const folder = mkdtempSync(fileURLToPath(new URL('data-', OUT)));
  folders.push(folder);
  return folder;
}

/** Our server with the game that the others play too. */
export const OURS = 'meadhall';

export function contestants(random: Random): readonly Contestant[] {
  return [
    ourContestant(PORTED_GAME, random),
    {
      name: 'floor',
      isOurs: false,
      how: 'a bare WebSocket server: append, fdatasync shared by all that waits, send to both; no game',
      start: () => ServerProcess.start(new URL('./server/floor.mjs', OUT), [newFolder()]),
      open: (server, no) => FloorTable.open(server.port, no),
    },
    {
      name: 'boardgame.io',
      isOurs: false,
      how: 'its server from its package in production mode, storage in memory, the sample game with its secrets kept',
      start: () => ServerProcess.start(new URL('./server/boardgame-io.cjs', OUT), []),
      open: (server) => BoardgameIoTable.open(server.port, random),
    },
    {
      name: 'boardgame.io-files',
      isOurs: false,
      how: 'the same, with the storage in files that it brings along; it does not wait until they are on the disk',
      start: () => ServerProcess.start(new URL('./server/boardgame-io.cjs', OUT), [newFolder()]),
      open: (server) => BoardgameIoTable.open(server.port, random),
    },
    ...games.map(({ id }) => ourContestant(id, random)),
  ];
}

function ourContestant(game: string, random: Random): Contestant {
  const isPorted = game === PORTED_GAME;
  return {
    name: isPorted ? OURS : game,
    isOurs: true,
    how: `our server from its source, SQLite on the disk (WAL, synchronous=FULL), ${isPorted ? 'the sample game' : 'a real game'}`,
    start: () => ServerProcess.start(new URL('../server/meadhall.ts', OUT), [newFolder()]),
    open: (server) => MeadhallTable.open(server.port, game, random),
  };
}

/** Opens tables until there are so many; the list itself grows. */
export async function openTables(
  contestant: Contestant,
  server: ServerProcess,
  tables: LoadTable[],
  count: number,
): Promise<LoadTable[]> {
  const missing = Array.from({ length: count - tables.length }, (_, index) => tables.length + index);
  await forAll(missing, async (no) => void tables.push(await contestant.open(server, no)));
  return tables;
}
