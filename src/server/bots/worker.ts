/** A worker with the bots of the house. It is started through worker.mjs. */
import { bots } from '../../bots/index.ts';
import { work } from './work.ts';

work(bots);
