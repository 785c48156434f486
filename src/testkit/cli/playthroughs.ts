/** Golden playthroughs and recorded games: `npm run playthroughs` compares them, `npm run playthroughs -- --write` rewrites them. */
import { parseArgs } from 'node:util';
import { checkGolden, writeGolden } from '../golden.ts';
import { allKits, kitOf } from '../kits.ts';
import { checkRecorded } from '../recorded.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean' }, game: { type: 'string' } } });
const kits = values.game === undefined ? await allKits() : [await kitOf(values.game)];
for (const { game, narrators, folder, stories } of kits) {
  if (values.write)
    process.stdout.write(`${game.id}: ${writeGolden(game, narrators, folder, stories)} files written\n`);
  else {
    checkGolden(game, narrators, folder, stories);
    checkRecorded(game, folder);
    process.stdout.write(`${game.id}: unchanged\n`);
  }
}
