import { describe, expect, test } from 'vitest';
import { sample } from '../games/sample/index.ts';
import { cardOf, type SampleState } from '../games/sample/table.ts';
import { scenario } from '../testkit/scenario.ts';
import { imagine } from './imagine.ts';
import { project } from './project.ts';
import type { Seat } from './types.ts';

const ZERO = 0 as Seat;
const ONE = 1 as Seat;

const DRAFT = {
  seats: 3,
  packets: [
    ['ale', 'axe', 'horn', 'shield'],
    ['axe', 'horn', 'shield', 'raven'],
    ['ale', 'axe', 'horn', 'raven'],
  ],
};
const worlds = (state: SampleState, viewer: Seat | 'spectator', count = 60): SampleState[] =>
  Array.from({ length: count }, (_, number) => imagine(sample, state, viewer, `world ${number}`));
const hand = ({ table }: SampleState, seat: number): string =>
  table.hands[seat]!.map((piece) => cardOf(table, piece)).join();

describe('an imagined world', () => {
  const draft = scenario(sample, DRAFT).answers(0, { card: 'horn' }).answers(1, { card: 'raven' });
  const { state } = draft;

  test('looks the same to its viewer', () => {
    for (const viewer of [ZERO, ONE, 'spectator'] as const) {
      const shown = project(sample, state, viewer);
      for (const world of worlds(state, viewer, 10)) expect(project(sample, world, viewer)).toEqual(shown);
    }
  });

  test('keeps the question and who has answered it', () => {
    for (const world of worlds(state, ZERO)) {
      expect(world.question).toBe(state.question);
      expect(world.asked.map(({ seat }) => seat)).toEqual([0, 1, 2]);
      expect(world.answers.map((picks) => picks !== null)).toEqual([true, true, false]);
    }
  });

  test('keeps the viewer’s own sealed answer and draws those of others again', () => {
    const imagined = worlds(state, ZERO);
    for (const world of imagined) expect(world.answers[0]).toEqual([2]);
    const cards = imagined.map(({ asked, answers }) => {
      const options = asked[1]!.options as readonly { card: string }[];
      return options[answers[1]![0]!]!.card;
    });
    expect(new Set(cards).size).toBeGreaterThan(2);
    const toSpectator = worlds(state, 'spectator').map(({ answers }) => JSON.stringify(answers[0]));
    expect(new Set(toSpectator).size).toBeGreaterThan(1);
  });

  test('offers the others what they could choose from there', () => {
    for (const { asked, table } of worlds(state, ZERO, 10)) {
      const packet = new Set(table.packets[1]!.map((piece) => cardOf(table, piece)));
      expect(asked[1]!.options).toHaveLength(packet.size);
    }
  });

  test('has nothing to undo, and another generator that its seed decides', () => {
    const voyage = scenario(sample, { seats: 2, hands: [['axe'], ['horn']] }).answers(0, { act: 'voyage' }).state;
    expect(voyage.undo).not.toBeNull();
    const [one, again, two] = ['one', 'one', 'two'].map((seed) => imagine(sample, voyage, ONE, seed));
    expect(one).toMatchObject({ undo: null, rng: { kind: 'sfc32' } });
    expect(again).toEqual(one);
    expect(two!.rng).not.toEqual(one!.rng);
    expect(JSON.stringify(one)).not.toContain('chacha8');
  });

  test('leaves the real one as it was', () => {
    const before = JSON.stringify(state);
    worlds(state, ZERO, 3);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('of a game that is over is that game', () => {
    const { state: over } = scenario(sample, { seats: 2, night: 2, turn: 3 }).answers(1, { act: 'rest' });
    const world = imagine(sample, over, ZERO, 'over');
    expect(world).toMatchObject({ result: over.result, asked: [], question: over.question });
  });

  test('of an imagined world, for another seat, is a whole world too', () => {
    const twice = imagine(sample, imagine(sample, state, ZERO, 'one'), ONE, 'two');
    expect(sample.faults(twice.table)).toEqual([]);
    expect(twice.asked.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
});

test('the imagined hand of a rival has the cards that are known of it', () => {
  const { state } = scenario(sample, DRAFT)
    .answers(0, { card: 'horn' })
    .answers(1, { card: 'raven' })
    .answers(2, { card: 'ale' })
    .answers(0, { card: 'axe' })
    .answers(1, { card: 'shield' })
    .answers(2, { card: 'axe' });
  const imagined = worlds(state, ONE);
  for (const world of imagined) {
    expect(hand(world, 1)).toBe(hand(state, 1));
    expect(world.table.hands[0]).toHaveLength(2);
  }
  expect(new Set(imagined.map((world) => hand(world, 0))).size).toBeGreaterThan(3);
});
