import { expect, test } from 'vitest';
import { scenario } from '../../../../testkit/scenario.ts';
import { bloodRage } from '../../index.ts';
import type { FigureId, ProvinceId } from '../../facts/index.ts';
import type { Described, DescribedClan } from '../../rules/position.ts';
import { died, fled, saved, scored, strength, victory } from './events.ts';
import { fallen, fights, figuresAt, glory, rage } from './steps.ts';

const table = (clans: readonly DescribedClan[], rest: Partial<Described> = {}) =>
  scenario(bloodRage, { seats: 5, age: 3, ...rest, clans });
const MYSTICS = { options: { mystics: true } } as const;

const protect = (figure: FigureId) => ({ save: figure, by: 'protection' }) as const;
const retreat = (to: ProvinceId) => ({ save: 'mystic', by: 'retreat', to }) as const;
const FLIGHT = { save: 'volur-witch', by: 'flight', to: 'yggdrasil' } as const;
const NOBODY = { save: 'none' } as const;

/** Seat 0 invades with a figure of its reserve. */
const invades = (scene: ReturnType<typeof table>, figure: FigureId, place: ProvinceId) =>
  scene.answers(0, { act: 'invade' }).answers(0, { figure, from: 'reserve' }).answers(0, { place });

test('BRC-39 card Frigga’s Protection saves figures of a lost battle where they stand, for 1 Rage each', () => {
  const scene = table([
    { figures: { gimle: ['leader', 'warrior'] } },
    {
      rage: 2,
      upgrades: ['friggas-protection'],
      figures: { gimle: ['warrior', 'warrior'], 'fjord-nw': ['ship'] },
      hand: [],
    },
  ]);
  // A tie at four: the pillager has nothing to save with.
  fights(scene, 0, 'gimle', {}).asks('save', 1).offers(1, protect('ship'), protect('warrior'), NOBODY);
  scene.answers(1, protect('ship')).tells('spectator', saved(1, 'ship')).asks('save', 1);
  scene.offers(1, protect('warrior'), NOBODY).answers(1, protect('warrior'));
  expect(scene.heard(2)).toContainEqual(died(1, 'gimle', 'battle', 'warrior'));
  expect(figuresAt(scene.view(2), 1, 'gimle')).toEqual(['warrior']);
  expect(figuresAt(scene.view(2), 1, 'fjord-nw')).toEqual(['ship']);
  expect(rage(scene.view(2))[1]).toBe(0);
});

test('BRC-39 it saves from Odin’s Smite and Odin’s Tide, so that the figure fights on', () => {
  const smite = table([
    { hand: ['odins-smite'], figures: { gimle: ['leader'] } },
    { rage: 1, upgrades: ['friggas-protection'], hand: ['tyrs-smash'], figures: { gimle: ['warrior', 'warrior'] } },
  ]);
  fights(smite, 0, 'gimle', { 0: 'odins-smite', 1: 'tyrs-smash' }).asks('save', 1).answers(1, protect('warrior'));
  expect(smite.heard(2).slice(0, 4)).toEqual([
    saved(1, 'warrior'),
    strength(0, 3, 1),
    strength(1, 2, 3),
    victory(1, 'gimle', 5, 4),
  ]);
  const tide = table([
    { hand: ['odins-tide'], figures: { gimle: ['leader'] } },
    { rage: 2, upgrades: ['friggas-protection'], figures: { gimle: ['leader', 'warrior', 'warrior'] } },
  ]);
  fights(tide, 0, 'gimle', { 0: 'odins-tide' }).asks('tide', 1).answers(1, { figure: 'leader' });
  tide.offers(1, protect('warrior'), NOBODY).answers(1, protect('warrior')).answers(1, protect('warrior'));
  expect(tide.heard(2).slice(0, 3)).toEqual([saved(1, 'warrior'), strength(0, 3, 1), strength(1, 5, 0)]);
});

test('BRC-39 it saves from the Troll and the Fire Giant', () => {
  const clan = { rage: 1, upgrades: ['friggas-protection'], figures: { gimle: ['leader', 'warrior'] } } as const;
  const troll = invades(table([{ upgrades: ['troll'] }, clan]), 'troll', 'gimle');
  troll.asks('save', 1).offers(1, protect('warrior'), NOBODY).answers(1, protect('warrior')).asks('act', 2);
  expect(fallen(troll.view(2), 1)).toEqual([]);
  const giant = invades(table([{ upgrades: ['fire-giant'] }, clan]), 'fire-giant', 'gimle');
  giant.asks('save', 1).offers(1, protect('leader'), protect('warrior'), NOBODY).answers(1, protect('leader'));
  giant.tells('spectator', saved(1, 'leader'), died(1, 'gimle', 'monster', 'warrior'));
});

