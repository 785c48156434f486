import { expect, test } from 'vitest';
import { bloodRage } from '../../games/blood-rage/index.ts';
import { randomOf, randomPicks, sfc, type AnyState } from '../../kernel/index.ts';
import { PROTOCOL } from '../../protocol/index.ts';
import { offeredKits } from '../../testkit/kits.ts';
import { RegistryClient, PortClient, type ClientConnection } from './two-worlds-client.ts';
import { BOOT, stageReal, type WorldServer } from './two-worlds-setup.ts';
import { addPersons, Clock, ENDLESS_PAUSES, Source, tokenOf, type Sample } from './two-worlds-source.ts';
import { MemoryStore } from './two-worlds-store.ts';
import { twoWorldChecks } from './two-worlds.ts';

const KITS = await offeredKits();

test.each(KITS)('no byte about $game.id tells worlds apart that the kernel shows alike', async ({ game, variants }) => {
  const figures = await twoWorldChecks({ game, variants, wanted: 12_000, seed: 'bytes' });
  console.log(`${game.id}: ${JSON.stringify(figures)}`);
  expect(figures.comparisons).toBeGreaterThanOrEqual(12_000);
  // Each kind of byte was met, or nothing is proved about it.
  expect(Math.min(...Object.values(figures))).toBeGreaterThan(0);
});

test.each(KITS)('nor does one over real sockets ($game.id)', async ({ game, variants }) => {
  const open = PortClient.open;
  const figures = await twoWorldChecks({ game, variants: variants.slice(-1), wanted: 1_500, seed: 'sockets', open });
  console.log(`${game.id} over sockets: ${JSON.stringify(figures)}`);
  expect(figures.comparisons).toBeGreaterThanOrEqual(1_500);
});

const TABLE = '00000000000t';
const HOST = 0;
const ANSWERING = 2;
const clock = new Clock();

/** A game of three in which all are asked at once, and nobody has answered yet. */
async function sealedQuestion(): Promise<Sample> {
  const random = randomOf(sfc('sealed'));
  const variant = { seats: 3, options: {} };
  const source = await Source.begun({ game: bloodRage, variant, seed: 'sealed', watch: true, random, clock });
  const isFresh = ({ asked, answers }: AnyState): boolean =>
    asked.length === 3 && answers.every((each) => each === null);
  while (source.state.question < 3 || !isFresh(source.state)) await source.goOn();
  const sample = await source.sample();
  await source.close();
  return sample;
}

function worldServerOver(store: MemoryStore): WorldServer & { readonly client: RegistryClient } {
  const bots = { choose: () => Promise.reject(new Error('nobody asked for a bot')) };
  const options = { store, games: [bloodRage], bots, now: clock.now, random: ENDLESS_PAUSES, boot: BOOT };
  return { name: 'real', store, client: new RegistryClient(options) };
}

async function joined({ client }: WorldServer, number: number | null): Promise<ClientConnection> {
  const connection = await client.connect(number === null ? null : tokenOf(number));
  await connection.say({ t: 'hello', version: PROTOCOL, table: TABLE });
  connection.take();
  return connection;
}

const answerOf = ({ state }: Sample, seat: number, seed: string) => {
  const choice = state.asked.find((each) => each.seat === seat)!;
  const picks = [...randomPicks(choice, randomOf(sfc(seed)))];
  return { t: 'answer', id: seed, question: state.question, picks } as const;
};

test('an answer sealed at another server is noticed by nobody here when the table is reloaded', async () => {
  const sample = await sealedQuestion();
  const store = new MemoryStore();
  await addPersons(store, 'real', 4);
  const [here, there] = [worldServerOver(store), worldServerOver(store)];
  stageReal(here, { id: TABLE, sample, state: sample.state });
  const answering = await joined(there, ANSWERING);
  const guests = [await joined(here, HOST), await joined(here, 3), await joined(here, null)];
  const second = await joined(here, 1);
  for (const guest of guests) guest.take();
  await answering.say(answerOf(sample, ANSWERING, 'there'));
  await second.say(answerOf(sample, 1, 'here'));
  // It was taken on top of the other, which this server had not heard of.
  expect(second.take().at(-1)).toBe('{"t":"done","id":"here"}');
  expect(guests.map((guest) => guest.take())).toEqual([[], [], []]);
  await guests[0]!.say(answerOf(sample, HOST, 'last'));
  expect(guests.map((guest) => guest.take().length)).toEqual([2, 1, 1]);
  await Promise.all([here.client.close(), there.client.close()]);
});

test('to step back after a rule failed tells nobody who has answered', async () => {
  const sample = await sealedQuestion();
  const heard: string[][] = [];
  for (const hasAnswered of [false, true]) {
    const server = worldServerOver(new MemoryStore());
    await addPersons(server.store, 'real', 4);
    const trouble = { at: 0, report: '', held: false };
    stageReal(server, { id: TABLE, sample, state: sample.state, change: (record) => ({ ...record, trouble }) });
    const answering = await joined(server, ANSWERING);
    const host = await joined(server, HOST);
    const watcher = await joined(server, null);
    if (hasAnswered) await answering.say(answerOf(sample, ANSWERING, 'sealed'));
    await host.say({ t: 'stepBack', id: 'back' });
    heard.push([...host.take(), ...watcher.take()]);
    await server.client.close();
  }
  expect(heard[0]!.at(-1)).toContain('steppedBack');
  expect(heard[1]).toEqual(heard[0]);
});
