/** Wrong rules, one at a time: a test that cites the mutant's clause or card must fail for each. */
import type { Mutant } from '../../../testkit/kit.ts';
import { battleMutants } from './battle-mutants.ts';
import { cardMutants } from './card-mutants.ts';
import { choiceMutants } from './choice-mutants.ts';

const COURSE = 'src/games/blood-rage/facts/course.ts';
const STATS = 'src/games/blood-rage/facts/stats.ts';
const BOARD = 'src/games/blood-rage/facts/board.ts';
const DECK = 'src/games/blood-rage/facts/cards/deck.ts';
const MONSTERS = 'src/games/blood-rage/facts/cards/monsters.ts';
const QUESTS = 'src/games/blood-rage/facts/cards/quests.ts';
const ACTIONS = 'src/games/blood-rage/procs/action-phase.ts';
const END = 'src/games/blood-rage/procs/end-of-age.ts';
const GIFTS = 'src/games/blood-rage/procs/gods-gifts.ts';
const INVADE = 'src/games/blood-rage/procs/invade.ts';
const SAGA = 'src/games/blood-rage/procs/saga.ts';
const UPGRADE = 'src/games/blood-rage/procs/upgrade.ts';
const FOLLOWING = 'src/games/blood-rage/rules/after-invasion.ts';
const OPTIONS = 'src/games/blood-rage/facts/options.ts';
const QUERIES = 'src/games/blood-rage/rules/queries.ts';
const CLAN_SHEET = 'src/games/blood-rage/facts/cards/card.ts';
const CARD_QUESTIONS = 'src/games/blood-rage/rules/questions/cards.ts';
const FIGURE_QUESTIONS = 'src/games/blood-rage/rules/questions/figures.ts';
const INVASION_QUESTIONS = 'src/games/blood-rage/rules/questions/invasions.ts';
const MARCH_QUESTIONS = 'src/games/blood-rage/rules/questions/marches.ts';
const MENU_QUESTIONS = 'src/games/blood-rage/rules/questions/menu.ts';
const PILLAGE_QUESTIONS = 'src/games/blood-rage/rules/questions/pillage.ts';
const SETUP = 'src/games/blood-rage/rules/setup.ts';
const CARD_VERBS = 'src/games/blood-rage/rules/verbs/cards.ts';
const COURSE_VERBS = 'src/games/blood-rage/rules/verbs/course.ts';
const FIGURE_VERBS = 'src/games/blood-rage/rules/verbs/figures.ts';
const SCORE_VERBS = 'src/games/blood-rage/rules/verbs/score.ts';
const VIEW = 'src/games/blood-rage/rules/visibility.ts';