test('BRC-39 not without Rage, nor from Ragnarök, nor from Odin’s Chosen', () => {
  const poor = table([
    { figures: { gimle: ['leader'] } },
    { rage: 0, upgrades: ['friggas-protection'], figures: { gimle: ['warrior'] } },
  ]);
  fights(poor, 0, 'gimle', {}).asks('act', 2);
  const clan = { rage: 5, upgrades: ['friggas-protection'], figures: { gimle: ['warrior'] } } as const;
  const doomed = table([{}, clan], { phase: 'ragnarok', doom: ['elvagar', 'angerboda', 'gimle'] });
  expect(doomed.heard('spectator')).toContainEqual(died(1, 'gimle', 'ragnarok', 'warrior'));
  const chosen = table([{ upgrades: ['odins-chosen'] }, clan], MYSTICS);
  chosen.answers(0, { act: 'invade' }).answers(0, { figure: 'mystic', from: 'reserve' });
  chosen.answers(0, { place: 'gimle', over: 1, kills: 'warrior' }).asks('act', 1);
  expect(chosen.heard(2)[0]).toEqual(died(1, 'gimle', 'chosen', 'warrior'));
});

test('BRC-39 Rage that a passed clan has gained still pays for it', () => {
  const scene = table([
    { figures: { gimle: ['leader'] } },
    { rage: 1, passed: true, upgrades: ['friggas-protection'], figures: { gimle: ['warrior'] } },
  ]);
  fights(scene, 0, 'gimle', {}).asks('save', 1).answers(1, protect('warrior')).asks('act', 2);
  expect(rage(scene.view(2))[1]).toBe(0);
});

test('BRC-40 card Volur Witch may flee a lost battle to Yggdrasil, where her STR no longer counts', () => {
  const witch = (card?: 'odins-tide') =>
    table([
      { figures: { gimle: ['leader', 'warrior'] }, ...(card === undefined ? {} : { hand: [card] }) },
      { upgrades: ['volur-witch'], figures: { gimle: ['volur-witch', 'warrior'] } },
    ]);
  const lost = fights(witch(), 0, 'gimle', {}).asks('save', 1).offers(1, FLIGHT, NOBODY).answers(1, FLIGHT);
  expect(lost.heard(2).slice(0, 2)).toEqual([
    fled(1, 'volur-witch', 'yggdrasil', 'battle'),
    died(0, 'gimle', 'battle', 'leader', 'warrior'),
  ]);
  expect(figuresAt(lost.view(2), 1, 'yggdrasil')).toEqual(['volur-witch']);
  const tide = fights(witch('odins-tide'), 0, 'gimle', { 0: 'odins-tide' }).answers(0, { figure: 'leader' });
  tide.answers(1, { figure: 'warrior' }).asks('save', 1).answers(1, FLIGHT);
  expect(tide.heard(2).slice(0, 4)).toEqual([
    fled(1, 'volur-witch', 'yggdrasil', 'tide'),
    died(0, 'gimle', 'tide', 'warrior'),
    strength(0, 3, 1),
    strength(1, 1, 0),
  ]);
});

test('BRC-40 in Yggdrasil the Witch dies', () => {
  const scene = table([
    { figures: { yggdrasil: ['leader', 'warrior'] } },
    { upgrades: ['volur-witch'], figures: { yggdrasil: ['volur-witch'] } },
  ]);
  fights(scene, 0, 'yggdrasil', {}).asks('act', 1);
  expect(fallen(scene.view(2), 1)).toEqual(['volur-witch']);
});

test('BRC-40 fleeing Ragnarök the Witch scores nothing', () => {
  const scene = table([{}, { upgrades: ['volur-witch'], figures: { gimle: ['volur-witch', 'warrior'] } }], {
    phase: 'ragnarok',
    doom: ['elvagar', 'angerboda', 'gimle'],
  });
  scene.asks('save', 1).offers(1, FLIGHT, NOBODY).answers(1, FLIGHT);
  expect(scene.heard(2).slice(0, 3)).toEqual([
    fled(1, 'volur-witch', 'yggdrasil', 'ragnarok'),
    died(1, 'gimle', 'ragnarok', 'warrior'),
    scored(1, 4, 'ragnarok'),
  ]);
});

