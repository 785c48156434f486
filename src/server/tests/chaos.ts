/** Whole games over a network that misbehaves: they end, nothing is lost, and nothing is done twice. */
import { isDeepStrictEqual } from 'node:util';
import { randomBot } from '../../bots/index.ts';
import { games as allGames } from '../../games/index.ts';
import { randomOf, sfc, type Random } from '../../kernel/index.ts';
import { CheckFailure, difference, json } from '../../testkit/walk.ts';
import type { BotJob } from '../bots/job.ts';
import { entryOf } from '../table/serialiser.ts';
import type { TableEntry } from '../table/story.ts';
import { emptyFigures, CALM, STORM, type NetworkFigures, type Weather } from './chaos-network.ts';
import { ChaosPlayer } from './chaos-player.ts';
import { testServer, Visitor, type TestServer } from './harness.ts';
import { MemoryStore } from './two-worlds-store.ts';

interface ChaosOptions {
  readonly games: number;
  readonly seed: string;
  /** Games at the same time. */
  readonly atOnce?: number;
  readonly weather?: Weather;
}

interface ChaosFigures extends NetworkFigures {
  games: number;
  /** Commands that were taken, and that were refused. */
  done: number;
  refused: number;
  /** Inputs in the logs, of persons and of the server. */
  inputs: number;
}

/** Bots that answer at once, in this thread. */
const bots = {
  choose: async ({ game, world, seat, seed }: BotJob) =>
    randomBot.choose(
      allGames.find(({ id }) => id === game)!,
      world(),
      seat,
      seed,
      { evaluate: () => 0 },
    ),
};

export async function chaosGames({ games, seed, atOnce = 10, weather = STORM }: ChaosOptions): Promise<ChaosFigures> {
  const figures: ChaosFigures = { games: 0, done: 0, refused: 0, inputs: 0, ...emptyFigures() };
  const draw = randomOf(sfc(`${seed} house`));
  // In memory: what the disk does is tested elsewhere, and takes its time.
  const store = new MemoryStore();
  const server = await testServer({}, { bots, store, random: () => draw(2 ** 20) / 2 ** 20 });
  const begun: ChaosGame[] = [];
  try {
    const playSome = async (): Promise<void> => {
      while (begun.length < games) {
        const game = new ChaosGame(server, `${seed} ${begun.length}`, begun.length, weather, figures);
        begun.push(game);
        await game.run();
        figures.games++;
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, games) }, playSome));
  } finally {
    // Where one game is broken, those beside it are given up.
    for (const game of begun) game.stop();
    await server.end();
  }
  return figures;
}

class ChaosGame {
  private readonly server: TestServer;
  private readonly number: number;
  private readonly weather: Weather;
  private readonly figures: ChaosFigures;
  private readonly seed: string;
  private readonly random: Random;
  private readonly visitors: Visitor[] = [];
  private players: ChaosPlayer[] = [];
  private table = '';

  constructor(server: TestServer, seed: string, number: number, weather: Weather, figures: ChaosFigures) {
    this.server = server;
    this.number = number;
    this.weather = weather;
    this.figures = figures;
    this.seed = seed;
    this.random = randomOf(sfc(seed));
  }

  async run(): Promise<void> {
    await this.begin();
    for (const player of this.players) player.connect(this.weather);
    // The last answers of some may come while others know already that the game is over.
    await Promise.all(this.players.map((player) => player.until(() => player.isDone)));
    for (const player of this.players) player.connect(CALM);
    await Promise.all(
      this.players.map((player) => player.until(() => player.client.upToDate && player.client.hasWholeStory)),
    );
    const log = (await this.server.registry.store.log(this.table)).map(entryOf);
    for (const player of this.players) this.checkCommands(player, log);
    await this.checkShown();
    this.figures.inputs += log.filter(({ input }) => input !== undefined).length;
  }

  stop(): void {
    for (const player of this.players) player.leave();
  }

