/**
 * Two servers on one database. Nothing tells one of them that the other has changed a table: it learns of it when it next writes to the
 * table, or when somebody comes to it or asks for what is missing; until then it refuses and shows by what it knows. (A database that can call its servers will make that immediate.)
 * What is tested here is that nothing goes wrong meanwhile: whoever wrote a number first has it, and the other tries again.
 */
import { afterEach, expect, test } from 'vitest';
import { forced, randomOf, randomPicks, sfc } from '../../kernel/index.ts';
import type { NewTable } from '../../protocol/requests.ts';
import { answersIn, auditOf, remarksIn } from './disk-audit.ts';
import { fate, testServer, Visitor, type Place, type TestServer } from './harness.ts';
import { LETTERS, scenes, silentBots } from './scenes.ts';

const random = randomOf(sfc('two nodes'));
let nodes: TestServer[] = [];
afterEach(async () => {
  const [first, ...others] = nodes;
  nodes = [];
  for (const node of others) await node.close();
  await first?.end();
});

type Settings = Parameters<typeof testServer>;

async function twoNodes(...[changes, parts]: Settings): Promise<readonly [TestServer, TestServer]> {
  const first = await testServer(changes, parts);
  nodes.push(first);
  const second = await testServer({ ...changes, data: first.config.data }, parts);
  nodes.push(second);
  return [first, second];
}

/** The same person, by way of the other server. */
function elsewhere(visitor: Visitor, node: TestServer): Visitor {
  const other = new Visitor(node.url);
  other.cookie = visitor.cookie;
  other.name = visitor.name;
  return other;
}

/** What a client says when it noticed that something is missing. */
async function catchUp(place: Place): Promise<void> {
  place.say({ t: 'have', n: place.n, line: place.lines.at(-1)?.no ?? 0, mark: place.mark });
  await place.settle();
}

const conflictsOf = (node: TestServer): number =>
  Number(/^meadhall_conflicts_total (\d+)$/m.exec(node.registry.metrics.text())![1]);

const isAsked = ({ doc }: Place): boolean => {
  const { choice, sealed } = doc!.game!;
  return choice !== null && sealed === null && forced(choice) === null;
};

/** A game under way whose seats sit at the two servers in turn. */
async function beginAcross(
  game: string,
  seats: number,
  options: NewTable['options'] = {},
  ...settings: Settings
): Promise<{ readonly table: string; readonly places: Place[] }> {
  const [first, second] = await twoNodes(...settings);
  const host = await Visitor.to(first);
  const table = await host.open({ game, seats, options });
  const places = [await host.join(table)];
  for (let seat = 1; seat < seats; seat++) {
    const guest = await Visitor.to(seat % 2 === 1 ? second : first);
    const place = await guest.join(table);
    expect(fate(await place.command({ t: 'sit', seat }))).toBe('done');
    places.push(place);
  }
  // Before that the host's server has not heard of those who sat down at the other one.
  await catchUp(places[0]!);
  expect(fate(await places[0]!.command({ t: 'start' }))).toBe('done');
  for (const place of places) await catchUp(place);
  return { table, places };
}

test('seats at two servers play a whole game, and both show the same in the end', async () => {
  const { table, places } = await beginAcross('clash-of-vikings', 2);
  const acknowledged: { readonly seat: number; readonly question: number }[] = [];
  while (places.some(({ doc }) => doc!.table.phase === 'playing')) {
    for (const [seat, place] of places.entries()) {
      await catchUp(place);
      if (place.doc!.table.phase !== 'playing' || !isAsked(place)) continue;
      const { question, choice } = place.doc!.game!;
      const answer = await place.command({ t: 'answer', question, picks: [...randomPicks(choice!, random)] });
      // A forced answer of the server may have been faster; nothing else may be in the way.
      expect(['done', 'table.tooLate']).toContain(fate(answer));
      if (answer.t === 'done') acknowledged.push({ seat, question });
    }
  }
  for (const place of places) await catchUp(place);
  const [one, other] = places.map(({ doc }) => doc!);
  expect(one!.table).toEqual(other!.table);
  expect(one!.game!.result).toEqual(other!.game!.result);
  expect(places[0]!.lines.map(({ no }) => no)).toEqual(places[1]!.lines.map(({ no }) => no));
  const audit = await auditOf(nodes[0]!.registry.store, table);
  expect(audit.faults).toEqual([]);
  for (const { seat, question } of acknowledged) expect(answersIn(audit, seat, question)).toBe(1);
  expect(acknowledged.length).toBeGreaterThan(20);
});

test('answers that are given at the same time, at both servers, are all taken', async () => {
  const { table, places } = await beginAcross('blood-rage', 4);
  const conflicts = (): number => nodes.map(conflictsOf).reduce((sum, each) => sum + each);
  const before = conflicts();
  let answers = 0;
  // Until they got into each other's way at the least once.
  const isOver = (): boolean => places.some(({ doc }) => doc!.table.phase !== 'playing');
  for (let rounds = 0; !isOver() && (rounds < 12 || conflicts() === before); rounds++) {
    for (const place of places) await catchUp(place);
    const asked = places.filter(isAsked);
    const said = await Promise.all(
      asked.map((place) => {
        const { question, choice } = place.doc!.game!;
        return place.command({ t: 'answer', question, picks: [...randomPicks(choice!, random)] });
      }),
    );
    expect(said.map(fate)).toEqual(asked.map(() => 'done'));
    answers += said.length;
  }
  expect(conflicts()).toBeGreaterThan(before);
  const audit = await auditOf(nodes[0]!.registry.store, table);
  expect(audit.faults).toEqual([]);
  expect(audit.entries.filter(({ do: what }) => what === 'answer')).toHaveLength(answers);
});

