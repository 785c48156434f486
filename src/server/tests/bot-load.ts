/** Tables where bots play among themselves, beside tables with people: how long do the people wait for their bots? */
import { setTimeout as sleep } from 'node:timers/promises';
import { randomOf, sfc, type Picks, type Random } from '../../kernel/index.ts';
import type { BotJob } from '../bots/job.ts';
import type { BotPoolOptions } from '../bots/pool-options.ts';
import { BotPool } from '../bots/pool.ts';
import { DEFAULTS } from '../config.ts';
import { testServer, Visitor, type Place, type TestServer } from './harness.ts';

interface BotLoadOptions {
  readonly botTables: number;
  readonly peopleTables: number;
  /** Answers that each person gives. */
  readonly answers: number;
  /** How long a person thinks, in milliseconds: from `least` to twice as long. */
  readonly leastThought: number;
  readonly workers: number;
  readonly seed: string;
  /** The pool's time limits; the server's own unless told. */
  readonly limits?: Pick<BotPoolOptions, 'timeLimit' | 'startLimit' | 'patience'>;
}

interface BotLoadFigures {
  /** Of people: from an own answer to the next question, where bots answered meanwhile; in milliseconds, rising. */
  readonly waits: readonly number[];
  /** Of jobs at people's tables: how many jobs of tables without people ended between the asking and the answer. */
  readonly overtaken: readonly number[];
  /** Answers by chance because a bot failed. */
  readonly chanceWithPeople: number;
  readonly chanceAmongBots: number;
  readonly decisionsWithPeople: number;
  readonly decisionsAmongBots: number;
}

const BOTS = 2;
/** Tables without people that are opened side by side. */
const AT_ONCE = 25;

export async function botLoad(options: BotLoadOptions): Promise<BotLoadFigures> {
  const peopled = new Set<string>();
  const chance = { people: 0, bots: 0 };
  const decisions = { people: 0, bots: 0 };
  const overtaken: number[] = [];
  const pool = new BotPool({
    workers: options.workers,
    ...(options.limits ?? { timeLimit: DEFAULTS.botTimeLimit }),
    onFailure: ({ table }) => void chance[peopled.has(table!) ? 'people' : 'bots']++,
  });
  const choose = async (job: BotJob, signal?: AbortSignal): Promise<Picks> => {
    const before = decisions.bots;
    const isPeopled = peopled.has(job.table!);
    const picks = await pool.choose(job, signal);
    decisions[isPeopled ? 'people' : 'bots']++;
    if (isPeopled) overtaken.push(decisions.bots - before);
    return picks;
  };
  const server = await testServer({}, { bots: { choose } });
  try {
    for (let open = 0; open < options.botTables; open += AT_ONCE) {
      const many = Math.min(AT_ONCE, options.botTables - open);
      await Promise.all(Array.from({ length: many }, () => openBotTable(server)));
    }
    const random = randomOf(sfc(options.seed));
    const waits = await Promise.all(
      Array.from({ length: options.peopleTables }, async () => {
        const place = await sitWithBots(server, (table) => void peopled.add(table));
        return playedWaits(place, options, random);
      }),
    );
    return {
      waits: waits.flat().sort((a, b) => a - b),
      overtaken,
      chanceWithPeople: chance.people,
      chanceAmongBots: chance.bots,
      decisionsWithPeople: decisions.people,
      decisionsAmongBots: decisions.bots,
    };
  } finally {
    await server.end();
    await pool.close();
  }
}

/** Bots in all seats, nobody there: the host starts the game and goes. */
async function openBotTable(server: TestServer): Promise<void> {
  const host = await Visitor.to(server);
  const place = await host.join(await host.open({ seats: BOTS }));
  await place.command({ t: 'stand' });
  for (let seat = 0; seat < BOTS; seat++) await place.command({ t: 'seatBot', seat, level: 'greedy' });
  const begun = await place.command({ t: 'start' });
  if (begun.t !== 'done') throw new Error(`no game among bots: ${begun.refusal.why}`);
  await place.close();
}

/** The game begins when the table is opened; only once the person has joined do the bots play for somebody who waits. */
async function sitWithBots(server: TestServer, joined: (table: string) => void): Promise<Place> {
  const person = await Visitor.to(server);
  const table = await person.open({ seats: BOTS + 1, bots: 'greedy' });
  const place = await person.join(table);
  joined(table);
  await place.until(() => place.doc!.game !== null);
  return place;
}

/** Plays by chance; how long it took, after each own answer, until the next question came. */
async function playedWaits(place: Place, { answers, leastThought }: BotLoadOptions, random: Random): Promise<number[]> {
  const waits: number[] = [];
  const isAsked = (): boolean => {
    const game = place.doc!.game!;
    return game.result !== null || (game.choice !== null && game.sealed === null);
  };
  await place.until(isAsked);
  for (let answer = 0; answer < answers; answer++) {
    await sleep(leastThought + random(leastThought + 1));
    // The server may have given the only possible answer meanwhile.
    await place.until(isAsked);
    const { choice, question, result } = place.doc!.game!;
    if (result !== null) break;
    const picks = new Set<number>();
    const wanted = Math.max(choice!.min, Math.min(choice!.max, 1));
    while (picks.size < wanted) picks.add(random(choice!.options.length));
    const asked = performance.now();
    const updates = place.n;
    await place.command({ t: 'answer', question, picks: [...picks].sort((a, b) => a - b) });
    await place.until(isAsked);
    // The own answer is one update: with more of them, bots have answered.
    if (place.n > updates + 1) waits.push(performance.now() - asked);
  }
  await place.close();
  return waits;
}

export const percentile = (rising: readonly number[], part: number): number =>
  rising[Math.min(rising.length - 1, Math.floor(rising.length * part))] ?? 0;
