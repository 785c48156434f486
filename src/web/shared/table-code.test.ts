import { describe, expect, it } from 'vitest';
import { grouped, tableIn } from './table-code.ts';

describe('the code of a table', () => {
  it.each([
    ['7kq2mrx4c9vd', 'as it is'],
    ['  7KQ2 mrx4-c9vd ', 'with capitals, spaces and a hyphen'],
    ['7kq2–mrx4–c9vd', 'with the dash that a phone puts in'],
    ['https://table.example.org/t/7kq2mrx4c9vd', 'in a link'],
    ['Come: https://table.example.org/t/7kq2mrx4c9vd?from=chat !', 'in a message'],
  ])('reads %s: %s', (text) => {
    expect(tableIn(text)).toBe('7kq2mrx4c9vd');
  });

  it('takes o for 0, and i and l for 1', () => {
    expect(tableIn('OIL2mrx4c9vd')).toBe('0112mrx4c9vd');
  });

  it.each(['', '7kq2mrx4c9v', '7kq2mrx4c9vdd', '7kq2mrx4c9vu', 'https://table.example.org/'])(
    'refuses “%s”',
    (text) => {
      expect(tableIn(text)).toBeNull();
    },
  );

  it('is shown in groups of four', () => {
    expect(grouped('7kq2mrx4c9vd')).toBe('7kq2 mrx4 c9vd');
    expect(grouped('0123456789')).toBe('0123 4567 89');
  });
});
