/** A game under way: answers, connections that break, people who are away, and ways to end it. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PROTOCOL, type Line, type ListedTable, type ServerMessage } from '../../protocol/index.ts';
import { sample } from '../../games/sample/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import {
  begin,
  fate,
  playOn,
  testServer,
  Visitor,
  type Company,
  type Place,
  type TestServer,
  type Wish,
} from './harness.ts';
import { hastyBots, LETTERS, scenes, silentBots } from './scenes.ts';

const AWAY_AFTER = 60_000;
const clock = { now: 1_800_000_000_000 };
const GAMES = [scenes, sample as AnyGame];
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ awayAfter: AWAY_AFTER }, { games: GAMES, bots: silentBots, now: () => clock.now });
});
afterAll(() => server.end());

const ALONE = { game: 'scenes', options: { scene: 'alone' } } as const;
const SEALED = { game: 'scenes', options: { scene: 'sealed' } } as const;
const tell = async (place: Place, wish: Wish): Promise<string> => fate(await place.command(wish));
const answer = (question: number, picks: number[]): Wish => ({ t: 'answer', question, picks });
const notesAt = (place: Place) => (place.doc!.game!.view as { readonly notes: readonly string[] }).notes;
const told = (lines: readonly Line[]): string[] => lines.flatMap((line) => ('table' in line ? [line.table] : []));

/** Its person is gone: the server has noticed, and so have the others. */
async function goAway(place: Place, seenBy: Place): Promise<void> {
  const { member } = place.doc!.you;
  await place.close();
  const isGone = (message: ServerMessage | undefined): boolean =>
    message?.t === 'present' && !message.members.includes(member!);
  await seenBy.until(() => isGone(seenBy.messages.findLast(({ t }) => t === 'present')));
}