  /** One or two people, sometimes somebody who watches, bots on the other seats; the game begins on a good day. */
  private async begin(): Promise<void> {
    const { server, random, number } = this;
    const game = allGames[number % allGames.length]!.id;
    const seats = 2 + random(3);
    const people = 1 + random(2);
    for (let person = 0; person < people; person++) this.visitors.push(await Visitor.to(server));
    this.table = await this.visitors[0]!.open({ game, seats });
    const [host, ...others] = await Promise.all(this.visitors.map((visitor) => visitor.join(this.table)));
    for (const [index, place] of others.entries()) await place.command({ t: 'sit', seat: index + 1 });
    for (let seat = people; seat < seats; seat++) await host!.command({ t: 'seatBot', seat, level: 'random' });
    await host!.command({ t: 'start' });
    for (const place of [host!, ...others]) place.socket.terminate();
    const watchers = number % 3 === 0 ? [new Visitor(server.url)] : [];
    this.players = [...this.visitors, ...watchers].map((visitor, index) => this.player(visitor, `${number}.${index}`));
  }

  private player(visitor: Visitor, name: string): ChaosPlayer {
    const { server, table, figures } = this;
    const url = `${server.url.replace('http', 'ws')}/live`;
    const headers: { readonly [name: string]: string } = visitor.cookie === '' ? {} : { cookie: visitor.cookie };
    const random = randomOf(sfc(`${this.seed} ${name}`));
    return new ChaosPlayer({ url, headers, table, name, random, figures });
  }

  private broken(what: string): never {
    throw new CheckFailure(`game ${this.number}: ${what}`);
  }

  private equal(what: string, one: unknown, two: unknown): void {
    if (!isDeepStrictEqual(one, two)) this.broken(`${what}: ${difference(json(one), json(two))}`);
  }

  /** Each command that was said to be done is in the log once, and nothing else of this person is. */
  private checkCommands({ name, doc, ended }: ChaosPlayer, log: readonly TableEntry[]): void {
    const { member } = doc.you;
    const done = ended.filter(({ end }) => end.done);
    const byMember = log.filter((entry) => member !== null && entry.member === member);
    for (const t of ['answer', 'takeBack', 'undo', 'confirms', 'chat'] as const) {
      const said = done.filter(({ order }) => order.t === t);
      const kept = byMember.filter((entry) => entry.do === t);
      this.equal(`${t} of ${name}: said to be done, and in the log`, said.length, kept.length);
    }
    const answered = (entry: TableEntry): string[] =>
      entry.input?.do === 'answer' ? [json([entry.input.question, entry.input.picks])] : [];
    const said = done.flatMap(({ order }) => (order.t === 'answer' ? [json([order.question, order.picks])] : []));
    this.equal(`answers of ${name}`, said, byMember.flatMap(answered));
    const chats = byMember.flatMap(({ lines }) => lines.flatMap((line) => ('chat' in line ? [line.chat] : [])));
    this.equal(`lines of ${name}, each once`, new Set(chats).size, chats.length);
    if (new Set(ended.map(({ id }) => id)).size !== ended.length) this.broken(`${name} used an id twice`);
    this.figures.done += done.length;
    this.figures.refused += ended.length - done.length;
  }

  /** Whoever comes fresh finds what these have after all their troubles. */
  private async checkShown(): Promise<void> {
    const fresh = this.players.map((_, index) =>
      this.player(this.visitors[index] ?? new Visitor(this.server.url), `${this.number}.${index} anew`),
    );
    const results: unknown[] = [];
    for (const [index, player] of this.players.entries()) {
      const newcomer = fresh[index]!;
      player.leave();
      newcomer.connect(CALM);
      await newcomer.until(() => newcomer.client.upToDate && newcomer.client.hasWholeStory);
      newcomer.leave();
      this.equal(`what ${player.name} is shown`, player.doc, newcomer.doc);
      this.equal(`the story as ${player.name} knows it`, player.client.lines, newcomer.client.lines);
      const numbers = player.client.lines.map(({ no }) => no);
      this.equal(
        `numbers of lines of ${player.name}`,
        numbers,
        numbers.map((_, at) => at + 1),
      );
      results.push(player.doc.game!.result);
    }
    const { state } = (await this.server.registry.store.load(this.table))!;
    for (const result of results) this.equal('the result', result, (JSON.parse(state!) as { result: unknown }).result);
  }
}
