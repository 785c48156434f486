import { expect, test } from 'vitest';
import { roundedIcon, roundedPath } from './icon-path.ts';

test('points are rounded where they lie, so that differences do not add up', () => {
  // Ten steps of 0.4 end at 4, not at 0.
  expect(roundedPath(`M0 0${'l.4 0'.repeat(10)}`)).toBe('m0 0l0 0 1 0 0 0 1 0 0 0 0 0 1 0 0 0 1 0 0 0');
});

test('absolute and relative commands, curves, arcs with joined flags and closed parts', () => {
  expect(roundedPath('M10.4 10.6H20.2V5L1.2 1zl2.4 2.4')).toBe('m10 11h10v-6l-19-4zl3 2');
  expect(roundedPath('M0 0c1.1 1.2 2.3 2.4 3.6 3.5s1-1 2-2')).toBe('m0 0c1 1 2 2 4 4s1-1 2-2');
  expect(roundedPath('M0 0a5.55 5.55 0 0110.2 0')).toBe('m0 0a5.6 5.6 0 0 1 10 0');
  expect(roundedPath('m1.5 1.5 2 2')).toBe('m2 2l2 2');
});

test('everything but paths stays', () => {
  expect(roundedIcon('<path fill="currentColor" d="M1.2 1.4h2"/>')).toBe('<path fill="currentColor" d="m1 1h2"/>');
});

test('what is no path is an error that says so', () => {
  expect(() => roundedPath('x1')).toThrow('no path');
  expect(() => roundedPath('M1')).toThrow('no number');
});
