/** Statistics of bluffs for each seat, counted from the log's events. */
import { byName } from '../../../../kernel/codes.ts';
import type { HeardLine } from '../../../../protocol/client.ts';
import type { VikingsEvent } from '../motion/plan.ts';

/** `true` and `bluff` are among the called announcements. `unseenBluffs` were not called: during the game only my own are known. */
const ANNOUNCEMENTS = ['announced', 'called', 'true', 'bluff', 'unseenBluffs'] as const;
const COUNTS = [...ANNOUNCEMENTS, 'calls', 'callsRight', 'shieldsCalled', 'shieldsTrue'] as const;
export type LedgerRow = { [count in (typeof COUNTS)[number]]: number };

export function ledgerOf(lines: readonly HeardLine[], seats: number): readonly LedgerRow[] {
  const rows = Array.from({ length: seats }, (): LedgerRow => byName(COUNTS, () => 0));
  let caller = 0;
  let shieldBearer = 0;
  for (const line of lines) {
    if (!('event' in line) || line.withdrawn) continue;
    const event = line.event as VikingsEvent;
    switch (event.type) {
      case 'announced': {
        const row = rows[event.seat]!;
        row.announced++;
        if (event.card !== null && event.card !== event.action) row.unseenBluffs++;
        break;
      }
      case 'calls':
        caller = event.seat;
        rows[caller]!.calls++;
        break;
      case 'wasTrue':
        rows[event.seat]!.called++;
        rows[event.seat]!.true++;
        break;
      case 'wasBluff': {
        const row = rows[event.seat]!;
        row.called++;
        row.bluff++;
        row.unseenBluffs = Math.max(0, row.unseenBluffs - 1);
        rows[caller]!.callsRight++;
        break;
      }
      case 'claimedShield':
        shieldBearer = event.seat;
        break;
      case 'shieldTrue':
        rows[shieldBearer]!.shieldsCalled++;
        rows[shieldBearer]!.shieldsTrue++;
        break;
      case 'shieldFalse':
        rows[shieldBearer]!.shieldsCalled++;
        break;
      default:
    }
  }
  return rows;
}
