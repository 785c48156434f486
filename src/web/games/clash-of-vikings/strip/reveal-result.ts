/** What a card that was called turned out to be, and who gained a bracelet by it. */
import type { CardId } from '../../../../games/clash-of-vikings/facts/ids.ts';
import type { VikingsEvent } from '../motion/plan.ts';

export interface RevealResult {
  readonly caller: number;
  /** Whose card it was. */
  readonly seat: number;
  readonly said: CardId;
  readonly card: CardId;
  /** The bracelet that changed hands: `from` is null for the reserve, `value` null where it is a secret. */
  readonly taken: { readonly from: number | null; readonly to: number; readonly value: number | null } | null;
  /** The announced action, or the attack on whoever claimed the Shield, does not take place. */
  readonly isStopped: boolean;
}

/** As its reader sees it. `isMyCallLate`: they called too, and somebody before them in turn order did. */
export interface ShownResult extends RevealResult {
  readonly isMyCallLate: boolean;
}

/** Of the last reveal among these events. `victimBefore` is under attack when they begin. */
export function revealResult(events: readonly VikingsEvent[], victimBefore: number | null): RevealResult | null {
  let result = null as RevealResult | null;
  let caller = 0;
  let victim = victimBefore ?? 0;
  for (const event of events)
    switch (event.type) {
      case 'attacked':
        victim = event.victim;
        break;
      case 'calls':
      case 'callsShield':
        caller = event.seat;
        break;
      case 'wasTrue': {
        const { seat, action } = event;
        result = { caller, seat, said: action, card: action, taken: null, isStopped: false };
        break;
      }
      case 'wasBluff': {
        const { seat, action, card } = event;
        result = { caller, seat, said: action, card, taken: null, isStopped: true };
        break;
      }
      case 'shieldTrue':
        result = { caller, seat: victim, said: 'shield', card: 'shield', taken: null, isStopped: true };
        break;
      case 'shieldFalse':
        result = { caller, seat: victim, said: 'shield', card: event.card, taken: null, isStopped: false };
        break;
      case 'penaltyTaken':
        result &&= { ...result, taken: { from: event.victim, to: event.seat, value: event.value } };
        break;
      case 'penaltyReserve':
        result &&= { ...result, taken: { from: null, to: event.seat, value: event.value } };
        break;
      default:
    }
  return result;
}
