/**
 * Checks of the secrets. Two worlds that differ only in what a viewer cannot know must look the same to it: view, choice, refusals,
 * events, whatever leaves the kernel. The second world is imagined, then both are played on side by side.
 */
import {
  awaited,
  copyRng,
  copyState,
  eventFor,
  imagine,
  lotsOf,
  Play,
  project,
  randomPicks,
  sameOption,
  sfc,
  randomOf,
  whyNot,
  type AnyGame,
  type AnyState,
  type Choice,
  type Emitted,
  type Frame,
  type Picks,
  type Random,
  type Seat,
  type Viewer,
  type Zone,
} from '../../kernel/index.ts';
import {
  begin,
  Broken,
  deepFreeze,
  difference,
  json,
  nameOf,
  same,
  taken,
  viewersOf,
  walk,
  type Variant,
} from '../walk.ts';
import type { Figures, Share } from './figures.ts';

/** Everything a viewer receives about a state, but whether it may undo: an imagined world has nothing to undo. */
const shown = (game: AnyGame, state: AnyState, viewer: Viewer): string =>
  json({ ...project(game, state, viewer), undo: false });

/** What a seat is told about every wish it could have. */
const refusals = (game: AnyGame, state: AnyState, viewer: Viewer): string => {
  const choice = state.asked.find(({ seat }) => seat === viewer);
  if (choice === undefined || viewer === 'spectator') return '';
  const wishes = game.questions[choice.ask]!.candidates(state, state.stack.at(-1)!, viewer);
  return json(wishes.map((wish) => [wish, whyNot(game, state, viewer, wish)]));
};

/** A run that remembers what every viewer's view was when each event was emitted. */
class WatchedPlay extends Play<unknown, Frame, unknown, unknown> {
  readonly moments: AnyState[] = [];
  private readonly game: AnyGame;
  constructor(game: AnyGame, state: AnyState) {
    super(game, state);
    this.game = game;
  }
  override emit(shell: unknown, secret?: { readonly seats: readonly Seat[]; readonly full: unknown }): void {
    super.emit(shell, secret);
    this.moments.push(copyState(this.game, this.state));
  }
}

interface Ran {
  readonly state: AnyState;
  readonly events: readonly Emitted<unknown>[];
  /** The state at each event's instant. */
  readonly moments: readonly AnyState[];
  /** Chance was used or something was marked as revealed. */
  readonly closed: boolean;
}

function run(game: AnyGame, before: AnyState, seat: Seat, picks: Picks): Ran {
  const state = copyState(game, before);
  state.undo = null;
  const play = new WatchedPlay(game, state);
  play.take(seat, picks);
  return { state, events: play.events, moments: play.moments, closed: play.closed };
}

const heard = (ran: Ran, viewer: Viewer): string[] => ran.events.map((event) => json(eventFor(event, viewer)));

interface Twins {
  real: AnyState;
  other: AnyState;
}

const sameAnswer = (choice: Choice<unknown>, picks: Picks, there: Choice<unknown>): Picks | null => {
  const found = picks.map((pick) => there.options.findIndex((option) => sameOption(option, choice.options[pick])));
  return found.includes(-1) ? null : found.sort((a, b) => a - b);
};

/** Answers sealed by others are about to be opened: the other world takes the same ones where it can. */
function alignSealed({ real, other }: Twins, viewer: Viewer): void {
  for (const choice of real.asked) {
    const picks = real.answers[choice.seat]!;
    const there = other.asked.find(({ seat }) => seat === choice.seat);
    if (picks === null || there === undefined || choice.seat === viewer) continue;
    other.answers[choice.seat] = sameAnswer(choice, picks, there) ?? other.answers[choice.seat]!;
  }
}

export interface SecretFigures extends Figures {
  readonly views: number;
  readonly refusals: number;
  readonly events: number;
  readonly sameImagined: number;
}

/**
 * Plays games until `wanted` comparisons of views and events are made: in every state, for the game's viewer, the view and the refusals
 * of an imagined world; after every answer, the events; where the viewer still cannot tell the two worlds apart, that both give it
 * the same imagined world. The viewers take turns, beginning with number `first`.
 */
export function twoWorlds(game: AnyGame, variant: Variant, wanted: number, first = 0): SecretFigures {
  const count = { views: 0, refusals: 0, events: 0, sameImagined: 0 };
  const viewers = viewersOf(variant.seats);
  for (let number = first; count.views + count.refusals + count.events + count.sameImagined < wanted; number++) {
    oneGame(game, variant, viewers[number % viewers.length]!, `worlds ${number}`, count);
  }
  return count;
}

