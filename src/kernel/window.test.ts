import { describe, expect, test } from 'vitest';
import {
  startTiny,
  note,
  ONE,
  over,
  tiny,
  TWO,
  wordsOf,
  ZERO,
  type TinyFrame,
  type TinyGame,
  type TinyRun,
} from '../testkit/tiny.ts';
import { awaited, Play } from './play.ts';
import type { Seat } from './types.ts';
import { reactionWindow, type Reaction } from './window.ts';

type Window = Extract<TinyFrame, { readonly proc: 'window' }>;

/** `a` reacts and is noted, `b` reacts and bars the next seat, `c` declines. */
const windowed = (rounds: Reaction<never, never>['rounds'], order: readonly Seat[]): TinyGame =>
  tiny({
    turn: { open: (run) => run.offer({ proc: 'window', order }), end: over },
    window: reactionWindow<TinyRun, Window>({
      rounds,
      may: ({ table }, _frame, seat) => !table.notes.includes(`no ${seat}`),
      ask: (_run, _frame, seat) => ({ seat, ask: 'letter' }),
      react(run, _frame, seat) {
        const word = wordsOf(run, seat);
        if (word === 'c') return false;
        note(run, `${word} ${seat}`);
        if (word === 'b') note(run, `no ${(seat + 1) % 3}`);
        return true;
      },
    }),
  });

/** Who is asked, one after the other, when they answer this; the seat that is asked when the answers run out stands last. */
const asked = (game: TinyGame, answers: string): string => {
  const { state } = startTiny(game, 3);
  const play = new Play(game, state);
  let seats = '';
  for (const word of answers) {
    const choice = awaited(state);
    if (choice === undefined) break;
    seats += choice.seat;
    play.take(choice.seat, ['abc'.indexOf(word)]);
  }
  return `${seats} ${state.result === null ? awaited(state)?.seat : 'over'}`;
};

describe('a window that asks once', () => {
  const once = windowed('once', [ONE, TWO, ZERO]);

  test('asks each seat in its order, whatever they answer', () => {
    expect(asked(once, 'ccc')).toBe('120 over');
    expect(asked(once, 'aaa')).toBe('120 over');
    expect(asked(once, 'ac')).toBe('12 0');
  });

  test('looks at the table again before each', () => {
    expect(asked(once, 'bcc')).toBe('10 over');
    expect(asked(once, 'cbc')).toBe('12 over');
  });
});

describe('a window that asks until all decline', () => {
  const rounds = windowed('untilAllDecline', [ZERO, ONE, TWO]);

  test('is over when every seat has declined in a row', () => {
    expect(asked(rounds, 'ccc')).toBe('012 over');
  });

  test('goes on round after a reaction, and asks the seat that reacted last once more', () => {
    expect(asked(rounds, 'acccc')).toBe('0120 over');
    expect(asked(rounds, 'ccacc')).toBe('01201 2');
    expect(asked(rounds, 'ccaccc')).toBe('012012 over');
    expect(asked(rounds, 'cacaccccc')).toBe('0120120 over');
  });

  test('passes over seats that cannot react, as if they had declined', () => {
    expect(asked(rounds, 'bcc')).toBe('020 over');
    expect(asked(rounds, 'cbc')).toBe('010 1');
    expect(asked(rounds, 'cbcc')).toBe('0101 over');
  });
});

test('a window in which nobody can react asks nobody', () => {
  for (const rounds of ['once', 'untilAllDecline'] as const) {
    const game = windowed(rounds, [ZERO, ONE]);
    const barred = {
      ...game,
      setup: () => ({ table: { notes: ['no 0', 'no 1'] }, first: { proc: 'turn', at: 'open' } as const }),
    };
    expect(startTiny(barred).state).toMatchObject({ question: 0, result: { reason: 'over' } });
    expect(startTiny(windowed(rounds, [])).state).toMatchObject({ question: 0, result: { reason: 'over' } });
  }
});

test('a window under way is plain JSON: its order, where it is, and how many declined', () => {
  const game = windowed('untilAllDecline', [TWO, ZERO]);
  const { state } = startTiny(game, 3);
  new Play(game, state).take(TWO, [2]);
  expect(state.stack).toEqual([
    { proc: 'turn', at: 'end' },
    { proc: 'window', at: 'react', order: [2, 0], cursor: 1, declined: 1 },
  ]);
});
