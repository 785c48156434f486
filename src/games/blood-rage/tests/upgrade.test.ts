import { expect, test } from 'vitest';
import type { ClanPlaceId } from '../facts/index.ts';
import type { DescribedClan } from '../rules/position.ts';
import { cards, clan, figuresAt, glory, invades, rage, saga, eventTypes, eventsOfType } from './scenes.ts';

const upgrade = (card: string, over?: string) =>
  ({ act: 'upgrade', card, ...(over !== undefined && { over }) }) as { act: 'upgrade'; card: 'troll' };
const NONE = { figure: 'none' } as const;

test('BR-50 an upgrade costs its STR and lies in its slot, open to all', () => {
  const scene = saga({ seats: 2, clans: [{ hand: ['lord-of-hammers', 'tyrs-bash'] }] });
  scene.answers(0, upgrade('lord-of-hammers'));
  scene.tells(1, { type: 'upgraded', seat: 0, card: 'lord-of-hammers', rage: 3, over: null });
  expect(clan(scene, 0)).toMatchObject({ rage: 3, upgrades: [{ card: 'lord-of-hammers', age: 1 }], hand: [null] });
});

test('BR-50 a card that prints another cost costs that', () => {
  const scene = saga({ seats: 2, clans: [{ hand: ['dwarf-chieftain'] }] }).answers(0, upgrade('dwarf-chieftain'));
  expect(eventsOfType(scene, 'upgraded')).toEqual([
    { type: 'upgraded', seat: 0, card: 'dwarf-chieftain', rage: 0, over: null },
  ]);
  expect(rage(scene)).toEqual([6, 6]);
});

test('BR-50 one warrior, one leader and one ship upgrade: another replaces the first, which is discarded', () => {
  for (const [first, second] of [
    ['brothers-in-arms', 'experts-in-arms'],
    ['lord-of-hammers', 'lord-of-axes'],
    ['lokis-dragons', 'fire-dragons'],
  ] as const) {
    const scene = saga({ seats: 2, age: 2, clans: [{ upgrades: [first], hand: [second] }] });
    scene.refuses(0, upgrade(second), 'BR-50.full').answers(0, upgrade(second, first));
    expect(cards(clan(scene, 0).upgrades)).toEqual([second]);
    expect(cards(scene.view(1).discard)).toEqual([first]);
  }
});

test('BR-50 two monsters: the player picks the one that is replaced', () => {
  const scene = saga({
    seats: 3,
    age: 2,
    clans: [{ upgrades: ['troll', 'dwarf-chieftain'], hand: ['valkyrie'] }],
  });
  scene.refuses(0, upgrade('valkyrie'), 'BR-55');
  scene.allows(0, upgrade('valkyrie', 'troll')).answers(0, upgrade('valkyrie', 'dwarf-chieftain'));
  expect(cards(clan(scene, 0).upgrades)).toEqual(['troll', 'valkyrie']);
});

test('BR-50 three clan upgrades, and a slot that is taken may be chosen while another is free', () => {
  const position = {
    seats: 2,
    clans: [{ upgrades: ['lokis-domain', 'friggas-charm'], hand: ['thors-glory'] }],
  } as const;
  const free = saga(position).answers(0, upgrade('thors-glory'));
  expect(cards(clan(free, 0).upgrades)).toEqual(['lokis-domain', 'friggas-charm', 'thors-glory']);
  const taken = saga(position).answers(0, upgrade('thors-glory', 'lokis-domain'));
  expect(cards(clan(taken, 0).upgrades)).toEqual(['friggas-charm', 'thors-glory']);
  expect(cards(taken.view(1).discard)).toEqual(['lokis-domain']);
});

test('BR-50 an upgrade never lies in another sort of slot', () => {
  const scene = saga({ seats: 2, clans: [{ upgrades: ['lokis-domain', 'troll'], hand: ['dwarf-chieftain'] }] });
  scene.offers(0, { act: 'invade' }, { act: 'pass' }, upgrade('dwarf-chieftain'), upgrade('dwarf-chieftain', 'troll'));
});

