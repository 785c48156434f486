/**
 * Commits on several tables without end, and prints what is acknowledged: a test kills it and looks whether all of it is there.
 * Arguments: the file, and the names of the tables.
 */
import { writeSync } from 'node:fs';
import { commitOf } from './contract/commits.ts';
import { openSqliteStore } from '../../store/sqlite.ts';

const [file, ...tables] = process.argv.slice(2);
const STDOUT = 1;
const store = await openSqliteStore({ file: file! });

await Promise.all(
  tables.map(async (id) => {
    for (let seq = ((await store.load(id))?.seq ?? 0) + 1; ; seq++) {
      const answer = await store.commit(commitOf(id, seq));
      if (answer !== 'done') throw new Error(`${id} ${seq}: ${answer}`);
      // Not through a stream, which might hold it back.
      writeSync(STDOUT, `${id} ${seq}\n`);
    }
  }),
);
