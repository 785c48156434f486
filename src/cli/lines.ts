/** Lines out of a stream of bytes, and replies back into one. */
import { once } from 'node:events';
import type { Writable } from 'node:stream';

const NEWLINE = 10;

/**
 * Each line without its end. Of a line longer than `limit` bytes only `limit` + 1 are kept, so that an endless one fills no memory
 * and its reader still sees that it is too long.
 */
export async function* linesOf(chunks: AsyncIterable<Buffer>, limit: number): AsyncGenerator<string> {
  let pieces: Buffer[] = [];
  let size = 0;
  const keep = (piece: Buffer): void => {
    const kept = piece.subarray(0, limit + 1 - size);
    if (kept.length === 0) return;
    pieces.push(kept);
    size += kept.length;
  };
  const line = (): string => {
    const text = Buffer.concat(pieces).toString('utf8');
    pieces = [];
    size = 0;
    return text;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, end));
      yield line();
      from = end + 1;
    }
    keep(chunk.subarray(from));
  }
  if (size > 0) yield line();
}

/** One reply for each line, in order, no faster than the other side reads them. Ends with the input. */
export async function answerLines(
  lines: AsyncIterable<string>,
  output: Writable,
  handle: (line: string) => string,
): Promise<void> {
  for await (const line of lines) {
    if (!output.write(`${handle(line)}\n`)) await once(output, 'drain');
  }
}
