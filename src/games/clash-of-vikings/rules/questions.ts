/** What may be answered, and why not. Options are made once; nothing is allocated to ask but the list. */
import type { Params, Question, Seat } from '../../../kernel/index.ts';
import { CARDS, SPACES } from '../ids.ts';
import { neighbours } from './arena.ts';
import { canSlam, moveRefusal, pushRefusal, slamRefusal } from './reach.ts';
import {
  ACTIONS,
  arenaOf,
  cardOf,
  inRange,
  isFree,
  vikingOn,
  type ActionId,
  type Table,
  type VikingsFrame,
  type VikingsOption,
  type VikingsState,
} from './table.ts';

type VikingsQuestion = Question<VikingsState, VikingsFrame, VikingsOption>;

const ON_SPACE = SPACES.map((space) => ({ space }) as const);
const TAKES = [{ take: 2 }, { take: 1 }, { take: 0 }] as const;
const CARD_OPTIONS = CARDS.map((card) => ({ card }) as const);
const NO_CARD = { card: 'none' } as const;
const CARDS_OR_NONE = [...CARD_OPTIONS, NO_CARD];
const ANNOUNCEMENTS = ACTIONS.map((action) => ({ action }) as const);
const WITHOUT_SLAM = ANNOUNCEMENTS.filter(({ action }) => action !== 'slam');
const CALLS = [{ call: true }, { call: false }] as const;
const STAY = { to: 'stay' } as const;
const TO_SPACE = SPACES.map((to) => ({ to }) as const);
const MOVES = [STAY, ...TO_SPACE];
const NOBODY = { victim: -1 } as const;
const VICTIM = [0, 1, 2, 3].map((victim) => ({ victim }) as const);
/** By number of seats: every seat, then nobody. */
const VICTIMS = [0, 1, 2, 3, 4].map((seats) => [...VICTIM.slice(0, seats), NOBODY]);
const DROPS = SPACES.map((drop) => ({ drop }) as const);
const DONE = [{ done: true }] as const;

const holds = (table: Table, seat: Seat, card: string): boolean =>
  table.hands[seat]!.some((piece) => cardOf(table, piece) === card);

/** The hand's cards, each kind once: equal cards are one option. */
function handOptions(table: Table, seat: Seat): VikingsOption[] {
  const options: VikingsOption[] = [];
  for (const option of CARD_OPTIONS) if (holds(table, seat, option.card)) options.push(option);
  return options;
}

const victimOf = (frame: VikingsFrame): number => ('victim' in frame ? frame.victim : -1);
const indexOf = (name: string): number => SPACES.indexOf(name as never);

/** CV-34 to CV-37: each attack says its own range. */
const OUT_OF_RANGE: { readonly [action in ActionId]?: string } = {
  club: 'CV-34',
  punch: 'CV-35.target',
  hammer: 'CV-36',
  slingshot: 'CV-37',
};

