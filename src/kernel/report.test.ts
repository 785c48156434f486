import { expect, test } from 'vitest';
import { startTiny, note, over, tiny, wordsOf, ZERO, type TinyGame } from '../testkit/tiny.ts';
import { apply } from './apply.ts';
import { RuleError } from './play.ts';
import { crashReport, replayCrash, type CrashReport } from './report.ts';
import { LoadError } from './save.ts';
import type { Input } from './types.ts';

/** The rules crash on the letter `b`. */
const fragile = (bears: boolean): TinyGame =>
  tiny({
    turn: {
      ask: (run) => run.ask({ seat: ZERO, ask: 'letter' }),
      fight: (run) => {
        const word = wordsOf(run, ZERO);
        note(run, word);
        if (word === 'b') run.call({ proc: 'attack', at: 'strike' });
      },
      end: over,
    },
    attack: {
      strike() {
        if (!bears) throw new RangeError('the axe is too long');
      },
    },
  });

const crashed = (): CrashReport => {
  const { state } = startTiny(fragile(false));
  const input: Input = { do: 'answer', seat: ZERO, question: 1, picks: [1] };
  try {
    apply(fragile(false), state, input);
  } catch (error) {
    return JSON.parse(JSON.stringify(crashReport(error, state, input))) as CrashReport;
  }
  throw new Error('it did not crash');
};

test('a crash is reported with its place, the state before it and the input', () => {
  const report = crashed();
  expect(report.crash).toMatchObject({ path: 'turn.fight > attack.strike', message: 'the axe is too long' });
  expect(report.crash.stack).toContain('RangeError');
  expect(report.input).toEqual({ do: 'answer', seat: 0, question: 1, picks: [1] });
  expect(report.state).toMatchObject({ game: 'tiny', question: 1, table: { notes: [] } });
});

test('a report reproduces the crash until the rule is fixed', () => {
  const report = crashed();
  const shown = replayCrash(fragile(false), report);
  expect(shown).toBeInstanceOf(RuleError);
  expect((shown as RuleError).message).toBe('turn.fight > attack.strike: the axe is too long');
  expect(replayCrash(fragile(true), report)).toBeNull();
});

test('a report is loaded like a saved game: its question is asked again, and junk is refused', () => {
  const report = crashed();
  expect(replayCrash(fragile(false), { ...report, state: { ...report.state, asked: [] } })).toBeInstanceOf(RuleError);
  expect(replayCrash(fragile(false), { ...report, state: null as never })).toBeInstanceOf(LoadError);
});

test('what is thrown outside the rules, or is no error, is reported too', () => {
  const { state } = startTiny(fragile(true));
  const input: Input = { do: 'undo', seat: ZERO, question: 1 };
  expect(crashReport(new Error('the disk is full'), state, input).crash).toMatchObject({
    path: '',
    message: 'the disk is full',
  });
  expect(crashReport('stop', state, input).crash).toEqual({ path: '', message: 'stop', stack: '' });
});