describe('a seat whose person is away', () => {
  const threeOf = (wanted: object = ALONE): Promise<Company> => begin(server, 3, wanted);

  test('is played by a bot when the host says so, not before a while has passed', async () => {
    const { places, visitors, table } = await threeOf();
    const [host, second, third] = places as [Place, Place, Place];
    expect(await tell(host, { t: 'standIn', seat: 1 })).toBe('table.notAway');
    await goAway(second, host);
    clock.now += AWAY_AFTER - 1;
    expect(await tell(host, { t: 'standIn', seat: 1 })).toBe('table.notAway');
    clock.now += 1;
    expect(await tell(host, { t: 'standIn', seat: 1 })).toBe('done');
    expect(host.doc!.table.seats[1]).toMatchObject({ holder: 'person', member: 1, standIn: true, bot: 'greedy' });
    expect(host.doc!.table.seats[1]!.name).toBe(visitors[1]!.name);
    await third.until(() => told(third.lines).includes('botReplaces'));
    expect(await tell(host, { t: 'standIn', seat: 1 })).toBe('table.botPlays');
    expect(await tell(host, { t: 'standIn', seat: 0 })).toBe('table.notYourself');
    expect(await tell(host, { t: 'standIn', seat: 9 })).toBe('table.noSuchSeat');
    const own = (await (await visitors[1]!.fetch(`/api/tables/${table}`)).json()) as ListedTable;
    expect(own).toMatchObject({ asked: [{ seat: 1 }], yourTurn: false });
  });

  test('is taken back by its owner, who finds everything as it was', async () => {
    const { places, visitors, table } = await threeOf();
    const [host, second] = places as [Place, Place];
    await goAway(second, host);
    clock.now += AWAY_AFTER;
    await host.command({ t: 'standIn', seat: 1 });
    const again = await visitors[1]!.join(table);
    expect(again.doc!.you.seat).toBe(1);
    expect(again.doc!.game!.choice).not.toBeNull();
    expect(await tell(again, { t: 'comeBack' })).toBe('done');
    expect(again.doc!.table.seats[1]).toMatchObject({ standIn: false, bot: null });
    expect(await tell(again, { t: 'comeBack' })).toBe('table.seatYours');
    expect(await tell(again, answer(1, LETTERS.a))).toBe('done');
    await host.settle();
    expect(told(host.lines)).toEqual(expect.arrayContaining(['botReplaces', 'backAgain']));
  });

  test('without the host, is played by a bot when all the others want it', async () => {
    const { places } = await begin(server, 4, ALONE);
    const [host, second, third, fourth] = places as [Place, Place, Place, Place];
    await goAway(fourth, host);
    clock.now += AWAY_AFTER;
    expect(await tell(second, { t: 'standIn', seat: 3 })).toBe('done');
    expect(await tell(second, { t: 'standIn', seat: 3 })).toBe('done');
    expect(second.doc!.table.seats[3]).toMatchObject({ votes: [1], standIn: false });
    await goAway(host, second);
    clock.now += AWAY_AFTER;
    // The host is away too, and still counts: the two others are not all.
    expect(await tell(third, { t: 'standIn', seat: 3 })).toBe('done');
    expect(third.doc!.table.seats[3]).toMatchObject({ votes: [1, 2], standIn: false });
    expect(await tell(third, { t: 'standIn', seat: 0 })).toBe('done');
    expect(await tell(second, { t: 'standIn', seat: 0 })).toBe('done');
    expect(second.doc!.table.seats[0]).toMatchObject({ votes: [2, 1], standIn: false });
  });

  test('is voted over by those who play: one vote is enough where two play', async () => {
    const { places } = await begin(server, 2, ALONE);
    const [host, second] = places as [Place, Place];
    await goAway(host, second);
    expect(await tell(second, { t: 'standIn', seat: 0 })).toBe('table.notAway');
    clock.now += AWAY_AFTER;
    expect(await tell(second, { t: 'standIn', seat: 0 })).toBe('done');
    expect(second.doc!.table.seats[0]!.standIn).toBe(true);
  });

  test('has no votes against it any more when its person is back, which everybody is shown', async () => {
    const { places, visitors, table } = await begin(server, 4, ALONE);
    const [host, second, third, fourth] = places as [Place, Place, Place, Place];
    const seqOf = async (): Promise<number> => (await server.registry.store.load(table))!.seq;
    await goAway(fourth, host);
    clock.now += AWAY_AFTER;
    expect(await tell(second, { t: 'standIn', seat: 3 })).toBe('done');
    const before = await seqOf();
    const back = await visitors[3]!.join(table);
    for (const place of [host, second, third, back]) {
      await place.until(() => place.doc!.table.seats[3]!.votes.length === 0);
    }
    expect(await seqOf()).toBe(before + 1);
    // Who goes again is voted over anew: the vote of before does not count.
    await goAway(back, host);
    clock.now += AWAY_AFTER;
    expect(await tell(third, { t: 'standIn', seat: 3 })).toBe('done');
    expect(third.doc!.table.seats[3]).toMatchObject({ votes: [2], standIn: false });
  });

  test('costs nothing to come back to where nobody has voted', async () => {
    const { places, visitors, table } = await threeOf();
    await goAway(places[1]!, places[0]!);
    const before = await server.registry.store.load(table);
    const back = await visitors[1]!.join(table);
    await back.settle();
    expect(await server.registry.store.load(table)).toEqual(before);
  });

  test('is not away any more as soon as its person is back', async () => {
    const { places, visitors, table } = await threeOf();
    await goAway(places[1]!, places[0]!);
    clock.now += AWAY_AFTER;
    await visitors[1]!.join(table);
    expect(await tell(places[0]!, { t: 'standIn', seat: 1 })).toBe('table.notAway');
  });
});

test('while a game is played the host may change the pace of the bots, and nothing else', async () => {
  const { places } = await begin(server, 2, ALONE);
  const [host, guest] = places as [Place, Place];
  expect(await tell(host, { t: 'settings', botPace: 'instant' })).toBe('done');
  await guest.until(() => guest.doc!.table.settings.botPace === 'instant');
  expect(await tell(host, { t: 'settings', botPace: 'fast', watch: false })).toBe('table.begun');
  expect(await tell(guest, { t: 'settings', botPace: 'fast' })).toBe('table.notHost');
  expect(guest.doc!.table.settings).toMatchObject({ botPace: 'instant', watch: true });
});

