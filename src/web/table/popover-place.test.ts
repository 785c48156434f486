import { expect, test } from 'vitest';
import { placeBeside } from './popover-place.ts';

const screen = { width: 390, height: 844 };
/** As browsers give it: with its fields on the prototype. */
const size = new (class {
  get width() {
    return 300;
  }
  get height() {
    return 80;
  }
})();

test('a text goes below its thing, within the screen', () => {
  const anchor = { left: 10, top: 100, width: 60, height: 40 };
  expect(placeBeside(anchor, size, screen, [])).toEqual({ left: 8, top: 148 });
});

test('it goes above where it would cover the button', () => {
  const anchor = { left: 100, top: 600, width: 60, height: 40 };
  const button = { left: 0, top: 680, width: 390, height: 60 };
  expect(placeBeside(anchor, size, screen, [button]).top).toBe(600 - 80 - 8);
});

test('where nothing is free it goes to the top of the screen', () => {
  const anchor = { left: 0, top: 60, width: 390, height: 700 };
  expect(placeBeside(anchor, size, screen, []).top).toBe(8);
});

test('a thing within what is to be kept clear has its text beside all of it', () => {
  const wide = { width: 1440, height: 900 };
  const panel = { left: 1000, top: 60, width: 430, height: 800 };
  const anchor = { left: 1020, top: 300, width: 380, height: 40 };
  expect(placeBeside(anchor, size, wide, [panel])).toEqual({ left: 1000 - 300 - 8, top: 280 });
});

test('a thing within a bar at the bottom has its text above all of the bar', () => {
  const bar = { left: 0, top: 700, width: 390, height: 140 };
  const anchor = { left: 100, top: 760, width: 80, height: 44 };
  expect(placeBeside(anchor, size, screen, [bar])).toEqual({ left: 8, top: 700 - 80 - 8 });
});
