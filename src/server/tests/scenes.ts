/** A game of three scenes for tests of the table around it: whoever opens the table says which. Seats 1 and 2 are asked. */
import type { BotJob } from '../bots/job.ts';
import { choiceFor, randomOf, randomPicks, sfc, type AnyGame, type Picks } from '../../kernel/index.ts';
import { note, ONE, tiny, TWO, wordsOf, type TinyRun } from '../../testkit/tiny.ts';

const LAST_WORD = 'c';

/** Goes on at the label, unless somebody had the last word. */
function goOn(run: TinyRun, label: string, words: readonly string[]): void {
  for (const word of words) note(run, word);
  if (!words.includes(LAST_WORD)) return run.goto(label);
  const seats = Array.from({ length: run.seats }, (_, seat) => seat);
  run.finish({ scores: seats.map(() => 0), places: seats.map(() => 1), reason: 'T-1' });
}

/**
 * Alone: seat 1 names letters; nothing is final until it says c, which ends the game. Sealed: seats 1 and 2 name one at once.
 * Forced: seat 1 has one possible answer, then names letters.
 */
export const scenes = tiny(
  {
    turn: {
      begin: (run) => run.goto(run.options['scene'] as string),
      alone: (run) => run.ask({ seat: ONE, ask: 'letter' }),
      named: (run) => goOn(run, 'alone', [wordsOf(run, ONE)]),
      sealed: (run) => run.ask({ seat: ONE, ask: 'letter' }, { seat: TWO, ask: 'letter' }),
      opened: (run) => goOn(run, 'sealed', [wordsOf(run, ONE), wordsOf(run, TWO)]),
      forced: (run) => run.ask({ seat: ONE, ask: 'done' }),
      given: (run) => goOn(run, 'alone', [wordsOf(run, ONE, 'done')]),
    },
  },
  {
    id: 'scenes',
    seats: { min: 2, max: 4 },
    options: [
      { id: 'scene', kind: 'one', values: ['alone', 'sealed', 'forced'], default: 'alone', clause: 'T-1' },
      { id: 'long', kind: 'switch', default: false, clause: 'T-1' },
      { id: 'colour', kind: 'bySeat', values: ['red', 'blue', 'green', 'gold'], clause: 'T-1' },
    ],
  },
) as AnyGame;

/** The picks that name them. */
export const LETTERS: { readonly [letter in 'a' | 'b' | 'c']: number[] } = { a: [0], b: [1], c: [2] };

/** Bots that think for ever: nothing happens at the table that the test did not do. */
export const silentBots = { choose: (): Promise<Picks> => new Promise(() => undefined) };

/** Bots that answer by chance, without a thread. */
export const hastyBots = {
  choose: ({ world, seat, seed }: BotJob): Promise<Picks> =>
    Promise.resolve(randomPicks(choiceFor(world(), seat)!, randomOf(sfc(seed)))),
};
