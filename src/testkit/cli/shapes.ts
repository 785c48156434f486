/** Writes saved-shape.json of each game whose rules number rose: `npm run shapes`. */
import { writeShape } from '../shape.ts';
import { allGames, kitOf } from './games.ts';

for (const game of allGames) {
  const { variants, folder } = kitOf(game);
  process.stdout.write(`${writeShape(game, variants, folder)}\n`);
}
