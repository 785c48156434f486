/** Lines that no referee should take, of many kinds, for its tests. Every one must be answered by an error or a refusal. */
import { randomOf, sfc, type Random } from '../../kernel/index.ts';

const MEMBERS: readonly string[] = [
  '"cmd":"new","game":"sample","seats":2,"seed":"x"',
  '"cmd":"position","game":"sample","position":{"seats":2}',
  '"cmd":"view","seat":0',
  '"cmd":"answer","seat":0,"question":1,"picks":[{"card":"axe"}]',
  '"cmd":"takeBack","seat":0,"question":1',
  '"cmd":"undo","seat":0,"question":1',
  '"cmd":"whynot","seat":0,"wish":{"card":"axe"}',
  '"cmd":"events","since":0,"seat":0',
  '"cmd":"imagine","seat":0,"seed":"x"',
  '"cmd":"load","state":{"game":"sample"}',
];

/** What each command cannot do without. */
const NEEDED: { readonly [command: string]: readonly string[] } = {
  new: ['game', 'seats'],
  position: ['game', 'position'],
  view: ['seat'],
  answer: ['seat', 'question', 'picks'],
  takeBack: ['seat', 'question'],
  undo: ['seat', 'question'],
  whynot: ['seat'],
  events: ['since', 'seat'],
  imagine: ['seat'],
  load: ['state'],
};

/** Not the right value of any needed field. */
const WRONG: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  99,
  1e300,
  'constructor',
  '__proto__',
  '0',
  'x'.repeat(100_000),
  [[]],
  [null],
  [{ card: 'axe', toString: 1 }],
  { length: 1e9 },
  { game: 'sample', rules: 1e9 },
  { game: 'sample', rules: 2, seats: 2, stack: [{ proc: 'constructor', at: 'toString' }] },
];

export function* junkLines(seed: string, count: number): Generator<string> {
  const random = randomOf(sfc(seed));
  for (let line = 0; line < count; line++) yield KINDS[line % KINDS.length]!(random);
}

const oneOf = <X>(list: readonly X[], random: Random): X => list[random(list.length)]!;
const commandLike = (random: Random): { [field: string]: unknown } =>
  JSON.parse(`{${oneOf(MEMBERS, random)}}`) as { [field: string]: unknown };
const letters = (alphabet: string, random: Random): string =>
  Array.from({ length: 1 + random(60) }, () => alphabet[random(alphabet.length)]).join('');
const neededOf = (command: { [field: string]: unknown }): readonly string[] => NEEDED[String(command['cmd'])]!;

const KINDS: readonly ((random: Random) => string)[] = [
  // Not JSON.
  (random) => letters('{}[]":,0123456789.eE+-truefalsn \\/u\t', random) + '{',
  (random) => letters('\u0000\u0001\u001f\u007f\u00a0\u2028\ufeff\ufffdé漢😀', random),
  (random) => `{${oneOf(MEMBERS, random)}`,
  (random) => {
    const whole = `{${oneOf(MEMBERS, random)}}`;
    return whole.slice(0, 1 + random(whole.length - 1));
  },
  () => '',
  (random) => ' \t\r'.repeat(random(5)),
  (random) => '['.repeat(1 + random(50_000)),
  // JSON, but no command.
  (random) => oneOf(['null', '[]', '"x"', '0', '-0', '1e999', 'true', '[{"cmd":"games"}]', '{}', '[[[]]]'], random),
  (random) => JSON.stringify({ cmd: oneOf(WRONG, random) }),
  (random) => JSON.stringify({ cmd: letters('abcdefghij', random) }),
  (random) =>
    JSON.stringify({ cmd: oneOf(['toString', 'constructor', 'hasOwnProperty', 'valueOf', 'handle'], random) }),
  (random) => JSON.stringify({ CMD: 'games', seat: random(4) }),
  // A command with something wrong in it.
  (random) => {
    const command = commandLike(random);
    delete command[oneOf(neededOf(command), random)];
    return JSON.stringify(command);
  },
  (random) => {
    const command = commandLike(random);
    return JSON.stringify({ ...command, [oneOf(neededOf(command), random)]: oneOf(WRONG, random) });
  },
  (random) => JSON.stringify({ cmd: 'answer', seat: random(2), question: 1e6 + random(9), picks: [{ card: 'axe' }] }),
  (random) => `{${oneOf(MEMBERS, random)},"__proto__":{"ok":true,"seat":${random(9)}}}`,
  (random) => `{"cmd":"view","seat":${oneOf(['1e999', '-1e999', '1e-9', '00', '9007199254740993', '-0.5'], random)}}`,
  (random) => {
    const depth = 41 + random(20_000);
    return `{"cmd":"whynot","seat":0,"wish":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;
  },
  (random) => JSON.stringify({ ...commandLike(random), note: 'y'.repeat(1001 + random(100_000)) }),
  (random) => JSON.stringify({ cmd: 'load', state: { ...commandLike(random), game: 'sample', rules: 2, seats: 2 } }),
];
