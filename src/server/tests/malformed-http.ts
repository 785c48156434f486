/** Requests that no browser would send, byte for byte. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Random } from '../../kernel/index.ts';
import { newTable, rename } from '../../protocol/requests.ts';
import { bytes, drawWith, noise, oneFieldChanged } from './malformed-frames.ts';
import { bodyFault } from './malformed-replies.ts';
import { readJson } from './malformed-scene.ts';

const METHODS = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'G\0T',
  '',
];
const ROUTES = ['/', '/api/me', '/api/me/tables', '/api/me/codes', '/api/me/device', '/api/tables', '/api/games'];
const OTHER_ROUTES = ['/healthz', '/metrics', '/live', '/t/x', '/api/tables/__proto__', '/api/tables/constructor/game'];
const UPWARDS = [
  '/../../../etc/passwd',
  '/t/../../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
];
const NO_PATHS = ['/%', '/%zz', '/api/tables/%', '//', '///', '//[', '/\\..\\..', '/\0', 'http://[', '*', 'x', ''];
const ODD_PATHS = ['/t/%00', '/api/tables/%00', '/é', 'http://elsewhere/api/me', '/live?%', '/live/..', '/....//'];
const LONG_PATHS = [`/${'a'.repeat(9_000)}`, `/${'../'.repeat(900)}`, '/api/tables?x[__proto__]=1'];
const PATHS = [...ROUTES, ...OTHER_ROUTES, ...UPWARDS, ...NO_PATHS, ...ODD_PATHS, ...LONG_PATHS];
const TYPES = [
  'application/json',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=x',
  '',
  ';',
  'a/b/c',
];
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
const KEY = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
const HEADERS: readonly (readonly string[])[] = [
  [],
  ['Content-Length: -1'],
  ['Content-Length: 5', 'Content-Length: 6'],
  ['Content-Length: 99999999999999999999'],
  ['Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked', 'Content-Length: 3'],
  ['Transfer-Encoding: gzip'],
  ['Content-Encoding: gzip'],
  ['Expect: 100-continue'],
  ['Expect: miracles'],
  ['Origin: null'],
  ['Origin: http://['],
  ['Origin: http://elsewhere.example'],
  ['Sec-Fetch-Site: cross-site'],
  [`Cookie: meadhall=${'a'.repeat(50)}`],
  ['Cookie: meadhall', 'Cookie: =;=;=', 'Cookie: meadhall=__proto__'],
  [`Cookie: ${'a=b; '.repeat(2_000)}`],
  [`X: ${'x'.repeat(20_000)}`],
  Array.from({ length: 2_500 }, (_, index) => `X${index}: 1`),
  ['X: \0', 'broken', ': no name', 'Two words: 1'],
  ['X-Forwarded-For: 1.2.3.4, __proto__', 'Forwarded: for=unknown'],
  ['If-None-Match: *', 'Range: bytes=0-,-1,9-2'],
  ['Connection: Upgrade', 'Upgrade: h2c'],
  [...UPGRADE, KEY],
  UPGRADE,
  [...UPGRADE, 'Sec-WebSocket-Key: short'],
  ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 99', KEY],
  [...UPGRADE, KEY, 'Sec-WebSocket-Extensions: permessage-deflate; x="'],
  [...UPGRADE, KEY, 'Origin: http://elsewhere.example'],
];

const BODIES: readonly object[] = [
  { game: 'clash-of-vikings', seats: 2, pace: 'quick', options: { map: 'x' } },
  { name: 'Ada' },
  { code: '0123456789' },
];

function body(random: Random): Buffer {
  const frame = drawWith(random)(BODIES);
  switch (random(6)) {
    case 0:
      return bytes(random(400), random);
    case 1:
      return Buffer.from('['.repeat(15_000));
    case 2:
      return Buffer.alloc(20_000, 'x');
    case 3:
      return Buffer.from(noise(frame, random));
    default: {
      const text = oneFieldChanged(frame, random);
      const value = readJson(text);
      // What is still right would open a table or change a name.
      const isRight = newTable.safeParse(value).success || rename.safeParse(value).success;
      return Buffer.from(isRight ? '{' : text);
    }
  }
}

/** One request and its answer, over a connection of its own. Null if all is well. */
export async function brokenRequest(port: number, cookie: string, random: Random): Promise<string | null> {
  const draw = drawWith(random);
  const path = draw(PATHS);
  const sent = body(random);
  const lines = [
    `${draw(METHODS)} ${path} HTTP/${draw(['1.1', '1.1', '1.1', '1.0', '2.0', '9'])}`,
    ...(random(12) === 0 ? [] : [`Host: ${draw([`127.0.0.1:${port}`, '127.0.0.1', '[', 'a b'])}`]),
    `Content-Type: ${draw(TYPES)}`,
    ...draw(HEADERS),
    ...(random(3) === 0 ? [`Cookie: ${cookie}`] : []),
    ...(random(4) === 0 ? [] : [`Content-Length: ${sent.length + draw([0, 0, 0, 7, -1])}`]),
  ];
  const request = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), sent]);
  const answer = await exchange(port, random(15) === 0 ? request.subarray(0, random(request.length)) : request);
  return answerFault(answer);
}

/** Sends the bytes, and others once something has come back; hangs up, and waits for what still comes. */
export async function exchange(port: number, sent: Buffer, then?: Buffer): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk) => received.push(chunk));
  // The server may close while much is still being sent to it.
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  if (then === undefined) socket.end(sent);
  else {
    socket.write(sent);
    socket.once('data', () => socket.end(then));
  }
  await closed;
  return Buffer.concat(received);
}

function answerFault(answer: Buffer): string | null {
  // Several answers come where the body of one request passed for another one.
  const heads = [...answer.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3})[^\r]*\r\n((?:[^\r]+\r\n)*)\r\n/g)];
  if (heads.length === 0 && answer.length > 0) return `no HTTP: ${answer.toString('latin1').slice(0, 200)}`;
  for (const head of heads) {
    const status = Number(head[1]);
    const length = Number(/content-length: (\d+)/i.exec(head[2]!)?.[1] ?? 0);
    const from = head.index + head[0].length;
    const said = answer.subarray(from, from + length).toString('utf8');
    // To a HEAD the length is told and the body is not sent: what follows is the next answer.
    const fault = said.startsWith('HTTP/1.1 ') ? null : bodyFault(status, said);
    if (fault !== null) return fault;
  }
  return null;
}
