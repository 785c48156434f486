/** One person who opens tables by rematches, over and over: they count like other new tables. */
import { LIMITS } from '../../config.ts';
import { fate, NO_LIMITS, testServer, Visitor } from '../harness.ts';
import { scenes, silentBots } from '../scenes.ts';
import type { AttackReport } from './report.ts';

interface RematchFloodOptions {
  readonly rematches: number;
  readonly tablesPerPerson?: number;
}

export async function rematchFlood({
  rematches,
  tablesPerPerson = LIMITS.tablesPerPerson,
}: RematchFloodOptions): Promise<AttackReport> {
  const clock = Date.now();
  const limits = { ...NO_LIMITS, tablesPerPerson };
  const server = await testServer({ limits }, { games: [scenes], bots: silentBots, now: () => clock });
  try {
    const visitor = await Visitor.to(server);
    let table = await visitor.open({ game: 'scenes', seats: 2, bots: 'random' });
    let opened = 1;
    const fates = new Set<string>();
    for (let time = 0; time < rematches; time++) {
      const place = await visitor.join(table);
      await place.command({ t: 'start' });
      await place.command({ t: 'abandon', agree: true });
      const answer = await place.command({ t: 'rematch' });
      fates.add(fate(answer));
      if (answer.t === 'done') {
        table = answer.table!;
        opened++;
      }
      await place.close();
    }
    const faults = [];
    if (opened > tablesPerPerson) faults.push(`${opened} tables of one person, ${tablesPerPerson} are allowed`);
    if (rematches >= tablesPerPerson && !fates.has('table.tooManyTables')) faults.push('no rematch was refused');
    if (!fates.has('done')) faults.push('no rematch was made');
    return { counts: { rematches, opened }, faults };
  } finally {
    await server.end();
  }
}
