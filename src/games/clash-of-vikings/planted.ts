/** Leaks planted in Clash of Vikings, one at a time: each must be caught, or the proof of its secrets is worth nothing. */
import type { Run, Seat } from '../../kernel/index.ts';
import type { VikingsEvent } from './rules/events.ts';
import { clashOfVikings } from './index.ts';
import {
  cardOf,
  valueOf,
  type Table,
  type VikingsFrame,
  type VikingsOption,
  type VikingsState,
} from './rules/table.ts';
import type { VikingsView } from './view.ts';

type Vikings = typeof clashOfVikings;
type VikingsRun = Run<Table, VikingsFrame, VikingsOption, VikingsEvent>;

/** A view with something in it that should not be there. */
const leak = (extra: (table: Table, state: VikingsState) => unknown): Vikings => ({
  ...clashOfVikings,
  view: (state, viewer) => ({ ...clashOfVikings.view(state, viewer), leak: extra(state.table, state) }) as VikingsView,
});

const names = (table: Table, zone: readonly number[]): string[] => zone.map((piece) => cardOf(table, piece));
const values = (table: Table, zone: readonly number[]): number[] => zone.map((piece) => valueOf(table, piece));

/** By hidden zone: its content in everybody's view. */
export const zoneLeaks: { readonly [zone: string]: Vikings } = {
  hand: leak((table) => names(table, table.hands[0]!)),
  deck: leak((table) => names(table, table.decks[0]!.slice(-1))),
  laid: leak((table) => names(table, table.laid[0]!)),
  spent: leak((table) => names(table, table.spent[0]!)),
  discard: leak((table) => names(table, table.discards[0]!)),
  bracelets: leak((table) => values(table, table.piles[0]!)),
  reserve: leak((table) => values(table, table.reserve.slice(-1))),
  box: leak((table) => values(table, table.box.slice(0, 1))),
};

const { procs, questions } = clashOfVikings;

const withProc = <P extends keyof Vikings['procs']>(proc: P, change: Partial<Vikings['procs'][P]>): Vikings => ({
  ...clashOfVikings,
  procs: { ...procs, [proc]: { ...procs[proc], ...change } },
});

/** The run with some of its powers changed. */
const through = (run: VikingsRun, change: Partial<VikingsRun>): VikingsRun =>
  new Proxy(run, {
    get: (target, key) => {
      const value: unknown = Reflect.get(change, key) ?? Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** Everybody hears what only some may. */
const loud = (run: VikingsRun): VikingsRun =>
  through(run, { emit: (shell, secret) => run.emit(secret?.full ?? shell) });

export const stolenValueToldToAll = withProc('strike', {
  hit: (run, frame) => procs.strike['hit']!(loud(run), frame),
});
export const penaltyToldToAll = withProc('conflict', {
  judge: (run, frame) => procs.conflict['judge']!(loud(run), frame),
});
export const laidCardToldToAll = withProc('conflict', {
  laid: (run, frame) => procs.conflict['laid']!(loud(run), frame),
});
export const claimedCardToldToAll = withProc('attack', {
  claim: (run, frame) => procs.attack['claim']!(loud(run), frame),
});
export const drawnCardsToldToAll = withProc('endOfTurn', {
  draw: (run, frame) => procs.endOfTurn['draw']!(loud(run), frame),
});

/** Being asked tells that a Shield is held. */
export const shieldAskedOfHolders = withProc('attack', {
  defend(run, frame) {
    const victim = frame.victim as Seat;
    const holds = names(run.table, run.table.hands[victim]!).includes('shield');
    run.ask(...(holds ? [{ seat: victim, ask: 'shield' }] : []));
  },
});

/** A count sheet that counts the hand alone. */
export const countOfTheHand: Vikings = {
  ...clashOfVikings,
  view(state, viewer) {
    const seen = clashOfVikings.view(state, viewer);
    const shields = (seat: number): number =>
      names(state.table, state.table.hands[seat]!).filter((card) => card === 'shield').length;
    return { ...seen, seats: seen.seats.map((own, seat) => ({ ...own, unseen: [shields(seat)] })) };
  },
};

/** A sealed call that shows before all have answered. */
export const callShown = leak((_table, state) => state.answers);

/** A refusal that rests on what a rival holds. */
export const refusalOfShields: Vikings = {
  ...clashOfVikings,
  questions: {
    ...questions,
    attack: {
      ...questions['attack']!,
      refuse: (state, frame, seat, wish) =>
        'victim' in wish && wish.victim !== -1 && names(state.table, state.table.hands[wish.victim]!).includes('shield')
          ? 'CV-40'
          : questions['attack']!.refuse(state, frame, seat, wish),
    },
  },
};
