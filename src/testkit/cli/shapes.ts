/** `npm run shapes`: writes saved-shape.json of each game with a new rules number or new codes. */
import { writeShape } from '../shape.ts';
import { allKits } from '../kits.ts';

for (const { game, variants, folder, counts } of await allKits()) {
  process.stdout.write(`${writeShape(game, variants, folder, counts?.shape)}\n`);
}
