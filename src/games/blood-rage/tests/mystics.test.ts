import { expect, test } from 'vitest';
import { start } from '../../../kernel/index.ts';
import { bloodRage } from '../index.ts';
import {
  cards,
  clan,
  fights,
  figuresAt,
  glory,
  invades,
  pillages,
  rage,
  saga,
  eventTypes,
  eventsOfType,
} from './scenes.ts';
import { cardOf } from '../rules/cards.ts';

const MYSTICS = { mystics: true } as const;
const upgrade = (card: string, over?: string) =>
  ({ act: 'upgrade', card, ...(over !== undefined && { over }) }) as { act: 'upgrade'; card: 'troll' };
const NONE = { figure: 'none' } as const;
const PASS = { act: 'pass' } as const;

const retreat = (province: string) => ({ save: 'mystic', by: 'retreat', to: province }) as const as never;
const over = (place: string, rival: number, kills: 'warrior' | 'mystic') => ({ place, over: rival, kills }) as never;

test('BR-96 with the option each Age’s mystic cards are shuffled in, without it there are none', () => {
  const chosen = (options: object): string[] => {
    const { table } = start(bloodRage, { seats: 4, seed: 'mystics', options }).state;
    const all = [...table.decks, ...table.packets, table.buried].flat();
    return all.map((piece) => cardOf(table, piece)).filter((card) => card.endsWith('chosen'));
  };
  expect(chosen({}).toSorted()).toEqual([]);
  expect(chosen(MYSTICS).toSorted()).toEqual([
    'friggas-chosen',
    'friggas-chosen',
    'odins-chosen',
    'odins-chosen',
    'thors-chosen',
    'thors-chosen',
  ]);
});

test('BR-96 a card brings one of the clan’s two mystics into the reserve, without a free invasion; later ones cost nothing', () => {
  const scene = saga({ seats: 2, options: MYSTICS, clans: [{ hand: ['friggas-chosen'] }, { rage: 0 }] });
  expect(clan(scene, 0).figures.map(({ figure }) => figure)).not.toContain('mystic');
  scene.answers(0, upgrade('friggas-chosen'));
  scene.tells(
    1,
    { type: 'upgraded', seat: 0, card: 'friggas-chosen', rage: 0, over: null },
    { type: 'monsterJoined', seat: 0, figure: 'mystic' },
  );
  expect(figuresAt(scene, 0, 'reserve')).toContain('mystic');
  // The turn is over; the next one is its own again, the rival has no Rage.
  scene.asks('act', 0);
  scene.answers(0, { act: 'invade' }).answers(0, { figure: 'mystic', from: 'reserve' });
  scene.refuses(0, { place: 'yggdrasil' }, 'BR-42').answers(0, { place: 'gimle' });
  expect([figuresAt(scene, 0, 'gimle'), rage(scene)]).toEqual([['mystic'], [6, 0]]);
});

test('BRC-56 a Chosen card takes a clan slot, and losing it keeps the figure', () => {
  const scene = saga({
    seats: 2,
    options: MYSTICS,
    clans: [
      {
        upgrades: ['friggas-chosen', 'lokis-domain', 'friggas-charm'],
        hand: ['thors-glory'],
        figures: { gimle: ['mystic'] },
      },
    ],
  });
  scene.refuses(0, upgrade('thors-glory'), 'BR-50.full').answers(0, upgrade('thors-glory', 'friggas-chosen'));
  expect(cards(clan(scene, 0).upgrades)).toEqual(['lokis-domain', 'friggas-charm', 'thors-glory']);
  expect(figuresAt(scene, 0, 'gimle')).toEqual(['mystic']);
});

