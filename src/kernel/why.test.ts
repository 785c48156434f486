import { describe, expect, test } from 'vitest';
import { sample } from '../games/sample/index.ts';
import { scenario } from '../testkit/scenario.ts';
import { startTiny, ONE, over, tiny, ZERO } from '../testkit/tiny.ts';
import { picksFrom, whyNot } from './why.ts';

describe('why not', () => {
  const { state } = scenario(sample, { seats: 3, treasures: [[1], [], [2]] }).answers(0, { act: 'raid' });

  test('is nothing for what is offered', () => {
    expect(whyNot(sample, state, ZERO, { rival: 2 })).toBeNull();
  });

  test('is the clause, with what its sentence needs', () => {
    expect(whyNot(sample, state, ZERO, { rival: 1 })).toEqual({
      clause: 'SG-22',
      why: 'SG-22.empty',
      params: { rival: 1 },
    });
    expect(whyNot(sample, state, ZERO, { rival: 0 })).toEqual({
      clause: 'SG-22',
      why: 'SG-22.self',
      params: { rival: 0 },
    });
  });

  test('is that it is not offered, for what the question does not know', () => {
    for (const wish of [{ rival: 3 }, { card: 'axe' }, 'rest', null, undefined, 7]) {
      expect(whyNot(sample, state, ZERO, wish)).toMatchObject({ why: 'table.notOffered' });
    }
  });

  test('is that it is not your turn, for a seat that is not asked', () => {
    expect(whyNot(sample, state, ONE, { rival: 2 })).toMatchObject({ why: 'table.notYourTurn' });
  });

  test('is that the game is over', () => {
    const ended = scenario(sample, { seats: 2, night: 2, turn: 3 }).answers(1, { act: 'rest' }).state;
    expect(whyNot(sample, ended, ZERO, { act: 'rest' })).toMatchObject({ why: 'table.gameOver' });
  });
});

describe('picks from what a player says', () => {
  const game = tiny({ turn: { ask: (run) => run.ask({ seat: ZERO, ask: 'letter', min: 0, max: 3 }), end: over } });
  const { state } = startTiny(game);

  test('are indexes in rising order, in whatever order they were said', () => {
    expect(picksFrom(game, state, ZERO, [{ word: 'c' }, { word: 'a' }])).toEqual([0, 2]);
    expect(picksFrom(game, state, ZERO, [])).toEqual([]);
  });

  test('are refused for the first that is not offered', () => {
    expect(picksFrom(game, state, ZERO, [{ word: 'a' }, { word: 'z' }])).toMatchObject({ why: 'table.notOffered' });
    expect(picksFrom(game, state, ONE, [{ word: 'a' }])).toMatchObject({ why: 'table.notYourTurn' });
    const raid = scenario(sample, { seats: 2, treasures: [[1], []] }).state;
    expect(picksFrom(sample, raid, ZERO, [{ act: 'raid' }])).toMatchObject({ why: 'SG-22' });
  });
});
