import { expect, test } from 'vitest';
import {
  clan,
  fights,
  figuresAt,
  glory,
  invades,
  marches,
  nobodyComes,
  pillages,
  rage,
  saga,
  eventTypes,
  eventsOfType,
} from './scenes.ts';

const upgrade = (card: string) => ({ act: 'upgrade', card }) as { act: 'upgrade'; card: 'troll' };
const NO = { province: 'none' } as const;

test('card Frigga’s Domain lets a figure invade from Valhalla for exactly 1 Rage', () => {
  const scene = saga({
    seats: 3,
    age: 3,
    clans: [
      {
        upgrades: ['friggas-domain', 'frost-giant'],
        figures: { gimle: ['warrior'], valhalla: ['leader', 'ship', 'frost-giant'] },
      },
      { rage: 0 },
      { rage: 0 },
    ],
  });
  scene.answers(0, { act: 'invade' });
  scene.offers(
    0,
    { figure: 'warrior', from: 'reserve' },
    { figure: 'leader', from: 'valhalla' },
    { figure: 'ship', from: 'valhalla' },
    { figure: 'frost-giant', from: 'valhalla' },
  );
  scene.refuses(0, { figure: 'warrior', from: 'valhalla' }, 'BRC-44').undoes(0);
  invades(scene, 0, 'frost-giant', 'gimle', 'valhalla').tells(1, {
    type: 'invaded',
    seat: 0,
    figure: 'frost-giant',
    place: 'gimle',
    rage: 1,
    from: 'valhalla',
    action: true,
    over: null,
  });
  // The leader is free from the reserve, and costs 1 from Valhalla.
  invades(scene, 0, 'leader', 'gimle', 'valhalla');
  expect(rage(scene)).toEqual([4, 0, 0]);
  expect(figuresAt(scene, 0, 'valhalla')).toEqual(['ship']);
});

test('BRC-44 an invasion from Valhalla obeys the rules of invasions, and strikes like one', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    clans: [
      { upgrades: ['friggas-domain', 'troll'], figures: { valhalla: ['troll', 'ship'] } },
      { figures: { gimle: ['warrior'], utgard: ['warrior', 'warrior', 'leader'] } },
    ],
  });
  scene.answers(0, { act: 'invade' }).answers(0, { figure: 'troll', from: 'valhalla' });
  scene.refuses(0, { place: 'yggdrasil' }, 'BR-42').refuses(0, { place: 'utgard' }, 'BR-40.village');
  scene.refuses(0, { place: 'fjord-ne' }, 'BR-41.other').answers(0, { place: 'gimle' });
  expect(figuresAt(scene, 1, 'valhalla')).toEqual(['warrior']);
  expect(rage(scene)).toEqual([5, 6]);
});

test('BRC-44 a figure that invades from Valhalla is not released: no Glory of Loki’s Domain', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    clans: [{ upgrades: ['friggas-domain', 'lokis-domain'], figures: { valhalla: ['warrior'] } }],
  });
  invades(scene, 0, 'warrior', 'gimle', 'valhalla');
  expect(glory(scene)).toEqual([0, 0]);
});

test('card Frigga’s Succor lets one warrior of the reserve follow every invasion of a province without Rage', () => {
  const scene = saga({ seats: 3, clans: [{ upgrades: ['friggas-succor'] }] });
  invades(scene, 0, 'leader', 'gimle').asks('succor', 0).offers(0, { province: 'gimle' }, NO);
  scene.answers(0, { province: 'gimle' });
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
  // The warrior brings no third.
  scene.asks('act', 1);
  expect(figuresAt(scene, 0, 'gimle')).toEqual(['leader', 'warrior']);
  expect(rage(scene)).toEqual([6, 6, 6]);
});

test('BRC-45 the Succor may be declined, and needs a warrior in reserve and an empty village', () => {
  const declined = saga({ seats: 3, clans: [{ upgrades: ['friggas-succor'] }] });
  invades(declined, 0, 'warrior', 'gimle').answers(0, NO).asks('act', 1);
  expect(figuresAt(declined, 0, 'gimle')).toEqual(['warrior']);
  const none = saga({
    seats: 3,
    clans: [{ upgrades: ['friggas-succor'], figures: { valhalla: Array<'warrior'>(8).fill('warrior') } }],
  });
  invades(none, 0, 'leader', 'gimle').asks('act', 1);
  const full = saga({
    seats: 3,
    clans: [{ upgrades: ['friggas-succor'] }, { figures: { utgard: ['warrior', 'warrior'] } }],
  });
  invades(full, 0, 'leader', 'utgard').asks('act', 1);
});

