/** Options of a table: BR-98. The fifth clan comes with the fifth seat. */
import type { OptionsOf, OptionSpec } from '../../../kernel/types.ts';
import { CLANS } from './course.ts';

const off = <I extends string>(id: I, clause: string) =>
  ({ id, kind: 'switch', default: false, clause }) as const satisfies OptionSpec;

export const OPTIONS = [
  { id: 'clans', kind: 'bySeat', values: CLANS, clause: 'BR-8' },
  off('beginnersDeal', 'BR-25'),
  off('ageTwoPassRight', 'BR-26'),
  off('mystics', 'BR-96'),
  off('kickstarterMonsters', 'BR-97'),
  off('passedMayResume', 'BRC-2'),
  off('witchEscapesSacrifice', 'BRC-41'),
  off('succorFollowsShips', 'BRC-45'),
  off('thorsDomainAnyInvasion', 'BRC-46'),
  off('blessingInYggdrasil', 'BRC-36'),
  { id: 'draftMemory', kind: 'switch', default: true, clause: 'BR-98' },
] as const satisfies readonly OptionSpec[];
export type SagaOptions = OptionsOf<typeof OPTIONS>;
export type OptionId = (typeof OPTIONS)[number]['id'];
export type SwitchId = Extract<(typeof OPTIONS)[number], { readonly kind: 'switch' }>['id'];
