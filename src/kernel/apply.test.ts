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
  type TinyGame,
  type TinyState,
} from '../testkit/tiny.ts';
import { deepFreeze } from '../testkit/walk.ts';
import { apply, refusal, start, startFrom, undoable } from './apply.ts';
import type { Input, Seat } from './types.ts';

const letter = (seat: Seat) => ({ seat, ask: 'letter' });

/** Seat 0 writes letters until it writes c; seat 1 answers; both write at once; then it is over. */
const letters = tiny({
  turn: {
    ask: (run) => run.ask({ ...letter(ZERO), min: 1, max: 2 }),
    write(run) {
      const words = wordsOf(run, ZERO);
      for (const word of words.split(' ')) note(run, word);
      if (!words.includes('c')) run.goto('ask');
    },
    confirm: (run) => run.ask({ seat: ZERO, ask: 'done', confirm: true }),
    rival: (run) => run.ask(letter(ONE)),
    answered: (run) => note(run, wordsOf(run, ONE)),
    both: (run) => run.ask(letter(ZERO), letter(ONE)),
    opened: (run) => note(run, wordsOf(run, ZERO) + wordsOf(run, ONE)),
    end: over,
  },
});

const answer = (state: TinyState, seat: number, ...picks: number[]): Input => ({
  do: 'answer',
  seat: seat as Seat,
  question: state.question,
  picks,
});
const undo = (state: TinyState, seat: number): Input => ({ do: 'undo', seat: seat as Seat, question: state.question });

const taken = (game: TinyGame, state: TinyState, input: Input) => {
  const outcome = apply(game, state, input);
  if (!outcome.ok) throw new Error(outcome.refusal.why);
  return outcome;
};
const after = (game: TinyGame, state: TinyState, ...inputs: readonly ((now: TinyState) => Input)[]): TinyState =>
  inputs.reduce((now, input) => taken(game, now, input(now)).state, state);

const refused = (state: TinyState, input: unknown): unknown => {
  const outcome = apply(letters, state, input as Input);
  return outcome.ok ? 'taken' : outcome.refusal;
};

/** Seat 0 to write; seat 1 to answer; both to answer, seat 1 having done so; over. */
const opening = startTiny(letters).state;
const handedOver = after(letters, opening, (now) => answer(now, 0, 2));
const halfSealed = after(
  letters,
  handedOver,
  (now) => answer(now, 1, 0),
  (now) => answer(now, 1, 1),
);
const finished = after(letters, halfSealed, (now) => answer(now, 0, 0));

describe('a refused input', () => {
  test('of a seat that does not exist', () => {
    for (const seat of [-1, 2, NaN, undefined]) {
      expect(refused(opening, { ...answer(opening, 0, 0), seat })).toEqual(refusal('table.watching'));
      expect(refused(opening, { do: 'confirms', seat, wanted: true })).toEqual(refusal('table.watching'));
    }
  });

  test('of a value that is no seat, though it compares as one', () => {
    for (const seat of [0.5, '1', [0], true]) {
      expect(refused(opening, { do: 'confirms', seat, wanted: true })).toEqual(refusal('table.watching'));
    }
  });

  test('when the game is over', () => {
    expect(refused(finished, answer(finished, 0, 0))).toEqual(refusal('table.gameOver'));
    expect(refused(finished, undo(finished, 0))).toEqual(refusal('table.gameOver'));
    expect(finished).toMatchObject({ asked: [], answers: [null, null], undo: null });
  });

  test('to a question that is no longer open, or not yet', () => {
    expect(refused(handedOver, answer(opening, 0, 0))).toEqual(refusal('table.tooLate'));
    expect(refused(opening, answer(handedOver, 0, 0))).toEqual(refusal('table.tooLate'));
    expect(refused(handedOver, undo(opening, 0))).toEqual(refusal('table.tooLate'));
  });

  test('of a seat that is not asked', () => {
    expect(refused(opening, answer(opening, 1, 0))).toEqual(refusal('table.notYourTurn'));
    expect(refused(opening, { do: 'takeBack', seat: 1, question: 1 })).toEqual(refusal('table.notYourTurn'));
  });

  test('of a seat that has answered already', () => {
    expect(refused(halfSealed, answer(halfSealed, 1, 0))).toEqual(refusal('table.tooLate'));
  });

  test('with too few picks, too many, or one that is not offered', () => {
    expect(refused(opening, answer(opening, 0))).toEqual(refusal('table.tooFew', { min: 1 }));
    expect(refused(opening, answer(opening, 0, 0, 1, 2))).toEqual(refusal('table.tooMany', { max: 2 }));
    expect(refused(opening, answer(opening, 0, 3))).toEqual(refusal('table.notOffered'));
  });

  test('to take back or undo what was not done', () => {
    expect(refused(halfSealed, { do: 'takeBack', seat: 0, question: 3 })).toEqual(refusal('table.undoClosed'));
    expect(refused(opening, undo(opening, 0))).toEqual(refusal('table.undoClosed'));
  });

  test('names the clause: the part of the key before the dot', () => {
    expect(refusal('BR-40.village', { seat: 1 })).toEqual({
      clause: 'BR-40',
      why: 'BR-40.village',
      params: { seat: 1 },
    });
    expect(refusal('BR-44')).toEqual({ clause: 'BR-44', why: 'BR-44', params: {} });
    expect(refusal('table.tooLate')).toMatchObject({ clause: 'table.tooLate', why: 'table.tooLate' });
  });
});