test('BRC-56 a second copy adds the second mystic, and there is no third', () => {
  const scene = saga({
    seats: 4,
    options: MYSTICS,
    age: 2,
    clans: [
      { upgrades: ['friggas-chosen'], hand: ['friggas-chosen', 'odins-chosen'] },
      { rage: 0 },
      { rage: 0 },
      { rage: 0 },
    ],
  });
  scene.answers(0, upgrade('friggas-chosen'));
  expect(figuresAt(scene, 0, 'reserve').filter((figure) => figure === 'mystic')).toHaveLength(2);
  scene.answers(0, upgrade('odins-chosen'));
  expect(eventTypes(scene)).toEqual(['upgraded']);
  expect(figuresAt(scene, 0, 'reserve').filter((figure) => figure === 'mystic')).toHaveLength(2);
});

test('BRC-10 a Chosen card brings no free invasion, neither of its own mystic nor of one that waits in reserve', () => {
  const scene = saga({
    seats: 4,
    options: MYSTICS,
    age: 2,
    clans: [{ upgrades: ['friggas-chosen'], hand: ['odins-chosen'] }, { hand: ['friggas-chosen'] }],
  });
  expect(figuresAt(scene, 0, 'reserve').filter((figure) => figure === 'mystic')).toHaveLength(1);
  scene.answers(0, upgrade('odins-chosen')).asks('act', 1);
  expect(figuresAt(scene, 0, 'reserve').filter((figure) => figure === 'mystic')).toHaveLength(2);
  scene.answers(1, upgrade('friggas-chosen')).asks('act', 2);
  expect(figuresAt(scene, 1, 'reserve')).toContain('mystic');
});

test('BRC-56 a mystic is neither a warrior nor a monster: STR 2, spared by the Troll', () => {
  const scene = saga({
    seats: 2,
    options: MYSTICS,
    clans: [{ upgrades: ['troll'] }, { upgrades: ['friggas-chosen'], figures: { gimle: ['mystic', 'warrior'] } }],
  });
  invades(scene, 0, 'troll', 'gimle');
  expect(figuresAt(scene, 1, 'gimle')).toEqual(['mystic']);
  scene.answers(1, { act: 'pillage' }).answers(1, { province: 'gimle' });
  expect(eventsOfType(scene, 'strength')).toMatchObject([
    { seat: 1, figures: 2 },
    { seat: 0, figures: 2 },
  ]);
});

test('card Frigga’s Chosen lets a mystic withdraw to a neighbouring province rather than die', () => {
  const scene = saga({
    seats: 2,
    options: MYSTICS,
    destroyed: ['myrkvlor'],
    clans: [
      { figures: { gimle: ['leader'], andlang: ['warrior', 'warrior'] } },
      { upgrades: ['friggas-chosen'], figures: { gimle: ['mystic', 'warrior'] } },
    ],
  });
  scene.answers(0, { act: 'pillage' }).answers(0, { province: 'gimle' }).answers(0, NONE).asks('save', 1);
  // 3 against 3: all lose. Myrkvlor is gone; Andlang has one empty village left.
  scene.offers(1, retreat('yggdrasil'), retreat('andlang'), { save: 'none' }).answers(1, retreat('andlang'));
  expect([figuresAt(scene, 1, 'andlang'), figuresAt(scene, 1, 'valhalla')]).toEqual([['mystic'], ['warrior']]);
  expect(eventsOfType(scene, 'destroyed')).toMatchObject([
    { seat: 0, figures: ['leader'] },
    { seat: 1, figures: ['warrior'] },
  ]);
});

test('BRC-56 a mystic with Frigga’s Chosen may flee Ragnarök, and then scores nothing', () => {
  const scene = (upgrades: readonly ('friggas-chosen' | 'odins-chosen')[]) =>
    saga({
      seats: 2,
      options: MYSTICS,
      phase: 'ragnarok',
      doom: ['gimle'],
      destroyed: ['myrkvlor'],
      clans: [{ upgrades, figures: { gimle: ['mystic', 'warrior'] } }],
    });
  const flees = scene(['friggas-chosen']).asks('save', 0);
  flees.offers(0, retreat('yggdrasil'), retreat('andlang'), { save: 'none' }).answers(0, retreat('andlang'));
  expect(eventsOfType(flees, 'destroyed')).toMatchObject([{ seat: 0, figures: ['warrior'], cause: 'ragnarok' }]);
  expect([figuresAt(flees, 0, 'andlang'), glory(flees)]).toEqual([['mystic'], [2, 0]]);
  const stays = scene(['friggas-chosen']).answers(0, { save: 'none' });
  expect([eventsOfType(stays, 'destroyed'), glory(stays)]).toMatchObject([
    [{ figures: ['warrior', 'mystic'] }],
    [4, 0],
  ]);
  // Another Chosen card is no help, and nobody is asked.
  expect(glory(scene(['odins-chosen']))).toEqual([4, 0]);
});

