/**
 * The server adds nothing to what the kernel shows. A table is put into two servers: as it is, and as a viewer could imagine it just as
 * well. The same things happen in both, and every byte that reaches the viewer is compared, for as long as the kernel says that the
 * viewer cannot tell the two apart.
 */
import { randomOf, sfc, type AnyGame, type Random, type Seat } from '../../kernel/index.ts';
import { CheckFailure, difference, json, nameOf, viewersOf, type Variant } from '../../testkit/walk.ts';
import type { BotJob } from '../bots/job.ts';
import { withSeat, type TableRecord } from '../table/record.ts';
import { RegistryClient, type ServerClient, type ServerClientOptions } from './two-worlds-client.ts';
import { Pair } from './two-worlds-pair.ts';
import { addPersons, Clock, ENDLESS_PAUSES, Source, thinkingSeats, type Sample } from './two-worlds-source.ts';
import { BOOT, otherState, stageOther, stageReal, type WorldServer } from './two-worlds-setup.ts';
import { MemoryStore } from './two-worlds-store.ts';
import { emptyTally, totalOf, type Tally } from './two-worlds-tally.ts';

interface TwoWorldOptions {
  readonly game: AnyGame;
  /** How the tables are set up: taken in turn. */
  readonly variants: readonly Variant[];
  /** Comparisons, over all variants. */
  readonly wanted: number;
  readonly seed: string;
  /** How a server is entered: without a network unless told. */
  readonly open?: (options: ServerClientOptions) => Promise<ServerClient>;
}

interface TwoWorldFigures extends Tally {
  readonly games: number;
  /** Instants of games, each seen by one viewer. */
  readonly samples: number;
  readonly comparisons: number;
}

/** About so many inputs pass between two samples of a game. */
const RARITY = 20;
/** The first sample comes within so many: a game may be left before its end, and middles and ends must be met as often. */
const SKIPPED = 200;
/** Public changes that are played on from a sample. */
const STEPS = 8;

export async function twoWorldChecks(options: TwoWorldOptions): Promise<TwoWorldFigures> {
  const { variants, wanted, seed } = options;
  const tally = emptyTally();
  const figures = { games: 0, samples: 0 };
  const share = Math.ceil(wanted / variants.length);
  while (totalOf(tally) < wanted) {
    const variant = variants[figures.games % variants.length]!;
    const until = Math.min(wanted, totalOf(tally) + share);
    const check = new GameCheck(options, variant, `${seed} ${figures.games}`, until, tally, figures);
    figures.games++;
    try {
      await check.run();
    } catch (error) {
      if (!(error instanceof CheckFailure)) throw error;
      throw new CheckFailure(`${options.game.id}, ${nameOf(variant)}, game ${figures.games}: ${error.message}`);
    }
  }
  return { ...figures, comparisons: totalOf(tally), ...tally };
}

const tableId = (number: number): string => String(number).padStart(12, '0');
const noBots: ServerClientOptions['bots'] = { choose: () => Promise.reject(new Error('nobody asked for a bot')) };

/** A server in which a bot thinks, and what it was given to think about. */
class BotWorldServer implements WorldServer {
  readonly name: string;
  readonly store = new MemoryStore();
  readonly client: RegistryClient;
  private jobs: BotJob[] = [];

  constructor(name: string, options: Omit<ServerClientOptions, 'store' | 'bots'>) {
    this.name = name;
    const choose = (job: BotJob): Promise<never> => {
      this.jobs.push(job);
      // What it would answer does not matter here.
      return new Promise(() => undefined);
    };
    this.client = new RegistryClient({ ...options, store: this.store, bots: { choose } });
  }

  /** The table is opened: what is its bot given? */
  async jobsAt(id: string): Promise<string> {
    await this.client.registry.table(id);
    const { jobs } = this;
    this.jobs = [];
    // The host orders the queue of the pool; no bot is told.
    return json(jobs.map(({ host: _, ...job }) => ({ ...job, world: job.world() })));
  }
}

