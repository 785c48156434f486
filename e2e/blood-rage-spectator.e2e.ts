import { expect, test } from 'vitest';
import { bloodRage } from '../src/games/blood-rage/index.ts';
import { project, randomOf, sfc, type AnyState } from '../src/kernel/index.ts';
import { Visitor as Program, type Place } from '../src/server/tests/harness.ts';
import { BOOT, stageReal } from '../src/server/tests/two-worlds-setup.ts';
import { addPersons, Clock, ENDLESS_PAUSES, Source, tokenOf } from '../src/server/tests/two-worlds-source.ts';
import { MemoryStore } from '../src/server/tests/two-worlds-store.ts';
import type { Visitor } from './browser.ts';
import { e2eServer, type E2eServer } from './e2e-server.ts';
import { applied, exchanged, exchangeOf, picksOf, playedGame, withExchange } from './saga-worlds.ts';

const SEATS = 3;
const TABLE = '00000000saga';
/** Frames are compared after every answer, what a page draws of them after each so many. */
const DRAWN_AFTER = 30;
const clock = new Clock();

/** Both servers have the same clock and the same mark, and nothing else in common. */
function worldServer(name: string): E2eServer & { readonly store: MemoryStore; readonly name: string } {
  const store = new MemoryStore();
  const replacements = { games: [bloodRage], store, now: clock.now, random: ENDLESS_PAUSES, boot: BOOT };
  return Object.assign(e2eServer({}, replacements), { store, name });
}
const servers = [worldServer('real'), worldServer('other')] as const;

interface World {
  state: AnyState;
  readonly places: readonly Place[];
  readonly watcher: Visitor;
  /** Every frame that the watcher's page received, as it came. */
  readonly frames: readonly string[];
}

const PONG = JSON.stringify({ t: 'pong' });

/** The page of somebody who only watches; both worlds know them by the same name. */
async function watch(server: E2eServer): Promise<Pick<World, 'watcher' | 'frames'>> {
  const watcher = await server.visit({ cookie: `meadhall=${tokenOf(SEATS)}` });
  const frames: string[] = [];
  watcher.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (payload !== PONG) frames.push(String(payload));
    }),
  );
  await watcher.page.goto(`${server.url}/t/${TABLE}`);
  await watcher.mirror.until('the table', () => true);
  return { watcher, frames };
}

/** Opened anew: what is drawn then depends on nothing but what was sent, and not on when. */
async function opened({ page, mirror }: Visitor): Promise<void> {
  const { sockets } = mirror;
  await page.reload();
  await mirror.until('the table again', () => mirror.sockets > sockets);
}

/** The markup of the whole page, without the port of its server. */
async function markup({ page, mirror, url }: Visitor): Promise<string> {
  await mirror.untilDrawn();
  return (await page.locator('body').innerHTML()).replaceAll(new URL(url).host, '');
}

test('of a whole game a spectator gets the same frames and the same page in two worlds that differ in what is secret', async () => {
  const random = randomOf(sfc('worlds'));
  const options = { variant: { seats: SEATS, options: {} }, seed: 'worlds', watch: true, random, clock };
  const begun = clock.time;
  const source = await Source.begun({ ...options, game: bloodRage });
  const game = playedGame(source.state, random);
  const exchange = exchangeOf(game, SEATS);
  expect(exchange.size).toBeGreaterThan(5);
  clock.time = begun;
  const otherSource = await Source.begun({ ...options, game: withExchange(exchange) });

  const worlds: World[] = [];
  for (const [index, { state }] of [source, otherSource].entries()) {
    const server = servers[index]!;
    await addPersons(server.store, server.name, SEATS + 1);
    stageReal(server, { id: TABLE, sample: await [source, otherSource][index]!.sample(), state });
    const places: Place[] = [];
    for (let seat = 0; seat < SEATS; seat += 1) {
      const program = new Program(server.url);
      program.cookie = `meadhall=${tokenOf(seat)}`;
      places.push(await program.join(TABLE));
    }
    worlds.push({ state, places, ...(await watch(server)) });
  }
  await source.close();
  await otherSource.close();

  const [real, other] = [worlds[0]!, worlds[1]!];
  let [secrets, compared] = [0, 0];
  for (const [number, answer] of game.answers.entries()) {
    clock.tick();
    for (const world of worlds) {
      const { seat } = answer;
      const given = world === real ? answer : exchanged(answer, exchange);
      const { question } = world.state;
      const picks = picksOf(world.state, given);
      const { t } = await world.places[seat]!.command({ t: 'answer', question, picks: [...picks] });
      expect(t).toBe('done');
      ({ state: world.state } = applied(world.state, seat, picks));
    }
    const { question } = real.state;
    expect(other.state.question).toBe(question);
    for (const { watcher } of worlds) {
      await watcher.mirror.until('what the answer led to', ({ game: shown }) => shown!.question === question);
    }
    // One page may be a frame behind the other.
    const inBoth = Math.min(real.frames.length, other.frames.length);
    expect(other.frames.slice(compared, inBoth)).toEqual(real.frames.slice(compared, inBoth));
    compared = inBoth;
    const isDrawn = number % DRAWN_AFTER === 0 || number === game.answers.length - 1;
    // Parts that are still being loaded may part the two for a moment; what is secret would part them for good.
    const isSamePage = async (): Promise<boolean> => {
      const [drawn, otherDrawn] = await Promise.all(worlds.map(({ watcher }) => markup(watcher)));
      return drawn === otherDrawn;
    };
    if (isDrawn) for (const { watcher } of worlds) await opened(watcher);
    await expect.poll(() => !isDrawn || isSamePage()).toBe(true);
    const seen = worlds.map(({ state }) => JSON.stringify(project(bloodRage, state, answer.seat)));
    if (seen[0] !== seen[1]) secrets += 1;
  }
  expect(real.state.result).not.toBeNull();
  // Those who play saw different worlds all along.
  expect(secrets).toBeGreaterThan(game.answers.length / 2);
});
