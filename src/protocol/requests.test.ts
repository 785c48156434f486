import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_CHAT, MAX_COUNT, MAX_MESSAGE_ID, MAX_NAME, MAX_PICKS, MAX_WISH_FIELDS, MAX_WISH_TEXT } from './limits.ts';
import { command, COMMANDS, device, hello, name, newTable, nonce, rename, request, tableId } from './requests.ts';
import type { CommandOf, CommandType, NewTable, Request } from './requests.ts';

const TABLE = '0123456789ab';
const NONCE = '0123456789abcdef'.repeat(2);
const COMMITMENT = '0123456789abcdef'.repeat(4);
const id = 'message-1';

/** A good one of each, with every field that it may have. */
const COMMAND_EXAMPLES: { readonly [T in CommandType]: CommandOf<T> } = {
  answer: { t: 'answer', id, question: 7, picks: [0, 2] },
  takeBack: { t: 'takeBack', id, question: 7 },
  undo: { t: 'undo', id, question: 7 },
  confirms: { t: 'confirms', id, wanted: true },
  sit: { t: 'sit', id, seat: 1 },
  stand: { t: 'stand', id },
  wish: { t: 'wish', id, seat: 1, option: 'clan', value: 'wolf' },
  seatBot: { t: 'seatBot', id, seat: 1, level: 'greedy' },
  clearSeat: { t: 'clearSeat', id, seat: 1 },
  swap: { t: 'swap', id, a: 0, b: 1 },
  settings: {
    t: 'settings',
    id,
    seats: 3,
    options: { ages: 'three', open: false, clan: ['wolf', 'bear'] },
    open: true,
    watch: false,
    pace: 'quick',
    botPace: 'fast',
  },
  start: { t: 'start', id },
  reveal: { t: 'reveal', id, nonce: NONCE },
  leave: { t: 'leave', id },
  kick: { t: 'kick', id, member: 2 },
  mute: { t: 'mute', id, member: 2, muted: true },
  giveHost: { t: 'giveHost', id, member: 2 },
  chat: { t: 'chat', id, text: 'Skål!' },
  standIn: { t: 'standIn', id, seat: 1 },
  comeBack: { t: 'comeBack', id },
  resign: { t: 'resign', id },
  abandon: { t: 'abandon', id, agree: true },
  stepBack: { t: 'stepBack', id },
  rematch: { t: 'rematch', id },
  remove: { t: 'remove', id },
};

type OtherType = Exclude<Request['t'], CommandType>;
const OTHER_EXAMPLES: { readonly [T in OtherType]: Extract<Request, { readonly t: T }> } = {
  hello: { t: 'hello', version: 3, table: TABLE, have: { n: 5, line: 9, mark: 'abc.0' }, commitment: COMMITMENT },
  have: { t: 'have', n: 5, line: 9, mark: 'abc.0' },
  story: { t: 'story', before: 12 },
  whyNot: { t: 'whyNot', id, wish: { move: 'march', from: 3, far: true, with: [1, 'x', null, false], to: null } },
  ping: { t: 'ping' },
};

const EXAMPLES: { readonly [t: string]: Request } = { ...COMMAND_EXAMPLES, ...OTHER_EXAMPLES };
const OPTIONAL: { readonly [t: string]: readonly string[] } = {
  settings: ['seats', 'options', 'open', 'watch', 'pace', 'botPace'],
  hello: ['have', 'commitment'],
};

const LONG = 'x'.repeat(MAX_CHAT + 1);
const WRONG_COUNTS = [-1, 0.5, NaN, Infinity, -Infinity, MAX_COUNT + 1, 2 ** 53, 1e300, '1', true, null, [], {}];
const WRONG_TEXTS = ['', LONG, 5, true, null, [], {}, ['x']];
const WRONG_SWITCHES = ['true', 0, 1, null, [], {}];

