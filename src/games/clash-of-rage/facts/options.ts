/** Options of a table: CR-110. */
import type { OptionsOf, OptionSpec } from '../../../kernel/types.ts';
import { CLANS, LEVEL_IDS, SCENARIOS } from './ids.ts';

export const ROUND_LIMITS = ['10', '15', '20', '30'] as const;

/** `packs` are the ids of the content packs that a table may be opened with; the first is the default. */
export const optionsFor = (packs: readonly string[]) =>
  [
    { id: 'clans', kind: 'bySeat', values: CLANS, clause: 'CR-1' },
    { id: 'clanChoice', kind: 'one', values: ['pick', 'random'], default: 'pick', clause: 'CRR-42' },
    { id: 'length', kind: 'one', values: ['short', 'long'], default: 'short', clause: 'CR-72' },
    { id: 'layout', kind: 'one', values: ['ready', 'random'], default: 'ready', clause: 'CRR-1' },
    { id: 'scenario', kind: 'one', values: ['none', ...SCENARIOS], default: 'none', clause: 'CR-95' },
    { id: 'campaign', kind: 'switch', default: false, clause: 'CR-96' },
    { id: 'level', kind: 'one', values: LEVEL_IDS, default: 'easy', clause: 'CR-90' },
    { id: 'roundLimit', kind: 'one', values: ROUND_LIMITS, default: '30', clause: 'CR-110' },
    { id: 'odds', kind: 'switch', default: true, clause: 'CR-110' },
    { id: 'pack', kind: 'one', values: packs, default: packs[0]!, clause: 'CR-110', isOpen: true },
  ] as const satisfies readonly OptionSpec[];

type Specs = ReturnType<typeof optionsFor>;
export type RageOptions = OptionsOf<Specs>;
export type OptionId = Specs[number]['id'];
