import { expect, test } from 'vitest';
import { apply, type Seat } from '../../kernel/index.ts';
import { scenario } from '../../testkit/scenario.ts';
import { sample } from './index.ts';

test('SG-40 cards left in hand are buried unseen, and the next to the left is first', () => {
  const night = scenario(sample, { seats: 3, turn: 5, hands: [['axe', 'horn'], [], ['raven']] }).answers(2, {
    act: 'rest',
  });
  const told = (zero: readonly ['axe', 'horn'] | readonly [null, null], two: 'raven' | null) => [
    { type: 'rested', seat: 2 },
    { type: 'buried', seat: 0, card: zero[0] },
    { type: 'buried', seat: 0, card: zero[1] },
    { type: 'buried', seat: 2, card: two },
    { type: 'nightFalls', night: 2, first: 1 },
    { type: 'dealt' },
  ];
  expect(night.heard(0)).toEqual(told(['axe', 'horn'], null));
  expect(night.heard(2)).toEqual(told([null, null], 'raven'));
  expect(night.heard('spectator')).toEqual(told([null, null], null));
  night.asks('draft', 1, 2, 0);
  expect(night.view(0)).toMatchObject({ buried: ['axe', 'horn', null], discard: [] });
  expect(night.view(1)).toMatchObject({ buried: [null, null, null], first: 1 });
  expect(night.view(1).jarls.map(({ hand }) => hand)).toEqual([[], [], []]);
});

test('SG-40 after the last seat seat 0 is first again', () => {
  scenario(sample, { seats: 3, first: 2, turn: 5 }).answers(1, { act: 'rest' }).asks('draft', 0, 1, 2);
});

test('SG-41 after the last night treasure and chest are shown and counted', () => {
  const end = scenario(sample, {
    seats: 2,
    night: 2,
    turn: 3,
    treasures: [[1, 4], [2]],
    chests: [
      ['ale', 'shield'],
      ['horn', 'raven', 'axe'],
    ],
  }).answers(1, { act: 'rest' });
  // 1 + 4 and ale 1, shield 0; 2 and horn 3, raven 2, axe 2.
  end.tells(
    'spectator',
    { type: 'rested', seat: 1 },
    { type: 'scored', seat: 0, score: 6 },
    { type: 'scored', seat: 1, score: 9 },
  );
  expect(end.state.result).toEqual({ scores: [6, 9], places: [2, 1], reason: 'SG-41' });
  expect(end.view('spectator').jarls).toMatchObject([
    { treasure: [1, 4], chest: ['ale', 'shield'] },
    { treasure: [2], chest: ['axe', 'horn', 'raven'] },
  ]);
  const { state } = end.asks('');
  const late = apply(sample, state, { do: 'answer', seat: 0 as Seat, question: state.question, picks: [0] });
  expect(late).toMatchObject({ ok: false, refusal: { why: 'table.gameOver' } });
});

test('SG-41 the highest wins and a tie is shared', () => {
  const places = (treasures: readonly (readonly number[])[]): unknown =>
    scenario(sample, { seats: 4, night: 2, turn: 7, treasures }).answers(3, { act: 'rest' }).state.result?.places;
  expect(places([[1], [4], [4], [2]])).toEqual([4, 1, 1, 3]);
  expect(places([[3], [2], [1], [2]])).toEqual([1, 2, 4, 2]);
  expect(places([[], [], [], []])).toEqual([1, 1, 1, 1]);
});

test('SG-50 a table of three nights plays the third', () => {
  const night = (number: number, options = {}) =>
    scenario(sample, { seats: 2, night: number, turn: 3, options }).answers(1, { act: 'rest' });
  night(1).asks('draft', 1, 0);
  expect(night(2).state.result).not.toBeNull();
  night(2, { nights: 'three' }).asks('draft', 1, 0);
  expect(night(3, { nights: 'three' }).state.result).not.toBeNull();
});

test('a game goes on when so many cards lie in chests that the deck cannot be filled', () => {
  const chests = [
    ['ale', 'axe', 'axe', 'horn'],
    ['axe', 'axe', 'raven', 'raven'],
  ];
  const night = scenario(sample, { seats: 2, options: { nights: 'three' }, night: 2, turn: 3, chests });
  expect(() => night.answers(1, { act: 'rest' })).not.toThrow();
});
