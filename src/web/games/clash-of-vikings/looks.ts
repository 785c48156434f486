/** How each Viking is told apart: colour, beast and pattern always go together. */
import { VIKINGS, type VikingId } from '../../../games/clash-of-vikings/facts/ids.ts';
import type { Called } from '../../../games/clash-of-vikings/text/index.ts';
import type { PublicTable } from '../../../protocol/table.ts';

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

const isViking = (value: unknown): value is VikingId => VIKINGS.includes(value as VikingId);

/** From the start the table's option says it; before, what the seat wishes; else the first that nobody wishes. */
export function coloursOf(table: PublicTable): readonly VikingId[] {
  const chosen = table.options['colours'];
  if (Array.isArray(chosen) && chosen.length >= table.seats.length && chosen.every(isViking)) return chosen;
  const wished = table.seats.map(({ wishes }) => wishes['colours']);
  const free = VIKINGS.filter((viking) => !wished.includes(viking));
  return wished.map((wish) => (isViking(wish) ? wish : (free.shift() ?? VIKINGS[0]!)));
}

/** In sentences a seat is called after who sits there, unless that would not tell them apart. */
export function calledOf(table: PublicTable): readonly Called[] {
  const names = table.seats.map(({ name }) => name);
  const areTold = new Set(names).size === names.length && !names.includes('');
  return areTold ? names.map((person) => ({ person })) : coloursOf(table);
}
