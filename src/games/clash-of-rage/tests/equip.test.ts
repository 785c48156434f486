import { expect, test } from 'vitest';
import type { Described } from '../rules/position/described.ts';
import { scene, told, type Scene } from './scenes.ts';

/** Seat 0, Bohorg, in its first action. */
const equipping = (more: Partial<Described> = {}): Scene =>
  scene({ seats: 2, units: [{ A4: [1, 0, 0] }, {}], ...more }).answers(0, { act: 'equip' });

const MARKET = ['bone-knife', 'cuirass', 'rapier', 'great-axe', 'marching-boots', 'war-mask'];
const own = (at: Scene) => at.view(0).seats[0]!;

test('CR-20 an action is to equip, to move and fight, or nothing', () => {
  const at = scene({ seats: 2, units: [{ A4: [1, 0, 0] }, { B1: [1, 0, 0] }] });
  at.asks('act', 0).offers(0, { act: 'equip' }, { act: 'move' }, { act: 'pass' });
  at.answers(0, { act: 'pass' }).asks('act', 1);
});

test('CRR-12 both actions may be passed, and may be of the same kind', () => {
  const at = scene({ seats: 1, units: [{ A4: [1, 0, 0] }], elves: { A0: [1, 0, 0] } });
  at.answers(0, { act: 'move' }).answers(0, { done: true }).asks('act', 0).answers(0, { act: 'move' });
  at.answers(0, { done: true }).asks('tactic', 0);
});

test('CR-20 a seat without a unit on the board cannot choose to move', () => {
  scene({ seats: 2 }).refuses(0, { act: 'move' }, 'CR-30.none');
});

test('CR-20 passing can be taken back until it is confirmed', () => {
  const at = scene({ seats: 2, units: [{ A4: [1, 0, 0] }, {}] }, 'pass', [true, true]);
  at.answers(0, { act: 'pass' }).asks('confirm', 0).undoes(0).asks('act', 0);
  at.answers(0, { act: 'pass' }).answers(0, { done: true }).asks('act', 1);
});

test('CR-21 buying, reorganising and forging come in any order and as often as wished', () => {
  const at = equipping({ market: MARKET, gold: [20, 0] });
  at.answers(0, { buy: 'rapier' })
    .answers(0, { card: 'rapier', on: 'aside' })
    .answers(0, { unit: 'bohorg-1', slot: 'weapon' });
  at.answers(0, { buy: 'cuirass' }).answers(0, { card: 'rapier', on: 'bohorg-1' }).answers(0, { aside: true });
  expect(own(at)).toMatchObject({ gold: 10, aside: ['rapier', 'cuirass'] });
  at.answers(0, { done: true }).asks('act', 1);
});

test('CR-22 a purchase is paid in gold, and the market shows six different cards again', () => {
  const at = equipping({ market: MARKET, pile: ['halberd'], gold: [5, 0] });
  at.refuses(0, { buy: 'great-axe' }, 'CR-22.gold').answers(0, { buy: 'rapier' });
  at.tells(
    'spectator',
    { type: 'bought', seat: 0, item: 'rapier', price: 5 },
    { type: 'marketFilled', items: ['halberd'] },
  );
  expect(own(at).gold).toBe(0);
  expect(
    at
      .view(0)
      .market.map(({ item }) => item)
      .toSorted(),
  ).toEqual(['bone-knife', 'cuirass', 'great-axe', 'halberd', 'marching-boots', 'war-mask'].toSorted());
});

test('CRT-30 a copy drawn for the market is stacked, and another card is drawn', () => {
  const at = equipping({ market: MARKET, pile: ['cuirass', 'halberd'], gold: [5, 0] }).answers(0, { buy: 'rapier' });
  expect(told(at, 'marketFilled')[0]!.items).toEqual(['cuirass', 'halberd']);
  expect(at.view(0).market.find(({ item }) => item === 'cuirass')!.count).toBe(2);
});

test('CRR-13 a stack counts as one of the six while it has a card', () => {
  const at = equipping({ market: [...MARKET, 'rapier'], gold: [10, 0] }).answers(0, { buy: 'rapier' });
  at.tells(0, { type: 'bought', seat: 0, item: 'rapier', price: 5 });
  expect(at.view(0).market).toHaveLength(6);
  at.answers(0, { buy: 'rapier' });
  expect(told(at, 'marketFilled')).toHaveLength(1);
});