describe('who resigns', () => {
  test('leaves the seat to a bot for good, and watches', async () => {
    const { places } = await begin(server, 3, ALONE);
    const [host, second] = places as [Place, Place];
    expect(await tell(second, { t: 'resign' })).toBe('done');
    await second.until(() => second.doc!.you.seat === null);
    expect(second.doc!.game!.choice).toBeNull();
    await host.settle();
    expect(host.doc!.table.seats[1]).toMatchObject({ holder: 'bot', member: null, bot: 'greedy', standIn: false });
    expect(host.doc!.table.seats[1]!.name).not.toBe('');
    expect(told(host.lines)).toContain('resigned');
    for (const wish of [{ t: 'resign' }, { t: 'comeBack' }, answer(1, LETTERS.a)] as const) {
      expect(await tell(second, wish)).toBe('table.watching');
    }
  });

  test('and was host is followed by somebody who plays', async () => {
    const { places } = await begin(server, 3, ALONE);
    await places[0]!.command({ t: 'resign' });
    await places[1]!.until(() => places[1]!.doc!.you.host);
    expect(places[1]!.doc!.table.host).toBe(1);
  });

  test('as the last person ends the game without a result', async () => {
    const { places } = await begin(server, 2, ALONE);
    await places[0]!.command({ t: 'resign' });
    await places[1]!.command({ t: 'resign' });
    await places[0]!.until(() => places[0]!.doc!.table.phase === 'abandoned');
    expect(places[0]!.doc!.game!.result).toBeNull();
  });
});

describe('the game is given up', () => {
  test('when everybody who plays agrees, and not before', async () => {
    const { places, table, visitors } = await begin(server, 3, ALONE);
    const [host, second, third] = places as [Place, Place, Place];
    expect(await tell(host, { t: 'abandon', agree: true })).toBe('done');
    expect(await tell(second, { t: 'abandon', agree: true })).toBe('done');
    expect(await tell(second, { t: 'abandon', agree: false })).toBe('done');
    expect(await tell(third, { t: 'abandon', agree: true })).toBe('done');
    expect(third.doc!.table).toMatchObject({ phase: 'playing', abandon: [0, 2] });
    expect(third.doc!.table.shuffle.seed).toBeNull();
    expect(await tell(second, { t: 'abandon', agree: true })).toBe('done');
    expect(second.doc!.table.phase).toBe('abandoned');
    expect(second.doc!.table.shuffle.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await tell(second, answer(1, LETTERS.a))).toBe('table.gameOver');
    const card = (await (await visitors[0]!.fetch(`/api/tables/${table}`)).json()) as ListedTable;
    expect(card).toMatchObject({ phase: 'abandoned', asked: [] });
  });

  test('by those who are left, when the one who did not agree resigns', async () => {
    const { places } = await begin(server, 3, ALONE);
    await places[0]!.command({ t: 'abandon', agree: true });
    await places[1]!.command({ t: 'abandon', agree: true });
    await places[2]!.command({ t: 'resign' });
    await places[0]!.until(() => places[0]!.doc!.table.phase === 'abandoned');
    expect(told(places[0]!.lines).slice(-2)).toEqual(['resigned', 'givenUp']);
  });

  test('not without somebody who owns a seat, even while a bot stands in for them', async () => {
    const { places, visitors, table } = await begin(server, 3, ALONE);
    const [host, second, third] = places as [Place, Place, Place];
    await host.command({ t: 'abandon', agree: true });
    await second.command({ t: 'abandon', agree: true });
    await goAway(third, host);
    clock.now += AWAY_AFTER;
    expect(await tell(host, { t: 'standIn', seat: 2 })).toBe('done');
    expect(host.doc!.table).toMatchObject({ phase: 'playing', abandon: [0, 1] });
    expect(await tell(host, { t: 'remove' })).toBe('table.othersPlay');
    const back = await visitors[2]!.join(table);
    expect(await tell(back, { t: 'abandon', agree: true })).toBe('done');
    await back.until(() => back.doc!.table.phase === 'abandoned');
  });

  test('not by a host alone, who cannot remove it either: away, stand-in, abandon, remove', async () => {
    const { places, visitors, table } = await begin(server, 2, ALONE);
    const [host, guest] = places as [Place, Place];
    await goAway(guest, host);
    clock.now += AWAY_AFTER;
    const tried = [{ t: 'standIn', seat: 1 }, { t: 'abandon', agree: true }, { t: 'remove' }] as const;
    const fates: string[] = [];
    for (const wish of tried) fates.push(await tell(host, wish));
    expect(fates).toEqual(['done', 'done', 'table.othersPlay']);
    expect((await visitors[1]!.join(table)).doc!.table.phase).toBe('playing');
  });

  test('and everybody is shown how it ended, until all others have left', async () => {
    const { places, visitors, table } = await begin(server, 2, ALONE);
    const [host, guest] = places as [Place, Place];
    await host.command({ t: 'abandon', agree: true });
    await guest.command({ t: 'abandon', agree: true });
    expect(await tell(host, { t: 'remove' })).toBe('table.othersPlay');
    const watching = await new Visitor(server.url).join(table);
    expect(watching.doc!.table).toMatchObject({ phase: 'abandoned', abandon: [0, 1] });
    const names = visitors.map(({ name }) => name);
    expect(watching.lines.at(-1)).toMatchObject({ table: 'givenUp', params: { persons: names } });
    expect(await tell(guest, { t: 'leave' })).toBe('done');
    host.say({ t: 'remove', id: 'remove' });
    await host.until(() => host.closed !== null);
  });
});