test('BRT-9 Loki’s Eminence over Frigga’s Succor: 2 Rage, the Succor discarded, and 1 + 2 Glory for each figure released', () => {
  const scene = saga({
    seats: 3,
    age: 2,
    clans: [
      {
        rage: 2,
        upgrades: ['lokis-domain', 'friggas-succor', 'odins-inspiration'],
        hand: ['lokis-eminence'],
        figures: { valhalla: ['warrior', 'leader'] },
      },
      { rage: 0 },
      { rage: 0 },
    ],
  });
  scene.refuses(0, upgrade('lokis-eminence'), 'BR-50.full').answers(0, upgrade('lokis-eminence', 'friggas-succor'));
  expect(eventsOfType(scene, 'upgraded')).toEqual([
    { type: 'upgraded', seat: 0, card: 'lokis-eminence', rage: 2, over: 'friggas-succor' },
  ]);
  expect(cards(scene.view(1).discard)).toContain('friggas-succor');
  // The phase is over, and with the release two figures come back.
  expect(eventsOfType(scene, 'gloryGained')).toEqual([
    { type: 'gloryGained', seat: 0, glory: 2, source: 'card', why: 'lokis-domain' },
    { type: 'gloryGained', seat: 0, glory: 4, source: 'card', why: 'lokis-eminence' },
  ]);
  expect(glory(scene)).toEqual([6, 0, 0]);
});

test('BR-51 two upgrades with the same kind of effect both work', () => {
  const scene = saga({
    seats: 4,
    age: 3,
    phase: 'release',
    clans: [{ upgrades: ['lokis-domain', 'lokis-eminence', 'lokis-wrath'], figures: { valhalla: ['warrior'] } }],
  });
  expect(eventsOfType(scene, 'gloryGained').slice(0, 3)).toMatchObject([{ glory: 1 }, { glory: 2 }, { glory: 3 }]);
});

test('BR-51 the effect is permanent: it works in a later Age too', () => {
  const scene = saga({
    seats: 2,
    phase: 'release',
    clans: [{ upgrades: ['lokis-domain'], figures: { valhalla: ['ship'] } }],
  });
  expect(glory(scene)).toEqual([1, 0]);
  expect(cards(clan(scene, 0).upgrades)).toEqual(['lokis-domain']);
  expect(scene.view(0).age).toBe(2);
});

test('BR-52 an upgraded leader still invades for free, and an upgraded ship still goes into fjords only', () => {
  const scene = saga({
    seats: 2,
    clans: [{ rage: 1, upgrades: ['lord-of-hammers'] }, { upgrades: ['lokis-dragons'] }],
  });
  invades(scene, 0, 'leader', 'gimle');
  expect(rage(scene)).toEqual([1, 6]);
  scene.answers(1, { act: 'invade' }).answers(1, { figure: 'ship', from: 'reserve' });
  scene.refuses(1, { place: 'gimle' }, 'BR-41').allows(1, { place: 'fjord-nw' });
});

test('BR-53 after a warrior upgrade one warrior from the reserve may invade at once for free', () => {
  const scene = saga({ seats: 2, age: 2, clans: [{ hand: ['experts-in-arms'] }] });
  scene.answers(0, upgrade('experts-in-arms')).asks('freeInvasion', 0).allows(0, NONE);
  scene.refuses(0, { figure: 'warrior', to: 'yggdrasil' }, 'BR-42');
  scene.answers(0, { figure: 'warrior', to: 'gimle' });
  scene.tells(1, {
    type: 'invaded',
    seat: 0,
    figure: 'warrior',
    place: 'gimle',
    rage: 0,
    from: 'reserve',
    action: false,
    over: null,
  });
  scene.asks('act', 1);
  expect(rage(scene)).toEqual([4, 6]);
});

