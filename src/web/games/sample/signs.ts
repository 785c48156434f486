/** The five cards as signs, in a square of 512. */
import type { Card } from '../../../games/sample/facts/ids.ts';

const filled = (d: string): string => `<path fill="currentColor" d="${d}"/>`;

export const SIGNS: Readonly<Record<Card, string>> = {
  ale: filled('M110 150H310V430H110ZM310 190H400V350H310V310H360V230H310ZM100 100H320V140H100Z'),
  axe: filled('M230 60H270V450H230ZM270 90C380 90 410 190 400 260C350 220 310 220 270 230Z'),
  horn: filled('M90 150C90 330 230 430 420 420L420 360C290 360 190 280 180 150Z'),
  shield: filled('M256 60L420 120C420 290 360 400 256 450C152 400 92 290 92 120Z'),
  raven: filled(
    'M80 250L200 190C220 120 330 110 360 190L440 220L360 240C360 330 280 380 180 400L220 320C160 320 110 300 80 250Z',
  ),
};
