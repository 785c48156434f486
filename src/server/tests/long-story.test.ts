/** However long its story is, a table can be opened by everybody; and how long one person can make it. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PROTOCOL, type ServerMessage } from '../../protocol/index.ts';
import { MAX_UNDOS } from '../table/commands/game.ts';
import { MAX_CHATS } from '../table/commands/people.ts';
import { begin, fate, NO_LIMITS, testServer, Visitor, type Company, type Place, type TestServer } from './harness.ts';
import { LETTERS, scenes, silentBots } from './scenes.ts';
import { addLongStory, changeProgress } from './stored-story.ts';

const PARTS = { games: [scenes], bots: silentBots };
/** About 450 characters each: more than two million. */
const LINES = 5_000;
let server: TestServer;
beforeEach(async () => {
  server = await testServer({}, PARTS);
});
afterEach(() => server.end());

type StoryMessage = Extract<ServerMessage, { readonly t: 'story' }>;

const firstLineOf = (place: Place): number =>
  (place.messages.find(({ t }) => t === 'welcome') as Extract<ServerMessage, { readonly t: 'welcome' }>).since + 1;

/** All numbers of the story, by asking for the earlier parts. */
async function wholeStory(place: Place): Promise<readonly number[]> {
  let numbers = place.lines.map(({ no }) => no);
  for (let before = firstLineOf(place); before > 1;) {
    const from = place.messages.length;
    place.say({ t: 'story', before });
    const part = (await place.find(from, ({ t }) => t === 'story')) as StoryMessage;
    numbers = [...part.lines.map(({ no }) => no), ...numbers];
    before = part.since + 1;
  }
  return numbers;
}

/** Gives how many came and read everything. */
async function everybodyComes({ visitors, table }: Company): Promise<number> {
  let came = 0;
  for (const visitor of [...visitors, await Visitor.to(server), new Visitor(server.url)]) {
    const place = await visitor.join(table);
    await place.settle();
    expect(place.closed).toBeNull();
    expect(firstLineOf(place)).toBeGreaterThan(LINES / 2);
    const numbers = await wholeStory(place);
    expect(numbers).toEqual(Array.from(numbers, (_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(LINES);
    expect(Math.max(...place.texts.map(({ length }) => length))).toBeLessThan(200_000);
    await place.close();
    came++;
  }
  return came;
}

describe('a story of two million characters', () => {
  test('keeps nobody out, neither before nor after a restart', async () => {
    const company = await begin(server, 3, { game: 'scenes' });
    await addLongStory(server, company.table, LINES);
    expect(await everybodyComes(company)).toBe(5);
    server = await server.restart();
    expect(await everybodyComes(company)).toBe(5);
  });

  test('keeps no slow reader out, and is caught up with from where a client was', async () => {
    const { visitors, table, places } = await begin(server, 3, { game: 'scenes' });
    const { mark, n, lines } = places[0]!;
    const have = { mark, n, line: lines.at(-1)!.no };
    await addLongStory(server, table, LINES);
    const slow = await visitors[1]!.connect();
    slow.socket.pause();
    slow.say({ t: 'hello', version: PROTOCOL, table });
    const returning = await visitors[0]!.connect();
    returning.say({ t: 'hello', version: PROTOCOL, table, have });
    await returning.until(() => returning.doc !== null);
    // Too much for one message: the end is sent, as to a newcomer.
    expect(returning.messages[0]).toMatchObject({ t: 'welcome', anew: true });
    for (let time = 0; time < 20; time++) await returning.settle();
    slow.socket.resume();
    await slow.until(() => slow.doc !== null || slow.closed !== null);
    expect(slow.closed).toBeNull();
    const last = returning.lines.at(-1)!.no;
    const again = await visitors[0]!.connect();
    again.say({ t: 'hello', version: PROTOCOL, table, have: { mark, n: 0, line: last - 2 } });
    await again.until(() => again.doc !== null);
    expect(again.messages[0]).toMatchObject({ anew: false, since: last - 2, lines: [{ no: last - 1 }, { no: last }] });
  });

  test('is not sent to people who may not watch, in parts neither', async () => {
    const { table } = await begin(server, 3, { game: 'scenes', watch: false });
    await addLongStory(server, table, 3);
    const place = await new Visitor(server.url).join(table);
    place.say({ t: 'story', before: 1_000 });
    expect(await place.find(0, ({ t }) => t === 'story')).toMatchObject({ since: 0, lines: [], withdrawn: [] });
  });
});

test('a message is no reason to close the socket that asked for it, however large it is', async () => {
  await server.end();
  server = await testServer({ limits: { ...NO_LIMITS, unsentBytes: 1_000, unsentBytesInAll: 0 } }, PARTS);
  const { visitors, table } = await begin(server, 3, { game: 'scenes' });
  await addLongStory(server, table, 500);
  const place = await visitors[0]!.join(table);
  await place.settle();
  expect(place.texts[0]!.length).toBeGreaterThan(64 * 1024);
  expect(place.closed).toBeNull();
});

describe('one person adds only so much to a story', () => {
  test('undoing again and again', async () => {
    const { places } = await begin(server, 3, { game: 'scenes' });
    const player = places[1]!;
    const question = (): number => player.doc!.game!.question;
    const fates: string[] = [];
    for (let time = 0; time <= MAX_UNDOS; time++) {
      await player.command({ t: 'answer', question: question(), picks: LETTERS.a });
      fates.push(fate(await player.command({ t: 'undo', question: question() })));
    }
    expect(fates.slice(0, -1)).toEqual(Array.from({ length: MAX_UNDOS }, () => 'done'));
    expect(fates.at(-1)).toBe('table.tooManyUndos');
    expect(fate(await player.command({ t: 'answer', question: question(), picks: LETTERS.c }))).toBe('done');
  });

  test('chatting; those who watch do not use up what the players have', async () => {
    const { table, places } = await begin(server, 3, { game: 'scenes' });
    const chatted = (seated: number, others: number) =>
      changeProgress(server, table, 1, (progress) => ({
        progress: { ...progress, chats: { seated, others } },
        lines: [],
      }));
    await chatted(0, MAX_CHATS.others - 1);
    const watcher = await (await Visitor.to(server)).join(table);
    const chat = async (place: Place): Promise<string> => fate(await place.command({ t: 'chat', text: 'Hail' }));
    expect([await chat(watcher), await chat(watcher), await chat(places[2]!)]).toEqual([
      'done',
      'table.chatFull',
      'done',
    ]);
    await chatted(MAX_CHATS.seated, 0);
    // Who comes makes the server look at what was written.
    await new Visitor(server.url).join(table);
    expect([await chat(watcher), await chat(places[2]!)]).toEqual(['done', 'table.chatFull']);
  });
});
