import { expect, test } from 'vitest';
import { scenario } from '../../../../testkit/scenario.ts';
import { bloodRage } from '../../index.ts';
import type { Described } from '../../rules/position.ts';
import { began, callEnded, declared, declined, joined, raised, scored, succeeded, unopposed } from './events.ts';
import { declares, figuresAt, glory, pillages, rage, stats } from './steps.ts';

const told = (described: Described) => scenario(bloodRage, described);

test('BR-60 a standing province not yet pillaged is pillaged for no Rage, from it or from its fjord', () => {
  const scene = told({
    seats: 2,
    pillaged: ['elvagar'],
    destroyed: ['myrkvlor'],
    clans: [
      { rage: 1, figures: { gimle: ['leader'], elvagar: ['warrior'], yggdrasil: ['warrior'], 'fjord-sw': ['ship'] } },
      { figures: { horgr: ['warrior'] } },
    ],
  })
    .answers(0, { act: 'pillage' })
    .asks('pillage', 0)
    .offers(0, { province: 'yggdrasil' }, { province: 'utgard' }, { province: 'andlang' }, { province: 'gimle' })
    .refuses(0, { province: 'elvagar' }, 'BR-60.pillaged')
    .refuses(0, { province: 'myrkvlor' }, 'BR-12')
    .refuses(0, { province: 'horgr' }, 'BR-60.absent')
    .refuses(0, { province: 'angerboda' }, 'BR-60.absent');
  scene.answers(0, { province: 'utgard' });
  expect(scene.heard(1)[0]).toEqual(declared(0, 'utgard'));
  expect(rage(scene.view(0))).toEqual([1, 6]);
});

test('BR-60 a clan without a figure by an unpillaged province has nothing to pillage', () => {
  const scene = told({
    seats: 2,
    pillaged: ['gimle', 'muspelheim', 'horgr'],
    clans: [{ figures: { gimle: ['warrior'], 'fjord-se': ['ship'] } }],
  }).refuses(0, { act: 'pillage' }, 'BR-60');
  expect(scene.options(0)).not.toContainEqual({ act: 'pillage' });
});

/** Seat 2 pillages Muspelheim (five villages); everybody has figures next to it. */
const CALL: Described = {
  seats: 4,
  turn: 2,
  clans: [
    { figures: { angerboda: ['warrior', 'leader'] } },
    { figures: { horgr: ['warrior'] } },
    { figures: { muspelheim: ['warrior'], yggdrasil: ['warrior'] } },
    { figures: { yggdrasil: ['warrior', 'warrior'] } },
  ],
};

test('BR-61 from the pillager’s left, the pillager last, each may move one figure; declining once shuts nobody out', () => {
  const scene = declares(told(CALL), 2, 'muspelheim').asks('join', 3);
  scene.tells('spectator', declared(2, 'muspelheim'));
  scene.offers(3, { figure: 'warrior', from: 'yggdrasil' }, { figure: 'none' });
  scene.answers(3, { figure: 'none' }).tells('spectator', declined(3)).asks('join', 0);
  scene.offers(
    0,
    { figure: 'leader', from: 'angerboda' },
    { figure: 'warrior', from: 'angerboda' },
    { figure: 'none' },
  );
  scene.answers(0, { figure: 'leader', from: 'angerboda' }).asks('join', 1);
  scene.tells('spectator', joined(0, 'leader', 'angerboda', 'muspelheim'));
  scene.answers(1, { figure: 'none' }).asks('join', 2);
  scene.answers(2, { figure: 'none' }).asks('join', 3);
  scene.answers(3, { figure: 'warrior', from: 'yggdrasil' }).asks('join', 0);
  scene.tells('spectator', joined(3, 'warrior', 'yggdrasil', 'muspelheim'));
  expect(rage(scene.view(1))).toEqual([6, 6, 6, 6]);
  expect(figuresAt(scene.view(1), 3, 'muspelheim')).toEqual(['warrior']);
});

