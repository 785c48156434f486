/** Reach of actions in the view's terms: for hints, highlights and paths. */
import { codeOf } from '../../../../games/clash-of-vikings/facts/arena.ts';
import { SPACES, type CardId, type SpaceId } from '../../../../games/clash-of-vikings/facts/ids.ts';
import { reachOf as reachIn, wayTo } from '../../../../games/clash-of-vikings/facts/reach.ts';
import { standingIn } from '../../../../games/clash-of-vikings/facts/standing.ts';
import type { VikingsView } from '../../../../games/clash-of-vikings/view.ts';

export const reachOf = (view: VikingsView, seat: number, card: CardId): ReadonlyMap<SpaceId, number> =>
  reachIn(standingIn(view), seat, card);

/** The spaces of a shortest path over land; null if there is none of one or two steps. */
export const route = (
  view: VikingsView,
  from: SpaceId,
  to: SpaceId,
  through: 'vikings' | 'free',
): readonly SpaceId[] | null =>
  wayTo(standingIn(view), codeOf(from), codeOf(to), through)?.map((space) => SPACES[space]!) ?? null;
