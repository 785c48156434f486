import { expect, test } from 'vitest';
import { whyNot, type Seat } from '../../../kernel/index.ts';
import { bloodRage } from '../index.ts';
import { clan, figuresAt, invades, rage, saga, eventsOfType } from './scenes.ts';

const INVADE = { act: 'invade' } as const;
const OUTER = ['elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle', 'myrkvlor'] as const;
const FJORDS = ['fjord-ne', 'fjord-se', 'fjord-sw', 'fjord-nw'] as const;
const places = (names: readonly string[]) => names.map((place) => ({ place })) as { place: 'gimle' }[];

test('BR-40 one figure goes from the reserve to an empty village for its STR', () => {
  const scene = saga({ seats: 2 }).answers(0, INVADE).asks('invadeWho', 0);
  scene.offers(
    0,
    { figure: 'leader', from: 'reserve' },
    { figure: 'ship', from: 'reserve' },
    { figure: 'warrior', from: 'reserve' },
  );
  scene
    .answers(0, { figure: 'warrior', from: 'reserve' })
    .tells(1)
    .offers(0, ...places(OUTER));
  scene.answers(0, { place: 'gimle' });
  scene.tells(1, {
    type: 'invaded',
    seat: 0,
    figure: 'warrior',
    place: 'gimle',
    rage: 1,
    from: 'reserve',
    action: true,
    over: null,
  });
  scene.asks('act', 1);
  expect([figuresAt(scene, 0, 'gimle'), figuresAt(scene, 0, 'reserve').length]).toEqual([['warrior'], 9]);
  expect(rage(scene)).toEqual([5, 6]);
  expect(scene.view(1).provinces.gimle.emptyVillages).toBe(4);
});

test('BR-40 a figure on the board or in Valhalla does not invade', () => {
  const scene = saga({ seats: 2, clans: [{ figures: { gimle: ['leader'], valhalla: ['ship', 'warrior'] } }] });
  scene.answers(0, INVADE).offers(0, { figure: 'warrior', from: 'reserve' });
  scene.refuses(0, { figure: 'leader', from: 'reserve' }, 'BR-40');
  scene.refuses(0, { figure: 'ship', from: 'valhalla' }, 'BR-40');
  scene.refuses(0, { figure: 'troll', from: 'reserve' }, 'BR-40');
});

test('BRT-3 with Experts in Arms a warrior costs 2 Rage and stands in Utgard', () => {
  const scene = saga({ seats: 2, age: 2, clans: [{ upgrades: ['experts-in-arms'] }] });
  invades(scene, 0, 'warrior', 'utgard');
  expect(eventsOfType(scene, 'invaded')).toEqual([
    {
      type: 'invaded',
      seat: 0,
      figure: 'warrior',
      place: 'utgard',
      rage: 2,
      from: 'reserve',
      action: true,
      over: null,
    },
  ]);
  expect(rage(scene)).toEqual([4, 6]);
  expect(figuresAt(scene, 0, 'utgard')).toEqual(['warrior']);
});

test('BR-41 a ship goes into a fjord, for its STR of 2, and only there', () => {
  const scene = saga({ seats: 2 }).answers(0, INVADE).answers(0, { figure: 'ship', from: 'reserve' });
  scene.offers(0, ...places(FJORDS));
  scene.refuses(0, { place: 'gimle' }, 'BR-41').refuses(0, { place: 'yggdrasil' }, 'BR-41');
  scene.answers(0, { place: 'fjord-nw' });
  expect(rage(scene)).toEqual([4, 6]);
  expect(figuresAt(scene, 0, 'fjord-nw')).toEqual(['ship']);
});

test('BR-41 nothing but a ship goes into a fjord', () => {
  const scene = saga({ seats: 2 }).answers(0, INVADE).answers(0, { figure: 'leader', from: 'reserve' });
  scene.offers(0, ...places(OUTER)).refuses(0, { place: 'fjord-ne' }, 'BR-41.other');
});

test('BR-42 Yggdrasil cannot be invaded', () => {
  for (const figure of ['leader', 'warrior'] as const) {
    const scene = saga({ seats: 2, clans: [{ figures: { yggdrasil: ['warrior'] } }] });
    scene.answers(0, INVADE).answers(0, { figure, from: 'reserve' }).refuses(0, { place: 'yggdrasil' }, 'BR-42');
  }
});

test('BR-43 the leader invades for free', () => {
  const scene = saga({ seats: 2, clans: [{ rage: 1 }] });
  invades(scene, 0, 'leader', 'gimle').tells('spectator', {
    type: 'invaded',
    seat: 0,
    figure: 'leader',
    place: 'gimle',
    rage: 0,
    from: 'reserve',
    action: true,
    over: null,
  });
  expect(rage(scene)).toEqual([1, 6]);
});

test('BR-44 with as many figures on the board as Horns no figure invades, not even the leader', () => {
  const scene = saga({
    seats: 2,
    clans: [{ figures: { gimle: ['warrior', 'warrior'], utgard: ['warrior', 'warrior'] } }],
  });
  expect(clan(scene, 0)).toMatchObject({ onBoard: 4, stats: { horns: { value: 4 } } });
  scene.refuses(0, INVADE, 'BR-44');
  expect(whyNot(bloodRage, scene.state, 0 as Seat, INVADE)).toMatchObject({ clause: 'BR-44', params: { n: 4 } });
});

