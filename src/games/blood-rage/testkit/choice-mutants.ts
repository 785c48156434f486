/** Wrong rules of the choices that players have: who marches, which monster leaves, which Quest it is, what is asked at all. */
import type { Mutant } from '../../../testkit/kit.ts';

const BATTLE = 'src/games/blood-rage/procs/battle.ts';
const END = 'src/games/blood-rage/procs/end-of-age.ts';
const MARCH = 'src/games/blood-rage/procs/march.ts';
const RESOLUTION = 'src/games/blood-rage/procs/resolution.ts';
const UPGRADE = 'src/games/blood-rage/procs/upgrade.ts';
const CLAN_SHEET = 'src/games/blood-rage/rules/cards.ts';
const MIGRATIONS = 'src/games/blood-rage/rules/migrations.ts';
const PIECES = 'src/games/blood-rage/rules/pieces.ts';
const QUERIES = 'src/games/blood-rage/rules/queries.ts';
const CARD_QUESTIONS = 'src/games/blood-rage/rules/questions/cards.ts';
const INVASION_QUESTIONS = 'src/games/blood-rage/rules/questions/invasions.ts';
const SAVING = 'src/games/blood-rage/rules/escapes.ts';
const CARD_VERBS = 'src/games/blood-rage/rules/verbs/cards.ts';
const FIGURE_VERBS = 'src/games/blood-rage/rules/verbs/figures.ts';

export const choiceMutants: readonly Mutant[] = [
  // Only the figures that come last in the clan may still march: the order of the list binds again.
  {
    clause: 'BR-45',
    file: QUERIES,
    find: 'figuresAt(table, seat, from).filter((figure) => !isShip(table, figure));',
    replace: 'figuresAt(table, seat, from).filter((figure) => !isShip(table, figure)).slice(-1);',
  },
  {
    clause: 'BR-45',
    file: MARCH,
    find: "if (marchers(run.table, frame).length > 0) run.goto('who');",
    replace: "run.goto('who');",
  },
  {
    clause: 'BR-53',
    file: UPGRADE,
    find: 'if (canInvadeForFree(run.table, seat, figures)) run.call(',
    replace: 'if (figures.length > 0) run.call(',
  },
  {
    clause: 'BR-53',
    file: QUERIES,
    find: 'return figure !== -1 && SPOTS.some(',
    replace: 'return figure !== -1 || SPOTS.every(',
  },
  {
    clause: 'BR-44',
    file: INVASION_QUESTIONS,
    find: '    hornsFull(table, seat)\n      ? ONLY_DECLINE',
    replace: '    seat === -1\n      ? ONLY_DECLINE',
  },
  { clause: 'BR-55', file: FIGURE_VERBS, find: ' && (from === -1 || place === from)', replace: '' },
  { clause: 'BR-55', file: QUERIES, find: '  if (places[0] === places[1]) return NO_PLACES;\n', replace: '' },
  {
    clause: 'BR-55',
    file: QUERIES,
    find: 'if (table.monsters[first] !== card || table.monsters[first + 1] !== card) return NO_PLACES;',
    replace: 'if (card >= 0) return NO_PLACES;',
  },
  { clause: 'BR-56', file: PIECES, find: "(type === 'quest' ? age : 0)", replace: '0' },
  {
    clause: 'BR-56',
    file: CARD_VERBS,
    find: '(age === undefined || ageOf(table, piece) === age - 1)',
    replace: '(age === undefined || age > 0)',
  },
  {
    clause: 'BR-56',
    file: CARD_QUESTIONS,
    find: 'return face.card === card && face.age === age;',
    replace: 'return face.card === card;',
  },
  {
    clause: 'BR-56',
    file: MIGRATIONS,
    find: "ask === 'keep' ? Math.max(...ages)",
    replace: "ask === 'keep' ? Math.min(...ages)",
  },
  { clause: 'BR-96', file: UPGRADE, find: 'return NOBODY;', replace: "return ['mystic'];" },
  {
    clause: 'BRC-10',
    file: UPGRADE,
    find: 'return NOBODY;',
    replace: "return facts.mystic === true ? ['mystic'] : [];",
  },
  {
    clause: 'BRC-25',
    file: CLAN_SHEET,
    find: 'best = Math.max(best, amounts[codeOf(table, piece)]!);',
    replace: 'best = best || amounts[codeOf(table, piece)]!;',
  },
  {
    clause: 'BRC-25',
    file: BATTLE,
    find: "    run.offer({ proc: 'questFights', order: frame.fighters });\n",
    replace: '',
  },
  {
    clause: 'BRC-25',
    file: BATTLE,
    find: "{ proc: 'questFights', order: frame.fighters }",
    replace: "{ proc: 'questFights', order: frame.fighters.toReversed() }",
  },
  { clause: 'BRC-25', file: BATTLE, find: ' !== -1 && questBonus(table, seat) > 0,', replace: ' !== -1,' },
  {
    clause: 'BRC-25',
    file: BATTLE,
    find: 'may: ({ table }, _frame, seat) => shownQuest(table, seat) !== -1 &&',
    replace: 'may: ({ table }, _frame, seat) =>',
  },
  // The owner is asked when the sum is made already.
  {
    clause: 'BRC-20',
    file: BATTLE,
    find: 'glory += cardsTotal(table, frame, seat);',
    replace: 'glory += cardsTotal(table, { ...frame, questBonus: frame.questBonus.map(() => 0) }, seat);',
  },
  {
    clause: 'BRC-54',
    file: END,
    find: 'frame.province = drawn?.province ?? doomed;',
    replace: 'frame.province = table.destroyed[doomed] ? doomed : (drawn?.province ?? doomed);',
  },
  {
    clause: 'BRC-56',
    file: SAVING,
    find: "cause === 'sacrifice') return [];",
    replace: "cause === 'sacrifice' || cause === 'ragnarok') return [];",
  },
  { clause: 'BRC-56', file: SAVING, find: " || cause === 'sacrifice') return [];", replace: ') return [];' },
  {
    clause: 'BRC-56',
    file: RESOLUTION,
    find: 'figuresIn(table, seat, frame.province).filter(isMystic).length;',
    replace:
      'table.where.slice(14 * seat, 14 * seat + 14).filter((place, member) => isMystic(member) && place < 14).length;',
  },
];
