import { expect, test } from 'vitest';
import { figuresAt, invades, marches, nobodyComes, saga, eventsOfType } from './scenes.ts';

/** Two clans of five warriors, so that villages can be filled. */
const FULL_HORNS = { stats: { horns: 6 } } as const;

test('BR-1 each outer province borders its two neighbours in the ring, and Yggdrasil borders all', () => {
  const everywhere = {
    yggdrasil: ['warrior'],
    elvagar: ['warrior'],
    angerboda: ['warrior'],
    muspelheim: ['warrior'],
    horgr: ['warrior'],
    utgard: ['warrior'],
    andlang: ['warrior'],
    gimle: ['warrior'],
  } as const;
  const callers = (province: (typeof RING)[number]): string[] => {
    // The rival stands everywhere but in one province; the pillager's ship or leader is where the pillage is.
    const scene = saga({
      seats: 2,
      clans: [
        { ...FULL_HORNS, figures: { [province]: ['leader'] } },
        { ...FULL_HORNS, figures: { ...everywhere, myrkvlor: ['leader'] } },
      ],
    });
    scene.answers(0, { act: 'pillage' }).answers(0, { province }).asks('join', 1);
    return scene.options(1).flatMap((option) => ('from' in option ? [option.from] : []));
  };
  expect(callers('elvagar')).toEqual(['yggdrasil', 'angerboda', 'myrkvlor']);
  expect(callers('angerboda')).toEqual(['yggdrasil', 'elvagar', 'muspelheim']);
  expect(callers('muspelheim')).toEqual(['yggdrasil', 'angerboda', 'horgr']);
  expect(callers('horgr')).toEqual(['yggdrasil', 'muspelheim', 'utgard']);
  expect(callers('utgard')).toEqual(['yggdrasil', 'horgr', 'andlang']);
  expect(callers('andlang')).toEqual(['yggdrasil', 'utgard', 'gimle']);
  expect(callers('gimle')).toEqual(['yggdrasil', 'andlang', 'myrkvlor']);
  expect(callers('myrkvlor')).toEqual(['yggdrasil', 'elvagar', 'gimle']);
  expect(callers('yggdrasil')).toEqual(RING.slice(0, 8));
});

const RING = [
  'elvagar',
  'angerboda',
  'muspelheim',
  'horgr',
  'utgard',
  'andlang',
  'gimle',
  'myrkvlor',
  'yggdrasil',
] as const;

test('BR-1 the three regions are Manheim of three provinces, Jotunheim of three and Alfheim of two', () => {
  const regions = { manheim: [] as string[], jotunheim: [] as string[], alfheim: [] as string[] };
  for (const province of RING) {
    for (const region of ['manheim', 'jotunheim', 'alfheim'] as const) {
      const quest = `quest-${region}` as const;
      const scene = saga({
        seats: 2,
        phase: 'quests',
        clans: [{ quests: [quest], figures: { [province]: ['leader'] } }],
      });
      if (eventsOfType(scene, 'questDone').length === 1) regions[region].push(province);
    }
  }
  expect(regions).toEqual({
    manheim: ['elvagar', 'angerboda', 'myrkvlor'],
    jotunheim: ['muspelheim', 'horgr', 'utgard'],
    alfheim: ['andlang', 'gimle'],
  });
});

test('BR-2 the villages of the nine provinces are counted, and Yggdrasil has no limit', () => {
  const { provinces } = saga({ seats: 2 }).view('spectator');
  expect(Object.fromEntries(Object.entries(provinces).map(([name, each]) => [name, each.emptyVillages]))).toEqual({
    yggdrasil: null,
    elvagar: 4,
    angerboda: 5,
    muspelheim: 5,
    horgr: 4,
    utgard: 3,
    andlang: 3,
    gimle: 5,
    myrkvlor: 3,
  });
});

test('BR-2 a village holds one figure, of whatever clan', () => {
  const scene = saga({
    seats: 2,
    clans: [{ figures: { utgard: ['warrior'] } }, { figures: { utgard: ['leader', 'warrior'] } }],
  });
  expect(scene.view('spectator').provinces.utgard.emptyVillages).toBe(0);
  scene
    .answers(0, { act: 'invade' })
    .answers(0, { figure: 'warrior', from: 'reserve' })
    .refuses(0, { place: 'utgard' }, 'BR-40.village')
    .allows(0, { place: 'horgr' });
});

