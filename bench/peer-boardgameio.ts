/**
 * The sample game (src/games/sample/rules.md) once more, the way boardgame.io's documentation has games written: a state `G`
 * of plain values which moves validate and mutate (through immer), phases, a turn order, stages for the simultaneous
 * draft and feast and for reactions, and an `enumerate` of legal moves such as its bots use.
 *
 * What was done to be fair:
 * - The loop calls the reducer that `Simulate` and the search bot of boardgame.io/ai call, without the promises of the first;
 *   the game is processed once. No Client: it would add a store, a log that grows, and a view for every state.
 * - Undo is switched off by the library's own setting. The log of one move cannot be; it is dropped with the next.
 * - Where the documentation offers several ways, the cheapest was taken: `endIf` instead of events (an event captures a stack
 *   trace), all seats active in the draft instead of one stage ended per seat, no hook that is not needed.
 * - An answer without alternative is given inside the move before it, so that (nearly) every call of the reducer is a decision.
 * - Legal moves are made once and listed, one action is made of the one that is chosen; the library's bots make one of each.
 * - Cards are their names; nothing keeps account of who knows which card, which our side does in every move, nor of events for
 *   players to read.
 */
import { INVALID_MOVE } from 'boardgame.io/core';
import {
  CreateGameReducer,
  InitializeGame,
  ProcessGameConfig,
  type Context,
  type Ctx,
  type Game,
  type State,
} from 'boardgame.io/internal';
import { CARDS, COPIES, SHORES, STRENGTH, type Card } from '../src/games/sample/facts/ids.ts';
import type { Random } from '../src/kernel/index.ts';
import { addGame, emptyTally, type Tally } from './tally.ts';

/** The id of the game that is ported here. */
export const PORTED_GAME = 'sample';

type Act = 'voyage' | 'raid' | 'hoard' | 'rest';

export interface Hall {
  deck: Card[];
  discard: Card[];
  buried: Card[];
  packets: Card[][];
  readonly hands: Card[][];
  readonly chests: Card[][];
  readonly treasures: number[][];
  readonly reserve: number[];
  readonly played: Card[][];
  readonly hall: number[];
  readonly shores: number[][];
  night: number;
  first: number;
  /** What is awaited, or the part of the night that has just ended. */
  doing:
    | 'deal'
    | 'pick'
    | 'drafted'
    | 'act'
    | 'shore'
    | 'crew'
    | 'rival'
    | 'hoard'
    | 'shield'
    | 'card'
    | 'raven'
    | 'feasted'
    | 'over';
  /** Sealed picks of the draft and of the feast, by seat; null is awaited. */
  readonly picked: (Card | 'none' | null)[];
  /** Turns taken tonight, and the library's number of turns before them. */
  acted: number;
  turnsBefore: number;
  /** The shore of the voyage or of the feast. */
  shore: number;
  /** Who may react, in order (the target of a raid first), who is next, and how many in a row declined. */
  order: number[];
  cursor: number;
  declined: number;
}

const POWER = Object.fromEntries(CARDS.map((card, kind) => [card, STRENGTH[kind]!])) as Record<Card, number>;

const seatsFrom = (first: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, step) => (first + step) % seats);
const ofOneKind = (zone: readonly Card[]): boolean => zone.every((card) => card === zone[0]);
const fighters = (G: Hall): number[] =>
  seatsFrom(G.first, G.hall.length).filter((seat) => G.shores[G.shore]![seat]! > 0);
const rivalsOf = (G: Hall, seat: number): number[] =>
  seatsFrom(0, G.hall.length).filter((other) => other !== seat && G.treasures[other]!.length > 0);

function move<X>(from: X[], to: X[], item: X): void {
  from.splice(from.indexOf(item), 1);
  to.push(item);
}

