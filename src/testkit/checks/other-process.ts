/** Checks that a state saved here and loaded in another process continues exactly as it would have here. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  awaited,
  copyState,
  load,
  Play,
  randomOf,
  randomPicks,
  save,
  sfc,
  type AnyGame,
  type AnyState,
} from '../../kernel/index.ts';
import { CheckFailure, walk, type Variant } from '../walk.ts';
import type { Coverage } from './coverage.ts';

/** How many decisions are played from each state: enough to finish the running action and the next. */
const DECISIONS = 30;

/** Plays on at random; returns a hash of the resulting state and all events. */
export function fingerprint(game: AnyGame, state: AnyState, seed: string): string {
  const play = new Play(game, copyState(game, state));
  const random = randomOf(sfc(seed));
  for (let decision = 0; decision < DECISIONS; decision++) {
    const choice = awaited(play.state);
    if (choice === undefined) break;
    play.take(choice.seat, randomPicks(choice, random));
  }
  return createHash('sha256').update(save(play.state)).update(JSON.stringify(play.events)).digest('hex');
}

/** What the other process does with each line: reads a saved state and a seed, returns the fingerprint. */
export const fingerprintLine = (game: AnyGame, text: string): string => {
  const { saved, seed } = JSON.parse(text) as { saved: unknown; seed: string };
  return fingerprint(game, load(game, saved), seed);
};

const PROGRAM = fileURLToPath(new URL('../cli/other-process.ts', import.meta.url));

/** Compares at every question of `games` games, played at the variants in turn. */
export async function resumesInOtherProcess(
  game: AnyGame,
  variants: readonly Variant[],
  games: number,
): Promise<Coverage> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, game.id], { stdio: ['pipe', 'pipe', 'inherit'] });
  const expected: string[] = [];
  const sent: string[] = [];
  for (let number = 0; number < games; number++) {
    const variant = variants[number % variants.length]!;
    walk(
      game,
      variant,
      `other process ${number}`,
      (state) => {
        if (state.result !== null) return;
        const seed = `on ${expected.length}`;
        sent.push(`{"seed":"${seed}","saved":${save(state)}}\n`);
        expected.push(fingerprint(game, state, seed));
      },
      number % 2 === 1,
    );
  }
  const ended = new Promise((resolve) => child.once('close', resolve));
  const write = (async () => {
    for (const text of sent) {
      if (!child.stdin.write(text)) await new Promise((resolve) => child.stdin.once('drain', resolve));
    }
    child.stdin.end();
  })();
  let answered = 0;
  for await (const got of createInterface({ input: child.stdout })) {
    if (got !== expected[answered])
      throw new CheckFailure(`state ${answered} continues differently in another process`);
    answered++;
  }
  await Promise.all([write, ended]);
  if (answered !== expected.length) throw new CheckFailure(`${expected.length} states sent, ${answered} answered`);
  return { games, states: answered };
}
