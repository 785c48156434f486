/** Options of a table: CV-80. */
import type { Options, OptionSpec } from '../../../kernel/index.ts';
import { SIDES, VIKINGS, type ModeId } from '../facts/ids.ts';

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'side', kind: 'one', values: SIDES, default: 'meadow', clause: 'CV-2' },
  { id: 'arenaOfBluff', kind: 'switch', default: false, clause: 'CV-60' },
  { id: 'countSheet', kind: 'switch', default: true, clause: 'CV-80' },
  { id: 'colours', kind: 'bySeat', values: VIKINGS, clause: 'CV-80' },
];

export const modeOf = (options: Options): ModeId => (options['arenaOfBluff'] === true ? 'arenaOfBluff' : 'base');
