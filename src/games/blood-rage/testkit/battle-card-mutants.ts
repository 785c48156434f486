/** Wrong rules of the cards laid in battle, from the reveal to the comparison, and battle cards misprinted. */
import type { Mutant } from '../../../testkit/kit.ts';

const BATTLE = 'src/games/blood-rage/procs/battle.ts';
const KINDS = 'src/games/blood-rage/facts/cards/list.ts';
const CARD_QUESTIONS = 'src/games/blood-rage/rules/questions/cards.ts';
const RESOLUTION = 'src/games/blood-rage/procs/resolution.ts';
const SHOWN = 'src/games/blood-rage/rules/battle.ts';

const shown: readonly Mutant[] = [
  {
    clause: 'BRC-17',
    file: SHOWN,
    find: "return facts.type === 'battle' ? (facts.bonus ?? 0) : 0;",
    replace: 'return facts.bonus ?? facts.str ?? 0;',
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
    find: "texts(table, frame, seat).some((facts) => facts.onReveal === 'sweep')",
    replace: "texts(table, { voided: [] }, seat).some((facts) => facts.onReveal === 'sweep')",
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
    file: CARD_QUESTIONS,
    find: 'best = Math.max(best, factsOf(table, piece).questBonus ?? 0);',
    replace: 'best = best || (factsOf(table, piece).questBonus ?? 0);',
  },
  {
    clause: 'BRC-25',
    file: SHOWN,
    find: "if (facts.type === 'quest') return frame.questBonus[seat]!;",
    replace: "if (facts.type === 'quest') return 3;",
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
  file: KINDS,
  find,
  replace,
});

const misprints: readonly Mutant[] = [
  misprint(
    'Tyr’s Bash',
    "id: 'tyrs-bash', code: 49, type: 'battle', god: 'tyr', bonus: 2",
    "id: 'tyrs-bash', code: 49, type: 'battle', god: 'tyr', bonus: 3",
  ),
  misprint(
    'Tyr’s Smash',
    "id: 'tyrs-smash', code: 50, type: 'battle', god: 'tyr', bonus: 3",
    "id: 'tyrs-smash', code: 50, type: 'battle', god: 'tyr', bonus: 2",
  ),
  misprint(
    'Tyr’s Crush',
    "id: 'tyrs-crush', code: 51, type: 'battle', god: 'tyr', bonus: 4",
    "id: 'tyrs-crush', code: 51, type: 'battle', god: 'tyr', bonus: 5",
  ),
  misprint('Tyr’s Smite', "god: 'tyr', bonus: 5 }", "god: 'tyr', bonus: 5, before: 'smite' }"),
  misprint('Tyr’s Rage', "god: 'tyr', bonus: 6 }", "god: 'tyr', bonus: 5 }"),
  misprint('Tyr’s Judgement', "god: 'tyr', bonus: 8 }", "god: 'tyr', bonus: 7 }"),
  misprint('Odin’s Smite', "bonus: 1, before: 'smite'", "bonus: 2, before: 'smite'"),
  misprint('Odin’s Tide', "bonus: 1, before: 'tide'", "bonus: 2, before: 'tide'"),
  misprint('Odin’s Judgement', 'bonus: 2, gloryPerDeath: 2', 'bonus: 1, gloryPerDeath: 2'),
  misprint('Heimdall’s Sight', 'variable: true }', 'bonus: 0 }'),
  misprint('Heimdall’s Eye', 'bonus: 2, late: true', 'bonus: 2'),
  misprint('Heimdall’s Gaze', 'bonus: 3, late: true', 'bonus: 2, late: true'),
  misprint('Heimdall’s Watch', "bonus: 0, onReveal: 'sweep'", 'bonus: 0'),
  misprint('Frigga’s Grace', 'bonus: 2, grace: true', 'bonus: 2'),
  misprint('Thor’s Hammer', 'ifWin: { glory: 3 } }', 'ifWin: { glory: 2 } }'),
  misprint('Thor’s Oath', 'ifWin: { raise: 1 }', 'ifWin: { raise: 2 }'),
  misprint('Thor’s Ascension', 'ifWin: { rage: 3, glory: 3 }', 'ifWin: { rage: 2, glory: 3 }'),
  misprint('Thor’s Primacy', "bonus: 3, onReveal: 'silence'", "bonus: 2, onReveal: 'silence'"),
  misprint('Loki’s Trickery', 'ifLose: { rage: 1 }', 'ifLose: { rage: 2 }'),
  misprint('Loki’s Backstab', 'ifLose: { glory: 2 }', 'ifLose: { glory: 3 }'),
  misprint('Loki’s Poison', 'ifLose: { cards: true }', 'ifLose: {}'),
];

export const battleCardMutants: readonly Mutant[] = [...shown, ...misprints];