function oneGame(
  game: AnyGame,
  variant: Variant,
  viewer: Viewer,
  seed: string,
  count: { views: number; refusals: number; events: number; sameImagined: number },
): void {
  const where = `${nameOf(variant)}, seen by ${viewer}`;
  const random = randomOf(sfc(seed));
  const real = begin(game, variant, seed);
  const worlds: Twins = { real, other: imagine(game, real, viewer, seed) };
  for (let step = 0; worlds.real.result === null; step++) {
    const view = shown(game, worlds.real, viewer);
    const fresh = imagine(game, worlds.real, viewer, `${seed} ${step}`);
    same(`${where}: the view tells more than the lots`, view, shown(game, fresh, viewer));
    count.views++;
    const why = refusals(game, worlds.real, viewer);
    same(`${where}: a refusal tells what is hidden`, why, refusals(game, fresh, viewer));
    if (why !== '') count.refusals++;
    if (step % 3 === 0) worlds.other = fresh;
    // The same chance ahead in both, so that what parts them is knowledge.
    worlds.other.rng = copyRng(worlds.real.rng);
    const heardSame = answer(game, worlds, viewer, random, where, count);
    // The two worlds may have parted by what the viewer was allowed to learn: then another takes the twin's place.
    const apart = !heardSame || shown(game, worlds.real, viewer) !== shown(game, worlds.other, viewer);
    if (apart) worlds.other = imagine(game, worlds.real, viewer, `${seed} apart ${step}`);
    else {
      const [one, two] = [worlds.real, worlds.other].map((world) => json(imagine(game, world, viewer, `same ${step}`)));
      same(`${where}: the imagined world depends on the truth`, one!, two!);
      count.sameImagined++;
    }
  }
}

/** One answer in both worlds: the same where it can be given in both, else one that the viewer cannot tell from it. True if it heard the same. */
function answer(
  game: AnyGame,
  worlds: Twins,
  viewer: Viewer,
  random: Random,
  where: string,
  count: { events: number },
): boolean {
  const choice = awaited(worlds.real)!;
  const there = worlds.other.asked.find(({ seat }) => seat === choice.seat)!;
  const picks = randomPicks(choice, random);
  const before = shown(game, worlds.real, viewer);
  const one = run(game, worlds.real, choice.seat, picks);
  const sealed = one.state.question === worlds.real.question && one.state.result === null;
  if (sealed && choice.seat !== viewer) {
    same(`${where}: an answer still sealed shows`, before, shown(game, one.state, viewer));
  }
  alignSealed(worlds, viewer);
  const wanted = sameAnswer(choice, picks, there);
  let two = run(game, worlds.other, choice.seat, wanted ?? randomPicks(there, random));
  if (!one.closed) two = indistinguishable(game, worlds, viewer, choice.seat, one, two, where);
  compareEvents(game, viewer, one, two, where);
  count.events++;
  const input = { do: 'answer', seat: choice.seat, question: worlds.real.question, picks } as const;
  // As the server has it: with what can be undone.
  worlds.real = taken(game, worlds.real, input).state;
  worlds.other = two.state;
  return json(heard(one, viewer)) === json(heard(two, viewer));
}

/**
 * Nothing was marked as revealed and no chance was used, so the decision may be undone: then it must not have told the viewer
 * anything, that is, some answer in the other world looks the same.
 */
function indistinguishable(
  game: AnyGame,
  worlds: Twins,
  viewer: Viewer,
  seat: Seat,
  one: Ran,
  two: Ran,
  where: string,
): Ran {
  const view = shown(game, one.state, viewer);
  const looksSame = (ran: Ran): boolean =>
    shown(game, ran.state, viewer) === view && json(heard(ran, viewer)) === json(heard(one, viewer));
  if (looksSame(two)) return two;
  const there = worlds.other.asked.find((choice) => choice.seat === seat)!;
  if (seat !== viewer && there.max === 1) {
    for (let pick = 0; pick < there.options.length; pick++) {
      const ran = run(game, worlds.other, seat, [pick]);
      if (looksSame(ran)) return ran;
    }
  }
  const told = difference(view + json(heard(one, viewer)), shown(game, two.state, viewer) + json(heard(two, viewer)));
  throw new Broken(`${where}: a decision that can be undone revealed something: ${told}`);
}

/** An event may tell a viewer what its view tells at that instant, or told earlier in the same run, and nothing else. */
function compareEvents(game: AnyGame, viewer: Viewer, one: Ran, two: Ran, where: string): void {
  const [first, second] = [heard(one, viewer), heard(two, viewer)];
  const view = (ran: Ran, index: number): string => json(game.view(ran.moments[index]!, viewer));
  for (let index = 0; index < Math.min(first.length, second.length); index++) {
    if (view(one, index) !== view(two, index)) return;
    same(`${where}: an event tells what is hidden`, first[index]!, second[index]!);
  }
}

/** The first word of a zone's name: `hand` of `hand 2`. */
const sort = (zone: Zone): string => zone.name.split(' ', 1)[0]!;

