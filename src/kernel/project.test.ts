import { expect, test } from 'vitest';
import { sample } from '../games/sample/index.ts';
import { scenario } from '../testkit/scenario.ts';
import { eventFor, project } from './project.ts';
import type { Seat } from './types.ts';

const ZERO = 0 as Seat;
const ONE = 1 as Seat;
const TWO = 2 as Seat;

const DRAFT = {
  seats: 2,
  packets: [
    ['ale', 'axe', 'horn', 'shield'],
    ['axe', 'horn', 'shield', 'raven'],
  ],
};

test('a seat gets its choice, its view, and who is asked what', () => {
  const { state } = scenario(sample, { seats: 2, turn: 1, hands: [[], ['axe']] });
  const acts = [{ act: 'voyage' }, { act: 'raid' }, { act: 'hoard' }, { act: 'rest' }];
  expect(project(sample, state, ONE)).toEqual({
    question: 1,
    asked: [{ seat: 1, ask: 'act' }],
    choice: { seat: 1, ask: 'act', options: acts, min: 1, max: 1 },
    sealed: null,
    undo: false,
    result: null,
    view: sample.view(state, ONE),
  });
});

test('others, and the spectator, get the same without the choice', () => {
  const { state } = scenario(sample, { seats: 2, turn: 1, hands: [[], ['axe']] });
  for (const viewer of [ZERO, 'spectator'] as const) {
    expect(project(sample, state, viewer)).toEqual({
      question: 1,
      asked: [{ seat: 1, ask: 'act' }],
      choice: null,
      sealed: null,
      undo: false,
      result: null,
      view: sample.view(state, viewer),
    });
  }
});

test('only the own sealed answer shows, and who has answered does not', () => {
  const draft = scenario(sample, DRAFT);
  const before = [ONE, 'spectator'].map((viewer) => project(sample, draft.state, viewer as Seat));
  draft.answers(0, { card: 'horn' });
  expect(project(sample, draft.state, ZERO)).toMatchObject({ sealed: [2], choice: { seat: 0 } });
  expect([ONE, 'spectator'].map((viewer) => project(sample, draft.state, viewer as Seat))).toEqual(before);
});

test('undo shows to the seat that may, and to nobody else', () => {
  const { state } = scenario(sample, { seats: 2 }).answers(0, { act: 'voyage' });
  expect([ZERO, ONE, 'spectator'].map((viewer) => project(sample, state, viewer as Seat).undo)).toEqual([
    true,
    false,
    false,
  ]);
});

test('the result shows to all', () => {
  const { state } = scenario(sample, { seats: 2, night: 2, turn: 3 }).answers(1, { act: 'rest' });
  for (const viewer of [ZERO, ONE, 'spectator'] as const) {
    expect(project(sample, state, viewer)).toMatchObject({
      result: { scores: [3, 3], places: [1, 1] },
      asked: [],
      choice: null,
    });
  }
});

test('an event’s full form is for the seats it names', () => {
  const event = { shell: 'a card', seats: [ZERO, TWO], full: 'the axe' };
  expect([ZERO, ONE, TWO, 'spectator'].map((viewer) => eventFor(event, viewer as Seat))).toEqual([
    'the axe',
    'a card',
    'the axe',
    'a card',
  ]);
  expect(eventFor({ shell: 'a feast', seats: [], full: null }, ZERO)).toBe('a feast');
});
