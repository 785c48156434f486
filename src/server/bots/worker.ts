/** A worker with the ordinary bots. It is started through worker.mjs. */
import { bots } from '../../bots/index.ts';
import { work } from './work.ts';

work(bots);