/** By sort of zone. */
export type Coverage = { readonly [sort: string]: Share };

/** The sorts of zones that hide something from somebody. */
export function hiddenSorts(game: AnyGame, variant: Variant): readonly string[] {
  const hidden = game.zones(begin(game, variant, 'sorts').table).filter(({ seenBy }) => seenBy !== 'all');
  return [...new Set(hidden.map(sort))];
}

/**
 * Over many worlds imagined from one state every hidden piece is seen in every place of its lot: what is hidden is really dealt
 * anew.
 */
export function lotsCovered(game: AnyGame, variant: Variant, samples: number): Coverage {
  const coverage: { [sort: string]: { seen: number; possible: number } } = {};
  const viewers = viewersOf(variant.seats);
  let done = 0;
  for (let number = 0; done < samples; number++) {
    walk(game, variant, `lots ${number}`, (state, random) => {
      // A few moments of each game, each seen by one viewer: each costs hundreds of worlds.
      if (state.result !== null || done >= samples || random(40) !== 0) return;
      coverLots(game, state, viewers[random(viewers.length)]!, `${number} ${done++}`, coverage);
    });
  }
  for (const [zone, { seen, possible }] of Object.entries(coverage)) {
    if (seen < possible) throw new Broken(`${zone}: only ${seen} of ${possible} pieces and places were ever dealt`);
  }
  return coverage;
}

function coverLots(
  game: AnyGame,
  state: AnyState,
  viewer: Viewer,
  seed: string,
  coverage: { [sort: string]: { seen: number; possible: number } },
): void {
  const { kinds } = game.hidden(state.table);
  const lots = lotsOf(game.hidden(state.table), viewer);
  const largest = Math.max(0, ...lots.map((lot) => lot.length));
  if (largest === 0) return;
  const place = (zone: Zone, index: number): string => (zone.ordered ? `${zone.name} at ${index}` : zone.name);
  const dealt = new Set<string>();
  for (let world = 0; world < 25 * largest; world++) {
    const other = copyState(game, state);
    game.resample(other, viewer, randomOf(sfc(`${seed} ${world}`)));
    const there = game.hidden(other.table).kinds;
    for (const zone of game.zones(other.table)) {
      zone.pieces.forEach((piece, index) => dealt.add(`${there[piece]} ${place(zone, index)}`));
    }
  }
  for (const lot of lots) {
    const holds = new Set(lot.map((piece) => kinds[piece]!));
    for (const zone of game.zones(state.table)) {
      const tally = (coverage[sort(zone)] ??= { seen: 0, possible: 0 });
      const places = new Set<string>();
      zone.pieces.forEach((piece, index) => {
        if (lot.includes(piece)) places.add(place(zone, index));
      });
      for (const kind of holds) {
        if (!couldLie(game, state, lot, zone, kind)) continue;
        for (const spot of places) {
          tally.possible++;
          if (dealt.has(`${kind} ${spot}`)) tally.seen++;
        }
      }
    }
  }
}

/**
 * Whether a piece of that kind could lie there: where some places of the lot take only some kinds, there must be enough left for them.
 */
function couldLie(game: AnyGame, state: AnyState, lot: readonly number[], zone: Zone, kind: number): boolean {
  if (zone.fits !== undefined) return zone.fits(kind);
  const { kinds } = game.hidden(state.table);
  const picky = game.zones(state.table).filter(({ fits }) => fits !== undefined && fits(kind));
  const places = picky.reduce((sum, { pieces }) => sum + pieces.filter((piece) => lot.includes(piece)).length, 0);
  return picky.every(({ fits }) => lot.filter((piece) => fits!(kinds[piece]!)).length > places);
}

/** An imagined world is a whole game: it has no faults, asks the same seats, and is played to its end. */
export function imaginedGoesOn(game: AnyGame, variant: Variant, games: number): Figures {
  let worlds = 0;
  for (let number = 0; number < games; number++) {
    walk(game, variant, `imagined ${number}`, (state, random) => {
      if (state.result !== null || random(6) !== 0) return;
      const seat = random(variant.seats) as Seat;
      const world = imagine(game, state, seat, `world ${worlds}`);
      checkFaults(game, world);
      deepFreeze(state);
      same(
        'imagined again from an imagined world',
        json(imagine(game, state, seat, 'a')),
        json(imagine(game, world, seat, 'a')),
      );
      const play = new Play(game, world, { quiet: true });
      for (let choice = awaited(world); choice !== undefined; choice = awaited(world)) {
        play.take(choice.seat, randomPicks(choice, random));
        checkFaults(game, world);
      }
      worlds++;
    });
  }
  return { games, worlds };
}

function checkFaults(game: AnyGame, world: AnyState): void {
  const [fault] = game.faults(world.table);
  if (fault !== undefined) throw new Broken(`in an imagined world: ${fault}`);
}
