/** Variants of the sample game with one planted fault or leak each. The suite must catch every one, or it proves nothing. */
import { KNOWN, knows, remove, rowOf, type Proc, type Seat, type Viewer } from '../../../kernel/index.ts';
import { sample, type SampleGame } from '../index.ts';
import { cardOf, valueOf, view, zones, type SampleRun, type SampleState, type Table } from '../table.ts';
import type { SampleView } from '../view.ts';

type Check =
  | 'gamesEnd'
  | 'restores'
  | 'oldStatesStay'
  | 'asksAgain'
  | 'optionsOrRefused'
  | 'idleAnswers'
  | 'twoWorlds'
  | 'lotsCovered'
  | 'imaginedGoesOn'
  | 'everythingReached';

export interface Planted {
  readonly name: string;
  readonly caughtBy: Check;
  readonly game: SampleGame;
}

/** The game with something in its view that must not be there. */
const leak = (extra: (state: SampleState, viewer: Viewer) => unknown): SampleGame => ({
  ...sample,
  view: (state, viewer) => ({ ...view(state, viewer), leak: extra(state, viewer) }) as SampleView,
});

const names = (table: Table, zone: readonly number[]): string[] => zone.map((piece) => cardOf(table, piece));
const values = (table: Table, zone: readonly number[]): number[] => zone.map((piece) => valueOf(table, piece));

/** One leak for each hidden zone: its contents in every viewer's view. */
export const zoneLeaks: readonly Planted[] = [
  { name: 'a rival’s hand card', game: leak(({ table }) => names(table, table.hands[0]!.slice(0, 1))) },
  { name: 'a packet going round', game: leak(({ table }) => names(table, table.packets[1]!)) },
  { name: 'the next card of the deck', game: leak(({ table }) => names(table, table.deck.slice(-1))) },
  { name: 'the buried cards', game: leak(({ table }) => names(table, table.buried)) },
  { name: 'a chest', game: leak(({ table }) => names(table, table.chests[1]!)) },
  { name: 'a treasure', game: leak(({ table }) => values(table, table.treasures[1]!)) },
  { name: 'the next treasure of the reserve', game: leak(({ table }) => values(table, table.reserve.slice(-1))) },
].map((planted) => ({ ...planted, caughtBy: 'twoWorlds' }));

const withProc = <P extends keyof typeof sample.procs>(
  proc: P,
  change: Partial<(typeof sample.procs)[P]>,
): SampleGame => ({
  ...sample,
  procs: { ...sample.procs, [proc]: { ...sample.procs[proc], ...change } },
});

/** The same step, followed by another action. */
const followedBy =
  <F>(step: Proc<SampleRun, F>[string] | undefined, more: (run: SampleRun, frame: F) => void) =>
  (run: SampleRun, frame: F): void => {
    step!(run, frame);
    more(run, frame);
  };

