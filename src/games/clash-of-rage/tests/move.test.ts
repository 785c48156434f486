import { expect, test } from 'vitest';
import { goalsOf, moves, OVERRUN, scene, type Scene } from './scenes.ts';

const marching = (position = OVERRUN): Scene => scene(position).answers(0, { act: 'move' });

test('CR-30 each unit has its own points, and may stay', () => {
  const at = marching();
  expect(goalsOf(at, 0, 'bohorg-1', 'A4')).toEqual(['A0', 'A3', 'A5', 'A6', 'bastion']);
  moves(at, 0, 'bohorg-1', 'A4', 'A5', 1);
  at.offers(0, { from: 'A4', unit: 'bohorg-1' }, { from: 'A4', unit: 'bohorg-2' }, { done: true });
});

test('CRT-5 overrun: the fourth unit passes through the city, and fights wait on two territories', () => {
  const at = marching();
  moves(at, 0, 'bohorg-1', 'A4', 'A0', 2);
  moves(at, 0, 'bohorg-2', 'A4', 'A0', 1);
  moves(at, 0, 'bohorg-2', 'A4', 'A1', 1);
  moves(at, 0, 'bohorg-2', 'A4', 'A6', 1);
  at.answers(0, { done: true }).asks('fight', 0).offers(0, { at: 'A0' }, { at: 'A6' });
  expect(at.view(0).territories['A1']).toEqual([{ side: 0, counts: [0, 1, 0], moved: [0, 0, 0] }]);
});

test('CRT-6 with only two units in the city nothing passes through it yet', () => {
  const at = marching();
  moves(at, 0, 'bohorg-1', 'A4', 'A0', 2);
  at.answers(0, { from: 'A4', unit: 'bohorg-2' }).refuses(0, { to: 'A1' }, 'CR-31.stop').allows(0, { to: 'A0' });
});

test('CRT-7 rock stops riders, and a Feather Cloak carries them over it', () => {
  const west = {
    ...OVERRUN,
    bastions: [
      [-2, 1],
      [2, -1],
    ],
  };
  // The way round the rock leads over the city, where elves stand.
  marching(west).answers(0, { from: 'A4', unit: 'bohorg-2' }).refuses(0, { to: 'A2' }, 'CR-31.stop');
  marching(west).answers(0, { from: 'A4', unit: 'bohorg-1' }).refuses(0, { to: 'A2' }, 'CR-30.rock');
  const at = marching({ ...west, worn: [[{}, { armour: 'feather-cloak' }], []] });
  at.answers(0, { from: 'A4', unit: 'bohorg-2' }).allows(0, { to: 'A2' });
});

test('CRT-8 one enemy stops a rider; a third rider passes once one has stopped there', () => {
  // All ways to A1 lead over the city or over A6.
  const position = {
    ...OVERRUN,
    bastions: [
      [-2, 1],
      [2, -1],
    ],
    elves: { A0: [3, 0, 0] },
  };
  const at = marching(position);
  at.answers(0, { from: 'A4', unit: 'bohorg-2' }).refuses(0, { to: 'A1' }, 'CR-31.stop').answers(0, { to: 'A6' });
  at.answers(0, { count: 1 });
  at.answers(0, { from: 'A4', unit: 'bohorg-2' }).allows(0, { to: 'A1' });
});

test('CR-31 a unit stops where an enemy stands', () => {
  const at = marching({ ...OVERRUN, units: [{ A5: [1, 0, 0] }, { A6: [1, 0, 0] }], elves: {} });
  expect(goalsOf(at, 0, 'bohorg-1', 'A5')).toContain('A6');
  expect(goalsOf(at, 0, 'bohorg-1', 'A5')).toContain('A1');
  const walled = marching({ ...OVERRUN, units: [{ A5: [1, 0, 0] }, { A6: [1, 0, 0], A0: [1, 0, 0] }], elves: {} });
  expect(goalsOf(walled, 0, 'bohorg-1', 'A5')).not.toContain('A1');
});

test('CR-32 as many own units as enemies open the way for the next', () => {
  const walled = { ...OVERRUN, units: [{ A5: [2, 0, 0] }, { A6: [1, 0, 0], A0: [2, 0, 0] }], elves: {} };
  const at = marching(walled);
  expect(goalsOf(at, 0, 'bohorg-1', 'A5')).not.toContain('A1');
  moves(at, 0, 'bohorg-1', 'A5', 'A6', 1);
  expect(goalsOf(at, 0, 'bohorg-1', 'A5')).toContain('A1');
});

