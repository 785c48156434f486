/** Writes saved-shape.json of each game whose rules number rose: `npm run shapes`. */
import { writeShape } from '../shape.ts';
import { allKits } from '../kits.ts';

for (const { game, variants, folder } of await allKits()) {
  process.stdout.write(`${writeShape(game, variants, folder)}\n`);
}