const withBot =
  (seat: Seat) =>
  (record: TableRecord): TableRecord =>
    withSeat(record, seat, { member: null, bot: { level: 'random', name: 'Ratatosk' } });

/** One game, sampled here and there. */
class GameCheck {
  private readonly options: TwoWorldOptions;
  private readonly variant: Variant;
  private readonly seed: string;
  /** The tally at which to stop. */
  private readonly until: number;
  private readonly random: Random;
  private readonly tally: Tally;
  private readonly figures: { samples: number };
  private readonly clock = new Clock();
  private tables = 0;
  private readonly servers: WorldServer[] = [];
  /** Houses with bots, and what these were given to think about. */
  private readonly botServers: BotWorldServer[] = [];

  constructor(
    options: TwoWorldOptions,
    variant: Variant,
    seed: string,
    until: number,
    tally: Tally,
    figures: { games: number; samples: number },
  ) {
    this.options = options;
    this.variant = variant;
    this.seed = seed;
    this.until = until;
    this.random = randomOf(sfc(seed));
    this.tally = tally;
    this.figures = figures;
  }

  async run(): Promise<void> {
    const { random, clock, seed, variant } = this;
    const { game } = this.options;
    // Where watching is not allowed, there is the less to tell the worlds apart by.
    const watch = random(4) > 0;
    const source = await Source.begun({ game, variant, seed, watch, random, clock });
    try {
      await this.openHouses();
      let skipped = random(SKIPPED);
      while (source.state.result === null && totalOf(this.tally) < this.until) {
        if (skipped-- <= 0 && random(RARITY) === 0) await this.compare(await source.sample());
        await source.goOn();
      }
    } finally {
      await source.close();
      for (const { client } of [...this.servers, ...this.botServers]) await client.close();
    }
  }

  private async openHouses(): Promise<void> {
    const { game, open = async (client: ServerClientOptions): Promise<ServerClient> => new RegistryClient(client) } =
      this.options;
    const options = { games: [game], now: this.clock.now, random: ENDLESS_PAUSES, boot: BOOT };
    for (const name of ['real', 'other']) {
      const store = new MemoryStore();
      await addPersons(store, name, this.variant.seats + 1);
      this.servers.push({ name, store, client: await open({ ...options, store, bots: noBots }) });
      this.botServers.push(new BotWorldServer(name, options));
    }
  }

  /** One instant, for everybody who sees it. */
  private async compare(sample: Sample): Promise<void> {
    const { random, clock, tally } = this;
    const { game } = this.options;
    const servers = [this.servers[0]!, this.servers[1]!] as const;
    await this.compareBots(sample);
    for (const viewer of viewersOf(this.variant.seats)) {
      if (totalOf(tally) >= this.until) return;
      const id = tableId(++this.tables);
      const seed = `${this.seed} ${id}`;
      this.figures.samples++;
      await new Pair({ game, viewer, id, sample, servers, random, clock, tally, seed }).play(STEPS);
      for (const { store } of servers) await store.remove(id, (await store.load(id))!.seq);
    }
  }

  /** What a bot in the place of each seat that must think is given: a world that its seat could imagine, the same in both. */
  private async compareBots(sample: Sample): Promise<void> {
    const { game } = this.options;
    const [real, other] = [this.botServers[0]!, this.botServers[1]!];
    for (const seat of thinkingSeats(sample.state)) {
      const id = tableId(++this.tables);
      const state = { ...sample.state, undo: null };
      const stage = { id, sample, state, change: withBot(seat) };
      stageReal(real, stage);
      stageOther(other, seat, { ...stage, state: otherState(game, state, seat, `${this.seed} ${id}`) });
      const [one, two] = [await real.jobsAt(id), await other.jobsAt(id)];
      this.tally.botWorlds++;
      if (one === '[]') throw new CheckFailure(`the bot of seat ${seat} is given nothing`);
      if (one !== two)
        throw new CheckFailure(`the bot of seat ${seat} is given what it cannot know: ${difference(one, two)}`);
    }
  }
}
