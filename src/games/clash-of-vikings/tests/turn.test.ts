import { expect, test } from 'vitest';
import { scenario } from '../../../testkit/scenario.ts';
import { clashOfVikings } from '../index.ts';
import type { Described } from '../rules/position.ts';
import { plays, staysPut } from './turn-steps.ts';

const play = (position: Described) => scenario(clashOfVikings, position);

/** Everything but four bracelets of 4 is given away: the reserve holds these. */
const ONLY_FOURS: Pick<Described, 'bracelets' | 'arena' | 'reserve'> = {
  bracelets: [
    [1, 1, 1, 1, 1, 1],
    [2, 2, 2, 2, 2, 2, 2, 2],
  ],
  arena: { D7: [3, 3, 3, 3, 3, 3, 3] },
  reserve: 4,
};

test('CV-7 turns go clockwise', () => {
  const scene = play({
    seats: 3,
    turn: 1,
    hands: [
      ['walk', 'walk', 'club'],
      ['walk', 'walk', 'club'],
      ['walk', 'walk', 'club'],
    ],
  });
  for (const seat of [1, 2, 0]) {
    scene.asks('layCard', seat);
    staysPut(scene, seat, 'walk');
    staysPut(scene, seat, 'walk');
  }
  scene.asks('layCard', 1);
});

test('CV-10 who starts the turn on the centre may take two bracelets from the reserve', () => {
  const scene = play({ ...ONLY_FOURS, seats: 2, vikings: ['C', 'D3'] })
    .tells(1, { type: 'turnStarts', seat: 0 })
    .asks('centre', 0)
    .offers(0, { take: 2 }, { take: 0 })
    .refuses(0, { take: 1 }, 'CV-10')
    .answers(0, { take: 2 })
    .tells(0, { type: 'centreTaken', seat: 0, count: 2, values: [4, 4] })
    .tells(1, { type: 'centreTaken', seat: 0, count: 2, values: null })
    .tells('spectator', { type: 'centreTaken', seat: 0, count: 2, values: null })
    .asks('layCard', 0);
  expect(scene.view(0).seats[0]?.bracelets).toEqual([1, 1, 1, 1, 1, 1, 4, 4]);
  expect(scene.view(1)).toMatchObject({ reserve: 2, seats: [{ bracelets: Array(8).fill(null) }, {}] });
});

test('CV-10 the two bracelets may be left in the reserve', () => {
  const scene = play({ seats: 2, vikings: ['C', 'D3'], reserve: 5 })
    .answers(0, { take: 0 })
    .tells(1, { type: 'centreDeclined', seat: 0 })
    .asks('layCard', 0);
  expect(scene.view(0)).toMatchObject({ reserve: 5, seats: [{ bracelets: [1, 2, 3] }, {}] });
});

test('CV-10 bracelets once taken and seen cannot be put back, the refusal of them can be undone', () => {
  const taken = play({ seats: 2, vikings: ['C', 'D3'], reserve: 5 }).answers(0, { take: 2 });
  expect(() => taken.undoes(0)).toThrow('table.undoClosed');
  play({ seats: 2, vikings: ['C', 'D3'], reserve: 5 })
    .answers(0, { take: 0 })
    .undoes(0)
    .asks('centre', 0);
});

test('CV-10 nothing is offered beside the centre, nor from an empty reserve', () => {
  play({ seats: 2, vikings: ['A0', 'D3'] }).asks('layCard', 0);
  play({ seats: 2, vikings: ['A0', 'C'] }).asks('layCard', 0);
  play({ seats: 2, vikings: ['C', 'D3'], reserve: 0 }).asks('layCard', 0);
});

test('CVT-25 the centre gives two of five bracelets, and one if only one is left', () => {
  const five = play({ seats: 2, vikings: ['C', 'D3'], reserve: 5 }).answers(0, { take: 2 });
  expect(five.view(0).reserve).toBe(3);
  expect(five.view(0).seats[0]?.bracelets).toHaveLength(5);
  const one = play({ seats: 2, vikings: ['C', 'D3'], reserve: 1 })
    .offers(0, { take: 1 }, { take: 0 })
    .refuses(0, { take: 2 }, 'CV-10')
    .answers(0, { take: 1 });
  expect(one.view(0).reserve).toBe(0);
  expect(one.view(0).seats[0]?.bracelets).toHaveLength(4);
});

test('CVR-4 arriving on the centre during the turn gives nothing until the next turn', () => {
  const scene = play({
    seats: 2,
    vikings: ['A0', 'D3'],
    hands: [
      ['walk', 'sprint', 'club'],
      ['walk', 'walk', 'club'],
    ],
    bracelets: [[1], []],
  });
  plays(scene, 0, 'walk', 'walk').answers(0, { to: 'C' }).tells(0, { type: 'moved', seat: 0, steps: 1, space: 'C' });
  scene.asks('layCard', 0);
  staysPut(scene, 0, 'sprint');
  expect(scene.view(0).seats[0]?.bracelets).toEqual([1]);
  scene.asks('layCard', 1);
  staysPut(scene, 1, 'walk');
  staysPut(scene, 1, 'walk').asks('centre', 0);
});