test('what is said at both servers at once is in the story once, and both tell it in the same order', async () => {
  const [first, second] = await twoNodes();
  const host = await Visitor.to(first);
  const table = await host.open();
  const guest = await Visitor.to(second);
  const places = [await host.join(table), await guest.join(table)];
  const COUNT = 40;
  const said = await Promise.all(
    places.flatMap((place, number) =>
      Array.from({ length: COUNT }, (_, index) => place.command({ t: 'chat', text: `${number}: ${index}` })),
    ),
  );
  const taken = said.filter(({ t }) => t === 'done').length;
  // Where the other was faster several times in a row, the caller is asked to try again.
  for (const answer of said) expect(['done', 'table.notSaved']).toContain(fate(answer));
  expect(taken).toBeGreaterThan(COUNT);
  for (const place of places) await catchUp(place);
  expect(places[0]!.lines).toEqual(places[1]!.lines);
  const audit = await auditOf(first.registry.store, table);
  expect(audit.faults).toEqual([]);
  const remarks = remarksIn(audit);
  expect(remarks).toHaveLength(taken);
  expect(new Set(remarks).size).toBe(taken);
  for (const number of [0, 1]) {
    const own = remarks.filter((each) => each.startsWith(`${number}:`)).map((each) => Number(each.split(' ')[1]));
    expect(own).toEqual(own.toSorted((a, b) => a - b));
  }
});

test('a command that is said to both servers under one id is done once', async () => {
  const [first, second] = await twoNodes();
  const host = await Visitor.to(first);
  const table = await host.open();
  const places = [await host.join(table), await elsewhere(host, second).join(table)];
  for (let round = 0; round < 10; round++) {
    const said = await Promise.all(
      places.map((place) => place.command({ t: 'chat', text: `${round}` }, `id ${round}`)),
    );
    expect(said.map(fate)).toEqual(['done', 'done']);
  }
  const audit = await auditOf(first.registry.store, table);
  expect(audit.faults).toEqual([]);
  expect(remarksIn(audit)).toEqual(Array.from({ length: 10 }, (_, round) => `${round}`));
});

test('a person connected to another server is not away, and an answer sealed there does not show here', async () => {
  const parts = { games: [scenes], bots: silentBots };
  const { table, places } = await beginAcross('scenes', 3, { scene: 'sealed' }, { awayAfter: 0 }, parts);
  const [, absent, voter] = places as [Place, Place, Place];
  const votes = async (place: Place): Promise<readonly number[]> => {
    await catchUp(place);
    return place.doc!.table.seats[1]!.votes;
  };
  expect(fate(await voter.command({ t: 'standIn', seat: 1 }))).toBe('done');
  expect(await votes(voter)).toEqual([2]);
  expect(fate(await absent.command({ t: 'answer', question: 1, picks: LETTERS.a }))).toBe('done');
  // Nor to somebody who comes now, and sees what there is.
  const newcomer = await (await Visitor.to(nodes[0]!)).join(table);
  expect([await votes(voter), await votes(newcomer)]).toEqual([[2], [2]]);
  expect(fate(await absent.command({ t: 'chat', text: 'I am here.' }))).toBe('done');
  expect([await votes(voter), await votes(absent)]).toEqual([[], []]);
});

test('bots that both servers play for answer once', async () => {
  const [first, second] = await twoNodes();
  const host = await Visitor.to(first);
  const table = await host.open({ seats: 3, bots: 'random' });
  const places = [await host.join(table), await elsewhere(host, second).join(table)];
  const isOver = (): boolean => places.some(({ doc }) => doc!.table.phase !== 'playing');
  while (!isOver()) {
    for (const place of places) {
      await catchUp(place);
      if (isOver() || !isAsked(place)) continue;
      const { question, choice } = place.doc!.game!;
      const answer = await place.command({ t: 'answer', question, picks: [...randomPicks(choice!, random)] });
      expect(['done', 'table.tooLate', 'table.notYourTurn', 'table.gameOver']).toContain(fate(answer));
    }
  }
  for (const place of places) await catchUp(place);
  expect(places.map(({ doc }) => doc!.table.phase)).toEqual(['finished', 'finished']);
  expect(places[0]!.doc).toEqual(places[1]!.doc);
  const audit = await auditOf(first.registry.store, table);
  expect(audit.faults).toEqual([]);
});

test('a table that was removed at one server is gone at the other', async () => {
  const [first, second] = await twoNodes();
  const host = await Visitor.to(first);
  const table = await host.open();
  const guest = await Visitor.to(second);
  const away = await guest.join(table);
  const place = await host.join(table);
  expect(fate(await away.command({ t: 'sit', seat: 1 }))).toBe('done');
  await catchUp(place);
  place.say({ t: 'remove', id: 'remove' });
  await place.until(() => place.closed !== null);
  away.say({ t: 'chat', id: 'late', text: 'Is anybody here?' });
  await away.until(() => away.closed !== null);
  expect(away.messages.at(-1)).toEqual({ t: 'bye', why: 'removed' });
  expect(await first.registry.store.load(table)).toBeNull();
});
