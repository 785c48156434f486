import { readFileSync } from 'node:fs';
import { catalogue } from './cli/catalogue.ts';
import { Referee } from './cli/referee.ts';
const referee = new Referee({ games: catalogue, makeSeed: () => 'made', keepReport: () => null });
for (const line of readFileSync(process.argv[2]!, 'utf8').split('\n').filter((l) => l.trim() !== '')) { console.log('> ' + line); console.log('< ' + referee.handle(line)); }
