import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../kernel/types.ts';
import { AbandonedError, TableClient } from './client.ts';
import type { CommandEnd, News, TableClientOptions } from './client.ts';
import type { CloseReason, ServerMessage } from './messages.ts';
import { diff } from './patch.ts';
import { request } from './requests.ts';
import type { Hello, Request } from './requests.ts';
import type { Line, TableDoc } from './table.ts';
import { PROTOCOL } from './version.ts';

const TABLE = '0123456789ab';
const COMMITMENT = '0123456789abcdef'.repeat(4);
const REFUSAL: Refusal = { clause: 'T-1', why: 'T-1.far', params: { steps: 3 } };

const docWith = (question: number, view: unknown): TableDoc => ({
  table: {
    id: TABLE,
    game: 'tiny',
    phase: 'playing',
    created: 1,
    settings: { open: true, watch: true, pace: 'quick', botPace: 'fast' },
    options: { ages: 'three' },
    seats: [],
    members: [{ no: 1, name: 'Ada', muted: false }],
    host: 1,
    abandon: [],
    trouble: false,
    shuffle: {
      hash: 'abc',
      commitments: null,
      revealUntil: null,
      nonces: null,
      seed: null,
      earlier: { givenUp: 0, withheld: 0 },
    },
    practice: false,
    rematch: null,
  },
  you: { member: 1, seat: 0, host: true },
  game: { question, asked: [], choice: null, sealed: null, undo: false, confirms: false, result: null, view },
});

const overWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A table with one viewer, who may be connected. What it says lies in `said` until the test delivers it. */
class FakeServer {
  said: ServerMessage[] = [];
  heard: Request[] = [];
  mark = 'first';
  n = 0;
  doc: TableDoc = docWith(1, { glory: 0 });
  lines: Line[] = [];
  withdrawn: number[] = [];
  /** By id: how often a command was done. */
  readonly done = new Map<string, number>();
  refuses = false;
  /** Lines of the story in one message. */
  most = Infinity;

  /** A change of the table, as the update that tells of it. */
  change(doc: TableDoc, told = 0, withdrawn: readonly number[] = []): void {
    const patch = diff(this.doc, doc);
    const lines = Array.from({ length: told }, (_, index): Line => ({
      no: this.lines.length + index + 1,
      at: 5,
      event: { in: doc.game?.question },
    }));
    this.doc = doc;
    this.n++;
    this.lines.push(...lines);
    this.withdrawn.push(...withdrawn);
    this.said.push({ t: 'update', n: this.n, patch, lines, withdrawn });
  }

  hear(text: string): void {
    const message = request.parse(JSON.parse(text));
    this.heard.push(message);
    switch (message.t) {
      case 'hello':
        return this.welcome(message.have ?? null);
      case 'have':
        return this.welcome(message);
      case 'story': {
        const { before } = message;
        const since = Math.max(0, before - 1 - this.most);
        const lines = this.lines.slice(since, before - 1);
        this.said.push({ t: 'story', mark: this.mark, since, before, lines, withdrawn: [] });
        return;
      }
      case 'ping':
        this.said.push({ t: 'pong' });
        return;
      case 'whyNot':
        this.said.push({ t: 'whyNot', id: message.id, refusal: message.wish['move'] === 'far' ? REFUSAL : null });
        return;
      default:
        return this.command(message.id, message.t === 'rematch');
    }
  }

  welcome(have: Hello['have'] | null): void {
    const { mark, n, doc } = this;
    const isKnown = have?.mark === mark;
    if (isKnown && have.n === n && have.line === this.lines.length) {
      this.said.push({ t: 'current', version: PROTOCOL, n });
      return;
    }
    const known = isKnown ? have.line : 0;
    const since = Math.max(known, this.lines.length - this.most);
    const lines = this.lines.slice(since);
    const anew = known === 0 || since > known;
    const withdrawn = [...this.withdrawn];
    this.said.push({ t: 'welcome', version: PROTOCOL, mark, n, doc, anew, since, lines, withdrawn });
  }

