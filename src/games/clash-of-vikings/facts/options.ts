/** Options of a table: CV-80. */
import type { OptionsOf, OptionSpec } from '../../../kernel/types.ts';
import { SIDES, VIKINGS, type ModeId } from './ids.ts';

export const OPTIONS = [
  { id: 'side', kind: 'one', values: SIDES, default: 'meadow', clause: 'CV-2' },
  { id: 'arenaOfBluff', kind: 'switch', default: false, clause: 'CV-60' },
  { id: 'countSheet', kind: 'switch', default: true, clause: 'CV-80' },
  { id: 'colours', kind: 'bySeat', values: VIKINGS, clause: 'CV-80' },
] as const satisfies readonly OptionSpec[];
export type VikingsOptions = OptionsOf<typeof OPTIONS>;
export type OptionId = (typeof OPTIONS)[number]['id'];

export const modeOf = ({ arenaOfBluff }: VikingsOptions): ModeId => (arenaOfBluff ? 'arenaOfBluff' : 'base');
