/** The practice table: a prepared game, marked as such, in which bots answer as prepared and then play on. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clashOfVikings } from '../../games/clash-of-vikings/index.ts';
import { games } from '../../games/index.ts';
import { randomOf, sameOption, sfc } from '../../kernel/index.ts';
import { verified, type GameFile } from '../table/game-file.ts';
import { playOn, testServer, Visitor, type Place, type TestServer } from './harness.ts';
import { scenes } from './scenes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { games: [...games, scenes] });
});
afterAll(() => server.end());

const NONCE = '0e'.repeat(16);

async function practise(
  at: { readonly url: string } = server,
): Promise<{ visitor: Visitor; place: Place; table: string }> {
  const visitor = await Visitor.to(at);
  const json = { game: 'clash-of-vikings', practice: true, botPace: 'instant' };
  const response = await visitor.fetch('/api/tables', { method: 'POST', json });
  expect(response.status).toBe(201);
  const { table } = (await response.json()) as { readonly table: string };
  return { visitor, place: await visitor.join(table, NONCE), table };
}

/** Answers the next question of this name. */
async function answer(place: Place, ask: string, wish: object): Promise<void> {
  await place.until(() => place.doc!.game!.choice?.ask === ask && place.doc!.game!.sealed === null);
  const { question, choice } = place.doc!.game!;
  const pick = choice!.options.findIndex((option) => sameOption(option, wish));
  await place.command({ t: 'answer', question, picks: [pick] });
}

const events = (place: Place): { readonly type: string }[] =>
  place.lines.flatMap((line) => ('event' in line ? [line.event as { readonly type: string }] : []));
const told = (place: Place, type: string): readonly object[] => events(place).filter((event) => event.type === type);

describe('a practice table', () => {
  test('is marked, and says in its story that nothing was shuffled', async () => {
    const { place } = await practise();
    const { table, game } = place.doc!;
    expect(table).toMatchObject({ phase: 'playing', practice: true, settings: { open: false, watch: false } });
    expect(table.seats.map(({ holder }) => holder)).toEqual(['person', 'bot', 'bot']);
    expect(game!.view).toMatchObject({ reserve: 6, seats: [{ space: 'D3' }, { space: 'D6' }, { space: 'D9' }] });
    expect(place.lines.filter((line) => 'table' in line)).toMatchObject([
      { table: 'practiceStarts', params: { n: 3 } },
    ]);
  });

  test('shows a truth that is called, a bluff that passes, and a bluff to call', async () => {
    const { place } = await practise();
    await place.command({ t: 'confirms', wanted: false });
    // Seat 2 says Sprint and has it; seat 1 calls and pays.
    await answer(place, 'callBluff', { call: false });
    await answer(place, 'callBluff', { call: false });
    expect(told(place, 'calls')).toEqual([{ type: 'calls', seat: 1 }]);
    expect(told(place, 'wasTrue')).toEqual([{ type: 'wasTrue', seat: 2, action: 'sprint' }]);
    // The learner says Sprint with a Shield, and is believed.
    await answer(place, 'layCard', { card: 'shield' });
    await answer(place, 'nameAction', { action: 'sprint' });
    await answer(place, 'move', { to: 'B1' });
    expect(told(place, 'looted')).toContainEqual({ type: 'looted', seat: 0, values: [4] });
    await answer(place, 'layCard', { card: 'walk' });
    await answer(place, 'nameAction', { action: 'walk' });
    await answer(place, 'move', { to: 'stay' });
    // Seat 1 says Walk after both of its Walks were shown.
    await answer(place, 'callBluff', { call: true });
    await place.until(() => told(place, 'wasBluff').length > 0);
    expect(told(place, 'calls')).toHaveLength(2);
    expect(told(place, 'wasBluff')).toEqual([{ type: 'wasBluff', seat: 1, action: 'walk', card: 'shield' }]);
  });

  test('goes on to its end, whatever the learner does, and its file says that it was prepared', async () => {
    const { visitor, place, table } = await practise();
    await playOn(place, randomOf(sfc('a learner')));
    expect(place.doc!.game!.result).not.toBeNull();
    const file = (await (await visitor.fetch(`/api/tables/${table}/game`)).json()) as GameFile;
    expect(file.log.find(({ begin }) => begin !== undefined)!.begin).toMatchObject({
      position: clashOfVikings.practice!.position,
    });
    expect(verified(file, clashOfVikings as never)).toEqual({ seed: true, nonces: true, game: true, problem: null });
  });

  test('answers as prepared after a restart, too', async () => {
    const other = await testServer();
    const { visitor, place, table } = await practise(other);
    await answer(place, 'callBluff', { call: false });
    await place.until(() => place.doc!.game!.choice?.ask === 'callBluff');
    const again = await other.restart();
    const back = await visitor.join(table);
    await answer(back, 'callBluff', { call: false });
    await back.until(() => back.doc!.game!.choice?.ask === 'layCard');
    expect(told(back, 'calls')).toEqual([{ type: 'calls', seat: 1 }]);
    await again.end();
  });

  test('is followed by an ordinary table', async () => {
    const { visitor, place } = await practise();
    await place.command({ t: 'abandon', agree: true });
    await place.until(() => place.doc!.table.phase === 'abandoned');
    const reply = await place.command({ t: 'rematch' });
    const rematch = await visitor.join((reply as { readonly table: string }).table);
    expect(rematch.doc!.table).toMatchObject({ phase: 'gathering', practice: false });
  });

  test.each([
    ['a game that has none', { game: 'scenes', practice: true }, 'table.noPractice'],
    ['an unknown game', { game: 'chess', practice: true }, 'table.badGame'],
    ['seats of one’s own', { game: 'clash-of-vikings', practice: true, seats: 4 }, 'table.badMessage'],
    ['a practice that is none', { game: 'clash-of-vikings', practice: false }, 'table.badMessage'],
  ])('is not opened for %s', async (_what, json, why) => {
    const response = await new Visitor(server.url).fetch('/api/tables', { method: 'POST', json });
    expect([response.status, await response.json()]).toMatchObject([400, { refusal: { why } }]);
  });
});

test('whatever a game prepares can be set up, and is asked of bots', () => {
  for (const { practice, questions } of games) {
    if (practice === undefined) continue;
    expect(practice.answers.filter(({ seat }) => seat <= 0 || seat >= practice.position.seats)).toEqual([]);
    expect(practice.answers.filter(({ ask }) => !Object.hasOwn(questions, ask))).toEqual([]);
    const keys = practice.answers.map(({ seat, ask }) => `${seat}:${ask}`);
    expect(new Set(keys).size).toBe(keys.length);
  }
});