describe('a connection that broke', () => {
  const heardFirst = (place: Place): Promise<ServerMessage> =>
    place.find(0, ({ t }) => t === 'welcome' || t === 'current');
  const haveOf = (place: Place) => ({ n: place.n, line: place.lines.at(-1)?.no ?? 0, mark: place.mark });
  const greet = async (visitor: Visitor, table: string, have: object): Promise<Place> => {
    const place = await visitor.connect();
    place.say({ t: 'hello', version: PROTOCOL, table, have });
    return place;
  };

  test('and nothing happened: the server says so', async () => {
    const { places, visitors, table } = await begin(server, 2, ALONE);
    const have = haveOf(places[1]!);
    const place = await greet(visitors[1]!, table, have);
    expect(await heardFirst(place)).toEqual({ t: 'current', version: PROTOCOL, n: have.n });
  });

  test('and something happened: the table, and the missing lines alone', async () => {
    const { places, visitors, table } = await begin(server, 2, ALONE);
    const have = haveOf(places[0]!);
    await places[0]!.close();
    await places[1]!.command(answer(1, LETTERS.a));
    await places[1]!.command({ t: 'chat', text: 'where are you?' });
    const welcome = await heardFirst(await greet(visitors[0]!, table, have));
    expect(welcome).toMatchObject({
      t: 'welcome',
      since: have.line,
      mark: have.mark,
      n: have.n + 2,
      lines: [
        { no: have.line + 1, event: 'a' },
        { no: have.line + 2, chat: 'where are you?' },
      ],
    });
    const place = await greet(visitors[0]!, table, have);
    await place.until(() => place.doc !== null);
    place.say({ t: 'have', ...have });
    await place.settle();
    expect(place.messages.filter(({ t }) => t === 'welcome')).toHaveLength(2);
  });

  test.each([
    ['another server', (mark: string) => `x${mark}`],
    ['another seat', (mark: string) => mark.replace(/\w+$/, '0')],
    ['nobody', () => ''],
  ])('and what it has is from %s: everything, from the beginning', async (_who, changed) => {
    const { places, visitors, table } = await begin(server, 2, ALONE);
    const have = haveOf(places[1]!);
    const welcome = await heardFirst(await greet(visitors[1]!, table, { ...have, mark: changed(have.mark) }));
    expect(welcome).toMatchObject({ t: 'welcome', since: 0, lines: places[1]!.lines });
  });

  test('and what it claims to have never was: nothing is made up', async () => {
    const { places, visitors, table } = await begin(server, 2, ALONE);
    const { mark, n, line } = haveOf(places[1]!);
    const welcome = await heardFirst(await greet(visitors[1]!, table, { n: n + 7, line: line + 7, mark }));
    expect(welcome).toMatchObject({ t: 'welcome', n, since: line, lines: [] });
  });

  test('goes on after a restart of the server, with the same table and the same seat', async () => {
    let other = await testServer({}, { games: GAMES, bots: silentBots });
    const { places, visitors, table } = await begin(other, 2, ALONE);
    const second = places[1]!;
    await second.command(answer(1, LETTERS.b), 'before the restart');
    const have = haveOf(second);
    other = await other.restart();
    await second.until(() => second.closed !== null);
    expect(second.messages.at(-1)).toEqual({ t: 'bye', why: 'restarting' });
    const again = await greet(visitors[1]!, table, have);
    const welcome = await heardFirst(again);
    expect(welcome).toMatchObject({ t: 'welcome', since: 0, lines: second.lines, doc: { you: { seat: 1 } } });
    // Said again, because its answer might have been lost: it is not done again.
    expect(fate(await again.command(answer(1, LETTERS.b), 'before the restart'))).toBe('done');
    expect(again.doc!.game!.question).toBe(2);
    expect(notesAt(again)).toEqual(['b']);
    await other.end();
  });
});

