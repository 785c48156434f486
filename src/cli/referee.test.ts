import { describe, expect, test } from 'vitest';
import { bloodRage } from '../games/blood-rage/index.ts';
import { randomOf, sfc, type AnyGame, type CrashReport } from '../kernel/index.ts';
import { sample } from '../games/sample/index.ts';
import { crashing } from './tests/crashing-game.ts';
import { junkLines } from './tests/junk.ts';
import { Referee } from './referee.ts';
import { MAX_LINE } from './request.ts';

type Reply = { readonly [field: string]: unknown };

function table(games: readonly AnyGame[] = [sample]) {
  const reports: CrashReport[] = [];
  const referee = new Referee({
    games,
    makeSeed: () => 'made here',
    keepReport(report) {
      reports.push(report);
      return 'the report';
    },
  });
  const say = (line: string): Reply => JSON.parse(referee.handle(line)) as Reply;
  return { reports, say, send: (command: object): Reply => say(JSON.stringify(command)) };
}

/** Two jarls at the first turn of a night: seat 0 with an axe and a shield, seat 1 with a raven. */
const FIRST_TURN = { seats: 2, hands: [['axe', 'shield'], ['raven']], turn: 0 };

function atFirstTurn() {
  const here = table();
  expect(here.send({ cmd: 'position', game: 'sample', position: FIRST_TURN, seed: 'a' })).toEqual({
    ok: true,
    question: 1,
    asked: [0],
    awaited: [0],
  });
  return here;
}