test('BRC-40 being a Monster the Witch is no victim of Fire Giant, Troll or Smite', () => {
  const clan = { upgrades: ['volur-witch'], figures: { gimle: ['volur-witch'] } } as const;
  for (const monster of ['troll', 'fire-giant'] as const)
    invades(table([{ upgrades: [monster] }, clan]), monster, 'gimle').asks('act', 1);
  const smite = table([{ hand: ['odins-smite'], figures: { gimle: ['leader', 'warrior'] } }, clan]);
  expect(fights(smite, 0, 'gimle', { 0: 'odins-smite' }).heard(2)).toContainEqual(strength(1, 3, 0));
});

test('card Frigga’s Chosen lets Mystics retreat to a neighbour with room, or Yggdrasil, rather than die', () => {
  const scene = table(
    [
      { figures: { gimle: ['leader', 'warrior'] } },
      { upgrades: ['friggas-chosen'], figures: { gimle: ['mystic'] } },
      { figures: { andlang: ['warrior', 'warrior', 'warrior'] } },
    ],
    MYSTICS,
  );
  fights(scene, 0, 'gimle', {}).asks('save', 1).offers(1, retreat('yggdrasil'), retreat('myrkvlor'), NOBODY);
  scene.answers(1, retreat('myrkvlor'));
  expect(scene.heard(2)[0]).toEqual(fled(1, 'mystic', 'myrkvlor', 'battle'));
  expect(fallen(scene.view(2), 1)).toEqual([]);
});

test('BRC-56 a Mystic retreats from Odin’s Tide, Odin’s Chosen and Ragnarök', () => {
  const clan = { upgrades: ['friggas-chosen'], figures: { gimle: ['mystic', 'leader'] } } as const;
  const tide = table([{ hand: ['odins-tide'], figures: { gimle: ['leader'] } }, clan], MYSTICS);
  fights(tide, 0, 'gimle', { 0: 'odins-tide' }).answers(1, { figure: 'leader' }).asks('save', 1);
  const chosen = table([{ upgrades: ['odins-chosen'] }, clan], MYSTICS);
  chosen.answers(0, { act: 'invade' }).answers(0, { figure: 'mystic', from: 'reserve' });
  chosen.answers(0, { place: 'gimle', over: 1, kills: 'mystic' }).asks('save', 1).answers(1, retreat('yggdrasil'));
  expect(figuresAt(chosen.view(2), 1, 'yggdrasil')).toEqual(['mystic']);
  expect(figuresAt(chosen.view(2), 0, 'gimle')).toEqual(['mystic']);
  const doomed = table([{}, clan], { ...MYSTICS, phase: 'ragnarok', doom: ['elvagar', 'angerboda', 'gimle'] });
  doomed.asks('save', 1).answers(1, retreat('andlang'));
  expect(doomed.heard(2).slice(0, 2)).toEqual([
    fled(1, 'mystic', 'andlang', 'ragnarok'),
    died(1, 'gimle', 'ragnarok', 'leader'),
  ]);
});

const sacrifice = (clan: DescribedClan, options: Described['options'] = {}) =>
  table([{ rage: 1, ...clan, upgrades: ['friggas-sacrifice', ...clan.upgrades!] }, {}], { options: options! });

test('BRC-41 what Frigga’s Sacrifice kills really dies: no Protection, no Witch’s flight, no retreat', () => {
  const upgrades = ['friggas-protection', 'volur-witch', 'friggas-chosen'] as const;
  const figures = { gimle: ['volur-witch', 'mystic', 'warrior'] } as const;
  const scene = sacrifice({ upgrades, figures }, { mystics: true }).answers(0, { act: 'sacrifice' });
  scene.answers(0, { figure: 'volur-witch', from: 'gimle' }).answers(0, { figure: 'mystic', from: 'gimle' });
  scene.tells(
    1,
    { type: 'sacrificed', seat: 0, figures: ['volur-witch', 'mystic'] },
    died(0, 'gimle', 'sacrifice', 'volur-witch', 'mystic'),
  );
  scene.asks('raise', 0).answers(0, { stat: 'axes' }).asks('act', 1);
  expect(rage(scene.view(1))[0]).toBe(1);
});

test('BRC-41 where the table says so the Witch escapes a sacrifice', () => {
  const scene = sacrifice(
    { upgrades: ['volur-witch'], figures: { gimle: ['volur-witch', 'warrior'] } },
    { witchEscapesSacrifice: true },
  );
  scene.answers(0, { act: 'sacrifice' }).answers(0, { figure: 'volur-witch', from: 'gimle' });
  scene.answers(0, { figure: 'warrior', from: 'gimle' }).asks('save', 0).offers(0, FLIGHT, NOBODY).answers(0, FLIGHT);
  expect(fallen(scene.view(1), 0)).toEqual(['warrior']);
});