  private command(id: string, isRematch: boolean): void {
    if (this.refuses) {
      this.said.push({ t: 'refused', id, refusal: REFUSAL });
      return;
    }
    if (!this.done.has(id)) {
      this.done.set(id, 1);
      this.change(docWith(this.doc.game!.question + 1, this.doc.game!.view), 1);
    }
    this.said.push({ t: 'done', id, ...(isRematch ? { table: 'ba9876543210' } : {}) });
  }
}

interface Changed extends News {
  readonly doc: TableDoc;
}

/** A client and its server, with everything that was called back. */
function setUp(options: Partial<TableClientOptions> = {}) {
  const server = new FakeServer();
  const clock = { time: 1000 };
  const changes: Changed[] = [];
  const presences: (readonly [readonly number[], number])[] = [];
  const farewells: CloseReason[] = [];
  const errors: Refusal[] = [];
  let ids = 0;
  const client = new TableClient({
    table: TABLE,
    makeId: () => `id${++ids}`,
    now: () => clock.time,
    commitment: () => COMMITMENT,
    changed: (doc, news) => changes.push({ doc, ...news }),
    present: (members, watching) => presences.push([members, watching]),
    bye: (why) => farewells.push(why),
    error: (refusal) => errors.push(refusal),
    ...options,
  });
  const connect = (): void => client.connected((text) => server.hear(text));
  const say = (message: unknown): void => client.received(JSON.stringify(message));
  /** All that the server said, and what it says to that. */
  const deliver = (): void => {
    for (let message = server.said.shift(); message !== undefined; message = server.said.shift()) say(message);
  };
  const meet = (): void => {
    connect();
    deliver();
    server.heard = [];
  };
  const heard = (): string[] => server.heard.map(({ t }) => t);
  return { server, client, clock, changes, presences, farewells, errors, connect, say, deliver, meet, heard };
}

const numbers = (client: TableClient): number[] => client.lines.map(({ no }) => no);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/** What became of a promise by now. */
async function outcome(promise: Promise<unknown>): Promise<unknown> {
  const open = Symbol('open');
  // A few turns of the queue of promises: nothing here waits for anything else.
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  const settled = await Promise.race([promise, Promise.resolve(open)]);
  return settled === open ? 'open' : settled;
}