/** What no field of this kind may hold. */
function wrongFor(field: string, value: unknown): readonly unknown[] {
  if (field === 'value') return WRONG_TEXTS.filter((wrong) => wrong !== null);
  if (field === 'mark') return WRONG_TEXTS.filter((wrong) => wrong !== '');
  if (typeof value === 'number') return WRONG_COUNTS;
  if (typeof value === 'boolean') return WRONG_SWITCHES;
  if (typeof value === 'string') return [...WRONG_TEXTS, ...(field === 'id' || field === 'text' ? [] : ['\u0000'])];
  const list = Array.isArray(value);
  return [null, 5, 'x', true, list ? {} : [], ...(list ? WRONG_COUNTS.map((wrong) => [wrong]) : [])];
}

/** Names of things that the rules know, any text: whether they exist is for others to say. */
const FREE_TEXTS = ['option', 'value', 'mark'];

const takes = (message: unknown): boolean => request.safeParse(message).success;
const parsed = (text: string): boolean => takes(JSON.parse(text));

test('every command has an example here', () => {
  expect(COMMANDS.toSorted()).toEqual(Object.keys(COMMAND_EXAMPLES).sort());
  expect(new Set(COMMANDS).size).toBe(COMMANDS.length);
  for (const t of COMMANDS) expect(command.parse(COMMAND_EXAMPLES[t])).toEqual(COMMAND_EXAMPLES[t]);
});

test('every other message has an example here', () => {
  const types = request.options.flatMap((option) =>
    'shape' in option ? [option.shape.t.value] : option.options.map((each) => each.shape.t.value),
  );
  expect(types.sort()).toEqual(Object.keys(EXAMPLES).sort());
});

describe.each(Object.entries(EXAMPLES))('%s', (t, example) => {
  const fields = Object.entries(example).filter(([field]) => field !== 't');
  const without = (field: string): object =>
    Object.fromEntries(Object.entries(example).filter(([key]) => key !== field));

  test('is taken as it is, also over the wire', () => {
    expect(request.parse(example)).toEqual(example);
    expect(request.parse(JSON.parse(JSON.stringify(example)))).toEqual(example);
  });

  test('needs each field that is not said to be optional', () => {
    const optional = OPTIONAL[t] ?? [];
    for (const [field] of fields) expect([field, takes(without(field))]).toEqual([field, optional.includes(field)]);
    expect(takes(without('t'))).toBe(false);
  });

  test('takes nothing wrong in a field', () => {
    for (const [field, value] of fields) {
      for (const wrong of wrongFor(field, value)) {
        if (wrong === '\u0000' && FREE_TEXTS.includes(field)) continue;
        expect([field, wrong, takes({ ...example, [field]: wrong })]).toEqual([field, wrong, false]);
      }
    }
  });

  test('takes nothing more', () => {
    for (const extra of ['extra', 'seat2', 'person', 'T', '', 'constructor', 'toString'])
      expect([extra, takes({ ...example, [extra]: 1 })]).toEqual([extra, false]);
    expect(parsed(`{"__proto__":{"admin":true},${JSON.stringify(example).slice(1)}`)).toBe(false);
    expect(parsed(`{"__proto__":null,${JSON.stringify(example).slice(1)}`)).toBe(false);
  });

  test('is not taken under another name', () => {
    for (const wrong of ['', t.toUpperCase(), `${t} `, 'unheard', '__proto__', 5, null, [t], undefined])
      expect([wrong, takes({ ...example, t: wrong })]).toEqual([wrong, false]);
  });
});