describe('a state that goes in', () => {
  test('never changes, whatever is done with it', () => {
    for (const state of [opening, handedOver, halfSealed, finished]) {
      deepFreeze(state);
      for (const seat of [0, 1]) {
        const { question } = state;
        expect(() => {
          apply(letters, state, answer(state, seat, 0));
          apply(letters, state, undo(state, seat));
          apply(letters, state, { do: 'takeBack', seat: seat as Seat, question });
          apply(letters, state, { do: 'confirms', seat: seat as Seat, wanted: true });
        }).not.toThrow();
      }
    }
  });

  test('is as it was when a rule crashes', () => {
    const game = tiny({
      turn: {
        ask: (run) => run.ask(letter(ZERO)),
        act(run) {
          note(run, 'half done');
          throw new Error('the rest is not');
        },
      },
    });
    const { state } = startTiny(game);
    const before = JSON.stringify(state);
    expect(() => apply(game, state, answer(state, 0, 0))).toThrow('turn.act: the rest is not');
    expect(JSON.stringify(state)).toBe(before);
  });

  test('keeps none of the lists the caller gave', () => {
    const picks = [0];
    const state = taken(letters, opening, { do: 'answer', seat: ZERO, question: 1, picks }).state;
    picks.push(7);
    expect(state.undo?.answers).toEqual([[0]]);
    const sealed = [0];
    const both = taken(letters, handedOver, answer(handedOver, 1, 0)).state;
    const waiting = taken(letters, both, { do: 'answer', seat: ONE, question: both.question, picks: sealed }).state;
    sealed.push(7);
    expect(waiting.answers).toEqual([null, [0]]);
  });

  test('keeps its chance: the same input draws the same again', () => {
    const game = tiny({
      turn: {
        ask: (run) => run.ask(letter(ZERO)),
        roll: (run) => note(run, String(run.random(2 ** 30))),
        again: (run) => run.goto('ask'),
      },
    });
    const { state } = startTiny(game);
    const once = taken(game, state, answer(state, 0, 0));
    expect(taken(game, state, answer(state, 0, 0))).toEqual(once);
    const twice = taken(game, once.state, answer(once.state, 0, 0)).state;
    expect(twice.table.notes[1]).not.toBe(twice.table.notes[0]);
  });
});