describe('commands', () => {
  test('games lists ids, seats and options', () => {
    expect(table().send({ cmd: 'games' })).toEqual({
      ok: true,
      games: [{ id: 'sample', seats: { min: 2, max: 4 }, options: sample.options }],
    });
  });

  test('new replies with the first question and who is asked', () => {
    const { send } = table();
    expect(send({ cmd: 'new', game: 'sample', seats: 3, options: {}, seed: 'ab' })).toEqual({
      ok: true,
      question: 1,
      asked: [2, 0, 1],
      awaited: [2, 0, 1],
    });
  });

  test('new tells the seed that it had to make', () => {
    const { send } = table();
    const made = send({ cmd: 'new', game: 'sample', seats: 2 });
    expect(made['seed']).toBe('made here');
    const state = send({ cmd: 'state' });
    expect(send({ cmd: 'new', game: 'sample', seats: 2, seed: 'made here' })).not.toHaveProperty('seed');
    expect(send({ cmd: 'state' })).toEqual(state);
  });

  test('new refuses seats and options that the game does not have', () => {
    const { send } = table();
    const begin = { cmd: 'new', game: 'sample', seats: 2, seed: 'a' };
    expect(send({ ...begin, seats: 5 })).toEqual({ ok: false, error: 'sample has 2 to 4 seats' });
    expect(send({ ...begin, options: { nights: 'four' } })).toEqual({
      ok: false,
      error: 'option nights is one of two, three',
    });
    expect(send({ ...begin, options: { mead: true } })).toEqual({ ok: false, error: 'sample has no option mead' });
    expect(send({ ...begin, options: { nights: 'three' } })['ok']).toBe(true);
  });

  test('position refuses one that breaks an invariant, and one that cannot be read', () => {
    const { send } = atFirstTurn();
    const begin = { cmd: 'position', game: 'sample', seed: 'a' };
    const before = send({ cmd: 'state' });
    expect(send({ ...begin, position: { seats: 2, shores: { north: [4, 0] } } })).toEqual({
      ok: false,
      error: expect.stringMatching(/^seat 0 has .* warriors$/) as unknown,
    });
    expect(send({ ...begin, position: { seats: 2, hands: [['harp']] } })).toEqual({
      ok: false,
      error: 'there is no harp left to lay there',
    });
    expect(send({ ...begin, position: { seats: 2, hands: [7] } })).toEqual({
      ok: false,
      error: 'the position has a field of the wrong type',
    });
    expect(send({ cmd: 'state' })).toEqual(before);
  });

  test('view gives a seat its choice in option values, and others none', () => {
    const { send } = atFirstTurn();
    const mine = send({ cmd: 'view', seat: 0 });
    expect(mine).toMatchObject({
      ok: true,
      question: 1,
      asked: [0],
      asks: [{ seat: 0, ask: 'act' }],
      choice: {
        seat: 0,
        ask: 'act',
        min: 1,
        max: 1,
        options: [{ act: 'voyage' }, { act: 'raid' }, { act: 'hoard' }, { act: 'rest' }],
      },
      sealed: null,
      undo: false,
      result: null,
    });
    expect(mine['view']).toMatchObject({ jarls: [{ hand: ['axe', 'shield'] }, { hand: [null] }] });
    for (const seat of [1, 'spectator']) {
      expect(send({ cmd: 'view', seat })).toMatchObject({ ok: true, asked: [0], choice: null, sealed: null });
    }
  });

  test('answer seals in option values until the last seat has answered', () => {
    const { send } = table();
    send({ cmd: 'position', game: 'sample', position: { seats: 2, packets: [['axe', 'ale'], ['horn']] }, seed: 'a' });
    const sealed = send({ cmd: 'answer', seat: 1, question: 1, picks: [{ card: 'horn' }] });
    expect(sealed).toEqual({ ok: true, events: [], question: 1, asked: [0, 1], awaited: [0] });
    expect(send({ cmd: 'view', seat: 1 })['sealed']).toEqual([{ card: 'horn' }]);
    expect(send({ cmd: 'view', seat: 0 })['sealed']).toBeNull();
    const last = send({ cmd: 'answer', seat: 0, question: 1, picks: [{ card: 'axe' }] });
    expect((last['events'] as unknown[]).slice(0, 2)).toEqual([
      { type: 'drafted', seat: 0, card: 'axe' },
      { type: 'drafted', seat: 1, card: null },
    ]);
    expect(last['question']).toBe(2);
  });

  test('the caller is told who has still to answer, a seat never', () => {
    const { send } = table();
    const position = { seats: 3, packets: [['axe', 'ale'], ['horn'], ['raven']] };
    send({ cmd: 'position', game: 'sample', position, seed: 'a' });
    const views = (): Reply[] => [0, 1, 'spectator'].map((seat) => send({ cmd: 'view', seat }));
    const before = views();
    const sealed = send({ cmd: 'answer', seat: 2, question: 1, picks: [{ card: 'raven' }] });
    expect(sealed).toMatchObject({ asked: [0, 1, 2], awaited: [0, 1] });
    const whole = send({ cmd: 'state' });
    expect(whole['awaited']).toEqual([0, 1]);
    expect(views()).toEqual(before);
    expect(before.filter((view) => 'awaited' in view)).toEqual([]);
    const other = table();
    expect(other.send({ cmd: 'load', state: whole['state'] })).toMatchObject({ asked: [0, 1, 2], awaited: [0, 1] });
    send({ cmd: 'answer', seat: 1, question: 1, picks: [{ card: 'horn' }] });
    expect(send({ cmd: 'state' })['awaited']).toEqual([0]);
  });

  test('asked, awaited and asks have the seats in the order of the rule', () => {
    const { send } = table([bloodRage]);
    const fighter = { hand: ['tyrs-bash'], figures: { gimle: ['warrior'] } };
    const position = { seats: 3, turn: 2, clans: [{ ...fighter, hand: ['tyrs-smash'] }, {}, fighter] };
    send({ cmd: 'position', game: 'blood-rage', position, seed: 'a' });
    send({ cmd: 'answer', seat: 2, question: 1, picks: [{ act: 'pillage' }] });
    // The pillager first, then clockwise (BR-64).
    expect(send({ cmd: 'answer', seat: 2, question: 2, picks: [{ province: 'gimle' }] })).toMatchObject({
      asked: [2, 0],
      awaited: [2, 0],
    });
    expect(send({ cmd: 'view', seat: 1 })).toMatchObject({
      asked: [2, 0],
      asks: [
        { seat: 2, ask: 'battleCard' },
        { seat: 0, ask: 'battleCard' },
      ],
    });
  });

  test('a position that cannot be is refused with its fault and the clause', () => {
    const { send } = table([bloodRage]);
    const figures = { gimle: ['warrior', 'warrior', 'warrior', 'leader'], yggdrasil: ['warrior'] };
    const position = { seats: 2, clans: [{ figures }] };
    expect(send({ cmd: 'position', game: 'blood-rage', position, seed: 'a' })).toEqual({
      ok: false,
      error: 'seat 0 has 5 figures on the board and Horns for 4 (BR-44)',
    });
  });

  test('answer is refused with the clause and its reason, and the game is as it was', () => {
    const { send } = atFirstTurn();
    send({ cmd: 'answer', seat: 0, question: 1, picks: [{ act: 'raid' }] });
    const before = send({ cmd: 'state' });
    const answer = { cmd: 'answer', seat: 0, question: 2 };
    const refused = (clause: string, why = clause, params: object = {}) => ({
      ok: false,
      refusal: { clause, why, params },
    });
    expect(send({ ...answer, picks: [{ rival: 0 }] })).toEqual(refused('SG-22', 'SG-22.self', { rival: 0 }));
    expect(send({ ...answer, picks: [{ rival: 3 }] })).toEqual(refused('table.notOffered'));
    expect(send({ ...answer, picks: [] })).toEqual(refused('table.tooFew', 'table.tooFew', { min: 1 }));
    expect(send({ ...answer, picks: [{ rival: 1 }, { rival: 1 }] })).toEqual(
      refused('table.tooMany', 'table.tooMany', { max: 1 }),
    );
    expect(send({ ...answer, seat: 1, picks: [{ rival: 0 }] })).toEqual(refused('table.notYourTurn'));
    expect(send({ cmd: 'state' })).toEqual(before);
  });

  test('a late answer is told that it is late, not that its picks are gone', () => {
    const { send } = atFirstTurn();
    send({ cmd: 'answer', seat: 0, question: 1, picks: [{ act: 'raid' }] });
    expect(send({ cmd: 'answer', seat: 0, question: 1, picks: [{ act: 'raid' }] })).toEqual({
      ok: false,
      refusal: { clause: 'table.tooLate', why: 'table.tooLate', params: {} },
    });
  });

  test('takeBack opens a sealed answer again', () => {
    const { send } = table();
    send({ cmd: 'new', game: 'sample', seats: 2, seed: 'a' });
    const { choice } = send({ cmd: 'view', seat: 0 }) as { choice: { options: unknown[] } };
    const before = send({ cmd: 'state' });
    const { asked, awaited } = send({ cmd: 'answer', seat: 0, question: 1, picks: [choice.options[0]] });
    expect({ asked, awaited }).toEqual({ asked: [1, 0], awaited: [1] });
    expect(send({ cmd: 'takeBack', seat: 0, question: 1 })).toEqual({
      ok: true,
      events: [],
      question: 1,
      asked,
      awaited: asked,
    });
    expect(send({ cmd: 'state' })).toEqual(before);
    expect(send({ cmd: 'takeBack', seat: 0, question: 1 })).toMatchObject({
      ok: false,
      refusal: { why: 'table.undoClosed' },
    });
  });

  test('undo withdraws the last decision; numbers of events and questions never go back', () => {
    const { send } = atFirstTurn();
    send({ cmd: 'answer', seat: 0, question: 1, picks: [{ act: 'voyage' }] });
    send({ cmd: 'answer', seat: 0, question: 2, picks: [{ shore: 'west' }] });
    send({ cmd: 'answer', seat: 0, question: 3, picks: [{ sail: 'one' }] });
    const marker = { type: 'undone', back: 1 };
    expect(send({ cmd: 'undo', seat: 0, question: 4 })).toEqual({
      ok: true,
      events: [marker],
      question: 5,
      asked: [0],
      awaited: [0],
      withdrawn: 1,
    });
    expect(send({ cmd: 'events', since: 0, seat: 1 })).toEqual({
      ok: true,
      events: [{ type: 'sailed', seat: 0, shore: 'west' }, marker],
      next: 2,
    });
    expect(send({ cmd: 'undo', seat: 1, question: 5 })).toMatchObject({ refusal: { why: 'table.undoClosed' } });
  });

  test('whynot gives the refusal that a wish would get, null for an option', () => {
    const { send } = atFirstTurn();
    expect(send({ cmd: 'whynot', seat: 0, wish: { act: 'raid' } })).toEqual({ ok: true, refusal: null });
    expect(send({ cmd: 'whynot', seat: 0, wish: { act: 'sing' } })).toMatchObject({
      ok: true,
      refusal: { clause: 'table.notOffered' },
    });
    send({ cmd: 'answer', seat: 0, question: 1, picks: [{ act: 'hoard' }] });
    expect(send({ cmd: 'whynot', seat: 0, wish: { card: 'horn' } })).toEqual({
      ok: true,
      refusal: { clause: 'SG-24', why: 'SG-24', params: {} },
    });
  });

  test('events have the same numbers for everybody, and each sees what it may', () => {
    const { send } = atFirstTurn();
    send({ cmd: 'answer', seat: 0, question: 1, picks: [{ act: 'hoard' }] });
    send({ cmd: 'answer', seat: 0, question: 2, picks: [{ card: 'axe' }] });
    const hoarded = (card: string | null) => ({ ok: true, events: [{ type: 'hoarded', seat: 0, card }], next: 1 });
    expect(send({ cmd: 'events', since: 0, seat: 0 })).toEqual(hoarded('axe'));
    expect(send({ cmd: 'events', since: 0, seat: 1 })).toEqual(hoarded(null));
    expect(send({ cmd: 'events', since: 0, seat: 'spectator' })).toEqual(hoarded(null));
    expect(send({ cmd: 'events', since: 1, seat: 0 })).toEqual({ ok: true, events: [], next: 1 });
  });

  test('imagine gives a state that the seat cannot tell from the real one', () => {
    const { send } = atFirstTurn();
    const view = send({ cmd: 'view', seat: 0 });
    const first = send({ cmd: 'imagine', seat: 0, seed: 'w' });
    expect(first['ok']).toBe(true);
    expect(send({ cmd: 'imagine', seat: 0, seed: 'w' })).toEqual(first);
    expect(send({ cmd: 'imagine', seat: 0 })['seed']).toBe('made here');
    expect(send({ cmd: 'load', state: first['state'] })).toMatchObject({ ok: true, question: 1, asked: [0] });
    expect(send({ cmd: 'view', seat: 0 })).toEqual(view);
  });

  test('state and save give the whole state, and load takes it back in a fresh referee', () => {
    const { send } = atFirstTurn();
    send({ cmd: 'answer', seat: 0, question: 1, picks: [{ act: 'voyage' }] });
    const saved = send({ cmd: 'save' });
    expect(send({ cmd: 'state' })).toEqual(saved);
    const other = table();
    expect(other.send({ cmd: 'load', state: saved['state'] })).toEqual({
      ok: true,
      question: 2,
      asked: [0],
      awaited: [0],
    });
    expect(other.send({ cmd: 'save' })).toEqual(saved);
    // What could be undone before can be undone after.
    expect(other.send({ cmd: 'undo', seat: 0, question: 2 })).toEqual(send({ cmd: 'undo', seat: 0, question: 2 }));
  });

  test('result is null until the end', () => {
    const { send } = table();
    send({ cmd: 'new', game: 'sample', seats: 2, seed: 'end' });
    expect(send({ cmd: 'result' })).toEqual({ ok: true, result: null });
    playOn(send, 'end');
    expect(send({ cmd: 'result' })).toEqual({
      ok: true,
      result: {
        scores: [expect.any(Number), expect.any(Number)],
        places: expect.any(Array) as unknown,
        reason: 'SG-41',
      },
    });
    expect(send({ cmd: 'view', seat: 0 })).toMatchObject({ asked: [], choice: null, result: { reason: 'SG-41' } });
    expect(send({ cmd: 'whynot', seat: 0, wish: {} })).toMatchObject({ refusal: { why: 'table.gameOver' } });
  });
});

