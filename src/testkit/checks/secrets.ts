/**
 * Checks of hidden information. Two worlds that differ only in what a viewer cannot know must look the same to that viewer: view, choice,
 * refusals and events, everything that leaves the kernel. The second world is imagined from the real one; then both are played in parallel.
 */
import {
  awaited,
  copyRng,
  copyState,
  eventFor,
  imagine,
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
} from '../../kernel/index.ts';
import { begin, CheckFailure, difference, json, nameOf, same, applyLegal, viewersOf, type Variant } from '../walk.ts';
import type { Coverage } from './coverage.ts';

/** Everything that a viewer receives about a state, except whether it may undo: in an imagined world there is nothing to undo. */
const projectionText = (game: AnyGame, state: AnyState, viewer: Viewer): string =>
  json({ ...project(game, state, viewer), undo: false });

/** The reply to "why not?" for every candidate of the viewer's question. */
const refusalsText = (game: AnyGame, state: AnyState, viewer: Viewer): string => {
  const choice = state.asked.find(({ seat }) => seat === viewer);
  if (choice === undefined || viewer === 'spectator') return '';
  const wishes = game.questions[choice.ask]!.candidates(state, state.stack.at(-1)!, viewer);
  return json(wishes.map((wish) => [wish, whyNot(game, state, viewer, wish)]));
};

/** A Play that keeps a copy of the state at each event. */
class RecordingPlay extends Play<unknown, Frame, unknown, unknown> {
  readonly statesAtEvents: AnyState[] = [];
  private readonly game: AnyGame;
  constructor(game: AnyGame, state: AnyState) {
    super(game, state);
    this.game = game;
  }
  override emit(shell: unknown, secret?: { readonly seats: readonly Seat[]; readonly full: unknown }): void {
    super.emit(shell, secret);
    this.statesAtEvents.push(copyState(this.game, this.state));
  }
}

interface AnswerResult {
  readonly state: AnyState;
  readonly events: readonly Emitted<unknown>[];
  /** By event: the state when it was emitted. */
  readonly statesAtEvents: readonly AnyState[];
  /** Whether something was drawn or marked as revealed. */
  readonly closed: boolean;
}

function applyAnswer(game: AnyGame, before: AnyState, seat: Seat, picks: Picks): AnswerResult {
  const state = copyState(game, before);
  state.undo = null;
  const play = new RecordingPlay(game, state);
  play.take(seat, picks);
  return { state, events: play.events, statesAtEvents: play.statesAtEvents, closed: play.closed };
}

const eventTexts = (result: AnswerResult, viewer: Viewer): string[] =>
  result.events.map((event) => json(eventFor(event, viewer)));

interface WorldPair {
  real: AnyState;
  other: AnyState;
}

/** The picks of the same options in another choice, null if one of them is not offered there. */
const translatePicks = (choice: Choice<unknown>, picks: Picks, there: Choice<unknown>): Picks | null => {
  const found = picks.map((pick) => there.options.findIndex((option) => sameOption(option, choice.options[pick])));
  return found.includes(-1) ? null : found.sort((a, b) => a - b);
};

/** Before sealed answers are read: gives the other world the same sealed answers of other seats as the real one, where they are legal. */
function alignSealedAnswers({ real, other }: WorldPair, viewer: Viewer): void {
  for (const choice of real.asked) {
    const picks = real.answers[choice.seat]!;
    const there = other.asked.find(({ seat }) => seat === choice.seat);
    if (picks === null || there === undefined || choice.seat === viewer) continue;
    other.answers[choice.seat] = translatePicks(choice, picks, there) ?? other.answers[choice.seat]!;
  }
}

interface TwoWorldsCoverage extends Coverage {
  readonly views: number;
  readonly refusals: number;
  readonly events: number;
  readonly sameImagined: number;
}

/**
 * Plays games until `wanted` comparisons are made. Each game has one viewer; the viewers take turns, beginning with number `first`.
 * Compared are: in every state the view and the refusals of the real and an imagined world; after every answer the events; and, while
 * the viewer cannot tell the two worlds apart, the world imagined from each of them.
 */
export function twoWorlds(game: AnyGame, variant: Variant, wanted: number, first = 0): TwoWorldsCoverage {
  const count = { views: 0, refusals: 0, events: 0, sameImagined: 0 };
  const viewers = viewersOf(variant.seats);
  for (let number = first; count.views + count.refusals + count.events + count.sameImagined < wanted; number++) {
    compareInOneGame(game, variant, viewers[number % viewers.length]!, `worlds ${number}`, count);
  }
  return count;
}