test('BR-53 after a leader or a ship upgrade that figure may invade at once for free', () => {
  const leader = saga({ seats: 2, clans: [{ hand: ['lord-of-hammers'] }] }).answers(0, upgrade('lord-of-hammers'));
  leader.refuses(0, { figure: 'warrior', to: 'gimle' }, 'table.notOffered');
  leader.answers(0, { figure: 'leader', to: 'gimle' });
  expect([figuresAt(leader, 0, 'gimle'), rage(leader)]).toEqual([['leader'], [3, 6]]);
  const ship = saga({ seats: 2, clans: [{ hand: ['lokis-dragons'] }] }).answers(0, upgrade('lokis-dragons'));
  ship.offers(
    0,
    { figure: 'ship', to: 'fjord-ne' },
    { figure: 'ship', to: 'fjord-se' },
    { figure: 'ship', to: 'fjord-sw' },
    { figure: 'ship', to: 'fjord-nw' },
    NONE,
  );
  ship.answers(0, { figure: 'ship', to: 'fjord-ne' });
  expect(rage(ship)).toEqual([4, 6]);
});

test('BR-53 a free invasion that can only be declined is not asked: the figure is not in reserve', () => {
  const scene = saga({
    seats: 2,
    clans: [
      { hand: ['lord-of-hammers', 'lokis-dragons'], figures: { gimle: ['leader'], valhalla: ['ship'] } },
      { rage: 0 },
    ],
  });
  scene.answers(0, upgrade('lord-of-hammers')).asks('act', 0);
  scene.answers(0, upgrade('lokis-dragons')).asks('act', 0);
});

test('BR-53 a free invasion that can only be declined is not asked: Horns are full, or every village is taken', () => {
  const figures = { gimle: ['warrior', 'warrior', 'warrior', 'warrior'] } as const;
  const horns = saga({ seats: 2, clans: [{ hand: ['lord-of-hammers'], figures }] });
  horns.answers(0, upgrade('lord-of-hammers')).asks('act', 1);
  const villages = saga({
    seats: 2,
    destroyed: ['elvagar', 'angerboda', 'muspelheim', 'horgr', 'andlang', 'gimle', 'myrkvlor'],
    clans: [{ hand: ['lord-of-hammers', 'lokis-dragons'] }, { figures: { utgard: ['warrior', 'warrior', 'warrior'] } }],
  });
  villages.answers(0, upgrade('lord-of-hammers')).asks('act', 1).answers(1, { act: 'pass' });
  // A Ship needs no village: the fjord of Utgard is open.
  villages.answers(0, upgrade('lokis-dragons')).offers(0, { figure: 'ship', to: 'fjord-sw' }, NONE);
});

test('BR-53 a clan upgrade brings nobody', () => {
  saga({ seats: 2, clans: [{ hand: ['thors-glory'] }] })
    .answers(0, upgrade('thors-glory'))
    .asks('act', 1);
});

test('BR-54 a monster upgrade takes the figure into the reserve, and it may invade at once for free', () => {
  const scene = saga({ seats: 2, clans: [{ hand: ['troll'] }] }).answers(0, upgrade('troll'));
  scene.tells(
    'spectator',
    { type: 'upgraded', seat: 0, card: 'troll', rage: 2, over: null },
    { type: 'monsterJoined', seat: 0, figure: 'troll' },
  );
  expect(figuresAt(scene, 0, 'reserve')).toContain('troll');
  scene.refuses(0, { figure: 'troll', to: 'fjord-ne' }, 'BR-41.other');
  scene.answers(0, { figure: 'troll', to: 'gimle' });
  expect([figuresAt(scene, 0, 'gimle'), rage(scene)]).toEqual([['troll'], [4, 6]]);
});

test('BR-54 a monster left in reserve invades later for its STR', () => {
  const scene = saga({ seats: 2, clans: [{ hand: ['troll'] }, { rage: 0 }] });
  scene.answers(0, upgrade('troll')).answers(0, NONE);
  invades(scene, 0, 'troll', 'gimle');
  expect(rage(scene)).toEqual([2, 0]);
});

