/** Verbs change the table and emit the event in one function; nobody writes the table elsewhere. */
import { insert, leave, lotsOf, remove, see, type Run, type Seat } from '../../../kernel/index.ts';
import { BOX, RESERVE, STAT_VALUES, VALHALLA } from '../board/board.ts';
import { KINDS, type CardFacts, type CardId, indexOfCard } from '../cards/kinds.ts';
import {
  PHASES,
  PLACES,
  PROVINCES,
  REWARDS,
  SOURCES,
  STATS,
  type FigureId,
  type FjordId,
  type ProvinceId,
  type SourceId,
  type StatId,
} from '../ids.ts';
import type { SagaEvent } from './events.ts';
import { ageOf, canRise, cardIndex, cardOf, factsOf, nameOf, statValue, sumOf } from './queries.ts';
import {
  figureOf,
  FIRST_MONSTER,
  FIRST_MYSTIC,
  FORCE,
  ownerOf,
  type Cause,
  type SagaFrame,
  type SagaOption,
  type Table,
} from './table.ts';

export type SagaRun = Run<Table, SagaFrame, SagaOption, SagaEvent>;

export const provinceName = (province: number): ProvinceId => PROVINCES[province]!;
export const placeName = (place: number): ProvinceId | FjordId => PLACES[place] as ProvinceId | FjordId;

// ── Glory, Rage, stats ──────────────────────────────────────────────────────────────────────────────────────────────

/** Glory is always told with its source, so that the end can tell the story. */
export function gainGlory(
  run: SagaRun,
  seat: Seat,
  glory: number,
  source: SourceId,
  why: CardId | FigureId | null = null,
): void {
  if (glory === 0) return;
  run.table.glory[seat]! += glory;
  run.table.sources[seat * SOURCES.length + SOURCES.indexOf(source)]! += glory;
  run.emit({ type: 'gloryGained', seat, glory, source, why });
}

/** BRC-30: never below 0. */
export function stealGlory(run: SagaRun, seat: Seat, victim: Seat, most: number, card: CardId): void {
  const glory = Math.min(most, run.table.glory[victim]!);
  if (glory === 0) return;
  const fromCards = SOURCES.indexOf('card');
  run.table.glory[victim]! -= glory;
  run.table.sources[victim * SOURCES.length + fromCards]! -= glory;
  run.table.glory[seat]! += glory;
  run.table.sources[seat * SOURCES.length + fromCards]! += glory;
  run.emit({ type: 'gloryStolen', seat, victim, glory, card });
}

/** BRC-3: no cap. */
export function gainRage(run: SagaRun, seat: Seat, rage: number, card: CardId): void {
  run.table.rage[seat]! += rage;
  run.emit({ type: 'rageGained', seat, rage, card });
}

/** BRC-28: nothing where the winner has none. */
export function stealRage(run: SagaRun, seat: Seat, victim: Seat, most: number, card: CardId): void {
  const rage = Math.min(most, run.table.rage[victim]!);
  if (rage === 0) return;
  run.table.rage[victim]! -= rage;
  run.table.rage[seat]! += rage;
  run.emit({ type: 'rageStolen', seat, victim, rage, card });
}

/** BR-31: paid first. */
export function pay(run: SagaRun, seat: Seat, rage: number): void {
  run.table.rage[seat]! -= rage;
}

export function raiseStat(run: SagaRun, seat: Seat, stat: number): void {
  const { table } = run;
  const name = STATS[stat]!;
  if (!canRise(table, seat, stat)) return run.emit({ type: 'statAtTop', seat, stat: name });
  const step = ++table.steps[seat * 3 + stat]!;
  run.emit({ type: 'statRaised', seat, stat: name, value: STAT_VALUES[stat]![step]!, step: step + 1 });
}

// ── Set-up, Ages, phases ────────────────────────────────────────────────────────────────────────────────────────────

export function tellSetup(run: SagaRun): void {
  const { table } = run;
  run.emit({ type: 'setupRagnarok', provinces: table.doom.map(provinceName) });
  table.destroyed.forEach((gone, province) => {
    if (gone) run.emit({ type: 'setupDestroyed', province: provinceName(province) });
  });
  run.emit({ type: 'firstPlayer', seat: table.first });
}

