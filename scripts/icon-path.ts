/**
 * Paths of icons in whole numbers: on a grid of 512 nobody sees the difference, and the page loads a third less. Rounding does not add up:
 * each point is rounded where it lies, and drawn from where the point before was rounded to.
 */
const PER_COMMAND: { readonly [command: string]: number } = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const FLAGS = [3, 4];

interface Segment {
  /** In lower case. */
  readonly command: string;
  readonly isRelative: boolean;
  readonly numbers: readonly number[];
}

/** A flag of an arc is one digit, which may stand directly before the next number. */
function segmentsOf(path: string): readonly Segment[] {
  const segments: Segment[] = [];
  let rest = path.trim();
  const take = (pattern: RegExp): string | null => {
    const found = pattern.exec(rest);
    if (found === null) return null;
    rest = rest.slice(found[0].length);
    return found[1]!;
  };
  let letter = '';
  while (rest !== '') {
    const named = take(/^[\s,]*([a-z])/i);
    // After a move, further pairs are lines.
    letter = named ?? (letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter);
    const command = letter.toLowerCase();
    const count = PER_COMMAND[command];
    if (count === undefined) throw new Error(`no path: ${path.slice(0, 40)}`);
    const numbers = Array.from({ length: count }, (_, index) => {
      const isFlag = command === 'a' && FLAGS.includes(index);
      const number = take(isFlag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i);
      if (number === null) throw new Error(`no number in a path: ${rest.slice(0, 40)}`);
      return Number(number);
    });
    segments.push({ command, isRelative: letter === command, numbers });
    rest = rest.trimStart();
  }
  return segments;
}

const written = (numbers: readonly number[]): string =>
  numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('');

export function roundedPath(path: string): string {
  let exact = { x: 0, y: 0 };
  let drawn = { x: 0, y: 0 };
  let start = { exact, drawn };
  let out = '';
  let last = '';
  for (const { command, isRelative, numbers } of segmentsOf(path)) {
    if (command === 'z') {
      ({ exact, drawn } = start);
      out += 'z';
      last = 'z';
      continue;
    }
    const from = isRelative ? exact : { x: 0, y: 0 };
    let target = exact;
    const relative = numbers.map((number, index) => {
      if (command === 'a' && index < 5) return FLAGS.includes(index) ? number : Math.round(number * 10) / 10;
      const isX = command === 'h' || (command !== 'v' && (command === 'a' ? index === 5 : index % 2 === 0));
      const axis = isX ? 'x' : 'y';
      target = { ...target, [axis]: from[axis] + number };
      return Math.round(from[axis] + number) - drawn[axis];
    });
    exact = target;
    drawn = {
      x: command === 'v' ? drawn.x : Math.round(exact.x),
      y: command === 'h' ? drawn.y : Math.round(exact.y),
    };
    if (command === 'm') start = { exact, drawn };
    const text = written(relative);
    const isSame = last === command && command !== 'm';
    out += isSame ? (text.startsWith('-') ? text : ` ${text}`) : command + text;
    last = command;
  }
  return out;
}

/** The content of an icon with all its paths rounded. */
export const roundedIcon = (body: string): string =>
  body.replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${roundedPath(path)}"`);
