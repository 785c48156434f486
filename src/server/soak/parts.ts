/** What the long run is made of, beside the rules themselves. A round is a test of the suite with other games. */
import { offeredKits } from '../../testkit/kits.ts';
import { chaosGames } from '../tests/chaos.ts';
import { killCycles } from '../tests/kill-cycles.ts';
import { malformedAttack } from '../tests/malformed-attack.ts';
import { twoWorldChecks } from '../tests/two-worlds.ts';
import type { Counts, Part } from './part.ts';

const CYCLES = 5;
const TABLES = 50;
const FRAMES = 5_000;
const COMPARISONS = 5_000;
const CHAOTIC_GAMES = 20;

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

export const serverParts: readonly Part[] = [twoWorlds, chaos, kill, malformed];