test('BRC-56 a mystic does not flee a sacrifice', () => {
  const sacrifice = saga({
    seats: 3,
    age: 3,
    options: MYSTICS,
    clans: [{ upgrades: ['friggas-chosen', 'friggas-sacrifice'], figures: { gimle: ['mystic', 'warrior'] } }],
  });
  sacrifice.answers(0, { act: 'sacrifice' }).answers(0, { figure: 'mystic', from: 'gimle' });
  sacrifice.answers(0, { figure: 'warrior', from: 'gimle' }).asks('raise', 0);
  expect(figuresAt(sacrifice, 0, 'valhalla')).toEqual(['warrior', 'mystic']);
});

test('BRC-56 a mystic withdraws from the Fire Giant too', () => {
  const scene = saga({
    seats: 3,
    age: 2,
    options: MYSTICS,
    clans: [{ upgrades: ['fire-giant'] }, { upgrades: ['friggas-chosen'], figures: { gimle: ['mystic'] } }],
  });
  invades(scene, 0, 'fire-giant', 'gimle').asks('save', 1).answers(1, retreat('yggdrasil'));
  expect(figuresAt(scene, 1, 'yggdrasil')).toEqual(['mystic']);
});

test('card Odin’s Chosen lets a mystic invade the village of a rival warrior or mystic, who dies', () => {
  const scene = saga({
    seats: 3,
    age: 2,
    options: MYSTICS,
    clans: [
      { upgrades: ['odins-chosen'], figures: { utgard: ['warrior'] } },
      { upgrades: ['thors-chosen'], figures: { utgard: ['mystic'], yggdrasil: ['warrior'] } },
      { figures: { utgard: ['warrior'], gimle: ['leader'] } },
    ],
  });
  // Utgard is full; the leader in Gimle and the warrior in Yggdrasil are out of reach.
  scene.answers(0, { act: 'invade' }).answers(0, { figure: 'mystic', from: 'reserve' });
  expect(scene.options(0).filter((option) => 'over' in option)).toEqual([
    over('utgard', 1, 'mystic'),
    over('utgard', 2, 'warrior'),
  ]);
  scene.refuses(0, { place: 'utgard' }, 'BR-40.village').answers(0, over('utgard', 1, 'mystic'));
  expect(eventsOfType(scene, 'destroyed')).toEqual([
    { type: 'destroyed', seat: 1, figures: ['mystic'], cause: 'chosen', place: 'utgard' },
  ]);
  expect([figuresAt(scene, 0, 'utgard'), figuresAt(scene, 1, 'utgard')]).toEqual([['warrior', 'mystic'], []]);
  expect(rage(scene)).toEqual([6, 6, 6]);
});

test('card Odin’s Chosen works for the mystic it brings, and for no other figure', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    options: MYSTICS,
    clans: [{ hand: ['odins-chosen'] }, { figures: { gimle: ['warrior', 'leader'] } }],
  });
  scene.answers(0, upgrade('odins-chosen')).answers(1, PASS);
  scene.answers(0, { act: 'invade' }).answers(0, { figure: 'mystic', from: 'reserve' });
  scene.answers(0, over('gimle', 1, 'warrior'));
  expect([figuresAt(scene, 0, 'gimle'), figuresAt(scene, 1, 'gimle')]).toEqual([['mystic'], ['leader']]);
  scene.answers(0, { act: 'invade' }).answers(0, { figure: 'leader', from: 'reserve' });
  expect(scene.options(0).filter((option) => 'over' in option)).toEqual([]);
});

