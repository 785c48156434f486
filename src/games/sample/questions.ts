/** The questions of the sample game: candidates and refusals. */
import type { Question, Questions, Seat } from '../../kernel/index.ts';
import { ACTS, type SampleAsks } from './facts/asks.ts';
import { CARD_CODES, CARDS, SHORES, type Card } from './facts/ids.ts';
import { cardOf, type SampleFrame, type SampleState, type Table } from './table.ts';

type CardQuestion<O> = Question<SampleState, SampleFrame, O>;

// Options are created once, so that asking allocates nothing.
const CARD_OPTIONS = CARDS.map((card) => ({ card }) as const);
const NO_CARD = { card: 'none' } as const;
const ACT_OPTIONS = ACTS.map((act) => ({ act }));
const LANDINGS = SHORES.map((shore) => ({ shore }) as const);
const CREWS = [{ sail: 'one' }, { sail: 'done' }] as const;
const RIVALS = [0, 1, 2, 3].map((rival) => ({ rival }) as const);
const DONE = [{ done: true }] as const;

const holds = (table: Table, zone: readonly number[], card: string): boolean =>
  zone.some((piece) => cardOf(table, piece) === card);

const cardFrom = (
  zoneOf: (table: Table, seat: Seat) => readonly number[],
  clause: string,
): CardQuestion<{ readonly card: Card }> => ({
  candidates: () => CARD_OPTIONS,
  refuse: ({ table }, _frame, seat, { card }) => (holds(table, zoneOf(table, seat), card) ? null : clause),
});

/** A reaction: play that card from the hand, or none. */
const cardOrNone = (card: 'shield' | 'raven', clause: string): CardQuestion<{ readonly card: Card | 'none' }> => {
  const both = [CARD_OPTIONS[CARD_CODES[card]]!, NO_CARD];
  return {
    candidates: () => both,
    refuse: ({ table }, _frame, seat, wish) =>
      wish === NO_CARD || holds(table, table.hands[seat]!, card) ? null : clause,
  };
};

const anyRival = (table: Table, seat: Seat): boolean =>
  table.treasures.some((pile, other) => other !== seat && pile.length > 0);

export const questions: Questions<SampleState, SampleFrame, SampleAsks> = {
  draft: cardFrom((table, seat) => table.packets[seat]!, 'SG-10'),
  act: {
    candidates: () => ACT_OPTIONS,
    refuse({ table }, _frame, seat, { act }) {
      if (act === 'voyage' && table.hall[seat] === 0) return 'SG-21';
      if (act === 'raid' && !anyRival(table, seat)) return 'SG-22';
      if (act === 'hoard' && table.hands[seat]!.length === 0) return 'SG-24';
      return null;
    },
  },
  hoard: cardFrom((table, seat) => table.hands[seat]!, 'SG-24'),
  shore: { candidates: () => LANDINGS, refuse: () => null },
  crew: {
    candidates: () => CREWS,
    refuse: (_state, { sent }, _seat, { sail }) => (sail === 'done' && sent === 0 ? 'SG-21.one' : null),
  },
  rival: {
    candidates: ({ seats }) => (seats === 4 ? RIVALS : RIVALS.slice(0, seats)),
    refuse({ table }, _frame, seat, { rival }) {
      if (rival === seat) return 'SG-22.self';
      return table.treasures[rival]!.length === 0 ? 'SG-22.empty' : null;
    },
    params: (_state, _frame, _seat, { rival }) => ({ rival }),
  },
  shield: cardOrNone('shield', 'SG-23'),
  feast: cardFrom((table, seat) => table.hands[seat]!, 'SG-30'),
  raven: cardOrNone('raven', 'SG-32'),
  confirm: { candidates: () => DONE, refuse: () => null },
};