export function startAge(run: SagaRun): void {
  run.table.age++;
  run.emit({ type: 'ageStarts', age: run.table.age + 1 });
}

export function startPhase(run: SagaRun, phase: number): void {
  run.table.phase = phase;
  run.emit({ type: 'phaseStarts', phase: PHASES[phase]! });
}

// ── Cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function move(
  run: SagaRun,
  from: number[],
  to: number[],
  piece: number,
  seers: 'all' | readonly Seat[],
  fits?: (kind: number) => boolean,
): void {
  leave(run.table.hidden, from, piece, seers, fits);
  remove(from, piece);
  insert(to, piece);
}

/** The piece of that card in a zone; of two alike from different Ages the older, which is the one to give away. */
function find(table: Table, zone: readonly number[], card: CardId): number {
  const index = indexOfCard(card);
  const piece = zone.find((candidate) => cardIndex(table, candidate) === index);
  if (piece === undefined) throw new Error(`${card} does not lie there`);
  return piece;
}

/** Of two alike from different Ages the newer: a Quest of a later Age pays more. */
function newest(table: Table, zone: readonly number[], card: CardId): number {
  const index = indexOfCard(card);
  return zone.findLast((candidate) => cardIndex(table, candidate) === index) ?? find(table, zone, card);
}

export function setAside(run: SagaRun, seat: Seat): void {
  run.emit({ type: 'keptCardAside', seat });
}

/** BR-22: eight each; what is left of the deck is discarded unseen. */
export function deal(run: SagaRun, into: number[][], count: number): void {
  const { table } = run;
  const deck = table.decks[table.age]!;
  for (let seat = 0; seat < run.seats; seat++) {
    for (const piece of deck.splice(-count)) insert(into[seat]!, piece);
    see(table.hidden, into[seat]!, [seat as Seat]);
  }
  for (const piece of deck.splice(0)) insert(table.buried, piece);
  run.reveal();
  run.emit({ type: 'dealt', count });
}

export function draft(run: SagaRun, seat: Seat, cards: readonly CardId[]): void {
  const { table } = run;
  for (const card of cards)
    move(run, table.packets[seat]!, table.hands[seat]!, find(table, table.packets[seat]!, card), [seat]);
  run.emit({ type: 'draftPicked', seat, cards: null }, { seats: [seat], full: { type: 'draftPicked', seat, cards } });
}

export function passPackets(run: SagaRun, to: 'left' | 'right' | 'swap'): void {
  const { table } = run;
  if (to === 'right') table.packets.push(table.packets.shift()!);
  else table.packets.unshift(table.packets.pop()!);
  table.packets.forEach((packet, seat) => see(table.hidden, packet, [seat as Seat]));
  if (run.seats === 2) workOut(table);
  run.reveal();
  run.emit({ type: 'draftPassed', to });
}

/** With two players what is missing from a packet that comes back is in the rival's hand: nothing of it is unknown. */
function workOut({ hidden, hands }: Table): void {
  hands.forEach((hand, seat) => {
    const rival = (1 - seat) as Seat;
    for (const lot of lotsOf(hidden, rival)) if (lot.every((piece) => hand.includes(piece))) see(hidden, lot, [rival]);
  });
}

/** BR-23: the last cards are discarded by their holders without being shown; the kept card rejoins the hand (BR-21). */
export function endDraft(run: SagaRun): void {
  const { table } = run;
  for (let seat = 0; seat < run.seats; seat++) {
    bury(run, seat as Seat, table.packets[seat]!);
    for (const piece of table.kept[seat]!.slice())
      move(run, table.kept[seat]!, table.hands[seat]!, piece, [seat as Seat]);
  }
  run.emit({ type: 'draftDone' });
}

function bury(run: SagaRun, seat: Seat, zone: number[]): void {
  for (const piece of zone.slice()) move(run, zone, run.table.buried, piece, [seat]);
}

export function setRage(run: SagaRun, seat: Seat): void {
  const rage = statValue(run.table, seat, 0);
  run.table.rage[seat] = rage;
  run.table.passed[seat] = false;
  run.emit({ type: 'rageSet', seat, rage });
}

