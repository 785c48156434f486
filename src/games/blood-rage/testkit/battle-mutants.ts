/** Wrong rules of pillage, battle and destruction, one at a time: each makes a test that cites its clause fail. */
import type { Mutant } from '../../../testkit/kit.ts';
import { battleCardMutants } from './battle-card-mutants.ts';

const BATTLE = 'src/games/blood-rage/procs/battle.ts';
const DESTROY = 'src/games/blood-rage/procs/destroy.ts';
const INVADE = 'src/games/blood-rage/procs/invade.ts';
const PILLAGE = 'src/games/blood-rage/procs/pillage.ts';
const QUERIES = 'src/games/blood-rage/rules/queries.ts';
const PILLAGE_QUESTIONS = 'src/games/blood-rage/rules/questions/pillage.ts';
const RESOLUTION = 'src/games/blood-rage/procs/resolution.ts';
const SAVING = 'src/games/blood-rage/rules/escapes.ts';
const SHOWN = 'src/games/blood-rage/rules/battle.ts';
const STATS = 'src/games/blood-rage/facts/stats.ts';
const SCORE_VERBS = 'src/games/blood-rage/rules/verbs/score.ts';

/** What decides a tie, the quick way. */
const NO_TIE = { find: 'winners.length === 1 ? first : -1', replace: 'first' } as const;

const clauses: readonly Mutant[] = [
  {
    clause: 'BR-60',
    file: PILLAGE_QUESTIONS,
    find: "if (table.pillaged[province] !== again) return again ? 'BRC-48' : 'BR-60.pillaged';",
    replace: '',
  },
  {
    clause: 'BR-60',
    file: PILLAGE_QUESTIONS,
    find: 'if (isIn(table, seat, province)) return null;',
    replace: 'if (figuresAt(table, seat, province).length > 0) return null;',
  },
  { clause: 'BR-61', file: PILLAGE, find: 'seatsFrom((frame.seat + 1) % run.seats,', replace: 'seatsFrom(frame.seat,' },
  { clause: 'BR-61', file: PILLAGE, find: "rounds: 'untilAllDecline'", replace: "rounds: 'once'" },
  {
    clause: 'BR-61',
    file: PILLAGE,
    find: 'if (emptyVillages(table, province) === 0) return false;',
    replace: '',
  },
  {
    clause: 'BR-62',
    file: PILLAGE,
    find: 'isIn(run.table, each, province)',
    replace: 'hasWalker(run.table, each, province)',
  },
  { clause: 'BR-63', file: PILLAGE, find: 'fighters.some((each) => each !== seat)', replace: 'fighters.length > 0' },
  {
    clause: 'BR-64',
    file: BATTLE,
    find: 'frame.fighters.filter((seat) => handOf(run.table, seat).length > 0)',
    replace: 'frame.fighters.filter((seat) => handOf(run.table, seat).length > 1)',
  },
  {
    clause: 'BR-65',
    file: SHOWN,
    find: "facts.type === 'battle' && facts.bonus !== 'highest' ? facts.bonus : 0;",
    replace: "facts.bonus === 'highest' ? 0 : (facts.bonus ?? facts.str ?? 0);",
  },
  {
    clause: 'BR-66',
    file: BATTLE,
    find: 'return figures + cards;',
    replace: 'return figures === 0 ? 0 : figures + cards;',
  },
  { clause: 'BR-67', file: BATTLE, find: "rounds: 'untilAllDecline'", replace: "rounds: 'once'" },
  { clause: 'BR-68', file: BATTLE, ...NO_TIE },
  {
    clause: 'BR-69',
    file: RESOLUTION,
    find: 'if (seat === frame.winner) verbs.discardShown(run, seat);',
    replace: 'if (seat !== frame.winner) verbs.discardShown(run, seat);',
  },
  {
    clause: 'BR-70',
    file: QUERIES,
    find: 'if (place === province || place === fjord) found.push(figure);',
    replace: 'if (place === province) found.push(figure);',
  },
  { clause: 'BR-71', file: RESOLUTION, find: 'if (!frame.again) verbs.turnToken(run, frame.province);', replace: '' },
  { clause: 'BR-71', file: RESOLUTION, find: 'if (frame.winner !== seat) {', replace: 'if (frame.winner === -1) {' },
  { clause: 'BR-72', file: RESOLUTION, find: 'statValue(run.table, winner, AXES)', replace: '3' },
  {
    clause: 'BR-73',
    file: STATS,
    find: 'glory5: { glory: 5',
    replace: 'glory5: { glory: 4',
  },
  { clause: 'BR-73', file: STATS, find: 'stats: [RAGE, AXES, HORNS]', replace: 'stats: [RAGE, AXES]' },
];

