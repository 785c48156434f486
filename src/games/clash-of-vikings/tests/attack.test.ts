import { expect, test } from 'vitest';
import { scenario } from '../../../testkit/scenario.ts';
import { clashOfVikings } from '../index.ts';
import type { Described } from '../rules/position.ts';
import { plays } from './turn-steps.ts';

type Attack = 'club' | 'punch' | 'hammer' | 'slingshot';

/** Seat 0 performs the attack; nobody called. */
const attacks = (action: Attack, position: Omit<Described, 'seats' | 'hands'>, seed = 'attack') => {
  const hands: Described['hands'] = [['walk', 'shield', 'shield'], ['walk'], ['walk'], ['walk']];
  const described = { ...position, seats: position.vikings!.length, hands };
  return plays(scenario(clashOfVikings, described, { seed }), 0, 'walk', action);
};
/** … and the victim does without a Shield. */
const strikes = (action: Attack, victim: number, position: Omit<Described, 'seats' | 'hands'>, seed?: string) =>
  attacks(action, position, seed).answers(0, { victim }).answers(victim, { card: 'none' });

const stole = (value: number | null) => ({ type: 'stole', seat: 0, victim: 1, value }) as const;
const knockedOff = (value: number) => ({ type: 'knockedOff', seat: 0, victim: 1, value }) as const;

/** Seat 0 on A0, a neighbour on B1, another three steps away. */
const NEAR = { vikings: ['A0', 'B1', 'D6'], bracelets: [[1], [4], [2]] } as const satisfies Partial<Described>;
/** The victim three steps away on B1. */
const FAR = { vikings: ['D6', 'B1', 'B0'], bracelets: [[1], [4], [2]] } as const satisfies Partial<Described>;

test('CV-34 a Club takes a bracelet of an adjacent opponent, unseen by the others', () => {
  const scene = attacks('club', NEAR)
    .asks('attack', 0)
    .offers(0, { victim: 1 }, { victim: -1 })
    .refuses(0, { victim: 2 }, 'CV-34')
    .refuses(0, { victim: 0 }, 'CV-34')
    .answers(0, { victim: 1 })
    .tells('spectator', { type: 'attacked', seat: 0, victim: 1, action: 'club' })
    .answers(1, { card: 'none' })
    .tells(0, stole(4))
    .tells(1, stole(4))
    .tells(2, stole(null))
    .tells('spectator', stole(null))
    .asks('layCard', 0);
  expect(scene.view(0).seats[0]?.bracelets).toEqual([1, 4]);
  expect(scene.view(2).seats.map(({ bracelets }) => bracelets)).toEqual([[null, null], [], [2]]);
});

test('CV-35 a Punch knocks a bracelet off an adjacent opponent, revealed, onto a space beside it', () => {
  const scene = attacks('punch', NEAR)
    .offers(0, { victim: 1 }, { victim: -1 })
    .refuses(0, { victim: 2 }, 'CV-35.target')
    .answers(0, { victim: 1 })
    .answers(1, { card: 'none' })
    .tells(2, knockedOff(4))
    .asks('bracelet', 0)
    .offers(0, { drop: 'A1' }, { drop: 'B0' }, { drop: 'B2' }, { drop: 'D1' }, { drop: 'D2' })
    .refuses(0, { drop: 'A0' }, 'CV-35')
    .refuses(0, { drop: 'B1' }, 'CV-35')
    .refuses(0, { drop: 'C' }, 'CV-35');
  expect(scene.view(2)).toMatchObject({ air: 4, seats: [{}, { bracelets: [] }, {}] });
  scene.answers(0, { drop: 'A1' }).tells(2, { type: 'fellOnLand', space: 'A1', value: 4 });
  expect(scene.view(2)).toMatchObject({ air: null, arena: { A1: [4] } });
  expect(scene.view(0).seats[0]?.bracelets).toEqual([1]);
});