describe('undo', () => {
  test('goes back decision by decision, and the question number never does', () => {
    const one = taken(letters, opening, answer(opening, 0, 0)).state;
    const two = taken(letters, one, answer(one, 0, 0, 1)).state;
    const three = taken(letters, two, answer(two, 0, 1)).state;
    expect(three.table.notes).toEqual(['a', 'a', 'b', 'b']);
    expect(three.question).toBe(4);

    const backToTwo = taken(letters, three, undo(three, 0));
    expect(backToTwo.state).toEqual({ ...two, question: 5 });
    expect(backToTwo).toMatchObject({ withdrawn: 1, events: [] });
    const backToOne = taken(letters, backToTwo.state, undo(backToTwo.state, 0));
    expect(backToOne.state).toEqual({ ...one, question: 6 });
    expect(backToOne.withdrawn).toBe(2);
    const backToStart = taken(letters, backToOne.state, undo(backToOne.state, 0)).state;
    expect(backToStart).toEqual({ ...opening, question: 7 });
    expect(undoable(backToStart as never, ZERO)).toBe(false);

    const onward = taken(letters, backToStart, answer(backToStart, 0, 2)).state;
    expect(onward).toMatchObject({ question: 8, table: { notes: ['c'] } });
  });

  test('is for the seat that decided, and for nobody else', () => {
    const state = taken(letters, opening, answer(opening, 0, 0)).state;
    expect(undoable(state as never, ZERO)).toBe(true);
    expect(undoable(state as never, ONE)).toBe(false);
    expect(refused(state, undo(state, 1))).toEqual(refusal('table.undoClosed'));
  });

  test('is closed when another seat must act, or several must', () => {
    expect(undoable(handedOver as never, ZERO)).toBe(false);
    const both = taken(letters, handedOver, answer(handedOver, 1, 0)).state;
    expect([ZERO, ONE].map((seat) => undoable(both as never, seat))).toEqual([false, false]);
  });

  test('is closed by a question to several, the seat that decided among them', () => {
    const game = tiny({
      turn: {
        alone: (run) => run.ask(letter(ZERO)),
        both: (run) => run.ask(letter(ZERO), letter(ONE)),
        end: over,
      },
    });
    const { state } = startTiny(game);
    expect(taken(game, state, answer(state, 0, 0)).state.undo).toBeNull();
  });

  test('is closed for what several decided at once, though the last of them must act next', () => {
    const game = tiny({
      turn: {
        both: (run) => run.ask(letter(ZERO), letter(ONE)),
        open: (run) => note(run, wordsOf(run, ZERO) + wordsOf(run, ONE)),
        alone: (run) => run.ask(letter(ONE)),
        end: over,
      },
    });
    const state = after(
      game,
      startTiny(game).state,
      (now) => answer(now, 0, 0),
      (now) => answer(now, 1, 1),
    );
    expect(state.asked.map(({ seat }) => seat)).toEqual([1]);
    expect(undoable(state as never, ONE)).toBe(false);
  });

  test('waits at a "Done" that the seat wants', () => {
    const { state } = startTiny(letters, 2, [true, false]);
    const done = taken(letters, state, answer(state, 0, 2)).state;
    expect(done.asked.map(({ ask }) => ask)).toEqual(['done']);
    const back = taken(letters, done, undo(done, 0)).state;
    expect(back).toEqual({ ...state, question: 3 });
    const handed = after(letters, done, (now) => answer(now, 0, 0));
    expect(undoable(handed as never, ZERO)).toBe(false);
  });

  test('is closed by chance and by a reveal, and opens again after them', () => {
    for (const closing of ['random', 'reveal'] as const) {
      const game = tiny({
        turn: {
          ask: (run) => run.ask(letter(ZERO)),
          act(run) {
            const word = wordsOf(run, ZERO);
            note(run, word);
            if (word === 'b') run[closing](6);
          },
          again: (run) => run.goto('ask'),
        },
      });
      const { state } = startTiny(game);
      const a = taken(game, state, answer(state, 0, 0)).state;
      const ab = taken(game, a, answer(a, 0, 1)).state;
      expect(undoable(ab as never, ZERO)).toBe(false);
      const aba = taken(game, ab, answer(ab, 0, 0)).state;
      const back = taken(game, aba, undo(aba, 0)).state;
      expect(back.table.notes).toEqual(['a', 'b']);
      expect(undoable(back as never, ZERO)).toBe(false);
    }
  });

  test('does not replay a decision as the answer to a "Done" that was switched on after it', () => {
    // Seat 0 has turn after turn, each with a "Done" at its end.
    const game = tiny({
      turn: {
        ask: (run) => run.ask(letter(ZERO)),
        act: (run) => note(run, wordsOf(run, ZERO)),
        confirm: (run) => run.ask({ seat: ZERO, ask: 'done', confirm: true }),
        again: (run) => run.goto('ask'),
      },
    });
    const says = (pick: number) => (now: TinyState) => answer(now, 0, pick);
    const a = after(game, startTiny(game, 1).state, says(0));
    const wanted = taken(game, a, { do: 'confirms', seat: ZERO, wanted: true }).state;
    const abDone = after(game, wanted, says(1), says(0));
    const abc = after(game, abDone, says(2));
    const back = taken(game, abc, undo(abc, 0)).state;
    expect(back.table.notes).toEqual(['a', 'b']);
    expect(back.asked).toEqual(abDone.asked);
  });
});