const examples: readonly Mutant[] = [
  {
    clause: 'BRT-11a',
    file: PILLAGE,
    find: 'return neighboursOf(province).some((from) =>',
    replace: 'return ADJACENT.some((_, from) =>',
  },
  {
    clause: 'BRT-11b',
    file: QUERIES,
    find: '=== LEADER ? TROOP_STR.leader : TROOP_STR.ship;',
    replace: '=== LEADER ? TROOP_STR.leader : 1;',
  },
  {
    clause: 'BRT-11c',
    file: RESOLUTION,
    find: 'else verbs.takeBackShown(run, seat);',
    replace: 'else verbs.discardShown(run, seat);',
  },
  { clause: 'BRT-20', file: PILLAGE, find: 'fought: false', replace: 'fought: true' },
  { clause: 'BRT-21', file: BATTLE, ...NO_TIE },
  {
    clause: 'BRT-22',
    file: RESOLUTION,
    find: 'if (frame.fought && winner !== null)',
    replace: 'if (frame.fought && winner === frame.seat)',
  },
  {
    clause: 'BRT-23',
    file: BATTLE,
    find: 'return figures + cards;',
    replace: 'return figures === 0 ? 0 : figures + cards;',
  },
  {
    clause: 'BRT-25',
    file: SCORE_VERBS,
    find: 'table.steps[seat * STATS_PER_CLAN + stat] = step;',
    replace: 'table.steps[seat * STATS_PER_CLAN + stat] = step; if (stat === 0) table.rage[seat]!++;',
  },
  { clause: 'BRT-26', file: STATS, find: 'stats: [RAGE, AXES, HORNS]', replace: 'stats: [RAGE, AXES]' },
];

const call: readonly Mutant[] = [
  { clause: 'BRC-13', file: PILLAGE_QUESTIONS, find: 'if (!adjacent(from, province)) continue;', replace: '' },
  {
    clause: 'BRC-13',
    file: PILLAGE,
    find: 'may: (run, frame, seat) => canJoin',
    replace: 'may: (run, frame, seat) => rageOf(run.table, seat) > 0 && canJoin',
  },
  {
    clause: 'BRC-14',
    file: PILLAGE,
    find: "run.offer({ proc: 'callToBattle', order,",
    replace: "run.offer({ proc: 'callToBattle', order: order.slice(0, -1),",
  },
  {
    clause: 'BRC-15',
    file: PILLAGE,
    find: 'verbs.join(run, findFigure(run.table, seat, picked.figure, placeCode(picked.from)), frame.province);',
    replace:
      'const figure = findFigure(run.table, seat, picked.figure, placeCode(picked.from)); verbs.join(run, figure, frame.province);' +
      "run.call({ proc: 'entry', at: 'blow', seat, figure, place: frame.province, displaced: -1, rage: 0, follows: true, domain: true });",
  },
  { clause: 'BRC-16', file: PILLAGE, find: 'fought: false', replace: 'fought: true' },
];