test('BRC-45 the Succor follows free invasions and invasions from Valhalla, no march and no ship', () => {
  const free = saga({ seats: 3, clans: [{ upgrades: ['friggas-succor'], hand: ['troll'] }] });
  free.answers(0, upgrade('troll')).answers(0, { figure: 'troll', to: 'gimle' }).asks('succor', 0);
  const valhalla = saga({
    seats: 3,
    age: 3,
    clans: [{ upgrades: ['friggas-succor', 'friggas-domain'], figures: { valhalla: ['leader'] } }],
  });
  invades(valhalla, 0, 'leader', 'gimle', 'valhalla').asks('succor', 0);
  const marched = saga({ seats: 3, clans: [{ upgrades: ['friggas-succor'], figures: { gimle: ['warrior'] } }] });
  marches(marched, 0, 'gimle', 'utgard', 'warrior').asks('act', 1);
  const ship = saga({ seats: 3, clans: [{ upgrades: ['friggas-succor'] }] });
  invades(ship, 0, 'ship', 'fjord-nw').asks('act', 1);
});

test('BRC-45 no Succor behind a Dark Elf in Yggdrasil', () => {
  const scene = saga({ seats: 3, age: 2, clans: [{ upgrades: ['friggas-succor', 'dark-elf'] }] });
  invades(scene, 0, 'dark-elf', 'yggdrasil').asks('act', 1);
});

test('card Thor’s Domain lets its clan pillage for 2 Rage the province it has just invaded', () => {
  const scene = saga({
    seats: 4,
    age: 2,
    tokens: { gimle: 'glory5' },
    clans: [{ upgrades: ['thors-domain'] }, { figures: { andlang: ['warrior'] } }],
  });
  invades(scene, 0, 'warrior', 'gimle').asks('thorsDomain', 0).offers(0, { province: 'gimle' }, NO);
  scene.answers(0, { province: 'gimle' });
  scene.tells(2, { type: 'pillageDeclared', seat: 0, province: 'gimle', rage: 2 });
  expect(rage(scene)).toEqual([3, 6, 6, 6]);
  // A pillage with its call to battle.
  scene.asks('join', 1).answers(1, { figure: 'none' }).asks('act', 1);
  expect(glory(scene)).toEqual([5, 0, 0, 0]);
  expect(scene.view(1).provinces.gimle.pillaged).toBe(true);
});

test('BRC-46 Thor’s Domain needs 2 Rage and a province not yet pillaged, and may be declined', () => {
  const poor = saga({ seats: 4, age: 2, clans: [{ rage: 2, upgrades: ['thors-domain'] }] });
  invades(poor, 0, 'warrior', 'gimle').asks('act', 1);
  const pillaged = saga({ seats: 4, age: 2, pillaged: ['gimle'], clans: [{ upgrades: ['thors-domain'] }] });
  invades(pillaged, 0, 'warrior', 'gimle').asks('act', 1);
  const declined = saga({ seats: 4, age: 2, clans: [{ upgrades: ['thors-domain'] }] });
  invades(declined, 0, 'leader', 'gimle').answers(0, NO).asks('act', 1);
  expect(rage(declined)).toEqual([6, 6, 6, 6]);
});

test('BRC-46 Thor’s Domain does not follow a ship or a march', () => {
  const ship = saga({ seats: 4, age: 2, clans: [{ upgrades: ['thors-domain'] }] });
  invades(ship, 0, 'ship', 'fjord-nw').asks('act', 1);
  const marched = saga({ seats: 4, age: 2, clans: [{ upgrades: ['thors-domain'], figures: { gimle: ['warrior'] } }] });
  marches(marched, 0, 'gimle', 'utgard', 'warrior').asks('act', 1);
});

test('BRC-46 Thor’s Domain does not follow Loki’s Blessing, on the own turn or on another’s', () => {
  const loser = { upgrades: ['thors-domain', 'lokis-blessing'], figures: { gimle: ['warrior'] } } as const;
  const winner = { figures: { gimle: ['leader'] } } as const;
  // Seat 0 pillages and loses to seat 2, so the province stays as it was; seat 1 loses too, and is blessed.
  const others = saga({ seats: 4, age: 2, clans: [{ figures: { gimle: ['warrior'] } }, loser, winner] });
  pillages(others, 0, 'gimle').answers(1, { yes: true }).asks('act', 1);
  expect(figuresAt(others, 1, 'gimle')).toEqual(['warrior']);
  expect(others.view(0).provinces.gimle.pillaged).toBe(false);
  const own = saga({ seats: 4, age: 2, clans: [loser, winner] });
  pillages(own, 0, 'gimle').answers(0, { yes: true }).asks('act', 1);
  expect(own.view(0).provinces.gimle.pillaged).toBe(false);
});

