/** SG-50. */
import type { OptionsOf, OptionSpec } from '../../kernel/index.ts';
import { BANNERS } from './facts/ids.ts';

export const OPTIONS = [
  { id: 'nights', kind: 'one', values: ['two', 'three'], default: 'two', clause: 'SG-50' },
  { id: 'openRaids', kind: 'switch', default: false, clause: 'SG-50' },
  { id: 'banner', kind: 'bySeat', values: BANNERS, clause: 'SG-50' },
] as const satisfies readonly OptionSpec[];
export type SampleOptions = OptionsOf<typeof OPTIONS>;
