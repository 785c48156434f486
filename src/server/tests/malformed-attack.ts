/**
 * Thousands of broken frames and requests against a server on which people play. It must live, refuse in words from its lists, leave the
 * tables as they are, and go on with the games of others.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { WebSocket } from 'ws';
import { randomOf, sfc, type Random } from '../../kernel/index.ts';
import { MAX_MESSAGE_BYTES, PROTOCOL } from '../../protocol/index.ts';
import { verified, type GameFile } from '../table/game-file.ts';
import { playOn, testServer, Visitor, type Place, type TestServer } from './harness.ts';
import { brokenWire, bytes, drawWith, noise, notUtf8, oneFieldChanged, wireFrame } from './malformed-frames.ts';
import { brokenRequest, exchange } from './malformed-http.ts';
import { replyFault } from './malformed-replies.ts';
import { Scene, type Role } from './malformed-scene.ts';

interface AttackOptions {
  readonly frames: number;
  readonly seed: string;
}

interface AttackFigures {
  readonly frames: number;
  /** By what was wrong with them. */
  readonly kinds: { readonly [kind: string]: number };
  readonly requests: number;
  readonly replies: number;
  /** By the code that the server closed them with. */
  readonly closed: { readonly [code: string]: number };
  /** By why: a sign that the frames came as far as they should. */
  readonly refusals: { readonly [why: string]: number };
  /** Games of others that were played to their end meanwhile, and can be played again from their log. */
  readonly gamesOfOthers: number;
  readonly faults: readonly string[];
}

/** Frames through one socket: fewer than a socket is allowed to get wrong. */
const AT_ONCE = 40;
/** Attackers at the same time. */
const LANES = 4;
/** One in so many of the frames that are not valid ones with a change costs a socket. */
const COSTLY = 4;

export async function malformedAttack({ frames, seed }: AttackOptions): Promise<AttackFigures> {
  const server = await testServer();
  try {
    return await new Attack(server, randomOf(sfc(seed))).run(frames);
  } finally {
    await server.end();
  }
}

class Attack {
  private readonly server: TestServer;
  private readonly random: Random;
  private readonly faults: string[] = [];
  private readonly kinds = new Map<string, number>();
  private readonly closed = new Map<string, number>();
  private readonly refusals = new Map<string, number>();
  private replies = 0;
  private gamesOfOthers = 0;

  constructor(server: TestServer, random: Random) {
    this.server = server;
    this.random = random;
  }

