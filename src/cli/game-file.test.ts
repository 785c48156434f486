import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  apply,
  awaited,
  randomOf,
  randomPicks,
  sfc,
  start,
  type AnyGame,
  type AnyState,
  type Emitted,
  type Input,
} from '../kernel/index.ts';
import { FILE_FORMAT, type FiledEntry, type GameFile } from '../server/table/game-file.ts';
import { wentBack } from '../server/table/replay.ts';
import { commitmentOf, hashOfSeed, keyOfShuffle } from '../server/table/shuffle.ts';
import { sample } from '../games/sample/index.ts';
import { readGameFile, InvalidFileError } from './game-file.ts';
import { narratedReplay } from './replay.ts';
import { verifyGame } from './verify.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meadhall-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const SEED = 'ab'.repeat(32);
const NONCES = ['cd'.repeat(16), null];

/** So many entries after a decision that is undone, the game steps back to before it. */
const BACK_AFTER = 12;

/** A short game of two, in which the first decision that can be undone is, and made again; later it is stepped back over. */
function playedGame(): GameFile {
  const game = sample as AnyGame;
  const options = { nights: 'two', openRaids: false, banner: ['green', 'gold'] };
  const random = randomOf(sfc('a file'));
  const log: FiledEntry[] = [];
  const befores: AnyState[] = [];
  const begin = { rules: game.rules, seats: 2, options, confirms: [true, true] };
  let { state, events } = start(game, { ...begin, seed: keyOfShuffle(SEED, NONCES) });
  let no = 0;
  const file = (entry: Partial<FiledEntry>, before: AnyState): void => {
    const lines = events.map((event) => ({ no: ++no, event }));
    log.push({ seq: log.length + 1, at: 1, by: 'person', ...entry, lines });
    befores.push(before);
  };
  file({ begin }, state);
  let undone: number | null = null;
  for (;;) {
    const choice = awaited(state);
    if (choice === undefined) break;
    const { seat } = choice;
    const { question } = state;
    const before = state;
    if (undone !== null && log.length === undone + BACK_AFTER) {
      // What was undone is withdrawn already, and the undo itself told nothing.
      const withdrawn = log.slice(undone + 2).flatMap(({ lines }) => lines.map((line) => line.no));
      state = wentBack(game, befores[undone]!, before, question + 1);
      events = [];
      file({ back: { seq: log[undone]!.seq, question: question + 1 }, withdrawn }, before);
      continue;
    }
    const last: FiledEntry = log.at(-1)!;
    const undoes: boolean = undone === null && state.undo?.seat === seat && last.lines.length > 0;
    if (undoes) undone = log.length - 1;
    const input: Input = undoes
      ? { do: 'undo', seat, question }
      : { do: 'answer', seat, question, picks: randomPicks(choice, random) };
    const outcome = apply(game, state, input);
    if (!outcome.ok) throw new Error(outcome.refusal.why);
    ({ state, events } = outcome);
    const withdrawn = undoes ? last.lines.slice(-outcome.withdrawn).map((line) => line.no) : [];
    file({ input, ...(withdrawn.length === 0 ? {} : { withdrawn }) }, before);
  }
  return {
    format: FILE_FORMAT,
    table: 'testtable000',
    game: 'sample',
    rules: sample.rules,
    options,
    names: ['Astrid', 'Bjørn'],
    created: 1,
    ended: 2,
    shuffle: { hash: hashOfSeed(SEED), seed: SEED, nonces: NONCES, commitments: [commitmentOf(NONCES[0]!), null] },
    result: state.result,
    log,
  };
}

const good = playedGame();