test('BR-54 a monster is a figure in every way: it dies, is released, and earns Ragnarök’s Glory', () => {
  const scene = saga({
    seats: 2,
    phase: 'ragnarok',
    doom: ['gimle'],
    clans: [{ upgrades: ['troll'], figures: { gimle: ['troll'] } }],
  });
  expect(eventsOfType(scene, 'destroyed')).toMatchObject([{ figures: ['troll'], cause: 'ragnarok' }]);
  expect(eventsOfType(scene, 'released')).toEqual([{ type: 'released', seat: 0, figures: ['troll'] }]);
  expect(glory(scene)).toEqual([2, 0]);
  expect(figuresAt(scene, 0, 'reserve')).toContain('troll');
});

test('BRT-29 a third monster over one on the board sends that figure back to the box, not to Valhalla', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    clans: [{ upgrades: ['troll', 'dwarf-chieftain'], hand: ['valkyrie'], figures: { gimle: ['troll'] } }],
  });
  scene.answers(0, upgrade('valkyrie', 'troll'));
  scene.tells(
    1,
    { type: 'monsterLeft', seat: 0, figure: 'troll' },
    { type: 'upgraded', seat: 0, card: 'valkyrie', rage: 2, over: 'troll' },
    { type: 'monsterJoined', seat: 0, figure: 'valkyrie' },
  );
  expect(clan(scene, 0).figures.filter(({ figure }) => figure === 'troll')).toEqual([]);
  expect(figuresAt(scene, 0, 'valhalla')).toEqual([]);
  expect(scene.view(0).provinces.gimle.emptyVillages).toBe(5);
});

test('BR-55 a replaced monster goes back to the box from the reserve and from Valhalla too', () => {
  for (const place of ['reserve', 'valhalla'] as const) {
    const figures = place === 'valhalla' ? { valhalla: ['troll'] as const } : {};
    const scene = saga({
      seats: 2,
      age: 2,
      clans: [{ upgrades: ['troll', 'dwarf-chieftain'], hand: ['valkyrie'], figures }],
    });
    scene.answers(0, upgrade('valkyrie', 'troll'));
    expect(eventTypes(scene)).toEqual(['monsterLeft', 'upgraded', 'monsterJoined']);
    expect(clan(scene, 0).figures.map(({ figure }) => figure)).not.toContain('troll');
  }
});

/** Two Dwarf Chieftains in the slots, a Troll in hand. */
const twins = (figures: NonNullable<DescribedClan['figures']>) =>
  saga({
    seats: 5,
    options: { kickstarterMonsters: true },
    clans: [{ upgrades: ['dwarf-chieftain', 'dwarf-chieftain'], hand: ['troll'], figures }],
  });
const overTwin = (from: ClanPlaceId) => ({ act: 'upgrade', card: 'troll', over: 'dwarf-chieftain', from }) as const;

test('BR-55 of two equal monsters the player names the slot by its figure, and that figure leaves', () => {
  for (const [leaves, stays] of [
    ['gimle', 'utgard'],
    ['utgard', 'gimle'],
  ] as const) {
    const scene = twins({ gimle: ['dwarf-chieftain'], utgard: ['dwarf-chieftain'] });
    scene.refuses(0, upgrade('troll', 'dwarf-chieftain'), 'table.notOffered').refuses(0, upgrade('troll'), 'BR-55');
    expect(scene.options(0).filter((option) => 'act' in option && option.act === 'upgrade')).toEqual([
      overTwin('utgard'),
      overTwin('gimle'),
    ]);
    scene.answers(0, overTwin(leaves));
    expect([figuresAt(scene, 0, leaves), figuresAt(scene, 0, stays)]).toEqual([[], ['dwarf-chieftain']]);
    expect(figuresAt(scene, 0, 'reserve')).toContain('troll');
    expect(cards(clan(scene, 0).upgrades)).toEqual(['troll', 'dwarf-chieftain']);
  }
});