  async run(frames: number): Promise<AttackFigures> {
    const report = (error: unknown): void => void this.faults.push(`nobody caught: ${String(error)}`);
    process.on('uncaughtException', report);
    process.on('unhandledRejection', report);
    let isOver = false;
    const others = this.playOfOthers(() => isOver);
    const requests = Math.ceil(frames / 8);
    try {
      const scene = await Scene.set(this.server, this.random);
      const cookie = scene.roles[0]!.visitor.cookie;
      const lane = async (): Promise<void> => {
        while (this.sent < frames) {
          const role = drawWith(this.random)(scene.roles);
          await this.costlyFrames(role, AT_ONCE / COSTLY / 2);
          await this.manyFrames(scene, role, frames);
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      for (let request = 0; request < requests; request++) {
        this.note(await brokenRequest(this.server.port, cookie, this.random));
      }
      this.faults.push(...(await scene.changed()));
      await this.tooManyFaults(scene.roles[0]!);
      this.faults.push(...(await scene.changed()));
    } finally {
      isOver = true;
      await others;
      process.off('uncaughtException', report);
      process.off('unhandledRejection', report);
    }
    for (const line of this.server.logged) {
      if ((JSON.parse(line) as { readonly level: string }).level === 'error') this.faults.push(line);
    }
    const { kinds, closed, refusals, replies, gamesOfOthers, faults } = this;
    return {
      frames: this.sent,
      kinds: Object.fromEntries(kinds),
      requests,
      replies,
      closed: Object.fromEntries(closed),
      refusals: Object.fromEntries(refusals),
      gamesOfOthers,
      faults,
    };
  }

  private get sent(): number {
    return [...this.kinds.values()].reduce((sum, count) => sum + count, 0);
  }

  private count(kind: string): void {
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
  }

  private note(fault: string | null): void {
    if (fault !== null) this.faults.push(fault);
  }

  /** Frames that leave the socket open: each is answered once. */
  private async manyFrames(scene: Scene, role: Role, inAll: number): Promise<void> {
    const { random } = this;
    const place = await role.visitor.connect();
    if (random(4) > 0) {
      place.say({ t: 'hello', version: PROTOCOL, table: role.table });
      await place.settle();
    }
    const from = place.texts.length;
    let sent = 0;
    while (sent < AT_ONCE && this.sent < inAll) {
      const frame = drawWith(random)(scene.frames(role, random));
      const isAlmostValid = random(3) > 0;
      const text = isAlmostValid ? oneFieldChanged(frame, random) : noise(frame, random);
      if (Buffer.byteLength(text) > MAX_MESSAGE_BYTES || scene.isLegal(role, text)) continue;
      const isBinary = !isAlmostValid && random(4) === 0;
      this.count(isBinary ? 'binary' : isAlmostValid ? 'one field changed' : 'noise');
      place.socket.send(isBinary && random(2) === 0 ? bytes(random(300), random) : text, { binary: isBinary });
      sent++;
    }
    // Not a message of its own: whatever the others did, this one is understood.
    place.say({ t: 'ping' });
    await place.until(
      () => place.closed !== null || place.messages.slice(from).filter(({ t }) => t !== 'present').length > sent,
    );
    this.look(place, from);
    for (const message of place.messages.slice(from)) {
      if (message.t === 'done' && message.id !== role.taken) this.faults.push(`${role.name}: done: ${message.id}`);
    }
    await place.close();
  }

  private look(place: Place, from = 0): void {
    for (const text of place.texts.slice(from)) {
      this.replies++;
      this.note(replyFault(text));
      const { refusal } = JSON.parse(text) as { readonly refusal?: { readonly why: string } | null };
      if (refusal) this.refusals.set(refusal.why, (this.refusals.get(refusal.why) ?? 0) + 1);
    }
  }

  /** Frames after which the socket is closed, by the server or without a word. */
  private async costlyFrames(role: Role, count: number): Promise<void> {
    for (let sent = 0; sent < count; sent++) {
      const kind = this.random(6);
      if (kind < 3) await this.libraryFrame(role, kind);
      else if (kind < 5) await this.wire(role);
      else await this.halfOpen(role);
    }
  }

  private async libraryFrame({ visitor, table }: Role, kind: number): Promise<void> {
    const { random } = this;
    const place = await visitor.connect();
    if (random(2) === 0) place.say({ t: 'hello', version: PROTOCOL, table });
    const { socket } = place;
    if (kind === 0) {
      this.count('not UTF-8');
      socket.send(notUtf8(random), { binary: false });
    } else if (kind === 1) {
      this.count('too large');
      const text = JSON.stringify({ t: 'chat', id: 'large', text: 'x'.repeat(MAX_MESSAGE_BYTES + random(100_000)) });
      if (random(2) === 0) socket.send(text);
      else sendInPieces(socket, text, random);
    } else {
      this.count('unfinished');
      socket.send('{"t":"ping"', { fin: false });
      socket.terminate();
    }
    await place.until(() => place.closed !== null);
    this.closed.set(String(place.closed), (this.closed.get(String(place.closed)) ?? 0) + 1);
    const expected = [1007, 1009, 1006][kind];
    if (place.closed !== expected) this.faults.push(`closed with ${place.closed} instead of ${expected}`);
    this.look(place);
  }

  /** Bytes after the upgrade that are no frames, or wrong ones, with a good one before them or not. */
  private async wire(role: Role): Promise<void> {
    const { random } = this;
    this.count('broken on the wire');
    const hello = Buffer.from(JSON.stringify({ t: 'hello', version: PROTOCOL, table: role.table }));
    const before = random(2) === 0 ? wireFrame({ opcode: 1, payload: hello }) : Buffer.alloc(0);
    const broken = Buffer.concat([before, brokenWire(random)]);
    const answer = await exchange(this.server.port, upgrade(role), broken);
    if (!answer.toString('latin1').startsWith('HTTP/1.1 101 ')) this.faults.push('no upgrade');
  }

  /** The other side is gone: before the upgrade, in it, or right after it. */
  private async halfOpen(role: Role): Promise<void> {
    this.count('half-open');
    const request = upgrade(role);
    const socket = connect(this.server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const closed = once(socket, 'close');
    socket.write(this.random(2) === 0 ? request : request.subarray(0, this.random(request.length)), () =>
      this.random(2) === 0 ? socket.destroy() : socket.resetAndDestroy(),
    );
    await closed;
  }

  /** A client that sends only malformed frames is disconnected. */
  private async tooManyFaults({ visitor, table }: Role): Promise<void> {
    const place = await visitor.join(table);
    for (let fault = 0; fault < 60; fault++) place.say({ t: 'nonsense', fault });
    await place.until(() => place.closed !== null);
    if (place.closed !== 4005) this.faults.push(`after 60 faults: closed with ${place.closed}`);
    this.look(place);
  }

  /** People who notice nothing of all this. One game at the least. */
  private async playOfOthers(isOver: () => boolean): Promise<void> {
    const visitor = await Visitor.to(this.server);
    do {
      const game = drawWith(this.random)([...this.server.registry.games.values()]);
      const table = await visitor.open({ game: game.id, seats: 3, bots: 'random' });
      const place = await visitor.join(table);
      await playOn(place, this.random);
      await place.close();
      const file = (await (await visitor.fetch(`/api/tables/${table}/game`)).json()) as GameFile;
      if (verified(file, game).game === true) this.gamesOfOthers++;
      else this.faults.push(`${table}: the game of others went wrong`);
    } while (!isOver());
  }
}

function sendInPieces(socket: WebSocket, text: string, random: Random): void {
  const size = 1_000 + random(4_000);
  for (let at = 0; at < text.length; at += size) {
    socket.send(text.slice(at, at + size), { fin: at + size >= text.length });
  }
}

const upgrade = ({ visitor }: Role): Buffer =>
  Buffer.from(
    [
      'GET /live HTTP/1.1',
      'Host: 127.0.0.1',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ...(visitor.cookie === '' ? [] : [`Cookie: ${visitor.cookie}`]),
      '\r\n',
    ].join('\r\n'),
  );
