/**
 * The smallest game there is: four seats take turns to pick one of four options, and each pick adds one to a counter. What it costs
 * is what the kernel costs.
 */
import {
  apply,
  awaited,
  hide,
  picksFault,
  Play,
  single,
  start,
  type Game,
  type Picks,
  type Seat,
  type State,
} from '../src/kernel/index.ts';

interface Counter {
  count: number;
}
type CountFrame = { readonly proc: 'count'; at: string };
type CountOption = { readonly add: number };
type CountEvent = { readonly type: 'counted'; readonly count: number };
type CountState = State<Counter, CountFrame, CountOption>;

/** Nothing is hidden here. */
const NOTHING = hide([], 4);
const DECISIONS = 1000;
const OPTIONS: readonly CountOption[] = [{ add: 0 }, { add: 1 }, { add: 2 }, { add: 3 }];
const ASKS = [0, 1, 2, 3].map((seat) => ({ seat: seat as Seat, ask: 'add' }));

/** Seats take turns: the decisions of one seat alone would be kept for undo, more and more of them. */
const game = (events: boolean): Game<Counter, CountFrame, CountOption, CountEvent, null> => ({
  id: 'counting',
  rules: 1,
  seats: { min: 4, max: 4 },
  options: [],
  saved: { codes: {}, sizes: {}, names: {} },
  setup: () => ({ table: { count: 0 }, first: { proc: 'count', at: 'ask' } }),
  position: () => {
    throw new Error('the counting game has no positions');
  },
  procs: {
    count: {
      ask(run) {
        run.ask(ASKS[run.table.count & 3]!);
      },
      add(run) {
        const { table } = run;
        // Reads the answer, as every rule does; all of them add one.
        run.pick((table.count & 3) as Seat, 'add');
        table.count++;
        if (events) run.emit({ type: 'counted', count: table.count });
        if (table.count === DECISIONS) run.finish({ scores: [0, 0, 0, 0], places: [1, 1, 1, 1], reason: '' });
        else run.goto('ask');
      },
    },
  },
  questions: { add: { candidates: () => OPTIONS, refuse: () => null, options: () => OPTIONS } },
  view: () => null,
  hidden: () => NOTHING,
  zones: () => [],
  resample: () => {},
  idle: () => single(0),
  copy: (table) => ({ count: table.count }),
  faults: () => [],
  migrations: [],
});

const SILENT = game(false);
const TELLING = game(true);

function checkedPicks(state: CountState, seat: Seat): Picks {
  const picks = single(state.table.count & 3);
  const choice = awaited(state)!;
  if (choice.seat !== seat || picksFault(choice, picks) !== null) throw new Error('the answer was refused');
  return picks;
}

/** One game in place; says how many decisions it had. */
export function countInPlace(events: boolean): number {
  const counting = events ? TELLING : SILENT;
  const { state } = start(counting, { seats: 4, seed: '' });
  const play = new Play<Counter, CountFrame, CountOption, CountEvent>(counting, state, { quiet: !events });
  while (state.result === null) {
    const seat = (state.table.count & 3) as Seat;
    play.take(seat, checkedPicks(state, seat));
    play.events.length = 0;
  }
  return state.table.count;
}

/** The same through the pure form, which checks for itself, copies, and keeps what undo needs. */
export function countByApply(): number {
  let { state } = start(TELLING, { seats: 4, seed: '' });
  while (state.result === null) {
    const { count } = state.table;
    const outcome = apply(TELLING, state, {
      do: 'answer',
      seat: (count & 3) as Seat,
      question: state.question,
      picks: single(count & 3),
    });
    if (!outcome.ok) throw new Error('the answer was refused');
    state = outcome.state;
  }
  return state.table.count;
}