describe('a message said twice', () => {
  test('is done once, on the same socket and on the next', async () => {
    const { places, visitors, table } = await begin(server, 2, ALONE);
    const chat: Wish = { t: 'chat', text: 'once' };
    expect(fate(await places[1]!.command(chat, 'the same'))).toBe('done');
    expect(fate(await places[1]!.command(chat, 'the same'))).toBe('done');
    const again = await visitors[1]!.join(table);
    expect(fate(await again.command(chat, 'the same'))).toBe('done');
    // Another person's id is another id.
    expect(fate(await places[0]!.command(chat, 'the same'))).toBe('done');
    await again.settle();
    expect(again.lines.filter((line) => 'chat' in line)).toHaveLength(2);
  });

  test('in one batch is done once as well', async () => {
    const { places } = await begin(server, 2, ALONE);
    const place = places[1]!;
    const message = { ...answer(1, LETTERS.a), id: 'in one breath' };
    for (let time = 0; time < 5; time++) place.say(message);
    await place.settle();
    const done = place.messages.filter((each) => each.t === 'done' && each.id === message.id);
    expect(done).toHaveLength(5);
    expect(place.doc!.game!.question).toBe(2);
    expect(notesAt(place)).toEqual(['a']);
  });

  test('after a refusal is tried anew: what was wrong may be right now', async () => {
    const { places } = await begin(server, 3, SEALED);
    expect(fate(await places[1]!.command(answer(2, LETTERS.a), 'early'))).toBe('table.tooLate');
    await places[1]!.command(answer(1, LETTERS.a));
    await places[2]!.command(answer(1, LETTERS.b));
    await places[1]!.until(() => places[1]!.doc!.game!.question === 2);
    expect(fate(await places[1]!.command(answer(2, LETTERS.a), 'early'))).toBe('done');
  });
});

