/** What the long run is made of, beside the rules themselves. A round is a test of the suite with other games. */
import { offeredKits } from '../../testkit/kits.ts';
import { botLoad, percentile } from '../tests/bot-load.ts';
import { chaosGames } from '../tests/chaos.ts';
import { testServer } from '../tests/harness.ts';
import { killCycles } from '../tests/kill-cycles.ts';
import { malformedAttack } from '../tests/malformed-attack.ts';
import { steeredShuffles } from '../tests/steered-shuffle.ts';
import { twoWorldChecks } from '../tests/two-worlds.ts';
import { codeFlood } from '../tests/attack/code-flood.ts';
import { connectionFlood, slowRequests } from '../tests/attack/connection-flood.ts';
import { pingFlood } from '../tests/attack/ping-flood.ts';
import { rematchFlood } from '../tests/attack/rematch-flood.ts';
import type { AttackReport } from '../tests/attack/report.ts';
import { seatFlood } from '../tests/attack/seat-flood.ts';
import { syncLatency, syncReads } from '../tests/attack/sync-flood.ts';
import { LIMITS } from '../config.ts';
import type { Counts, Part } from './part.ts';
import { siege } from './siege.ts';

const CYCLES = 5;
const TABLES = 50;
const FRAMES = 5_000;
const COMPARISONS = 5_000;
const CHAOTIC_GAMES = 20;
const BOT_TABLES = 2_000;
const PEOPLE_TABLES = 50;
const STEERED_TABLES = 300;

/** Figures that can be added up. */
const numbersIn = (figures: object): Counts =>
  Object.fromEntries(
    Object.entries(figures).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );

const kill: Part = {
  name: 'kill',
  async round(seed) {
    const { faults, ...figures } = await killCycles({ cycles: CYCLES, tables: TABLES, seed });
    return { counts: numbersIn(figures), faults };
  },
};

const malformed: Part = {
  name: 'malformed',
  async round(seed) {
    const { faults, ...figures } = await malformedAttack({ frames: FRAMES, seed });
    return { counts: numbersIn(figures), faults };
  },
};

/** Throws where a byte tells worlds apart, as does the next one where something is lost. */
const twoWorlds: Part = {
  name: 'two-worlds',
  async round(seed) {
    const counts: { [figure: string]: number } = {};
    for (const { game, variants } of await offeredKits()) {
      const figures = numbersIn(await twoWorldChecks({ game, variants, wanted: COMPARISONS, seed }));
      for (const [figure, count] of Object.entries(figures)) counts[figure] = (counts[figure] ?? 0) + count;
    }
    return { counts, faults: [] };
  },
};

const chaos: Part = {
  name: 'chaos',
  round: async (seed) => ({ counts: numbersIn(await chaosGames({ games: CHAOTIC_GAMES, seed })), faults: [] }),
};

/** The same people at the same pace, first alone on the server, then beside tables where bots play among themselves. */
const botQueue: Part = {
  name: 'bot-queue',
  async round(seed) {
    const people = { peopleTables: PEOPLE_TABLES, answers: 8, leastThought: 10_000, workers: 2, seed };
    const quiet = await botLoad({ ...people, botTables: 0 });
    const loaded = await botLoad({ ...people, botTables: BOT_TABLES });
    const [before, after] = [quiet, loaded].map(({ waits }) => Math.round(percentile(waits, 0.99))) as [number, number];
    const faults: string[] = [];
    if (after > 3 * before) faults.push(`p99 of the wait for bots: ${before} ms alone, ${after} ms under load`);
    if (loaded.chanceWithPeople > 0) faults.push(`${loaded.chanceWithPeople} answers by chance at tables with people`);
    const { decisionsWithPeople, decisionsAmongBots, chanceWithPeople, chanceAmongBots } = loaded;
    const median = Math.round(percentile(loaded.waits, 0.5));
    return {
      counts: {
        waits: loaded.waits.length,
        medianWait: median,
        p99WaitAlone: before,
        p99Wait: after,
        decisionsWithPeople,
        decisionsAmongBots,
        chanceWithPeople,
        chanceAmongBots,
      },
      faults,
    };
  },
};

/** An operator who plays tries to choose the deal: one game of 4,096 is as they want it by chance. */
const shuffle: Part = {
  name: 'shuffle',
  async round() {
    const server = await testServer();
    try {
      const counts = await steeredShuffles(server, STEERED_TABLES);
      const faults =
        counts.steered > 3 ? [`${counts.steered} of ${STEERED_TABLES} deals are as the operator wanted`] : [];
      return { counts: numbersIn(counts), faults };
    } finally {
      await server.end();
    }
  },
};

/** At `scale` 1, a hundredth of what an attacker could do in some minutes. */
const attacks = (scale: number): { readonly [probe: string]: () => Promise<AttackReport> } => ({
  pings: () => pingFlood({ pings: 50_000 * scale }),
  rematches: () => rematchFlood({ rematches: Math.min(200, 10 * scale) + LIMITS.tablesPerPerson }),
  connections: () =>
    connectionFlood({ connections: 20 * scale + LIMITS.connectionsPerAddress, allowed: LIMITS.connectionsPerAddress }),
  slowRequests: () =>
    slowRequests({ connections: Math.min(250, 10 * scale), headersTimeout: 2_000, requestTimeout: 3_000 }),
  seats: () => seatFlood({ changes: 50 * scale, audience: 20 }),
  syncReads: () => syncReads({ sockets: 60, messages: 10 * scale }),
  syncLatency: () => syncLatency({ sockets: 60, messages: 10 * scale }),
  codes: () => codeFlood({ codes: 4_000 * scale }),
});

/** The probes of an attacker, one after the other. */
const attack = (scale: number): Part => ({
  name: 'attack',
  async round() {
    const counts: { [figure: string]: number } = {};
    const faults: string[] = [];
    for (const [probe, run] of Object.entries(attacks(scale))) {
      const report = await run();
      for (const [figure, count] of Object.entries(report.counts)) counts[`${probe}.${figure}`] = count;
      faults.push(...report.faults.map((fault) => `${probe}: ${fault}`));
    }
    return { counts, faults };
  },
});

export const serverParts = (attackScale: number): readonly Part[] => [
  twoWorlds,
  chaos,
  kill,
  malformed,
  botQueue,
  shuffle,
  attack(attackScale),
  siege(3 * attackScale),
];
