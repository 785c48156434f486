/** Options of a table: BR-98. The fifth clan comes with the fifth seat. */
import type { OptionSpec } from '../../../kernel/index.ts';
import { CLANS } from '../ids.ts';

const off = (id: string, clause: string): OptionSpec => ({ id, kind: 'switch', default: false, clause });

export const OPTIONS: readonly OptionSpec[] = [
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
];
