import { expect, test } from 'vitest';
import { apply, project, type Seat } from '../../kernel/index.ts';
import { scenario } from '../../testkit/scenario.ts';
import { sample } from './index.ts';
import type { Card } from './facts/ids.ts';

const revealed = (seat: number, card: Card) => ({ type: 'revealed', seat, card }) as const;
const raven = (seat: number) => ({ type: 'ravenSent', seat, card: 'raven' }) as const;
const won = (seat: number, strength: number, value: number | null) =>
  ({ type: 'feasted', seat, shore: 'north', strength, value }) as const;
const home = { type: 'warriorsHome' } as const;
const tied = { type: 'tied', shore: 'north' } as const;

test('SG-30 shores with warriors are feasted in order, after the turns', () => {
  const night = scenario(sample, {
    seats: 2,
    turn: 3,
    hands: [['axe', 'horn'], []],
    shores: { south: [1, 0], north: [1, 0] },
  });
  night.answers(1, { act: 'rest' }).tells(0, { type: 'rested', seat: 1 }, { type: 'feast', shore: 'north' });
  night.asks('feast', 0).answers(0, { card: 'axe' }).asks('raven', 0);
  night.answers(0, { card: 'none' });
  expect(night.heard(1).at(-1)).toEqual({ type: 'feast', shore: 'south' });
  night.asks('feast', 0).offers(0, { card: 'horn' });
});

test('SG-30 every jarl there plays a card of the own hand, and no other jarl plays', () => {
  scenario(sample, {
    seats: 3,
    first: 1,
    feast: 'north',
    hands: [['axe', 'axe', 'raven'], ['horn'], ['ale', 'horn']],
    shores: { north: [1, 0, 2] },
  })
    .asks('feast', 2, 0)
    .offers(0, { card: 'axe' }, { card: 'raven' })
    .offers(2, { card: 'ale' }, { card: 'horn' })
    .refuses(0, { card: 'horn' }, 'SG-30')
    .refuses(0, { card: 'none' }, 'table.notOffered')
    .refuses(1, { card: 'horn' }, 'table.notYourTurn');
});

test('SG-30 a jarl without cards fights with the warriors alone', () => {
  const feast = scenario(sample, { seats: 2, feast: 'north', hands: [[], ['ale']], shores: { north: [3, 1] } });
  feast.asks('feast', 1).answers(1, { card: 'ale' });
  expect(feast.heard(1).slice(0, 3)).toEqual([revealed(1, 'ale'), won(0, 3, null), home]);
});

test('SG-30 where nobody has a card left nobody is asked', () => {
  const night = scenario(sample, { seats: 2, feast: 'north', shores: { north: [2, 1] } });
  expect(night.heard(1).slice(0, 3)).toEqual([{ type: 'feast', shore: 'north' }, won(0, 2, null), home]);
  night.asks('draft', 1, 0);
});

test('SG-30 cards stay secret until the last is played, then all are revealed from the first jarl', () => {
  const feast = scenario(sample, {
    seats: 3,
    first: 1,
    feast: 'north',
    hands: [['axe', 'ale'], ['horn'], ['ale']],
    shores: { north: [1, 1, 1] },
  });
  const before = feast.view(0);
  feast.answers(2, { card: 'ale' }).answers(1, { card: 'horn' }).tells(0);
  expect(feast.view(0)).toEqual(before);
  expect(project(sample, feast.state, 0 as Seat).asked).toEqual([1, 2, 0].map((seat) => ({ seat, ask: 'feast' })));
  feast.answers(0, { card: 'axe' }).tells(2, revealed(1, 'horn'), revealed(2, 'ale'), revealed(0, 'axe'));
  expect(feast.view('spectator').jarls.map(({ played }) => played)).toEqual([['axe'], ['horn'], ['ale']]);
});

test('SG-30 a card revealed cannot be undone', () => {
  const feast = scenario(sample, { seats: 2, feast: 'north', hands: [['axe', 'ale'], []], shores: { north: [1, 0] } });
  feast.answers(0, { card: 'axe' }).asks('raven', 0);
  const undo = apply(sample, feast.state, { do: 'undo', seat: 0 as Seat, question: feast.state.question });
  expect(undo).toMatchObject({ ok: false, refusal: { why: 'table.undoClosed' } });
});

