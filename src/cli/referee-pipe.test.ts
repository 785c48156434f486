import { afterEach, describe, expect, test } from 'vitest';
import { randomOf, sfc, shuffle, type Random } from '../kernel/index.ts';
import { junkLines } from './tests/junk.ts';
import { RefereeProcess, type Reply } from './tests/referee-process.ts';
import { MAX_LINE } from './request.ts';

const TIME_LIMIT = 60_000;

const running: RefereeProcess[] = [];
const referee = (): RefereeProcess => {
  const started = new RefereeProcess();
  running.push(started);
  return started;
};
afterEach(() => {
  for (const each of running.splice(0)) each.kill();
});

interface Choice {
  readonly options: readonly unknown[];
  readonly min: number;
  readonly max: number;
}

/** Plays by nothing but what the seats are told; every reply of the way. */
async function playOn(game: RefereeProcess, random: Random, begun: Reply, moves = Infinity): Promise<Reply[]> {
  const replies: Reply[] = [begun];
  for (let last = begun; replies.length <= moves; last = replies.at(-1)!) {
    const asked = last['asked'] as readonly number[];
    if (asked.length === 0) break;
    // Those asked at once answer in any order.
    for (const seat of shuffle([...asked], random)) {
      const view = await game.send({ cmd: 'view', seat });
      const { options, min, max } = view['choice'] as Choice;
      const count = min + random(max - min + 1);
      const picks = shuffle([...options], random).slice(0, count);
      const reply = await game.send({ cmd: 'answer', seat, question: last['question'], picks });
      if (!reply.ok) throw new Error(`a legal answer is refused: ${JSON.stringify({ seat, picks, reply })}`);
      replies.push(reply);
    }
  }
  return replies;
}

describe('through the pipe', () => {
  test(
    'three hundred random games end, without a legal answer refused',
    async () => {
      const ended = await Promise.all(
        [2, 3, 4].map(async (seats) => {
          const game = referee();
          const random = randomOf(sfc(`games of ${seats}`));
          let games = 0;
          for (; games < 100; games++) {
            const begun = await game.send({ cmd: 'new', game: 'sample', seats, seed: `${seats}/${games}` });
            await playOn(game, random, begun);
            const { result } = await game.send({ cmd: 'result' });
            expect(result).toMatchObject({ reason: 'SG-41' });
          }
          expect(await game.end()).toEqual({ code: 0, rest: [] });
          return games;
        }),
      );
      expect(ended).toEqual([100, 100, 100]);
    },
    TIME_LIMIT,
  );

  test(
    'a game saved in one process goes on identically in another',
    async () => {
      const first = referee();
      const begun = await first.send({ cmd: 'new', game: 'sample', seats: 4, seed: 'saved' });
      await playOn(first, randomOf(sfc('before')), begun, 30);
      const { state } = await first.send({ cmd: 'save' });
      const second = referee();
      const loaded = await second.send({ cmd: 'load', state });
      expect(loaded).toEqual({
        ok: true,
        question: expect.any(Number) as unknown,
        asked: expect.any(Array) as unknown,
        awaited: expect.any(Array) as unknown,
      });
      const [here, there] = await Promise.all(
        [first, second].map((game) => playOn(game, randomOf(sfc('after')), loaded)),
      );
      expect(there).toEqual(here);
      expect(await second.send({ cmd: 'state' })).toEqual(await first.send({ cmd: 'state' }));
    },
    TIME_LIMIT,
  );

  test(
    'a thousand junk lines get a thousand replies, and the game goes on as it was',
    async () => {
      const game = referee();
      const random = randomOf(sfc('among junk'));
      const begun = await game.send({ cmd: 'new', game: 'sample', seats: 3, seed: 'junk' });
      const last = (await playOn(game, random, begun, 30)).at(-1)!;
      const before = await game.send({ cmd: 'state' });
      const lines = [...junkLines('pipe', 1000)];
      for (const line of lines) game.write(`${line}\n`);
      const taken: string[] = [];
      for (const line of lines) if ((await game.reply()).ok) taken.push(line.slice(0, 200));
      expect(taken).toEqual([]);
      expect(await game.send({ cmd: 'state' })).toEqual(before);
      await playOn(game, random, last);
      expect((await game.send({ cmd: 'result' }))['result']).toMatchObject({ reason: 'SG-41' });
    },
    TIME_LIMIT,
  );

  test(
    'bytes that are no text, a line too long and a last line without its end get one reply each',
    async () => {
      const game = referee();
      game.write(Uint8Array.of(0xff, 0xfe, 0x00, 0x0a, 0xc3, 0x0a));
      game.write('"'.repeat(2 * MAX_LINE) + '\n');
      game.write('{"cmd":"games"}\r\n\n{"cmd":"result"}');
      const { code, rest } = await game.end();
      expect(code).toBe(0);
      expect(rest.map((line) => (JSON.parse(line) as Reply)['error'])).toEqual([
        'the line is not JSON',
        'the line is not JSON',
        `the line is longer than ${MAX_LINE} bytes`,
        undefined,
        'the line is empty',
        'no game is under way; begin with new, position or load',
      ]);
    },
    TIME_LIMIT,
  );

  test(
    'a reader slower than the referee loses nothing',
    async () => {
      const game = referee();
      await game.send({ cmd: 'new', game: 'sample', seats: 4, seed: 'slow' });
      for (let line = 0; line < 5000; line++) game.write('{"cmd":"state"}\n');
      const { code, rest } = await game.end();
      expect(code).toBe(0);
      expect(rest).toHaveLength(5000);
      expect(new Set(rest).size).toBe(1);
    },
    TIME_LIMIT,
  );
});
