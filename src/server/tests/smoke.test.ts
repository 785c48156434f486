import { afterEach, expect, test } from 'vitest';
import { randomOf, sfc } from '../../kernel/index.ts';
import { playOn, testServer, Visitor, type TestServer } from './harness.ts';

let server: TestServer;
afterEach(() => server.end());

test.each(['clash-of-vikings', 'blood-rage'])('somebody plays a whole game of %s against bots', async (game) => {
  server = await testServer();
  const visitor = await Visitor.to(server);
  const place = await visitor.join(await visitor.open({ game, seats: 4, bots: 'random' }));
  await playOn(place, randomOf(sfc(game)));
  expect(place.doc!.table.phase).toBe('finished');
  expect(place.doc!.game!.result!.places).toHaveLength(4);
  expect(place.lines.map(({ no }) => no)).toEqual(place.lines.map((_, index) => index + 1));
});

test('a game goes on after a restart as if nothing had happened', async () => {
  server = await testServer();
  const visitor = await Visitor.to(server);
  const table = await visitor.open({ seats: 3, bots: 'random' });
  const first = await visitor.join(table);
  await playOn(first, randomOf(sfc('first half')), () => first.lines.length > 60);
  const { doc, lines } = first;
  server = await server.restart();
  const again = await visitor.join(table);
  expect(again.doc!.game!.question).toBeGreaterThanOrEqual(doc!.game!.question);
  expect(again.lines.slice(0, lines.length)).toEqual(lines);
  await playOn(again, randomOf(sfc('second half')));
  expect(again.doc!.table.phase).toBe('finished');
});
