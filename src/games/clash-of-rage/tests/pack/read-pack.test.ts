import * as fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { DEFAULT_PACK, MAX_PACK_BYTES, PackError, readPack, readPackText, type Pack } from '../../facts/pack/index.ts';

/** Writable JSON, to break. */
interface Json {
  [key: string]: Json;
}
const json = (pack: Pack = DEFAULT_PACK): Json => JSON.parse(JSON.stringify(pack)) as Json;

/** The default pack after a change that a type checker would not allow. */
function broken(change: (pack: Json) => void): Json {
  const pack = json();
  change(pack);
  return pack;
}

function errorOf(read: () => unknown): PackError {
  try {
    read();
  } catch (error) {
    if (error instanceof PackError) return error;
    throw error;
  }
  throw new Error('the pack was accepted');
}

const refusal = (change: (pack: Json) => void): string => errorOf(() => readPack(broken(change))).message;
const value = (some: unknown): Json => some as Json;
const entries = (list: unknown): Json[] => list as Json[];

test('CR-110 the default pack written as JSON is read as it was', () => {
  expect(readPackText(JSON.stringify(DEFAULT_PACK))).toStrictEqual(DEFAULT_PACK);
});

test('CR-110 another pack of the same shape is read: other figures, names, copies and prices', () => {
  const read = readPack(
    broken((pack) => {
      pack['clans']!['bohorg']!['units']![0]!['power'] = value(5);
      pack['equipment']![0]!['name']!['fr'] = value('Couteau de silex');
      pack['equipment']![0]!['copies'] = value(2);
      pack['equipment']![0]!['cost'] = value(4);
    }),
  );
  expect(read.clans.bohorg.units[0].power).toBe(5);
  expect(read.equipment[0]).toMatchObject({ name: { fr: 'Couteau de silex' }, copies: 2, cost: 4 });
});

test('a missing field is named', () => {
  expect(refusal((pack) => delete pack['clans']!['tomb']!['units']![2]!['life'])).toBe(
    'clans.tomb.units[2].life: is missing',
  );
  expect(refusal((pack) => delete pack['legendary'])).toBe('legendary: is missing');
  expect(refusal((pack) => delete pack['scenarios']![1]!['victory']!['kind'])).toBe(
    'scenarios[1].victory.kind: is missing',
  );
});

test('a field that does not exist is named: it is a misspelt one', () => {
  expect(refusal((pack) => (pack['equipment']![3]!['bonus']!['wounds'] = value(1)))).toBe(
    'equipment[3].bonus.wounds: there is no such field; there are: power, reroll, wound, shield, rage, life, speed, flight, slow',
  );
  expect(errorOf(() => readPackText('{"__proto__": {"id": "x"}}')).field).toBe('__proto__');
});

test('a value of the wrong type is named and shown', () => {
  expect(refusal((pack) => (pack['equipment']![0]!['cost'] = value('3')))).toBe(
    'equipment[0].cost: must be a whole number, not "3"',
  );
  expect(refusal((pack) => (pack['equipment']![0]!['cost'] = value(2.5)))).toBe(
    'equipment[0].cost: must be a whole number, not 2.5',
  );
  expect(refusal((pack) => (pack['clans']!['tomb']!['units'] = value({})))).toBe(
    'clans.tomb.units: must be a list, not an object',
  );
  expect(refusal((pack) => (pack['elves'] = value([])))).toBe('elves: must be an object, not a list');
  expect(refusal((pack) => (pack['legendary']![0]!['slot'] = value('shield')))).toBe(
    'legendary[0].slot: must be one of weapon, armour, not "shield"',
  );
  expect(refusal((pack) => (pack['name']!['en'] = value(7)))).toBe('name.en: must be text, not 7');
  expect(refusal((pack) => (pack['scenarios']![0]!['victory']!['kind'] = value('gold')))).toBe(
    'scenarios[0].victory.kind: must be one of points, forges, elves, hold, mostPoints, not "gold"',
  );
  expect(errorOf(() => readPack(null)).message).toBe('the pack: must be an object, not null');
  expect(errorOf(() => readPack(undefined)).message).toBe('the pack: must be an object, not nothing');
});

