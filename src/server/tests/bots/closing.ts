/** A program that uses a pool and closes it. It must come to its end by itself: the word tells that nothing cut it short. */
import { games } from '../../../games/index.ts';
import { awaited, start } from '../../../kernel/index.ts';
import { BotPool } from '../../bots/pool.ts';
import { imaginedWorld } from '../../bots/world.ts';

const game = games[0]!;
const { state } = start(game, { seats: 2, seed: 'closing' });
const { seat } = awaited(state)!;
const world = imaginedWorld(game, state, seat, 'world');
const pool = new BotPool({
  workers: 2,
  timeLimit: 600_000,
  workerFile: new URL('./planted-worker.mjs', import.meta.url),
});
const choose = (level: string) =>
  pool.choose({ urgency: 'played', host: 'host', game: game.id, world: () => world, seat, level, seed: 'seed' });

await choose('greedy');
// One in its loop, one whose worker is still starting, one that waits.
const turnedAway = ['endless', 'endless', 'random'].map((level) =>
  choose(level).then(
    () => 'answered',
    (error: Error) => error.name,
  ),
);
await pool.close();
process.stdout.write((await Promise.all(turnedAway)).join(' '));
