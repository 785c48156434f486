/** Deliberate leaks, one per variant of the game: the two-worlds check must find each of them. */
import type { StepOf } from '../../../kernel/index.ts';
import { clashOfVikings } from '../index.ts';
import { victimIn } from '../rules/frames.ts';
import { questions } from '../rules/questions.ts';
import type { VikingsRun } from '../rules/run.ts';
import {
  braceletsOf,
  cardOf,
  deckOf,
  discardOf,
  handOf,
  holds,
  laidBy,
  spentBy,
  valueOf,
  type Table,
  type VikingsState,
} from '../rules/table.ts';
import type { VikingsView } from '../view.ts';

type Vikings = typeof clashOfVikings;

/** A view with something in it that should not be there. */
const leak = (extra: (table: Table, state: VikingsState) => unknown): Vikings => ({
  ...clashOfVikings,
  view: (state, viewer) => ({ ...clashOfVikings.view(state, viewer), leak: extra(state.table, state) }) as VikingsView,
});

const names = (table: Table, zone: readonly number[]): string[] => zone.map((piece) => cardOf(table, piece));
const values = (table: Table, zone: readonly number[]): number[] => zone.map((piece) => valueOf(table, piece));

/** By hidden zone: its content in everybody's view. */
export const zoneLeaks = {
  hand: leak((table) => names(table, handOf(table, 0))),
  deck: leak((table) => names(table, deckOf(table, 0).slice(-1))),
  laid: leak((table) => names(table, laidBy(table, 0))),
  spent: leak((table) => names(table, spentBy(table, 0))),
  discard: leak((table) => names(table, discardOf(table, 0))),
  bracelets: leak((table) => values(table, braceletsOf(table, 0))),
  reserve: leak((table) => values(table, table.reserve.slice(-1))),
  box: leak((table) => values(table, table.box.slice(0, 1))),
};

const { procs } = clashOfVikings;

const withProc = <P extends keyof Vikings['procs']>(proc: P, change: Partial<Vikings['procs'][P]>): Vikings => ({
  ...clashOfVikings,
  procs: { ...procs, [proc]: { ...procs[proc], ...change } },
});

/** The run with some of its methods replaced. */
const through = (run: VikingsRun, change: Partial<VikingsRun>): VikingsRun =>
  new Proxy(run, {
    get: (target, key) => {
      const value: unknown = Reflect.get(change, key) ?? Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** The step, with the full form of every event emitted to everybody. */
const loud =
  <F>(step: StepOf<VikingsRun, F> | undefined): StepOf<VikingsRun, F> =>
  (run, frame) =>
    step!(through(run, { emit: (shell, secret) => run.emit(secret?.full ?? shell) }), frame);

export const stolenValueToldToAll = withProc('strike', { hit: loud(procs.strike['hit']) });
export const penaltyToldToAll = withProc('conflict', { judge: loud(procs.conflict['judge']) });
export const laidCardToldToAll = withProc('conflict', { laid: loud(procs.conflict['laid']) });
export const claimedCardToldToAll = withProc('attack', { claim: loud(procs.attack['claim']) });
export const drawnCardsToldToAll = withProc('endOfTurn', { draw: loud(procs.endOfTurn['draw']) });

/** Being asked tells that a Shield is held. */
export const shieldAskedOfHolders = withProc('attack', {
  defend(run, frame) {
    const victim = victimIn(frame);
    run.ask(...(holds(run.table, victim, 'shield') ? [{ seat: victim, ask: 'shield' }] : []));
  },
});

/** A count sheet that counts the hand alone. */
export const countOfTheHand: Vikings = {
  ...clashOfVikings,
  view(state, viewer) {
    const seen = clashOfVikings.view(state, viewer);
    const shields = (seat: number): number =>
      names(state.table, handOf(state.table, seat)).filter((card) => card === 'shield').length;
    return { ...seen, seats: seen.seats.map((own, seat) => ({ ...own, unseen: [shields(seat)] })) };
  },
};

/** A sealed call that shows before all have answered. */
export const callShown = leak((_table, state) => state.answers);

/** A refusal that rests on what a rival holds. */
const attackNoShield: typeof questions.attack = {
  ...questions.attack,
  refuse: (state, frame, seat, wish) =>
    wish.victim !== -1 && holds(state.table, wish.victim, 'shield')
      ? 'CV-40'
      : questions.attack.refuse(state, frame, seat, wish),
};
export const refusalOfShields: Vikings = { ...clashOfVikings, questions: { ...questions, attack: attackNoShield } };