// ── Actions ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export function invade(run: SagaRun, figure: number, place: number, rage: number): void {
  const { table } = run;
  const seat = ownerOf(figure);
  const from = table.where[figure] === RESERVE ? 'reserve' : 'valhalla';
  pay(run, seat, rage);
  table.where[figure] = place;
  run.emit({ type: 'invaded', seat, figure: nameOf(table, figure), place: placeName(place), rage, from });
}

export function payMarch(run: SagaRun, seat: Seat, from: number, to: number): void {
  pay(run, seat, 1);
  run.emit({ type: 'marchPaid', seat, from: provinceName(from), to: provinceName(to), rage: 1 });
}

export function march(run: SagaRun, figure: number, to: number): void {
  const { table } = run;
  const from = provinceName(table.where[figure]!);
  table.where[figure] = to;
  run.emit({ type: 'marched', seat: ownerOf(figure), figure: nameOf(table, figure), from, to: provinceName(to) });
}

export function upgrade(run: SagaRun, seat: Seat, card: CardId, rage: number, over: CardId | null): void {
  const { table } = run;
  pay(run, seat, rage);
  if (over !== null) {
    const old = find(table, table.upgrades[seat]!, over);
    if (factsOf(table, old).type === 'monster') dismissMonster(run, seat, over);
    remove(table.upgrades[seat]!, old);
    insert(table.discard, old);
  }
  move(run, table.hands[seat]!, table.upgrades[seat]!, find(table, table.hands[seat]!, card), 'all');
  run.reveal();
  run.emit({ type: 'upgraded', seat, card, rage, over });
}

/** BR-55: back to the box from wherever it is; that is not destruction (BRC-9). */
function dismissMonster(run: SagaRun, seat: Seat, card: CardId): void {
  const { table } = run;
  const index = indexOfCard(card);
  const slot = table.monsters[seat * 2] === index ? 0 : 1;
  table.monsters[seat * 2 + slot] = -1;
  table.where[figureOf(seat, FIRST_MONSTER + slot)] = BOX;
  run.emit({ type: 'monsterLeft', seat, figure: card as FigureId });
}

/** BR-54, BRC-56: the figure that a card brings comes into the reserve. */
export function recruit(run: SagaRun, seat: Seat, card: CardId): void {
  const { table } = run;
  const index = indexOfCard(card);
  const facts: CardFacts = KINDS[index]!;
  if (facts.type === 'monster') {
    const slot = table.monsters[seat * 2] === -1 ? 0 : 1;
    table.monsters[seat * 2 + slot] = index;
    table.where[figureOf(seat, FIRST_MONSTER + slot)] = RESERVE;
    return run.emit({ type: 'monsterJoined', seat, figure: card as FigureId });
  }
  if (facts.mystic !== true) return;
  for (let member = FIRST_MYSTIC; member < FIRST_MONSTER; member++) {
    const figure = figureOf(seat, member);
    if (table.where[figure] !== BOX) continue;
    table.where[figure] = RESERVE;
    return run.emit({ type: 'monsterJoined', seat, figure: 'mystic' });
  }
}

const isQuest = (kind: number): boolean => KINDS[kind % KINDS.length]!.type === 'quest';

/** BR-56. That the hand held a Quest at all is news to the others. */
export function commitQuest(run: SagaRun, seat: Seat, card: CardId): void {
  const { table } = run;
  const hand = table.hands[seat]!;
  move(run, hand, table.quests[seat]!, newest(table, hand, card), [seat], isQuest);
  run.reveal();
  run.emit(
    { type: 'questCommitted', seat, card: null },
    { seats: [seat], full: { type: 'questCommitted', seat, card } },
  );
}

export function pass(run: SagaRun, seat: Seat): void {
  const { table } = run;
  const rage = table.rage[seat]!;
  table.rage[seat] = 0;
  table.passed[seat] = true;
  run.emit({ type: 'passed', seat, rage });
}

/** BRC-4: what Rage is left is lost. */
export function endActions(run: SagaRun, type: 'actionEndsRage' | 'actionEndsPillaged'): void {
  run.table.rage.fill(0);
  run.emit({ type });
}