test('SG-31 strength is the warriors on the shore plus the card', () => {
  const feast = scenario(sample, {
    seats: 2,
    feast: 'north',
    hands: [['ale'], ['axe']],
    shores: { north: [3, 1], south: [0, 2] },
  });
  feast.answers(0, { card: 'ale' }).answers(1, { card: 'axe' });
  expect(feast.heard(1)).toContainEqual(won(0, 4, null));
});

test('SG-31 of several horns only the first revealed counts', () => {
  const feast = scenario(sample, {
    seats: 3,
    first: 2,
    feast: 'north',
    hands: [['horn'], ['horn'], ['axe']],
    shores: { north: [1, 3, 1] },
  });
  // Seat 0 comes before seat 1 in the order from seat 2: 1 + 3 against 3 + 0 and 1 + 2.
  feast.answers(0, { card: 'horn' }).answers(1, { card: 'horn' }).answers(2, { card: 'axe' });
  expect(feast.heard('spectator')).toContainEqual(won(0, 4, null));
});

test('SG-32 each jarl there may add a raven, asked round and round until all have declined in a row', () => {
  const feast = scenario(sample, {
    seats: 2,
    feast: 'north',
    hands: [
      ['axe', 'raven', 'raven'],
      ['axe', 'ale'],
    ],
    shores: { north: [1, 2] },
  });
  feast.answers(0, { card: 'axe' }).answers(1, { card: 'axe' });
  feast.asks('raven', 0).offers(0, { card: 'raven' }, { card: 'none' }).answers(0, { card: 'none' }).tells(1);
  feast.asks('raven', 1).offers(1, { card: 'none' }).refuses(1, { card: 'raven' }, 'SG-32');
  feast.answers(1, { card: 'none' });
  expect(feast.heard(0).slice(0, 2)).toEqual([won(1, 4, null), home]);
});

test('SG-32 a raven sent opens another round for all', () => {
  const feast = scenario(sample, {
    seats: 2,
    feast: 'north',
    hands: [
      ['axe', 'raven', 'ale'],
      ['axe', 'raven', 'ale'],
    ],
    shores: { north: [1, 2] },
  });
  feast.answers(0, { card: 'axe' }).answers(1, { card: 'axe' });
  feast.asks('raven', 0).answers(0, { card: 'none' });
  feast.asks('raven', 1).answers(1, { card: 'raven' }).tells('spectator', raven(1));
  feast.asks('raven', 0).answers(0, { card: 'raven' }).tells(1, raven(0));
  feast.asks('raven', 1).answers(1, { card: 'none' });
  feast.asks('raven', 0).answers(0, { card: 'none' });
  expect(feast.heard('spectator').slice(0, 2)).toEqual([won(1, 6, null), home]);
});

test('SG-32 a jarl may send one raven after another', () => {
  const feast = scenario(sample, {
    seats: 2,
    feast: 'north',
    hands: [['axe', 'raven', 'raven'], ['axe']],
    shores: { north: [1, 3] },
  });
  feast.answers(0, { card: 'axe' }).answers(1, { card: 'axe' });
  feast.asks('raven', 0).answers(0, { card: 'raven' });
  // Seat 1 has no card left: it is passed over, and seat 0 is asked again.
  feast.asks('raven', 0).answers(0, { card: 'raven' });
  expect(feast.heard(0).slice(0, 2)).toMatchObject([raven(0), { type: 'feasted', seat: 0, strength: 7 }]);
});

test('SG-32 the first jarl is asked first, and nobody who is not there', () => {
  scenario(sample, {
    seats: 3,
    first: 2,
    feast: 'north',
    hands: [['axe', 'ale'], ['raven'], ['axe', 'ale']],
    shores: { north: [1, 0, 1] },
  })
    .answers(0, { card: 'axe' })
    .answers(2, { card: 'axe' })
    .asks('raven', 2)
    .answers(2, { card: 'none' })
    .asks('raven', 0);
});

test('SG-33 the strongest takes a treasure of the reserve, unseen by the others', () => {
  const feast = scenario(sample, {
    seats: 2,
    feast: 'north',
    hands: [['axe'], ['ale']],
    treasures: [
      [1, 1, 1, 1, 2, 2, 2],
      [2, 3, 3, 4],
    ],
    shores: { north: [1, 1] },
  });
  // One treasure is left in the reserve: whoever had seen all the others would know it by elimination.
  expect(feast.view(1).reserve).toBe(1);
  feast.answers(0, { card: 'axe' }).answers(1, { card: 'ale' });
  expect(feast.heard(0).slice(2, 4)).toEqual([won(0, 3, 4), home]);
  expect(feast.heard(1).slice(2, 4)).toEqual([won(0, 3, null), home]);
  expect(feast.heard('spectator').slice(2, 4)).toEqual([won(0, 3, null), home]);
  expect(feast.view(0)).toMatchObject({ reserve: 0, jarls: [{ treasure: [1, 1, 1, 1, 2, 2, 2, 4] }, {}] });
  expect(feast.view('spectator').jarls[0]!.treasure).toEqual(Array(8).fill(null));
});

