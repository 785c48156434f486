/**
 * Reads a pack from a file that somebody wrote. The result is a typed copy; whatever is wrong throws a PackError that names the field.
 * Files are read by the server, which must refuse larger ones than MAX_PACK_BYTES before it reads them.
 */
import { MARKET_SIZE, MOST_TILES_ON_BOARD, TACTICS_PER_CLAN, TILES_ON_BOARD } from './counts.ts';
import { checkConsistency } from './consistency.ts';
import { HEXES_PER_TILE, ROTATIONS } from './geometry.ts';
import { LEVELS, SCENARIOS, SITES, SLOTS } from './ids.ts';
import type * as content from './pack.ts';
import { id, list, object, oneOf, PackError, pairOf, partial, tripleOf, union, whole, words } from './readers.ts';
import type { Reader } from './readers.ts';

/** The default pack has some 20 kilobytes. */
export const MAX_PACK_BYTES = 512 * 1024;

const MAX_NAME = 60;
const MAX_CODE = 999;
const MAX_BONUS = 9;
const MAX_FAR = 30;

const inBothLanguages = object<content.InBothLanguages>({ en: words(MAX_NAME), fr: words(MAX_NAME) });
const code = whole(0, MAX_CODE);
const amount = whole(1, MAX_BONUS);
const flight = whole(1, 1);

const unitType = (move: Reader<number>): Reader<content.UnitType> =>
  object<content.UnitType>({
    one: inBothLanguages,
    many: inBothLanguages,
    count: whole(1, 30),
    power: whole(1, 12),
    life: whole(1, 9),
    move,
    slow: whole(0, 9),
    bonus: partial({ reroll: amount, wound: amount, shield: amount, rage: amount, flight }),
  });
const clanUnit = unitType(whole(1, 6));
const elfUnit = unitType(whole(0, 0));

const tactic = object<content.Tactic>({
  id,
  code,
  name: inBothLanguages,
  order: whole(1, 999),
  gold: whole(0, 99),
  reinforcements: tripleOf(whole(0, 9)),
});

const clan = object<content.Clan>({
  units: tripleOf(clanUnit),
  tactics: list(tactic, TACTICS_PER_CLAN, TACTICS_PER_CLAN),
});

const itemFields = {
  id,
  code,
  name: inBothLanguages,
  slot: oneOf(SLOTS),
  copies: whole(1, 9),
  bonus: partial({
    power: amount,
    reroll: amount,
    wound: amount,
    shield: amount,
    rage: amount,
    life: amount,
    speed: amount,
    flight,
    slow: amount,
  }),
};
const equipment = object<content.Equipment>({ ...itemFields, cost: whole(1, 99) });
const legendary = object<content.Legendary>(itemFields);

const hex = whole(0, HEXES_PER_TILE - 1);
const face = object<content.Face>({
  id,
  code,
  cities: list(hex, 1, 2),
  forges: list(hex, 1, 2),
  stones: list(object<content.Stone>({ hex, level: oneOf(LEVELS) }), 0, 4),
  rocks: list(pairOf(hex), 0, 12),
});
const tile = object<content.Tile>({ id, faces: pairOf(face) });

const placedFace = object<content.PlacedFace>({
  face: id,
  at: pairOf(whole(-MAX_FAR, MAX_FAR)),
  rotation: whole(0, ROTATIONS - 1),
});
const mapOf = (tiles: number): Reader<readonly content.PlacedFace[]> => list(placedFace, tiles, tiles);

const setup = partial({
  elvesPerCity: whole(1, 9),
  itemsPerElf: whole(1, 5),
  priceChange: whole(-20, 20),
  priceFloor: whole(0, 20),
  startGold: whole(0, 99),
  emptyCityElfFromRound: whole(1, 30),
});
const points = whole(1, 20);
const victory = union<content.Victory>({
  points: object({ kind: oneOf(['points']), points }),
  forges: object({ kind: oneOf(['forges']), forges: whole(1, 8), points }),
  elves: object({ kind: oneOf(['elves']), removed: whole(1, 99) }),
  hold: object({ kind: oneOf(['hold']), sites: list(oneOf(SITES), 1, SITES.length), rounds: whole(1, 9) }),
  mostPoints: object({ kind: oneOf(['mostPoints']), round: whole(1, 30) }),
});
const scenario = object<content.Scenario>({ id: oneOf(SCENARIOS), code, name: inBothLanguages, setup, victory });

const pack = object<content.Pack>({
  id,
  name: inBothLanguages,
  clans: object<content.Pack['clans']>({ bohorg: clan, godleif: clan, steamfield: clan, tomb: clan }),
  elves: object<content.Pack['elves']>({ guard: elfUnit, elder: elfUnit, templar: elfUnit }),
  equipment: list(equipment, MARKET_SIZE, 60),
  legendary: list(legendary, 1, 60),
  tiles: list(tile, MOST_TILES_ON_BOARD, 12),
  maps: object<content.Pack['maps']>({
    1: mapOf(TILES_ON_BOARD[1]),
    2: mapOf(TILES_ON_BOARD[2]),
    3: mapOf(TILES_ON_BOARD[3]),
    4: mapOf(TILES_ON_BOARD[4]),
  }),
  scenarios: list(scenario, SCENARIOS.length, SCENARIOS.length),
});

/** Throws a PackError. */
export function readPack(json: unknown): content.Pack {
  const read = pack(json, '');
  checkConsistency(read);
  return read;
}

/** Throws a PackError. */
export function readPackText(text: string): content.Pack {
  if (text.length > MAX_PACK_BYTES) {
    throw new PackError('the pack', `has ${text.length} characters; ${MAX_PACK_BYTES} are the most`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new PackError('the pack', `is not JSON: ${(error as Error).message}`);
  }
  return readPack(json);
}