test('CRR-18 enemies of any kind stop a unit at that instant', () => {
  const elves = marching({ ...OVERRUN, units: [{ A4: [1, 0, 0] }, {}], elves: { A0: [1, 0, 0], A5: [0, 1, 0] } });
  expect(goalsOf(elves, 0, 'bohorg-1', 'A4')).toEqual(['A0', 'A3', 'A5', 'bastion']);
});

test('CRR-19 numbers count, not strength: three Skeletons overrun two Executors', () => {
  const at = marching({
    seats: 2,
    options: { clans: ['tomb', 'bohorg'] },
    tiles: OVERRUN.tiles!,
    units: [{ A5: [3, 0, 0] }, { A6: [0, 0, 2], A0: [0, 3, 0] }],
  });
  moves(at, 0, 'tomb-1', 'A5', 'A6', 1);
  expect(goalsOf(at, 0, 'tomb-1', 'A5')).not.toContain('A1');
  moves(at, 0, 'tomb-1', 'A5', 'A6', 1);
  expect(goalsOf(at, 0, 'tomb-1', 'A5')).toContain('A1');
});

test('CR-33 speed adds points, flight crosses rock and enemies, and neither is lent', () => {
  const position = {
    ...OVERRUN,
    units: [{ A4: [1, 1, 0] }, { A6: [1, 0, 0] }],
    bastions: [
      [-2, 1],
      [2, -1],
    ],
  };
  const plain = marching(position);
  expect(goalsOf(plain, 0, 'bohorg-1', 'A4')).not.toContain('A1');
  const fast = marching({ ...position, worn: [[{ armour: 'marching-boots' }], []], elves: {} });
  expect(goalsOf(fast, 0, 'bohorg-1', 'A4')).toContain('A1');
  const flying = marching({ ...position, worn: [[{ armour: 'feather-cloak' }], []] });
  expect(goalsOf(flying, 0, 'bohorg-1', 'A4')).toContain('A2');
  expect(goalsOf(flying, 0, 'bohorg-1', 'A4')).toContain('A1');
  expect(goalsOf(flying, 0, 'bohorg-2', 'A4')).not.toContain('A2');
});

test('CRR-20 a flier pays each hex, may end on enemies, and never leaves the board', () => {
  const at = marching({
    seats: 2,
    options: { clans: ['tomb', 'bohorg'] },
    tiles: OVERRUN.tiles!,
    units: [{ A4: [0, 1, 0] }, { A0: [3, 0, 0] }],
    bastions: [
      [-2, 1],
      [2, -1],
    ],
  });
  expect(goalsOf(at, 0, 'tomb-2', 'A4')).toEqual(['A0', 'A1', 'A2', 'A3', 'A5', 'A6', 'bastion']);
});

test('CRT-44 who only flew over a hex does not count for overrun; who stopped there does', () => {
  const position = {
    seats: 2,
    options: { clans: ['tomb', 'steamfield'] },
    tiles: OVERRUN.tiles!,
    units: [{ A5: [1, 2, 0] }, { A6: [1, 0, 0], A0: [1, 0, 0] }],
    bastions: [
      [-2, 1],
      [2, -1],
    ],
  };
  const over = moves(marching(position), 0, 'tomb-2', 'A5', 'A1', 1);
  expect(goalsOf(over, 0, 'tomb-1', 'A5')).not.toContain('A1');
  const stopped = moves(marching(position), 0, 'tomb-2', 'A5', 'A6', 1);
  expect(goalsOf(stopped, 0, 'tomb-1', 'A5')).toContain('A1');
});

test('CR-34 the own bastion is a step like any other', () => {
  const at = marching({
    ...OVERRUN,
    units: [{ A2: [1, 0, 0] }, {}],
    elves: {},
    bastions: [
      [1, -2],
      [-2, 1],
    ],
  });
  // Rock lies between A2 and A3; the bastion on (1, -2) touches both.
  expect(goalsOf(at, 0, 'bohorg-1', 'A2')).toEqual(['A0', 'A1', 'A3', 'A6', 'bastion']);
});

test('CRT-40 nobody enters or crosses a rival bastion, on foot or flying', () => {
  const at = marching({
    seats: 2,
    options: { clans: ['tomb', 'bohorg'] },
    tiles: OVERRUN.tiles!,
    units: [{ A2: [1, 1, 0] }, {}],
    bastions: [
      [-2, 1],
      [1, -2],
    ],
  });
  expect(goalsOf(at, 0, 'tomb-1', 'A2')).not.toContain('A3');
  expect(goalsOf(at, 0, 'tomb-2', 'A2')).not.toContain('bastion');
});