describe('limits', () => {
  const edge = (t: string, more: object): boolean => takes({ ...EXAMPLES[t], ...more });

  test('of ids', () => {
    expect(edge('start', { id: 'x'.repeat(MAX_MESSAGE_ID) })).toBe(true);
    expect(edge('start', { id: 'x'.repeat(MAX_MESSAGE_ID + 1) })).toBe(false);
    expect(edge('have', { mark: 'x'.repeat(MAX_MESSAGE_ID) })).toBe(true);
    expect(edge('have', { mark: 'x'.repeat(MAX_MESSAGE_ID + 1) })).toBe(false);
  });

  test('of numbers', () => {
    for (const good of [0, 1, MAX_COUNT]) expect(edge('sit', { seat: good })).toBe(true);
    expect(parsed('{"t":"sit","id":"a","seat":1e999}')).toBe(false);
    expect(parsed('{"t":"sit","id":"a","seat":99999999999999999999}')).toBe(false);
  });

  test('of picks', () => {
    const picks = Array.from({ length: MAX_PICKS }, (_, index) => index);
    expect(edge('answer', { picks })).toBe(true);
    expect(edge('answer', { picks: [] })).toBe(true);
    expect(edge('answer', { picks: [...picks, MAX_PICKS] })).toBe(false);
  });

  test('of what is said', () => {
    expect(edge('chat', { text: LONG.slice(1) })).toBe(true);
    expect(edge('chat', { text: LONG })).toBe(false);
  });

  test('of a wish for a seat, which may be taken back', () => {
    expect(edge('wish', { value: null })).toBe(true);
    expect(edge('wish', { option: 'x'.repeat(MAX_WISH_TEXT) })).toBe(true);
    expect(edge('wish', { option: 'x'.repeat(MAX_WISH_TEXT + 1) })).toBe(false);
    expect(edge('wish', { value: 'x'.repeat(MAX_WISH_TEXT + 1) })).toBe(false);
  });

  test('of words from a list', () => {
    expect(edge('seatBot', { level: 'perfect' })).toBe(false);
    expect(edge('settings', { pace: 'slow' })).toBe(false);
    expect(edge('settings', { botPace: 'slow' })).toBe(false);
  });

  test('settings may name one thing, or none', () => {
    expect(takes({ t: 'settings', id })).toBe(true);
    expect(takes({ t: 'settings', id, watch: false })).toBe(true);
  });

  test('what a client has is told in full', () => {
    for (const have of [{}, { n: 1 }, { n: 1, line: 1 }, { n: 1, mark: 'a' }, { n: 1, line: 1, mark: 'a', x: 1 }, null])
      expect([have, edge('hello', { have })]).toEqual([have, false]);
    expect(hello.safeParse({ t: 'hello', version: 0, table: TABLE }).success).toBe(true);
  });
});

describe('ids of tables and nonces', () => {
  test('have their digits and their length', () => {
    for (const good of [TABLE, 'zzzzzzzzzzzz', 'hjkmnpqrstvw']) expect(tableId.safeParse(good).success).toBe(true);
    for (const wrong of [
      '',
      '0123456789a',
      '0123456789abc',
      '0123456789aB',
      '0123456789ai',
      `${TABLE}\n`,
      '../../../etc',
    ])
      expect([wrong, tableId.safeParse(wrong).success]).toEqual([wrong, false]);
    for (const good of ['a'.repeat(32), 'f'.repeat(64), '0'.repeat(46)])
      expect(nonce.safeParse(good).success).toBe(true);
    for (const wrong of [
      '',
      'a'.repeat(30),
      'a'.repeat(31),
      'a'.repeat(33),
      'a'.repeat(66),
      'g'.repeat(32),
      'A'.repeat(32),
      `${NONCE}\n`,
    ])
      expect([wrong, nonce.safeParse(wrong).success]).toEqual([wrong, false]);
  });
});

