/** Golden playthroughs and recorded games: `npm run playthroughs` compares them, `npm run playthroughs -- --write` writes them anew. */
import { parseArgs } from 'node:util';
import { checkGolden, writeGolden } from '../golden.ts';
import { checkRecorded } from '../recorded.ts';
import { allGames, gameCalled, kitOf } from './games.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean' }, game: { type: 'string' } } });
for (const game of values.game === undefined ? allGames : [gameCalled(values.game)]) {
  const { narrators, folder } = kitOf(game);
  if (values.write) process.stdout.write(`${game.id}: ${writeGolden(game, narrators, folder)} files written\n`);
  else {
    checkGolden(game, narrators, folder);
    checkRecorded(game, folder);
    process.stdout.write(`${game.id}: as kept\n`);
  }
}