const ruleMutants: readonly Mutant[] = [
  {
    clause: 'BR-1',
    file: BOARD,
    find: 'OUTER.at(at - 1)!',
    replace: 'OUTER.at(at - 2)!',
  },
  {
    clause: 'BR-1',
    file: BOARD,
    find: "id: 'gimle', region: 'alfheim'",
    replace: "id: 'gimle', region: 'manheim'",
  },
  {
    clause: 'BR-2',
    file: BOARD,
    find: "region: 'alfheim', villages: 3",
    replace: "region: 'alfheim', villages: 4",
  },
  {
    clause: 'BR-2',
    file: QUERIES,
    find: "return emptyVillages(table, place) > 0 ? null : 'BR-40.village';",
    replace: 'return null;',
  },
  { clause: 'BR-3', file: BOARD, find: "villages: 5, fjord: 'fjord-ne'", replace: "villages: 5, fjord: 'fjord-se'" },
  { clause: 'BR-4', file: QUERIES, find: 'supportedBy(fjord).some(', replace: 'supportedBy(fjord).every(' },
  { clause: 'BR-5', file: STATS, find: '[3, 4, 5, 6, 8, 8]', replace: '[3, 4, 5, 6, 8, 10]' },
  {
    clause: 'BR-5',
    file: QUERIES,
    find: '=== LEADER ? TROOP_STR.leader : TROOP_STR.ship;',
    replace: '=== LEADER ? 2 : 2;',
  },
  { clause: 'BR-6', file: SETUP, find: 'rage: repeat(seats, statAt(RAGE, 0))', replace: 'rage: repeat(seats, 5)' },
  {
    clause: 'BR-7',
    file: FIGURE_VERBS,
    find: 'for (const figure of figures) table.where[figure] = VALHALLA;',
    replace: 'for (const figure of figures) table.where[figure] = RESERVE;',
  },
  { clause: 'BR-8', file: OPTIONS, find: 'values: CLANS', replace: 'values: CLANS.slice(0, 3)' },
  { clause: 'BR-10', file: STATS, find: "'rage', 'rage', 'rage', 'axes'", replace: "'rage', 'rage', 'axes', 'axes'" },
  {
    clause: 'BR-10',
    file: SETUP,
    find: 'tokensOf(shuffle(OUTER_TOKENS.slice(), random))',
    replace: 'tokensOf(OUTER_TOKENS)',
  },
  { clause: 'BR-11', file: SETUP, find: '(table.doom[age] = province)', replace: '(table.doom[age] = doomed[0]!)' },
  { clause: 'BR-12', file: VIEW, find: 'reward: table.destroyed[province] ? null : ', replace: 'reward: ' },
  { clause: 'BR-12', file: QUERIES, find: "  if (table.destroyed[place]) return 'BR-12';\n", replace: '' },
  { clause: 'BR-13', file: DECK, find: 'fromPlayers <= players', replace: 'fromPlayers <= players + 1' },
  { clause: 'BR-14', file: SETUP, find: 'random(seats) as Seat', replace: '0 as Seat' },
  { clause: 'BR-15', file: SETUP, find: "if (seats === 5) sets.add('fifthClan');", replace: '' },
  { clause: 'BR-20', file: SAGA, find: "run.call({ proc: 'questPhase', at: 'begin', cursor: 0 });", replace: '' },
  {
    clause: 'BR-21',
    file: CARD_VERBS,
    find: 'for (const piece of keptOf(table, seat).slice())',
    replace: 'for (const piece of keptOf(table, seat).slice(1))',
  },
  {
    clause: 'BR-22',
    file: CARD_VERBS,
    find: 'for (const piece of deck.splice(0)) insert(table.buried, piece);',
    replace: 'for (const piece of deck.splice(0)) insert(table.discard, piece);',
  },
  {
    clause: 'BR-23',
    file: CARD_VERBS,
    find: 'else table.packets.unshift(table.packets.pop()!);',
    replace: 'else table.packets.push(table.packets.shift()!);',
  },
  {
    clause: 'BR-23',
    file: CARD_VERBS,
    find: "run.emit({ type: 'draftPicked', seat, cards: null, left: null }, {",
    replace: "run.emit({ type: 'draftPicked', seat, cards, left: null }, {",
  },
  {
    clause: 'BR-98',
    file: CARD_VERBS,
    find: 'run.options.draftMemory ? passedOn',
    replace: 'run.options.draftMemory !== null ? passedOn',
  },
  { clause: 'BR-24', file: COURSE, find: '(players === 2 ? 2 : 1)', replace: '1' },
  {
    clause: 'BR-24',
    file: CARD_QUESTIONS,
    find: 'table.packets.length === 2;',
    replace: 'table.packets.length === 9;',
  },
  { clause: 'BR-24', file: CARD_VERBS, find: 'if (run.seats === 2) deduceRivalCards(table);', replace: '' },
  {
    clause: 'BR-25',
    file: GIFTS,
    find: 'table.age > 0 || !run.options.beginnersDeal',
    replace: '!run.options.beginnersDeal',
  },
  { clause: 'BR-26', file: COURSE, find: 'age === 1 &&', replace: 'age !== 1 &&' },
  {
    clause: 'BR-30',
    file: ACTIONS,
    find: 'nextSeat(frame.seat, run.seats)',
    replace: 'seatsFrom(frame.seat, run.seats).at(-1)',
  },
  { clause: 'BR-30', file: SCORE_VERBS, find: 'run.table.passed[seat] = false;', replace: '' },
  {
    clause: 'BR-31',
    file: MENU_QUESTIONS,
    find: "upgradeCost(table, seat, facts) > rageOf(table, seat) ? 'BR-31' : null",
    replace: 'null',
  },
  {
    clause: 'BR-32',
    file: ACTIONS,
    find: 'rageOf(run.table, seat) > 0 &&',
    replace: 'rageOf(run.table, seat) >= 0 &&',
  },
  { clause: 'BR-33', file: ACTIONS, find: '(!run.table.passed[seat] ||', replace: '(run.seats > 0 ||' },
  {
    clause: 'BR-34',
    file: ACTIONS,
    find: 'pillaged || table.destroyed[province]',
    replace: 'pillaged || province === 0 || table.destroyed[province]',
  },
  {
    clause: 'BR-34',
    file: ACTIONS,
    find: 'if (next === undefined) {',
    replace: 'if (next === undefined && run.seats > 9) {',
  },
  {
    clause: 'BR-40',
    file: INVASION_QUESTIONS,
    find: "if (from === VALHALLA && !has(table, seat, 'fromValhalla')) return 'BR-40';",
    replace: '',
  },
  {
    clause: 'BR-41',
    file: QUERIES,
    find: 'if (isShip(table, figure) !== isFjord(place))',
    replace: 'if (isShip(table, figure) && !isFjord(place))',
  },
  { clause: 'BR-42', file: QUERIES, find: "? null : 'BR-42'", replace: '? null : null' },
  {
    clause: 'BR-43',
    file: QUERIES,
    find: 'if (isLeader(table, figure) || isMystic(figure)) return 0;',
    replace: 'if (isMystic(figure)) return 0;',
  },
  {
    clause: 'BR-44',
    file: QUERIES,
    find: 'countOnBoard(table, seat) >= statValue',
    replace: 'countOnBoard(table, seat) > statValue',
  },
  { clause: 'BR-45', file: FIGURE_VERBS, find: 'pay(run, seat, MARCH_COST);', replace: 'pay(run, seat, 2);' },
  { clause: 'BR-46', file: MARCH_QUESTIONS, find: "if (to === from) return 'BR-46';", replace: '' },
  { clause: 'BR-50', file: CLAN_SHEET, find: '  clan: 3,\n', replace: '  clan: 2,\n' },
  { clause: 'BR-50', file: CARD_VERBS, find: 'insert(table.discard, old);', replace: 'insert(table.buried, old);' },
  {
    clause: 'BR-51',
    file: COURSE_VERBS,
    find: 'facts.releaseGlory !== undefined)',
    replace: 'facts.releaseGlory === 1)',
  },
  {
    clause: 'BR-52',
    file: QUERIES,
    find: 'if (isLeader(table, figure) || isMystic(figure)) return 0;',
    replace: 'if ((isLeader(table, figure) && leaderUpgrade(table, seat) === null) || isMystic(figure)) return 0;',
  },
  { clause: 'BR-53', file: UPGRADE, find: 'return LEADERS;', replace: "return ['leader', 'warrior'];" },
  {
    clause: 'BR-54',
    file: QUERIES,
    find: 'invadeCostOf(monsterFacts(table, figure))',
    replace: '0',
  },
  {
    clause: 'BR-55',
    file: MENU_QUESTIONS,
    find: 'countInSlot(table, seat, type) < SLOT_CAPACITY[type]',
    replace: 'countInSlot(table, seat, type) <= SLOT_CAPACITY[type]',
  },
  {
    clause: 'BR-56',
    file: CARD_VERBS,
    find: "{ type: 'questCommitted', seat, card: null },",
    replace: "{ type: 'questCommitted', seat, card },",
  },
  {
    clause: 'BR-56',
    file: CARD_VERBS,
    find: "{ type: 'questCommitted', seat, card: null },",
    replace: "{ type: 'questCommitted', seat, card: null, age },",
  },
  { clause: 'BR-56', file: CARD_VERBS, find: 'age === undefined ? { cards } : { cards, age }', replace: '{ cards }' },
  { clause: 'BR-80', file: CARD_VERBS, find: '  bury(run, seat, hand);\n', replace: '' },
  { clause: 'BR-81', file: END, find: '    verbs.revealQuests(run);\n', replace: '' },
  {
    clause: 'BR-82',
    file: QUERIES,
    find: 'strengthIn(table, rival, province) >= own',
    replace: 'strengthIn(table, rival, province) > own',
  },
  {
    clause: 'BR-85',
    file: COURSE,
    find: 'RAGNAROK_GLORY: readonly number[] = [2, 3, 4]',
    replace: 'RAGNAROK_GLORY: readonly number[] = [2, 2, 4]',
  },
  { clause: 'BR-85', file: COURSE_VERBS, find: 'run.table.destroyed[province] = true;', replace: '' },
  {
    clause: 'BR-86',
    file: END,
    find: 'if (run.table.age < LAST_AGE) verbs.moveDoom(run);',
    replace: 'verbs.moveDoom(run);',
  },
  {
    clause: 'BR-87',
    file: COURSE_VERBS,
    find: 'figures.push(nameOf(table, figure));\n    table.where[figure] = RESERVE;',
    replace: 'figures.push(nameOf(table, figure));',
  },
  { clause: 'BR-88', file: COURSE_VERBS, find: 'table.pillaged.fill(false);', replace: '' },
  { clause: 'BR-90', file: STATS, find: '[0, 0, 0, 10, 10, 20]', replace: '[0, 0, 0, 10, 20, 20]' },
  { clause: 'BR-91', file: SCORE_VERBS, find: '(other) => other > own)', replace: '(other) => other < own)' },
  { clause: 'BR-95', file: COURSE, find: '[0, 0, 3, 2, 1, 0]', replace: '[0, 0, 3, 2, 1, 1]' },
  {
    clause: 'BR-96',
    file: SETUP,
    find: "if (options.mystics) sets.add('mystics');",
    replace: "sets.add('mystics');",
  },
  {
    clause: 'BR-97',
    file: SETUP,
    find: "if (options.kickstarterMonsters) sets.add('kickstarter');",
    replace: "sets.add('kickstarter');",
  },
  {
    clause: 'BR-98',
    file: OPTIONS,
    find: "default: true, clause: 'BR-98'",
    replace: "default: false, clause: 'BR-98'",
  },
  {
    clause: 'BR-98',
    file: VIEW,
    find: 'own || state.options.draftMemory',
    replace: 'own || state.options.draftMemory !== null',
  },
  {
    clause: 'BR-100',
    file: VIEW,
    find: 'zone.filter((piece) => knows(table.hidden, viewer, piece))',
    replace: 'zone.slice()',
  },

  {
    clause: 'BRC-1',
    file: ACTIONS,
    find: 'rageOf(run.table, seat) > 0 &&',
    replace: 'rageOf(run.table, seat) >= 0 &&',
  },
  { clause: 'BRC-2', file: ACTIONS, find: ' || run.options.passedMayResume', replace: '' },
  {
    clause: 'BRC-3',
    file: SCORE_VERBS,
    find: "addRage(run.table, seat, rage);\n  run.emit({ type: 'rageGained'",
    replace: "run.table.rage[seat] = Math.min(6, rageOf(run.table, seat) + rage);\n  run.emit({ type: 'rageGained'",
  },
  { clause: 'BRC-4', file: COURSE_VERBS, find: '  run.table.rage.fill(0);\n', replace: '' },
  {
    clause: 'BRC-5',
    file: FIGURE_QUESTIONS,
    find: "return canRise(table, seat, stat) ? null : 'BRC-5';",
    replace: 'return null;',
  },
  { clause: 'BRC-6', file: FOLLOWING, find: ' || hornsFull(table, frame.seat)', replace: '' },
  {
    clause: 'BRC-7',
    file: QUERIES,
    find: "return emptyVillages(table, place) > 0 ? null : 'BR-40.village';",
    replace: 'return null;',
  },
  {
    clause: 'BRC-8',
    file: MARCH_QUESTIONS,
    find: "return march.moved > 0 ? null : 'BR-45.one';",
    replace: 'return null;',
  },
  {
    clause: 'BRC-9',
    file: MENU_QUESTIONS,
    find: 'factsAt(over).type === factsAt(card).type',
    replace: 'over !== card && factsAt(over).type === factsAt(card).type',
  },
  { clause: 'BRC-10', file: UPGRADE, find: 'return SHIPS;', replace: "return ['ship'];" },
  {
    clause: 'BRC-11',
    file: VIEW,
    find: 'quests: seen(state, questsOf(table, seat), viewer, own ||',
    replace: 'quests: !own ? [] : seen(state, questsOf(table, seat), viewer, own ||',
  },
  {
    clause: 'BRC-12',
    file: QUERIES,
    find: 'return strengthOf(table, figure);',
    replace: "return strengthOf(table, figure) - sumOf(table, seat, 'discount');",
  },
  { clause: 'BRC-44', file: QUERIES, find: "return priceOf(table, seat, 'fromValhalla');", replace: 'return 0;' },
  {
    clause: 'BRC-45',
    file: FOLLOWING,
    find: 'run.options.succorFollowsShips',
    replace: 'run.options.succorFollowsShips !== null',
  },
  { clause: 'BRC-46', file: FOLLOWING, find: '!table.pillaged[province] && ', replace: '' },
  { clause: 'BRC-46', file: INVADE, find: "frameIn(run.stack, 'actionPhase')!.domainUsed = true;", replace: '' },
  {
    clause: 'BRC-46',
    file: FOLLOWING,
    find: 'const anyInvasion = run.options.thorsDomainAnyInvasion;',
    replace: 'const anyInvasion = run.stack.length > 0;',
  },
  {
    clause: 'BRC-47',
    file: INVADE,
    find: '(succorPlaces(run, frame).length > 0',
    replace: '(succorPlaces(run, frame).length > 0 && thorsDomainPlaces(run, frame).length === 0',
  },
  {
    clause: 'BRC-48',
    file: PILLAGE_QUESTIONS,
    find: "if (table.pillaged[province] !== again) return again ? 'BRC-48' : 'BR-60.pillaged';",
    replace: "if (table.pillaged[province] && !again) return 'BR-60.pillaged';",
  },
  { clause: 'BRC-49', file: QUERIES, find: '(facts.strInYggdrasil ?? facts.str)', replace: 'facts.str' },
  {
    clause: 'BRC-50',
    file: ACTIONS,
    find: 'rageOf(run.table, seat) > 0 &&',
    replace: 'rageOf(run.table, seat) >= 0 &&',
  },
  {
    clause: 'BRC-51',
    file: MONSTERS,
    find: "str: 3,\n    cost: 3,\n    countsAs: 'ship'",
    replace: "str: 2,\n    cost: 3,\n    countsAs: 'ship'",
  },
  {
    clause: 'BRC-52',
    file: MONSTERS,
    find: "id: 'mountain-giant',\n    code: 3,\n    type: 'monster',\n    str: 3",
    replace: "id: 'mountain-giant',\n    code: 3,\n    type: 'monster',\n    str: 2",
  },
  { clause: 'BRC-53', file: QUERIES, find: "counted: Counted = 'all'", replace: "counted: Counted = 'monsters'" },
  { clause: 'BRC-54', file: END, find: 'province === YGGDRASIL || ', replace: '' },
  {
    clause: 'BRC-54',
    file: COURSE_VERBS,
    find: 'run.table.destroyed[spared] ? null : provinceName(spared)',
    replace: 'provinceName(spared)',
  },
  {
    clause: 'BRC-55',
    file: QUERIES,
    find: "  if (table.where[figure] !== RESERVE) return priceOf(table, seat, 'fromValhalla');\n",
    replace: '',
  },
  { clause: 'BRC-57', file: QUERIES, find: 'upgrade?.pairStr ?? 2 * each', replace: '2 * each' },
  {
    clause: 'BRC-58',
    file: QUERIES,
    find: 'if (place === province || place === fjord) return true;',
    replace: 'if (place === province) return true;',
  },
  {
    clause: 'BRC-59',
    file: QUERIES,
    find: "return fjordOpen(table, place) ? null : 'BR-12';",
    replace: 'return null;',
  },
  { clause: 'BRC-60', file: QUERIES, find: 'if (table.destroyed[province]) return false;', replace: '' },
  {
    clause: 'BRC-61',
    file: END,
    find: 'countAt(table, seat, VALHALLA) >= facts.figures',
    replace: 'countAt(table, seat, VALHALLA) >= 2',
  },
  {
    clause: 'BRC-62',
    file: CARD_VERBS,
    find: "Math.max(1, sumOf(table, seat, 'questGlory'))",
    replace: "Math.max(1, sumOf(table, seat, 'questGlory'), sumOf(table, seat, 'ragnarokGlory'))",
  },
  {
    clause: 'BRC-63',
    file: SAGA,
    find: "run.call({ proc: 'releaseValhalla', at: 'release' });",
    replace: "if (run.table.age < LAST_AGE) run.call({ proc: 'releaseValhalla', at: 'release' });",
  },
  {
    clause: 'BRC-64',
    file: COURSE_VERBS,
    find: 'facts.releaseGlory !== undefined)',
    replace: 'facts.releaseGlory === 2)',
  },
  {
    clause: 'BRC-65',
    file: SCORE_VERBS,
    find: 'scores.map((own) => 1 + scores.filter((other) => other > own).length)',
    replace:
      'scores.map((own, at) => 1 + scores.filter((other, index) => other > own || (other === own && index < at)).length)',
  },
  { clause: 'BRC-66', file: COURSE, find: 'LEFT_OVER = 2', replace: 'LEFT_OVER = 4' },
  {
    clause: 'BRC-67',
    file: COURSE_VERBS,
    find: 'nextSeat(table.first, run.seats)',
    replace: 'nextSeat(nextSeat(table.first, run.seats), run.seats)',
  },
  {
    clause: 'BRC-68',
    file: CARD_VERBS,
    find: "{ type: 'keptCard', seat, kept, card: null },",
    replace: "{ type: 'keptCard', seat, kept, card: face?.card ?? null },",
  },

  {
    clause: 'BRT-1',
    file: SETUP,
    find: 'steps: repeat(seats * STATS_PER_CLAN, 0)',
    replace: 'steps: repeat(seats * STATS_PER_CLAN, 1)',
  },
  {
    clause: 'BRT-2',
    file: SCORE_VERBS,
    find: 'const rage = statValue(run.table, seat, RAGE);',
    replace: 'const rage = 6;',
  },
  { clause: 'BRT-3', file: QUERIES, find: 'return strengthOf(table, figure);', replace: 'return 1;' },
  { clause: 'BRT-4', file: QUERIES, find: '  if (emptyVillages(table, to) === 0) return [];\n', replace: '' },
  { clause: 'BRT-5', file: BOARD, find: 'byProvince(Infinity', replace: 'byProvince(9' },
  {
    clause: 'BRT-7',
    file: QUERIES,
    find: 'figuresAt(table, seat, from).filter(',
    replace: '[...figuresAt(table, seat, from), ...figuresAt(table, seat, 4)].filter(',
  },
  {
    clause: 'BRT-8',
    file: MARCH_QUESTIONS,
    find: "if (SHIPS.includes(name)) return 'BR-46.ship';",
    replace: '',
  },
  { clause: 'BRT-9', file: CARD_VERBS, find: 'insert(table.discard, old);', replace: 'insert(table.buried, old);' },
  {
    clause: 'BRT-10',
    file: QUESTS,
    find: "region: 'jotunheim',\n    gloryByAge: [5, 7, 9]",
    replace: "region: 'jotunheim',\n    gloryByAge: [5, 6, 9]",
  },
  {
    clause: 'BRT-12',
    file: QUERIES,
    find: 'if (place !== province && place !== fjord) continue;',
    replace: 'if (place !== province) continue;',
  },
  {
    clause: 'BRT-13',
    file: COURSE_VERBS,
    find: 'run.table.doom[run.table.age + 1]!',
    replace: 'run.table.doom[run.table.age]!',
  },
  { clause: 'BRT-14', file: STATS, find: '[0, 0, 0, 10, 10, 20]', replace: '[0, 0, 10, 10, 10, 20]' },
  { clause: 'BRT-15', file: COURSE, find: 'CARDS_DEALT = 8', replace: 'CARDS_DEALT = 7' },
  { clause: 'BRT-16', file: COURSE, find: 'LEFT_OVER = 2', replace: 'LEFT_OVER = 3' },
  { clause: 'BRT-17', file: COURSE, find: '[0, 0, 3, 2, 1, 0]', replace: '[0, 0, 2, 2, 1, 0]' },
  { clause: 'BRT-18', file: COURSE_VERBS, find: 'table.rage[seat] = 0;', replace: '' },
  { clause: 'BRT-24', file: END, find: 'table.age === LAST_AGE ? []', replace: 'table.age > LAST_AGE ? []' },
  {
    clause: 'BRT-27',
    file: ACTIONS,
    find: 'if (allPillaged(run)) {',
    replace: 'if (allPillaged(run) && run.seats > 9) {',
  },
  {
    clause: 'BRT-28',
    file: QUERIES,
    find: '  if (hornsFull(table, seat)) return false;\n',
    replace: '',
  },
  {
    clause: 'BRT-29',
    file: CARD_VERBS,
    find: "if (replaced.type === 'monster') dismissMonster(run, seat, replaced.id, from);",
    replace: '',
  },
  {
    clause: 'BRT-30',
    file: END,
    find: 'figuresOf(run.table, order, frame.province)',
    replace:
      'figuresOf(run.table, order, frame.province).filter((figure) => run.table.where[figure] === frame.province)',
  },
];

export const mutants: readonly Mutant[] = [...ruleMutants, ...cardMutants, ...choiceMutants, ...battleMutants];
