/** `meadhall play`: bots play a whole game, printed as sentences. */
import { apply, awaited, eventFor, imagine, start, type AnyGame, type AnyState } from '../kernel/index.ts';
import { bots, type Bot } from '../bots/index.ts';
import { moduleOf, type GameJudge } from '../games/index.ts';
import type { SpokenText } from '../text/index.ts';
import { outcome, eventNarrator } from './narration.ts';
import { words } from './words.ts';

export interface PlayOptions {
  readonly game: AnyGame;
  readonly text: SpokenText;
  readonly seats: number;
  /** The whole game follows from it: the shuffles and what the bots choose. */
  readonly seed: string;
  readonly bot: Bot;
}

/** The lines to print, with empty ones between the parts of the game. */
export function* narratedGame({ game, text, seats, seed, bot }: PlayOptions): Generator<string> {
  const say = words[text.language].say;
  yield text.title;
  yield say('seats', { n: seats });
  for (let seat = 0; seat < seats; seat++) yield say('seat', { n: seat + 1, name: text.seat(seat) });
  yield say('again', {
    command: `npm run play -- --game ${game.id} --seats ${seats} --seed=${shellWord(seed)} --bots ${bot.name} --lang ${text.language}`,
  });

  const tell = eventNarrator(text);
  let state: AnyState | null = null;
  for (const step of played(game, seats, seed, bot)) {
    state = step.state;
    for (const event of step.events) yield* tell(event);
  }
  yield '';
  yield* outcome(text, state!.result!);
}

/** Fit to be pasted into a shell. */
const shellWord = (text: string): string =>
  /^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

interface Played {
  readonly state: AnyState;
  /** As a spectator sees them. */
  readonly events: readonly unknown[];
}

function* played(game: AnyGame, seats: number, seed: string, bot: Bot): Generator<Played> {
  const begun = start(game, { seats, seed });
  let { state } = begun;
  let { events } = begun;
  for (;;) {
    yield { state, events: events.map((event) => eventFor(event, 'spectator')) };
    const choice = awaited(state);
    if (choice === undefined) return;
    const { seat } = choice;
    const { question } = state;
    // A bot sees what its seat could: a world imagined from that seat's knowledge.
    const world = imagine(game, state, seat, `${seed} world ${question}`);
    const picks = bot.choose(game, world, seat, `${seed} bot ${question} ${seat}`, judgeOf(game));
    const next = apply(game, state, { do: 'answer', seat, question, picks });
    if (!next.ok) throw new Error(`a legal answer is refused: ${next.refusal.why}`);
    ({ state, events } = next);
  }
}

/** Without an evaluation of its own, every position of a game counts the same. */
const judgeOf = (game: AnyGame): GameJudge => moduleOf(game.id).judge ?? { evaluate: () => 0 };

/** Bots that can judge positions of the game come first. */
export const botsOf = (game: AnyGame): readonly Bot[] =>
  moduleOf(game.id).judge === undefined ? bots : bots.toReversed();