test('BR-61 the call ends when every player has declined since the last figure moved, its mover too', () => {
  const scene = declares(told(CALL), 2, 'muspelheim');
  for (const seat of [3, 0, 1]) scene.answers(seat, { figure: 'none' });
  scene.asks('join', 2).answers(2, { figure: 'warrior', from: 'yggdrasil' });
  // The pillager has nobody left to move; the others are asked again.
  scene.asks('join', 3).answers(3, { figure: 'warrior', from: 'yggdrasil' });
  scene.asks('join', 0).answers(0, { figure: 'none' });
  scene.asks('join', 1).answers(1, { figure: 'none' });
  scene.asks('join', 3).answers(3, { figure: 'none' });
  expect(scene.heard('spectator').slice(0, 3)).toEqual([
    declined(3),
    callEnded('muspelheim'),
    began('muspelheim', 2, 3),
  ]);
});

test('BR-61 a full province takes no more figures, while Yggdrasil takes any number', () => {
  const crowd = (province: 'andlang' | 'yggdrasil', from: 'gimle' | 'yggdrasil'): Described => ({
    seats: 2,
    clans: [
      { figures: { [province]: ['leader'] } },
      { stats: { horns: 2 }, figures: { [from]: ['warrior', 'warrior', 'warrior', 'warrior'], 'fjord-sw': ['ship'] } },
    ],
  });
  const outer = declares(told(crowd('andlang', 'yggdrasil')), 0, 'andlang');
  outer.answers(1, { figure: 'warrior', from: 'yggdrasil' }).answers(1, { figure: 'warrior', from: 'yggdrasil' });
  expect(outer.heard(0).slice(0, 2)).toEqual([
    joined(1, 'warrior', 'yggdrasil', 'andlang'),
    callEnded('andlang', true),
  ]);
  const centre = declares(told(crowd('yggdrasil', 'gimle')), 0, 'yggdrasil');
  for (let count = 0; count < 4; count++) centre.asks('join', 1).answers(1, { figure: 'warrior', from: 'gimle' });
  expect(centre.heard(0).slice(0, 2)).toEqual([joined(1, 'warrior', 'gimle', 'yggdrasil'), callEnded('yggdrasil')]);
});

test('BR-62 ships in the supporting fjord take part, those in another fjord do not', () => {
  const scene = told({
    seats: 3,
    clans: [
      { figures: { gimle: ['leader'] }, hand: ['tyrs-bash'] },
      { figures: { 'fjord-nw': ['ship'] } },
      { figures: { 'fjord-sw': ['ship'], myrkvlor: ['warrior'] } },
    ],
  });
  pillages(scene, 0, 'gimle').asks('battleCard', 0);
  scene.tells('spectator', declined(2), callEnded('gimle'), began('gimle', 0, 1));
  expect(scene.view('spectator').pillage).toEqual({
    seat: 0,
    province: 'gimle',
    strength: [
      { seat: 0, lines: [{ figure: 'leader', count: 1, strength: 3 }], cards: [], total: 3 },
      { seat: 1, lines: [{ figure: 'ship', count: 1, strength: 2 }], cards: [], total: 2 },
    ],
  });
});

test('BR-63 with nobody else there the pillage succeeds without a battle, with its reward and without battle Glory', () => {
  const scene = told({ seats: 2, tokens: { horgr: 'axes' }, clans: [{ figures: { horgr: ['warrior'] } }, {}] });
  declares(scene, 0, 'horgr').tells(
    1,
    declared(0, 'horgr'),
    callEnded('horgr'),
    unopposed(0, 'horgr'),
    succeeded(0, 'horgr', 'axes'),
    raised(0, 'axes', 4, 2),
  );
  scene.asks('act', 1);
  expect(glory(scene.view(0))).toEqual([0, 0]);
  expect(scene.view(0).provinces.horgr.pillaged).toBe(true);
});

test('BR-63 otherwise everybody with a figure there is in the battle', () => {
  const scene = told({
    seats: 4,
    clans: [{ figures: { 'fjord-ne': ['ship'] } }, { figures: { elvagar: ['warrior'] } }, {}, {}],
  });
  declares(scene, 0, 'elvagar');
  expect(scene.heard(2)).toContainEqual(began('elvagar', 0, 1));
  expect(glory(scene.view(0))).toEqual([3, 0, 0, 0]);
});

