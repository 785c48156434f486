/** Frames that no client of ours would send. They are texts, for much of what is wrong with them could not be said as a value. */
import type { Random } from '../../kernel/index.ts';
import { MAX_MESSAGE_BYTES } from '../../protocol/index.ts';

type Draw = <T>(from: readonly T[]) => T;
export const drawWith =
  (random: Random): Draw =>
  (from) =>
    from[random(from.length)]!;

const LONG = 'x'.repeat(MAX_MESSAGE_BYTES - 1_200);
const deep = (open: string, inside: string, close: string, depth: number): string =>
  open.repeat(depth) + inside + close.repeat(depth);

// Values as they stand in a text.
const OF_EVERY_TYPE = ['null', 'true', 'false', '""', '[]', '{}', '"0"', '"text"', '{"a":1}'];
const LISTS = ['[[]]', '[null]', '[-1]', '[1.5]', '[0,0]', '["0"]', `[${'0,'.repeat(2_000)}0]`];
const NUMBERS = ['-1', '-0', '0.5', '1e999', '-1e999', '1e308', '2147483648', '9007199254740993', '9'.repeat(40)];
const NOT_JSON = ['NaN', 'Infinity', 'undefined', '01', '.5', '0x10', "'single'", '`', '', '"unfinished'];
/** They mean something to the language. */
const NAMES = ['"__proto__"', '"constructor"', '{"__proto__":{"host":true}}', '{"constructor":{"prototype":{}}}'];
const TEXTS = [
  '"NaN"',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"\\u0000"',
  '"\\u202e\\u2066"',
  '"a\\nb"',
  '"\\u2028"',
  '"💥"',
];
const LONG_TEXTS = [`"${LONG}"`, `"${'é'.repeat(2_000)}"`];
const DEEP = [deep('[', '', ']', 3_000), deep('{"a":', '1', '}', 900), deep('[', '0', ']', 200)];
const VALUES = [...OF_EVERY_TYPE, ...LISTS, ...NUMBERS, ...NOT_JSON, ...NAMES, ...TEXTS, ...LONG_TEXTS, ...DEEP];

const EXTRA_FIELDS = ['seat', 'member', 'person', 'host', 'id', 't', '__proto__', 'constructor', 'toString', '', 'x'];