test('CVR-4 the centre may empty the reserve: the turn is still played, then the game ends', () => {
  const scene = play({
    seats: 2,
    vikings: ['C', 'D3'],
    hands: [['walk', 'sprint', 'club']],
    bracelets: [[1], []],
    reserve: 2,
  });
  scene.answers(0, { take: 2 }).asks('layCard', 0);
  staysPut(scene, 0, 'walk').asks('layCard', 0);
  expect(scene.state.result).toBeNull();
  staysPut(scene, 0, 'sprint');
  expect(scene.state.result).toMatchObject({ places: [1, 2] });
});

test('CVT-26 a Viking pushed onto the centre takes two bracelets when its turn starts', () => {
  const scene = play({
    seats: 2,
    vikings: ['B0', 'A0'],
    hands: [['slam', 'walk', 'club']],
    bracelets: [[1], []],
    arena: { B1: [1], B3: [1], B5: [1], B7: [1] },
    reserve: 5,
  });
  plays(scene, 0, 'slam', 'slam').answers(0, { victim: 1 }).answers(0, { to: 'C' });
  expect(scene.view(0).seats.map(({ space }) => space)).toEqual(['A0', 'C']);
  staysPut(scene, 0, 'walk').asks('centre', 1).answers(1, { take: 2 });
  expect(scene.view(1).seats[1]?.bracelets).toHaveLength(2);
  expect(scene.view(1).reserve).toBe(3);
});

test('CVT-26 a Viking pushed off the centre again takes nothing', () => {
  const scene = play({
    seats: 2,
    vikings: ['B0', 'A0'],
    hands: [['slam', 'walk', 'club']],
    bracelets: [[1], []],
  });
  plays(scene, 0, 'slam', 'slam').answers(0, { victim: 1 }).answers(0, { to: 'C' });
  plays(scene, 0, 'walk', 'slam').answers(0, { victim: 1 }).answers(0, { to: 'A2' }).asks('layCard', 1);
});

test('CV-11 two cards are played one after the other, each announced, challenged, performed', () => {
  const scene = play({
    seats: 2,
    hands: [
      ['walk', 'sprint', 'club'],
      ['walk', 'walk', 'club'],
    ],
  });
  const first = scene.asks('layCard', 0).view(1).conflict;
  expect(first).toEqual({ number: 1, action: null, called: false });
  scene
    .answers(0, { card: 'walk' })
    .asks('nameAction', 0)
    .answers(0, { action: 'walk' })
    .asks('callBluff', 1)
    .answers(1, { call: false })
    .asks('move', 0)
    .answers(0, { to: 'B0' })
    .asks('layCard', 0);
  expect(scene.view(1).conflict).toEqual({ number: 2, action: null, called: false });
  scene
    .answers(0, { card: 'sprint' })
    .asks('nameAction', 0)
    .answers(0, { action: 'sprint' })
    .asks('callBluff', 1)
    .answers(1, { call: false })
    .asks('move', 0)
    .answers(0, { to: 'stay' })
    .asks('layCard', 1);
  expect(scene.view(1).turn).toBe(1);
});

test('CV-11 only a card of the own hand can be laid, equal cards are one option', () => {
  play({ seats: 2, hands: [['walk', 'walk', 'shield'], ['club']] })
    .offers(0, { card: 'walk' }, { card: 'shield' })
    .refuses(0, { card: 'club' }, 'CV-11')
    .refuses(1, { card: 'club' }, 'table.notYourTurn');
});

test('CVR-5 nobody may keep a card back, and nobody is ever stuck: Walk and stay is always allowed', () => {
  const scene = play({
    seats: 4,
    // All around D0 is water or taken.
    vikings: ['D0', 'B0', 'D1', 'D6'],
    hands: [['shield', 'shield', 'club']],
    bracelets: [[1], [], [], []],
  });
  scene.offers(0, { card: 'club' }, { card: 'shield' }).refuses(0, { card: 'none' }, 'table.notOffered');
  plays(scene, 0, 'shield', 'walk').offers(0, { to: 'stay' }).answers(0, { to: 'stay' });
  scene.tells(1, { type: 'stays', seat: 0 }).offers(0, { card: 'club' }, { card: 'shield' });
  plays(scene, 0, 'shield', 'walk').offers(0, { to: 'stay' }).answers(0, { to: 'stay' }).asks('layCard', 1);
});

test('CVR-5 the second card is played also when the first was called off', () => {
  const scene = play({ seats: 2, hands: [['shield', 'walk', 'club']], bracelets: [[1], [2]] })
    .answers(0, { card: 'shield' })
    .answers(0, { action: 'walk' })
    .answers(1, { call: true })
    .asks('layCard', 0)
    .offers(0, { card: 'walk' }, { card: 'club' });
  expect(scene.view(1)).toMatchObject({ turn: 0, conflict: { number: 2 } });
  staysPut(scene, 0, 'walk').asks('layCard', 1);
});

test('CV-11 a card laid and its name can be undone until the rivals are asked', () => {
  const scene = scenario(
    clashOfVikings,
    { seats: 2, hands: [['walk', 'sprint', 'club']] },
    { confirms: [true, false] },
  );
  scene.answers(0, { card: 'walk' }).answers(0, { action: 'sprint' }).asks('done', 0);
  scene.undoes(0).asks('nameAction', 0).undoes(0).asks('layCard', 0);
  expect(scene.view(0).seats[0]?.hand).toEqual(['walk', 'sprint', 'club']);
  scene.answers(0, { card: 'club' }).answers(0, { action: 'walk' }).answers(0, { done: true }).asks('callBluff', 1);
  expect(() => scene.undoes(0)).toThrow('table.undoClosed');
});