test('CRR-4 a bastion is no territory: nothing is fought for there and it holds any number of units', () => {
  const at = marching({
    ...OVERRUN,
    units: [{ A4: [7, 6, 3] }, {}],
    elves: {},
    bastions: [
      [-2, 1],
      [2, -1],
    ],
  });
  moves(at, 0, 'bohorg-1', 'A4', 'bastion', 7);
  moves(at, 0, 'bohorg-2', 'A4', 'bastion', 6);
  moves(at, 0, 'bohorg-3', 'A4', 'bastion', 3);
  expect(at.answers(0, { done: true }).view(0).seats[0]!.garrison.counts).toEqual([7, 6, 3]);
  at.asks('act', 1);
});

test('CR-35 the fights are fought one after the other, in the order of the active player', () => {
  const at = scene({
    seats: 2,
    phase: 'fights',
    tiles: OVERRUN.tiles!,
    units: [{ A0: [1, 0, 0], A6: [1, 0, 0] }, { A6: [1, 0, 0] }],
    elves: { A0: [1, 0, 0] },
  });
  at.refuses(0, { at: 'A1' }, 'CR-35.none').answers(0, { at: 'A6' });
  expect(at.view(0).fight!.at).toBe('A6');
  at.asks('assault', 1).answers(1, { assault: 'flee' });
  expect(at.view(0).fight!.at).toBe('A0');
});

test('CR-36 a move names units, start and goal; several together are as one after the other', () => {
  const at = marching({ ...OVERRUN, elves: {} });
  at.answers(0, { from: 'A4', unit: 'bohorg-2' }).answers(0, { to: 'A1' }).asks('count', 0);
  at.offers(0, { count: 1 }, { count: 2 }, { count: 3 }, { count: 4 }).answers(0, { count: 3 });
  at.tells('spectator', { type: 'moved', seat: 0, unit: 'bohorg-2', count: 3, from: 'A4', to: 'A1' });
});

test('CRR-17 a unit that has moved is not picked up again in the action', () => {
  const at = marching({ ...OVERRUN, units: [{ A4: [1, 0, 0] }, {}], elves: {} });
  moves(at, 0, 'bohorg-1', 'A4', 'A5');
  at.refuses(0, { from: 'A5', unit: 'bohorg-1' }, 'CR-30.moved').offers(0, { done: true });
});

test('CRT-43 any order of moves; the rider that stopped does not move again', () => {
  const at = marching();
  moves(at, 0, 'bohorg-2', 'A4', 'A0', 1);
  moves(at, 0, 'bohorg-2', 'A4', 'A5', 1);
  moves(at, 0, 'bohorg-1', 'A4', 'A0', 2);
  moves(at, 0, 'bohorg-2', 'A4', 'A1', 1);
  at.refuses(0, { from: 'A5', unit: 'bohorg-2' }, 'CR-30.moved');
});

test('CRR-48 moved and unmoved units of a type on one place are kept apart', () => {
  const at = marching({ ...OVERRUN, units: [{ A4: [1, 0, 0], A5: [2, 0, 0] }, {}], elves: {} });
  moves(at, 0, 'bohorg-1', 'A4', 'A5');
  expect(at.view(0).territories['A5']).toEqual([{ side: 0, counts: [3, 0, 0], moved: [1, 0, 0] }]);
  at.answers(0, { from: 'A5', unit: 'bohorg-1' }).answers(0, { to: 'A6' }).offers(0, { count: 1 }, { count: 2 });
});

test('CRR-48 a move can be taken back step by step until dice fall', () => {
  const at = moves(marching(), 0, 'bohorg-1', 'A4', 'A0', 2);
  at.undoes(0).asks('count', 0).undoes(0).asks('goal', 0).undoes(0).asks('move', 0);
  expect(at.view(0).territories['A4']![0]!.counts).toEqual([2, 4, 0]);
});

test('CR-37 elves never move: at the end of a round they stand where they stood', () => {
  const elves = { A0: [2, 1, 0], A5: [0, 0, 1] };
  const at = scene({ ...OVERRUN, phase: 'end', units: [{}, {}], elves });
  const { territories } = at.view(0);
  expect(Object.entries(territories).map(([name, [army]]) => [name, army!.counts])).toEqual(Object.entries(elves));
});

test('CR-30 too far is told from rock and enemies', () => {
  const at = scene({
    seats: 2,
    units: [{ A4: [1, 0, 0] }, {}],
    bastions: [
      [1, -2],
      [-1, -1],
    ],
  }).answers(0, { act: 'move' });
  at.answers(0, { from: 'A4', unit: 'bohorg-1' }).refuses(0, { to: 'B1' }, 'CR-30.far');
});
