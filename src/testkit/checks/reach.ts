/** Checks that random games reach every label, event, question and kind of piece: the suite proves nothing about what they never reach. */
import {
  eventFor,
  randomOf,
  seenKind,
  sfc,
  type AnyGame,
  type Frame,
  type Proc,
  type Run,
} from '../../kernel/index.ts';
import { startVariant, CheckFailure, randomInput, applyLegal, type Variant } from '../walk.ts';
import type { Coverage } from './coverage.ts';

type AnyRun = Run<unknown, Frame, unknown, unknown>;

/** The same game, which reports each label that it runs. */
function tracingLabels(game: AnyGame, ran: (label: string) => void): AnyGame {
  const procs: { [proc: string]: Proc<AnyRun, Frame> } = {};
  for (const [name, proc] of Object.entries(game.procs)) {
    const steps: { [label: string]: (run: AnyRun, frame: Frame) => void } = {};
    for (const [label, step] of Object.entries(proc)) {
      steps[label] = (run, frame) => {
        ran(`${name}.${label}`);
        step(run, frame);
      };
    }
    procs[name] = steps;
  }
  return { ...game, procs };
}

export interface ReachTargets {
  /** Every type of event that the verbs emit. */
  readonly events: readonly string[];
}

/** Plays `games` games, at the variants in turn. */
export function everythingReached(
  game: AnyGame,
  variants: readonly Variant[],
  games: number,
  wanted: ReachTargets,
): Coverage {
  const labels = new Set<string>();
  const asks = new Set<string>();
  const events = new Set<string>();
  const kinds = new Set<number>();
  const allKinds = new Set<number>();
  const tracedGame = tracingLabels(game, (label) => labels.add(label));
  for (let number = 0; number < games; number++) {
    const variant = variants[number % variants.length]!;
    const random = randomOf(sfc(`reach ${number}`));
    const started = startVariant(tracedGame, variant, `reach ${number}`, number % 2 === 1);
    let { state } = started;
    for (const event of started.events) events.add((eventFor(event, 'spectator') as { type: string }).type);
    const hidden = game.hidden(state.table);
    hidden.kinds.forEach((kind) => allKinds.add(kind));
    while (state.result === null) {
      state.asked.forEach((choice) => asks.add(choice.ask));
      const outcome = applyLegal(tracedGame, state, randomInput(state, random));
      for (const event of outcome.events) events.add((eventFor(event, 'spectator') as { type: string }).type);
      state = outcome.state;
      addPublicKinds(game, state, kinds);
    }
  }
  const all = Object.entries(game.procs).flatMap(([name, proc]) =>
    Object.keys(proc).map((label) => `${name}.${label}`),
  );
  requireAll('labels', all, labels);
  requireAll('questions', Object.keys(game.questions), asks);
  requireAll('events', wanted.events, events);
  requireAll('kinds of pieces', allKinds, kinds);
  const undeclared = [...events].find((type) => !wanted.events.includes(type));
  if (undeclared !== undefined) throw new CheckFailure(`the event ${undeclared} is not in the list of events`);
  return { games, labels: labels.size, questions: asks.size, events: events.size, kinds: kinds.size };
}

/** Adds the kinds that the spectator can see: a kind counts as reached when it was in play, not only in a face-down pile. */
function addPublicKinds(game: AnyGame, state: Parameters<AnyGame['view']>[0], kinds: Set<number>): void {
  const hidden = game.hidden(state.table);
  for (const zone of game.zones(state.table)) {
    for (const piece of zone.pieces) {
      const kind = seenKind(hidden, 'spectator', piece);
      if (kind !== null) kinds.add(kind);
    }
  }
}

function requireAll<X>(what: string, wanted: Iterable<X>, reached: ReadonlySet<X>): void {
  const left = [...wanted].filter((item) => !reached.has(item));
  if (left.length > 0) throw new CheckFailure(`${what} never reached: ${left.join(', ')}`);
}
