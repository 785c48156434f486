/** A state saved here and loaded in another process goes on as it would have here. */
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
import { Broken, walk, type Variant } from '../walk.ts';
import type { Figures } from './figures.ts';

/** How far each state is played on: far enough to leave the action, and the next. */
const DECISIONS = 30;

/** Plays on by chance; a fingerprint of everything that happened. */
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

/** One line of the other process: a saved state in, a fingerprint out. */
export const answerLine = (game: AnyGame, text: string): string => {
  const { saved, seed } = JSON.parse(text) as { saved: unknown; seed: string };
  return fingerprint(game, load(game, saved), seed);
};

const PROGRAM = fileURLToPath(new URL('../cli/elsewhere.ts', import.meta.url));

/** `games` in all, shared out over the variants; at every question of each. */
export async function goesOnElsewhere(game: AnyGame, variants: readonly Variant[], games: number): Promise<Figures> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, game.id], { stdio: ['pipe', 'pipe', 'inherit'] });
  const expected: string[] = [];
  const sent: string[] = [];
  for (let number = 0; number < games; number++) {
    const variant = variants[number % variants.length]!;
    walk(
      game,
      variant,
      `elsewhere ${number}`,
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
    if (got !== expected[answered]) throw new Broken(`state ${answered} goes on differently in another process`);
    answered++;
  }
  await Promise.all([write, ended]);
  if (answered !== expected.length) throw new Broken(`${expected.length} states sent, ${answered} went on`);
  return { games, states: answered };
}
