import { describe, expect, test } from 'vitest';
import { startTiny, note, ONE, over, tiny, TWO, wordsOf, ZERO, type TinyGame, type TinyRun } from '../testkit/tiny.ts';
import { copyState, start } from './apply.ts';
import { awaited, choiceFor, Play, RuleError } from './play.ts';
import type { Seat } from './types.ts';

/** The message of the rule's error, with the path of its frames. */
const crash = (game: TinyGame, picks: readonly (readonly number[])[] = []): string => {
  try {
    const { state } = startTiny(game);
    const play = new Play(game, state);
    for (const next of picks) play.take(awaited(state)!.seat, next);
  } catch (error) {
    expect(error).toBeInstanceOf(RuleError);
    return (error as RuleError).message;
  }
  return 'nothing crashed';
};

const letter = (seat: Seat) => ({ seat, ask: 'letter' });

describe('steps', () => {
  test('run in order, through calls and back, until the game is over', () => {
    const game = tiny({
      turn: {
        begin: (run) => note(run, 'begin'),
        fight: (run) => run.call({ proc: 'attack', at: 'strike' }),
        after: (run) => note(run, 'after'),
        end: over,
      },
      attack: {
        strike: (run) => note(run, 'strike'),
        parry: (run) => note(run, 'parry'),
      },
    });
    const { state, events } = startTiny(game);
    expect(state.table.notes).toEqual(['begin', 'strike', 'parry', 'after']);
    expect(events.map(({ shell }) => shell)).toEqual(state.table.notes);
    expect(state.result).toEqual({ scores: [0, 0], places: [1, 1], reason: 'over' });
    expect(state.stack).toEqual([]);
    expect(state.answers).toEqual([null, null]);
  });

  test('jump to another label, or leave the procedure early', () => {
    const game = tiny({
      turn: {
        fight: (run) => run.call({ proc: 'attack', at: 'strike' }),
        again(run) {
          note(run, 'again');
          if (run.table.notes.length < 5) run.goto('fight');
        },
        end: over,
      },
      attack: {
        strike(run) {
          note(run, 'strike');
          run.done();
        },
        never: (run) => note(run, 'never'),
      },
    });
    expect(startTiny(game).state.table.notes).toEqual(['strike', 'again', 'strike', 'again', 'strike', 'again']);
  });

  test('that call and jump return to the label they jumped to', () => {
    const game = tiny({
      turn: {
        fight(run) {
          run.call({ proc: 'attack', at: 'strike' });
          run.goto('end');
        },
        skipped: (run) => note(run, 'skipped'),
        end(run) {
          note(run, 'end');
          over(run);
        },
      },
      attack: { strike: (run) => note(run, 'strike') },
    });
    expect(startTiny(game).state.table.notes).toEqual(['strike', 'end']);
  });

  test('find the table, the seats, the options and the stack', () => {
    const seen: unknown[] = [];
    const game = tiny(
      {
        turn: { call: (run) => run.call({ proc: 'attack', at: 'look' }), end: over },
        attack: {
          look: (run) =>
            void seen.push(
              run.seats,
              run.options,
              run.stack.map(({ proc }) => proc),
            ),
        },
      },
      { options: [{ id: 'fast', kind: 'switch', default: true, clause: 'T-1' }] },
    );
    startTiny(game, 3);
    expect(seen).toEqual([3, { fast: true }, ['turn', 'attack']]);
  });

  test('draw the same numbers for the same seed', () => {
    const game = tiny({
      turn: {
        roll(run) {
          for (let die = 0; die < 20; die++) note(run, String(run.random(6)));
        },
        end: over,
      },
    });
    const rolled = (seed: string): string => start(game, { seats: 2, seed }).state.table.notes.join('');
    expect(rolled('one')).toBe(rolled('one'));
    expect(rolled('one')).not.toBe(rolled('two'));
    expect(rolled('one')).toMatch(/^[0-5]{20}$/);
  });
});

