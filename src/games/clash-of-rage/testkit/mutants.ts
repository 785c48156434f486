/** Wrong rules: each must make a test fail that cites its clause. */
import type { Mutant } from '../../../testkit/kit.ts';
import { cardMutants } from './card-mutants.ts';

const FOLDER = 'src/games/clash-of-rage/';

/** By file: the clause that the change breaks, the source, and what stands there instead. */
type Change = readonly [clause: string, find: string, replace: string];

const CHANGES: { readonly [file: string]: readonly Change[] } = {
  'facts/board.ts': [
    ['CRR-2', 'tile * HEXES_PER_TILE + rotatedHex(hex, rotation)', 'tile * HEXES_PER_TILE + hex'],
    ['CRR-2', 'rocks.add(edge(placeOf(two), placeOf(one), hexes.length));', ''],
  ],
  'facts/constants.ts': [
    ['CR-14', 'CRYSTALS_PER_CITY = 3', 'CRYSTALS_PER_CITY = 2'],
    ['CR-72', 'long: 5', 'long: 4'],
    ['CR-90', 'easy: 17', 'easy: 16'],
    ['CR-91', 'DOMINATION_PER_CITY = 2', 'DOMINATION_PER_CITY = 1'],
    ['CR-96', 'CAMPAIGN_POINTS: readonly number[] = [3, 1]', 'CAMPAIGN_POINTS: readonly number[] = [3, 2]'],
  ],
  'facts/reach.ts': [
    ['CR-31', 'if (here !== from && !flies && mustStop(here)) continue;', ''],
    ['CRT-7', 'const ways = flies ? board.near : board.open;', 'const ways = board.near;'],
    ['CR-33', '!flies && mustStop(here)', 'mustStop(here)'],
    ['CR-33', 'const ways = flies ? board.near : board.open;', 'const ways = board.open;'],
    ['CR-34', 'enter(gates, next, cost, queue);\n      continue;', 'continue;'],
  ],
  'index.ts': [['CR-1', 'seats: { min: 1, max: 4 }', 'seats: { min: 2, max: 4 }']],
  'procs/actions.ts': [
    ['CRT-3', 'frame.forged = true;', ''],
    ['CRR-47', 'frame.placements++;', ''],
    ['CRT-33', 'if (number === 2) ending.checkPoints(run, seat);', ''],
    ['CRR-34', "run.goto('ask');\n    if (second) ending.checkPoints(run, seat);", "run.goto('ask');"],
    ['CR-71', 'if (number === 2) ending.checkEndOfAction(run, run.table.order[turn]!);', ''],
  ],
  'procs/cards.ts': [
    ['CRR-9', "else if ('done' in picked) run.goto('next');", "else if ('done' in picked) run.goto('choose');"],
    ['CRT-45', 'reserve > 0 && stones.length > reserve', 'reserve > 9 && stones.length > reserve'],
    ['CRT-32', 'table.reserves[seat]![type]! > 0 ?', 'table.reserves[seat]![type]! >= 0 ?'],
  ],
  'procs/fight.ts': [
    ['CR-42', 'frame.striker = 1 - frame.striker;', ''],
    [
      'CRR-30',
      'verbs.flee(run, seat, frame.territory);',
      'verbs.startAssault(run, frame);\n      verbs.flee(run, seat, frame.territory);',
    ],
    [
      'CR-51',
      "if (strengthAt(table, target, territory) === 0) run.goto('end');",
      "if (strengthAt(table, target, territory) === 0 && frame.assaults > 0) run.goto('end');",
    ],
  ],
  'procs/match.ts': [
    [
      'CR-10',
      "run.call({ proc: 'stones', at: 'choose', type: 0 });",
      "run.call({ proc: 'actions', at: 'begin', number: 1, turn: 0 });",
    ],
    [
      'CRR-7',
      "if (run.table.round === 1) run.call({ proc: 'bastions'",
      "if (run.table.round === 2) run.call({ proc: 'bastions'",
    ],
    ['CRR-39', 'if (!ending.isOver(run)) verbs.growElves(run);', 'verbs.growElves(run);'],
    [
      'CRR-53',
      "frame.ending = null;\n        run.goto('begin');",
      "frame.ending = null;\n        table.gamesPlayed++;\n        run.goto('begin');",
    ],
  ],
  'procs/moves.ts': [
    ['CR-35', 'fightsOf(run.table, seat).length > 1 ?', 'fightsOf(run.table, seat).length > 9 ?'],
    ['CR-36', 'unmoved(run.table, frame, from, type) > 1', 'unmoved(run.table, frame, from, type) > 9'],
    [
      'CRT-35',
      'if (second) ending.checkPoints(run, seat);',
      'for (const each of run.table.order) if (second) ending.checkPoints(run, each);',
    ],
    ['CRR-34', 'if (second) ending.checkPoints(run, seat);', ''],
  ],
  'rules/armies.ts': [
    ['CR-43', 'Math.max(best, figuresFor(table, side, type).power)', 'best + figuresFor(table, side, type).power'],
    [
      'CR-45',
      'total += figure(figuresFor(table, side, type));',
      'total += unitsAt(table, side, territory, type) * figure(figuresFor(table, side, type));',
    ],
  ],
  'rules/assault.ts': [['CR-40', '(frame.attacker + seats - 1) % seats', '(frame.attacker + 1) % seats']],
  'rules/control.ts': [
    ['CR-25', 'for (const code of table.aside[seat]!) if (isLegendary(table, code)) count++;', ''],
    [
      'CR-70',
      'citiesOf(table, seat) + legendaryOf(table, seat)',
      '2 * citiesOf(table, seat) + legendaryOf(table, seat)',
    ],
    ['CRR-11', 'if (controller !== NOBODY) return NOBODY;', ''],
  ],
  'rules/elves.ts': [
    ['CR-3', 'let number = random(left);', 'let number = left - 1 + 0 * random(left);'],
    ['CRT-26', 'before === -1 || equipment[code]!.cost > equipment[before]!.cost', 'before === -1'],
    ['CRT-27', 'equipment[code]!.cost > equipment[before]!.cost', 'equipment[code]!.cost >= equipment[before]!.cost'],
  ],
  'rules/frames.ts': [['CRT-21', 'rage: [0, 0],\n  dice: 0', 'rage: [1, 1],\n  dice: 0']],
  'rules/idle.ts': [
    [
      'CRR-46',
      'single(draw(sfc(seedOf(state)), options.length))',
      'single(0 * draw(sfc(seedOf(state)), options.length))',
    ],
    ['CRR-46', "hasBlanks(state) ? 'blanks' : 'none'", "hasBlanks(state) ? 'none' : 'none'"],
  ],
  'rules/kills.ts': [
    ['CRT-42', 'lives[type]! <= left;', 'lives[type]! < left;'],
    ['CR-55', 'power + 2 * life + 2 * wound', 'power * life'],
  ],
  'rules/layout.ts': [
    ['CRR-1', 'random(ROTATIONS)', '0 * random(ROTATIONS)'],
    ['CRR-1', 'faces[random(faces.length)]!', 'faces[0 * random(faces.length)]!'],
  ],
  'rules/movement.ts': [
    ['CR-30', 'points: move, flies', 'points: move + 1, flies'],
    [
      'CRT-6',
      'strengthAt(table, seat, territory) < strengthAt(table, enemy, territory)',
      'strengthAt(table, seat, territory) + 1 < strengthAt(table, enemy, territory)',
    ],
    [
      'CRT-5',
      'strengthAt(table, seat, territory) < strengthAt(table, enemy, territory)',
      'strengthAt(table, seat, territory) <= strengthAt(table, enemy, territory)',
    ],
    ['CRT-40', 'gates: gatesOf(table, seat)', 'gates: table.clans.flatMap((_, other) => gatesOf(table, other))'],
    [
      'CRR-17',
      'table.units[seat]![slotOf(place, type)]! - moved[slotOf(place, type)]!',
      'table.units[seat]![slotOf(place, type)]! - 0 * moved[slotOf(place, type)]!',
    ],
  ],
  'rules/piles.ts': [
    ['CR-4', 'stacksIn(table.market) < MARKET_SIZE', 'table.market.length < MARKET_SIZE'],
    ['CRT-30', 'insert(table.market, code);', 'if (!table.market.includes(code)) insert(table.market, code);'],
    ['CRT-26', 'table.pile.unshift(piece);', 'table.pile.push(piece);'],
    ['CR-101', "see(table.hidden, [piece], 'all');", "leave(table.hidden, [...table.pile, piece], piece, 'all');"],
  ],
  'rules/questions/actions.ts': [
    ['CR-20', "? 'CR-30.none' : null", '? null : null'],
    ['CR-22', 'table.gold[seat]! < price', 'table.gold[seat]! <= price'],
    ['CRT-2', 'table.crystals[seat]! < forgeCost(forges)', 'table.crystals[seat]! < forgeCost(forges) - 1'],
    ['CR-23', "if (forges === 0) return 'CR-23.forge';", ''],
    ['CR-24', "if (wish.slot !== itemOf(table, card).slot) return 'CR-24.kind';", ''],
  ],
  'rules/questions/cards.ts': [
    ['CR-11', "? null : 'CR-11.hand'", '? null : null'],
    ['CR-13', 'beside.length < 2', 'beside.length < 1'],
    ['CRT-39', '(other === code || sitesTouch(other, code))', 'other === code'],
  ],
  'rules/questions/fights.ts': [['CR-47', "isWasteful(targets, left, hits) ? 'CR-47.spare' : null", 'null']],
  'rules/setup.ts': [
    ['CR-3', 'count < ELVES_PER_FORGE', 'count < 1 + ELVES_PER_FORGE'],
    ['CR-5', 'mix(table.hidden, table.legendary, random);', ''],
    ['CR-6', 'mix(table.hidden, table.decks[seat]!, random);', ''],
    ['CR-6', 'count < HAND_SIZE', 'count < 2'],
    ['CR-7', 'startGold = 0', 'startGold = 1'],
    ['CRR-42', 'shuffle(CLANS.slice(), random).slice(0, seats)', 'CLANS.slice(0, seats)'],
    ['CR-97', "isSolo(seats) || id === 'none' ? -1", "id === 'none' ? -1"],
    [
      'CR-96',
      'shuffle(\n    cards.pack.scenarios.map(({ code }) => code),\n    random,\n  ).slice',
      'cards.pack.scenarios.map(({ code }) => code).slice',
    ],
    ['CR-98', 'table.crystals, table.removed', 'table.removed'],
  ],
  'rules/table-options.ts': [
    ['CR-94', '!isSolo(seats) && options.campaign', 'options.campaign'],
    ['CRR-55', 'isSolo(seats) ? null : Number(options.roundLimit)', 'Number(options.roundLimit)'],
    [
      'CR-97',
      "'points' in scenario.victory ? scenario.victory.points : null",
      "'points' in scenario.victory ? POINTS_TO_WIN[options.length] : 4",
    ],
    ['CRT-48', 'scenario.victory.points : null', 'scenario.victory.points : 4'],
    ['CRT-49', 'Math.max(priceFloor, cost + priceChange)', 'cost'],
    ['CR-110', 'Number(options.roundLimit)', '30'],
  ],
  'rules/table.ts': [
    [
      'CR-81',
      'const worn = wornRow(table, side);',
      'const worn = side === ELF_SIDE ? [-1, -1, -1, -1, -1, -1] : wornRow(table, side);',
    ],
  ],
  'rules/verbs/ending.ts': [
    ['CR-73', 'table.crystals[seat]!,\n  table.gold[seat]!,\n];', 'table.gold[seat]!,\n];'],
    [
      'CRR-49',
      '1 + ranks.filter((other) => isAbove(other, own)).length',
      '1 + ranks.filter((other, at) => isAbove(other, own) || (!isAbove(own, other) && at < ranks.indexOf(own))).length',
    ],
    [
      'CR-93',
      'run.table.domination >= dominationLimit(run.options)',
      'run.table.domination > dominationLimit(run.options)',
    ],
    [
      'CRT-52',
      'isSolo(run.seats) && elvesOnBoard(run.table) === 0',
      'isSolo(run.seats) && elvesOnBoard(run.table) < 0',
    ],
    [
      'CRT-47',
      "victory?.kind === 'elves' && elvesOnBoard(table) === 0",
      "victory?.kind === 'elves' && elvesOnBoard(table) < 0",
    ],
    [
      'CRR-50',
      'table.round === roundLimitOf(run.seats, run.options)',
      'scenarioOf(table) === null && table.round === roundLimitOf(run.seats, run.options)',
    ],
    ['CRR-52', '...(countsElves(table) ? [table.removed[seat]!] : []),', ''],
    ['CRT-51', 'CAMPAIGN_POINTS[place - 1] ?? 0', 'CAMPAIGN_POINTS[Math.min(place, 2) - 1] ?? 0'],
  ],
  'rules/verbs/equip.ts': [
    ['CR-22', 'table.gold[seat]! -= price;', ''],
    ['CRT-1', 'forges > 1 ? FORGES_COST : FORGE_COST', 'FORGE_COST'],
    ['CRT-1', 'Math.min(1 + forges, table.legendary.length)', 'Math.min(forges, table.legendary.length)'],
    ['CRR-16', 'Math.min(1 + forges, table.legendary.length)', '1 + forges'],
    ['CR-26', 'if (wearer === -1) insert(table.aside[seat]!, before);', 'if (wearer === -1) worn[0] = before;'],
    ['CRT-41', 'else worn[wornAt(wearer, slot)] = before;', 'else insert(table.aside[seat]!, before);'],
  ],
  'rules/verbs/fight.ts': [
    ['CRT-10', 'slow[0] < slow[1] ? 0 : 1', 'slow[0] <= slow[1] ? 0 : 1'],
    ['CR-41', 'slow[0] < slow[1] ? 0 : 1', 'slow[0] > slow[1] ? 0 : 1'],
    [
      'CRR-24',
      'frame.dice = powerOf(table, striker, frame.territory);',
      'frame.dice = Math.min(10, powerOf(table, striker, frame.territory));',
    ],
    ['CR-44', 'frame.rerolls--;', 'frame.rerolls = 0;'],
    ['CRT-23', 'if (blanks === 0) frame.rerolls = 0;', 'if (blanks < 3) frame.rerolls = 0;'],
    ['CR-46', 'faces + bonus + rage - shields', 'faces + bonus - shields'],
    ['CRR-26', 'Math.max(0, faces + bonus + rage - shields)', 'faces + bonus + rage - shields'],
    ['CR-48', 'for (let type = 0; type < TYPE_COUNT; type++) table.reserves[target]![type]! += hits[type]!;', ''],
    ['CRT-24', 'table.crystals[seat]! += CRYSTALS_PER_ELF * removed;', 'table.crystals[seat]! += 1;'],
    ['CRT-18', 'rage: addRage(frame, 1) });\n    return;', 'rage: 1 });\n    return;'],
    ['CR-49', "if (tokens > 0) run.emit({ type: 'raged', side, count: tokens, rage: addRage(frame, tokens) });", ''],
    ['CR-50', 'units[slotOf(BASTION, type)]! += fled[type]!;', 'run.table.reserves[seat]![type]! += fled[type]!;'],
  ],
  'rules/verbs/round.ts': [
    ['CR-12', 'number(a) - number(b)', 'number(b) - number(a)'],
    ['CRR-5', 'table.order = table.order.slice().sort', 'table.order = table.order.toSorted((a, b) => a - b).sort'],
    ['CR-15', 'place === BASTION || (table.round > 1 && ', 'place === BASTION || ('],
    ['CR-15', 'controllerOf(table, place) === seat);', 'controllerOf(table, place) !== seat);'],
    ['CRT-31', 'Math.min(reinforcements[type], table.reserves[seat]![type]!)', 'reinforcements[type]'],
    ['CR-82', 'table.hands[seat]!.length < HAND_SIZE', 'table.hands[seat]!.length < 2'],
    ['CRT-38', 'if (table.decks[seat]!.length === 0)', 'if (table.decks[seat]!.length < 2)'],
    ['CRR-13', 'if (drawn.length === 0) return;\n  run.reveal();', 'run.reveal();'],
    ['CRR-14', '  refillMarket(run);\n}', '}'],
    [
      'CR-60',
      'stone.type === type && controllerOf(table, stone.at) === seat',
      'controllerOf(table, stone.at) === seat',
    ],
    ['CRT-28', '!kindOnBoard(table, kind) || table.pile.length === 0', 'table.pile.length === 0'],
    [
      'CRT-25',
      'for (const kind of TYPES) {\n    if (!kindOnBoard',
      'for (const kind of TYPES.toReversed()) {\n    if (!kindOnBoard',
    ],
    [
      'CR-92',
      'if (controllerOf(table, territory) === ELF_SIDE) addElf(run, territory);',
      'if (controllerOf(table, territory) === NOBODY) addElf(run, territory);',
    ],
    ['CRT-50', 'table.round < from', 'table.round <= from'],
    ['CRR-45', "run.emit({ type: 'cardDrawn', seat, card: null }, {", "run.emit({ type: 'cardDrawn', seat, card }, {"],
  ],
  'rules/visibility.ts': [
    ['CR-100', 'viewer === seat ? tactics(table, hand) : unknown(hand)', 'tactics(table, hand)'],
    ['CR-100', 'viewer === table.forger ?', "viewer !== 'spectator' ?"],
  ],
};

const ruleMutants: readonly Mutant[] = Object.entries(CHANGES).flatMap(([file, changes]) =>
  changes.map(([clause, find, replace]) => ({ clause, file: `${FOLDER}${file}`, find, replace })),
);

export const mutants: readonly Mutant[] = [...ruleMutants, ...cardMutants];