test('CRR-13 a purchase that draws nothing can be taken back; one that draws cannot', () => {
  const at = equipping({ market: [...MARKET, 'rapier'], gold: [10, 0] }).answers(0, { buy: 'rapier' });
  expect(at.undoes(0).view(0).seats[0]!.gold).toBe(10);
  at.answers(0, { buy: 'cuirass' });
  expect(() => at.undoes(0)).toThrow('table.undoClosed');
});

test('CRR-14 with an empty pile the market shows what is left, and is filled when cards return', () => {
  const at = equipping({ market: MARKET, isPileShort: true, gold: [10, 0] }).answers(0, { buy: 'rapier' });
  expect(at.view(0).market).toHaveLength(5);
  const after = scene({
    seats: 2,
    phase: 'end',
    market: MARKET.slice(1),
    isPileShort: true,
    pile: ['javelins'],
    elves: { A0: [1, 0, 0] },
    elvesWorn: [{ weapon: 'rock-breaker' }],
  });
  expect(told(after, 'elvesRefused')).toHaveLength(1);
  expect(told(after, 'marketFilled')[0]!.items).toEqual(['javelins']);
});

test('CR-23 forging needs a controlled forge', () => {
  equipping({ crystals: [20, 0] }).refuses(0, { forge: true }, 'CR-23.forge');
  equipping({ crystals: [20, 0], units: [{ A2: [1, 0, 0] }, {}] }).allows(0, { forge: true });
});

test('CRT-1 with two forges: three crystals, three cards seen, one kept, two shuffled back', () => {
  const at = equipping({
    units: [{ A2: [1, 0, 0], B6: [1, 0, 0] }, {}],
    crystals: [3, 0],
    legendary: ['star-bow', 'first-scale', 'storm-horn'],
  });
  const points = own(at).points;
  at.answers(0, { forge: true }).asks('legendary', 0);
  at.tells(0, { type: 'forged', seat: 0, crystals: 3, count: 3, items: ['storm-horn', 'star-bow', 'first-scale'] });
  at.tells(1, { type: 'forged', seat: 0, crystals: 3, count: 3, items: null });
  at.offers(0, { legendary: 'storm-horn' }, { legendary: 'star-bow' }, { legendary: 'first-scale' });
  at.answers(0, { legendary: 'star-bow' });
  expect(own(at)).toMatchObject({ crystals: 0, points: points + 1, aside: ['star-bow'] });
  expect(at.view(0).legendary).toHaveLength(13);
  expect(at.table.legendary).toHaveLength(13);
});

test('CRT-2 with one forge: six crystals for two cards; refused with five', () => {
  const one = { units: [{ A2: [1, 0, 0] }, {}] };
  const at = equipping({ ...one, crystals: [6, 0] }).answers(0, { forge: true });
  expect(told(at, 'forged')[0]).toMatchObject({ crystals: 6, count: 2 });
  equipping({ ...one, crystals: [5, 0] }).refuses(0, { forge: true }, 'CR-23.crystals');
  equipping({ units: [{}, {}], crystals: [99, 0] }).refuses(0, { forge: true }, 'CR-23.forge');
});

test('CRT-3 one legendary card in an action; the next action allows another', () => {
  const at = scene({ seats: 1, units: [{ A2: [1, 0, 0], B6: [1, 0, 0] }], crystals: [12], elves: { A0: [1, 0, 0] } });
  at.answers(0, { act: 'equip' }).answers(0, { forge: true });
  at.answers(0, at.options(0)[0]!).refuses(0, { forge: true }, 'CR-21.forged');
  at.answers(0, { done: true }).answers(0, { act: 'equip' }).allows(0, { forge: true });
});

test('CRR-16 a short legendary pile shows fewer cards, an empty one none', () => {
  const owned = [
    'fang-of-dawn',
    'emerald-sceptre',
    'reapers-scythe',
    'storm-horn',
    'quake-maul',
    'star-bow',
    'wind-lance',
  ];
  const more = ['twin-blades', 'first-scale', 'crystal-aegis', 'obsidian-wings', 'rage-mantle', 'conquerors-crown'];
  const forges = { units: [{ A2: [1, 0, 0], B6: [1, 0, 0] }, {}], crystals: [3, 0] };
  const at = equipping({ ...forges, aside: [[], [...owned, ...more]] }).answers(0, { forge: true });
  at.offers(0, { legendary: 'everlasting-cuirass' });
  expect(told(at, 'forged')[0]!.count).toBe(1);
  equipping({ ...forges, aside: [[], [...owned, ...more, 'everlasting-cuirass']] }).refuses(
    0,
    { forge: true },
    'CR-23.pile',
  );
});