test('27 tactic cards are refused at the clan that has six', () => {
  expect(refusal((pack) => entries(pack['clans']!['tomb']!['tactics']).pop())).toBe(
    'clans.tomb.tactics: 7 entries are needed, there are 6',
  );
});

test('a number out of range is named', () => {
  expect(refusal((pack) => (pack['clans']!['bohorg']!['units']![0]!['power'] = value(0)))).toBe(
    'clans.bohorg.units[0].power: must be from 1 to 12, not 0',
  );
  expect(refusal((pack) => (pack['equipment']![1]!['bonus']!['power'] = value(-2)))).toBe(
    'equipment[1].bonus.power: must be from 1 to 9, not -2',
  );
  expect(refusal((pack) => (pack['maps']![3]![1]!['rotation'] = value(6)))).toBe(
    'maps.3[1].rotation: must be from 0 to 5, not 6',
  );
  expect(refusal((pack) => (pack['elves']!['guard']!['move'] = value(1)))).toBe(
    'elves.guard.move: must be from 0 to 0, not 1',
  );
  expect(refusal((pack) => (pack['tiles']![0]!['faces']![0]!['cities'] = value([7])))).toBe(
    'tiles[0].faces[0].cities[0]: must be from 0 to 6, not 7',
  );
});

test('10 MB are refused without parsing, and so is a long name', () => {
  const large = ' '.repeat(10 * 1024 * 1024);
  expect(errorOf(() => readPackText(large)).message).toBe(
    `the pack: has ${large.length} characters; ${MAX_PACK_BYTES} are the most`,
  );
  expect(refusal((pack) => (pack['equipment']![2]!['name']!['en'] = value('x'.repeat(61))))).toBe(
    'equipment[2].name.en: has 61 characters; 60 are the most',
  );
  expect(refusal((pack) => (pack['id'] = value('x'.repeat(500))))).toBe(
    'id: must be small letters, digits and hyphens, 40 at most, not "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…',
  );
});

test('text that is not JSON is refused', () => {
  expect(errorOf(() => readPackText('{"id": ')).message).toMatch(/^the pack: is not JSON: /);
});

test('names are one line of visible characters', () => {
  expect(refusal((pack) => (pack['legendary']![0]!['name']!['fr'] = value('Croc\u202ede')))).toBe(
    'legendary[0].name.fr: must be one line without control characters',
  );
  expect(refusal((pack) => (pack['legendary']![0]!['name']!['fr'] = value('  ')))).toBe(
    'legendary[0].name.fr: must not be empty',
  );
});

test('CRR-1 a tile with a territory that rocks cut off is refused', () => {
  const rocks = [
    [0, 4],
    [3, 4],
    [5, 4],
  ];
  expect(refusal((pack) => (pack['tiles']![2]!['faces']![1]!['rocks'] = value(rocks)))).toBe(
    'tiles[2].faces[1].rocks: territory 4 is cut off from territory 0',
  );
});

test('CRR-1 a map with a tile apart, off the grid of tiles or on another is refused', () => {
  expect(refusal((pack) => (pack['maps']![3]![2]!['at'] = value([-2, 6])))).toBe(
    'maps.3[2].at: is not connected with the first tile',
  );
  expect(refusal((pack) => (pack['maps']![3]![2]!['at'] = value([-1, 2])))).toBe(
    'maps.3[2].at: must be whole steps of (2, 1) and (-1, 3) from (0, 0)',
  );
  expect(refusal((pack) => (pack['maps']![3]![2]!['at'] = value([2, 1])))).toBe(
    'maps.3[2].at: another tile lies there',
  );
  expect(refusal((pack) => (pack['maps']![3]![2]!['face'] = value('1b')))).toBe(
    'maps.3[2].face: the tile of 1b lies on this map already',
  );
  expect(refusal((pack) => (pack['maps']![3]![2]!['face'] = value('9c')))).toBe(
    'maps.3[2].face: no tile has the face 9c',
  );
});

