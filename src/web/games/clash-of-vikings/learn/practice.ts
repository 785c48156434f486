/** Which advice fits a moment of the practice game (src/games/clash-of-vikings/rules/practice.ts). */
import { CARDS } from '../../../../games/clash-of-vikings/facts/ids.ts';
import type { VikingsView } from '../../../../games/clash-of-vikings/view.ts';
import type { PracticeAdvice, PracticeMoment } from '../../../board/teaching.ts';

/** By turn; null for the last word. */
const TURNS = {
  truth: 1,
  unknown: 1,
  lay: 2,
  say: 2,
  take: 2,
  free: 2,
  confirm: 2,
  call: 3,
  doubt: 3,
  end: null,
} as const;
export type PracticeId = keyof typeof TURNS;

type Said = Pick<PracticeAdvice, 'title' | 'text'>;

export const practiceOf = (words: Readonly<Record<PracticeId, Said>>): readonly PracticeAdvice[] =>
  (Object.keys(TURNS) as PracticeId[]).map((id) => ({ id, part: TURNS[id], ...words[id] }));

const WALK = CARDS.indexOf('walk');

function onMyTurn(ask: string | null, { conflict, seats }: VikingsView, seat: number): PracticeId | null {
  if (ask === 'done') return 'confirm';
  if (conflict?.number === 2) return ask === 'layCard' || ask === 'nameAction' ? 'free' : null;
  if (ask === 'layCard') return seats[seat]!.hand.includes('shield') ? 'lay' : 'free';
  if (ask === 'nameAction') return 'say';
  return ask === 'move' && conflict?.action === 'sprint' ? 'take' : null;
}

export function practiceAt({ part, ask, view: unknownView, seat }: PracticeMoment): PracticeId | null {
  const view = unknownView as VikingsView;
  const said = view.conflict?.action ?? null;
  if (part === 1) return ask !== 'callBluff' ? null : said === 'sprint' ? 'truth' : 'unknown';
  if (part === 2) return onMyTurn(ask, view, seat);
  if (part === 3) {
    if (ask !== 'callBluff' || view.turn === null) return null;
    // Without counts the table does not prove it; the prepared discard pile does.
    const left = view.seats[view.turn]!.unseen?.[WALK] ?? 0;
    return said === 'walk' && left === 0 ? 'call' : 'doubt';
  }
  return part === 4 ? 'end' : null;
}
