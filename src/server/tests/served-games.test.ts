/** Which games a server offers: those of the list that are on offer, unless it is told others. */
import { afterEach, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { sample } from '../../games/sample/index.ts';
import type { SampleView } from '../../games/sample/view.ts';
import { randomOf, sfc } from '../../kernel/index.ts';
import { playOn, testServer, Visitor, type TestServer } from './harness.ts';

let server: TestServer;
afterEach(() => server.end());

const offered = async (visitor: Visitor): Promise<string[]> => {
  const answer = (await (await visitor.fetch('/api/games')).json()) as { readonly games: readonly { id: string }[] };
  return answer.games.map(({ id }) => id);
};

test('a game that is not on offer is not served', async () => {
  server = await testServer();
  const visitor = await Visitor.to(server);
  expect(await offered(visitor)).toEqual(games.map(({ id }) => id));
  const refused = await visitor.fetch('/api/tables', { method: 'POST', json: { game: sample.id, seats: 2 } });
  expect([refused.status, await refused.json()]).toMatchObject([400, { refusal: { why: 'table.badGame' } }]);
});

test('where it is asked for, it is served and played to its end against bots', async () => {
  server = await testServer({ games: [sample, ...games] });
  const visitor = await Visitor.to(server);
  expect(await offered(visitor)).toEqual([sample, ...games].map(({ id }) => id));
  const table = await visitor.open({ game: sample.id, seats: 3, bots: 'random' });
  const place = await visitor.join(table);
  await place.until(() => place.doc!.game !== null);
  expect((place.doc!.game!.view as SampleView).jarls).toHaveLength(3);
  await playOn(place, randomOf(sfc('sample')));
  expect(place.doc!.game!.result?.scores).toHaveLength(3);
});
