/** Wrong rules, one at a time: each makes a test that cites its clause fail. */
import type { Mutant } from '../../../testkit/kit.ts';

const OPTIONS = 'src/games/sample/options.ts';
const PROCS = 'src/games/sample/procs.ts';
const QUESTIONS = 'src/games/sample/questions.ts';
const SETUP = 'src/games/sample/setup.ts';
const IDS = 'src/games/sample/facts/ids.ts';
const TABLE = 'src/games/sample/table.ts';
const VERBS = 'src/games/sample/verbs.ts';

export const mutants: readonly Mutant[] = [
  { clause: 'SG-1', file: IDS, find: 'strength: 2, copies: 2', replace: 'strength: 2, copies: 1' },
  { clause: 'SG-1', file: IDS, find: 'strength: 0, copies: 1', replace: 'strength: 1, copies: 1' },
  { clause: 'SG-1', file: SETUP, find: 'mix(table.hidden, table.deck, random);', replace: '' },
  { clause: 'SG-2', file: SETUP, find: '[1, 2, 3, 4].flatMap', replace: '[1, 2, 3, 3].flatMap' },
  { clause: 'SG-2', file: SETUP, find: 'mix(table.hidden, table.reserve, random);', replace: '' },
  { clause: 'SG-2', file: SETUP, find: 'pile, [seat as Seat]', replace: "pile, 'all'" },
  { clause: 'SG-3', file: SETUP, find: 'random(seats) as Seat', replace: '0 as Seat' },
  {
    clause: 'SG-10',
    file: VERBS,
    find: 'table.packets.unshift(table.packets.pop()!)',
    replace: 'table.packets.push(table.packets.shift()!)',
  },
  {
    clause: 'SG-10',
    file: PROCS,
    find: 'packets[0]!.length > 1) run.goto',
    replace: 'packets[0]!.length > 2) run.goto',
  },
  {
    clause: 'SG-10',
    file: VERBS,
    find: "run.emit({ type: 'drafted', seat, card: null },",
    replace: "run.emit({ type: 'drafted', seat, card },",
  },
  {
    clause: 'SG-10',
    file: QUESTIONS,
    find: '(table, seat) => table.packets[seat]!,',
    replace: '(table) => table.packets[0]!,',
  },
  {
    clause: 'SG-11',
    file: VERBS,
    find: 'run.table.buried, piece, [seat])',
    replace: "run.table.buried, piece, 'all')",
  },
  { clause: 'SG-12', file: VERBS, find: 'table.deck.length < HAND *', replace: 'table.deck.length <= HAND *' },
  { clause: 'SG-12', file: VERBS, find: ', ...table.buried.splice(0)', replace: '' },
  {
    clause: 'SG-12',
    file: VERBS,
    find: 'mix(table.hidden, table.deck, (below) => run.random(below));',
    replace: 'table.deck.sort((a, b) => run.random(2) - 0.5 + a - b);',
  },
  { clause: 'SG-20', file: PROCS, find: 'frame.turn < 2 * run.seats', replace: 'frame.turn < run.seats' },
  { clause: 'SG-20', file: PROCS, find: "ask: 'confirm', confirm: true", replace: "ask: 'confirm'" },
  { clause: 'SG-21', file: QUESTIONS, find: 'table.hall[seat] === 0', replace: 'table.hall[seat]! < 0' },
  { clause: 'SG-21', file: QUESTIONS, find: 'sent === 0', replace: 'sent < 0' },
  { clause: 'SG-21', file: PROCS, find: "if (run.table.hall[frame.seat]! > 0) run.goto('crew')", replace: '' },
  { clause: 'SG-22', file: QUESTIONS, find: 'rival === seat', replace: 'rival < 0' },
  { clause: 'SG-22', file: QUESTIONS, find: 'other !== seat && pile.length > 0', replace: 'pile.length > 0' },
  { clause: 'SG-22', file: VERBS, find: 'run.random(from.length)', replace: 'run.random(1)' },
  { clause: 'SG-22', file: VERBS, find: 'piece, [seat, rival])', replace: "piece, 'all')" },
  { clause: 'SG-23', file: PROCS, find: 'seatsFrom(frame.target as Seat,', replace: 'seatsFrom(frame.seat,' },
  { clause: 'SG-23', file: PROCS, find: '!raidUnder(run).stopped && ', replace: '' },
  { clause: 'SG-23', file: PROCS, find: 'if (!frame.stopped) ', replace: '' },
  { clause: 'SG-24', file: QUESTIONS, find: "act === 'hoard' && ", replace: "act === 'raid' && " },
  {
    clause: 'SG-24',
    file: VERBS,
    find: 'run.table.chests[seat]!, find(run, hand, card), [seat])',
    replace: "run.table.chests[seat]!, find(run, hand, card), 'all')",
  },
  { clause: 'SG-25', file: QUESTIONS, find: "act === 'voyage' && ", replace: '' },
  {
    clause: 'SG-30',
    file: TABLE,
    find: 'seatsFrom(table.first, table.hall.length)',
    replace: 'seatsFrom(0 as Seat, table.hall.length)',
  },
  {
    clause: 'SG-30',
    file: PROCS,
    find: 'if (picked !== null) verbs.play(',
    replace: 'if (picked !== null && seat > 0) verbs.play(',
  },
  { clause: 'SG-31', file: TABLE, find: 'horn === seat', replace: 'horn !== undefined' },
  { clause: 'SG-31', file: TABLE, find: 'let total = table.shores[shore]![seat]!', replace: 'let total = 0' },
  { clause: 'SG-32', file: PROCS, find: "rounds: 'untilAllDecline'", replace: "rounds: 'once'" },
  { clause: 'SG-33', file: VERBS, find: 'winners.length > 1', replace: 'winners.length > 2' },
  {
    clause: 'SG-33',
    file: VERBS,
    find: 'table.treasures[seat]!, piece, [seat])',
    replace: "table.treasures[seat]!, piece, 'all')",
  },
  { clause: 'SG-34', file: VERBS, find: 'insert(table.discard, piece)', replace: 'insert(table.buried, piece)' },
  { clause: 'SG-34', file: VERBS, find: 'table.hall[seat]! += count;', replace: '' },
  {
    clause: 'SG-40',
    file: VERBS,
    find: 'nextSeat(table.first, run.seats)',
    replace: '((table.first + run.seats - 1) % run.seats)',
  },
  {
    clause: 'SG-40',
    file: VERBS,
    find: 'table.hands.forEach((hand, seat) => bury(run, seat as Seat, hand));',
    replace: '',
  },
  { clause: 'SG-41', file: VERBS, find: 'other > own', replace: 'other >= own' },
  { clause: 'SG-41', file: VERBS, find: '...table.treasures, ...table.chests', replace: '...table.treasures' },
  { clause: 'SG-50', file: PROCS, find: "=== 'three' ? 3 : 2", replace: "=== 'three' ? 2 : 2" },
  {
    clause: 'SG-50',
    file: PROCS,
    find: 'run.options.openRaids',
    replace: 'run.options.openRaids === null',
  },
  { clause: 'SG-50', file: OPTIONS, find: "default: 'two'", replace: "default: 'three'" },
];