function setup({ ctx, random }: Pick<Context<Hall>, 'ctx' | 'random'>): Hall {
  const seats = ctx.numPlayers;
  const each = <X>(make: () => X): X[] => Array.from({ length: seats }, make);
  const cards = CARDS.flatMap((card, kind) => Array.from({ length: COPIES[kind]! * seats }, () => card));
  return {
    deck: random.Shuffle(cards),
    discard: [],
    buried: [],
    packets: each(() => []),
    hands: each(() => []),
    chests: each(() => []),
    treasures: each(() => [1, 2]),
    reserve: random.Shuffle(each(() => [1, 2, 3, 4]).flat()),
    played: each(() => []),
    hall: each(() => 3),
    shores: SHORES.map(() => each(() => 0)),
    night: 0,
    first: random.Die(seats) - 1,
    doing: 'deal',
    picked: each(() => null),
    acted: 0,
    turnsBefore: 0,
    shore: 0,
    order: [],
    cursor: 0,
    declined: 0,
  };
}

// ── Draft ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function beginNight({ G, random }: Context<Hall>): void {
  const seats = G.hall.length;
  G.night++;
  if (G.deck.length < 4 * seats) {
    G.deck = random.Shuffle([...G.deck, ...G.discard, ...G.buried]);
    G.discard = [];
    G.buried = [];
  }
  for (let seat = 0; seat < seats; seat++) G.packets[seat] = G.deck.splice(-4);
  G.doing = 'pick';
  openPicks(G);
  settlePicks(G);
}

function openPicks(G: Hall): void {
  G.packets.forEach((packet, seat) => (G.picked[seat] = ofOneKind(packet) ? packet[0]! : null));
}

function settlePicks(G: Hall): void {
  while (G.doing === 'pick' && !G.picked.includes(null)) {
    for (const seat of seatsFrom(G.first, G.hall.length)) {
      move(G.packets[seat]!, G.hands[seat]!, G.picked[seat] as Card);
    }
    G.packets.unshift(G.packets.pop()!);
    if (G.packets[0]!.length > 1) {
      openPicks(G);
      continue;
    }
    for (const packet of G.packets) G.buried.push(...packet.splice(0));
    G.doing = 'drafted';
  }
}

function pick({ G, playerID }: Context<Hall>, card: Card): void | typeof INVALID_MOVE {
  const seat = Number(playerID);
  if (G.picked[seat] !== null || !G.packets[seat]!.includes(card)) return INVALID_MOVE;
  G.picked[seat] = card;
  settlePicks(G);
}

// ── Turns ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function endTurn(G: Hall): void {
  G.acted++;
  G.doing = 'act';
}

function act(context: Context<Hall>, what: Act): void | typeof INVALID_MOVE {
  const { G, playerID } = context;
  const seat = Number(playerID);
  if (G.doing !== 'act') return INVALID_MOVE;
  const hand = G.hands[seat]!;
  switch (what) {
    case 'voyage':
      if (G.hall[seat] === 0) return INVALID_MOVE;
      G.doing = 'shore';
      return;
    case 'raid': {
      const rivals = rivalsOf(G, seat);
      if (rivals.length === 0) return INVALID_MOVE;
      if (rivals.length === 1) return attack(context, rivals[0]!);
      G.doing = 'rival';
      return;
    }
    case 'hoard':
      if (hand.length === 0) return INVALID_MOVE;
      if (ofOneKind(hand)) return store(G, seat, hand[0]!);
      G.doing = 'hoard';
      return;
    case 'rest':
      return endTurn(G);
  }
}

function land({ G, playerID }: Context<Hall>, shore: number): void | typeof INVALID_MOVE {
  if (G.doing !== 'shore' || !(shore >= 0 && shore < SHORES.length)) return INVALID_MOVE;
  G.shore = shore;
  send(G, Number(playerID));
}

function send(G: Hall, seat: number): void {
  G.hall[seat]!--;
  G.shores[G.shore]![seat]!++;
  if (G.hall[seat]! > 0) G.doing = 'crew';
  else endTurn(G);
}

function sail({ G, playerID }: Context<Hall>, more: boolean): void | typeof INVALID_MOVE {
  if (G.doing !== 'crew') return INVALID_MOVE;
  if (more) send(G, Number(playerID));
  else endTurn(G);
}

function hoard({ G, playerID }: Context<Hall>, card: Card): void | typeof INVALID_MOVE {
  const seat = Number(playerID);
  if (G.doing !== 'hoard' || !G.hands[seat]!.includes(card)) return INVALID_MOVE;
  store(G, seat, card);
}

function store(G: Hall, seat: number, card: Card): void {
  move(G.hands[seat]!, G.chests[seat]!, card);
  endTurn(G);
}