describe('a question', () => {
  const asking = tiny({
    turn: {
      ask: (run) => run.ask(letter(ZERO)),
      take: (run) => note(run, wordsOf(run, ZERO)),
      again: (run) => run.goto('ask'),
    },
  });

  test('stops the run and is answered by the next step', () => {
    const { state } = startTiny(asking);
    expect(state).toMatchObject({ question: 1, asker: 'ask', asked: [{ seat: 0, ask: 'letter', min: 1, max: 1 }] });
    const play = new Play(asking, state);
    play.take(ZERO, [1]);
    expect(state.table.notes).toEqual(['b']);
    expect(state).toMatchObject({ question: 2, answers: [null, null] });
  });

  test('to several waits for all of them, in whatever order they answer', () => {
    const game = tiny({
      turn: {
        ask: (run) => run.ask(letter(ONE), letter(ZERO)),
        take: (run) => note(run, `${wordsOf(run, ZERO)} ${wordsOf(run, ONE)}`),
        end: over,
      },
    });
    const { state } = startTiny(game);
    const other = copyState(game, state);
    const play = new Play(game, state);
    expect(awaited(state)?.seat).toBe(1);
    play.take(ONE, [2]);
    expect(awaited(state)?.seat).toBe(0);
    expect(state).toMatchObject({ question: 1, answers: [null, [2]], table: { notes: [] } });
    play.take(ZERO, [0]);
    expect(state.table.notes).toEqual(['a c']);

    const turned = new Play(game, other);
    turned.take(ZERO, [0]);
    turned.take(ONE, [2]);
    expect(other).toEqual(state);
  });

  test('to nobody is passed over, and the step after reads no answers', () => {
    const game = tiny({
      turn: {
        ask: (run) => run.ask(),
        take: (run) => note(run, `${run.answer(ZERO, 'letter').length} ${String(run.pickIfAsked(ONE, 'letter'))}`),
        end: over,
      },
    });
    const { state } = startTiny(game);
    expect(state.table.notes).toEqual(['0 null']);
    expect(state.question).toBe(0);
  });

  test('takes several picks, or none, where it allows them', () => {
    const game = tiny({
      turn: {
        ask: (run) => run.ask({ ...letter(ZERO), min: 0, max: 2 }),
        take: (run) => note(run, wordsOf(run, ZERO)),
        again: (run) => run.goto('ask'),
      },
    });
    const { state } = startTiny(game);
    const play = new Play(game, state);
    play.take(ZERO, [0, 2]);
    play.take(ZERO, []);
    expect(state.table.notes).toEqual(['a c', '']);
  });

  test('can be asked again, and is the same', () => {
    const { state } = startTiny(asking);
    const before = JSON.stringify(state);
    expect(new Play(asking, state).reask()).toEqual(state.asked);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('of one possible answer is skipped only where that is wanted', () => {
    const game = tiny({
      turn: {
        begin: (run) => run.ask(letter(ZERO)),
        ask: (run) => run.ask({ seat: ZERO, ask: 'done' }, { ...letter(ONE), min: 3, max: 3 }),
        take: (run) => note(run, `${wordsOf(run, ZERO, 'done')}, ${wordsOf(run, ONE)}`),
        mixed: (run) => run.ask(letter(ONE), { seat: ZERO, ask: 'done' }),
        end: over,
      },
    });
    const { state } = startTiny(game);
    const asked = copyState(game, state);
    new Play(game, asked).take(ZERO, [0]);
    expect(asked).toMatchObject({ question: 2, answers: [null, null] });
    new Play(game, state, { skipForced: true }).take(ZERO, [0]);
    expect(state.table.notes).toEqual(['done, a b c']);
    // Seat 1 has a choice, so the question stays open; seat 0 has answered.
    expect(state).toMatchObject({ question: 3, answers: [[0], null] });
  });

  test('has the same number in a quiet run, which keeps no events', () => {
    const { state } = startTiny(asking);
    const play = new Play(asking, state, { quiet: true });
    play.take(ZERO, [0]);
    expect(play.events).toEqual([]);
    expect(state).toMatchObject({ question: 2, table: { notes: ['a'] } });
  });
});

describe('"Done"', () => {
  const turns = (more: (run: TinyRun) => void = () => undefined): TinyGame =>
    tiny({
      turn: {
        ask: (run) => run.ask(letter(ZERO)),
        act(run) {
          note(run, wordsOf(run, ZERO));
          more(run);
        },
        confirm: (run) => run.ask({ seat: ZERO, ask: 'done', confirm: true }),
        confirmed: (run) => note(run, wordsOf(run, ZERO, 'done')),
        rival: (run) => run.ask(letter(ONE)),
        end: over,
      },
    });
  const after = (game: TinyGame, confirms: readonly boolean[]) => {
    const { state } = startTiny(game, 2, confirms);
    new Play(game, state).take(ZERO, [0]);
    return { asked: state.asked.map(({ ask }) => ask), question: state.question, notes: state.table.notes };
  };

  test('is asked of a seat that wants it', () => {
    expect(after(turns(), [true, false])).toEqual({ asked: ['done'], question: 2, notes: ['a'] });
  });

  test('is answered by the kernel for a seat that does not want it, and uses no question number', () => {
    expect(after(turns(), [false, true])).toEqual({ asked: ['letter'], question: 2, notes: ['a', 'done'] });
  });

  test('is not asked after a reveal or a draw, for there is nothing to undo', () => {
    expect(
      after(
        turns((run) => run.reveal()),
        [true, true],
      ).asked,
    ).toEqual(['letter']);
    expect(
      after(
        turns((run) => void run.random(6)),
        [true, true],
      ).asked,
    ).toEqual(['letter']);
  });

  test('is asked again after the next decision of the same run, if that one revealed nothing', () => {
    const game = tiny({
      turn: {
        ask: (run) => run.ask(letter(ZERO)),
        act(run) {
          if (wordsOf(run, ZERO) === 'b') run.reveal();
        },
        confirm: (run) => run.ask({ seat: ZERO, ask: 'done', confirm: true }),
        again: (run) => run.goto('ask'),
      },
    });
    const { state } = startTiny(game, 1, [true]);
    const play = new Play(game, state);
    play.take(ZERO, [1]);
    expect(state.asked[0]!.ask).toBe('letter');
    play.take(ZERO, [0]);
    expect(state.asked[0]!.ask).toBe('done');
  });

  test('is not asked of a seat that did not decide last', () => {
    const game = tiny({
      turn: {
        ask: (run) => run.ask(letter(ONE)),
        take: (run) => note(run, 'taken'),
        confirm: (run) => run.ask({ seat: ZERO, ask: 'done', confirm: true }),
        end: over,
      },
    });
    const { state } = startTiny(game, 2, [true, true]);
    new Play(game, state).take(ONE, [0]);
    expect(state.result).not.toBeNull();
  });

  test('is asked of one seat alone', () => {
    const game = tiny({
      turn: {
        confirm: (run) =>
          run.ask({ seat: ZERO, ask: 'done', confirm: true }, { seat: ONE, ask: 'done', confirm: true }),
        end: over,
      },
    });
    expect(crash(game)).toBe('turn.confirm: a confirm is asked of one seat alone');
  });
});

describe('a rule that is wrong', () => {
  const one = (act: (run: TinyRun) => void): TinyGame => tiny({ turn: { act, end: over } });

  test('is found by the frames it ran in', () => {
    const game = tiny({
      turn: { begin: () => undefined, play: (run) => run.call({ proc: 'attack', at: 'strike' }), end: over },
      attack: {
        strike: () => undefined,
        shield() {
          throw new TypeError('no such shield');
        },
      },
    });
    expect(crash(game)).toBe('turn.play > attack.shield: no such shield');
    expect(() => startTiny(game)).toThrow(
      expect.objectContaining({
        name: 'RuleError',
        path: 'turn.play > attack.shield',
        cause: new TypeError('no such shield'),
      }),
    );
  });

  test('asks and acts', () => {
    const asksAnd = (act: (run: TinyRun) => void): string =>
      crash(
        one((run) => {
          run.ask(letter(ZERO));
          act(run);
        }),
      );
    const wrong = 'turn.act: a step asks or acts, never both';
    expect(asksAnd((run) => run.emit('told'))).toBe(wrong);
    expect(asksAnd((run) => run.goto('end'))).toBe(wrong);
    expect(asksAnd((run) => run.done())).toBe(wrong);
    expect(asksAnd((run) => run.reveal())).toBe(wrong);
    expect(asksAnd((run) => void run.random(2))).toBe(wrong);
    expect(asksAnd(over)).toBe(wrong);
    expect(asksAnd((run) => run.call({ proc: 'attack', at: 'end' }))).toContain('a step asks or acts, never both');
    const actsFirst = one((run) => {
      note(run, 'told');
      run.ask(letter(ZERO));
    });
    expect(crash(actsFirst)).toBe(wrong);
  });

  test('asks twice', () => {
    const game = one((run) => {
      run.ask(letter(ZERO));
      run.ask(letter(ONE));
    });
    expect(crash(game)).toBe('turn.act: a step asks once');
  });

  test('reads an answer later than in the next step, or before any question', () => {
    const late = 'an answer is read by the step after the question, not later';
    expect(crash(one((run) => void run.answer(ZERO, 'letter')))).toBe(`turn.act: ${late}`);
    const game = tiny({
      turn: {
        ask: (run) => run.ask(letter(ZERO)),
        take: () => undefined,
        read: (run) => void run.pick(ZERO, 'letter'),
        end: over,
      },
    });
    expect(crash(game, [[0]])).toBe(`turn.read: ${late}`);
  });

  test('reads an answer to a question that the seat was not asked', () => {
    const reads = (read: (run: TinyRun) => unknown): string =>
      crash(tiny({ turn: { ask: (run) => run.ask(letter(ZERO)), take: (run) => void read(run), end: over } }), [[0]]);
    expect(reads((run) => run.pick(ZERO, 'done'))).toBe('turn.take: seat 0 was asked letter, not done');
    expect(reads((run) => run.answer(ZERO, 'done'))).toBe('turn.take: seat 0 was asked letter, not done');
    expect(reads((run) => run.pick(ONE, 'letter'))).toBe('turn.take: seat 1 was not asked letter');
    expect(reads((run) => run.pickIfAsked(ONE, 'letter'))).toBe('nothing crashed');
  });

  test('reads several picks as one', () => {
    const game = tiny({
      turn: {
        ask: (run) => run.ask({ ...letter(ZERO), max: 2 }),
        take: (run) => void run.pick(ZERO, 'letter'),
        end: over,
      },
    });
    expect(crash(game, [[0, 1]])).toBe('turn.take: seat 0 picked 2 of letter, read them with answer()');
    expect(crash(game, [[1]])).toBe('nothing crashed');
  });

  test('goes to a step that does not exist', () => {
    expect(crash(one((run) => run.goto('nowhere')))).toBe('turn.act: no step turn.nowhere');
    expect(crash(one((run) => run.goto('constructor')))).toBe('turn.act: no step turn.constructor');
    expect(crash(one((run) => run.call({ proc: 'attack', at: 'nowhere' })))).toBe(
      'turn.act > attack.nowhere: no step attack.nowhere',
    );
  });

  test('asks what the seat cannot answer, or a question that does not exist', () => {
    expect(crash(one((run) => run.ask({ seat: TWO, ask: 'never' })))).toBe(
      'turn.act: seat 2 cannot answer never: 0 options, 1 wanted',
    );
    expect(crash(one((run) => run.ask({ seat: ZERO, ask: 'colour' })))).toBe('turn.act: no question named colour');
  });

  test('loops without a question', () => {
    const game = tiny({ turn: { act: () => undefined, again: (run) => run.goto('act') } });
    expect(crash(game)).toContain('no question after 10000 steps');
    expect(crash(game)).toContain('turn');
  });

  test('ends without a result', () => {
    expect(crash(tiny({ turn: { act: () => undefined } }))).toContain('the last procedure ended without a result');
  });

  test('does not ask when its question is asked again', () => {
    let quiet = false;
    const game = tiny({ turn: { ask: (run) => (quiet ? undefined : run.ask(letter(ZERO))), end: over } });
    const { state } = startTiny(game);
    quiet = true;
    expect(() => new Play(game, state).reask()).toThrow('turn.ask: the asking step did not ask');
    expect(() => new Play(game, { ...state, asker: 'constructor' }).reask()).toThrow('there is no asking step');
  });
});

test('the open choice of a seat is found, whether or not it has answered', () => {
  const game = tiny({ turn: { ask: (run) => run.ask(letter(ZERO), letter(TWO)), end: over } });
  const { state } = startTiny(game, 3);
  new Play(game, state).take(ZERO, [0]);
  expect(choiceFor(state, ZERO)?.seat).toBe(0);
  expect(choiceFor(state, ONE)).toBeUndefined();
  expect(awaited(state)?.seat).toBe(2);
});

test('an event has a shell for all and its full form for those who may know', () => {
  const game = tiny({ turn: { tell: (run) => run.emit('a card', { seats: [ONE], full: 'the axe' }), end: over } });
  expect(startTiny(game).events).toEqual([{ shell: 'a card', seats: [1], full: 'the axe' }]);
});