test('BR-55 one of two equal monsters may be in reserve or in Valhalla', () => {
  const scene = twins({ valhalla: ['dwarf-chieftain'] });
  scene.allows(0, overTwin('reserve')).answers(0, overTwin('valhalla'));
  expect(figuresAt(scene, 0, 'valhalla')).toEqual([]);
  expect(figuresAt(scene, 0, 'reserve')).toEqual(expect.arrayContaining(['troll', 'dwarf-chieftain']));
});

test('BR-55 two equal monsters in one place are one choice', () => {
  const scene = twins({ gimle: ['dwarf-chieftain', 'dwarf-chieftain'] });
  scene.answers(0, upgrade('troll', 'dwarf-chieftain'));
  expect(figuresAt(scene, 0, 'gimle')).toEqual(['dwarf-chieftain']);
});

test('BR-55 there are never three monsters', () => {
  const scene = saga({ seats: 2, age: 2, clans: [{ upgrades: ['troll', 'dwarf-chieftain'], hand: ['dark-elf'] }] });
  scene.refuses(0, upgrade('dark-elf'), 'BR-55');
});

test('BRC-9 an upgrade is paid even if its figure will not invade', () => {
  const scene = saga({ seats: 2, clans: [{ hand: ['troll'] }] })
    .answers(0, upgrade('troll'))
    .answers(0, NONE);
  expect(rage(scene)).toEqual([4, 6]);
});

test('BRC-9 a replaced monster is not destroyed: a Sea Serpent pays no Dragons', () => {
  const scene = saga({
    seats: 3,
    clans: [
      {
        upgrades: ['sea-serpent', 'troll', 'lokis-dragons'],
        hand: ['dwarf-chieftain'],
        figures: { 'fjord-ne': ['sea-serpent'] },
      },
    ],
  });
  scene.answers(0, upgrade('dwarf-chieftain', 'sea-serpent'));
  expect(glory(scene)).toEqual([0, 0, 0]);
  expect(eventTypes(scene)).not.toContain('destroyed');
});

test('BRC-9 an upgrade may be replaced by a second copy of itself', () => {
  const clans = [
    { upgrades: ['dwarf-chieftain'], hand: ['dwarf-chieftain'], figures: { gimle: ['dwarf-chieftain'] } },
  ] as const;
  const scene = saga({ seats: 5, options: { kickstarterMonsters: true }, clans });
  scene.answers(0, upgrade('dwarf-chieftain', 'dwarf-chieftain')).asks('freeInvasion', 0);
  expect(figuresAt(scene, 0, 'gimle')).toEqual([]);
  expect(figuresAt(scene, 0, 'reserve')).toContain('dwarf-chieftain');
  expect(cards(clan(scene, 0).upgrades)).toEqual(['dwarf-chieftain']);
});

test('BRC-10 a ship upgrade may bring in a Sea Serpent that waits in reserve', () => {
  const scene = saga({ seats: 3, clans: [{ upgrades: ['sea-serpent'], hand: ['lokis-dragons'], rage: 2 }, {}, {}] });
  scene.answers(0, upgrade('lokis-dragons')).allows(0, { figure: 'ship', to: 'fjord-ne' });
  scene.answers(0, { figure: 'sea-serpent', to: 'fjord-ne' });
  expect([figuresAt(scene, 0, 'fjord-ne'), rage(scene)]).toEqual([['sea-serpent'], [0, 6, 6]]);
});

test('BRC-10 a leader upgrade may bring in a Mountain Giant, and one figure only', () => {
  const scene = saga({
    seats: 2,
    options: { kickstarterMonsters: true },
    clans: [{ upgrades: ['mountain-giant'], hand: ['lord-of-hammers'] }],
  });
  scene.answers(0, upgrade('lord-of-hammers')).allows(0, { figure: 'leader', to: 'gimle' });
  scene.answers(0, { figure: 'mountain-giant', to: 'gimle' }).asks('act', 1);
  expect(figuresAt(scene, 0, 'gimle')).toEqual(['mountain-giant']);
});
