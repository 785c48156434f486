/** Highlights on the arena: the open question's options, or what an announced action could reach. */
import { kindOfSpace, stepsBetween } from '../../../../games/clash-of-vikings/facts/arena.ts';
import { isMove } from '../../../../games/clash-of-vikings/facts/actions.ts';
import { SPACES, type CardId, type SpaceId } from '../../../../games/clash-of-vikings/facts/ids.ts';
import type { Point } from '../../../board/drawing.ts';
import { offeredMarks, reachMarks, type BoardQuestion, type Marks } from '../../../board/marks.ts';
import type { Scene } from '../scene.svelte.ts';
import { shapes, walk } from './geometry.ts';
import { reachOf, route } from './reach.ts';

/** The option that a click on a space stands for; null if the open question is not about the arena. */
export function questionOf(scene: Scene): BoardQuestion<SpaceId> | null {
  const from = scene.mine?.space ?? null;
  switch (scene.ask) {
    case 'startSpace':
      return { wishOn: (space) => ({ space }) };
    case 'move':
      return {
        wishOn: (to) => ({ to }),
        badgeOn: (to) =>
          from === null ? null : { kind: 'steps', n: (route(scene.view, from, to, 'vikings')?.length ?? 1) - 1 },
      };
    case 'push':
      return { wishOn: (to) => ({ to }) };
    case 'bracelet':
      return {
        wishOn: (drop) => ({ drop }),
        badgeOn: (drop) => (kindOfSpace(scene.view.side, drop) === 'water' ? 'lost' : null),
      };
    case 'slam':
    case 'attack':
      return {
        wishOn(space) {
          const victim = scene.seatOn(space);
          return victim === -1 ? null : { victim };
        },
        badgeOn: (space) => (from === null ? null : { kind: 'distance', n: stepsBetween(from, space) }),
        onFigure: true,
      };
    case 'centre': {
      const taking = scene.options.find(({ take = 0 }) => take > 0) ?? null;
      return { wishOn: (space) => (space === 'C' ? taking : null) };
    }
    default:
      return null;
  }
}

const reachIn = (scene: Scene, seat: number, card: CardId): Marks<SpaceId> =>
  reachMarks(seat === scene.me ? 'mine' : 'theirs', reachOf(scene.view, seat, card), !isMove(card));

export function marksOf(scene: Scene, question: BoardQuestion<SpaceId> | null): Marks<SpaceId> {
  const { view, ask, me, picked, announced } = scene;
  if (question !== null) return offeredMarks(scene, SPACES, question);
  if ((ask === 'nameAction' || ask === 'layCard') && picked !== null && me !== null) return reachIn(scene, me, picked);
  // Until a target is named or the Viking has moved, everybody sees the reach of the announced action.
  const isOpen = scene.game.asked.some((asked) => ['callBluff', 'move', 'slam', 'attack', 'done'].includes(asked.ask));
  if (view.turn === null || view.attack !== null || announced === null || !isOpen) return new Map();
  return reachIn(scene, view.turn, announced);
}

/** The path to the space under the pointer. */
export function wayIn(scene: Scene, marks: Marks<SpaceId>): readonly Point[] | null {
  const { pointed, view } = scene;
  const mark = pointed === null ? undefined : marks.get(pointed);
  const action = scene.picked ?? scene.announced;
  const from = scene.mine?.space ?? null;
  if (pointed === null || mark?.tone !== 'mine' || mark.badge === null || from === null || action === null) return null;
  if (!isMove(action) && action !== 'slam') return null;
  const way = route(view, from, pointed, isMove(action) ? 'vikings' : 'free');
  return way === null ? null : walk(way);
}

/** The attack under way: from attacker to victim. */
export function blowIn({ view: { attack, turn, seats } }: Scene): readonly [from: Point, to: Point] | null {
  const from = turn === null ? null : seats[turn]!.space;
  const to = attack === null ? null : seats[attack.victim]!.space;
  return from === null || to === null ? null : [shapes[from].middle, shapes[to].middle];
}