test('CR-24 a weapon goes into a weapon slot, an armour into an armour slot, and counts for the type', () => {
  const at = equipping({ aside: [['great-axe', 'cuirass'], []] }).answers(0, { card: 'great-axe', on: 'aside' });
  at.refuses(0, { unit: 'bohorg-1', slot: 'armour' }, 'CR-24.kind').refuses(0, { aside: true }, 'CR-24.here');
  at.offers(
    0,
    { unit: 'bohorg-1', slot: 'weapon' },
    { unit: 'bohorg-2', slot: 'weapon' },
    { unit: 'bohorg-3', slot: 'weapon' },
  );
  at.answers(0, { unit: 'bohorg-2', slot: 'weapon' });
  expect(own(at).worn[1]).toEqual({ weapon: 'great-axe', armour: null });
  at.answers(0, { card: 'great-axe', on: 'bohorg-2' }).refuses(0, { unit: 'bohorg-2', slot: 'weapon' }, 'CR-24.here');
});

test('CRR-15 equipment is moved in an Equip action only, and what is put aside stays', () => {
  const at = equipping({ worn: [[{ weapon: 'great-axe' }], []] });
  at.answers(0, { card: 'great-axe', on: 'bohorg-1' }).answers(0, { aside: true }).answers(0, { done: true });
  at.answers(1, { act: 'pass' });
  expect(own(at)).toMatchObject({ aside: ['great-axe'] });
  at.answers(0, { act: 'equip' }).allows(0, { card: 'great-axe', on: 'aside' });
});

test('CR-25 a legendary card counts its point when put aside', () => {
  const at = equipping({ worn: [[{ weapon: 'star-bow' }], []] });
  expect(own(at).points).toBe(1);
  at.answers(0, { card: 'star-bow', on: 'bohorg-1' }).answers(0, { aside: true });
  expect(own(at).points).toBe(1);
});

test('CR-26 what is bought lies beside the sheet, and a card on a taken slot changes places', () => {
  const at = equipping({ market: MARKET, gold: [5, 0], worn: [[{ weapon: 'great-axe' }], []] }).answers(0, {
    buy: 'rapier',
  });
  expect(own(at).aside).toEqual(['rapier']);
  at.answers(0, { card: 'rapier', on: 'aside' }).answers(0, { unit: 'bohorg-1', slot: 'weapon' });
  at.tells(0, { type: 'equipped', seat: 0, item: 'rapier', unit: 'bohorg-1', slot: 'weapon', swapped: 'great-axe' });
  expect(own(at)).toMatchObject({ aside: ['great-axe'], worn: [{ weapon: 'rapier' }, {}, {}] });
});

test('CRT-41 an exchange between two types, then with a card that lies aside', () => {
  const at = equipping({
    worn: [[{ armour: 'cuirass' }, { armour: 'marching-boots' }], []],
    aside: [['mail-coat'], []],
  });
  at.answers(0, { card: 'cuirass', on: 'bohorg-1' }).answers(0, { unit: 'bohorg-2', slot: 'armour' });
  expect(own(at).worn[0]!.armour).toBe('marching-boots');
  at.answers(0, { card: 'mail-coat', on: 'aside' }).answers(0, { unit: 'bohorg-1', slot: 'armour' });
  expect(own(at)).toMatchObject({
    aside: ['marching-boots'],
    worn: [{ armour: 'mail-coat' }, { armour: 'cuirass' }, { armour: null }],
  });
});

test('CRR-47 after forty placements in a row there are no more, until something is bought', () => {
  const at = equipping({ market: [...MARKET, 'rapier'], gold: [5, 0], aside: [['great-axe'], []] });
  for (let number = 0; number < 40; number++) {
    if (number % 2 === 0)
      at.answers(0, { card: 'great-axe', on: 'aside' }).answers(0, { unit: 'bohorg-1', slot: 'weapon' });
    else at.answers(0, { card: 'great-axe', on: 'bohorg-1' }).answers(0, { aside: true });
  }
  at.refuses(0, { card: 'great-axe', on: 'aside' }, 'CRR-47.limit').answers(0, { buy: 'rapier' });
  at.allows(0, { card: 'great-axe', on: 'aside' });
});
