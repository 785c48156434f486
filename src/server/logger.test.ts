import { describe, expect, test } from 'vitest';
import { LEVELS, logger, messageOf, type Level } from './logger.ts';

function linesAt(level: Level): string[] {
  const lines: string[] = [];
  const log = logger(
    level,
    (line) => void lines.push(line),
    () => 0,
  );
  log.debug('seen');
  log.info('told', { table: 'x', count: 2, ok: true, none: null });
  log.warn('feared');
  log.error('broken');
  return lines;
}

test('a line is JSON, with its time and what it is about', () => {
  expect(linesAt('info')[0]).toBe(
    '{"at":"1970-01-01T00:00:00.000Z","level":"info","what":"told","table":"x","count":2,"ok":true,"none":null}\n',
  );
});

test('a fact cannot break out of its line', () => {
  const lines: string[] = [];
  logger('info', (line) => void lines.push(line)).info('a\nb', { name: 'x\r\n{"level":"error"}' });
  expect(lines[0]!.trimEnd()).not.toMatch(/[\r\n]/);
});

test.each(LEVELS.map((level, index) => [level, 4 - index] as const))(
  'at level %s, %i of four are written',
  (level, count) => {
    expect(linesAt(level)).toHaveLength(count);
  },
);

describe('an error in a log', () => {
  test('says its name and message, not its surroundings', () => {
    const error = new TypeError('it broke', { cause: new Error('secret') });
    expect(messageOf(error)).toBe('TypeError: it broke');
  });

  test('is short, and whatever was thrown is no reason to fail', () => {
    expect(messageOf(new Error('x'.repeat(1000)))).toHaveLength(300);
    for (const thrown of [undefined, null, 'text', 7, {}])
      expect(messageOf(thrown)).toBe('a thrown value that is not an Error');
  });
});
