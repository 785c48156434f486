/** Highlights on the arena: the open question's options, or what an announced action could reach. */
import { kindOfSpace, stepsBetween } from '../../../../games/clash-of-vikings/facts/arena.ts';
import { isMove } from '../../../../games/clash-of-vikings/facts/actions.ts';
import type { VikingsAsks, VikingsOption } from '../../../../games/clash-of-vikings/facts/asks.ts';
import { SPACES, type CardId, type SpaceId } from '../../../../games/clash-of-vikings/facts/ids.ts';
import type { AskOf } from '../../../board/asks.ts';
import type { Point } from '../../../board/drawing.ts';
import { offeredMarks, reachMarks, type BoardQuestion, type BoardQuestions, type Marks } from '../../../board/marks.ts';
import type { Scene } from '../scene.svelte.ts';
import { shapes, walk } from './geometry.ts';
import { reachOf, route } from './reach.ts';

type ArenaMarks = Marks<SpaceId, VikingsOption>;
type ArenaQuestion = BoardQuestion<SpaceId, VikingsOption>;

/** What a click on a space stands for in each question. */
function questionsOf(scene: Scene): BoardQuestions<VikingsAsks, SpaceId> {
  const from = scene.mine?.space ?? null;
  const target: BoardQuestion<SpaceId, VikingsAsks['slam' | 'attack']['option']> = {
    wishOn(space) {
      const victim = scene.seatOn(space);
      return victim === -1 ? null : { victim };
    },
    badgeOn: (space) => (from === null ? null : { kind: 'distance', n: stepsBetween(from, space) }),
    onFigure: true,
  };
  return {
    startSpace: { wishOn: (space) => ({ space }) },
    centre: {
      wishOn: (space) => (space === 'C' ? (scene.optionsOf('centre').find(({ take }) => take > 0) ?? null) : null),
    },
    layCard: null,
    nameAction: null,
    callBluff: null,
    move: {
      wishOn: (to) => ({ to }),
      badgeOn: (to) =>
        from === null ? null : { kind: 'steps', n: (route(scene.view, from, to, 'vikings')?.length ?? 1) - 1 },
    },
    slam: target,
    push: { wishOn: (to) => ({ to }) },
    attack: target,
    shield: null,
    callShield: null,
    bracelet: {
      wishOn: (drop) => ({ drop }),
      badgeOn: (drop) => (kindOfSpace(scene.view.side, drop) === 'water' ? 'lost' : null),
    },
    done: null,
  };
}

/** Null while no question about the arena is put to me. */
export const questionOf = (scene: Scene): ArenaQuestion | null =>
  scene.ask === null ? null : questionsOf(scene)[scene.ask];

const reachIn = (scene: Scene, seat: number, card: CardId): ArenaMarks =>
  reachMarks(
    seat === scene.me ? 'mine' : 'theirs',
    isMove(card) ? 'steps' : 'distance',
    reachOf(scene.view, seat, card),
  );

/** Until a target is named or the Viking has moved, everybody sees the reach of the announced action. */
const SHOWS_REACH: ReadonlySet<AskOf<VikingsAsks>> = new Set(['callBluff', 'move', 'slam', 'attack', 'done']);

export function marksOf(scene: Scene, question: ArenaQuestion | null): ArenaMarks {
  const { view, ask, me, announced } = scene;
  const picked = scene.draft.action;
  if (question !== null) return offeredMarks(scene, SPACES, question);
  if ((ask === 'nameAction' || ask === 'layCard') && picked !== null && me !== null) return reachIn(scene, me, picked);
  const isOpen = scene.game.asked.some((asked) => SHOWS_REACH.has(asked.ask));
  if (view.turn === null || view.attack !== null || announced === null || !isOpen) return new Map();
  return reachIn(scene, view.turn, announced);
}

/** The path to the space under the pointer. */
export function wayIn(scene: Scene, marks: ArenaMarks): readonly Point[] | null {
  const { pointed, view } = scene;
  const mark = pointed === null ? undefined : marks.get(pointed);
  const action = scene.draft.action ?? scene.announced;
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
