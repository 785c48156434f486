/**
 * The referee: rules without a server, for bots in any language, fuzzers and test harnesses. One line of JSON in, one out, one
 * game at a time. docs/referee.md has every command.
 */
import {
  apply,
  crashReport,
  eventFor,
  imagine,
  inputRefusal,
  load,
  LoadError,
  OptionError,
  picksFrom,
  project,
  RuleError,
  start,
  startFrom,
  whyNot,
  type AnyGame,
  type AnyState,
  type CrashReport,
  type Emitted,
  type Frame,
  type Input,
  type Refusal,
  type Seat,
  type Started,
  type State,
  type Viewer,
} from '../kernel/index.ts';
import {
  BadRequest,
  countField,
  echo,
  field,
  listField,
  objectField,
  readRequest,
  seatField,
  sentence,
  textField,
  viewerField,
  type Request,
} from './request.ts';

export interface RefereeOptions {
  readonly games: readonly AnyGame[];
  /** Makes the seed that a command leaves out. */
  readonly makeSeed: () => string;
  /** Keeps the report of a crashed rule and says where, null if it could not. */
  readonly keepReport: (report: CrashReport) => string | null;
}

type AnyStarted = Started<unknown, Frame, unknown, unknown>;

interface Running {
  readonly game: AnyGame;
  state: AnyState;
  /** Since the game was started or loaded: an event's number is its index. */
  readonly log: Emitted<unknown>[];
}

type Done = { readonly ok: true; readonly [field: string]: unknown };
type Failed =
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly error: string; readonly report?: string };
type Reply = Done | Failed;

export const COMMANDS = [
  'games',
  'new',
  'position',
  'view',
  'answer',
  'takeBack',
  'undo',
  'whynot',
  'events',
  'state',
  'imagine',
  'result',
  'save',
  'load',
] as const;

export class Referee {
  private readonly options: RefereeOptions;
  private current: Running | null = null;

  constructor(options: RefereeOptions) {
    this.options = options;
  }

  /** The reply to one line. It never throws; after a bad line or a refusal the game is as it was. */
  handle(line: string): string {
    try {
      return JSON.stringify(this.reply(readRequest(line)));
    } catch (error) {
      return JSON.stringify(failure(error));
    }
  }

  private reply(request: Request): Reply {
    const command = textField(request, 'cmd');
    switch (command as (typeof COMMANDS)[number]) {
      case 'games':
        return { ok: true, games: this.options.games.map(({ id, seats, options }) => ({ id, seats, options })) };
      case 'new':
        return this.begin(request, (game, seed) =>
          start(game, { seats: field(request, 'seats') as number, options: request['options'], seed }),
        );
      case 'position': {
        const position = field(request, 'position');
        return this.begin(request, (game, seed) => startFromPosition(game, position, seed));
      }
      case 'load':
        return this.load(objectField(request, 'state'));
      case 'view':
        return this.view(request);
      case 'answer':
        return this.answer(request);
      case 'takeBack':
      case 'undo':
        return this.takeOrUndo(request, command as 'takeBack' | 'undo');
      case 'whynot': {
        const { game, state } = this.running();
        const seat = seatField(request, state.seats);
        return { ok: true, refusal: whyNot(game, state, seat, field(request, 'wish')) };
      }
      case 'events': {
        const { state, log } = this.running();
        const viewer = viewerField(request, state.seats);
        return { ok: true, events: seen(log.slice(countField(request, 'since')), viewer), next: log.length };
      }
      case 'imagine': {
        const { game, state } = this.running();
        const viewer = viewerField(request, state.seats);
        const { seed, made } = this.seed(request);
        return { ok: true, state: imagine(game, state, viewer, seed), ...made };
      }
      case 'result':
        return { ok: true, result: this.running().state.result };
      case 'state':
      case 'save': {
        const { state } = this.running();
        return { ok: true, awaited: awaitedOf(state), state };
      }
      default:
        throw new BadRequest(`no command is called ${echo(command)}; there are ${COMMANDS.join(', ')}`);
    }
  }

  private running(): Running {
    if (this.current === null) throw new BadRequest('no game is under way; begin with new, position or load');
    return this.current;
  }

  private game(id: string): AnyGame {
    const found = this.options.games.find((game) => game.id === id);
    if (found !== undefined) return found;
    const ids = this.options.games.map((game) => game.id).join(', ');
    throw new BadRequest(`no game is called ${echo(id)}; there are ${ids}`);
  }

  /** The seed given, or a new one, which the reply must then tell. */
  private seed(request: Request): { readonly seed: string; readonly made: { readonly seed?: string } } {
    if (Object.hasOwn(request, 'seed')) return { seed: textField(request, 'seed'), made: {} };
    const seed = this.options.makeSeed();
    return { seed, made: { seed } };
  }

