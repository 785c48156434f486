/** Statistics of bluffs for each seat, counted from the log's events. */
import type { HeardLine } from '../../../../protocol/client.ts';
import type { VikingsEvent } from '../motion/plan.ts';

export interface LedgerRow {
  announced: number;
  called: number;
  /** Among the called announcements. */
  true: number;
  bluff: number;
  calls: number;
  callsRight: number;
  shields: number;
  shieldsCalled: number;
  shieldsTrue: number;
  /** Bluffs that nobody called. During the game they are known only for my own seat, whose events name the card. */
  unseenBluffs: number;
}

const newRow = (): LedgerRow => ({
  announced: 0,
  called: 0,
  true: 0,
  bluff: 0,
  calls: 0,
  callsRight: 0,
  shields: 0,
  shieldsCalled: 0,
  shieldsTrue: 0,
  unseenBluffs: 0,
});

export function ledgerOf(lines: readonly HeardLine[], seats: number): readonly LedgerRow[] {
  const rows = Array.from({ length: seats }, newRow);
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
        rows[shieldBearer]!.shields++;
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