test('BRT-11a Wolf pillages Andlang with the Ship alone, and the villages fill up', () => {
  const scene = told({
    seats: 3,
    pillaged: ['horgr'],
    tokens: { andlang: 'axes' },
    clans: [
      { figures: { 'fjord-sw': ['ship'], yggdrasil: ['warrior', 'warrior'] }, hand: ['tyrs-crush'] },
      { figures: { gimle: ['warrior'], yggdrasil: ['warrior'] }, hand: ['lokis-domain'] },
      { figures: { horgr: ['leader'] } },
    ],
  });
  declares(scene, 0, 'andlang').asks('join', 1);
  scene.offers(1, { figure: 'warrior', from: 'yggdrasil' }, { figure: 'warrior', from: 'gimle' }, { figure: 'none' });
  // Serpent is not asked: Horgr is not next to Andlang.
  scene.answers(1, { figure: 'warrior', from: 'gimle' }).asks('join', 0);
  scene.offers(0, { figure: 'warrior', from: 'yggdrasil' }, { figure: 'none' });
  scene.answers(0, { figure: 'warrior', from: 'yggdrasil' }).asks('join', 1);
  scene.answers(1, { figure: 'warrior', from: 'yggdrasil' });
  scene.tells(2, joined(1, 'warrior', 'yggdrasil', 'andlang'), callEnded('andlang', true), began('andlang', 0, 1));
  scene.asks('battleCard', 0, 1);
  expect(figuresAt(scene.view(2), 0, 'yggdrasil')).toEqual(['warrior']);
  expect(scene.view(2).provinces.andlang.emptyVillages).toBe(0);
});

test('BRT-20 unopposed: the reward, the token turned, no Axes Glory, no card spent', () => {
  const scene = told({
    seats: 2,
    tokens: { myrkvlor: 'glory5' },
    clans: [{ figures: { myrkvlor: ['leader'] }, hand: ['tyrs-rage'] }, { figures: { elvagar: ['warrior'] } }],
  });
  pillages(scene, 0, 'myrkvlor').asks('act', 1);
  const view = scene.view(0);
  expect(glory(view)).toEqual([5, 0]);
  expect(view.clans[0]!.sources).toMatchObject({ pillage: 5, battle: 0 });
  expect(view.clans[0]!.hand).toEqual([{ card: 'tyrs-rage', age: 2 }]);
  expect(view.provinces.myrkvlor).toMatchObject({ pillaged: true, reward: 'glory5' });
});

test('BRC-13 clans without Rage and clans that passed may join; ships never, nor anyone from a fjord', () => {
  const scene = told({
    seats: 3,
    clans: [
      { figures: { elvagar: ['warrior'], 'fjord-ne': ['ship'] } },
      { rage: 0, figures: { angerboda: ['leader'], 'fjord-ne': ['ship'] } },
      { rage: 0, passed: true, figures: { myrkvlor: ['warrior'], 'fjord-nw': ['ship'], gimle: ['leader'] } },
    ],
  });
  declares(scene, 0, 'elvagar').asks('join', 1);
  scene.offers(1, { figure: 'leader', from: 'angerboda' }, { figure: 'none' });
  scene.answers(1, { figure: 'leader', from: 'angerboda' }).asks('join', 2);
  scene.offers(2, { figure: 'warrior', from: 'myrkvlor' }, { figure: 'none' });
  scene.refuses(2, { figure: 'leader', from: 'gimle' }, 'table.notOffered');
  scene.refuses(2, { figure: 'ship', from: 'fjord-nw' }, 'table.notOffered');
  scene.answers(2, { figure: 'warrior', from: 'myrkvlor' });
  expect(scene.heard(0)).toContainEqual(began('elvagar', 0, 1, 2));
});

