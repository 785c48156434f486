/** The questions: candidates, refusals, options. Options are created once, so asking only allocates the list. */
import type { Questions, Seat } from '../../../kernel/index.ts';
import type { VikingsAsks, VikingsOption } from '../facts/asks.ts';
import { FOR_THE_CENTRE } from '../facts/bracelets.ts';
import { CARD_FACTS } from '../facts/cards.ts';
import { ACTIONS, CARDS, SPACE_CODES, SPACES, type ActionId } from '../facts/ids.ts';
import { neighbours } from '../facts/arena.ts';
import { canSlam, moveRefusal, pushRefusal, slamRefusal } from '../facts/reach.ts';
import { holds, spaceOf, type Table, type VikingsFrame, type VikingsState } from './table.ts';
import { arenaOf, isFree, vikingOn } from '../facts/standing.ts';
import { inRange } from '../facts/reach.ts';

type Announcement = VikingsAsks['nameAction']['option'];
type Move = VikingsAsks['move']['option'];
type CardOption = VikingsAsks['layCard']['option'];

const isShove = (action: ActionId): boolean => CARD_FACTS[action].kind === 'shove';

const ON_SPACE = SPACES.map((space) => ({ space }) as const);
/** The most first: an absent player takes that (CVR-32). */
const TAKES = Array.from({ length: FOR_THE_CENTRE + 1 }, (_, fewer) => ({ take: FOR_THE_CENTRE - fewer }) as const);
const CARD_OPTIONS = CARDS.map((card) => ({ card }) as const);
const NO_CARD = { card: 'none' } as const;
const CARDS_OR_NONE = [...CARD_OPTIONS, NO_CARD];
const ANNOUNCEMENTS = ACTIONS.map((action) => ({ action }) as const);
const WITHOUT_SHOVES = ANNOUNCEMENTS.filter(({ action }) => !isShove(action));
/** A Shield is no action (CV-12): it is listed so that the page can say why, and always refused. */
const NAMEABLE: readonly VikingsOption[] = [
  ...ANNOUNCEMENTS,
  ...CARD_OPTIONS.filter(({ card }) => CARD_FACTS[card].kind === 'reaction'),
];
const CALLS = [{ call: true }, { call: false }] as const;
const STAY = { to: 'stay' } as const;
const TO_SPACE = SPACES.map((to) => ({ to }) as const);
const MOVES = [STAY, ...TO_SPACE];
const NOBODY = { victim: -1 } as const;
const VICTIM = [0, 1, 2, 3].map((victim) => ({ victim }) as const);
const DROPS = SPACES.map((drop) => ({ drop }) as const);
const DONE = [{ done: true }] as const;

/** By number of seats: every seat, then nobody. */
const VICTIMS = [0, 1, 2, 3, 4].map((seats) => [...VICTIM.slice(0, seats), NOBODY]);
const victimsOf = ({ seats }: VikingsState): VikingsAsks['attack']['option'][] => VICTIMS[seats]!;

/** The hand's cards, each kind once: equal cards are one option. */
function handOptions(table: Table, seat: Seat): CardOption[] {
  const options: CardOption[] = [];
  for (const option of CARD_OPTIONS) if (holds(table, seat, option.card)) options.push(option);
  return options;
}

/** CV-35, CV-37: why a bracelet cannot be put there. */
const NOT_BESIDE = { melee: 'CV-35', ranged: 'CV-37.place' } as const;

export const questions: Questions<VikingsState, VikingsFrame, VikingsAsks> = {
  startSpace: {
    candidates: () => ON_SPACE,
    refuse({ table }, _frame, _seat, wish) {
      const space = SPACE_CODES[wish.space];
      if (!arenaOf(table).start.includes(space)) return 'CV-4.kind';
      return isFree(table, space) ? null : 'CV-4';
    },
  },
  centre: {
    candidates: () => TAKES,
    refuse: ({ table }, _frame, _seat, { take }) =>
      take === 0 || take === Math.min(FOR_THE_CENTRE, table.reserve.length) ? null : 'CV-10',
  },
  layCard: {
    candidates: () => CARD_OPTIONS,
    refuse: ({ table }, _frame, seat, { card }) => (holds(table, seat, card) ? null : 'CV-11'),
    options: ({ table }, _frame, seat) => handOptions(table, seat),
  },
  nameAction: {
    candidates: () => NAMEABLE as readonly Announcement[],
    refuse({ table }, _frame, seat, wish) {
      if (!('action' in wish)) return 'CV-12';
      return isShove(wish.action) && !canSlam(table, seat) ? 'CV-13' : null;
    },
    options: ({ table }, _frame, seat) => (canSlam(table, seat) ? ANNOUNCEMENTS : WITHOUT_SHOVES),
  },
  callBluff: { candidates: () => CALLS, refuse: () => null, options: () => CALLS },
  move: {
    candidates: () => MOVES,
    refuse: ({ table }, { steps }, seat, { to }) =>
      to === 'stay' ? null : moveRefusal(table, spaceOf(table, seat), SPACE_CODES[to], steps),
    params: (_state, { steps }) => ({ n: steps }),
    options: ({ table }, { steps }, seat) => moveOptions(table, seat, steps),
  },
  slam: {
    candidates: victimsOf,
    refuse({ table }, _frame, seat, { victim }) {
      if (victim === -1) return null;
      return victim === seat ? 'CV-33.far' : slamRefusal(table, seat, victim);
    },
  },
  push: {
    candidates: () => TO_SPACE,
    refuse: ({ table }, { victim }, seat, { to }) => pushRefusal(table, seat, victim, SPACE_CODES[to]),
  },
  attack: {
    candidates: victimsOf,
    refuse({ table }, { action }, seat, { victim }) {
      if (victim === -1) return null;
      if (victim !== seat && inRange(table, action, seat, victim)) return null;
      return CARD_FACTS[action].refusal;
    },
  },
  shield: {
    candidates: () => CARDS_OR_NONE,
    refuse: ({ table }, _frame, seat, { card }) => (card === 'none' || holds(table, seat, card) ? null : 'CV-40'),
    options: ({ table }, _frame, seat) => [...handOptions(table, seat), NO_CARD],
  },
  callShield: { candidates: () => CALLS, refuse: () => null, options: () => CALLS },
  bracelet: {
    candidates: () => DROPS,
    refuse({ table }, { action, victim }, seat, wish) {
      const space = SPACE_CODES[wish.drop];
      if (!neighbours[spaceOf(table, victim)]!.includes(space)) return NOT_BESIDE[CARD_FACTS[action].kind];
      return vikingOn(table, space) === seat ? 'CV-35' : null;
    },
  },
  done: { candidates: () => DONE, refuse: () => null },
};

/** The same as the candidates that are not refused, by walking outwards from the Viking. */
function moveOptions(table: Table, seat: Seat, steps: number): Move[] {
  const { isWater } = arenaOf(table);
  const from = spaceOf(table, seat);
  let reached = 0;
  for (const near of neighbours[from]!) {
    if (isWater[near]) continue;
    reached |= 1 << near;
    if (steps === 2) for (const far of neighbours[near]!) if (!isWater[far]) reached |= 1 << far;
  }
  for (const space of table.vikings) if (space !== -1) reached &= ~(1 << space);
  const options: Move[] = [STAY];
  for (let space = 0; space < SPACES.length; space++) if ((reached >> space) & 1) options.push(TO_SPACE[space]!);
  return options;
}