describe('a sealed answer', () => {
  test('is taken back without a trace, until the last has answered', () => {
    const both = taken(letters, handedOver, answer(handedOver, 1, 0)).state;
    const sealed = taken(letters, both, answer(both, 1, 1));
    expect(sealed).toMatchObject({
      events: [],
      withdrawn: 0,
      state: { question: both.question, answers: [null, [1]] },
    });
    const back = taken(letters, sealed.state, { do: 'takeBack', seat: ONE, question: both.question }).state;
    expect(back).toEqual(both);
    expect(refused(finished, { do: 'takeBack', seat: 1, question: both.question })).toEqual(refusal('table.gameOver'));
  });
});

describe('wanting a "Done"', () => {
  test('may change at any time, for the own seat only, and asks nothing new', () => {
    const changed = taken(letters, handedOver, { do: 'confirms', seat: ZERO, wanted: true });
    expect(changed).toMatchObject({ events: [], withdrawn: 0 });
    expect(changed.state).toEqual({ ...handedOver, confirms: [true, false] });
    const back = taken(letters, changed.state, { do: 'confirms', seat: ZERO, wanted: false }).state;
    expect(back).toEqual(handedOver);
  });

  test('stays as it is when a decision is undone', () => {
    const written = taken(letters, opening, answer(opening, 0, 0)).state;
    const wanted = taken(letters, written, { do: 'confirms', seat: ONE, wanted: true }).state;
    expect(taken(letters, wanted, undo(wanted, 0)).state.confirms).toEqual([false, true]);
  });
});

describe('a game', () => {
  test('starts with its checked seats and options, at its first question', () => {
    const { state } = start(letters, { seats: 2, seed: 'start' });
    expect(state).toMatchObject({
      game: 'tiny',
      rules: 1,
      seats: 2,
      options: {},
      question: 1,
      answers: [null, null],
      confirms: [false, false],
      result: null,
      undo: null,
    });
    expect(() => start(letters, { seats: 4, seed: 'start' })).toThrow('tiny has 1 to 3 seats');
    expect(() => start(letters, { seats: 2, seed: 'start', options: { fast: true } })).toThrow(
      'tiny has no option fast',
    );
  });

  test('starts from a position, unless the position is broken', () => {
    const { state } = startFrom(letters, ['x'], 'start', [true, true]);
    expect(state).toMatchObject({ table: { notes: ['x'] }, confirms: [true, true], asked: [{ seat: 0 }] });
    expect(() => startFrom(letters, ['broken'], 'start')).toThrow('the table is broken');
  });

  test('has the options that its set-up settles, where it draws one', () => {
    const colour = { id: 'colour', kind: 'one', values: ['any', 'red'], default: 'any', clause: 'T-1' } as const;
    const drawing = tiny(
      { turn: { ask: (run) => run.ask(letter(ZERO)), end: over } },
      {
        options: [colour],
        setup: () => ({ table: { notes: [] }, first: { proc: 'turn', at: 'ask' }, options: { colour: 'red' } }),
      },
    );
    expect(startTiny(drawing).state.options).toEqual({ colour: 'red' });
  });

  test('of three seats lets each answer for itself alone', () => {
    const game = tiny({ turn: { ask: (run) => run.ask(letter(TWO), letter(ZERO)), end: over } });
    const { state } = startTiny(game, 3);
    const sealed = taken(game, state, answer(state, 2, 1)).state;
    expect(sealed.answers).toEqual([null, null, [1]]);
    expect(taken(game, sealed, answer(sealed, 0, 1)).state.result).not.toBeNull();
  });
});
