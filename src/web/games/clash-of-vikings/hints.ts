/** What a card does, in a few words, and how far it would reach from here. */
import type { ActionId, CardId } from '../../../games/clash-of-vikings/facts/ids.ts';
import { isMove } from '../../../games/clash-of-vikings/facts/actions.ts';
import { reachOf } from './arena/reach.ts';
import type { Scene } from './scene.svelte.ts';
import { say } from './words.ts';

const HINTS = {
  walk: 'hintWalk',
  sprint: 'hintSprint',
  slam: 'hintSlam',
  club: 'hintClub',
  punch: 'hintPunch',
  hammer: 'hintHammer',
  slingshot: 'hintSlingshot',
  shield: 'hintShield',
} as const satisfies Record<CardId, string>;

export const hintOf = (card: CardId): (typeof HINTS)[CardId] => HINTS[card];

export function reachHint(scene: Scene, seat: number, action: ActionId): string {
  const n = reachOf(scene.view, seat, action).size;
  const hint = say(hintOf(action));
  if (isMove(action)) return say('reachMove', { hint, n });
  if (n > 0) return say('reachStrike', { hint, n });
  if (action === 'slam') return say('reachNobodySlam');
  return say(action === 'club' || action === 'punch' ? 'reachNobodyBeside' : 'reachNobodyAfar');
}