function raid(context: Context<Hall>, rival: number): void | typeof INVALID_MOVE {
  const { G, playerID } = context;
  if (G.doing !== 'rival' || !rivalsOf(G, Number(playerID)).includes(rival)) return INVALID_MOVE;
  attack(context, rival);
}

function attack(context: Context<Hall>, target: number): void {
  const { G, ctx } = context;
  G.order = seatsFrom(target, G.hall.length).filter((seat) => seat !== Number(ctx.currentPlayer));
  G.cursor = 0;
  lookForShields(context);
}

function lookForShields({ G, ctx, events, random }: Context<Hall>): void {
  for (; G.cursor < G.order.length; G.cursor++) {
    const seat = G.order[G.cursor]!;
    if (!G.hands[seat]!.includes('shield')) continue;
    G.doing = 'shield';
    events.setActivePlayers({ value: { [seat]: 'shield' } });
    return;
  }
  const from = G.treasures[G.order[0]!]!;
  const [treasure] = from.splice(random.Die(from.length) - 1, 1);
  G.treasures[Number(ctx.currentPlayer)]!.push(treasure!);
  endTurn(G);
}

function shield(context: Context<Hall>, used: boolean): void | typeof INVALID_MOVE {
  const { G, playerID } = context;
  const seat = Number(playerID);
  if (G.doing !== 'shield' || G.order[G.cursor] !== seat) return INVALID_MOVE;
  if (!used) {
    G.cursor++;
    return lookForShields(context);
  }
  move(G.hands[seat]!, G.discard, 'shield');
  endTurn(G);
}

// ── Feasts ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function beginFeasts({ G, events }: Context<Hall>): void {
  G.shore = -1;
  nextFeast(G);
  activate(G, events);
}

/** Tells the library who must choose, when that has changed. */
function activate(G: Hall, events: Context<Hall>['events']): void {
  const value: { [playerID: string]: string } = {};
  if (G.doing === 'raven') value[G.order[G.cursor % G.order.length]!] = 'raven';
  else if (G.doing === 'card') G.picked.forEach((card, seat) => card === null && (value[seat] = 'card'));
  else return;
  events.setActivePlayers({ value });
}

function nextFeast(G: Hall): void {
  for (G.shore++; G.shore < SHORES.length; G.shore++) {
    G.order = fighters(G);
    if (G.order.length > 0) return openFeast(G);
  }
  endNight(G);
}

function openFeast(G: Hall): void {
  G.picked.fill('none');
  for (const seat of G.order) {
    const hand = G.hands[seat]!;
    if (hand.length > 0) G.picked[seat] = ofOneKind(hand) ? hand[0]! : null;
  }
  if (G.picked.includes(null)) G.doing = 'card';
  else reveal(G);
}

function reveal(G: Hall): void {
  for (const seat of G.order) {
    const card = G.picked[seat]!;
    if (card !== 'none') move(G.hands[seat]!, G.played[seat]!, card!);
  }
  G.cursor = 0;
  G.declined = 0;
  lookForRavens(G);
}

function lookForRavens(G: Hall): void {
  for (; G.declined < G.order.length; G.cursor++, G.declined++) {
    if (!G.hands[G.order[G.cursor % G.order.length]!]!.includes('raven')) continue;
    G.doing = 'raven';
    return;
  }
  takeSpoils(G);
  nextFeast(G);
}

function playCard({ G, playerID, events }: Context<Hall>, wish: Card): void | typeof INVALID_MOVE {
  const seat = Number(playerID);
  if (G.doing !== 'card' || G.picked[seat] !== null || !G.hands[seat]!.includes(wish)) return INVALID_MOVE;
  G.picked[seat] = wish;
  if (G.picked.includes(null)) return;
  reveal(G);
  activate(G, events);
}

function raven({ G, playerID, events }: Context<Hall>, sent: boolean): void | typeof INVALID_MOVE {
  const seat = Number(playerID);
  if (G.doing !== 'raven' || G.order[G.cursor % G.order.length] !== seat) return INVALID_MOVE;
  if (sent) {
    move(G.hands[seat]!, G.played[seat]!, 'raven');
    G.declined = 0;
  } else G.declined++;
  G.cursor++;
  lookForRavens(G);
  activate(G, events);
}

