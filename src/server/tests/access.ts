/** The people of the tables of access, and one table for each phase of which any number of copies can be made. */
import { newTableId } from '../ids.ts';
import type { TableRow } from '../store/store.ts';
import type { TableRecord } from '../table/record.ts';
import { recordAndProgressOf, TableSerialiser } from '../table/serialiser.ts';
import { testServer, Visitor, type Place, type TestServer, type Wish } from './harness.ts';
import { LETTERS, scenes, silentBots } from './scenes.ts';

/**
 * Anonymous: without a cookie. Spectator: with one, but without a seat. Own: holds seat 1, which is asked. Other: holds seat 2. Ex:
 * had a seat and left it, or resigned. Kicked: was removed by the host and may not come back. Host: holds seat 0.
 */
export const ROLES = ['anonymous', 'spectator', 'other', 'own', 'ex', 'kicked', 'host'] as const;
export type Role = (typeof ROLES)[number];
export const PHASES = ['gathering', 'playing', 'finished'] as const;
export type Phase = (typeof PHASES)[number];

/** Numbers of members, as they come to the table. */
export const MEMBER = { host: 0, own: 1, other: 2, kicked: 3, ex: 4 } as const;

/** Sealed: own and other are asked at once, own has answered. Decided: own has answered once and may undo it. */
const STAGES = ['gathering', 'playing', 'sealed', 'decided', 'finished'] as const;
export type Stage = (typeof STAGES)[number];

export interface Company {
  readonly server: TestServer;
  readonly people: { readonly [R in Role]: Visitor };
  /** A table of its own, at that stage; `change` makes it a little different. */
  copy(stage: Stage, change?: (record: TableRecord) => TableRecord): Promise<string>;
}

export async function company(): Promise<Company> {
  const server = await testServer({ awayAfter: 0 }, { games: [scenes], bots: silentBots });
  const people = {
    anonymous: new Visitor(server.url),
    spectator: await Visitor.to(server),
    other: await Visitor.to(server),
    own: await Visitor.to(server),
    ex: await Visitor.to(server),
    kicked: await Visitor.to(server),
    host: await Visitor.to(server),
  };
  const stages = new Map<Stage, TableRow>();
  for (const stage of STAGES) stages.set(stage, await staged(server, people, stage));
  return {
    server,
    people,
    async copy(stage, change = (record) => record) {
      const original = stages.get(stage)!;
      const id = newTableId();
      const { record, progress } = recordAndProgressOf(original);
      const changed = change({ ...record, id });
      const log = await server.registry.store.log(original.id);
      // The whole log, because some commands read it; requested in one tick, it is written in one transaction.
      const row = { ...original, id, record: new TableSerialiser().recordWith(changed, progress) };
      await Promise.all(
        log.map((entry) => server.registry.store.commit({ row: { ...row, seq: entry.seq }, entries: [entry] })),
      );
      return id;
    },
  };
}

async function staged(server: TestServer, people: Company['people'], stage: Stage): Promise<TableRow> {
  const scene = stage === 'sealed' ? 'sealed' : 'alone';
  const table = await people.host.open({ game: 'scenes', seats: 4, options: { scene } });
  const places = new Map<Role, Place>();
  const tell = async (role: Role, wish: Wish): Promise<void> => {
    if (!places.has(role)) places.set(role, await people[role].join(table));
    const answer = await places.get(role)!.command(wish);
    if (answer.t !== 'done') throw new Error(`${role} may not ${wish.t}: ${answer.refusal.why}`);
  };
  await tell('own', { t: 'sit', seat: 1 });
  await tell('other', { t: 'sit', seat: 2 });
  await tell('kicked', { t: 'sit', seat: 3 });
  await tell('host', { t: 'kick', member: MEMBER.kicked });
  await tell('ex', { t: 'sit', seat: 3 });
  if (stage === 'gathering') await tell('ex', { t: 'leave' });
  else {
    await tell('host', { t: 'start' });
    await tell('ex', { t: 'resign' });
    if (stage === 'sealed' || stage === 'decided') await tell('own', { t: 'answer', question: 1, picks: LETTERS.a });
    if (stage === 'finished') await tell('own', { t: 'answer', question: 1, picks: LETTERS.c });
  }
  for (const place of places.values()) await place.close();
  return (await server.registry.store.load(table))!;
}

/** A table of words, by its rows: the first line names the columns. */
export function readTable(text: string): { readonly [column: string]: string }[] {
  const [columns, ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows.map((row) => {
    if (row.length !== columns!.length) throw new Error(`the row "${row.join(' ')}" has ${row.length} columns`);
    return Object.fromEntries(columns!.map((column, index) => [column, row[index]!]));
  });
}