test('CV-36 a Hammer takes a bracelet of an opponent at distance two or more', () => {
  attacks('hammer', NEAR)
    .offers(0, { victim: 2 }, { victim: -1 })
    .refuses(0, { victim: 1 }, 'CV-36')
    .refuses(0, { victim: 0 }, 'CV-36');
  const scene = strikes('hammer', 1, FAR).tells(1, stole(4)).tells(2, stole(null)).asks('layCard', 0);
  expect(scene.view(0).seats[0]?.bracelets).toEqual([1, 4]);
});

test('CV-37 a Slingshot knocks a bracelet off an opponent at distance two or more', () => {
  attacks('slingshot', NEAR).offers(0, { victim: 2 }, { victim: -1 }).refuses(0, { victim: 1 }, 'CV-37');
  strikes('slingshot', 1, FAR)
    .tells('spectator', knockedOff(4))
    .offers(0, { drop: 'A0' }, { drop: 'A1' }, { drop: 'B0' }, { drop: 'B2' }, { drop: 'D1' }, { drop: 'D2' })
    .refuses(0, { drop: 'D6' }, 'CV-37.place')
    .answers(0, { drop: 'B2' })
    .tells(1, { type: 'fellOnLand', space: 'B2', value: 4 });
});

test('CV-38 a bracelet put on water leaves the game, one put on a Viking goes to that player', () => {
  const water = strikes('punch', 1, NEAR).answers(0, { drop: 'D2' });
  water.tells(1, { type: 'fellInWater', space: 'D2', value: 4 });
  expect(water.view(1)).toMatchObject({ arena: {}, lost: [4] });
  const viking = strikes('slingshot', 1, FAR).answers(0, { drop: 'B0' });
  viking.tells(0, { type: 'fellToViking', space: 'B0', value: 4, victim: 2 });
  expect(viking.view(2).seats[2]?.bracelets).toEqual([2, 4]);
  expect(viking.view(0)).toMatchObject({ arena: {}, lost: [], seats: [{}, {}, { bracelets: [null, null] }] });
});

test('CV-39 a target without bracelets loses nothing, and there is nothing to place', () => {
  const bare = [[1], [], [2]];
  const nothing = { type: 'nothingToLose', victim: 1 } as const;
  for (const action of ['club', 'punch'] as const) {
    strikes(action, 1, { ...NEAR, bracelets: bare })
      .tells(0, nothing)
      .asks('layCard', 0);
  }
  for (const action of ['hammer', 'slingshot'] as const) {
    const scene = strikes(action, 1, { ...FAR, bracelets: bare })
      .tells(2, nothing)
      .asks('layCard', 0);
    expect(scene.view('spectator').seats.map(({ bracelets }) => bracelets.length)).toEqual([1, 0, 1]);
  }
});

test('CVR-18 Club and Hammer steal, Punch and Slingshot knock off; they differ in range only', () => {
  const bracelets = [[], [3, 3, 3], []];
  const stolen = [strikes('club', 1, { ...NEAR, bracelets }), strikes('hammer', 1, { ...FAR, bracelets })].map(
    (scene) => scene.view(0),
  );
  for (const view of stolen) {
    expect(view).toMatchObject({ arena: {}, lost: [], air: null });
    expect(view.seats.map(({ bracelets: own }) => own.length)).toEqual([1, 2, 0]);
  }
  const knocked = [
    strikes('punch', 1, { ...NEAR, bracelets }).answers(0, { drop: 'A1' }),
    strikes('slingshot', 1, { ...FAR, bracelets }).answers(0, { drop: 'A1' }),
  ].map((scene) => scene.view(0));
  for (const view of knocked) {
    expect(view.arena).toEqual({ A1: [3] });
    expect(view.seats.map(({ bracelets: own }) => own.length)).toEqual([0, 2, 0]);
  }
});

test('CVR-19 a target without bracelets may be named', () => {
  attacks('club', { ...NEAR, bracelets: [[1], [], []] }).offers(0, { victim: 1 }, { victim: -1 });
});

test('CVR-20 a bracelet stays on any land beside the victim, the centre and bracelet spaces too', () => {
  const scene = strikes('punch', 1, { vikings: ['B0', 'A0', 'A3'], bracelets: [[], [4], []], arena: { B1: [2] } });
  scene.offers(0, { drop: 'C' }, { drop: 'A1' }, { drop: 'A3' }, { drop: 'B1' }, { drop: 'B7' });
  scene.answers(0, { drop: 'B1' });
  expect(scene.view(1).arena).toEqual({ B1: [2, 4] });
});

