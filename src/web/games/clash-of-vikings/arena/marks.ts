/** What is lit on the arena, and why: the open question's options, or what an announcement could reach. */
import { SPACES, type SpaceId } from '../../../../games/clash-of-vikings/facts/ids.ts';
import type { Option, Scene } from '../scene.svelte.ts';
import { stepsBetween } from '../../../../games/clash-of-vikings/facts/arena.ts';
import { type Point } from './geometry.ts';
import { isMove } from '../../../../games/clash-of-vikings/facts/actions.ts';
import { reachOf, route } from './reach.ts';
import { kindOfSpace } from '../../../../games/clash-of-vikings/facts/arena.ts';

/** `mine` may be chosen, or is what I am about to name; `theirs` is another's reach. */
export interface Mark {
  readonly tone: 'mine' | 'theirs';
  /** What choosing the space answers; null where there is nothing to choose. */
  readonly wish: Option | null;
  /** Written in the corner of the space: steps, or a sign. */
  readonly badge: number | 'lost' | null;
  /** It stands on the figure rather than on the ground. */
  readonly onViking: boolean;
}

type Marks = ReadonlyMap<SpaceId, Mark>;

/** What a click on this space would say to the open question, whether or not it may; null where the arena is not asked. */
export function wishOn(scene: Scene, space: SpaceId): Option | null {
  switch (scene.ask) {
    case 'startSpace':
      return { space };
    case 'move':
    case 'push':
      return { to: space };
    case 'bracelet':
      return { drop: space };
    case 'slam':
    case 'attack': {
      const victim = scene.view.seats.findIndex((seat) => seat.space === space);
      return victim === -1 ? null : { victim };
    }
    case 'centre':
      return space === 'C' ? (scene.options.find(({ take = 0 }) => take > 0) ?? null) : null;
    default:
      return null;
  }
}

export const asksArena = (scene: Scene): boolean =>
  scene.ask !== null && ['startSpace', 'move', 'push', 'bracelet', 'slam', 'attack', 'centre'].includes(scene.ask);

function badgeOn(scene: Scene, space: SpaceId): Mark['badge'] {
  const from = scene.mine?.space ?? null;
  if (scene.ask === 'bracelet') return kindOfSpace(scene.view.side, space) === 'water' ? 'lost' : null;
  if (from === null || scene.ask === 'startSpace' || scene.ask === 'push' || scene.ask === 'centre') return null;
  if (scene.ask === 'move') return (route(scene.view, from, space, 'vikings')?.length ?? 1) - 1;
  return stepsBetween(from, space);
}

function reachMarks(scene: Scene, seat: number, action: Parameters<typeof reachOf>[2]): Marks {
  const tone = seat === scene.me ? 'mine' : 'theirs';
  const marks = new Map<SpaceId, Mark>();
  for (const [space, steps] of reachOf(scene.view, seat, action))
    marks.set(space, { tone, wish: null, badge: steps, onViking: !isMove(action) });
  return marks;
}

export function marksOf(scene: Scene): Marks {
  const { view, ask } = scene;
  if (asksArena(scene)) {
    const marks = new Map<SpaceId, Mark>();
    for (const space of SPACES) {
      const wish = wishOn(scene, space);
      if (wish === null || !scene.table.isOffered(wish)) continue;
      const onViking = ask === 'slam' || ask === 'attack';
      marks.set(space, { tone: 'mine', wish, badge: badgeOn(scene, space), onViking });
    }
    return marks;
  }
  if ((ask === 'nameAction' || ask === 'layCard') && scene.picked !== null && scene.me !== null)
    return reachMarks(scene, scene.me, scene.picked);
  // Until a target is named or the Viking has moved, all see what was announced.
  const isOpen = scene.game.asked.some((asked) => ['callBluff', 'move', 'slam', 'attack', 'done'].includes(asked.ask));
  const action = view.conflict?.action ?? null;
  if (view.turn === null || view.attack !== null || action === null || !isOpen) return new Map();
  return reachMarks(scene, view.turn, action);
}

/** The way that would be walked to the space pointed at. */
export function trackTo(scene: Scene, marks: Marks): readonly SpaceId[] | null {
  const { pointed, view } = scene;
  if (pointed === null || marks.get(pointed)?.tone !== 'mine' || marks.get(pointed)!.badge === null) return null;
  const action = scene.picked ?? view.conflict?.action ?? null;
  const from = scene.mine?.space ?? null;
  if (from === null || action === null) return null;
  if (isMove(action)) return route(view, from, pointed, 'vikings');
  return action === 'slam' ? route(view, from, pointed, 'free') : null;
}

export interface Fight {
  readonly from: SpaceId;
  readonly to: SpaceId;
}

/** Between the attacker and the one under attack. */
export function fightOf(scene: Scene): Fight | null {
  const { attack, turn, seats } = scene.view;
  if (attack === null || turn === null) return null;
  const from = seats[turn]!.space;
  const to = seats[attack.victim]!.space;
  return from === null || to === null ? null : { from, to };
}

/** Bent a little, so that it does not run through the figures between. */
export function arc(from: Point, to: Point): string {
  const bend = 0.18;
  const x = (from.x + to.x) / 2 - (to.y - from.y) * bend;
  const y = (from.y + to.y) / 2 + (to.x - from.x) * bend;
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}
