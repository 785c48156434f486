/** The games that the command line knows: those of the house, and the small one that the test kit plays. */
import { games } from '../games/index.ts';
import type { AnyGame } from '../kernel/index.ts';
import { sample } from '../games/sample/index.ts';

export const catalogue: readonly AnyGame[] = [...games, sample];