export function declareSacrifice(run: SagaRun, seat: Seat, figures: readonly number[]): void {
  run.emit({ type: 'sacrificed', seat, figures: figures.map((figure) => nameOf(run.table, figure)) });
}

// ── Pillage and battle ──────────────────────────────────────────────────────────────────────────────────────────────

export function declarePillage(run: SagaRun, seat: Seat, province: number, rage: number): void {
  pay(run, seat, rage);
  run.emit({ type: 'pillageDeclared', seat, province: provinceName(province), rage });
}

export function join(run: SagaRun, figure: number, to: number): void {
  const { table } = run;
  const from = provinceName(table.where[figure]!);
  table.where[figure] = to;
  run.emit({ type: 'joined', seat: ownerOf(figure), figure: nameOf(table, figure), from, to: provinceName(to) });
}

export function declineCall(run: SagaRun, seat: Seat): void {
  run.emit({ type: 'callDeclined', seat });
}

export function endCall(run: SagaRun, province: number, full: boolean): void {
  run.emit({ type: 'callEnded', province: provinceName(province), full });
}

export function pillageUnopposed(run: SagaRun, seat: Seat, province: number): void {
  run.emit({ type: 'pillageUnopposed', seat, province: provinceName(province) });
}

export function beginBattle(run: SagaRun, province: number, seats: readonly Seat[]): void {
  run.emit({ type: 'battleBegan', province: provinceName(province), seats });
}

export function showNoCard(run: SagaRun, seat: Seat): void {
  run.emit({ type: 'noCardLeft', seat });
}

/** A hand card shown in battle, at the reveal or late. */
export function show(run: SagaRun, seat: Seat, card: CardId, bonus: number, how: 'card' | 'quest' | 'late'): void {
  const { table } = run;
  move(run, table.hands[seat]!, table.played[seat]!, find(table, table.hands[seat]!, card), 'all');
  run.reveal();
  run.emit(
    how === 'late'
      ? { type: 'lateCard', seat, card, bonus }
      : { type: 'revealed', seat, card, bonus, asBattle: how === 'quest' },
  );
}

export function cancelTexts(run: SagaRun, seat: Seat, card: CardId): void {
  run.emit({ type: 'textCancelled', seat, card });
}

/** BRC-20: all shown cards go to the discard for good. */
export function sweep(run: SagaRun, seat: Seat, card: CardId, glory: number): void {
  run.emit({ type: 'watchSwept', seat, card });
  gainGlory(run, seat, glory, 'card', card);
  const { table } = run;
  for (const cards of table.played) for (const piece of cards.splice(0)) insert(table.discard, piece);
}

export function copySight(run: SagaRun, seat: Seat, card: CardId, bonus: number): void {
  run.emit({ type: 'sightCopied', seat, card, bonus });
}

export function keepThroughTide(run: SagaRun, figure: number): void {
  run.emit({ type: 'tideKept', seat: ownerOf(figure), figure: nameOf(run.table, figure) });
}

export function tellStrength(run: SagaRun, seat: Seat, figures: number, cards: number): void {
  run.emit({ type: 'strength', seat, figures, cards, total: figures + cards });
}

export function nameWinner(run: SagaRun, seat: Seat, province: number, total: number, next: number): void {
  run.emit({ type: 'battleWon', seat, province: provinceName(province), total, next });
}

export function tellTie(run: SagaRun, province: number, total: number): void {
  run.emit({ type: 'battleTied', province: provinceName(province), total });
}

const namesOf = (table: Table, pieces: readonly number[]): CardId[] => pieces.map((piece) => cardOf(table, piece));

/** BR-69. */
export function discardShown(run: SagaRun, seat: Seat): void {
  const { table } = run;
  const cards = table.played[seat]!;
  if (cards.length === 0) return;
  run.emit({ type: 'winnerDiscarded', seat, cards: namesOf(table, cards) });
  for (const piece of cards.splice(0)) insert(table.discard, piece);
}

export function takeBackShown(run: SagaRun, seat: Seat): void {
  const { table } = run;
  const cards = table.played[seat]!;
  if (cards.length === 0) return;
  run.emit({ type: 'losersTookBack', seat, cards: namesOf(table, cards) });
  for (const piece of cards.splice(0)) insert(table.hands[seat]!, piece);
}