const resolution: readonly Mutant[] = [
  {
    clause: 'BRC-27',
    file: RESOLUTION,
    find: 'for (const seat of frame.fighters) {\n      const rivals',
    replace: 'for (const seat of frame.fighters.toReversed()) {\n      const rivals',
  },
  {
    clause: 'BRC-28',
    file: SCORE_VERBS,
    find: 'const rage = Math.min(most, rageOf(run.table, victim));',
    replace: 'const rage = most;',
  },
  { clause: 'BRC-29', file: RESOLUTION, find: 'of losersOf(frame)) {', replace: 'of losersOf(frame).toReversed()) {' },
  {
    clause: 'BRC-29',
    file: RESOLUTION,
    find: 'verbs.stealGlory(run, seat, winner, ifLose.glory, card);',
    replace:
      'verbs.stealGlory(run, seat, winner, ifLose.glory, card); if (ifLose.cards === true) verbs.takePoisoned(run, seat, winner);',
  },
  {
    clause: 'BRC-30',
    file: SCORE_VERBS,
    find: 'const glory = Math.min(most, gloryOf(run.table, victim));',
    replace: 'const glory = most;',
  },
  {
    clause: 'BRC-31',
    file: RESOLUTION,
    find: "priceOf(table, seat, 'buysBack') <= rageOf(table, seat)",
    replace: "has(table, seat, 'buysBack')",
  },
  { clause: 'card Tyr’s Prowess', file: RESOLUTION, find: "run.goto('prowess');", replace: '' },
  { clause: 'BRC-32', file: RESOLUTION, find: 'stats.length === 1 ? stats[0] : -1', replace: '-1' },
  {
    clause: 'BRC-33',
    file: RESOLUTION,
    find: 'if (frame.winner !== seat) {\n      verbs.failPillage(run, province);',
    replace: 'if (frame.winner !== seat) {\n      verbs.turnToken(run, province);',
  },
  {
    clause: 'BRC-34',
    file: RESOLUTION,
    find: 'power === undefined || leadersThere(table, seat, province).length === 0',
    replace: 'power === undefined',
  },
  {
    clause: 'BRC-35',
    file: RESOLUTION,
    find: 'if (frame.valkyries.includes(seat))',
    replace: "if (monsterAt(table, seat, frame.province, 'gloryPerRivalDeath') !== -1)",
  },
  { clause: 'card Valkyrie', file: RESOLUTION, find: 'gloryPerRivalDeath * rivals', replace: 'rivals' },
  {
    clause: 'card Thor’s Glory',
    file: RESOLUTION,
    find: "rivals >= priceOf(table, seat, 'bloodDeaths')",
    replace: 'rivals >= 1',
  },
  {
    clause: 'card Odin’s Judgement',
    file: RESOLUTION,
    find: 'gloryPerDeath! * all',
    replace: 'gloryPerDeath! * rivals',
  },
  {
    clause: 'card Thor’s Chosen',
    file: RESOLUTION,
    find: "verbs.gainByCards(run, seat, 'gloryPerMystic', mystics)",
    replace: "verbs.gainGlory(run, seat, 3 * mystics, 'card', 'thors-chosen')",
  },
  {
    clause: 'BRC-36',
    file: RESOLUTION,
    find: 'if (province === YGGDRASIL) return run.options.blessingInYggdrasil;',
    replace: '',
  },
  {
    clause: 'card Loki’s Blessing',
    file: RESOLUTION,
    find: ' || hornsFull(table, seat)) return false;',
    replace: ') return true;',
  },
  {
    clause: 'BRC-36',
    file: RESOLUTION,
    find: "proc: 'blessings', order: losersOf(frame)",
    replace: "proc: 'blessings', order: frame.fighters",
  },
  {
    clause: 'BRC-37',
    file: QUERIES,
    find: '!table.destroyed[to] && emptyVillages(table, to) > 0',
    replace: '!table.destroyed[to]',
  },
  {
    clause: 'BRC-38',
    file: RESOLUTION,
    find: 'verbs.doubleReward(run, seat, giant);\n    verbs.reward(run, seat, province);',
    replace: 'verbs.doubleReward(run, seat, giant);',
  },
  { clause: 'card Wolfman', file: SHOWN, find: ', countedIn(table, frame))', replace: ')' },
];

const destruction: readonly Mutant[] = [
  { clause: 'BRC-39', file: SAVING, find: "'smite', 'tide', 'battle', 'monster'", replace: "'battle', 'monster'" },
  { clause: 'BRC-39', file: SAVING, find: "'battle', 'monster']", replace: "'battle', 'monster', 'ragnarok']" },
  {
    clause: 'card Frigga’s Protection',
    file: DESTROY,
    find: "verbs.save(run, figure, priceOf(table, seat, 'protects'))",
    replace: 'verbs.save(run, figure, 0)',
  },
  { clause: 'BRC-40', file: SAVING, find: 'if (table.where[figure] === YGGDRASIL) return false;', replace: '' },
  {
    clause: 'card Volur Witch',
    file: SAVING,
    find: "return cause !== 'sacrifice' || escapesSacrifice;",
    replace: "return cause !== 'battle';",
  },
  {
    clause: 'BRC-41',
    file: SAVING,
    find: "return cause !== 'sacrifice' || escapesSacrifice;",
    replace: 'return true;',
  },
  { clause: 'BRC-42', file: INVADE, find: ': !isMonster(figure));', replace: ': true);' },
  { clause: 'card Troll', file: INVADE, find: 'figuresOf(table, order.slice(1),', replace: 'figuresOf(table, order,' },
  {
    clause: 'BRC-43',
    file: DESTROY,
    find: 'isShip(table, figure)).length;',
    replace: 'isShip(table, figure)).slice(1).length;',
  },
  { clause: 'card Frigga’s Chosen', file: SAVING, find: ' && emptyVillages(table, to) > 0', replace: '' },
];

export const battleMutants: readonly Mutant[] = [
  ...clauses,
  ...examples,
  ...call,
  ...resolution,
  ...destruction,
  ...battleCardMutants,
];
