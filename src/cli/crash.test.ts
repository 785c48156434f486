import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sample } from '../games/sample/index.ts';
import { keepReport, retryCrash } from './crash.ts';
import { crashing } from './tests/crashing-game.ts';
import { Referee } from './referee.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meadhall-test-'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('crash reports', () => {
  test('a crashed rule leaves a file that shows it again, until the rule is mended', () => {
    vi.stubEnv('MEADHALL_CRASHES', join(folder, 'not yet there'));
    const referee = new Referee({ games: [crashing], makeSeed: () => 'a', keepReport });
    referee.handle('{"cmd":"position","game":"sample","position":{"seats":2,"turn":0}}');
    const reply = referee.handle('{"cmd":"answer","seat":0,"question":1,"picks":[{"act":"rest"}]}');
    const { report } = JSON.parse(reply) as { report: string };
    expect(dirname(report)).toBe(join(folder, 'not yet there'));
    expect(statSync(report).mode & 0o777).toBe(0o600);
    expect(retryCrash(report, [crashing])).toEqual({
      exitCode: 1,
      message: 'It still crashes at night.turns > turns.choose: the bed is broken',
    });
    expect(retryCrash(report, [sample])).toEqual({
      exitCode: 0,
      message: 'It no longer crashes. It did at night.turns > turns.choose: the bed is broken',
    });
    expect(retryCrash(report, [])).toMatchObject({ exitCode: 2 });
  });

  test('a crash is still told where no file can be written', () => {
    const file = join(folder, 'a file');
    writeFileSync(file, '');
    vi.stubEnv('MEADHALL_CRASHES', file);
    const referee = new Referee({ games: [crashing], makeSeed: () => 'a', keepReport });
    referee.handle('{"cmd":"position","game":"sample","position":{"seats":2,"turn":0}}');
    const reply = referee.handle('{"cmd":"answer","seat":0,"question":1,"picks":[{"act":"rest"}]}');
    expect(JSON.parse(reply)).toEqual({
      ok: false,
      error: 'the rules crashed at night.turns > turns.choose: the bed is broken',
    });
  });

  test('files that are no reports are told apart', () => {
    const file = join(folder, 'other.json');
    const said = (text: string): string => {
      writeFileSync(file, text);
      const { exitCode, message: sentence } = retryCrash(file, [sample]);
      expect(exitCode).toBe(2);
      return sentence;
    };
    const others = ['', '{', '[]', '{}', '{"crash":{},"input":{"do":"dance"},"state":{}}'];
    expect(new Set(others.map(said))).toEqual(new Set(['The file is not a crash report.']));
    expect(said('{"crash":{},"input":{"do":"undo"},"state":{"game":"chess"}}')).toBe(
      'The report is of a game that is not here: "chess".',
    );
    expect(said('{"crash":{},"input":{"do":"undo"},"state":{"game":"sample"}}')).toBe(
      'The state in the report cannot be loaded: not a saved game: it has no rules number.',
    );
    expect(retryCrash(join(folder, 'missing.json'), [sample])).toMatchObject({ exitCode: 2 });
  });
});
