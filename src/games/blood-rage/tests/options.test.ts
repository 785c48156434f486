import { expect, test } from 'vitest';
import { OptionError, start } from '../../../kernel/index.ts';
import { bloodRage } from '../index.ts';
import { clan, figuresAt, invades, pillages, rage, saga, eventsOfType } from './scenes.ts';
import { cardOf } from '../rules/cards.ts';

const begun = (options: object, seats = 3) => start(bloodRage, { seats, seed: 'options', options }).state;

test('BR-98 the options of a table and their defaults', () => {
  expect(begun({}).options).toEqual({
    clans: ['wolf', 'raven', 'serpent'],
    beginnersDeal: false,
    ageTwoPassRight: false,
    mystics: false,
    kickstarterMonsters: false,
    passedMayResume: false,
    witchEscapesSacrifice: false,
    succorFollowsShips: false,
    thorsDomainAnyInvasion: false,
    blessingInYggdrasil: false,
    draftMemory: true,
  });
});

test('BR-98 what is not an option of the table is refused', () => {
  expect(() => begun({ fifthClan: true })).toThrow(OptionError);
  expect(() => begun({ mystics: 'yes' })).toThrow(OptionError);
  expect(begun({ mystics: true, draftMemory: false }).options).toMatchObject({ mystics: true, draftMemory: false });
});

test('BR-97 kickstarterMonsters shuffles four further monsters in, and is off by default', () => {
  const monsters = (options: object): string[] => {
    const { table } = begun(options, 4);
    const all = [...table.decks, ...table.packets, table.buried].flat().map((piece) => cardOf(table, piece));
    return ['mountain-giant', 'fenrir', 'wolfman', 'mystic-troll'].filter((card) => all.includes(card as never));
  };
  expect(monsters({})).toEqual([]);
  expect(monsters({ kickstarterMonsters: true })).toEqual(['mountain-giant', 'fenrir', 'wolfman', 'mystic-troll']);
});

/** Seat 1, which has passed, loses a battle with Loki's Trickery and takes a Rage. */
const resumed = (passedMayResume: boolean) => {
  const scene = saga({
    seats: 2,
    options: { passedMayResume },
    clans: [
      { hand: ['tyrs-bash'], figures: { gimle: ['leader'] } },
      { rage: 0, passed: true, hand: ['lokis-trickery'], figures: { gimle: ['warrior'] } },
    ],
  });
  pillages(scene, 0, 'gimle').answers(0, { card: 'tyrs-bash' }).answers(1, { card: 'lokis-trickery' });
  expect(rage(scene)).toEqual([5, 1]);
  return scene;
};

test('BRC-2 with passedMayResume a clan that passed acts again like one at 0', () => {
  resumed(true).asks('act', 1);
  resumed(false).asks('act', 0);
});

/** A sacrifice of the Witch and a warrior in Gimle. */
const sacrificed = (witchEscapesSacrifice: boolean) => {
  const scene = saga({
    seats: 3,
    age: 3,
    options: { witchEscapesSacrifice },
    clans: [{ upgrades: ['volur-witch', 'friggas-sacrifice'], figures: { gimle: ['volur-witch', 'warrior'] } }],
  });
  scene.answers(0, { act: 'sacrifice' }).answers(0, { figure: 'volur-witch', from: 'gimle' });
  return scene.answers(0, { figure: 'warrior', from: 'gimle' });
};

test('BR-98 with witchEscapesSacrifice the Witch may flee to Yggdrasil, and the stat still rises', () => {
  const scene = sacrificed(true).asks('save', 0);
  scene.offers(0, { save: 'volur-witch', by: 'flight', to: 'yggdrasil' }, { save: 'none' });
  scene.answers(0, { save: 'volur-witch', by: 'flight', to: 'yggdrasil' }).asks('raise', 0);
  expect([figuresAt(scene, 0, 'yggdrasil'), figuresAt(scene, 0, 'valhalla')]).toEqual([['volur-witch'], ['warrior']]);
});

test('BR-98 without witchEscapesSacrifice the Witch dies with the other', () => {
  const scene = sacrificed(false).asks('raise', 0);
  expect(figuresAt(scene, 0, 'valhalla')).toEqual(['warrior', 'volur-witch']);
});