describe('a sealed answer', () => {
  /** All that anybody but the seat could notice: bytes on their sockets, and what the lists say. */
  async function noticed({ table, visitors }: Company, others: readonly Place[], stranger: Visitor) {
    for (const place of others) await place.settle();
    const pages = [];
    for (const visitor of [visitors[0]!, visitors[2]!, stranger]) {
      for (const path of [`/api/tables/${table}`, '/api/me/tables', '/api/tables']) {
        pages.push(await (await visitor.fetch(path)).text());
      }
    }
    const texts = others.map((place) => place.texts.filter((text) => text !== '{"t":"pong"}'));
    const fresh = await visitors[0]!.fetch('/healthz');
    return { texts: structuredClone(texts), pages, fresh: await fresh.text() };
  }

  test('shows only to its own seat, until the last has come', async () => {
    const company = await begin(server, 3, { ...SEALED, open: true });
    const [host, second, third] = company.places as [Place, Place, Place];
    const stranger = await Visitor.to(server);
    const watching = await stranger.join(company.table);
    const others = [host, third, watching];
    const before = await noticed(company, others, stranger);
    clock.now += 1000;
    expect(await tell(second, answer(1, LETTERS.a))).toBe('done');
    expect(second.doc!.game!.sealed).toEqual([0]);
    expect(await tell(second, { t: 'takeBack', question: 1 })).toBe('done');
    expect(second.doc!.game!.sealed).toBeNull();
    expect(await tell(second, answer(1, LETTERS.b))).toBe('done');
    expect(await tell(second, answer(1, LETTERS.a))).toBe('table.tooLate');
    expect(await noticed(company, others, stranger)).toEqual(before);
    // Not even to who comes now, with or without what was there before.
    const late = await stranger.connect();
    late.say({
      t: 'hello',
      version: PROTOCOL,
      table: company.table,
      have: { n: watching.n, line: watching.lines.length, mark: watching.mark },
    });
    expect(await late.find(0, ({ t }) => t === 'welcome' || t === 'current')).toMatchObject({ t: 'current' });
    await late.close();
    expect(await tell(third, answer(1, LETTERS.a))).toBe('done');
    await host.until(() => host.doc!.game!.question === 2);
    expect(notesAt(host)).toEqual(['b', 'a']);
  });

  test('is one’s own turn to wait: only the own list says that it is given', async () => {
    const { table, places, visitors } = await begin(server, 3, SEALED);
    const turn = async (seat: number): Promise<boolean> =>
      ((await (await visitors[seat]!.fetch(`/api/tables/${table}`)).json()) as ListedTable).yourTurn;
    expect([await turn(1), await turn(2)]).toEqual([true, true]);
    await places[1]!.command(answer(1, LETTERS.a));
    expect([await turn(1), await turn(2)]).toEqual([false, true]);
  });

  test('shows nowhere after a rule failed and the game stepped back', async () => {
    const company = await begin(server, 3, SEALED);
    const [host, second, third] = company.places as [Place, Place, Place];
    await third.command(answer(1, LETTERS.a));
    await second.command(answer(1, LETTERS.a));
    await host.until(() => host.doc!.game!.question === 2);
    // As if a rule had failed: the mark is all that matters here.
    const table = (await server.registry.table(company.table))!;
    Object.assign(table.snapshot, { record: { ...table.record, trouble: { at: 0, report: '', held: true } } });
    expect(await tell(host, { t: 'stepBack' })).toBe('done');
    await third.until(() => third.doc!.game!.question === 3);
    // The last answer is gone, the one before is sealed still.
    const stranger = await Visitor.to(server);
    const shown = async (): Promise<string> => (await stranger.join(company.table)).texts[0]!;
    const before = await shown();
    expect(await tell(third, { t: 'takeBack', question: 3 })).toBe('done');
    expect(await shown()).toBe(before);
    expect(await tell(second, answer(3, LETTERS.b))).toBe('done');
    expect(await shown()).toBe(before);
    expect(await tell(third, answer(3, LETTERS.b))).toBe('done');
    expect(third.doc!.table.trouble).toBe(false);
  });
});

describe('an undo', () => {
  test('goes back by one decision, and withdraws what was told', async () => {
    const { places, table } = await begin(server, 2, ALONE);
    const [host, second] = places as [Place, Place];
    await second.command(answer(1, LETTERS.a));
    await second.command(answer(2, LETTERS.b));
    const line = second.lines.find((each) => 'event' in each && each.event === 'b')!;
    expect(second.doc!.game!.undo).toBe(true);
    expect(host.doc!.game!.undo).toBe(false);
    expect(await tell(second, { t: 'undo', question: 3 })).toBe('done');
    await host.until(() => host.doc!.game!.question === 4);
    for (const place of [host, second]) {
      expect(notesAt(place)).toEqual(['a']);
      expect(place.messages.findLast(({ t }) => t === 'update')).toMatchObject({ withdrawn: [line.no] });
      expect(told(place.lines).at(-1)).toBe('undo');
    }
    const later = await (await Visitor.to(server)).join(table);
    expect(later.messages[0]).toMatchObject({ t: 'welcome', withdrawn: [line.no] });
    expect(await tell(second, { t: 'undo', question: 3 })).toBe('table.tooLate');
    expect(await tell(second, { t: 'undo', question: 4 })).toBe('done');
    await host.until(() => host.doc!.game!.question === 5);
    expect(notesAt(host)).toEqual([]);
    expect(await tell(second, { t: 'undo', question: 5 })).toBe('table.undoClosed');
  });

  test('goes back over a chat that was said in between, which stays', async () => {
    const { places } = await begin(server, 2, ALONE);
    const second = places[1]!;
    await second.command(answer(1, LETTERS.a));
    await second.command({ t: 'chat', text: 'no, wait' });
    await second.command(answer(2, LETTERS.b));
    await second.command({ t: 'undo', question: 3 });
    await second.command({ t: 'undo', question: 4 });
    const withdrawn = second.messages.flatMap((message) => (message.t === 'update' ? (message.withdrawn ?? []) : []));
    const lines = second.lines.filter(({ no }) => withdrawn.includes(no));
    expect(lines.map((line) => ('event' in line ? line.event : line))).toEqual(['a', 'b']);
    expect(notesAt(second)).toEqual([]);
  });
});