function takeSpoils(G: Hall): void {
  const warriors = G.shores[G.shore]!;
  const horn = G.order.find((seat) => G.played[seat]!.includes('horn'));
  const totals = G.order.map((seat) =>
    G.played[seat]!.reduce(
      (sum, played) => sum + (played !== 'horn' || seat === horn ? POWER[played] : 0),
      warriors[seat]!,
    ),
  );
  const best = Math.max(...totals);
  if (totals.indexOf(best) === totals.lastIndexOf(best) && G.reserve.length > 0) {
    G.treasures[G.order[totals.indexOf(best)]!]!.push(G.reserve.pop()!);
  }
  for (const seat of G.order) {
    G.discard.push(...G.played[seat]!.splice(0));
    G.hall[seat]! += warriors[seat]!;
    warriors[seat] = 0;
  }
}

function endNight(G: Hall): void {
  for (const hand of G.hands) G.buried.push(...hand.splice(0));
  G.first = (G.first + 1) % G.hall.length;
  G.doing = G.night < 2 ? 'feasted' : 'over';
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const scoresOf = (G: Hall): number[] =>
  G.treasures.map((pile, seat) => sum(pile) + sum(G.chests[seat]!.map((stored) => POWER[stored])));

// ── The game ────────────────────────────────────────────────────────────────────────────────────────────────────────

const threeShores: Game<Hall> = {
  name: 'three-shores',
  disableUndo: true,
  setup,
  phases: {
    draft: {
      start: true,
      next: 'turns',
      onBegin: beginNight,
      turn: { activePlayers: { all: 'pick' }, stages: { pick: { moves: { pick } } } },
      endIf: ({ G }) => G.doing === 'drafted',
    },
    turns: {
      next: 'feasts',
      moves: { act, land, sail, hoard, raid },
      onBegin({ G, ctx }) {
        G.doing = 'act';
        G.acted = 0;
        G.turnsBefore = ctx.turn;
      },
      turn: {
        order: {
          first: ({ G }) => G.first,
          next: ({ G, ctx }) => (G.acted < 2 * ctx.numPlayers ? (ctx.playOrderPos + 1) % ctx.numPlayers : undefined),
        },
        stages: { shield: { moves: { shield } } },
        endIf: ({ G, ctx }) => G.acted === ctx.turn - G.turnsBefore,
      },
    },
    feasts: {
      next: 'draft',
      turn: { onBegin: beginFeasts, stages: { card: { moves: { card: playCard } }, raven: { moves: { raven } } } },
      endIf: ({ G }) => G.doing === 'feasted',
    },
  },
  endIf({ G }) {
    if (G.doing !== 'over') return undefined;
    const scores = scoresOf(G);
    return { scores, places: scores.map((own) => 1 + scores.filter((other) => other > own).length) };
  },
};

const unseen = <X>(zone: readonly X[]): X[] => zone.map(() => null as X);

/** What a player may see: of what lies face down and of what others hold, how many. */
function seenBy(G: Hall, playerID: string | null): Hall {
  const own = <X>(zones: readonly X[][]): X[][] =>
    zones.map((zone, seat) => (String(seat) === playerID ? zone : unseen(zone)));
  return {
    ...G,
    deck: unseen(G.deck),
    buried: unseen(G.buried),
    reserve: unseen(G.reserve),
    packets: own(G.packets),
    hands: own(G.hands),
    chests: own(G.chests),
    treasures: own(G.treasures),
    picked: G.picked.map((card, seat) => (card === null || String(seat) === playerID ? card : 'none')),
  };
}

/** With its secrets kept, as its players expect; a search or a loop without players needs no view. */
export const threeShoresWithSecrets: Game<Hall> = {
  ...threeShores,
  playerView: ({ G, playerID }) => seenBy(G, playerID),
};

const game = ProcessGameConfig(threeShores);

export interface Wish {
  readonly move: string;
  readonly args: readonly unknown[];
}

const wish = (name: string, arg: unknown): Wish => ({ move: name, args: [arg] });
const wishesOf = (name: string): Record<Card, Wish> =>
  Object.fromEntries(CARDS.map((wanted) => [wanted, wish(name, wanted)])) as Record<Card, Wish>;
const PICKS = wishesOf('pick');
const HOARDS = wishesOf('hoard');
const CARD_PLAYS = wishesOf('card');
const ACTS = {
  voyage: wish('act', 'voyage'),
  raid: wish('act', 'raid'),
  hoard: wish('act', 'hoard'),
  rest: wish('act', 'rest'),
};
const LANDINGS = SHORES.map((_, shore) => wish('land', shore));
const CREWS = [wish('sail', true), wish('sail', false)];
const RAIDS = [0, 1, 2, 3].map((rival) => wish('raid', rival));
const SHIELDS = [wish('shield', true), wish('shield', false)];
const RAVENS = [wish('raven', true), wish('raven', false)];
const NONE: readonly Wish[] = [];

const cardsFrom = (zone: readonly Card[], wishes: Record<Card, Wish>): Wish[] => {
  const list: Wish[] = [];
  for (const wanted of CARDS) if (zone.includes(wanted)) list.push(wishes[wanted]);
  return list;
};

/** The legal moves of a player, as `ai.enumerate` has them. */
function enumerate(G: Hall, playerID: string): readonly Wish[] {
  const seat = Number(playerID);
  switch (G.doing) {
    case 'pick':
      return G.picked[seat] === null ? cardsFrom(G.packets[seat]!, PICKS) : NONE;
    case 'act': {
      const list: Wish[] = [];
      if (G.hall[seat]! > 0) list.push(ACTS.voyage);
      if (G.treasures.some((pile, other) => other !== seat && pile.length > 0)) list.push(ACTS.raid);
      if (G.hands[seat]!.length > 0) list.push(ACTS.hoard);
      list.push(ACTS.rest);
      return list;
    }
    case 'shore':
      return LANDINGS;
    case 'crew':
      return CREWS;
    case 'hoard':
      return cardsFrom(G.hands[seat]!, HOARDS);
    case 'rival':
      return rivalsOf(G, seat).map((rival) => RAIDS[rival]!);
    case 'shield':
      return SHIELDS;
    case 'card':
      return G.picked[seat] === null ? cardsFrom(G.hands[seat]!, CARD_PLAYS) : NONE;
    case 'raven':
      return RAVENS;
    default:
      return NONE;
  }
}

/** The moves of one player, by what that player sees; none if another must move. */
export function movesOf(G: Hall, ctx: Ctx, playerID: string): readonly Wish[] {
  const isAsked = ctx.activePlayers === null ? ctx.currentPlayer === playerID : playerID in ctx.activePlayers;
  return isAsked ? enumerate(G, playerID) : NONE;
}

/** The first player who must choose, and the moves that player may make. */
function awaited(G: Hall, ctx: Ctx): { readonly playerID: string; readonly wishes: readonly Wish[] } {
  if (ctx.activePlayers === null) return { playerID: ctx.currentPlayer, wishes: enumerate(G, ctx.currentPlayer) };
  for (const playerID in ctx.activePlayers) {
    const wishes = enumerate(G, playerID);
    if (wishes.length > 0) return { playerID, wishes };
  }
  throw new Error(`nobody can move while ${G.doing}`);
}

const reduce = CreateGameReducer({ game });

const begin = (): State<Hall> => InitializeGame({ game, numPlayers: 4 });

function chooseAtRandom(state: State<Hall>, random: Random, tally: Tally): State<Hall> {
  const { playerID, wishes } = awaited(state.G, state.ctx);
  const { move: type, args } = wishes[random(wishes.length)]!;
  const next = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
  // Every legal move changes something here, so an untouched G is a refusal.
  if (next.G === state.G) throw new Error(`the move ${type} was refused`);
  if (wishes.length > 1) {
    tally.decisions++;
    tally.options += wishes.length;
  }
  return next;
}

/** One whole game at random. */
export function playPeer(random: Random, tally: Tally): void {
  let state = begin();
  while (state.ctx.gameover === undefined) state = chooseAtRandom(state, random, tally);
  addGame(tally, scoresOf(state.G));
}

/** How large G is in the middle of a game. */
export function peerBytes(random: Random): number {
  let state = begin();
  for (let count = 0; count < 30; count++) state = chooseAtRandom(state, random, emptyTally());
  return JSON.stringify(state.G).length;
}