describe('the hello', () => {
  test('of a newcomer has nothing, and is answered by a welcome', () => {
    const { server, client, changes, connect, deliver } = setUp();
    server.change(docWith(2, { glory: 3 }), 2, [1]);
    server.said = [];
    connect();
    expect(server.heard).toEqual([{ t: 'hello', version: PROTOCOL, table: TABLE, commitment: COMMITMENT }]);
    expect([client.doc, client.upToDate]).toEqual([null, false]);
    deliver();
    expect(client.doc).toEqual(server.doc);
    expect(client.upToDate).toBe(true);
    expect(client.lines.map(({ no, withdrawn }) => [no, withdrawn])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(changes).toEqual([{ doc: server.doc, anew: true, lines: client.lines, withdrawn: [1] }]);
  });

  test('without a commitment has none', () => {
    const server = new FakeServer();
    const client = new TableClient({ table: TABLE, makeId: () => 'id', now: () => 0 });
    client.connected((text) => server.hear(text));
    expect(server.heard).toEqual([{ t: 'hello', version: PROTOCOL, table: TABLE }]);
  });

  test('of a client that was here says what it has; if that is all, nothing changes', () => {
    const { server, client, changes, connect, deliver, meet } = setUp();
    meet();
    server.change(docWith(2, { glory: 3 }), 2);
    deliver();
    changes.length = 0;
    const { doc, lines } = client;
    client.disconnected();
    expect(client.upToDate).toBe(false);
    connect();
    expect(server.heard).toMatchObject([{ t: 'hello', have: { n: 1, line: 2, mark: 'first' } }]);
    expect(server.said).toEqual([{ t: 'current', version: PROTOCOL, n: 1 }]);
    deliver();
    expect(client.upToDate).toBe(true);
    expect(changes).toEqual([]);
    expect([client.doc === doc, client.lines === lines]).toEqual([true, true]);
  });

  test('of a client that missed something gets the table, and only the missing lines', () => {
    const { server, client, changes, connect, deliver, meet } = setUp();
    meet();
    server.change(docWith(2, null), 2);
    deliver();
    client.disconnected();
    server.change(docWith(3, null), 1, [2]);
    server.said = [];
    connect();
    deliver();
    expect(client.doc).toEqual(server.doc);
    expect(client.lines.map(({ no, withdrawn }) => [no, withdrawn])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    expect(changes.at(-1)).toMatchObject({ anew: false, lines: [{ no: 3 }], withdrawn: [2] });
  });

  test('to another server brings the whole story anew, though its numbers are lower', () => {
    const { server, client, changes, connect, deliver, meet } = setUp();
    meet();
    for (const question of [2, 3, 4]) server.change(docWith(question, null), 2, [question]);
    deliver();
    client.disconnected();
    Object.assign(server, { mark: 'second', n: 1, lines: server.lines.slice(0, 4), withdrawn: [2] });
    connect();
    deliver();
    expect(client.lines.map(({ no, withdrawn }) => [no, withdrawn])).toEqual([
      [1, false],
      [2, true],
      [3, false],
      [4, false],
    ]);
    expect(changes.at(-1)).toMatchObject({ anew: true, lines: client.lines, withdrawn: [2] });
    server.change(docWith(9, 'goes on'), 1);
    deliver();
    expect(client.doc).toEqual(server.doc);
    expect(numbers(client)).toEqual(upTo(5));
  });

  test.each(['welcome', 'current'])('to a server of another protocol (%s) ends in a farewell', (t) => {
    const { server, client, farewells, connect, say } = setUp();
    connect();
    const { doc } = server;
    say({ t, version: PROTOCOL + 1, mark: 'x', n: 0, doc, anew: true, since: 0, lines: [], withdrawn: [] });
    expect(farewells).toEqual(['stale']);
    expect([client.doc, client.upToDate]).toEqual([null, false]);
  });
});

describe('a long story', () => {
  test('comes in parts: the end with the welcome, then the lines before it, and none of them is news', () => {
    const earlier: number[] = [];
    const { server, client, changes, connect, deliver, heard } = setUp({
      earlierLines: () => earlier.push(client.lines.length),
    });
    server.change(docWith(2, null), 10, [2, 9]);
    server.said = [];
    server.most = 4;
    connect();
    deliver();
    expect(heard()).toEqual(['hello', 'story', 'story']);
    expect(numbers(client)).toEqual(upTo(10));
    expect(client.lines.filter(({ withdrawn }) => withdrawn).map(({ no }) => no)).toEqual([2, 9]);
    expect(changes).toMatchObject([
      {
        anew: true,
        lines: upTo(10)
          .slice(6)
          .map((no) => ({ no })),
      },
    ]);
    expect(earlier).toEqual([8, 10]);
  });

  test('is asked for again where the connection was lost in between', () => {
    const { server, client, connect, deliver } = setUp();
    server.change(docWith(2, null), 10);
    server.said = [];
    server.most = 4;
    connect();
    client.received(JSON.stringify(server.said.shift()));
    client.disconnected();
    server.said = [];
    connect();
    deliver();
    expect(numbers(client)).toEqual(upTo(10));
  });

  test('of which a client missed more than a part begins anew', () => {
    const { server, client, connect, deliver, meet } = setUp();
    server.change(docWith(2, null), 3);
    meet();
    client.disconnected();
    server.change(docWith(3, null), 9);
    server.said = [];
    server.most = 4;
    connect();
    deliver();
    expect(numbers(client)).toEqual(upTo(12));
  });

  test('takes no part that belongs to another seat, or was not asked for', () => {
    const { server, client, deliver, connect, say } = setUp();
    server.change(docWith(2, null), 6);
    server.said = [];
    server.most = 4;
    connect();
    client.received(JSON.stringify(server.said.shift()));
    const part = { t: 'story', mark: 'first', since: 0, before: 3, lines: server.lines.slice(0, 2), withdrawn: [] };
    say({ ...part, mark: 'other' });
    say({ ...part, before: 2 });
    expect(numbers(client)).toEqual([3, 4, 5, 6]);
    deliver();
    expect(numbers(client)).toEqual(upTo(6));
  });
});

describe('updates', () => {
  test('in order are applied, and what they do not touch is shared', () => {
    const { server, client, changes, deliver, meet } = setUp();
    meet();
    const before = client.doc!;
    server.change(docWith(2, { glory: 5 }), 1);
    server.change(docWith(3, { glory: 7 }), 2, [1]);
    deliver();
    expect(client.doc).toEqual(server.doc);
    expect(client.doc!.table).toBe(before.table);
    expect(numbers(client)).toEqual([1, 2, 3]);
    expect(changes.slice(1).map(({ lines, withdrawn }) => [lines.map(({ no }) => no), withdrawn])).toEqual([
      [[1], []],
      [[2, 3], [1]],
    ]);
    expect(client.lines[0]).toEqual({ no: 1, at: 5, event: { in: 2 }, withdrawn: true });
  });

  test('heard before are passed over', () => {
    const { server, client, changes, deliver, meet, say } = setUp();
    meet();
    server.change(docWith(2, { glory: 5 }), 1);
    server.change(docWith(3, { glory: 7 }), 1);
    const [first, second] = server.said;
    deliver();
    const { doc } = client;
    say(first);
    say(second);
    expect(client.doc).toBe(doc);
    expect(numbers(client)).toEqual([1, 2]);
    expect(changes).toHaveLength(3);
    expect(server.heard).toEqual([]);
  });

  test('after a gap wait for a welcome, which is asked for once', () => {
    const { server, client, deliver, meet, say } = setUp();
    meet();
    for (const question of [2, 3, 4]) server.change(docWith(question, null), 1);
    const [, second, third] = server.said;
    server.said = [];
    say(second);
    say(third);
    expect(server.heard).toEqual([{ t: 'have', n: 0, line: 0, mark: 'first' }]);
    expect(client.doc!.game!.question).toBe(1);
    expect(client.upToDate).toBe(false);
    deliver();
    expect(client.doc).toEqual(server.doc);
    expect(numbers(client)).toEqual([1, 2, 3]);
    expect(client.upToDate).toBe(true);
    server.change(docWith(5, null), 1);
    deliver();
    expect(client.doc).toEqual(server.doc);
    expect(server.heard).toHaveLength(1);
  });

  test.each([
    ['does not fit', [{ nowhere: { a: [1] } }]],
    ['is none', { game: [1] }],
    ['is missing', undefined],
    ['leaves no table', [[null]]],
  ])('with a patch that %s are asked for again', (_name, patch) => {
    const { server, client, deliver, meet, say } = setUp();
    meet();
    const { doc } = client;
    server.change(docWith(2, 'right'), 1);
    server.said = [];
    say({ t: 'update', n: 1, patch, lines: [{ no: 1, at: 1, event: 'wrong' }] });
    expect(client.doc).toBe(doc);
    expect(client.lines).toEqual([]);
    expect(server.heard).toMatchObject([{ t: 'have', n: 0, line: 0 }]);
    deliver();
    expect(client.doc).toEqual(server.doc);
    expect(numbers(client)).toEqual([1]);
  });

  test('that nothing was missing is an answer as well', () => {
    const { server, client, deliver, meet, say } = setUp();
    meet();
    say({ t: 'update', n: 7, patch: [] });
    expect(server.said).toEqual([{ t: 'current', version: PROTOCOL, n: 0 }]);
    deliver();
    server.change(docWith(2, null));
    deliver();
    expect(client.doc).toEqual(server.doc);
  });

  test('stay passed over while the only answer is an old one', () => {
    const { server, client, deliver, meet, say } = setUp();
    meet();
    server.change(docWith(2, null), 1);
    deliver();
    say({ t: 'update', n: 9, patch: [] });
    say({ t: 'current', version: PROTOCOL, n: 0 });
    expect(client.upToDate).toBe(false);
    deliver();
    expect(client.upToDate).toBe(true);
  });

  test('with a line heard before add the others, in order', () => {
    const { client, changes, meet, say } = setUp();
    meet();
    const lines = upTo(4).map((no) => ({ no, at: no, event: no }));
    say({ t: 'update', n: 1, patch: [], lines: lines.slice(0, 2) });
    say({ t: 'update', n: 2, patch: [], lines: [lines[1], lines[3], lines[2], lines[3]] });
    expect(client.lines).toEqual(lines.map((line) => ({ ...line, withdrawn: false })));
    expect(changes.at(-1)!.lines.map(({ no }) => no)).toEqual([3, 4]);
  });

  test('whose lines do not follow on those heard ask for the lines between', () => {
    const { server, client, deliver, meet, say } = setUp();
    meet();
    server.lines = upTo(3).map((no) => ({ no, at: 1, event: 'not shown until now' }));
    server.change(docWith(2, 'shown'), 1);
    deliver();
    expect(server.heard).toMatchObject([{ t: 'have', n: 0, line: 0 }]);
    expect(numbers(client)).toEqual([1, 2, 3, 4]);
    expect(client.doc).toEqual(server.doc);
    say({ t: 'update', n: 2, patch: [] });
    expect(client.upToDate).toBe(true);
  });

  test('before the first welcome are passed over', () => {
    const { server, client, connect, say, heard } = setUp();
    connect();
    say({ t: 'update', n: 1, patch: [] });
    expect(client.doc).toBeNull();
    expect(heard()).toEqual(['hello']);
    expect(server.said.map(({ t }) => t)).toEqual(['welcome']);
  });
});

describe('a welcome that nobody asked for', () => {
  test('leads to the new seat', () => {
    const { server, client, changes, deliver, meet } = setUp();
    meet();
    for (const question of [2, 3]) server.change(docWith(question, 'first seat'), 1);
    deliver();
    Object.assign(server, { mark: 'seat', n: 1, doc: docWith(3, 'second seat') });
    server.welcome(null);
    server.change(docWith(4, 'second seat still'), 1);
    deliver();
    expect(client.doc).toEqual(server.doc);
    expect(numbers(client)).toEqual([1, 2, 3]);
    expect(changes.map(({ anew }) => anew)).toEqual([true, false, false, true, false]);
  });

  test('shows at once what another server changed', () => {
    const { server, client, deliver, meet } = setUp();
    meet();
    server.change(docWith(2, 'elsewhere'), 2);
    server.said = [];
    server.welcome(null);
    deliver();
    expect(client.doc).toEqual(server.doc);
    expect(numbers(client)).toEqual([1, 2]);
    expect(server.heard).toEqual([]);
  });

  test('does not lead back', () => {
    const { server, client, deliver, meet, say } = setUp();
    meet();
    server.change(docWith(2, null), 1);
    deliver();
    server.welcome(null);
    const old = server.said.pop();
    server.change(docWith(3, null), 1);
    deliver();
    say(old);
    expect(client.doc).toEqual(server.doc);
    expect(numbers(client)).toEqual([1, 2]);
  });

  test('with lines that do not follow on those heard is not enough', () => {
    const { server, client, deliver, meet, say } = setUp();
    meet();
    for (const question of [2, 3]) server.change(docWith(question, null), 2);
    server.said = [];
    const { n, doc, mark } = server;
    say({
      t: 'welcome',
      version: PROTOCOL,
      mark,
      n,
      doc,
      anew: false,
      since: 3,
      lines: server.lines.slice(3),
      withdrawn: [],
    });
    expect(server.heard).toMatchObject([{ t: 'have', line: 0 }]);
    deliver();
    expect(numbers(client)).toEqual([1, 2, 3, 4]);
  });
});

describe('commands', () => {
  test('are done, with what was made, or refused', async () => {
    const { server, client, deliver, meet } = setUp();
    meet();
    const rematch = client.command({ t: 'rematch' });
    const chat = client.command({ t: 'chat', text: 'Skål!' });
    expect(server.heard).toEqual([
      { t: 'rematch', id: 'id1' },
      { t: 'chat', text: 'Skål!', id: 'id2' },
    ]);
    expect([await outcome(chat), client.pending]).toEqual(['open', 2]);
    deliver();
    expect(await rematch).toEqual({ done: true, table: 'ba9876543210' });
    expect(await chat).toEqual({ done: true });
    server.refuses = true;
    const late = client.command({ t: 'answer', question: 1, picks: [0] });
    deliver();
    expect(await late).toEqual({ done: false, refusal: REFUSAL });
    expect(client.pending).toBe(0);
  });

  test('wait for the greeting, then go out in order', () => {
    const { server, client, connect, deliver, heard } = setUp();
    void client.command({ t: 'sit', seat: 0 });
    connect();
    void client.command({ t: 'start' });
    expect(heard()).toEqual(['hello']);
    deliver();
    expect(heard()).toEqual(['hello', 'sit', 'start']);
    expect([...server.done.keys()]).toEqual(['id1', 'id2']);
  });

  test('given while the table is drawn go out once', () => {
    const { client, connect, deliver, heard } = setUp({
      changed: (_doc, { anew }) => void (anew && client.command({ t: 'resign' })),
    });
    void client.command({ t: 'chat', text: 'wait' });
    connect();
    deliver();
    expect(heard().sort()).toEqual(['chat', 'hello', 'resign']);
  });

  test.each([
    ['welcome', true],
    ['current', false],
  ])('without an answer are said again after the %s, word for word, and answered once', async (t, hasMissed) => {
    const { server, client, connect, deliver, meet } = setUp();
    meet();
    const ends: CommandEnd[] = [];
    for (const text of ['one', 'two']) void client.command({ t: 'chat', text }).then((end) => ends.push(end));
    const first = [...server.heard];
    // The connection broke: of the answers nothing arrives.
    client.disconnected();
    if (!hasMissed) Object.assign(server, { n: 0, lines: [] });
    server.said = [];
    server.heard = [];
    connect();
    expect(server.said.map((message) => message.t)).toEqual([t]);
    expect(server.heard.map((message) => message.t)).toEqual(['hello']);
    deliver();
    expect(server.heard.slice(1)).toEqual(first);
    client.received(JSON.stringify({ t: 'done', id: 'id1' }));
    client.received(JSON.stringify({ t: 'refused', id: 'id2', refusal: REFUSAL }));
    await outcome(Promise.resolve());
    expect(ends).toEqual([{ done: true }, { done: true }]);
    expect([...server.done]).toEqual([
      ['id1', 1],
      ['id2', 1],
    ]);
    client.disconnected();
    server.heard = [];
    meet();
    expect(server.heard).toEqual([]);
  });

  test('are not said again after a gap on the same connection', () => {
    const { server, client, deliver, meet, say, heard } = setUp();
    meet();
    void client.command({ t: 'chat', text: 'one' });
    server.said = [];
    say({ t: 'update', n: 5, patch: [] });
    deliver();
    expect(heard()).toEqual(['chat', 'have']);
  });

  test('are rejected when there is no other connection', async () => {
    const { server, client, meet } = setUp();
    meet();
    const command = client.command({ t: 'resign' });
    const wish = client.whyNot({ move: 'far' });
    client.disconnected();
    client.abandonPending();
    await expect(command).rejects.toBeInstanceOf(AbandonedError);
    await expect(wish).rejects.toBeInstanceOf(AbandonedError);
    server.heard = [];
    meet();
    expect(server.heard).toEqual([]);
    expect(client.pending).toBe(0);
  });
});

describe('a why-not', () => {
  test('is answered by a refusal, or by none', async () => {
    const { client, deliver, meet } = setUp();
    meet();
    const far = client.whyNot({ move: 'far' });
    const near = client.whyNot({ move: 'near', with: [1, 2] });
    deliver();
    expect([await far, await near]).toEqual([REFUSAL, null]);
  });

  test('is asked once for a question, and anew for the next', async () => {
    const { server, client, deliver, meet, heard } = setUp();
    meet();
    const first = client.whyNot({ move: 'far' });
    expect(client.whyNot({ move: 'far' })).toBe(first);
    deliver();
    await first;
    expect(client.whyNot({ move: 'far' })).toBe(first);
    expect(heard()).toEqual(['whyNot']);
    server.change(docWith(2, null));
    deliver();
    expect(client.whyNot({ move: 'far' })).not.toBe(first);
    expect(heard()).toEqual(['whyNot', 'whyNot']);
  });

  test('is forgotten when others have taken its place', () => {
    const { client, meet, heard } = setUp();
    meet();
    for (let move = 0; move < 1000; move++) void client.whyNot({ move });
    void client.whyNot({ move: 999 });
    expect(heard()).toHaveLength(1000);
    void client.whyNot({ move: 0 });
    expect(heard()).toHaveLength(1001);
  });

  test('without a question is asked every time', () => {
    const { server, client, meet, heard } = setUp();
    server.doc = { ...server.doc, game: null };
    meet();
    void client.whyNot({ move: 'far' });
    void client.whyNot({ move: 'far' });
    expect(heard()).toEqual(['whyNot', 'whyNot']);
  });

  test('that the server refuses is answered, and not remembered', async () => {
    const { client, meet, say, heard } = setUp();
    meet();
    const asked = client.whyNot({ move: 'far' });
    say({ t: 'refused', id: 'id1', refusal: REFUSAL });
    expect(await asked).toEqual(REFUSAL);
    void client.whyNot({ move: 'far' });
    expect(heard()).toEqual(['whyNot', 'whyNot']);
  });

  test('survives a new connection', async () => {
    const { server, client, deliver, meet } = setUp();
    meet();
    const asked = client.whyNot({ move: 'far' });
    server.said = [];
    client.disconnected();
    expect(await outcome(asked)).toBe('open');
    meet();
    deliver();
    expect(await asked).toEqual(REFUSAL);
  });
});

test('who is present is noted: the latest holds', () => {
  const { client, presences, meet, say } = setUp();
  meet();
  say({ t: 'present', members: [1, 2], watching: 3 });
  say({ t: 'present', members: [2], watching: 0 });
  expect([client.presentMembers, client.watching]).toEqual([[2], 0]);
  expect(presences).toEqual([
    [[1, 2], 3],
    [[2], 0],
  ]);
});

test('after a farewell nothing more is said until the next connection', () => {
  const { client, farewells, meet, say, heard } = setUp();
  meet();
  say({ t: 'bye', why: 'restarting' });
  expect(farewells).toEqual(['restarting']);
  void client.command({ t: 'resign' });
  client.ping();
  expect(heard()).toEqual([]);
  meet();
  expect(client.pending).toBe(0);
});

test('an error without an id is passed on', () => {
  const { errors, say, meet } = setUp();
  meet();
  say({ t: 'error', refusal: REFUSAL });
  expect(errors).toEqual([REFUSAL]);
});

test('a ping is answered, and the time of the answer noted', () => {
  const { client, clock, connect, deliver, heard } = setUp();
  client.ping();
  expect([client.heardAt, heard()]).toEqual([null, []]);
  connect();
  expect(client.heardAt).toBe(1000);
  clock.time = 2000;
  deliver();
  expect(client.heardAt).toBe(2000);
  clock.time = 3000;
  client.ping();
  expect(client.heardAt).toBe(2000);
  deliver();
  expect([client.heardAt, heard()]).toEqual([3000, ['hello', 'ping']]);
});

describe('nonsense is passed over', () => {
  const whole = (): unknown => {
    const { doc } = new FakeServer();
    return { t: 'welcome', version: PROTOCOL, mark: 'x', n: 9, doc, since: 0, lines: [], withdrawn: [] };
  };
  const wrong: readonly (readonly [string, unknown])[] = [
    ['null', null],
    ['a number', 5],
    ['a list', []],
    ['no type', {}],
    ['an unknown type', { t: 'hullo' }],
    ['a type that all objects have', { t: 'toString' }],
    ['a list as type', { t: ['pong'] }],
    ...Object.keys(whole() as object)
      .filter((field) => field !== 't')
      .map((field) => [`a welcome without ${field}`, { ...(whole() as object), [field]: undefined }] as const),
    ['a welcome with lines without numbers', { ...(whole() as object), lines: [{ at: 1 }] }],
    ['a current without a number', { t: 'current', version: PROTOCOL }],
    ['a current of another number', { t: 'current', version: PROTOCOL, n: 5 }],
    ['an update without a number', { t: 'update', patch: [] }],
    ['an update with half a number', { t: 'update', n: 0.5, patch: [] }],
    ['an update with lines that are none', { t: 'update', n: 1, patch: [], lines: 'abc' }],
    ['an update that withdraws texts', { t: 'update', n: 1, patch: [], withdrawn: ['1'] }],
    ['a presence of nobody', { t: 'present' }],
    ['an answer to nothing', { t: 'done' }],
    ['an answer to what was not asked', { t: 'done', id: 'never' }],
    ['a refusal without one', { t: 'refused', id: 'id1' }],
    ['a why-not without an answer', { t: 'whyNot', id: 'id1' }],
    ['an error without a refusal', { t: 'error' }],
    ['a farewell without a reason', { t: 'bye' }],
  ];
  test.each(wrong)('%s', async (_name, message) => {
    const { server, client, changes, presences, farewells, errors, meet, say, heard } = setUp();
    meet();
    const command = client.command({ t: 'resign' });
    say(message);
    expect([changes.length, presences, farewells, errors]).toEqual([1, [], [], []]);
    expect(client.doc).toEqual(docWith(1, { glory: 0 }));
    expect(heard()).toEqual(['resign']);
    expect(await outcome(command)).toBe('open');
    expect(server.done.size).toBe(1);
  });

  test('any text at all', () => {
    const { client, meet } = setUp();
    meet();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        client.received(text);
        expect(client.doc).toEqual(docWith(1, { glory: 0 }));
      }),
    );
  });
});

