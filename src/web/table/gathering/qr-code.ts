/** QR codes (ISO/IEC 18004) for short links: byte mode, error correction level L, versions 1 to 5, which have one block each. */

interface Version {
  readonly size: number;
  /** Codewords of data and of error correction. */
  readonly data: number;
  readonly check: number;
}

const VERSIONS: readonly Version[] = [
  { size: 21, data: 19, check: 7 },
  { size: 25, data: 34, check: 10 },
  { size: 29, data: 55, check: 15 },
  { size: 33, data: 80, check: 20 },
  { size: 37, data: 108, check: 26 },
];
/** Mode and length take 12 bits before the data. */
const HEADER = 2;

/** Products in the field GF(256) with the polynomial 0x11d. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if (((b >> bit) & 1) === 1) product ^= a;
  }
  return product;
}

/** The remainder of the data after division by the generator polynomial. */
function checkwords(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < count; power += 1, root = multiply(root, 2))
    generator = [...generator, 0].map((value, at) => value ^ (at === 0 ? 0 : multiply(generator[at - 1]!, root)));
  const remainder = Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ remainder.shift()!;
    remainder.push(0);
    for (let at = 0; at < count; at += 1) remainder[at]! ^= multiply(generator[at + 1]!, factor);
  }
  return remainder;
}

function codewords(bytes: Uint8Array, { data, check }: Version): number[] {
  const bits = [
    0b0100,
    bytes.length >> 4,
    bytes.length & 15,
    ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 2) words.push((bits[at]! << 4) | (bits[at + 1] ?? 0));
  for (let pad = 0xec; words.length < data; pad ^= 0xec ^ 0x11) words.push(pad);
  return [...words, ...checkwords(words, check)];
}

/** Null: not drawn yet. */
type Grid = (boolean | null)[][];

function square(grid: Grid, row: number, column: number, radius: number, isDark: (distance: number) => boolean): void {
  for (let dy = -radius; dy <= radius; dy += 1)
    for (let dx = -radius; dx <= radius; dx += 1)
      if (grid[row + dy]?.[column + dx] !== undefined)
        grid[row + dy]![column + dx] = isDark(Math.max(Math.abs(dx), Math.abs(dy)));
}

function patterns(size: number): Grid {
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(grid, row, column, 4, (distance) => distance !== 2 && distance !== 4);
  if (size > 21) square(grid, size - 7, size - 7, 2, (distance) => distance !== 1);
  for (let at = 8; at < size - 8; at += 1) grid[6]![at] = grid[at]![6] = at % 2 === 0;
  return grid;
}

/** Level L (01) and the mask's number, with their BCH code. */
function formatBits(mask: number): number {
  const value = (0b01 << 3) | mask;
  let rest = value;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  return ((value << 10) | rest) ^ 0x5412;
}

function drawFormat(grid: Grid, mask: number): void {
  const bits = formatBits(mask);
  const size = grid.length;
  for (let at = 0; at < 15; at += 1) {
    const isDark = ((bits >> at) & 1) === 1;
    const row = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at;
    const column = at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at;
    grid[row]![8] = isDark;
    grid[8]![column] = isDark;
  }
  grid[size - 8]![8] = true;
}

/** Mask 0: every second module like a chessboard, which suits links. */
const MASK = 0;
const isInverted = (row: number, column: number): boolean => (row + column) % 2 === 0;

function drawData(grid: Grid, words: readonly number[]): void {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2)
    for (let step = 0; step < size; step += 1)
      for (const column of [right, right - 1]) {
        const isUpwards = ((size - 1 - (right > 6 ? right : right + 1)) / 2) % 2 === 0;
        const row = isUpwards ? size - 1 - step : step;
        if (grid[row]![column] !== null) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        at += 1;
        grid[row]![column] = (bit === 1) !== isInverted(row, column);
      }
}

/** The modules row by row, true for dark; null if the text is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.find(({ data }) => bytes.length + HEADER <= data);
  if (version === undefined) return null;
  const grid = patterns(version.size);
  drawFormat(grid, MASK);
  drawData(grid, codewords(bytes, version));
  return grid.map((row) => row.map((module) => module === true));
}
