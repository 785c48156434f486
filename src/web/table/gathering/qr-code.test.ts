import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

const drawn = (text: string): readonly string[] | undefined =>
  qrCode(text)?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

test('a short text is the code that another implementation draws with the same mask', () => {
  expect(drawn('HI')).toEqual([
    '#######...#.#.#######',
    '#.....#.....#.#.....#',
    '#.###.#.#.#...#.###.#',
    '#.###.#.....#.#.###.#',
    '#.###.#..#.##.#.###.#',
    '#.....#..###..#.....#',
    '#######.#.#.#.#######',
    '........#.#..........',
    '###.#####.#.###...#..',
    '#.##...#####.#.#.###.',
    '..##########.###.####',
    '####.#....####.###.#.',
    '#.##########.###..#..',
    '........#.#...#...##.',
    '#######.###.#...#..##',
    '#.....#.##....#...###',
    '#.###.#.##..#.#.#.#.#',
    '#.###.#..###.#.#.#.#.',
    '#.###.#.####.###.##.#',
    '#.....#.#..###.###.#.',
    '#######.#..#.###.####',
  ]);
});

test('a link takes the smallest code that holds it', () => {
  expect(qrCode('http://192.168.1.20:3000/t/abcdefghijkl')).toHaveLength(29);
  expect(qrCode('x'.repeat(106))).toHaveLength(37);
});

test('what is too long has no code', () => {
  expect(qrCode('x'.repeat(107))).toBeNull();
});