function written(content: unknown): string {
  const path = join(folder, 'game.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const verify = (content: unknown) => verifyGame(written(content), [sample]);
const withEntry = (index: number, change: object): object => ({
  ...good,
  log: good.log.map((entry, at) => (at === index ? { ...entry, ...change } : entry)),
});

describe('verifying', () => {
  test('a game as it was played', () => {
    const { exitCode, lines: output } = verify(good);
    expect(output).toEqual([
      'Table testtable000, sample, 2 seats.',
      `The seed has the hash that was shown before the game began: ${hashOfSeed(SEED)}.`,
      `Seat 1 (Astrid) added the nonce ${NONCES[0]}.`,
      'No nonce came from seat 2; bots add none.',
      expect.stringMatching(
        /^Played again from that shuffle, the game has the same \d+ events and has the same result\.$/,
      ),
      expect.stringMatching(/^All is as the file says\./),
      'It cannot show why a promised nonce is missing, nor whether games were given up before this one.',
    ]);
    expect(exitCode).toBe(0);
  });

  test('a nonce that was not revealed, and one that was changed', () => {
    const promised = [...good.shuffle.commitments!];
    promised[1] = commitmentOf('ef'.repeat(16));
    const withheld = verify({ ...good, shuffle: { ...good.shuffle, commitments: promised } });
    expect(withheld.exitCode).toBe(0);
    expect(withheld.lines[3]).toBe(
      'Seat 2 (Bjørn) had promised a nonce and did not reveal it, so the shuffle went without it.',
    );
    for (const other of [commitmentOf('ef'.repeat(16)), null]) {
      const changed = verify({ ...good, shuffle: { ...good.shuffle, commitments: [other, null] } });
      expect(changed.exitCode).toBe(1);
      expect(changed.lines.at(-1)).toMatch(/^A nonce does not have the hash that its seat was frozen with/);
    }
  });

  test.each([null, undefined])(
    'a game from before nonces were promised (%s) says what that leaves open',
    (commitments) => {
      const { exitCode, lines } = verify({ ...good, shuffle: { ...good.shuffle, commitments } });
      expect(exitCode).toBe(0);
      expect(lines).toContainEqual(expect.stringMatching(/^In this game nonces were sent openly/));
    },
  );

  test('a game that was tampered with', () => {
    const { shuffle, result } = good;
    const firstEvent = good.log.findIndex(({ lines }) => lines.length > 0);
    const [line, ...others] = good.log[firstEvent]!.lines as { readonly no: number; readonly event: Emitted<object> }[];
    const event = { ...line!.event, shell: { ...line!.event.shell, other: 1 } };
    const answered = good.log.findIndex(({ input }) => input?.do === 'answer');
    const changed: readonly unknown[] = [
      { ...good, shuffle: { ...shuffle, seed: 'ac'.repeat(32) } },
      { ...good, shuffle: { ...shuffle, hash: 'ac'.repeat(32) } },
      { ...good, shuffle: { ...shuffle, nonces: ['ce'.repeat(16), null] } },
      { ...good, shuffle: { ...shuffle, nonces: [null, null] } },
      { ...good, result: { ...result!, scores: result!.scores.toReversed() } },
      { ...good, result: null },
      { ...good, log: good.log.slice(0, -1) },
      withEntry(firstEvent, { lines: [{ ...line, event }, ...others] }),
      withEntry(answered, { input: { ...good.log[answered]!.input, picks: [99] } }),
      withEntry(answered, { back: { seq: 999, question: 5 } }),
    ];
    for (const file of changed) {
      const { exitCode, lines: output } = verify(file);
      expect(output.join(' ')).toMatch(/does not have the hash|did not go as the file says/);
      expect(exitCode).toBe(1);
    }
  });

  test('a game whose undo or step back was tampered with', () => {
    const [undone, back] = good.log.flatMap(({ withdrawn }, at) => (withdrawn === undefined ? [] : [at]));
    const answered = good.log.findLastIndex(({ lines }) => lines.length > 0);
    const [held] = good.log[answered]!.lines;
    const gone = good.log[undone!]!.withdrawn!;
    const longer = good.log[back!]!.withdrawn!;
    expect([gone.length, longer.length > 1]).toEqual([1, true]);
    const changed: readonly (readonly [number, object])[] = [
      [undone!, { withdrawn: undefined }],
      [undone!, { withdrawn: [held!.no] }],
      [undone!, { withdrawn: [...gone, held!.no] }],
      [undone!, { withdrawn: [...gone, ...gone] }],
      [back!, { withdrawn: undefined }],
      [back!, { withdrawn: longer.slice(1) }],
      [back!, { withdrawn: [...gone, ...longer] }],
      [answered, { withdrawn: [held!.no] }],
      [0, { withdrawn: gone }],
    ];
    for (const [at, change] of changed) {
      const { exitCode, lines: output } = verify(withEntry(at, change));
      expect(output.slice(-2)).toEqual([
        `The game did not go as the file says: played again, entry ${good.log[at]!.seq} withdraws other lines.`,
        'The shuffle or the story in the file was changed.',
      ]);
      expect(exitCode).toBe(1);
    }
  });

  test('a game with a line that has the number of one that was withdrawn', () => {
    const gone = good.log.find(({ withdrawn }) => withdrawn !== undefined)!.withdrawn![0]!;
    const answered = good.log.findLastIndex(({ lines }) => lines.length > 0);
    const lines = good.log[answered]!.lines.map((line) => ({ ...line, no: gone }));
    const { exitCode, lines: output } = verify(withEntry(answered, { lines }));
    expect(output.at(-2)).toBe('The game did not go as the file says: its lines are not numbered in order.');
    expect(exitCode).toBe(1);
  });

  test('says when nothing can be said', () => {
    const never = verify({ ...good, rules: null, shuffle: { ...good.shuffle, nonces: null }, log: [] });
    expect(never.lines.at(-1)).toBe('The game never began, so there is nothing more to verify.');
    const other = verify(withEntry(0, { begin: { ...good.log[0]!.begin, rules: 99 } }));
    expect(other.lines.at(-1)).toMatch(/^It was played under rules 99 and cannot be played again here/);
    expect([never.exitCode, other.exitCode]).toEqual([2, 2]);
  });

  test('steers no terminal', () => {
    const { lines: output } = verify({ ...good, table: '\u001b[2Jx', names: ['\u001b]0;x\u0007', 'Bjørn'] });
    expect(output.join('')).not.toMatch(/\p{C}/u);
  });
});

describe('a file that is no game', () => {
  const saidOf = (path: string): string => {
    try {
      readGameFile(path, [sample]);
      return 'nothing';
    } catch (error) {
      if (error instanceof InvalidFileError) return error.message;
      throw error;
    }
  };

  test('is told in one sentence', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const wrong: readonly (readonly [content: unknown, said: string])[] = [
      ['', 'The file is not a game: it is not JSON.'],
      ['{', 'The file is not a game: it is not JSON.'],
      ['[]', 'The file is not a game that a Meadhall server wrote: it is no object.'],
      ['{}', 'The file is not a game that a Meadhall server wrote: "format" is missing or is not what it should be.'],
      [deep, 'The file is not a game: the file is nested more than 40 deep.'],
      ['{"__proto__":{}}', 'The file is not a game: no field is called __proto__.'],
      [
        { ...good, table: 'x'.repeat(2000) },
        'The file is not a game: a text in the file is longer than 1000 characters.',
      ],
      [{ ...good, game: 'chess' }, 'The file is of a game that is not here: "chess".'],
      [{ ...good, names: ['A', 'B', 'C'] }, 'The file is of 3 seats in one place and of another number in another.'],
      [
        withEntry(1, { input: { do: 'dance' } }),
        'The file is not a game that a Meadhall server wrote: "log.1.input.do" is missing or is not what it should be.',
      ],
      [
        { ...good, log: Array.from({ length: 10_001 }, () => good.log[1]) },
        'The file is not a game that a Meadhall server wrote: "log" is missing or is not what it should be.',
      ],
    ];
    expect(wrong.map(([content]) => saidOf(written(content)))).toEqual(wrong.map(([, said]) => said));
  });

  test('is not read at all when it is too large, no file, or not there', () => {
    const large = join(folder, 'large.json');
    writeFileSync(large, '');
    truncateSync(large, 100 * 1024 * 1024);
    expect(saidOf(large)).toBe('The file is larger than any game: more than 8 megabytes.');
    expect(saidOf(folder)).toBe('The file is no ordinary file.');
    expect(saidOf(join(folder, 'missing.json'))).toMatch(/^The file cannot be read: ENOENT/);
    expect(verifyGame(large, [sample]).exitCode).toBe(2);
  });
});

describe('telling again', () => {
  const kept = (file: GameFile = good) => ({ file, game: sample });

  test('begins with who sat where, and ends with the score', () => {
    const { lines, unreadable } = narratedReplay(kept(), 'en', null);
    expect(lines.slice(0, 5)).toEqual([
      'Three Shores',
      'A game for 2 seats, told again.',
      'Everything lies open, what was secret then too.',
      'Seat 1: the green jarl (Astrid)',
      'Seat 2: the gold jarl (Bjørn)',
    ]);
    const scores = lines.slice(lines.indexOf('The final score:') + 1);
    expect(scores[0]).toMatch(/^1\. the (green|gold) jarl \((Astrid|Bjørn)\), \d+ points?$/);
    expect(unreadable).toBe(0);
    expect(lines.join('\n')).not.toMatch(/\n\n\n/);
  });

  test('tells each pair of perspective what it saw, in either language', () => {
    const open = narratedReplay(kept(), 'en', null).lines;
    const seen = [0, 1].map((seat) => narratedReplay(kept(), 'en', seat).lines);
    const watched = narratedReplay(kept(), 'en', 'spectator').lines;
    expect(seen[0]![2]).toBe('As it was seen from one seat: the green jarl (Astrid).');
    expect(watched[2]).toBe('As somebody without a seat saw it.');
    const secret = /treasure of value|picks an?\b (?!card)|hides an? (?!card)/;
    expect(watched.join('\n')).not.toMatch(secret);
    expect(open.join('\n')).toMatch(secret);
    expect(seen[0]).not.toEqual(seen[1]);
    expect(narratedReplay(kept(), 'fr', null).lines).toHaveLength(open.length);
    expect(() => narratedReplay(kept(), 'en', 2)).toThrow('The game has seats 1 to 2.');
  });

  test('leaves out what was withdrawn', () => {
    const withdrawing = good.log.filter(({ withdrawn }) => withdrawn !== undefined);
    expect(withdrawing).toHaveLength(2);
    const kept2 = kept({ ...good, log: good.log.map(({ withdrawn: _, ...entry }) => entry) });
    expect(narratedReplay(kept2, 'en', null).lines.length).toBeGreaterThan(
      narratedReplay(kept(), 'en', null).lines.length,
    );
  });

  test('goes on after an event that makes no sense, and counts it', () => {
    const nonsense = { no: 9999, event: { shell: { type: 'toString' }, seats: [], full: null } };
    const entry = good.log[0]!;
    const { lines, unreadable } = narratedReplay(
      kept({ ...good, log: [{ ...entry, lines: [nonsense] }, ...good.log.slice(1)] }),
      'en',
      null,
    );
    expect(unreadable).toBe(1);
    expect(lines).toContain('The final score:');
  });

  test('tells a game that was stopped', () => {
    expect(narratedReplay(kept({ ...good, result: null }), 'fr', null).lines.at(-1)).toBe(
      'La partie s’est arrêtée avant la fin.',
    );
    expect(() => narratedReplay(kept({ ...good, log: [] }), 'en', null)).toThrow('The game never began');
  });
});