/** BRC-29. */
export function takePoisoned(run: SagaRun, seat: Seat, victim: Seat): void {
  const { table } = run;
  const cards = table.played[victim]!;
  if (cards.length === 0) return;
  run.emit({ type: 'poisonTook', seat, victim, cards: namesOf(table, cards) });
  for (const piece of cards.splice(0)) insert(table.hands[seat]!, piece);
}

/** BRC-31. */
export function buyBack(run: SagaRun, seat: Seat, card: CardId, rage: number): void {
  const { table } = run;
  pay(run, seat, rage);
  const piece = find(table, table.played[seat]!, card);
  remove(table.played[seat]!, piece);
  insert(table.hands[seat]!, piece);
  run.emit({ type: 'boughtBack', seat, card, rage });
}

export function succeed(run: SagaRun, seat: Seat, province: number): void {
  run.emit({
    type: 'pillageSucceeded',
    seat,
    province: provinceName(province),
    reward: REWARDS[run.table.tokens[province]!]!,
  });
}

/** BR-73. */
export function reward(run: SagaRun, seat: Seat, province: number): void {
  const token = REWARDS[run.table.tokens[province]!]!;
  if (token === 'glory5') gainGlory(run, seat, 5, 'pillage');
  else if (token === 'all') for (let stat = 0; stat < 3; stat++) raiseStat(run, seat, stat);
  else raiseStat(run, seat, STATS.indexOf(token as StatId));
}

export function doubleReward(run: SagaRun, seat: Seat, figure: number): void {
  run.emit({ type: 'rewardDoubled', seat, figure: nameOf(run.table, figure) });
}

export function turnToken(run: SagaRun, province: number): void {
  run.table.pillaged[province] = true;
}

export function failPillage(run: SagaRun, province: number): void {
  run.emit({ type: 'pillageFailed', province: provinceName(province) });
}

export function stepLeader(run: SagaRun, figure: number, to: number): void {
  const { table } = run;
  const from = provinceName(table.where[figure]!);
  table.where[figure] = to;
  run.emit({ type: 'leaderStepped', seat: ownerOf(figure), figure: nameOf(table, figure), from, to: provinceName(to) });
}

// ── Figures that die or do not ──────────────────────────────────────────────────────────────────────────────────────

export function strike(run: SagaRun, figure: number, province: number): void {
  run.emit({
    type: 'monsterStruck',
    seat: ownerOf(figure),
    figure: nameOf(run.table, figure),
    province: provinceName(province),
  });
}

export function save(run: SagaRun, figure: number, rage: number): void {
  pay(run, ownerOf(figure), rage);
  run.emit({ type: 'saved', seat: ownerOf(figure), figure: nameOf(run.table, figure), rage });
}

export function flee(run: SagaRun, figure: number, province: number): void {
  run.table.where[figure] = province;
  run.emit({
    type: 'fled',
    seat: ownerOf(figure),
    figure: nameOf(run.table, figure),
    province: provinceName(province),
  });
}

/** BR-7: to Valhalla; ships pay their Dragons (BRC-43). */
export function destroy(
  run: SagaRun,
  seat: Seat,
  figures: readonly number[],
  cause: Cause,
  place: number,
  ships: number,
): void {
  const { table } = run;
  for (const figure of figures) table.where[figure] = VALHALLA;
  run.emit({
    type: 'destroyed',
    seat,
    figures: figures.map((figure) => nameOf(table, figure)),
    cause,
    place: placeName(place),
  });
  const dragons = sumOf(table, seat, 'shipGlory');
  for (let ship = 0; ship < ships; ship++) gainGlory(run, seat, dragons, 'card', dragonsOf(table, seat));
}

const dragonsOf = (table: Table, seat: number): CardId | null => {
  const piece = table.upgrades[seat]!.find((candidate) => factsOf(table, candidate).shipGlory !== undefined);
  return piece === undefined ? null : cardOf(table, piece);
};

// ── End of an Age ───────────────────────────────────────────────────────────────────────────────────────────────────

