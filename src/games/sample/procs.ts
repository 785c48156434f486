/** The flow of the sample game, in the order of its rules. */
import { procedures, reactionWindow, seatsFrom, type Proc, type Procs, type Seat } from '../../kernel/index.ts';
import type { SampleAsks } from './facts/asks.ts';
import { SHORE_CODES, SHORES } from './facts/ids.ts';
import type { SampleOptions } from './options.ts';
import {
  fighters,
  type FrameOf,
  type SampleEvent,
  type SampleFrame,
  type SampleRun,
  type SampleRunOf,
  type Table,
} from './table.ts';
import * as verbs from './verbs.ts';

const proc = procedures<Table, SampleFrame, SampleAsks, SampleEvent, SampleOptions>();
type ProcOf<P extends SampleFrame['proc']> = Proc<SampleRunOf<P>, FrameOf<P>>;

const everyone = (run: SampleRun): readonly Seat[] => seatsFrom(run.table.first, run.seats);

const night = proc('night', {
  begin(run) {
    verbs.beginNight(run);
    verbs.deal(run);
  },
  draft(run) {
    run.call({ proc: 'draft', at: run.table.packets[0]!.length > 1 ? 'pick' : 'bury' });
  },
  turns(run) {
    run.call({ proc: 'turns', at: 'act', turn: 0 });
  },
  feasts(run, frame) {
    if (frame.shore === SHORES.length) return;
    const { shore } = frame;
    frame.shore++;
    run.goto('feasts');
    if (fighters(run.table, shore).length > 0) run.call({ proc: 'feast', at: 'open', shore });
  },
  end(run, frame) {
    verbs.endNight(run);
    if (run.table.night === (run.options.nights === 'three' ? 3 : 2)) return verbs.scoreAll(run);
    frame.shore = 0;
    run.goto('begin');
  },
});

const draft = proc('draft', {
  pick(run) {
    run.ask(...everyone(run).map((seat) => ({ seat, ask: 'draft' as const }))); // SG-10
  },
  take(run) {
    for (const seat of everyone(run)) verbs.draft(run, seat, run.pick(seat, 'draft').card);
    verbs.passPackets(run);
    if (run.table.packets[0]!.length > 1) run.goto('pick');
  },
  bury(run) {
    for (const seat of everyone(run)) verbs.bury(run, seat, run.table.packets[seat]!); // SG-11
  },
});

const turns = proc('turns', {
  act(run, frame) {
    run.ask({ seat: turnOf(run, frame), ask: 'act' });
  },
  choose(run, frame) {
    const seat = turnOf(run, frame);
    const { act } = run.pick(seat, 'act');
    if (act === 'voyage') run.call({ proc: 'voyage', at: 'shore', seat, shore: -1, sent: 0 });
    else if (act === 'raid') run.call({ proc: 'raid', at: 'rival', seat, target: -1, stopped: false });
    else if (act === 'hoard') return;
    else verbs.rest(run, seat);
    run.goto('confirm');
  },
  hoardWhat(run, frame) {
    run.ask({ seat: turnOf(run, frame), ask: 'hoard' });
  },
  hoard(run, frame) {
    const seat = turnOf(run, frame);
    verbs.hoard(run, seat, run.pick(seat, 'hoard').card);
  },
  confirm(run, frame) {
    run.ask({ seat: turnOf(run, frame), ask: 'confirm', confirm: true });
  },
  next(run, frame) {
    frame.turn++;
    if (frame.turn < 2 * run.seats) run.goto('act'); // SG-20
  },
});
const turnOf = (run: SampleRun, frame: FrameOf<'turns'>): Seat => ((run.table.first + frame.turn) % run.seats) as Seat;

const voyage = proc('voyage', {
  shore(run, frame) {
    run.ask({ seat: frame.seat, ask: 'shore' });
  },
  land(run, frame) {
    frame.shore = SHORE_CODES[run.pick(frame.seat, 'shore').shore];
  },
  crew(run, frame) {
    run.ask({ seat: frame.seat, ask: 'crew' });
  },
  sail(run, frame) {
    if (run.pick(frame.seat, 'crew').sail === 'done') return run.done();
    verbs.sail(run, frame.seat, frame.shore);
    frame.sent++;
    if (run.table.hall[frame.seat]! > 0) run.goto('crew');
  },
});

const raid = proc('raid', {
  rival(run, frame) {
    run.ask({ seat: frame.seat, ask: 'rival' });
  },
  attack(run, frame) {
    frame.target = run.pick(frame.seat, 'rival').rival;
    verbs.attack(run, frame.seat, frame.target as Seat);
  },
  defend(run, frame) {
    if (run.options.openRaids) return;
    const rivals = seatsFrom(frame.target as Seat, run.seats).filter((seat) => seat !== frame.seat);
    run.offer({ proc: 'shields', order: rivals, raider: frame.seat }); // SG-23
  },
  rob(run, frame) {
    if (!frame.stopped) verbs.rob(run, frame.seat, frame.target as Seat);
  },
});

const raidUnder = (run: SampleRun): FrameOf<'raid'> => run.stack.findLast((frame) => frame.proc === 'raid')!;

const shields: ProcOf<'shields'> = reactionWindow({
  rounds: 'once',
  may: (run, _frame, seat) => !raidUnder(run).stopped && run.table.hands[seat]!.length > 0,
  ask: (_run, _frame, seat) => ({ seat, ask: 'shield' }),
  react(run, _frame, seat) {
    if (run.pick(seat, 'shield').card === 'none') return false;
    verbs.shield(run, seat);
    raidUnder(run).stopped = true;
    return true;
  },
});

const feast = proc('feast', {
  open(run, frame) {
    verbs.openFeast(run, frame.shore);
  },
  cards(run, frame) {
    const { table } = run;
    const armed = fighters(table, frame.shore).filter((seat) => table.hands[seat]!.length > 0);
    run.ask(...armed.map((seat) => ({ seat, ask: 'feast' as const }))); // SG-30
  },
  reveal(run, frame) {
    for (const seat of fighters(run.table, frame.shore)) {
      const picked = run.pickIfAsked(seat, 'feast');
      if (picked !== null) verbs.play(run, seat, picked.card, 'revealed');
    }
  },
  late(run, frame) {
    run.offer({ proc: 'ravens', order: fighters(run.table, frame.shore) }); // SG-32
  },
  spoils(run, frame) {
    verbs.takeSpoils(run, frame.shore);
    verbs.clearFeast(run, frame.shore);
  },
});

const ravens: ProcOf<'ravens'> = reactionWindow({
  rounds: 'untilAllDecline',
  may: (run, _frame, seat) => run.table.hands[seat]!.length > 0,
  ask: (_run, _frame, seat) => ({ seat, ask: 'raven' }),
  react(run, _frame, seat) {
    if (run.pick(seat, 'raven').card === 'none') return false;
    verbs.play(run, seat, 'raven', 'ravenSent');
    return true;
  },
});

export const procs: Procs<Table, SampleFrame, SampleAsks, SampleEvent, SampleOptions> = {
  night,
  draft,
  turns,
  voyage,
  raid,
  shields,
  feast,
  ravens,
};
