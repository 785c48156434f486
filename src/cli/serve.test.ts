import { describe, expect, test } from 'vitest';
import { StoreError } from '../server/store/store.ts';
import { UncaughtErrors, MOST_ERRORS } from './uncaught-errors.ts';
import { startProblem } from './serve.ts';
import { StopSignals } from './stop-signals.ts';

const systemError = (code: string, syscall: string): Error => Object.assign(new Error(code), { code, syscall });

describe('a server that cannot open', () => {
  const setting = { port: 8080, host: '10.9.9.9', data: '/srv/tables' };

  test('says why in one sentence', () => {
    const problems: readonly (readonly [error: Error, said: string])[] = [
      [
        systemError('EADDRINUSE', 'listen'),
        'Port 8080 is taken by another program: set PORT to another number, as in npm start -- --port 8081.',
      ],
      [systemError('EACCES', 'listen'), 'Port 8080 may not be opened by this user: set PORT to a number from 1024.'],
      [systemError('EADDRNOTAVAIL', 'listen'), 'HOST is 10.9.9.9, which is no address of this machine.'],
      [
        systemError('EACCES', 'mkdir'),
        'The data folder /srv/tables cannot be made (EACCES): MEADHALL_DATA names another.',
      ],
      [
        new StoreError('failed', 'x is not a database.'),
        'x is not a database. MEADHALL_DATA names another data folder.',
      ],
      [
        new StoreError('damaged', 'malformed'),
        'The database in /srv/tables is damaged: restore a backup, as docs/operations.md says.',
      ],
      [new Error('strange'), 'The server could not start: Error: strange.'],
    ];
    expect(problems.map(([error]) => startProblem(error, setting))).toEqual(problems.map(([, said]) => said));
  });

  test('never proposes a port that there is not', () => {
    const said = startProblem(systemError('EADDRINUSE', 'listen'), { ...setting, port: 65_535 });
    expect(said).toContain('npm start -- --port 8080.');
  });
});

describe('signals', () => {
  const setUp = () => {
    const done: string[] = [];
    let time = 0;
    let finish = (): void => {};
    const stopped = new Promise<void>((resolve) => void (finish = resolve));
    const signals = new StopSignals({
      stop: () => {
        done.push('stop');
        return stopped;
      },
      exit: (code) => void done.push(`exit ${code}`),
      now: () => time,
    });
    return { signals, done, finish, pass: (milliseconds: number) => void (time += milliseconds) };
  };

  test('the first stops the server, then the process', async () => {
    const { signals, done, finish } = setUp();
    const heard = signals.received();
    expect(done).toEqual(['stop']);
    finish();
    await heard;
    expect(done).toEqual(['stop', 'exit 0']);
  });

  test('a second one ends the process at once', () => {
    const { signals, done, pass } = setUp();
    void signals.received();
    pass(2000);
    void signals.received();
    expect(done).toEqual(['stop', 'exit 1']);
  });

  test('one that npm hands on as well is the same', async () => {
    const { signals, done, pass, finish } = setUp();
    const heard = signals.received();
    pass(20);
    await signals.received();
    expect(done).toEqual(['stop']);
    finish();
    await heard;
    expect(done).toEqual(['stop', 'exit 0']);
  });
});

describe('errors that nobody caught', () => {
  const setUp = () => {
    const logged: unknown[] = [];
    const exits: number[] = [];
    let time = 0;
    const errors = new UncaughtErrors({
      log: { error: (_what, facts) => void logged.push(facts) },
      exit: (code) => void exits.push(code),
      now: () => time,
    });
    return { errors, logged, exits, pass: (milliseconds: number) => void (time += milliseconds) };
  };

  test('are logged by name and message, and the server goes on', () => {
    const { errors, logged, exits } = setUp();
    errors.handle(Object.assign(new TypeError('no such thing'), { state: 'secret' }));
    errors.handle({ secret: 'x' });
    expect(logged).toEqual([{ error: 'TypeError: no such thing' }, { error: 'a thrown value that is not an Error' }]);
    expect(exits).toEqual([]);
  });

  test('end the process when there are too many in a minute', () => {
    const { errors, exits } = setUp();
    for (let count = 0; count < MOST_ERRORS; count++) errors.handle(new Error('again'));
    expect(exits).toEqual([]);
    errors.handle(new Error('again'));
    expect(exits).toEqual([1]);
  });

  test('never do when they are spread over the day', () => {
    const { errors, exits, pass } = setUp();
    for (let count = 0; count < 10 * MOST_ERRORS; count++) {
      errors.handle(new Error('now and then'));
      pass(4000);
    }
    expect(exits).toEqual([]);
  });
});
