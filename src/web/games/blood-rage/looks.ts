/** How each clan is told apart: colour, sigil and rim always go together. Colours are the tokens of shared/tokens.css. */
import { CLANS, type ClanId } from '../../../games/blood-rage/facts/index.ts';
import type { PublicTable } from '../../../protocol/table.ts';
import { seatValues } from '../../board/seat-values.ts';

/** A ring of marks on the rim of a disc: its radius, and the marks as a dash pattern or as a path. */
export type RimMark =
  | { readonly radius: number; readonly width: number; readonly dashes: string; readonly offset?: number }
  | { readonly path: string; readonly width: number };

/** A wave around the disc. */
function wave(radius: number, height: number, crests: number): string {
  const steps = crests * 8;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const r = radius + height * Math.sin(angle * crests);
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The rim lies between the radii 21.5 and 28. */
export const RIMS: Readonly<Record<ClanId, readonly RimMark[]>> = {
  wolf: [{ radius: 24.8, width: 6, dashes: '5 6.1' }],
  raven: [{ radius: 24.8, width: 4.4, dashes: '0.1 8.56' }],
  serpent: [{ path: wave(24.8, 1.9, 11), width: 2.2 }],
  bear: [{ radius: 24.8, width: 6, dashes: '2 5.79' }],
  ram: [
    { radius: 26.4, width: 3.1, dashes: '5.9 5.95' },
    { radius: 23.2, width: 3.1, dashes: '5.19 5.22', offset: 5.2 },
  ],
};

export const colourOf = (clan: ClanId): string => `var(--${clan})`;
export const deepOf = (clan: ClanId): string => `var(--${clan}-deep)`;
export const inkOf = (clan: ClanId): string => `var(--on-${clan})`;
/** For the clan's name within a text. */
export const textColourOf = (clan: ClanId): string => `var(--${clan}-text)`;

export const clansOf = (table: PublicTable): readonly ClanId[] => seatValues(table, 'clans', CLANS);