test('BRC-45 with succorFollowsShips a warrior follows a ship to either standing province of its fjord', () => {
  const options = { succorFollowsShips: true };
  const scene = saga({ seats: 3, options, clans: [{ upgrades: ['friggas-succor'] }] });
  invades(scene, 0, 'ship', 'fjord-nw').asks('succor', 0);
  scene.offers(0, { province: 'gimle' }, { province: 'myrkvlor' }, { province: 'none' });
  scene.answers(0, { province: 'myrkvlor' }).asks('act', 1);
  expect([figuresAt(scene, 0, 'myrkvlor'), rage(scene)]).toEqual([['warrior'], [4, 6, 6]]);
  const gone = saga({ seats: 3, options, destroyed: ['gimle'], clans: [{ upgrades: ['friggas-succor'] }] });
  invades(gone, 0, 'ship', 'fjord-nw').offers(0, { province: 'myrkvlor' }, { province: 'none' });
  invades(saga({ seats: 3, clans: [{ upgrades: ['friggas-succor'] }] }), 0, 'ship', 'fjord-nw').asks('act', 1);
});

test('BRC-46 with thorsDomainAnyInvasion a ship’s fjord opens either of its provinces', () => {
  const options = { thorsDomainAnyInvasion: true };
  const scene = saga({ seats: 4, age: 2, options, pillaged: ['gimle'], clans: [{ upgrades: ['thors-domain'] }] });
  invades(scene, 0, 'ship', 'fjord-nw').asks('thorsDomain', 0);
  scene.offers(0, { province: 'myrkvlor' }, { province: 'none' }).answers(0, { province: 'myrkvlor' }).asks('act', 1);
  expect(scene.view(0).provinces.myrkvlor.pillaged).toBe(true);
  expect(rage(scene)).toEqual([2, 6, 6, 6]);
});

const BLESSED = { upgrades: ['thors-domain', 'lokis-blessing'], figures: { gimle: ['warrior'] } } as const;

test('BRC-46 with thorsDomainAnyInvasion Loki’s Blessing opens the province too, on another’s turn as well', () => {
  const options = { thorsDomainAnyInvasion: true };
  const clans = [{ figures: { gimle: ['warrior'] } }, BLESSED, { figures: { gimle: ['leader'] } }] as const;
  const scene = saga({ seats: 4, age: 2, options, clans });
  // Seat 2 wins, so the pillage of seat 0 has failed.
  pillages(scene, 0, 'gimle').answers(1, { yes: true }).asks('thorsDomain', 1);
  scene.answers(1, { province: 'gimle' });
  expect(eventsOfType(scene, 'pillageDeclared')).toEqual([
    { type: 'pillageDeclared', seat: 1, province: 'gimle', rage: 2 },
  ]);
  expect(rage(scene)[1]).toBe(4);
});

test('BRC-46 Thor’s Domain works once in a turn, whatever invades', () => {
  const options = { thorsDomainAnyInvasion: true };
  const clans = [{ ...BLESSED, figures: {} }, { figures: { gimle: ['leader'] } }] as const;
  const scene = saga({ seats: 4, age: 2, options, clans });
  invades(scene, 0, 'warrior', 'gimle').answers(0, { province: 'gimle' }).asks('blessing', 0);
  // The battle is lost, and blessed: another invasion of the same turn.
  scene.answers(0, { yes: true }).asks('act', 1);
  expect(figuresAt(scene, 0, 'gimle')).toEqual(['warrior']);
  expect(rage(scene)[0]).toBe(3);
});

/** Seat 1 loses a battle in Yggdrasil, with Loki's Blessing and a warrior in reserve. */
const beatenInYggdrasil = (blessingInYggdrasil: boolean) =>
  pillages(
    saga({
      seats: 4,
      options: { blessingInYggdrasil },
      clans: [
        { figures: { yggdrasil: ['leader'] } },
        { upgrades: ['lokis-blessing'], figures: { yggdrasil: ['warrior'] } },
      ],
    }),
    0,
    'yggdrasil',
  );

test('BR-98 with blessingInYggdrasil Loki’s Blessing works in Yggdrasil', () => {
  const scene = beatenInYggdrasil(true).asks('blessing', 1).answers(1, { yes: true });
  expect(figuresAt(scene, 1, 'yggdrasil')).toEqual(['warrior']);
  const not = beatenInYggdrasil(false).asks('act', 1);
  expect(figuresAt(not, 1, 'yggdrasil')).toEqual([]);
});

test('BR-98 the fifth clan comes with the fifth seat', () => {
  expect(begun({}, 5).options['clans']).toEqual(['wolf', 'raven', 'serpent', 'bear', 'ram']);
  expect(begun({}, 4).options['clans']).not.toContain('ram');
  expect(clan(saga({ seats: 5 }), 4).clan).toBe('ram');
});
