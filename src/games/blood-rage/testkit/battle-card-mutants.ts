/** Wrong rules of the cards laid in battle, from the reveal to the comparison, and battle cards misprinted. */
import type { Mutant } from '../../../testkit/kit.ts';

const BATTLE = 'src/games/blood-rage/procs/battle.ts';
const BATTLE_CARDS = 'src/games/blood-rage/facts/cards/battle-cards.ts';
const RESOLUTION = 'src/games/blood-rage/procs/resolution.ts';
const SHOWN = 'src/games/blood-rage/rules/battle.ts';

const shown: readonly Mutant[] = [
  {
    clause: 'BRC-17',
    file: SHOWN,
    find: "facts.type === 'battle' && facts.bonus !== 'highest' ? facts.bonus : 0;",
    replace: "facts.bonus === 'highest' ? 0 : (facts.bonus ?? facts.str ?? 0);",
  },
  {
    clause: 'BRC-17',
    file: RESOLUTION,
    find: 'if (seat === frame.winner) verbs.discardShown(run, seat);',
    replace: 'if (seat !== frame.winner) verbs.discardShown(run, seat);',
  },
  {
    clause: 'BRC-18',
    file: BATTLE,
    find: 'texts(table, frame, seat).some(sweeps)',
    replace: 'shownCard(table, seat, sweeps) !== null',
  },
  { clause: 'BRC-19', file: SHOWN, find: 'if (frame.voided.includes(seat)) return [];', replace: '' },
  {
    clause: 'card Thor’s Primacy',
    file: BATTLE,
    find: '(other) => other !== seat)',
    replace: '(other) => other === seat)',
  },
  {
    clause: 'BRC-20',
    file: BATTLE,
    find: 'glory += cardsTotal(table, frame, seat);',
    replace: 'for (const piece of playedOf(table, seat)) glory += factsOf(table, piece).bonus ?? 0;',
  },
  {
    clause: 'BRC-20',
    file: BATTLE,
    find: 'const watcher = frame.fighters.find(',
    replace: 'const watcher = frame.fighters.findLast(',
  },
  { clause: 'card Heimdall’s Watch', file: BATTLE, find: "run.goto('cards');", replace: '' },
  {
    clause: 'card Odin’s Smite',
    file: BATTLE,
    find: "rival === seat ? -1 : findFigure(run.table, rival, 'warrior', frame.province)",
    replace: "findFigure(run.table, rival, 'warrior', frame.province)",
  },
  {
    clause: 'BRC-21',
    file: BATTLE,
    find: "rival, 'warrior', frame.province)",
    replace: "rival, 'leader', frame.province)",
  },
  { clause: 'BRC-22', file: BATTLE, find: ' && seat === firstTide(run.table, frame)', replace: '' },
  {
    clause: 'BRC-22',
    file: BATTLE,
    find: 'frame.province).length > 1) return;',
    replace: 'frame.province).length > 0) return;',
  },
  {
    clause: 'card Odin’s Tide',
    file: BATTLE,
    find: '!frame.kept.includes(figure)',
    replace: 'frame.kept.includes(figure)',
  },
  { clause: 'BRC-23', file: SHOWN, find: 'if (rival === seat) continue;', replace: '' },
  {
    clause: 'card Heimdall’s Sight',
    file: SHOWN,
    find: 'highest = Math.max(highest, plainBonus(table, frame, rival, piece));',
    replace: 'highest += plainBonus(table, frame, rival, piece);',
  },
  {
    clause: 'BRC-24',
    file: BATTLE,
    find: "run.offer({ proc: 'lateCards', order: frame.fighters });",
    replace: "run.offer({ proc: 'lateCards', order: frame.fighters.toReversed() });",
  },
  {
    clause: 'BRC-24',
    file: BATTLE,
    find: 'may: (run, _frame, seat) => handOf(run.table, seat).length > 0',
    replace:
      'may: (run, _frame, seat) => handOf(run.table, seat).some((piece) => factsOf(run.table, piece).late === true)',
  },
  {
    clause: 'BRC-25',
    file: SHOWN,
    find: "facts.type === 'quest' ? frame.questBonus[seat]! :",
    replace: "facts.type === 'quest' ? 3 :",
  },
  {
    clause: 'BRC-26',
    file: RESOLUTION,
    find: 'if (frame.fought) run.offer(',
    replace: 'if (frame.fought && frame.winner !== -1) run.offer(',
  },
];

/** A battle card's STR or text, misprinted. */
const misprint = (card: string, find: string, replace: string): Mutant => ({
  clause: `card ${card}`,
  file: BATTLE_CARDS,
  find,
  replace,
});

const misprints: readonly Mutant[] = [
  misprint('Tyr’s Bash', "god: 'tyr',\n    bonus: 2", "god: 'tyr',\n    bonus: 3"),
  misprint('Tyr’s Smash', "god: 'tyr',\n    bonus: 3", "god: 'tyr',\n    bonus: 2"),
  misprint('Tyr’s Crush', "god: 'tyr',\n    bonus: 4", "god: 'tyr',\n    bonus: 5"),
  misprint('Tyr’s Smite', "god: 'tyr',\n    bonus: 5", "god: 'tyr',\n    bonus: 5,\n    before: 'smite'"),
  misprint('Tyr’s Rage', "god: 'tyr',\n    bonus: 6", "god: 'tyr',\n    bonus: 5"),
  misprint('Tyr’s Judgement', "god: 'tyr',\n    bonus: 8", "god: 'tyr',\n    bonus: 7"),
  misprint('Odin’s Smite', "bonus: 1,\n    before: 'smite'", "bonus: 2,\n    before: 'smite'"),
  misprint('Odin’s Tide', "bonus: 1,\n    before: 'tide'", "bonus: 2,\n    before: 'tide'"),
  misprint('Odin’s Judgement', 'bonus: 2,\n    gloryPerDeath: 2', 'bonus: 1,\n    gloryPerDeath: 2'),
  misprint('Heimdall’s Sight', "bonus: 'highest'", 'bonus: 0'),
  misprint('Heimdall’s Eye', 'bonus: 2,\n    late: true', 'bonus: 2'),
  misprint('Heimdall’s Gaze', 'bonus: 3,\n    late: true', 'bonus: 2,\n    late: true'),
  misprint('Heimdall’s Watch', "bonus: 0,\n    onReveal: 'sweep'", 'bonus: 0'),
  misprint('Frigga’s Grace', 'bonus: 2,\n    grace: true', 'bonus: 2'),
  misprint('Thor’s Hammer', 'ifWin: { glory: 3 }', 'ifWin: { glory: 2 }'),
  misprint('Thor’s Oath', 'ifWin: { raise: 1 }', 'ifWin: { raise: 2 }'),
  misprint('Thor’s Ascension', 'ifWin: { rage: 3, glory: 3 }', 'ifWin: { rage: 2, glory: 3 }'),
  misprint('Thor’s Primacy', "bonus: 3,\n    onReveal: 'silence'", "bonus: 2,\n    onReveal: 'silence'"),
  misprint('Loki’s Trickery', 'ifLose: { rage: 1 }', 'ifLose: { rage: 2 }'),
  misprint('Loki’s Backstab', 'ifLose: { glory: 2 }', 'ifLose: { glory: 3 }'),
  misprint('Loki’s Poison', 'ifLose: { cards: true }', 'ifLose: {}'),
];

export const battleCardMutants: readonly Mutant[] = [...shown, ...misprints];
