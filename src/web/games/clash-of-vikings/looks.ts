/** How each Viking is told apart: colour, beast and pattern always go together. */
import { VIKINGS, type VikingId } from '../../../games/clash-of-vikings/facts/ids.ts';
import type { Called } from '../../../games/clash-of-vikings/text/index.ts';
import type { PublicTable } from '../../../protocol/table.ts';
import { personsAt, seatValues } from '../../board/seat-values.ts';

export interface Look {
  readonly beast: 'raven' | 'wolf' | 'ram' | 'stag';
  readonly colour: string;
  readonly deep: string;
  /** The sigil on the colour. */
  readonly ink: string;
  readonly beard: string;
  /** The rim's pattern in a square of 12. */
  readonly pattern: string;
  readonly patternWidth: number;
}

export const looks: Readonly<Record<VikingId, Look>> = {
  blue: {
    beast: 'raven',
    colour: '#5a97e6',
    deep: '#1d4379',
    ink: '#0b1322',
    beard: '#4a3a2c',
    pattern: 'M0 6L6 1L12 6',
    patternWidth: 3,
  },
  red: {
    beast: 'wolf',
    colour: '#d0463f',
    deep: '#6e1f1c',
    ink: '#ffffff',
    beard: '#b0602a',
    pattern: 'M-2 8L8 -2M4 14L14 4',
    patternWidth: 4,
  },
  green: {
    beast: 'ram',
    colour: '#62b05b',
    deep: '#265323',
    ink: '#08150a',
    beard: '#d2aa60',
    pattern: 'M0 2a6 6 0 0 0 12 0M-6 8a6 6 0 0 0 12 0M6 8a6 6 0 0 0 12 0',
    patternWidth: 2.6,
  },
  // The rulebook's yellow: drawn as bone, because gold means "yours".
  yellow: {
    beast: 'stag',
    colour: '#e6d9b8',
    deep: '#9b8a65',
    ink: '#2b2213',
    beard: '#8a6a3c',
    pattern: 'M0 3h6M6 9h6',
    patternWidth: 6,
  },
};

export const coloursOf = (table: PublicTable): readonly VikingId[] => seatValues(table, 'colours', VIKINGS);

/** What seats are called in sentences: by name, or by colour where names are missing or equal. */
export const seatLabels = (table: PublicTable): readonly Called[] => personsAt(table) ?? coloursOf(table);
