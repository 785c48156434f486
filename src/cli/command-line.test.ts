import { describe, expect, test } from 'vitest';
import { greedyBot, randomBot } from '../bots/index.ts';
import { sample } from '../games/sample/index.ts';
import { readCommandLine, UsageError } from './command-line.ts';

const read = (...args: readonly string[]) => readCommandLine(args, [sample]);

function complaint(args: readonly string[]): string {
  try {
    read(...args);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return 'none';
}

describe('the command line', () => {
  test('serves unless told otherwise', () => {
    const serving = { run: 'serve', port: null, data: null, games: null };
    expect(read()).toEqual(serving);
    expect(read('serve')).toEqual(serving);
    expect(read('--port', '9000')).toEqual({ ...serving, port: '9000' });
    expect(read('serve', '--data=./x', '--port', '0')).toEqual({ ...serving, port: '0', data: './x' });
    expect(read('serve', '--games', 'a,b')).toEqual({ ...serving, games: 'a,b' });
  });

  test('plays', () => {
    const playing = { run: 'play', game: sample, seats: 4, seed: null, language: 'en', bot: randomBot };
    expect(read('play')).toEqual(playing);
    expect(read('play', '--seats', '2', '--seed', 'x', '--lang=fr', '--game', 'sample')).toEqual({
      ...playing,
      seats: 2,
      seed: 'x',
      language: 'fr',
    });
    expect(read('play', '--seed=-1')).toEqual({ ...playing, seed: '-1' });
    expect(read('play', '--bots', 'greedy')).toEqual({ ...playing, bot: greedyBot });
  });

  test('knows the other commands', () => {
    const replaying = { run: 'replay', file: 'a.json', language: 'en', viewer: null };
    expect(read('verify', 'a.json')).toEqual({ run: 'verify', file: 'a.json' });
    expect(read('replay', 'a.json')).toEqual(replaying);
    expect(read('replay', 'a.json', '--lang', 'fr', '--seat', '2')).toEqual({
      ...replaying,
      language: 'fr',
      viewer: 1,
    });
    expect(read('replay', '--seat=spectator', 'a.json')).toEqual({ ...replaying, viewer: 'spectator' });
    expect(read('backup', 'a.sqlite')).toEqual({ run: 'backup', target: 'a.sqlite', data: null });
    expect(read('backup', 'a.sqlite', '--data', 'x')).toEqual({ run: 'backup', target: 'a.sqlite', data: 'x' });
    expect(read('referee')).toEqual({ run: 'referee' });
    expect(read('crash', 'a.json')).toEqual({ run: 'crash', file: 'a.json' });
    for (const args of [['help'], ['--help'], ['-h'], ['play', '--help'], ['backup', '-h']])
      expect(read(...args)).toEqual({ run: 'help' });
  });

  test('speaks the language of the terminal', () => {
    const language = (environment: { readonly [name: string]: string }) =>
      readCommandLine(['play'], [sample], environment);
    expect(language({ LANG: 'fr_FR.UTF-8' })).toMatchObject({ language: 'fr' });
    expect(language({ LANG: 'fr_FR.UTF-8', LC_ALL: 'en_GB' })).toMatchObject({ language: 'en' });
    expect(language({ LANG: '', LC_MESSAGES: 'fr' })).toMatchObject({ language: 'fr' });
    expect(language({ LANG: 'C' })).toMatchObject({ language: 'en' });
  });

  test('says in one sentence what makes no sense', () => {
    const wrong: readonly (readonly [args: readonly string[], sentence: string])[] = [
      [['dance'], 'meadhall has no command "dance".'],
      [['toString'], 'meadhall has no command "toString".'],
      [['play', '--colour', 'red'], 'meadhall play has no option "--colour".'],
      [['play', '-z'], 'meadhall play has no option "-z".'],
      [['play', '--seats', '9'], 'sample has 2 to 4 seats, not "9".'],
      [['play', '--seats', '1e0'], 'sample has 2 to 4 seats, not "1e0".'],
      [['play', '--lang', 'de'], '--lang is en or fr, not "de".'],
      [['play', '--seed'], 'The option --seed needs a value.'],
      [['play', '--seats', '--lang', 'fr'], 'The option --seats needs a value.'],
      [['play', '--game', 'chess'], 'No game is called "chess"; there are sample.'],
      [['play', '--bots', 'clever'], 'No bots are called "clever"; there are random, greedy.'],
      [['--lang', 'fr'], 'meadhall serve has no option "--lang".'],
      [['serve', 'now'], 'meadhall serve does not know what to do with "now".'],
      [['serve', '--port'], 'The option --port needs a value.'],
      [['verify'], 'meadhall verify needs the file of a game.'],
      [['verify', 'a', 'b'], 'meadhall verify does not know what to do with "b".'],
      [['replay'], 'meadhall replay needs the file of a game.'],
      [['replay', 'a', '--seat', '0'], '--seat is the number of a seat, from 1, or spectator, not "0".'],
      [['replay', 'a', '--lang', 'de'], '--lang is en or fr, not "de".'],
      [['backup'], 'meadhall backup needs the name of the file to write.'],
      [['referee', 'now'], 'meadhall referee does not know what to do with "now".'],
      [['crash'], 'meadhall crash needs the file of a crash report.'],
      [['crash', 'a', 'b'], 'meadhall crash does not know what to do with "b".'],
    ];
    expect(wrong.map(([args]) => complaint(args))).toEqual(wrong.map(([, sentence]) => sentence));
  });
});