function compareInOneGame(
  game: AnyGame,
  variant: Variant,
  viewer: Viewer,
  seed: string,
  count: { views: number; refusals: number; events: number; sameImagined: number },
): void {
  const where = `${nameOf(variant)}, seen by ${viewer}`;
  const random = randomOf(sfc(seed));
  const real = begin(game, variant, seed);
  const worlds: WorldPair = { real, other: imagine(game, real, viewer, seed) };
  for (let step = 0; worlds.real.result === null; step++) {
    const view = projectionText(game, worlds.real, viewer);
    const fresh = imagine(game, worlds.real, viewer, `${seed} ${step}`);
    same(`${where}: the view tells more than the lots`, view, projectionText(game, fresh, viewer));
    count.views++;
    const why = refusalsText(game, worlds.real, viewer);
    same(`${where}: a refusal tells what is hidden`, why, refusalsText(game, fresh, viewer));
    if (why !== '') count.refusals++;
    if (step % 3 === 0) worlds.other = fresh;
    // Both worlds draw the same numbers, so that only hidden information can make them differ.
    worlds.other.rng = copyRng(worlds.real.rng);
    const sameEvents = answerInBoth(game, worlds, viewer, random, where, count);
    // The viewer may have learned, legitimately, something that tells the worlds apart: then the other world is imagined anew.
    const apart =
      !sameEvents || projectionText(game, worlds.real, viewer) !== projectionText(game, worlds.other, viewer);
    if (apart) worlds.other = imagine(game, worlds.real, viewer, `${seed} apart ${step}`);
    else {
      const [one, two] = [worlds.real, worlds.other].map((world) => json(imagine(game, world, viewer, `same ${step}`)));
      same(`${where}: the imagined world depends on hidden information`, one!, two!);
      count.sameImagined++;
    }
  }
}

/** The two worlds look the same to the viewer so far, so the same seats must be asked: being asked is public. */
function choiceInOther({ other }: WorldPair, seat: Seat, where: string): Choice<unknown> {
  const choice = other.asked.find((asked) => asked.seat === seat);
  if (choice === undefined) throw new CheckFailure(`${where}: who is asked depends on hidden information`);
  return choice;
}

/**
 * Gives one answer in both worlds: the same if it is legal in both, else one that looks the same to the viewer. Returns whether the viewer
 * got the same events in both.
 */
function answerInBoth(
  game: AnyGame,
  worlds: WorldPair,
  viewer: Viewer,
  random: Random,
  where: string,
  count: { events: number },
): boolean {
  const choice = awaited(worlds.real)!;
  const there = choiceInOther(worlds, choice.seat, where);
  const picks = randomPicks(choice, random);
  const before = projectionText(game, worlds.real, viewer);
  const one = applyAnswer(game, worlds.real, choice.seat, picks);
  const sealed = one.state.question === worlds.real.question && one.state.result === null;
  if (sealed && choice.seat !== viewer) {
    same(`${where}: an answer still sealed shows`, before, projectionText(game, one.state, viewer));
  }
  alignSealedAnswers(worlds, viewer);
  const wanted = translatePicks(choice, picks, there);
  let two = applyAnswer(game, worlds.other, choice.seat, wanted ?? randomPicks(there, random));
  if (!one.closed) two = lookAlike(game, worlds, viewer, choice.seat, one, two, where);
  compareEvents(game, viewer, one, two, where);
  count.events++;
  const input = { do: 'answer', seat: choice.seat, question: worlds.real.question, picks } as const;
  // Applied once more by `apply`, as the server does it, to get a state with its undo.
  worlds.real = applyLegal(game, worlds.real, input).state;
  worlds.other = two.state;
  return json(eventTexts(one, viewer)) === json(eventTexts(two, viewer));
}

/**
 * If nothing was drawn or marked as revealed, the decision can be undone. Then it must not have told the viewer anything: some answer in
 * the other world must look the same. Returns the result of that answer, which is `two` if it already looks the same.
 */
function lookAlike(
  game: AnyGame,
  worlds: WorldPair,
  viewer: Viewer,
  seat: Seat,
  one: AnswerResult,
  two: AnswerResult,
  where: string,
): AnswerResult {
  const view = projectionText(game, one.state, viewer);
  const looksSame = (result: AnswerResult): boolean =>
    projectionText(game, result.state, viewer) === view &&
    json(eventTexts(result, viewer)) === json(eventTexts(one, viewer));
  if (looksSame(two)) return two;
  const there = choiceInOther(worlds, seat, where);
  if (seat !== viewer && there.max === 1) {
    for (let pick = 0; pick < there.options.length; pick++) {
      const result = applyAnswer(game, worlds.other, seat, [pick]);
      if (looksSame(result)) return result;
    }
  }
  const leaked = difference(
    view + json(eventTexts(one, viewer)),
    projectionText(game, two.state, viewer) + json(eventTexts(two, viewer)),
  );
  throw new CheckFailure(`${where}: a decision that can be undone revealed something: ${leaked}`);
}

/** An event may tell a viewer only what its view shows at that moment, or has shown earlier in the same run. */
function compareEvents(game: AnyGame, viewer: Viewer, one: AnswerResult, two: AnswerResult, where: string): void {
  const [first, second] = [eventTexts(one, viewer), eventTexts(two, viewer)];
  const view = (result: AnswerResult, index: number): string => json(game.view(result.statesAtEvents[index]!, viewer));
  for (let index = 0; index < Math.min(first.length, second.length); index++) {
    if (view(one, index) !== view(two, index)) return;
    same(`${where}: an event tells what is hidden`, first[index]!, second[index]!);
  }
}