test('SG-33 a tie at the feast gives nobody a treasure', () => {
  const feast = scenario(sample, {
    seats: 3,
    feast: 'north',
    hands: [['horn'], ['axe'], ['ale']],
    shores: { north: [1, 2, 1] },
  });
  feast.answers(0, { card: 'horn' }).answers(1, { card: 'axe' }).answers(2, { card: 'ale' });
  expect(feast.heard(0).slice(3, 5)).toEqual([tied, home]);
  expect(feast.view(0)).toMatchObject({ reserve: 12 });
  expect(feast.view(0).jarls.map(({ treasure }) => treasure.length)).toEqual([2, 2, 2]);
});

test('SG-33 a tie below the highest does not matter', () => {
  const feast = scenario(sample, {
    seats: 3,
    feast: 'north',
    hands: [['horn'], ['ale'], ['ale']],
    shores: { north: [1, 1, 1] },
  });
  feast.answers(0, { card: 'horn' }).answers(1, { card: 'ale' }).answers(2, { card: 'ale' });
  expect(feast.heard(1)).toContainEqual(won(0, 4, null));
});

test('SG-33 an empty reserve gives nothing', () => {
  const feast = scenario(sample, {
    seats: 2,
    feast: 'north',
    hands: [['axe'], ['ale']],
    treasures: [
      [1, 1, 1, 1, 2, 2],
      [2, 2, 3, 3, 4, 4],
    ],
    shores: { north: [1, 1] },
  });
  feast.answers(0, { card: 'axe' }).answers(1, { card: 'ale' });
  expect(feast.heard(0).slice(2, 4)).toEqual([won(0, 3, null), home]);
  expect(feast.view(0).jarls.map(({ treasure }) => treasure.length)).toEqual([6, 6]);
});

test('SG-34 cards played are discarded face up and the warriors go home', () => {
  const feast = scenario(sample, {
    seats: 2,
    turn: 0,
    feast: 'north',
    hands: [
      ['horn', 'raven', 'axe'],
      ['ale', 'axe'],
    ],
    shores: { north: [2, 1], south: [1, 1] },
  });
  feast.answers(0, { card: 'horn' }).answers(1, { card: 'ale' });
  feast.answers(0, { card: 'raven' }).answers(1, { card: 'none' }).answers(0, { card: 'none' });
  feast.asks('feast', 0, 1);
  expect(feast.view('spectator')).toMatchObject({
    discard: ['ale', 'horn', 'raven'],
    shores: [
      [0, 0],
      [0, 0],
      [1, 1],
    ],
    jarls: [
      { hall: 2, played: [] },
      { hall: 2, played: [] },
    ],
  });
});

test('after a card is played, a rival who knew part of the hand cannot tell whether it was a known card', () => {
  const rivalSees = (first: 'axe' | 'ale'): unknown => {
    const packets = [
      [first, 'axe', 'horn', 'shield'],
      ['axe', 'ale', 'horn', 'raven'],
    ];
    const night = scenario(sample, { seats: 2, packets });
    night.answers(0, { card: first }).answers(1, { card: 'ale' });
    night.answers(0, { card: 'axe' }).answers(1, { card: 'horn' });
    night.answers(0, { card: 'axe' }).answers(1, { card: 'horn' });
    expect(night.view(1).jarls[0]!.hand).toEqual(['axe', 'axe', null]);
    night.answers(0, { act: 'voyage' }).answers(0, { shore: 'north' });
    night.answers(0, { sail: 'one' }).answers(0, { sail: 'done' });
    night.answers(1, { act: 'rest' }).answers(0, { act: 'rest' }).answers(1, { act: 'rest' });
    return night.asks('feast', 0).answers(0, { card: 'axe' }).view(1).jarls[0];
  };
  expect(rivalSees('ale')).toMatchObject({ played: ['axe'], hand: ['axe', null] });
  expect(rivalSees('axe')).toEqual(rivalSees('ale'));
});