/** What may happen on the way; numbers choose among what is there. */
const mishap = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('change' as const), what: fc.nat(9), told: fc.nat(2) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('deliver' as const), which: fc.constant(0) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('deliver' as const, 'drop' as const, 'repeat' as const),
      which: fc.nat(20),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('command' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('reconnect' as const, 'break' as const, 'restart' as const, 'deafen' as const),
    }),
  },
);

test('whatever is lost, repeated, disordered or broken: in the end all is there, once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mishap, { maxLength: 60 }), async (mishaps) => {
      const { server, client, deliver, say } = setUp();
      const ends: CommandEnd[] = [];
      let asked = 0;
      let isDeaf = false;
      const connect = (): void => {
        isDeaf = false;
        client.connected((text) => {
          if (!isDeaf) server.hear(text);
        });
      };
      connect();
      for (const step of mishaps) {
        switch (step.do) {
          case 'change': {
            const question = server.doc.game!.question + (step.what % 2);
            const view = { glory: step.what, hand: upTo(step.what), [`k${step.what}`]: { deep: [question] } };
            const last = server.lines.length;
            server.change(docWith(question, view), step.told, step.what === 3 && last > 0 ? [last] : []);
            break;
          }
          case 'deliver':
          case 'drop':
          case 'repeat': {
            const at = step.which % Math.max(1, server.said.length);
            const [message] = step.do === 'repeat' ? server.said.slice(at, at + 1) : server.said.splice(at, 1);
            if (step.do !== 'drop' && message !== undefined) say(overWire(message));
            break;
          }
          case 'command':
            asked++;
            void client.command({ t: 'chat', text: 'Skål!' }).then((end) => ends.push(end));
            break;
          // What was on the way still arrives, late.
          case 'reconnect':
            client.disconnected();
            connect();
            break;
          case 'break':
            client.disconnected();
            break;
          // Numbers begin anew, and nothing of the old server arrives any more.
          case 'restart':
            Object.assign(server, { mark: `${server.mark}'`, n: 0, said: [] });
            client.disconnected();
            connect();
            break;
          case 'deafen':
            isDeaf = true;
        }
      }
      server.said = [];
      client.disconnected();
      connect();
      deliver();
      await outcome(Promise.resolve());

      expect(client.doc).toEqual(overWire(server.doc));
      expect(client.upToDate).toBe(true);
      expect(numbers(client)).toEqual(upTo(server.lines.length));
      const withdrawn = client.lines.filter((line) => line.withdrawn).map(({ no }) => no);
      expect(withdrawn).toEqual([...new Set(server.withdrawn)].sort((a, b) => a - b));
      expect(ends).toEqual(Array.from({ length: asked }, () => ({ done: true })));
      expect([...server.done.values()]).toEqual(Array.from({ length: asked }, () => 1));
    }),
    { numRuns: 1500 },
  );
});