test('CVR-20 a bracelet put on the centre lies there until a Viking ends its move on it', () => {
  const scene = strikes('punch', 1, { vikings: ['A1', 'A0'], bracelets: [[], [4]] }).answers(0, { drop: 'C' });
  expect(scene.view(1).arena).toEqual({ C: [4] });
  plays(scene, 0, 'shield', 'walk').answers(0, { to: 'C' });
  expect(scene.heard(1).slice(0, 2)).toEqual([
    { type: 'moved', seat: 0, steps: 1, space: 'C' },
    { type: 'looted', seat: 0, values: [4] },
  ]);
});

test('CVR-31 the bracelet taken is chosen by chance among the victim’s', () => {
  const seeds = Array.from({ length: 40 }, (_, number) => `theft ${number}`);
  const taken = seeds.map((seed) => {
    const scene = strikes('club', 1, { ...NEAR, bracelets: [[], [1, 2, 4], []] }, seed);
    return scene.view(0).seats[0]!.bracelets[0];
  });
  expect(new Set(taken)).toEqual(new Set([1, 2, 4]));
  const knocked = seeds.map(
    (seed) => strikes('punch', 1, { ...NEAR, bracelets: [[], [1, 2, 4], []] }, seed).view(0).air,
  );
  expect(new Set(knocked)).toEqual(new Set([1, 2, 4]));
});

test('CVT-16 Yellow on A0 punches Green on B1 onto D1, where one lies already', () => {
  const scene = strikes('punch', 1, { vikings: ['A0', 'B1'], bracelets: [[1], [3, 3]], arena: { D1: [2] } });
  scene.answers(0, { drop: 'D1' }).tells(1, { type: 'fellOnLand', space: 'D1', value: 3 });
  expect(scene.view('spectator').arena).toEqual({ D1: [2, 3] });
  expect(scene.view(1).seats[1]?.bracelets).toEqual([3]);
});

test('CVT-17 Yellow may not put it on A0, where he stands', () => {
  strikes('punch', 1, { vikings: ['A0', 'B1'], bracelets: [[1], [3, 3]], arena: { D1: [2] } }).refuses(
    0,
    { drop: 'A0' },
    'CV-35',
  );
});

test('CVT-18 Green on D6 slings at Yellow on B1 and puts the bracelet into the water of D2', () => {
  const scene = strikes('slingshot', 1, { vikings: ['D6', 'B1'], bracelets: [[1], [3]] }).answers(0, { drop: 'D2' });
  scene.tells('spectator', { type: 'fellInWater', space: 'D2', value: 3 });
  expect(scene.view(0)).toMatchObject({ arena: {}, lost: [3], seats: [{ bracelets: [1] }, { bracelets: [] }] });
});

test('CVT-19 a bracelet put on B0 goes to Red who stands there, face down', () => {
  const scene = strikes('punch', 1, { vikings: ['A0', 'B1', 'B0'], bracelets: [[], [3], [1]] });
  scene.answers(0, { drop: 'B0' }).tells(1, { type: 'fellToViking', space: 'B0', value: 3, victim: 2 });
  expect(scene.view(2).seats[2]?.bracelets).toEqual([1, 3]);
  expect(scene.view(1).seats[2]?.bracelets).toEqual([null, null]);
});

test('CVT-20 Green next to Yellow is a target of the Club only, Red three steps away of the Hammer only', () => {
  attacks('club', NEAR).offers(0, { victim: 1 }, { victim: -1 });
  attacks('hammer', NEAR).offers(0, { victim: 2 }, { victim: -1 });
});

test('CVT-21 Green owns nothing: a Club takes nothing', () => {
  const scene = strikes('club', 1, { ...NEAR, bracelets: [[1], [], [2]] }).tells(0, {
    type: 'nothingToLose',
    victim: 1,
  });
  expect(scene.view(0).seats[0]?.bracelets).toEqual([1]);
});
