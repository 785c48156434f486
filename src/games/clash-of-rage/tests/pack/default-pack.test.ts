import { expect, test } from 'vitest';
import { CLANS, DEFAULT_PACK, ELVES, LEVELS, SLOTS, catalogueOf } from '../../facts/pack/index.ts';

const { clans, elves, equipment, legendary, tiles, scenarios } = DEFAULT_PACK;
const copies = (items: readonly { readonly slot: string; readonly copies: number }[], slot: string): number =>
  items.filter((item) => item.slot === slot).reduce((sum, item) => sum + item.copies, 0);

test('CR-1 the box has 31, 22 and 14 figures of levels I, II and III', () => {
  const counts = LEVELS.map((level) => CLANS.reduce((sum, clan) => sum + clans[clan].units[level - 1]!.count, 0));
  expect(counts).toEqual([31, 22, 14]);
});

test('CR-2 there are five tiles with two faces', () => {
  expect(tiles.map(({ faces }) => faces.map(({ id }) => id))).toEqual(
    ['1', '2', '3', '4', '5'].map((tile) => [`${tile}a`, `${tile}b`]),
  );
});

test('CR-3 there are fifteen elves of each kind', () => {
  expect(ELVES.map((elf) => elves[elf].count)).toEqual([15, 15, 15]);
});

test('CR-4 there are 43 weapons and 25 armours', () => {
  expect(SLOTS.map((slot) => copies(equipment, slot))).toEqual([43, 25]);
});

test('CR-5 there are eight legendary weapons and six legendary armours', () => {
  expect(SLOTS.map((slot) => copies(legendary, slot))).toEqual([8, 6]);
});

test('CR-12 the 28 order numbers are the numbers from 1 to 28', () => {
  const orders = CLANS.flatMap((clan) => clans[clan].tactics.map(({ order }) => order));
  expect(orders.sort((a, b) => a - b)).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
});

test('CR-96 six scenarios are enough for a campaign', () => {
  expect(scenarios).toHaveLength(6);
});

test('entries are found by code and by id, whatever their place in the list', () => {
  const reversed = catalogueOf({ ...DEFAULT_PACK, equipment: equipment.toReversed(), tiles: tiles.toReversed() });
  const catalogue = catalogueOf(DEFAULT_PACK);
  expect(reversed.items).toEqual(catalogue.items);
  expect(reversed.faces).toEqual(catalogue.faces);
  expect(reversed.items[reversed.cardCodes.get('cuirass')!]?.id).toBe('cuirass');
  expect(catalogue.clanOfTactic[catalogue.cardCodes.get('tomb-t3')!]).toBe('tomb');
});
