import { expect, test } from 'vitest';
import { awaited, Play, randomOf, randomPicks, sfc, start, type Seat } from '../../../../kernel/index.ts';
import { bloodRage } from '../../../../games/blood-rage/index.ts';
import { events as allEvents } from '../../../../games/blood-rage/testkit/events.ts';
import type { SagaEvent } from '../saga-event.ts';
import { spotPoint } from '../land/shapes.ts';
import { NOBODY, placed, type PlacedFigure } from '../placement.ts';
import { MOTIONS, planOf } from './motions.ts';
import type { SagaPlan } from './planner.ts';
import { STILL } from './still.ts';

const figure = (key: string, place: PlacedFigure['place'], spot = 0): PlacedFigure => ({
  key,
  seat: 0,
  figure: 'warrior',
  place,
  spot,
});
const pointOf = ({ place, spot }: PlacedFigure): string => {
  const { x, y } = spotPoint(place, spot);
  return `board:${x},${y - 4}`;
};
const plan = (events: readonly object[], before: readonly PlacedFigure[], after: readonly PlacedFigure[]): SagaPlan =>
  planOf(events as readonly SagaEvent[], before, after);

test('every event of the rules has a motion or a reason why it has none', () => {
  const listed = [...Object.keys(MOTIONS), ...Object.keys(STILL)];
  expect(listed.toSorted()).toEqual([...allEvents].toSorted());
});

const [ME, RIVAL] = [0 as Seat, 1 as Seat];
/** Events that chance seldom brings about. */
const RARE: readonly SagaEvent[] = [
  { type: 'fled', seat: ME, figure: 'warrior', province: 'utgard' },
  { type: 'leaderStepped', seat: ME, figure: 'warrior', from: 'gimle', to: 'utgard' },
  { type: 'saved', seat: ME, figure: 'warrior', rage: 1 },
  { type: 'boughtBack', seat: ME, card: 'tyrs-bash', rage: 1 },
  { type: 'gloryStolen', seat: ME, victim: RIVAL, glory: 3, card: 'tyrs-bash' },
  { type: 'rageGained', seat: ME, rage: 1, card: 'tyrs-bash' },
  { type: 'rageStolen', seat: ME, victim: RIVAL, rage: 1, card: 'tyrs-bash' },
  { type: 'ragnarokInstead', figure: 'fire-giant', province: 'gimle', spared: 'utgard' },
  { type: 'doomMoved', province: 'gimle' },
];
const moves = ({ flights, gestures }: SagaPlan): boolean => flights.length + gestures.length > 0;

test('each motion moves something, in games from beginning to end', () => {
  const [from, to] = [figure('a', 'gimle', 1), figure('a', 'utgard', 2)];
  const moved = new Set<string>(RARE.filter((event) => moves(planOf([event], [from], [to]))).map(({ type }) => type));
  for (let game = 0; game < 8; game++) {
    const { state } = start(bloodRage, { seats: 2 + (game % 4), seed: `motions ${game}` });
    const play = new Play(bloodRage, state);
    const random = randomOf(sfc(`motions ${game}`));
    let placement = placed(NOBODY, bloodRage.view(state, 'spectator').clans);
    for (let choice = awaited(state); choice !== undefined; choice = awaited(state)) {
      const told = play.events.length;
      play.take(choice.seat, randomPicks(choice, random));
      const before = placement;
      placement = placed(before, bloodRage.view(state, 'spectator').clans);
      for (const { shell } of play.events.slice(told)) {
        const event = shell as SagaEvent;
        if (moves(planOf([event], before.figures, placement.figures))) moved.add(event.type);
      }
    }
  }
  expect(Object.keys(MOTIONS).filter((type) => !moved.has(type))).toEqual([]);
});

test('a figure that marches flies from its village to its new one, where it is hidden until it has landed', () => {
  const [from, to] = [figure('a', 'gimle', 1), figure('a', 'utgard', 2)];
  const { flights, hiddenPieces } = plan(
    [{ type: 'marched', seat: 0, figure: 'warrior', from: 'gimle', to: 'utgard' }],
    [from],
    [to],
  );
  expect(flights).toMatchObject([{ from: pointOf(from), to: pointOf(to), startsVisible: true, manner: 'lands' }]);
  expect(hiddenPieces).toEqual([{ place: 'a', until: flights[0]!.at + flights[0]!.lasts }]);
});

test('of two that stand together the one flies that will be drawn elsewhere', () => {
  const stays = figure('a', 'gimle', 0);
  const goes = figure('b', 'gimle', 1);
  const { flights } = plan(
    [{ type: 'marched', seat: 0, figure: 'warrior', from: 'gimle', to: 'utgard' }],
    [stays, goes],
    [stays, { ...goes, place: 'utgard', spot: 0 }],
  );
  expect(flights[0]!.from).toBe(pointOf(goes));
});

test('a figure that joins a battle and falls in it has one way with two stretches', () => {
  const from = figure('a', 'gimle', 0);
  const { flights, hiddenPieces } = plan(
    [
      { type: 'joined', seat: 0, figure: 'warrior', from: 'gimle', to: 'utgard' },
      { type: 'destroyed', seat: 0, figures: ['warrior'], cause: 'battle', place: 'utgard' },
    ],
    [from],
    [],
  );
  expect(flights).toHaveLength(1);
  const [{ at, lasts, onward, manner }] = flights as [(typeof flights)[number]];
  expect(manner).toBe('sinks');
  expect(onward).toHaveLength(1);
  expect(onward[0]!.at).toBeGreaterThanOrEqual(at + lasts);
  expect(hiddenPieces).toEqual([]);
});

test('events of one kind overlap, another kind waits for them', () => {
  const before = ['a', 'b'].map((key, spot) => figure(key, 'gimle', spot));
  const after = before.map((each) => ({ ...each, place: 'utgard' as const }));
  const march = { type: 'marched', seat: 0, figure: 'warrior', from: 'gimle', to: 'utgard' };
  const { flights, timeScale } = plan([march, march, { type: 'marchPaid', seat: 0, rage: 1 }], before, after);
  const times = flights.map(({ at, manner }) => ({ at, manner }));
  const [first, second] = times.filter(({ manner }) => manner === 'lands');
  const paid = times.find(({ manner }) => manner === 'rises')!;
  expect(second!.at).toBeLessThan(first!.at + 350);
  expect(paid.at).toBeGreaterThanOrEqual(second!.at + 350);
  expect(timeScale).toBe(1);
});
