/** Another game with the same people. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, fate, testServer, Visitor, type Company, type Place, type TestServer, type Wish } from './harness.ts';
import { LETTERS, scenes, silentBots } from './scenes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { games: [scenes], bots: silentBots });
});
afterAll(() => server.end());

const tell = async (place: Place, wish: Wish): Promise<string> => fate(await place.command(wish));

/** A game of three that is over. */
async function finished(wanted: object = {}): Promise<Company> {
  const company = await begin(server, 3, { game: 'scenes', options: { scene: 'alone', long: true }, ...wanted });
  await company.places[1]!.command({ t: 'answer', question: 1, picks: LETTERS.c });
  await Promise.all(company.places.map((place) => place.until(() => place.doc!.table.phase === 'finished')));
  return company;
}

const rematchOf = async (place: Place): Promise<string> => {
  const answer = await place.command({ t: 'rematch' });
  if (answer.t !== 'done') throw new Error(answer.refusal.why);
  return answer.table!;
};

test('is a new table with the same seats, options and settings, and another shuffle', async () => {
  const { places, visitors, table } = await finished({ open: true, watch: false });
  const [host, second] = places as [Place, Place];
  const next = await rematchOf(second);
  expect(next).not.toBe(table);
  await host.until(() => host.doc!.table.rematch !== null);
  expect(host.doc!.table.rematch).toBe(next);
  const place = await visitors[1]!.join(next);
  const { table: before } = host.doc!;
  expect(place.doc!.table).toMatchObject({
    phase: 'gathering',
    game: 'scenes',
    options: { scene: 'alone', long: true },
    settings: before.settings,
    seats: before.seats.map(({ name }) => ({ holder: 'person', name })),
  });
  // What each seat had, each seat wishes again; they may choose anew.
  const colours = before.options['colour'] as readonly string[];
  expect(place.doc!.table.seats.map(({ wishes }) => wishes['colour'])).toEqual(colours);
  expect(place.doc!.table.shuffle.hash).not.toBe(before.shuffle.hash);
  // Whoever asked for it is host.
  expect(place.doc!.you).toMatchObject({ seat: 1, host: true });
  expect(place.doc!.game).toBeNull();
});

test('asked for by everybody at once is one table', async () => {
  const { places, visitors } = await finished();
  const tables = await Promise.all(places.map(rematchOf));
  expect(new Set(tables).size).toBe(1);
  for (const visitor of visitors) {
    const { tables: own } = (await (await visitor.fetch('/api/me/tables')).json()) as { tables: { id: string }[] };
    expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining([tables[0]]));
    expect(own).toHaveLength(2);
  }
});

test('does not begin without those who have not come', async () => {
  const { places, visitors } = await finished();
  const next = await rematchOf(places[0]!);
  const host = await visitors[0]!.join(next);
  const answer = await host.command({ t: 'start' });
  expect(answer).toMatchObject({
    t: 'refused',
    refusal: { why: 'table.notArrived', params: { persons: [visitors[1]!.name, visitors[2]!.name] } },
  });
  await visitors[1]!.join(next);
  await host.settle();
  expect(await tell(host, { t: 'start' })).toBe('table.notArrived');
  // Nobody has to wait for ever: the host may give the seat to another.
  expect(await tell(host, { t: 'clearSeat', seat: 2 })).toBe('done');
  expect(await tell(host, { t: 'seatBot', seat: 2, level: 'random' })).toBe('done');
  expect(await tell(host, { t: 'start' })).toBe('done');
});

test('begins when all have come', async () => {
  const { places, visitors } = await finished();
  const next = await rematchOf(places[2]!);
  const again: Place[] = [];
  for (const visitor of visitors) {
    const place = await visitor.join(next);
    await place.settle();
    again.push(place);
  }
  expect(again.map((place) => place.doc!.you.seat)).toEqual([0, 1, 2]);
  expect(await tell(again[2]!, { t: 'start' })).toBe('done');
  await again[1]!.until(() => again[1]!.doc!.game?.choice !== null && again[1]!.doc!.game !== null);
  expect(again[1]!.doc!.game!.question).toBe(1);
});

test('keeps the bots, and reserves the seat of a replaced person for that person', async () => {
  const company = await begin(server, 3, { game: 'scenes' });
  const { places, visitors } = company;
  await places[2]!.command({ t: 'resign' });
  await places[1]!.command({ t: 'answer', question: 1, picks: LETTERS.c });
  const next = await rematchOf(places[1]!);
  const place = await visitors[1]!.join(next);
  expect(place.doc!.table.seats.map(({ holder, bot }) => [holder, bot])).toEqual([
    ['person', null],
    ['person', null],
    ['bot', 'greedy'],
  ]);
  expect(place.doc!.table.seats[2]!.name).toBe(places[1]!.doc!.table.seats[2]!.name);
});

test('is for those who played', async () => {
  const { table, places } = await finished();
  const stranger = await (await Visitor.to(server)).join(table);
  await stranger.command({ t: 'chat', text: 'well played' });
  expect(await tell(stranger, { t: 'rematch' })).toBe('table.watching');
  expect(places[0]!.doc!.table.rematch).toBeNull();
});

test('comes after a game that was given up, too', async () => {
  const { places, visitors } = await begin(server, 2, { game: 'scenes' });
  expect(await tell(places[0]!, { t: 'rematch' })).toBe('table.begun');
  for (const place of places) await place.command({ t: 'abandon', agree: true });
  const next = await rematchOf(places[0]!);
  const place = await visitors[0]!.join(next);
  expect(place.doc!.table.phase).toBe('gathering');
});