test('BRC-56 the victim of Odin’s Chosen may withdraw with Frigga’s Chosen, but no Rage protects it', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    options: MYSTICS,
    clans: [
      { upgrades: ['odins-chosen'] },
      { upgrades: ['friggas-chosen', 'friggas-protection'], figures: { gimle: ['mystic', 'warrior'] } },
    ],
  });
  scene.answers(0, { act: 'invade' }).answers(0, { figure: 'mystic', from: 'reserve' });
  scene.answers(0, over('gimle', 1, 'mystic')).asks('save', 1);
  scene.offers(1, retreat('yggdrasil'), retreat('andlang'), retreat('myrkvlor'), { save: 'none' });
  scene.answers(1, retreat('myrkvlor'));
  expect([figuresAt(scene, 0, 'gimle'), figuresAt(scene, 1, 'myrkvlor')]).toEqual([['mystic'], ['mystic']]);
});

test('card Thor’s Chosen is worth 3 Glory for each mystic in a battle that is won', () => {
  const battle = (figures: readonly ('mystic' | 'leader' | 'warrior')[], rival: readonly ('warrior' | 'leader')[]) => {
    const scene = saga({
      seats: 4,
      age: 3,
      options: MYSTICS,
      tokens: { gimle: 'rage' },
      clans: [
        { upgrades: ['thors-chosen', 'friggas-chosen'], figures: { gimle: figures } },
        { figures: { gimle: rival } },
      ],
    });
    return pillages(scene, 0, 'gimle');
  };
  expect(glory(battle(['mystic', 'mystic'], ['leader']))).toEqual([2 * 3 + 3, 0, 0, 0]);
  expect(eventsOfType(battle(['mystic', 'leader'], ['warrior']), 'gloryGained')[0]).toEqual({
    type: 'gloryGained',
    seat: 0,
    glory: 3,
    source: 'card',
    why: 'thors-chosen',
  });
  const lost = battle(['mystic'], ['leader']);
  lost.answers(0, { save: 'none' });
  expect(glory(lost)).toEqual([0, 3, 0, 0]);
});

test('BRC-56 Thor’s Chosen counts the mystics still there when the battle is won', () => {
  const scene = saga({
    seats: 4,
    age: 3,
    options: MYSTICS,
    tokens: { gimle: 'rage' },
    clans: [
      {
        hand: ['tyrs-rage'],
        upgrades: ['thors-chosen', 'friggas-chosen'],
        figures: { gimle: ['mystic', 'mystic'], andlang: ['warrior'] },
      },
      { hand: ['odins-tide'], figures: { gimle: ['leader'] } },
    ],
  });
  // The Tide leaves one mystic; the other dies, or withdraws and is no longer there either.
  pillages(scene, 0, 'gimle').answers(0, { card: 'tyrs-rage' }).answers(1, { card: 'odins-tide' });
  scene.answers(0, { figure: 'mystic' }).answers(0, retreat('yggdrasil'));
  expect(figuresAt(scene, 0, 'yggdrasil')).toEqual(['mystic']);
  expect(eventsOfType(scene, 'gloryGained')).toContainEqual({
    type: 'gloryGained',
    seat: 0,
    glory: 3,
    source: 'card',
    why: 'thors-chosen',
  });
});

test('BRC-56 Thor’s Chosen pays twice with two copies', () => {
  const scene = saga({
    seats: 4,
    age: 3,
    options: MYSTICS,
    tokens: { gimle: 'rage' },
    clans: [
      { hand: ['tyrs-crush'], upgrades: ['thors-chosen', 'thors-chosen'], figures: { gimle: ['mystic'] } },
      { figures: { gimle: ['leader'] } },
    ],
  });
  fights(pillages(scene, 0, 'gimle'), [0, 'tyrs-crush']);
  expect(glory(scene)).toEqual([6 + 3, 0, 0, 0]);
});