test('an undo goes back further than an answer that the server gave', async () => {
  const { places, table } = await begin(server, 3, { game: 'sample', pace: 'quick' });
  const isDrafted = (place: Place): boolean => place.doc!.game!.asked[0]!.ask !== 'draft';
  await Promise.all(
    places.map((place) =>
      playOn(
        place,
        () => 0,
        () => isDrafted(place),
      ),
    ),
  );
  await Promise.all(places.map((place) => place.until(() => isDrafted(place))));
  const place = places.find((each) => each.doc!.game!.choice !== null)!;
  const undo = async (): Promise<string> => tell(place, { t: 'undo', question: place.doc!.game!.question });
  const options = (): number => place.doc!.game!.choice!.options.length;
  // A voyage, a shore, and then the first warrior, who must sail.
  await place.command(answer(place.doc!.game!.question, [0]));
  await place.command(answer(place.doc!.game!.question, [0]));
  await place.until(() => place.doc!.game!.choice!.ask === 'crew' && options() === 2);
  expect(await undo()).toBe('done');
  expect(options()).toBe(1);
  // The server leaves it alone now.
  expect((await server.registry.store.load(table))!.due).toBe(false);
  expect(await undo()).toBe('done');
  expect(place.doc!.game!.choice!.ask).toBe('shore');
  await place.command(answer(place.doc!.game!.question, [1]));
  await place.until(() => place.doc!.game!.choice!.ask === 'crew' && options() === 2);
});

describe('a “Done” at the end of a turn', () => {
  /** A seat’s turn in the sample game: everybody drafts, then the first jarl acts. */
  async function atFirstTurn(): Promise<{ place: Place; others: readonly Place[] }> {
    const { places } = await begin(server, 2, { game: 'sample' });
    const drafts = (place: Place): boolean => place.doc!.game!.asked[0]!.ask !== 'draft';
    await Promise.all(
      places.map((place) =>
        playOn(
          place,
          () => 0,
          () => drafts(place),
        ),
      ),
    );
    await Promise.all(places.map((place) => place.until(() => place.doc!.game!.asked[0]!.ask === 'act')));
    const place = places.find((each) => each.doc!.game!.choice !== null)!;
    return { place, others: places.filter((each) => each !== place) };
  }
  const rest = (place: Place): Wish => {
    const { question, choice } = place.doc!.game!;
    const pick = choice!.options.findIndex((option) => (option as { act?: string }).act === 'rest');
    return answer(question, [pick]);
  };

  test('is asked of a person, who may still undo', async () => {
    const { place } = await atFirstTurn();
    expect(place.doc!.game!.confirms).toBe(true);
    await place.command(rest(place));
    expect(place.doc!.game!).toMatchObject({ undo: true, choice: { ask: 'confirm', confirm: true } });
    // Nobody presses it but the person: it is there to be waited for.
    const { question } = place.doc!.game!;
    expect(await tell(place, { t: 'undo', question })).toBe('done');
    expect(place.doc!.game!.choice).toMatchObject({ ask: 'act' });
  });

  test('is not asked of a person who does not want it, and nobody else is told', async () => {
    const { place, others } = await atFirstTurn();
    await others[0]!.settle();
    const heard = others[0]!.messages.length;
    expect(await tell(place, { t: 'confirms', wanted: false })).toBe('done');
    expect(place.doc!.game!.confirms).toBe(false);
    await others[0]!.settle();
    expect(others[0]!.messages.slice(heard).map(({ t }) => t)).toEqual(['pong']);
    await place.command(rest(place));
    await others[0]!.until(() => others[0]!.doc!.game!.choice !== null);
    expect(place.doc!.game!.choice).toBeNull();
  });
});