export const questions: { readonly [ask: string]: VikingsQuestion } = {
  startSpace: {
    candidates: () => ON_SPACE,
    refuse({ table }, _frame, _seat, wish) {
      if (!('space' in wish)) return 'CV-4.kind';
      const space = indexOf(wish.space);
      if (!arenaOf(table).start.includes(space)) return 'CV-4.kind';
      return isFree(table, space) ? null : 'CV-4';
    },
  },
  centre: {
    candidates: () => TAKES,
    refuse({ table }, _frame, _seat, wish) {
      if (!('take' in wish)) return 'CV-10';
      return wish.take === 0 || wish.take === Math.min(2, table.reserve.length) ? null : 'CV-10';
    },
  },
  layCard: {
    candidates: () => CARD_OPTIONS,
    refuse: ({ table }, _frame, seat, wish) => ('card' in wish && holds(table, seat, wish.card) ? null : 'CV-11'),
    options: ({ table }, _frame, seat) => handOptions(table, seat),
  },
  nameAction: {
    // Shield is not an action: it is listed so that the page can say why.
    candidates: () => NAMEABLE,
    refuse({ table }, _frame, seat, wish) {
      if (!('action' in wish)) return 'CV-12';
      return wish.action === 'slam' && !canSlam(table, seat) ? 'CV-13' : null;
    },
    options: ({ table }, _frame, seat) => (canSlam(table, seat) ? ANNOUNCEMENTS : WITHOUT_SLAM),
  },
  callBluff: { candidates: () => CALLS, refuse: () => null, options: () => CALLS },
  move: {
    candidates: () => MOVES,
    refuse({ table }, frame, seat, wish) {
      if (!('to' in wish) || frame.proc !== 'move') return 'CV-31.far';
      if (wish.to === 'stay') return null;
      return moveRefusal(table, table.vikings[seat]!, indexOf(wish.to), frame.steps);
    },
    params: (_state, frame): Params => (frame.proc === 'move' ? { n: frame.steps } : {}),
    options: ({ table }, frame, seat) => (frame.proc === 'move' ? moveOptions(table, seat, frame.steps) : []),
  },
  slam: {
    candidates: ({ seats }) => VICTIMS[seats]!,
    refuse({ table }, _frame, seat, wish) {
      if (wish === NOBODY) return null;
      if (!('victim' in wish) || wish.victim === seat) return 'CV-33.far';
      return slamRefusal(table, seat, wish.victim);
    },
  },
  push: {
    candidates: () => TO_SPACE,
    refuse: ({ table }, frame, seat, wish) =>
      'to' in wish ? pushRefusal(table, seat, victimOf(frame), indexOf(wish.to)) : 'CV-33.next',
  },
  attack: {
    candidates: ({ seats }) => VICTIMS[seats]!,
    refuse({ table }, frame, seat, wish) {
      if (wish === NOBODY) return null;
      if (!('victim' in wish) || frame.proc !== 'attack') return 'CV-34';
      if (wish.victim !== seat && inRange(table, frame.action, seat, wish.victim)) return null;
      return OUT_OF_RANGE[frame.action]!;
    },
  },
  shield: {
    candidates: () => CARDS_OR_NONE,
    refuse: ({ table }, _frame, seat, wish) =>
      wish === NO_CARD || ('card' in wish && holds(table, seat, wish.card)) ? null : 'CV-40',
    options: ({ table }, _frame, seat) => [...handOptions(table, seat), NO_CARD],
  },
  callShield: { candidates: () => CALLS, refuse: () => null, options: () => CALLS },
  bracelet: {
    candidates: () => DROPS,
    refuse({ table }, frame, seat, wish) {
      if (!('drop' in wish) || frame.proc !== 'strike') return 'CV-35';
      const space = indexOf(wish.drop);
      if (!neighbours[table.vikings[frame.victim]!]!.includes(space))
        return frame.action === 'punch' ? 'CV-35' : 'CV-37.place';
      return vikingOn(table, space) === seat ? 'CV-35' : null;
    },
  },
  done: { candidates: () => DONE, refuse: () => null },
};

const NAMEABLE: readonly VikingsOption[] = [...ANNOUNCEMENTS, { card: 'shield' }];

/** The same as the candidates that are not refused, by walking outwards from the Viking. */
function moveOptions(table: Table, seat: Seat, steps: number): VikingsOption[] {
  const { isWater } = arenaOf(table);
  const from = table.vikings[seat]!;
  let reached = 0;
  for (const near of neighbours[from]!) {
    if (isWater[near]) continue;
    reached |= 1 << near;
    if (steps === 2) for (const far of neighbours[near]!) if (!isWater[far]) reached |= 1 << far;
  }
  for (const space of table.vikings) if (space !== -1) reached &= ~(1 << space);
  const options: VikingsOption[] = [STAY];
  for (let space = 0; space < SPACES.length; space++) if ((reached >> space) & 1) options.push(TO_SPACE[space]!);
  return options;
}