test('BRC-41 ships may be sacrificed, and their Dragons pay; it takes two figures on the board', () => {
  const scene = sacrifice({ upgrades: ['eternal-dragons'], figures: { 'fjord-nw': ['ship'], gimle: ['warrior'] } });
  scene.answers(0, { act: 'sacrifice' }).answers(0, { figure: 'ship', from: 'fjord-nw' });
  scene.answers(0, { figure: 'warrior', from: 'gimle' }).asks('raise', 0);
  expect(glory(scene.view(1))[0]).toBe(12);
  sacrifice({ upgrades: [], figures: { gimle: ['warrior'] } }).refuses(0, { act: 'sacrifice' }, 'BRC-41');
});

const RIVALS: DescribedClan = {
  stats: { horns: 3 },
  upgrades: ['sea-serpent', 'valkyrie', 'friggas-charm'],
  figures: { gimle: ['leader', 'warrior', 'valkyrie'], 'fjord-nw': ['ship', 'sea-serpent'], myrkvlor: ['warrior'] },
};

test('BRC-42 card Troll wipes out the rivals’ Warriors in the province it invades, and only those', () => {
  const scene = invades(table([{ upgrades: ['troll'], figures: { gimle: ['warrior'] } }, RIVALS]), 'troll', 'gimle');
  scene.asks('act', 1);
  expect(scene.heard(2).slice(1)).toEqual([
    { type: 'monsterStruck', seat: 0, figure: 'troll', province: 'gimle' },
    died(1, 'gimle', 'monster', 'warrior'),
  ]);
});

test('BRC-42 card Fire Giant kills all rivals but Monsters, ships in the fjord and Mystics too, not Sea Serpents', () => {
  const clans = [{ upgrades: ['fire-giant'], figures: { gimle: ['warrior'] } }, RIVALS] as const;
  const scene = invades(table(clans), 'fire-giant', 'gimle').asks('act', 1);
  expect(scene.heard(2).at(-1)).toEqual(died(1, 'gimle', 'monster', 'leader', 'ship', 'warrior'));
  expect(figuresAt(scene.view(2), 1, 'fjord-nw')).toEqual(['sea-serpent']);
  expect(figuresAt(scene.view(2), 0, 'gimle')).toEqual(['warrior', 'fire-giant']);
  const mystic = { upgrades: ['thors-chosen'], figures: { gimle: ['mystic'] } } as const;
  const fire = invades(table([{ upgrades: ['fire-giant'] }, mystic], MYSTICS), 'fire-giant', 'gimle');
  expect(fallen(fire.view(2), 1)).toEqual(['mystic']);
});

const fleet = (dragons: 'lokis-dragons' | 'fire-dragons' | 'eternal-dragons'): DescribedClan => ({
  upgrades: [dragons, 'sea-serpent'],
  figures: { 'fjord-nw': ['ship', 'sea-serpent'] },
});

test('BRC-43 card Loki’s Dragons pays 4 for each ship or Sea Serpent lost in battle', () => {
  const scene = table([{ figures: { gimle: ['leader', 'warrior', 'warrior', 'warrior'] } }, fleet('lokis-dragons')]);
  fights(scene, 0, 'gimle', {});
  expect(
    scene
      .heard(2)
      .filter(({ type }) => type === 'destroyed' || type === 'gloryGained')
      .slice(0, 3),
  ).toEqual([
    died(1, 'gimle', 'battle', 'ship', 'sea-serpent'),
    scored(1, 4, 'card', 'lokis-dragons'),
    scored(1, 4, 'card', 'lokis-dragons'),
  ]);
});

test('BRC-43 card Fire Dragons pays 8 for a ship that the Tide or the Fire Giant took', () => {
  const tide = table([{ hand: ['odins-tide'], figures: { gimle: ['leader'] } }, fleet('fire-dragons')]);
  fights(tide, 0, 'gimle', { 0: 'odins-tide' }).answers(1, { figure: 'ship' });
  // The Serpent drowns, then the Ship is lost with the battle.
  expect(glory(tide.view(2))[1]).toBe(16);
  const giant = invades(table([{ upgrades: ['fire-giant'] }, fleet('fire-dragons')]), 'fire-giant', 'gimle');
  expect(glory(giant.view(2))[1]).toBe(8);
});

test('BRC-43 card Eternal Dragons pays 12 each beside the Glory of Ragnarök', () => {
  const scene = table([{}, fleet('eternal-dragons')], { phase: 'ragnarok', doom: ['elvagar', 'angerboda', 'gimle'] });
  expect(glory(scene.view(2))[1]).toBe(12 + 12 + 4 + 4);
});
