/** Re-encodes a PNG with a palette of 256 colours, which takes a third of the bytes. */
import { crc32 as crcOf, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const COLOURS = 256;
/** Of each channel so many bits tell two colours apart while the palette is chosen. */
const BITS = 6;
const DROPPED = 8 - BITS;

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Three bytes for each pixel, row after row. */
  readonly rgb: Uint8Array;
}

/** Of what browsers write: eight bits, RGB or RGBA, not interlaced. */
function read(png: Buffer): Picture {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const [depth, type, , , interlaced] = png.subarray(24, 29);
  if (depth !== 8 || (type !== 2 && type !== 6) || interlaced !== 0) throw new Error('not a PNG as browsers write it');
  const data: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const size = type === 6 ? 4 : 3;
  return { width, height, rgb: withoutFilters(inflateSync(Buffer.concat(data)), width, height, size) };
}

/** Each row says how it was predicted from what lies left of it and above. */
function withoutFilters(raw: Buffer, width: number, height: number, size: number): Uint8Array {
  const stride = width * size;
  const rgb = new Uint8Array(width * height * 3);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)]!;
    const row = new Uint8Array(raw.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1)));
    for (let x = 0; x < stride; x += 1) {
      const left = x < size ? 0 : row[x - size]!;
      row[x] = row[x]! + predicted(filter, left, above[x]!, x < size ? 0 : above[x - size]!);
    }
    for (let x = 0; x < width; x += 1) rgb.set(row.subarray(x * size, x * size + 3), (y * width + x) * 3);
    above = row;
  }
  return rgb;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Pixels of one cell of colours: how many, and the sums of their channels. */
interface Cell {
  readonly key: number;
  count: number;
  readonly sums: [number, number, number];
}

const keyOf = (rgb: Uint8Array, at: number): number =>
  ((rgb[at]! >> DROPPED) << (2 * BITS)) | ((rgb[at + 1]! >> DROPPED) << BITS) | (rgb[at + 2]! >> DROPPED);

function cellsOf(rgb: Uint8Array): Cell[] {
  const cells = new Map<number, Cell>();
  for (let at = 0; at < rgb.length; at += 3) {
    const key = keyOf(rgb, at);
    let cell = cells.get(key);
    if (cell === undefined) cells.set(key, (cell = { key, count: 0, sums: [0, 0, 0] }));
    cell.count += 1;
    for (let channel = 0; channel < 3; channel += 1) cell.sums[channel]! += rgb[at + channel]!;
  }
  return [...cells.values()];
}

const mean = (cell: Cell, channel: number): number => cell.sums[channel]! / cell.count;

/** How far a box of cells spreads, and along which channel. Rare colours count too, or small things lose theirs. */
function spreadOf(box: readonly Cell[]): { readonly channel: number; readonly weight: number } {
  let widest = { channel: 0, weight: 0 };
  const weight = Math.sqrt(box.reduce((total, { count }) => total + count, 0));
  for (let channel = 0; channel < 3; channel += 1) {
    const values = box.map((cell) => mean(cell, channel));
    const spread = Math.max(...values) - Math.min(...values);
    if (spread * weight > widest.weight) widest = { channel, weight: spread * weight };
  }
  return widest;
}

/** The box that spreads most is cut in two at its middle pixel, until there are as many as colours. */
function boxesOf(cells: readonly Cell[]): (readonly Cell[])[] {
  const boxes = [{ cells, ...spreadOf(cells) }];
  while (boxes.length < COLOURS) {
    const widest = boxes.reduce((one, other) => (other.weight > one.weight ? other : one));
    if (widest.weight === 0) break;
    const sorted = [...widest.cells].sort((a, b) => mean(a, widest.channel) - mean(b, widest.channel));
    const half = sorted.reduce((total, { count }) => total + count, 0) / 2;
    let cut = 0;
    for (let before = 0; cut < sorted.length - 1 && before < half; cut += 1) before += sorted[cut]!.count;
    cut = Math.max(1, cut);
    const halves = [sorted.slice(0, cut), sorted.slice(cut)];
    boxes.splice(boxes.indexOf(widest), 1, ...halves.map((part) => ({ cells: part, ...spreadOf(part) })));
  }
  return boxes.map((box) => box.cells);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crcOf(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

export function smallPng(png: Buffer): Buffer {
  const { width, height, rgb } = read(png);
  const palette = Buffer.alloc(COLOURS * 3);
  const colourOf = new Map<number, number>();
  for (const [colour, box] of boxesOf(cellsOf(rgb)).entries()) {
    const count = box.reduce((total, cell) => total + cell.count, 0);
    for (let channel = 0; channel < 3; channel += 1) {
      const sum = box.reduce((total, cell) => total + cell.sums[channel]!, 0);
      palette[colour * 3 + channel] = Math.round(sum / count);
    }
    for (const { key } of box) colourOf.set(key, colour);
  }
  // A byte for each pixel, and before each row the word that nothing was predicted.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = colourOf.get(keyOf(rgb, (y * width + x) * 3))!;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
