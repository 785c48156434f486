import { afterEach, describe, expect, test, vi } from 'vitest';
import { bloodRage } from '../../games/blood-rage/index.ts';
import { randomOf, sfc } from '../../kernel/index.ts';
import { PROTOCOL } from '../../protocol/index.ts';
import { ChangeQueue } from '../table/change-queue.ts';
import { entryOf } from '../table/serialiser.ts';
import type * as StoryPart from '../table/story-part.ts';
import { chaosGames } from './chaos.ts';
import { RegistryClient, type ClientConnection } from './two-worlds-client.ts';
import { BOOT, stageReal } from './two-worlds-setup.ts';
import { addPersons, Clock, ENDLESS_PAUSES, Source, tokenOf } from './two-worlds-source.ts';
import { MemoryStore } from './two-worlds-store.ts';

/** Whether newcomers are told other times than those who were there. */
const planted = vi.hoisted(() => ({ lie: false }));
vi.mock('../table/story-part.ts', async (original) => {
  const actual = await original<typeof StoryPart>();
  const readStoryPart: typeof actual.readStoryPart = async (...args) => {
    const part = await actual.readStoryPart(...args);
    return planted.lie ? { ...part, lines: part.lines.map((line) => ({ ...line, at: line.at + 1 })) } : part;
  };
  return { ...actual, readStoryPart };
});

afterEach(() => {
  planted.lie = false;
  vi.restoreAllMocks();
});

test('fifty games over a bad network end, with nothing lost and nothing done twice', async () => {
  const figures = await chaosGames({ games: 50, seed: 'chaos' });
  console.log(JSON.stringify(figures));
  expect(figures.games).toBe(50);
  // The network was as bad as it was meant to be.
  for (const fault of ['dropped', 'delayed', 'doubled', 'reordered', 'refused'] as const) {
    expect(figures[fault]).toBeGreaterThan(100);
  }
});

describe('the checks of these games', () => {
  test('catch a server that forgets what it has done', async () => {
    vi.spyOn(ChangeQueue.prototype, 'isTaken').mockReturnValue(false);
    await expect(chaosGames({ games: 8, seed: 'forgetful' })).rejects.toThrow(/said to be done, and in the log/);
  });

  test('catch a server that sends another story to present guests than to newcomers', async () => {
    planted.lie = true;
    await expect(chaosGames({ games: 2, seed: 'two stories' })).rejects.toThrow(/the story as/);
  });
});

describe('a message that is said again', () => {
  const ID = '00000000000t';
  const store = new MemoryStore();
  const open = (): RegistryClient =>
    new RegistryClient({
      store,
      games: [bloodRage],
      bots: { choose: () => Promise.reject(new Error('nobody asked for a bot')) },
      now: clock.now,
      random: ENDLESS_PAUSES,
      boot: BOOT,
    });
  const clock = new Clock();

  /** The table of a game that has begun, in a store that two servers share. */
  async function atTwoServers(): Promise<readonly [RegistryClient, RegistryClient]> {
    const random = randomOf(sfc('again'));
    const variant = { seats: 3, options: {} };
    const source = await Source.begun({ game: bloodRage, variant, seed: 'again', watch: true, random, clock });
    const clients = [open(), open()] as const;
    await addPersons(store, 'real', 4);
    stageReal({ name: 'real', store }, { id: ID, sample: await source.sample(), state: source.state });
    await source.close();
    return clients;
  }

  const joined = async (client: RegistryClient, number: number): Promise<ClientConnection> => {
    const connection = await client.connect(tokenOf(number));
    await connection.say({ t: 'hello', version: PROTOCOL, table: ID });
    connection.take();
    return connection;
  };

  const chats = async (text: string): Promise<number> =>
    (await store.log(ID))
      .flatMap((logged) => entryOf(logged).lines)
      .filter((line) => 'chat' in line && line.chat === text).length;

  test('is done once, though others said much in between, or another server did it', async () => {
    const [here, there] = await atTwoServers();
    const [mine, other] = [await joined(here, 0), await joined(here, 1)];
    const again = { t: 'chat', id: 'mine', text: 'Hail' } as const;
    await mine.say(again);
    for (let said = 0; said < 40; said++) await other.say({ t: 'chat', id: `theirs ${said}`, text: 'And you' });
    mine.take();
    await mine.say(again);
    expect(mine.take()).toEqual(['{"t":"done","id":"mine"}']);
    expect(await chats('Hail')).toBe(1);
    // The socket broke before the answer came, and the next one led to another server; the first was slower.
    const elsewhere = await joined(there, 0);
    const twice = { t: 'chat', id: 'twice', text: 'Skol' } as const;
    await elsewhere.say(twice);
    await mine.say(twice);
    expect(mine.take()).toContain('{"t":"done","id":"twice"}');
    expect(await chats('Skol')).toBe(1);
    await Promise.all([here.close(), there.close()]);
  });
});