/** The run with some of its methods replaced. */
const runWith = (run: SampleRun, change: Partial<SampleRun>): SampleRun =>
  new Proxy(run, {
    get: (target, key) => {
      const value: unknown = Reflect.get(change, key) ?? Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

const { procs, questions } = sample;

export const leaks: readonly Planted[] = [
  ...zoneLeaks,
  {
    name: 'a stable number of a face-down card',
    caughtBy: 'twoWorlds',
    game: leak(({ table }) => table.hands),
  },
  { name: 'the order of the deck by stable numbers', caughtBy: 'twoWorlds', game: leak(({ table }) => table.deck) },
  { name: 'a sealed answer', caughtBy: 'twoWorlds', game: leak((state) => state.answers) },
  {
    name: 'the sum of two rivals’ strengths',
    caughtBy: 'twoWorlds',
    game: leak(({ table }) => table.hands.flat().filter((piece) => cardOf(table, piece) === 'horn').length),
  },
  { name: 'the seed', caughtBy: 'twoWorlds', game: leak((state) => state.rng) },
  { name: 'what is kept for undo', caughtBy: 'twoWorlds', game: leak((state) => state.undo?.answers ?? null) },
  {
    name: 'being asked tells what is held',
    caughtBy: 'twoWorlds',
    game: withProc('feast', {
      cards(run, frame) {
        const armed = run.table.shores[frame.shore]!.flatMap((count, seat) =>
          count > 0 && run.table.hands[seat]!.length > 0 ? [seat as Seat] : [],
        );
        const strong = armed.filter((seat) => names(run.table, run.table.hands[seat]!).includes('axe'));
        run.ask(...(strong.length > 0 ? strong : armed).map((seat) => ({ seat, ask: 'feast' })));
      },
    }),
  },
  {
    name: 'a prompt that tells what is held',
    caughtBy: 'twoWorlds',
    game: {
      ...withProc('shields', {
        ask(run, frame) {
          const seat = frame.order[frame.cursor % frame.order.length]!;
          run.ask({ seat, ask: names(run.table, run.table.hands[seat]!).includes('shield') ? 'shield' : 'noShield' });
        },
      }),
      questions: { ...questions, noShield: questions['shield']! },
    },
  },
  {
    name: 'a refusal that tells what a rival holds',
    caughtBy: 'twoWorlds',
    game: {
      ...sample,
      questions: {
        ...questions,
        rival: {
          ...questions['rival']!,
          params: ({ table }, _frame, _seat, wish) =>
            'rival' in wish ? { treasure: values(table, table.treasures[wish.rival]!).join() } : {},
          refuse: (state, frame, seat, wish) =>
            'rival' in wish && state.table.treasures[wish.rival]!.length > 2
              ? 'SG-22.empty'
              : questions['rival']!.refuse(state, frame, seat, wish),
        },
        act: {
          ...questions['act']!,
          refuse: (state, frame, seat, wish) =>
            'act' in wish && wish.act === 'raid' && state.table.treasures.every((pile) => pile.length !== 2)
              ? 'SG-22'
              : questions['act']!.refuse(state, frame, seat, wish),
        },
      },
    },
  },
  {
    name: 'an event’s full form to everybody',
    caughtBy: 'twoWorlds',
    game: withProc('turns', {
      hoard: (run, frame) =>
        procs.turns['hoard']!(runWith(run, { emit: (shell, secret) => run.emit(secret?.full ?? shell) }), frame),
    }),
  },
  {
    name: 'a stolen treasure’s value to everybody',
    caughtBy: 'twoWorlds',
    game: withProc('raid', {
      rob: (run, frame) =>
        procs.raid['rob']!(runWith(run, { emit: (shell, secret) => run.emit(secret?.full ?? shell) }), frame),
    }),
  },
  {
    name: 'an undo across a reveal',
    caughtBy: 'twoWorlds',
    game: withProc('feast', {
      reveal: (run, frame) => procs.feast['reveal']!(runWith(run, { reveal: () => undefined }), frame),
    }),
  },
  {
    name: 'a resample that does nothing',
    caughtBy: 'lotsCovered',
    game: { ...sample, resample: () => undefined },
  },
  {
    name: 'a resample that leaves one zone alone',
    caughtBy: 'lotsCovered',
    game: {
      ...sample,
      resample(own, viewer, random) {
        const { hidden, reserve } = own.table;
        for (const piece of reserve) hidden.lots[rowOf(hidden, viewer) + piece] = KNOWN;
        sample.resample(own, viewer, random);
      },
    },
  },
  {
    name: 'a resample that depends on hidden information',
    caughtBy: 'twoWorlds',
    game: {
      ...sample,
      resample(own, viewer, random) {
        const { table } = own;
        // How many numbers are drawn first depends on what the viewer cannot know.
        const hidden = zones(table)
          .flatMap((zone) => zone.pieces)
          .filter((piece) => !knows(table.hidden, viewer, piece));
        for (let count = 0; count < hidden[0]! % 3; count++) random(2);
        sample.resample(own, viewer, random);
      },
    },
  },
];

export const faults: readonly Planted[] = [
  {
    name: 'a lost piece',
    caughtBy: 'gamesEnd',
    game: withProc('feast', { spoils: followedBy(procs.feast['spoils'], (run) => void run.table.discard.pop()) }),
  },
  {
    name: 'a game that does not end',
    caughtBy: 'gamesEnd',
    game: withProc('night', {
      end: (run, frame) => {
        frame.shore = 0;
        procs.night['end']!(runWith(run, { finish: () => run.goto('begin') }), frame);
      },
    }),
  },
  {
    name: 'a reference shared after a copy',
    caughtBy: 'oldStatesStay',
    game: { ...sample, copy: (table) => ({ ...sample.copy(table), hall: table.hall }) },
  },
  {
    name: 'an asking step that moves something',
    caughtBy: 'asksAgain',
    game: withProc('voyage', {
      crew: followedBy(procs.voyage['crew'], (run, frame) => {
        run.table.night += 0;
        frame.sent += 0;
      }),
    }),
  },
  {
    name: 'an asking step that asks by chance',
    caughtBy: 'asksAgain',
    game: withProc('turns', {
      act: (run, frame) => {
        run.random(2);
        procs.turns['act']!(run, frame);
      },
    }),
  },
  {
    name: 'a refused option among the options',
    caughtBy: 'optionsOrRefused',
    game: {
      ...sample,
      questions: {
        ...questions,
        act: {
          ...questions['act']!,
          options: (state, frame, seat) => questions['act']!.candidates(state, frame, seat),
        },
      },
    },
  },
  {
    name: 'the same option twice',
    caughtBy: 'optionsOrRefused',
    game: {
      ...sample,
      questions: {
        ...questions,
        shore: { candidates: () => [{ shore: 'north' }, { shore: 'north' }], refuse: () => null },
      },
    },
  },
  {
    name: 'a fact kept outside the state',
    caughtBy: 'restores',
    game: withModuleVariable(),
  },
  {
    name: 'an illegal answer for an absent seat',
    caughtBy: 'idleAnswers',
    game: { ...sample, idle: () => [3] },
  },
  {
    name: 'an imagined world with a piece too few',
    caughtBy: 'imaginedGoesOn',
    game: {
      ...sample,
      resample(own, viewer, random) {
        sample.resample(own, viewer, random);
        if (own.table.deck.length > 0) remove(own.table.deck, own.table.deck[0]!);
      },
    },
  },
  {
    name: 'a label that is never reached',
    caughtBy: 'everythingReached',
    game: withProc('feast', {
      spoils: followedBy(procs.feast['spoils'], (run) => run.done()),
      never: (run) => run.done(),
    } as Partial<(typeof sample.procs)['feast']>),
  },
];

/** A rule that keeps a counter outside the state: it is lost with the process, and shared by all tables. */
function withModuleVariable(): SampleGame {
  let rests = 0;
  return withProc('turns', {
    next: followedBy(procs.turns['next'], (run) => {
      if (++rests % 5 === 0) run.emit({ type: 'rested', seat: 0 as Seat });
    }),
  });
}