/** BR-80: one card is kept, the others are discarded face down. */
export function keepCard(run: SagaRun, seat: Seat, card: CardId | null): void {
  const { table } = run;
  const hand = table.hands[seat]!;
  if (card !== null) move(run, hand, table.kept[seat]!, newest(table, hand, card), [seat]);
  bury(run, seat, hand);
  const shell = { type: 'keptCard', seat, kept: card !== null } as const;
  run.emit({ ...shell, card: null }, { seats: [seat], full: { ...shell, card } });
}

/** BR-81: all Quests are turned up at once. */
export function revealQuests(run: SagaRun): void {
  for (const quests of run.table.quests) see(run.table.hidden, quests, 'all');
  run.reveal();
}

export function completeQuest(run: SagaRun, seat: Seat, piece: number): void {
  const { table } = run;
  const card = cardOf(table, piece);
  run.emit({ type: 'questDone', seat, card });
  discardQuest(run, seat, piece);
  const factor = Math.max(1, sumOf(table, seat, 'questGlory'));
  gainGlory(run, seat, factor * factsOf(table, piece).gloryByAge![ageOf(table, piece) as 0 | 1 | 2], 'quest', card);
}

export function failQuest(run: SagaRun, seat: Seat, piece: number): void {
  run.emit({ type: 'questFailed', seat, card: cardOf(run.table, piece) });
  discardQuest(run, seat, piece);
}

function discardQuest(run: SagaRun, seat: Seat, piece: number): void {
  remove(run.table.quests[seat]!, piece);
  insert(run.table.discard, piece);
}

export function strikeProvince(run: SagaRun, province: number): void {
  run.emit({ type: 'ragnarokStruck', province: provinceName(province) });
}

export function sinkProvince(run: SagaRun, province: number): void {
  run.table.destroyed[province] = true;
}

export function drawRagnarok(run: SagaRun, figure: number, province: number, spared: number): void {
  run.emit({
    type: 'ragnarokInstead',
    figure: nameOf(run.table, figure),
    province: provinceName(province),
    spared: provinceName(spared),
  });
}

export function destroyNothing(run: SagaRun, province: number): void {
  run.emit({ type: 'ragnarokNothing', province: provinceName(province) });
}

export function moveDoom(run: SagaRun): void {
  run.emit({ type: 'doomMoved', province: provinceName(run.table.doom[run.table.age + 1]!) });
}

/** BR-87; the Glory of Loki's cards comes with it (BRC-63, BRC-64). */
export function release(run: SagaRun, seat: Seat): void {
  const { table } = run;
  const figures: FigureId[] = [];
  for (let figure = seat * FORCE; figure < (seat + 1) * FORCE; figure++) {
    if (table.where[figure] !== VALHALLA) continue;
    figures.push(nameOf(table, figure));
    table.where[figure] = RESERVE;
  }
  if (figures.length === 0) return;
  run.emit({ type: 'released', seat, figures });
  for (const piece of table.upgrades[seat]!) {
    const { releaseGlory } = factsOf(table, piece);
    if (releaseGlory !== undefined) gainGlory(run, seat, releaseGlory * figures.length, 'card', cardOf(table, piece));
  }
}

/** BR-88. */
export function endAge(run: SagaRun): void {
  const { table } = run;
  table.pillaged.fill(false);
  run.emit({ type: 'tokensTurned' });
  table.first = ((table.first + 1) % run.seats) as Seat;
  run.emit({ type: 'firstPlayerMoves', seat: table.first });
}

export function scoreLegend(run: SagaRun, seat: Seat, stat: number, glory: number): void {
  run.emit({ type: 'legendary', seat, stat: STATS[stat]!, glory });
  gainGlory(run, seat, glory, 'track');
}

/** BR-91: a tie is shared. */
export function finish(run: SagaRun): void {
  const scores = run.table.glory.slice();
  const places = scores.map((own) => 1 + scores.filter((other) => other > own).length);
  const winners = scores.flatMap((_, seat) => (places[seat] === 1 ? [seat as Seat] : []));
  run.emit({ type: 'won', seats: winners, glory: scores[winners[0]!]! });
  run.finish({ scores, places, reason: 'BR-91' });
}