describe('a wish to ask about', () => {
  const asks = (wish: unknown): boolean => takes({ t: 'whyNot', id, wish });

  test('is flat', () => {
    expect(asks({})).toBe(true);
    for (const deep of [{ a: {} }, { a: { b: 1 } }, { a: [[]] }, { a: [{}] }, [], 'a', null])
      expect([deep, asks(deep)]).toEqual([deep, false]);
  });

  test('is small', () => {
    const fields = (count: number): object =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at]));
    expect(asks(fields(MAX_WISH_FIELDS))).toBe(true);
    expect(asks(fields(MAX_WISH_FIELDS + 1))).toBe(false);
    expect(asks({ a: Array.from({ length: MAX_PICKS + 1 }, () => 1) })).toBe(false);
    expect(asks({ a: 'x'.repeat(MAX_WISH_TEXT + 1) })).toBe(false);
    expect(asks({ ['x'.repeat(MAX_WISH_TEXT + 1)]: 1 })).toBe(false);
  });

  test('holds real numbers', () => {
    for (const number of [NaN, Infinity, -Infinity]) {
      expect(asks({ a: number })).toBe(false);
      expect(asks({ a: [number] })).toBe(false);
    }
    expect(asks({ a: -1.5 })).toBe(true);
  });
});

describe('__proto__ inside a message', () => {
  const values = ['{"admin":true}', '"text"', 'true', '["text"]', 'null'];
  const places: readonly [string, (value: string) => string][] = [
    ['a wish', (value) => `{"t":"whyNot","id":"a","wish":{"__proto__":${value}}}`],
    ['options', (value) => `{"t":"settings","id":"a","options":{"__proto__":${value}}}`],
    ['what a client has', (value) => `{"t":"have","n":1,"line":1,"mark":"a","__proto__":${value}}`],
    ['an id', (value) => `{"t":"start","id":{"__proto__":${value}}}`],
  ];
  test.each(places)('%s: never reaches what the server reads', (_place, textWith) => {
    for (const value of values) {
      const result = request.safeParse(JSON.parse(textWith(value)));
      const data: object = result.success ? result.data : {};
      const read = data as { readonly admin?: unknown; readonly wish?: object; readonly options?: object };
      for (const object of [read, read.wish ?? {}, read.options ?? {}]) {
        expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
        expect(Object.hasOwn(object, '__proto__')).toBe(false);
      }
      expect(read.admin).toBeUndefined();
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('whatever else comes', () => {
  test('deep nesting is refused, not followed', () => {
    const nested = (open: string, close: string): unknown => JSON.parse(open.repeat(3000) + '1' + close.repeat(3000));
    for (const deep of [nested('[', ']'), nested('{"a":', '}')]) {
      expect(takes(deep)).toBe(false);
      expect(takes({ t: 'whyNot', id, wish: deep })).toBe(false);
      expect(takes({ t: 'whyNot', id, wish: { a: deep } })).toBe(false);
      expect(takes({ t: 'settings', id, options: { a: deep } })).toBe(false);
      expect(takes({ t: 'answer', id, question: 1, picks: deep })).toBe(false);
      expect(takes({ t: deep })).toBe(false);
    }
  });

  test('random JSON is refused without a fault', () => {
    const type = fc.constantFrom(...Object.keys(EXAMPLES));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(takes(value)).toBe(false);
      }),
    );
    fc.assert(
      fc.property(
        type,
        fc.dictionary(fc.constantFrom('id', 'seat', 'wish', 'picks', 'text'), fc.jsonValue()),
        (t, more) => {
          const result = request.safeParse({ ...more, t });
          // What is taken is taken as it was said: nothing is turned into something else on the way.
          expect(result.success ? result.data : { ...more, t }).toEqual({ ...more, t });
        },
      ),
    );
  });
});

describe('a name', () => {
  const named = (text: unknown): unknown => {
    const result = name.safeParse(text);
    return result.success ? result.data : 'refused';
  };

  test.each([
    ['accents', 'Åsa Þórðardóttir'],
    ['emoji', 'Björn 🐻'],
    ['other scripts', '山田 太郎'],
    ['marks that combine', 'q\u0303'],
    ['signs', "O'Brien-Smith & <b>"],
    ['names that objects have', '__proto__'],
  ])('keeps %s', (_what, text) => {
    expect(named(text)).toBe(text);
  });

  test.each([
    ['spaces around', '  Ada  ', 'Ada'],
    ['spaces within', 'Ada   Lovelace', 'Ada Lovelace'],
    ['wide spaces', 'Ada\u00a0\u3000Lovelace', 'Ada Lovelace'],
    ['line breaks', 'Ada\r\nLovelace\t', 'Ada Lovelace'],
    ['control characters', '\u0000Ada\u001b[0m', 'Ada [0m'],
    ['letters that turn the line around', 'Ada\u202e\u2066', 'Ada'],
    ['letters that cannot be seen', '\u200bAda\ufeff', 'Ada'],
    ['half a letter', 'Ada\ud800', 'Ada'],
    ['another way to write a letter', 'e\u0301ric', '\u00e9ric'],
    ['wide letters', '\uff21\uff44\uff41', 'Ada'],
    ['fillers', '\u3164Ada\u115f\u2800', 'Ada'],
    ['joiners within', 'A\u200dd\u034fa\ufe0f', 'Ada'],
    ['heaps of marks', `A${'\u0323'.repeat(20)}da`, '\u1ea0\u0323\u0323da'],
  ])('loses %s', (_what, text, kept) => {
    expect(named(text)).toBe(kept);
  });

  test.each([
    ['nothing', ''],
    ['nothing to see', ' \t\u0000\u200b\u3000 '],
    ['fillers alone', '\u3164\u115f\u1160\uffa0\u2800'],
    ['marks alone', '\u0301\u0301'],
    ['too many letters', 'x'.repeat(MAX_NAME + 1)],
    ['too many emoji', '🐻'.repeat(MAX_NAME + 1)],
    ['far too many spaces', `Ada${' '.repeat(MAX_NAME * 4)}`],
    ['a number', 5],
    ['null', null],
    ['a list', ['Ada']],
  ])('is not %s', (_what, text) => {
    expect(named(text)).toBe('refused');
  });

  test('is as long as it may be, in letters and not in bytes', () => {
    expect(named('x'.repeat(MAX_NAME))).toBe('x'.repeat(MAX_NAME));
    expect(named('🐻'.repeat(MAX_NAME))).toBe('🐻'.repeat(MAX_NAME));
  });

  test('once read stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const once = named(text);
        expect(named(once)).toBe(once);
      }),
    );
  });
});

