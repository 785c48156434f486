/** Deliberate leaks, one per variant of the game: the two-worlds check must find each of them. */
import type { StepOf } from '../../../kernel/index.ts';
import { TYPES } from '../facts/ids.ts';
import { clashOfRage, type ClashOfRage } from '../index.ts';
import { questions } from '../rules/questions/index.ts';
import type { RageRun } from '../rules/run.ts';
import { boardFor, codeOf, slotOf, type RageState, type Table } from '../rules/table.ts';
import type { RageView } from '../view.ts';

/** A view with something in it that should not be there. */
const leak = (extra: (table: Table, state: RageState) => unknown): ClashOfRage => ({
  ...clashOfRage,
  view: (state, viewer) => ({ ...clashOfRage.view(state, viewer), leak: extra(state.table, state) }) as RageView,
});

const codes = (table: Table, zone: readonly number[]): number[] => zone.map((piece) => codeOf(table, piece));

/** By hidden zone: its content in everybody's view. */
export const zoneLeaks = {
  pile: leak((table) => codes(table, table.pile.slice(-1))),
  legendary: leak((table) => codes(table, table.legendary.slice(-1))),
  drawn: leak((table) => codes(table, table.drawn)),
  hand: leak((table) => codes(table, table.hands[0]!)),
  deck: leak((table) => codes(table, table.decks[0]!.slice(-1))),
};

const { procs } = clashOfRage;

const withProc = <P extends keyof ClashOfRage['procs']>(
  proc: P,
  change: Partial<ClashOfRage['procs'][P]>,
): ClashOfRage => ({ ...clashOfRage, procs: { ...procs, [proc]: { ...procs[proc], ...change } } });

/** The step, with the full form of every event emitted to everybody. */
const loud =
  <F>(step: StepOf<RageRun, F> | undefined): StepOf<RageRun, F> =>
  (run, frame) =>
    step!(
      new Proxy(run, {
        get: (target, key) => {
          if (key === 'emit')
            return (shell: never, secret?: { readonly full: never }) => target.emit(secret?.full ?? shell);
          const value: unknown = Reflect.get(target, key);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
      frame,
    );

/** The game begun with crystals and a unit on a forge for each seat: random players seldom come that far. */
const quickToForge = (game: ClashOfRage): ClashOfRage => ({
  ...game,
  procs: {
    ...game.procs,
    match: {
      ...game.procs.match,
      begin(run, frame) {
        game.procs.match['begin']!(run, frame);
        const { table } = run;
        table.crystals.fill(60);
        boardFor(table).forges.forEach((forge, seat) => {
          for (const kind of TYPES) {
            table.bag[kind]! += table.elves[slotOf(forge, kind)]!;
            table.elves[slotOf(forge, kind)] = 0;
          }
          table.units[seat]![slotOf(forge, 0)] = 1;
          table.reserves[seat]![0]!--;
        });
      },
    },
  },
});

export const drawnLegendaryShown = quickToForge(zoneLeaks.drawn);
export const drawnLegendaryToldToAll = quickToForge(withProc('equip', { chosen: loud(procs.equip['chosen']) }));

/** A sealed card that shows before all have chosen. */
export const sealedCardShown = leak((_table, state) => state.answers);

/** A refusal that rests on what a rival holds. */
const actByRivalHand: typeof questions.act = {
  ...questions.act,
  refuse: ({ table }, _frame, seat, wish) =>
    wish.act === 'equip' && table.hands.some((hand, other) => other !== seat && codeOf(table, hand[0]!) % 2 === 0)
      ? 'CR-30.none'
      : null,
};
export const refusalByRivalHand: ClashOfRage = { ...clashOfRage, questions: { ...questions, act: actByRivalHand } };

/** A market filled without a word to the kernel: the purchase could be undone after a look at the card. */
export const unrevealedMarket = withProc('equip', {
  chosen: (run, frame) =>
    procs.equip['chosen']!(
      new Proxy(run, {
        get: (target, key) => {
          if (key === 'reveal') return () => undefined;
          const value: unknown = Reflect.get(target, key);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
      frame,
    ),
});