test('BRC-47 on one invasion the Fire Giant strikes first, then comes the Succor, then Thor’s Domain', () => {
  const scene = saga({
    seats: 4,
    age: 2,
    clans: [
      { upgrades: ['friggas-succor', 'thors-domain'], hand: ['fire-giant'] },
      { figures: { utgard: ['warrior', 'leader'] } },
    ],
  });
  scene.answers(0, upgrade('fire-giant')).answers(0, { figure: 'fire-giant', to: 'utgard' });
  expect(eventTypes(scene)).toEqual(['invaded', 'monsterStruck', 'destroyed']);
  scene.asks('succor', 0).answers(0, { province: 'utgard' });
  expect(eventTypes(scene)).toEqual(['invaded']);
  scene.asks('thorsDomain', 0).answers(0, { province: 'utgard' });
  expect(eventsOfType(scene, 'pillageSucceeded')).toHaveLength(1);
  expect(figuresAt(scene, 0, 'utgard')).toEqual(['warrior', 'fire-giant']);
  expect(rage(scene)).toEqual([0, 6, 6, 6]);
});

const CHALLENGE = { act: 'challenge' } as const;

test('card Tyr’s Challenge pillages for 2 Rage a province that is already pillaged', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    pillaged: ['gimle', 'utgard'],
    tokens: { gimle: 'horns' },
    clans: [{ upgrades: ['tyrs-challenge'], figures: { gimle: ['warrior'], horgr: ['warrior'] } }],
  });
  scene.answers(0, CHALLENGE).asks('challenge', 0).offers(0, { province: 'gimle' });
  scene.refuses(0, { province: 'horgr' }, 'BRC-48').refuses(0, { province: 'utgard' }, 'BRC-48');
  scene.answers(0, { province: 'gimle' });
  expect(eventsOfType(scene, 'pillageDeclared')).toEqual([
    { type: 'pillageDeclared', seat: 0, province: 'gimle', rage: 2 },
  ]);
  // The reward is paid again, and the token stays turned.
  expect(clan(scene, 0)).toMatchObject({ rage: 4, stats: { horns: { step: 2 } } });
  expect(scene.view(1).provinces.gimle.pillaged).toBe(true);
  scene.asks('act', 1);
});

test('BRC-48 a challenge needs 2 Rage, the card, and a figure in the province or its fjord', () => {
  const figures = { 'fjord-nw': ['ship'] } as const;
  const position = { seats: 2, age: 2, pillaged: ['gimle'] } as const;
  saga({ ...position, clans: [{ upgrades: ['tyrs-challenge'], figures }] })
    .answers(0, CHALLENGE)
    .offers(0, { province: 'gimle' });
  saga({ ...position, clans: [{ rage: 1, upgrades: ['tyrs-challenge'], figures }] }).refuses(0, CHALLENGE, 'BR-31');
  saga({ ...position, clans: [{ figures }] }).refuses(0, CHALLENGE, 'BRC-48.card');
  saga({ ...position, clans: [{ upgrades: ['tyrs-challenge'] }] }).refuses(0, CHALLENGE, 'BRC-48');
});

test('BRC-48 a challenge is a pillage with all its rules: call, battle, Axes for the winner', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    pillaged: ['gimle'],
    tokens: { gimle: 'axes' },
    clans: [
      { upgrades: ['tyrs-challenge'], hand: ['tyrs-crush'], figures: { gimle: ['warrior'] } },
      { figures: { andlang: ['leader'] } },
    ],
  });
  scene.answers(0, CHALLENGE).answers(0, { province: 'gimle' }).asks('join', 1);
  nobodyComes(scene.answers(1, { figure: 'leader', from: 'andlang' }));
  fights(scene, [0, 'tyrs-crush']);
  expect(glory(scene)).toEqual([4, 0]);
  expect(scene.view(0).provinces.gimle.pillaged).toBe(true);
});

test('BRC-48 Thor’s Domain does not open a province already pillaged', () => {
  const scene = saga({
    seats: 4,
    age: 2,
    pillaged: ['gimle'],
    clans: [{ upgrades: ['tyrs-challenge', 'thors-domain'] }],
  });
  invades(scene, 0, 'leader', 'gimle').asks('act', 1);
});