describe('bodies', () => {
  const full: Required<NewTable> = {
    game: 'tiny',
    seats: 3,
    options: { ages: 'two' },
    bots: 'random',
    open: true,
    watch: true,
    pace: 'discreet',
    botPace: 'natural',
  };
  const makes = (body: unknown): boolean => newTable.safeParse(body).success;

  test('a new table needs a game and seats', () => {
    expect(newTable.parse(full)).toEqual(full);
    expect(makes({ game: 'tiny', seats: 3 })).toBe(true);
    for (const body of [{ game: 'tiny' }, { seats: 3 }, null, [], 'tiny']) expect(makes(body)).toBe(false);
  });

  test('a new table has nothing wrong, nor anything more', () => {
    for (const [field, value] of Object.entries(full)) {
      for (const wrong of wrongFor(field, value)) {
        if (wrong === '\u0000' && field === 'game') continue;
        expect([field, wrong, makes({ ...full, [field]: wrong })]).toEqual([field, wrong, false]);
      }
    }
    expect(makes({ ...full, host: 1 })).toBe(false);
    expect(makes(JSON.parse('{"game":"tiny","seats":3,"__proto__":{"host":1}}'))).toBe(false);
  });

  test('a new name is a name', () => {
    expect(rename.parse({ name: ' Ada ' })).toEqual({ name: 'Ada' });
    for (const wrong of [{}, { name: '' }, { name: 'Ada', more: 1 }, 'Ada'])
      expect(rename.safeParse(wrong).success).toBe(false);
  });

  test('a device is named by its code', () => {
    expect(device.parse({ code: 'abcd' })).toEqual({ code: 'abcd' });
    for (const wrong of [{}, { code: 'abc' }, { code: 'x'.repeat(21) }, { code: 1234 }, { code: 'abcd', more: 1 }])
      expect(device.safeParse(wrong).success).toBe(false);
  });
});