test('BRC-13 from Yggdrasil one joins anywhere, and anyone next to it joins there', () => {
  const into = told({
    seats: 2,
    clans: [{ figures: { yggdrasil: ['warrior'] } }, { figures: { horgr: ['warrior'], gimle: ['leader'] } }],
  });
  declares(into, 0, 'yggdrasil').asks('join', 1);
  into.offers(1, { figure: 'warrior', from: 'horgr' }, { figure: 'leader', from: 'gimle' }, { figure: 'none' });
  const outOf = told({ seats: 2, clans: [{ figures: { horgr: ['leader'] } }, { figures: { yggdrasil: ['leader'] } }] });
  declares(outOf, 0, 'horgr').offers(1, { figure: 'leader', from: 'yggdrasil' }, { figure: 'none' });
});

test('BRC-14 the pillager may bring figures though nobody opposes, and they count for the spoils', () => {
  const scene = told({
    seats: 2,
    age: 3,
    tokens: { utgard: 'glory5' },
    clans: [{ upgrades: ['frost-giant'], figures: { 'fjord-sw': ['ship'], andlang: ['frost-giant'] } }, {}],
  });
  declares(scene, 0, 'utgard').asks('join', 0);
  scene.offers(0, { figure: 'frost-giant', from: 'andlang' }, { figure: 'none' });
  scene.answers(0, { figure: 'frost-giant', from: 'andlang' }).asks('act', 1);
  expect(glory(scene.view(1))).toEqual([10, 0]);
});

test('BRC-15 answering the call, marching and stepping are no invasions: nothing that follows one follows them', () => {
  const described: Described = {
    seats: 4,
    age: 2,
    clans: [
      {
        rage: 9,
        upgrades: ['troll', 'fire-giant', 'friggas-succor', 'thors-domain', 'lord-of-hammers'],
        figures: { gimle: ['leader'], andlang: ['troll'], yggdrasil: ['fire-giant'] },
        hand: ['tyrs-rage'],
      },
      { figures: { gimle: ['warrior', 'warrior'], myrkvlor: ['warrior'], 'fjord-nw': ['ship'] } },
      {},
      {},
    ],
  };
  const call = declares(told(described), 0, 'gimle');
  call.answers(1, { figure: 'none' }).answers(0, { figure: 'troll', from: 'andlang' });
  call.tells(2, joined(0, 'troll', 'andlang', 'gimle')).answers(1, { figure: 'none' });
  call.asks('join', 0).answers(0, { figure: 'fire-giant', from: 'yggdrasil' });
  call.asks('battleCard', 0);
  expect(figuresAt(call.view(1), 1, 'gimle')).toEqual(['warrior', 'warrior']);
  expect(figuresAt(call.view(1), 1, 'fjord-nw')).toEqual(['ship']);
  call.answers(0, { card: 'tyrs-rage' }).asks('leaderStep', 0).answers(0, { figure: 'leader', to: 'myrkvlor' });
  call.asks('act', 1);

  const march = told(described).answers(0, { act: 'march' }).answers(0, { province: 'andlang' });
  march.answers(0, { province: 'myrkvlor' }).answers(0, { figure: 'troll' }).asks('act', 1);
  expect(figuresAt(march.view(1), 1, 'myrkvlor')).toEqual(['warrior']);
});

test('BRC-16 unopposed, the Leader’s upgrade and the Frost Giant work, and no Axes Glory comes', () => {
  const scene = told({
    seats: 2,
    age: 3,
    tokens: { horgr: 'horns' },
    clans: [
      { upgrades: ['frost-giant', 'lord-of-spears'], figures: { horgr: ['leader', 'frost-giant'] } },
      { figures: { muspelheim: ['warrior'] } },
    ],
  });
  pillages(scene, 0, 'horgr').asks('act', 1);
  expect(stats(scene.view(0), 0)).toEqual([7, 4, 7]);
  expect(glory(scene.view(0))).toEqual([0, 0]);
});

test('BRC-16 whoever has a ship in the fjord is in the battle, willing or not', () => {
  const scene = told({
    seats: 3,
    clans: [{ figures: { gimle: ['leader'] } }, {}, { figures: { 'fjord-nw': ['ship'] } }],
  });
  declares(scene, 0, 'gimle');
  expect(scene.heard(0)).toContainEqual(began('gimle', 0, 2));
  expect(scene.heard(0)).toContainEqual(scored(0, 3, 'battle'));
  expect(figuresAt(scene.view(0), 2, 'valhalla')).toEqual(['ship']);
});