describe('an answer that is the only one', () => {
  test('is given by the server: at once, where the table is quick', async () => {
    const { places } = await begin(server, 2, { game: 'scenes', options: { scene: 'forced' }, pace: 'quick' });
    await places[0]!.until(() => places[0]!.doc!.game!.question === 2);
    expect(notesAt(places[0]!)).toEqual(['done']);
    await places[1]!.until(() => places[1]!.doc!.game!.choice!.ask === 'letter');
  });

  test('is given after a short pause where the table is discreet and everybody knows that it is the only one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const draws = [0.5];
      const other = await testServer({}, { games: GAMES, bots: silentBots, random: () => draws[0]! });
      const { places } = await begin(other, 2, { game: 'scenes', options: { scene: 'forced' }, pace: 'discreet' });
      const [host, second] = places as [Place, Place];
      // It looks like any other question, to the others and to the seat itself.
      expect(host.doc!.game).toMatchObject({ question: 1, asked: [{ seat: 1, ask: 'done' }], choice: null });
      expect(second.doc!.game!.choice).toMatchObject({ options: [{ word: 'done' }] });
      await vi.advanceTimersByTimeAsync(59);
      await host.settle();
      expect(host.doc!.game!.question).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      await host.until(() => host.doc!.game!.question === 2);
      expect(notesAt(host)).toEqual(['done']);
      await other.end();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a table is deleted', () => {
  test('by the host, when the others have left a game that is over: everybody who is still there is told', async () => {
    const { places, table, visitors } = await begin(server, 2, ALONE);
    expect(await tell(places[0]!, { t: 'remove' })).toBe('table.othersPlay');
    expect(places[1]!.closed).toBeNull();
    await places[1]!.command(answer(1, LETTERS.c));
    expect(await tell(places[0]!, { t: 'remove' })).toBe('table.othersPlay');
    await places[1]!.command({ t: 'leave' });
    places[0]!.say({ t: 'remove', id: 'remove' });
    await Promise.all(places.map((place) => place.until(() => place.closed !== null)));
    for (const place of places) expect(place.messages.at(-1)).toEqual({ t: 'bye', why: 'removed' });
    expect((await visitors[0]!.fetch(`/api/tables/${table}`)).status).toBe(404);
    const again = await visitors[0]!.connect();
    again.say({ t: 'hello', version: PROTOCOL, table });
    expect(await again.find(0, ({ t }) => t === 'error')).toMatchObject({ refusal: { why: 'table.noSuchTable' } });
  });

  test('in the middle of a game only if nobody else plays in it', async () => {
    const { places } = await begin(server, 2, ALONE);
    await places[1]!.command({ t: 'resign' });
    places[0]!.say({ t: 'remove', id: 'remove' });
    await places[0]!.until(() => places[0]!.closed !== null);
    expect(places[0]!.messages.at(-1)).toEqual({ t: 'bye', why: 'removed' });
  });
});

test('a finished game can be taken home, with all its secrets, and only then', async () => {
  const { places, table, visitors } = await begin(server, 2, { ...ALONE, watch: false });
  const stranger = await Visitor.to(server);
  const file = async (visitor: Visitor): Promise<{ status: number; body: Record<string, unknown> }> => {
    const response = await visitor.fetch(`/api/tables/${table}/game`);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  expect(await file(visitors[0]!)).toMatchObject({ status: 409, body: { refusal: { why: 'table.notOver' } } });
  await places[0]!.command({ t: 'chat', text: 'between us' });
  await places[1]!.command(answer(1, LETTERS.c));
  expect(await file(stranger)).toMatchObject({ status: 403, body: { refusal: { why: 'table.noWatching' } } });
  expect(await file(new Visitor(server.url))).toMatchObject({ status: 403 });
  const { status, body } = await file(visitors[1]!);
  expect(status).toBe(200);
  const { hash, seed } = places[0]!.doc!.table.shuffle;
  expect(body).toMatchObject({
    format: 'meadhall-game-1',
    table,
    names: visitors.map(({ name }) => name),
    result: { places: [1, 1] },
    shuffle: { hash, seed, nonces: [null, null], commitments: [null, null] },
  });
  // What people said stays at the table, and who they are is nobody's business.
  expect(JSON.stringify(body)).not.toContain('between us');
  expect(Object.keys(body)).not.toContain('members');
});

test('bots play on while people watch', async () => {
  const other = await testServer({}, { games: GAMES, bots: hastyBots });
  const visitor = await Visitor.to(other);
  const place = await visitor.join(await visitor.open({ game: 'sample', seats: 4, bots: 'random' }));
  await place.command({ t: 'resign' });
  await place.until(() => place.doc!.table.phase === 'abandoned');
  const alone = await visitor.join(await visitor.open({ game: 'sample', seats: 4, bots: 'random' }));
  await playOn(alone, () => 0);
  expect(alone.doc!.table.phase).toBe('finished');
  await other.end();
});
