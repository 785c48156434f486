/** The motions of the board, by event. Events without one are listed in still.ts. */
import { PROVINCES } from '../../../../games/blood-rage/facts/index.ts';
import type { SagaEvent } from '../saga-event.ts';
import type { PlacedFigure } from '../placement.ts';
import type { Sound } from './items.ts';
import { Planner, type SagaPlan } from './planner.ts';

type EventOf<T extends SagaEvent['type']> = Extract<SagaEvent, { readonly type: T }>;
type Motions = { readonly [T in SagaEvent['type']]?: (planner: Planner, event: EventOf<T>) => void };

export const MOTIONS = {
  tokensTurned(planner) {
    for (const province of PROVINCES) planner.gesture(`token:${province}`, 'turns', 'turn');
  },
  rageSet: (planner, { seat, rage }) => planner.counts(seat, 'rage', rage),
  // Actions
  invaded(planner, { seat, figure, place, rage, from }) {
    planner.comes(seat, figure, place, from);
    planner.counts(seat, 'rage', -rage);
  },
  marched: (planner, { seat, figure, from, to }) => planner.goes(seat, figure, from, to),
  marchPaid: (planner, { seat, rage }) => planner.counts(seat, 'rage', -rage),
  upgraded(planner, { seat, card, rage }) {
    planner.cardLeaves(seat, { is: 'card', card }, `upgrade:${seat}:${card}`);
    planner.counts(seat, 'rage', -rage);
  },
  monsterJoined: (planner, { seat, figure }) =>
    planner.passes({ is: 'figure', seat, figure }, `upgrade:${seat}:${figure}|seat:${seat}`, `reserve:${seat}`, 'step'),
  monsterLeft: (planner, { seat, figure }) => planner.falls(seat, figure, null),
  questCommitted: (planner, { seat }) => planner.cardLeaves(seat, { is: 'back' }, `quests:${seat}`),
  passed: (planner, { seat, rage }) => planner.counts(seat, 'rage', -rage),
  // Pillage and battle
  pillageDeclared(planner, { seat, province, rage }) {
    planner.stamps('pillage', province, 'horn');
    planner.counts(seat, 'rage', -rage);
  },
  joined: (planner, { seat, figure, from, to }) => planner.goes(seat, figure, from, to),
  battleBegan: (planner, { province }) => planner.stamps('battle', province, 'clash'),
  boughtBack: (planner, { seat, rage }) => planner.counts(seat, 'rage', -rage),
  pillageSucceeded(planner, { seat, province, reward }) {
    planner.gesture(`token:${province}`, 'turns', 'turn');
    planner.passes({ is: 'token', reward }, `token:${province}`, `seat:${seat}`, 'turn');
  },
  pillageFailed: (planner, { province }) => planner.gesture(`token:${province}`, 'shakes', 'turn'),
  leaderStepped: (planner, { seat, figure, from, to }) => planner.goes(seat, figure, from, to),
  // Figures that die or do not
  monsterStruck: (planner, { province }) => planner.stamps('struck', province, 'clash'),
  destroyed(planner, { seat, figures, place }) {
    for (const figure of figures) planner.falls(seat, figure, place);
  },
  saved: (planner, { seat, rage }) => planner.counts(seat, 'rage', -rage),
  fled: (planner, { seat, figure, province }) => planner.goes(seat, figure, null, province),
  // Tracks
  statRaised(planner, { seat, stat }) {
    planner.rises({ is: 'count', of: stat, n: 1 }, `stat:${seat}:${stat}|seat:${seat}`, 'raise');
    planner.gesture(`stat:${seat}:${stat}`, 'pulses', 'raise');
  },
  gloryGained: (planner, { seat, glory }) => planner.counts(seat, 'glory', glory),
  gloryStolen: (planner, { seat, victim, glory }) =>
    planner.passes({ is: 'count', of: 'glory', n: glory }, `seat:${victim}`, `seat:${seat}`, 'glory'),
  rageGained: (planner, { seat, rage }) => planner.counts(seat, 'rage', rage),
  rageStolen: (planner, { seat, victim, rage }) =>
    planner.passes({ is: 'count', of: 'rage', n: rage }, `seat:${victim}`, `seat:${seat}`, 'rage'),
  // End of an Age
  questDone: (planner, { seat }) =>
    planner.rises({ is: 'quest', isDone: true }, `quests:${seat}|seat:${seat}`, 'raise'),
  questFailed: (planner, { seat }) =>
    planner.rises({ is: 'quest', isDone: false }, `quests:${seat}|seat:${seat}`, 'card'),
  ragnarokStruck: (planner, { province }) => planner.stamps('doom', province, 'doom'),
  ragnarokInstead: (planner, { province }) => planner.stamps('struck', province, 'clash'),
  doomMoved: (planner, { province }) => planner.stamps('doom', province, 'turn'),
  released(planner, { seat, figures }) {
    for (const figure of figures)
      planner.passes(
        { is: 'figure', seat, figure },
        `valhalla:${seat}|valhalla|seat:${seat}`,
        `reserve:${seat}|seat:${seat}`,
        'step',
      );
  },
  legendary: (planner, { seat, glory }) => planner.counts(seat, 'glory', glory),
} satisfies Motions;

/** What is heard of events that have no motion here. */
const HEARD: { readonly [T in SagaEvent['type']]?: Sound } = { battleWon: 'won', battleTied: 'fall', won: 'won' };

/** Figures before and after the update, and what happened. */
export function planOf(
  events: readonly SagaEvent[],
  before: readonly PlacedFigure[],
  after: readonly PlacedFigure[],
): SagaPlan {
  const planner = new Planner(before, after);
  for (const event of events) {
    const heard = HEARD[event.type];
    if (event.type === 'revealed' || event.type === 'lateCard') planner.beforeReveal('card');
    else if (heard !== undefined) planner.sound(heard);
    const motion = (MOTIONS as Motions)[event.type] as ((planner: Planner, event: SagaEvent) => void) | undefined;
    if (motion === undefined) continue;
    planner.startEvent(event.type);
    motion(planner, event);
  }
  return planner.done;
}