/** Random legal answers until the game is over, or `moves` of them. */
function playOn(send: (command: object) => Reply, seed: string, moves = 1000): void {
  const random = randomOf(sfc(seed));
  for (let move = 0; move < moves; move++) {
    const { state } = send({ cmd: 'state' }) as { state: { asked: { seat: number }[]; answers: unknown[] } };
    const next = state.asked.find(({ seat }) => state.answers[seat] === null);
    if (next === undefined) return;
    const { question, choice } = send({ cmd: 'view', seat: next.seat }) as {
      question: number;
      choice: { options: unknown[] };
    };
    const picks = [choice.options[random(choice.options.length)]];
    expect(send({ cmd: 'answer', seat: next.seat, question, picks })).toMatchObject({ ok: true });
  }
}

describe('bad input', () => {
  test('every kind of it gets one sentence', () => {
    const { say, send } = atFirstTurn();
    const before = send({ cmd: 'state' });
    const sentences: readonly (readonly [line: string, error: string])[] = [
      ['', 'the line is empty'],
      ['  \r', 'the line is empty'],
      ['{', 'the line is not JSON'],
      ['[]', 'a command is an object, such as {"cmd":"games"}'],
      ['null', 'a command is an object, such as {"cmd":"games"}'],
      ['"x"', 'a command is an object, such as {"cmd":"games"}'],
      ['{}', 'the field cmd is missing'],
      ['{"cmd":7}', 'cmd is a text'],
      ['{"cmd":"new"}', 'the field game is missing'],
      ['{"cmd":"new","game":"chess","seats":2}', 'no game is called "chess"; there are sample'],
      ['{"cmd":"new","game":"sample"}', 'the field seats is missing'],
      ['{"cmd":"new","game":"sample","seats":2,"seed":7}', 'seed is a text'],
      ['{"cmd":"position","game":"sample"}', 'the field position is missing'],
      ['{"cmd":"view","seat":2}', 'seat is a whole number from 0 to 1, or "spectator"'],
      ['{"cmd":"answer","seat":"spectator"}', 'seat is a whole number from 0 to 1'],
      ['{"cmd":"answer","seat":0,"question":1e999,"picks":[]}', 'question is a whole number from 0'],
      ['{"cmd":"answer","seat":0,"question":1,"picks":{}}', 'picks is a list'],
      ['{"cmd":"whynot","seat":0}', 'the field wish is missing'],
      ['{"cmd":"events","since":-1,"seat":0}', 'since is a whole number from 0'],
      ['{"cmd":"load","state":[]}', 'state is an object'],
      ['{"cmd":"load","state":{}}', 'the saved state does not name its game'],
      ['{"cmd":"load","state":{"game":"sample"}}', 'not a saved game: it has no rules number'],
      ['{"cmd":"games","__proto__":{"seat":0}}', 'no field is called __proto__'],
      [`{"cmd":"games","x":${'['.repeat(50)}${']'.repeat(50)}}`, 'the line is nested more than 40 deep'],
      [`{"cmd":"games","x":"${'x'.repeat(100_000)}"}`, 'a text in the line is longer than 1000 characters'],
      [' '.repeat(MAX_LINE + 1), `the line is longer than ${MAX_LINE} bytes`],
    ];
    expect(sentences.map(([line]) => say(line))).toEqual(sentences.map(([, error]) => ({ ok: false, error })));
    expect(send({ cmd: 'state' })).toEqual(before);
  });

  test('an unknown command is told which there are, without its length', () => {
    const { error } = table().send({ cmd: 'x'.repeat(900) }) as { error: string };
    expect(error).toMatch(/^no command is called "x{39}…"; there are games, new, .*, save, load$/);
  });

  test('words that the kernel would repeat are cut', () => {
    const long = 'y'.repeat(1000);
    const { error } = table().send({
      cmd: 'position',
      game: 'sample',
      position: { seats: 2, feast: long },
      seed: 'a',
    }) as { error: string };
    expect(error).toBe(`there is no shore ${'y'.repeat(39)}…`);
  });

  test('commands about a game need one', () => {
    const { send } = table();
    const commands = ['view', 'answer', 'takeBack', 'undo', 'whynot', 'events', 'state', 'imagine', 'result', 'save'];
    const error = 'no game is under way; begin with new, position or load';
    expect(commands.map((cmd) => send({ cmd, seat: 0, question: 1, picks: [] }))).toEqual(
      commands.map(() => ({ ok: false, error })),
    );
  });

  test('a thousand junk lines change nothing', () => {
    const { say, send } = table();
    send({ cmd: 'new', game: 'sample', seats: 3, seed: 'junk' });
    playOn(send, 'junk', 40);
    const before = send({ cmd: 'state' });
    const isShortFailure = (reply: Reply): boolean =>
      reply['ok'] === false && ('error' in reply || 'refusal' in reply) && JSON.stringify(reply).length < 400;
    const lines = [...junkLines('pure', 1000)];
    expect(lines.filter((line) => !isShortFailure(say(line)))).toEqual([]);
    expect(send({ cmd: 'state' })).toEqual(before);
    playOn(send, 'on');
    expect(send({ cmd: 'result' })['result']).not.toBeNull();
  });
});

describe('a rule that crashes', () => {
  test('is reported with its place, and the game goes on as it was', () => {
    const { send, reports } = table([crashing]);
    send({ cmd: 'position', game: 'sample', position: FIRST_TURN, seed: 'a' });
    const before = send({ cmd: 'state' });
    expect(send({ cmd: 'answer', seat: 0, question: 1, picks: [{ act: 'rest' }] })).toEqual({
      ok: false,
      error: 'the rules crashed at night.turns > turns.choose: the bed is broken',
      report: 'the report',
    });
    expect(send({ cmd: 'state' })).toEqual(before);
    expect(reports).toMatchObject([
      {
        crash: { path: 'night.turns > turns.choose', message: 'the bed is broken' },
        input: { do: 'answer', seat: 0, question: 1, picks: [3] },
        state: before['state'] as object,
      },
    ]);
    expect(send({ cmd: 'answer', seat: 0, question: 1, picks: [{ act: 'hoard' }] })).toMatchObject({ ok: true });
  });
});
