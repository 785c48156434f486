/** Anonymous sockets that ask for the whole table, over and over, while two people play at it. */
import { randomOf, sfc } from '../../../kernel/index.ts';
import { PROTOCOL } from '../../../protocol/index.ts';
import { LIMITS } from '../../config.ts';
import { begin, NO_LIMITS, playOn, testServer, Visitor, type Place, type TestServer } from '../harness.ts';
import type { AttackReport } from './report.ts';

interface SyncFloodOptions {
  readonly sockets: number;
  /** Of each socket. */
  readonly messages: number;
}

/** What was read of the store while nothing at the table changed. */
export async function syncReads({ sockets, messages }: SyncFloodOptions): Promise<AttackReport> {
  const server = await testServer();
  try {
    const { table } = await begin(server, 2);
    const places = await watchers(server, table, sockets);
    const reads = countReads(server);
    for (const place of places) flood(place, table, messages);
    await Promise.all(places.map((place) => place.settle()));
    const { loads, logs } = reads();
    const faults = [];
    if (loads > 0) faults.push(`the table was loaded ${loads} times`);
    if (logs > 1) faults.push(`the story was read ${logs} times`);
    return { counts: { sockets, messages: sockets * messages, loads, logs }, faults };
  } finally {
    await server.end();
  }
}

/** How long a player's command takes with and without the flood, under the limits of every server. Times: not for `npm test`. */
export async function syncLatency({ sockets, messages }: SyncFloodOptions): Promise<AttackReport> {
  const { syncBurst, syncsPerSecond, messageBurst, messagesPerSecond } = LIMITS;
  const limits = { ...NO_LIMITS, syncBurst, syncsPerSecond, messageBurst, messagesPerSecond };
  const server = await testServer({ limits });
  try {
    const { table, places } = await begin(server, 2);
    const random = randomOf(sfc('syncs'));
    await Promise.all(places.map((place) => playOn(place, random, () => place.doc!.game!.question > 20)));
    const quiet = await chatLatencies(places[1]!);
    const crowd = await watchers(server, table, sockets);
    const timer = setInterval(() => crowd.forEach((place) => flood(place, table, 1)), 1000 / messagesPerSecond);
    for (const place of crowd) flood(place, table, messages);
    const crowded = await chatLatencies(places[1]!);
    clearInterval(timer);
    for (const place of crowd) place.socket.terminate();
    const counts = { sockets, quietP99: p99(quiet), crowdedP99: p99(crowded) };
    const isSlow = counts.crowdedP99 > 3 * counts.quietP99 + 20;
    return { counts, faults: isSlow ? [`commands take ${counts.crowdedP99} ms instead of ${counts.quietP99}`] : [] };
  } finally {
    await server.end();
  }
}

const watchers = (server: TestServer, table: string, count: number): Promise<readonly Place[]> =>
  Promise.all(Array.from({ length: count }, () => new Visitor(server.url).join(table)));

function flood(place: Place, table: string, messages: number): void {
  for (let count = 0; count < messages; count++) {
    if (count % 2 === 0) place.say({ t: 'have', n: 0, line: 0, mark: '' });
    else place.say({ t: 'hello', version: PROTOCOL, table });
  }
}

function countReads({ registry: { store } }: TestServer): () => { readonly loads: number; readonly logs: number } {
  let loads = 0;
  let logs = 0;
  const [load, story] = [store.load.bind(store), store.story.bind(store)];
  store.load = (id) => {
    loads++;
    return load(id);
  };
  store.story = (id, part) => {
    logs++;
    return story(id, part);
  };
  return () => ({ loads, logs });
}

async function chatLatencies(place: Place): Promise<readonly number[]> {
  const times = [];
  for (let count = 0; count < 100; count++) {
    const start = performance.now();
    await place.command({ t: 'chat', text: 'still here' });
    times.push(performance.now() - start);
  }
  return times;
}

const p99 = (times: readonly number[]): number =>
  Math.round([...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99) - 1]! * 10) / 10;