  private begin(request: Request, from: (game: AnyGame, seed: string) => AnyStarted): Reply {
    const game = this.game(textField(request, 'game'));
    const { seed, made } = this.seed(request);
    const { state, events } = from(game, seed);
    this.current = { game, state, log: [...events] };
    return { ok: true, ...asking(state), ...made };
  }

  private load(saved: Request): Reply {
    const { game: id } = saved;
    if (typeof id !== 'string') throw new BadRequest('the saved state does not name its game');
    const game = this.game(id);
    const state = load(game, saved);
    this.current = { game, state, log: [] };
    return { ok: true, ...asking(state) };
  }

  private view(request: Request): Reply {
    const { game, state } = this.running();
    const viewer = viewerField(request, state.seats);
    const { question, asked, choice, sealed, undo, result, view } = project(game, state, viewer);
    return {
      ok: true,
      question,
      asked: seatsOf(asked),
      asks: asked,
      choice,
      sealed: sealed?.map((pick) => choice!.options[pick]) ?? null,
      undo,
      result,
      view,
    };
  }

  private answer(request: Request): Reply {
    const { game, state } = this.running();
    const seat = seatField(request, state.seats);
    const question = countField(request, 'question');
    const wishes = listField(request, 'picks');
    // First whether the seat may answer at all, so that a late answer is refused as late and not for picks that are no longer offered.
    const early = inputRefusal(state as State<never, never, unknown>, { do: 'answer', seat, question, picks: [] });
    if (early !== null && early.why !== 'table.tooFew') return { ok: false, refusal: early };
    const picks = picksFrom(game, state, seat, wishes);
    if ('why' in picks) return { ok: false, refusal: picks };
    return this.take({ do: 'answer', seat, question, picks });
  }

  private takeOrUndo(request: Request, what: 'takeBack' | 'undo'): Reply {
    const { state } = this.running();
    const seat = seatField(request, state.seats);
    return this.take({ do: what, seat, question: countField(request, 'question') });
  }

  private take(input: Input): Reply {
    const running = this.running();
    let outcome;
    try {
      outcome = apply(running.game, running.state, input);
    } catch (error) {
      return this.crashed(error, input);
    }
    if (!outcome.ok) return { ok: false, refusal: outcome.refusal };
    const { withdrawn } = outcome;
    // Numbers that were given out stay given out: an undo takes nothing from the log, it adds a line that says what no longer holds.
    const events = input.do === 'undo' ? [undone(withdrawn)] : outcome.events;
    running.state = outcome.state;
    running.log.push(...events);
    const done: Done = { ok: true, events: seen(events, input.seat), ...asking(outcome.state) };
    return input.do === 'undo' ? { ...done, withdrawn } : done;
  }

  private crashed(error: unknown, input: Input): Failed {
    const report = this.options.keepReport(crashReport(error, this.running().state, input));
    return report === null ? failure(error) : { ...failure(error), report };
  }
}

function startFromPosition(game: AnyGame, position: unknown, seed: string): AnyStarted {
  try {
    return startFrom(game, position, seed);
  } catch (error) {
    if (error instanceof RuleError) throw error;
    // A game says in a plain Error what is wrong; anything else is code that stumbled over a field of another type.
    const isSaid = error instanceof Error && (error.constructor === Error || error instanceof OptionError);
    throw new BadRequest(isSaid ? sentence(error.message) : 'the position has a field of the wrong type', {
      cause: error,
    });
  }
}

/** In the order of the rule, whether or not they have answered. */
const seatsOf = (asked: readonly { readonly seat: Seat }[]): Seat[] => asked.map(({ seat }) => seat);

/** Seats that have not answered yet. For the caller only: no seat may know which others have sealed an answer. */
const awaitedOf = ({ asked, answers }: AnyState): Seat[] => seatsOf(asked).filter((seat) => answers[seat] === null);

interface Asking {
  readonly question: number;
  readonly asked: readonly Seat[];
  readonly awaited: readonly Seat[];
}

const asking = (state: AnyState): Asking => ({
  question: state.question,
  asked: seatsOf(state.asked),
  awaited: awaitedOf(state),
});

const seen = (events: readonly Emitted<unknown>[], viewer: Viewer): unknown[] =>
  events.map((event) => eventFor(event, viewer));

const undone = (back: number): Emitted<unknown> => ({ shell: { type: 'undone', back }, seats: [], full: null });

function failure(error: unknown): { readonly ok: false; readonly error: string } {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof BadRequest) return { ok: false, error: message };
  if (error instanceof OptionError || error instanceof LoadError) return { ok: false, error: sentence(message) };
  return { ok: false, error: sentence(`the rules crashed${error instanceof RuleError ? ' at ' : ': '}${message}`) };
}
