/** The banners: a colour, and the ink on it. */
import { BANNERS, type Banner } from '../../../games/sample/facts/ids.ts';
import type { PublicTable } from '../../../protocol/table.ts';
import { seatValues } from '../../board/seat-values.ts';

export const COLOURS: Readonly<Record<Banner, string>> = {
  red: '#d0463f',
  blue: '#5a97e6',
  green: '#62b05b',
  gold: '#dcb63a',
};

export const bannersOf = (table: PublicTable): readonly Banner[] => seatValues(table, 'banner', BANNERS);