/** An object as fields in order, each with its value as it stands in the text. */
type Fields = [name: string, value: string][];
const fieldsOf = (value: object): Fields => Object.entries(value).map(([name, each]) => [name, JSON.stringify(each)]);
const textOf = (fields: Fields): string =>
  `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;

/** A valid frame with one field changed, removed, added or doubled; or a field of an object in it. */
export function oneFieldChanged(frame: object, random: Random): string {
  const draw = drawWith(random);
  const fields = fieldsOf(frame);
  const at = random(fields.length);
  const [name, value] = fields[at]!;
  const inner: unknown = JSON.parse(value);
  switch (random(10)) {
    case 0:
      fields.splice(at, 1);
      break;
    case 1:
      fields.splice(random(fields.length + 1), 0, [draw(EXTRA_FIELDS), draw(VALUES)]);
      break;
    case 2:
      fields.splice(random(fields.length + 1), 0, [name, draw(VALUES)]);
      break;
    case 3:
      fields[at] = [draw([...EXTRA_FIELDS, name.toUpperCase(), `${name} `]), value];
      break;
    case 4:
    case 5:
      fields[at] = [name, draw(VALUES)];
      break;
    default:
      fields[at] = [name, isFilled(inner) ? oneFieldChanged(inner, random) : JSON.stringify(another(inner, random))];
  }
  return textOf(fields);
}

/** Another value that could stand in its place. */
function another(value: unknown, random: Random): unknown {
  const draw = drawWith(random);
  if (typeof value === 'number') return draw([value - 1, value + 1, 0, 1, 2, 7, 99, 2 ** 31 - 1, -value]);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value))
    return draw([[...value, 0], [...value, 9_999], value.slice(1), [...value, ...value], [0], [98]]);
  return draw(['0', 'random', 'quick', 'frame', 'answer', 'resign', '0123456789ab', 'e'.repeat(32), 'e'.repeat(40)]);
}

const isFilled = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;

/** Texts that hardly look like a frame. */
export function noise(frame: object, random: Random): string {
  const draw = drawWith(random);
  const text = JSON.stringify(frame);
  switch (random(7)) {
    case 0:
      return text.slice(0, random(text.length));
    case 1:
      return text + draw([text, '}', ',', '\0', '//', ' x']);
    case 2:
      return draw(VALUES);
    case 3:
      return `[${text}]`;
    case 4:
      return JSON.stringify(text);
    case 5: {
      // One character is another one.
      const at = random(text.length);
      return text.slice(0, at) + String.fromCodePoint(random(0xd800)) + text.slice(at + 1);
    }
    default:
      return Array.from({ length: random(200) }, () => String.fromCodePoint(random(0xd800))).join('');
  }
}

export const bytes = (length: number, random: Random): Buffer => Buffer.from(Array.from({ length }, () => random(256)));

/** Never valid UTF-8: cut short, too long a form, half of a pair, no beginning at all. */
const NOT_UTF_8: readonly (readonly number[])[] = [
  [0xc3],
  [0xc0, 0xaf],
  [0xed, 0xa0, 0x80],
  [0xf5, 0x80, 0x80, 0x80],
  [0x80],
  [0xff],
  [0xf0, 0x9f, 0x92],
];

export const notUtf8 = (random: Random): Buffer =>
  Buffer.concat([Buffer.from('{"t":"ping'), Buffer.from(drawWith(random)(NOT_UTF_8)), Buffer.from('"}')]);

// ---- Frames as they lie on the wire: RFC 6455, 5.2.

interface Wire {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly fin?: boolean;
  readonly reserved?: number;
  readonly masked?: boolean;
  /** What is said of the payload's length, where that is a lie. */
  readonly length?: bigint;
}

export function wireFrame({ opcode, payload, fin = true, reserved = 0, masked = true, length }: Wire): Buffer {
  const size = length ?? BigInt(payload.length);
  const head = Buffer.alloc(size < 126n ? 2 : size < 65_536n ? 4 : 10);
  head[0] = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  const mask = masked ? 0x80 : 0;
  if (head.length === 2) head[1] = mask | Number(size);
  if (head.length === 4) {
    head[1] = mask | 126;
    head.writeUInt16BE(Number(size), 2);
  }
  if (head.length === 10) {
    head[1] = mask | 127;
    head.writeBigUInt64BE(size, 2);
  }
  // A mask of zeros changes nothing, and is one.
  return Buffer.concat([head, masked ? Buffer.alloc(4) : Buffer.alloc(0), payload]);
}

const TEXT = 1;
const PING = Buffer.from('{"t":"ping"}');

/** What breaks the rules of the wire itself. */
export function brokenWire(random: Random): Buffer {
  const junk = bytes(1 + random(300), random);
  switch (random(12)) {
    case 0:
      return junk;
    case 1:
      return wireFrame({ opcode: TEXT, payload: PING, masked: false });
    case 2:
      return wireFrame({ opcode: 3 + random(5), payload: PING });
    case 3:
      return wireFrame({ opcode: TEXT, payload: PING, reserved: 1 + random(7) });
    case 4:
      return wireFrame({ opcode: TEXT, payload: PING, length: 2n ** 63n + BigInt(random(9)) });
    case 5:
      return wireFrame({ opcode: TEXT, payload: PING, length: 2n ** 40n });
    case 6:
      return wireFrame({ opcode: 9, payload: bytes(126 + random(50), random) });
    case 7:
      return wireFrame({ opcode: 9, payload: PING, fin: false });
    case 8:
      return wireFrame({ opcode: 0, payload: PING });
    case 9:
      return Buffer.concat([1, 1].map((opcode) => wireFrame({ opcode, payload: PING, fin: false })));
    case 10:
      return wireFrame({ opcode: 8, payload: bytes(1 + random(5), random) });
    default:
      return wireFrame({ opcode: TEXT, payload: PING }).subarray(0, 1 + random(10));
  }
}