test('CRR-2 a rock lies between two neighbours, once', () => {
  expect(refusal((pack) => (pack['tiles']![0]!['faces']![0]!['rocks']![0] = value([1, 4])))).toBe(
    'tiles[0].faces[0].rocks[0]: territories 1 and 4 are not neighbours',
  );
  expect(refusal((pack) => (pack['tiles']![0]!['faces']![0]!['rocks']![1] = value([3, 2])))).toBe(
    'tiles[0].faces[0].rocks[1]: there is a rock already',
  );
});

test('a territory has one site', () => {
  expect(refusal((pack) => (pack['tiles']![0]!['faces']![0]!['forges'] = value([0])))).toBe(
    'tiles[0].faces[0].forges: a territory has room for one city or forge',
  );
  expect(refusal((pack) => (pack['tiles']![0]!['faces']![0]!['stones']![0]!['hex'] = value(2)))).toBe(
    'tiles[0].faces[0].stones[0].hex: territory 2 has a city or a forge',
  );
});

test('an id or a code that is there twice is named with the entry that has it', () => {
  expect(refusal((pack) => (pack['equipment']![4]!['id'] = value('bone-knife')))).toBe(
    'equipment[4].id: bone-knife is also the id of equipment[0]',
  );
  expect(refusal((pack) => (pack['legendary']![0]!['code'] = value(100)))).toBe(
    'legendary[0].code: 100 is also the code of equipment[0]',
  );
  expect(refusal((pack) => (pack['tiles']![1]!['faces']![0]!['code'] = value(0)))).toBe(
    'tiles[1].faces[0].code: 0 is also the code of tiles[0].faces[0]',
  );
  expect(refusal((pack) => (pack['tiles']![1]!['id'] = value('1')))).toBe('tiles[1].id: 1 is also the id of tiles[0]');
  expect(refusal((pack) => (pack['scenarios']![5]!['id'] = value('forge-rush')))).toBe(
    'scenarios[5].id: forge-rush is also the id of scenarios[0]',
  );
  expect(refusal((pack) => (pack['scenarios']![5]!['code'] = value(9)))).toBe(
    'scenarios[5].code: must be 5, the code of last-light',
  );
  expect(refusal((pack) => entries(pack['scenarios']).pop())).toBe('scenarios: 6 entries are needed, there are 5');
  expect(refusal((pack) => (pack['scenarios']![4]!['victory']!['sites'] = value(['city', 'city'])))).toBe(
    'scenarios[4].victory.sites: names a site twice',
  );
});

test('CR-3 fewer elves than the cities and forges of a board need are refused', () => {
  expect(
    refusal((pack) => {
      for (const elf of ['guard', 'elder', 'templar']) pack['elves']![elf]!['count'] = value(9);
    }),
  ).toBe('elves: there are 27 tokens in all; a board of this pack can need 28');
});

test('CR-4 fewer than six different equipments, and more than two hundred cards, are refused', () => {
  expect(refusal((pack) => (pack['equipment'] = value(entries(pack['equipment']).slice(0, 5))))).toBe(
    'equipment: 6 to 60 entries are allowed, there are 5',
  );
  expect(
    refusal((pack) => {
      for (const item of entries(pack['equipment'])) item['copies'] = value(9);
    }),
  ).toBe('equipment: has 207 cards with all copies; 200 are the most');
});

test('whatever is put in place of any field, a pack is read whole or refused by name', () => {
  const paths = pathsOf(json());
  fc.assert(
    fc.property(fc.nat(paths.length - 1), fc.jsonValue({ maxDepth: 2 }), (at, junk) => {
      const path = paths[at]!;
      const pack = broken((whole) => {
        const last = path.at(-1)!;
        const parent = path.slice(0, -1).reduce<Json>((inner, key) => inner[key]!, whole);
        parent[last] = value(junk);
      });
      expect(outcomeOf(pack)).toBe('read, or refused by name');
    }),
    { numRuns: 300, seed: 17 },
  );
});

function outcomeOf(pack: Json): string {
  try {
    const read = readPack(pack);
    return isDeepStrictEqual(readPack(json(read)), read) ? 'read, or refused by name' : 'read differently';
  } catch (error) {
    return error instanceof PackError && error.field !== '' ? 'read, or refused by name' : String(error);
  }
}

function pathsOf(node: unknown): string[][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) => [[key], ...pathsOf(inner).map((path) => [key, ...path])]);
}