test('BR-44 figures in Valhalla and in reserve are not on the board', () => {
  const scene = saga({
    seats: 2,
    clans: [
      { figures: { gimle: ['warrior', 'warrior'], utgard: ['warrior'], valhalla: ['warrior', 'warrior', 'ship'] } },
    ],
  });
  invades(scene, 0, 'leader', 'gimle');
  expect(clan(scene, 0).onBoard).toBe(4);
});

test('BR-44 ships in fjords and figures in Yggdrasil count', () => {
  const figures = { 'fjord-ne': ['ship'], yggdrasil: ['warrior', 'warrior'], gimle: ['warrior'] } as const;
  saga({ seats: 2, clans: [{ figures }] }).refuses(0, INVADE, 'BR-44');
});

const FOUR = { gimle: ['warrior', 'warrior'], utgard: ['warrior', 'warrior'] } as const;

test('BRC-6 the Horns limit binds the free invasion of an upgrade, which may still be played', () => {
  const scene = saga({ seats: 2, clans: [{ hand: ['lord-of-hammers'], figures: FOUR }] });
  scene.answers(0, { act: 'upgrade', card: 'lord-of-hammers' }).asks('act', 1);
  expect(figuresAt(scene, 0, 'reserve')).toContain('leader');
  expect(rage(scene)).toEqual([3, 6]);
});

test('BRC-6 the Horns limit binds Frigga’s Succor', () => {
  const figures = { gimle: ['warrior', 'warrior'], utgard: ['warrior'] } as const;
  const scene = saga({ seats: 3, clans: [{ upgrades: ['friggas-succor'], figures }] });
  invades(scene, 0, 'leader', 'andlang').asks('act', 1);
});

test('BRC-6 the Horns limit binds Frigga’s Domain, and Loki’s Blessing', () => {
  const valhalla = ['leader'] as const;
  saga({ seats: 2, age: 3, clans: [{ upgrades: ['friggas-domain'], figures: { ...FOUR, valhalla } }] }).refuses(
    0,
    INVADE,
    'BR-44',
  );
  // Frigga's Protection saves the loser's only figure in the battle: four are still on the board.
  const { gimle, utgard } = FOUR;
  const scene = saga({
    seats: 4,
    clans: [
      { figures: { horgr: ['leader'] } },
      {
        upgrades: ['lokis-blessing', 'friggas-protection'],
        stats: { horns: 1 },
        figures: { gimle, utgard: utgard.slice(1), 'fjord-se': ['ship'] },
      },
    ],
  });
  scene.answers(0, { act: 'pillage' }).answers(0, { province: 'horgr' });
  scene.answers(1, { figure: 'none' });
  expect(eventsOfType(scene, 'battleWon')).toHaveLength(1);
  scene.answers(1, { save: 'ship', by: 'protection' }).asks('act', 1);
});

test('BRC-6 the Horns limit binds mystics', () => {
  const scene = saga({
    seats: 2,
    options: { mystics: true },
    clans: [{ upgrades: ['friggas-chosen'], figures: FOUR }],
  });
  expect(figuresAt(scene, 0, 'reserve')).toContain('mystic');
  scene.refuses(0, INVADE, 'BR-44');
});

test('BRC-6 ships and monsters count against the Horns', () => {
  const scene = saga({
    seats: 3,
    clans: [
      {
        upgrades: ['troll', 'sea-serpent'],
        figures: { gimle: ['troll', 'leader'], 'fjord-ne': ['sea-serpent', 'ship'] },
      },
    ],
  });
  expect(clan(scene, 0).onBoard).toBe(4);
  scene.refuses(0, INVADE, 'BR-44');
});

test('BRT-28 with four figures and Horns 4 a monster’s card is placed and paid, and the figure stays in reserve', () => {
  const scene = saga({ seats: 2, clans: [{ hand: ['troll'], figures: FOUR }] });
  scene.answers(0, { act: 'upgrade', card: 'troll' }).asks('act', 1);
  expect(clan(scene, 0)).toMatchObject({ rage: 4, upgrades: [{ card: 'troll', age: 1 }], onBoard: 4 });
  expect(figuresAt(scene, 0, 'reserve')).toContain('troll');
});

test('BRC-7 an invasion needs an empty village in a standing outer province', () => {
  const scene = saga({
    seats: 2,
    destroyed: ['elvagar'],
    clans: [{}, { figures: { utgard: ['warrior', 'warrior', 'leader'] } }],
  });
  scene.answers(0, INVADE).answers(0, { figure: 'leader', from: 'reserve' });
  scene.offers(0, ...places(OUTER.filter((province) => province !== 'elvagar' && province !== 'utgard')));
  scene.refuses(0, { place: 'elvagar' }, 'BR-12').refuses(0, { place: 'utgard' }, 'BR-40.village');
});

test('BRC-7 a ship may enter any fjord with at least one standing province', () => {
  saga({ seats: 2, destroyed: ['elvagar', 'angerboda', 'gimle'] })
    .answers(0, INVADE)
    .answers(0, { figure: 'ship', from: 'reserve' })
    .offers(0, { place: 'fjord-se' }, { place: 'fjord-sw' }, { place: 'fjord-nw' });
});

test('BR-31 a figure that no place is cheap enough for is not offered', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    clans: [{ rage: 1, upgrades: ['experts-in-arms'], figures: { gimle: ['leader'], valhalla: ['ship'] } }],
  });
  scene.refuses(0, INVADE, 'BR-40');
});
