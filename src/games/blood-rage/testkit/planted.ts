/** Deliberate leaks, one per variant of the game: the two-worlds check must find each of them. */
import type { Seat, WindowFrame } from '../../../kernel/index.ts';
import { bloodRage } from '../index.ts';
import type { SagaState } from '../rules/run.ts';
import type { Table } from '../rules/table.ts';
import type { SagaRun } from '../rules/verbs/index.ts';
import type { CardFacts, SagaView } from '../facts/index.ts';
import { cardOf, factsOf } from '../rules/cards.ts';

type Saga = typeof bloodRage;

/** A view with something in it that should not be there. */
const leak = (extra: (table: Table, state: SagaState) => unknown): Saga => ({
  ...bloodRage,
  view: (state, viewer) => ({ ...bloodRage.view(state, viewer), leak: extra(state.table, state) }) as SagaView,
});

const names = (table: Table, zone: readonly number[]): string[] => zone.map((piece) => cardOf(table, piece)).toSorted();

/** By hidden zone: its content in everybody's view. */
export const zoneLeaks: { readonly [zone: string]: Saga } = {
  hand: leak((table) => names(table, table.hands[0]!)),
  packet: leak((table) => names(table, table.packets[1]!)),
  kept: leak((table) => names(table, table.kept[0]!)),
  quests: leak((table) => names(table, table.quests[0]!)),
  deck: leak((table) => names(table, table.decks[2]!.slice(-1))),
  buried: leak((table) => names(table, table.buried)),
};

const { procs, questions } = bloodRage;

const withProc = <P extends keyof Saga['procs']>(proc: P, change: Partial<Saga['procs'][P]>): Saga => ({
  ...bloodRage,
  procs: { ...procs, [proc]: { ...procs[proc], ...change } },
});

/** The run with some of its methods replaced. */
const through = (run: SagaRun, change: Partial<SagaRun>): SagaRun =>
  new Proxy(run, {
    get: (target, key) => {
      const value: unknown = Reflect.get(change, key) ?? Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** Emits the full form of every event to everybody. */
const loud = (run: SagaRun): SagaRun => through(run, { emit: (shell, secret) => run.emit(secret?.full ?? shell) });

export const picksToldToAll = withProc('godsGifts', {
  take: (run, frame) => procs.godsGifts['take']!(loud(run), frame),
});
export const questToldToAll = withProc('actionPhase', {
  act: (run, frame) => procs.actionPhase['act']!(loud(run), frame),
});
export const keptCardToldToAll = withProc('discard', {
  rest: (run, frame) => procs.discard['rest']!(loud(run), frame),
});

/** A pick of the draft, a battle card, that shows before all have chosen. */
export const sealedAnswersShown = leak((_table, state) => state.answers);

const isLate = (facts: CardFacts): boolean => facts.type === 'battle' && facts.late === true;
const seatAt = ({ order, cursor }: WindowFrame): Seat => order[cursor % order.length]!;

/** Only who holds a late card is asked for one; the others have declined. */
export const lateCardAskedOfHolders = withProc('lateCards', {
  ask(run, frame) {
    const seat = seatAt(frame);
    const holds = run.table.hands[seat]!.some((piece) => isLate(factsOf(run.table, piece)));
    run.ask(...(holds ? [{ seat, ask: 'lateCard' }] : []));
  },
  react(run, frame) {
    if (run.pickIfAsked(seatAt(frame), 'lateCard') !== null) return procs.lateCards['react']!(run, frame);
    frame.declined++;
    frame.cursor++;
  },
});

/** Only who holds a Quest is asked what to keep. */
export const keepAskedOfQuestHolders = withProc('discard', {
  keep(run) {
    const { table } = run;
    const holders = table.hands.flatMap((hand, seat) =>
      table.age < 2 && hand.some((piece) => factsOf(table, piece).type === 'quest') ? [seat as Seat] : [],
    );
    run.ask(...holders.map((seat) => ({ seat, ask: 'keep' })));
  },
});

/** A memory that counts the Quests in a rival's hand. */
export const questsCounted: Saga = {
  ...bloodRage,
  view(state, viewer) {
    const seen = bloodRage.view(state, viewer);
    const quests = (seat: number): number =>
      state.table.hands[seat]!.filter((piece) => factsOf(state.table, piece).type === 'quest').length;
    return { ...seen, clans: seen.clans.map((own, seat) => ({ ...own, onBoard: own.onBoard + quests(seat) })) };
  },
};

/** A refusal that tells how many Yggdrasil! Quests lie face down. */
export const refusalOfQuests: Saga = {
  ...bloodRage,
  questions: {
    ...questions,
    act: {
      ...questions['act']!,
      params: ({ table }) => ({
        n: names(table, table.quests.flat()).filter((card) => card === 'quest-yggdrasil').length,
      }),
    },
  },
};
