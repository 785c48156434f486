/** Device codes that were made and never used: to spend one may not cost more the more there are. */
import { EXPIRE_AT_ONCE, type Request } from '../../store/sqlite/requests.ts';
import { ask, ScratchFolder, within } from '../store/scratch.ts';
import type { AttackReport } from './report.ts';

const BATCH = 1_000;
const NOW = 1_800_000_000_000;

/** Codes that disappear by one request of the store are counted: every other request waits for them. */
export async function codeFlood({ codes }: { readonly codes: number }): Promise<AttackReport> {
  const folder = new ScratchFolder();
  try {
    return await within({ file: folder.newFile() }, (database) => {
      for (let made = 0; made < codes; made += BATCH) {
        const persons = Array.from({ length: Math.min(BATCH, codes - made) }, (_, index) => `person ${made + index}`);
        ask(
          database,
          ...persons.map((id): Request => ({ call: 'addPerson', args: [{ id, name: id, seen: NOW }, `token ${id}`] })),
          ...persons.map((id): Request => ({ call: 'addCode', args: [`code ${id}`, id, NOW - 1] })),
        );
      }
      const start = performance.now();
      const [refused] = ask(database, { call: 'spendCode', args: ['code person 0', NOW] });
      const milliseconds = Math.round(performance.now() - start);
      let mostAtOnce = 0;
      let removed = 0;
      for (let now = 1; now > 0;) {
        [now] = ask(database, { call: 'expireCodes', args: [NOW] }) as [number];
        mostAtOnce = Math.max(mostAtOnce, now);
        removed += now;
      }
      const faults = [];
      if (refused !== null) faults.push('a code that is too old was taken');
      if (removed !== codes - 1) faults.push(`to spend one code removed ${codes - removed}`);
      if (mostAtOnce > EXPIRE_AT_ONCE) faults.push(`${mostAtOnce} codes were removed at once`);
      return { counts: { codes, milliseconds, mostAtOnce }, faults };
    });
  } finally {
    folder.remove();
  }
}