test('BR-2 with every other province full there is nowhere to march to but Yggdrasil, which takes any number', () => {
  const scene = saga({
    seats: 2,
    destroyed: ['elvagar', 'angerboda', 'muspelheim', 'horgr', 'gimle', 'myrkvlor'],
    clans: [
      { ...FULL_HORNS, figures: { utgard: ['warrior', 'warrior'], yggdrasil: ['warrior', 'warrior', 'warrior'] } },
      { ...FULL_HORNS, figures: { andlang: ['leader', 'warrior', 'warrior'], yggdrasil: ['warrior', 'warrior'] } },
    ],
  });
  scene.answers(0, { act: 'march' }).answers(0, { province: 'utgard' });
  scene.offers(0, { province: 'yggdrasil' }).refuses(0, { province: 'andlang' }, 'BR-2');
  scene.answers(0, { province: 'yggdrasil' }).answers(0, { figure: 'warrior' }).answers(0, { figure: 'warrior' });
  expect(figuresAt(scene, 0, 'yggdrasil')).toHaveLength(5);
});

test('BR-3 each fjord supports its two provinces and no other', () => {
  const supported = (fjord: string): string[] => {
    const scene = saga({ seats: 2, clans: [{ figures: { [fjord]: ['ship'] } }] }).answers(0, { act: 'pillage' });
    return scene.options(0).flatMap((option) => ('province' in option ? [option.province] : []));
  };
  expect(supported('fjord-ne')).toEqual(['elvagar', 'angerboda']);
  expect(supported('fjord-se')).toEqual(['muspelheim', 'horgr']);
  expect(supported('fjord-sw')).toEqual(['utgard', 'andlang']);
  expect(supported('fjord-nw')).toEqual(['gimle', 'myrkvlor']);
});

test('BR-3 any number of ships fits in a fjord', () => {
  const ship = { figures: { 'fjord-ne': ['ship'] } } as const;
  const scene = saga({ seats: 5, clans: [{}, ship, ship, ship, ship] });
  invades(scene, 0, 'ship', 'fjord-ne');
  for (const seat of [0, 1, 2, 3, 4]) expect(figuresAt(scene, seat, 'fjord-ne')).toEqual(['ship']);
});

test('BR-4 a fjord stays usable while one of its provinces stands, and supports that one', () => {
  const scene = saga({ seats: 2, destroyed: ['elvagar'] });
  invades(scene, 0, 'ship', 'fjord-ne');
  scene.answers(1, { act: 'pass' }).answers(0, { act: 'pillage' }).offers(0, { province: 'angerboda' });
  scene.refuses(0, { province: 'elvagar' }, 'BR-12');
});

test('BR-4 a fjord between two destroyed provinces is closed', () => {
  saga({ seats: 2, destroyed: ['elvagar', 'angerboda'] })
    .answers(0, { act: 'invade' })
    .answers(0, { figure: 'ship', from: 'reserve' })
    .offers(0, { place: 'fjord-se' }, { place: 'fjord-sw' }, { place: 'fjord-nw' })
    .refuses(0, { place: 'fjord-ne' }, 'BR-12');
});

test('BRC-58 one ship pillages both provinces of its fjord, and is still there', () => {
  const scene = saga({ seats: 2, clans: [{ figures: { 'fjord-sw': ['ship'] } }, { passed: true }] });
  nobodyComes(scene.answers(0, { act: 'pillage' }).answers(0, { province: 'utgard' }));
  nobodyComes(scene.answers(0, { act: 'pillage' }).answers(0, { province: 'andlang' }));
  const { provinces } = scene.view('spectator');
  expect([provinces.utgard.pillaged, provinces.andlang.pillaged]).toEqual([true, true]);
  expect(figuresAt(scene, 0, 'fjord-sw')).toEqual(['ship']);
});

test('BRC-58 a rival’s ship fights for both provinces of its fjord', () => {
  const clans = [
    { figures: { utgard: ['warrior'], andlang: ['warrior'] } },
    { figures: { 'fjord-sw': ['ship'] } },
  ] as const;
  for (const province of ['utgard', 'andlang'] as const) {
    const scene = saga({ seats: 2, clans });
    nobodyComes(scene.answers(0, { act: 'pillage' }).answers(0, { province }));
    expect(eventsOfType(scene, 'strength')).toEqual([
      { type: 'strength', seat: 0, figures: 1, cards: 0, total: 1 },
      { type: 'strength', seat: 1, figures: 2, cards: 0, total: 2 },
    ]);
  }
});

test('BR-3 Yggdrasil has no fjord', () => {
  const scene = saga({ seats: 2, clans: [{ figures: { gimle: ['warrior'], 'fjord-nw': ['ship'] } }] });
  scene.answers(0, { act: 'pillage' }).offers(0, { province: 'gimle' }, { province: 'myrkvlor' });
  scene.refuses(0, { province: 'yggdrasil' }, 'BR-60.absent');
});

test('BR-46 marching leaves the ships where they are', () => {
  const scene = saga({ seats: 2, clans: [{ figures: { gimle: ['warrior'], 'fjord-nw': ['ship'] } }] });
  marches(scene, 0, 'gimle', 'utgard', 'warrior');
  expect(figuresAt(scene, 0, 'fjord-nw')).toEqual(['ship']);
  expect(figuresAt(scene, 0, 'utgard')).toEqual(['warrior']);
});
