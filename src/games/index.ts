/** The games of the house, in the order in which they are shown. */
import type { AnyGame } from '../kernel/index.ts';
import { bloodRage } from './blood-rage/index.ts';
import { clashOfVikings } from './clash-of-vikings/index.ts';

export const games: readonly AnyGame[] = [clashOfVikings, bloodRage];
