/** Checks what one field of a pack says about others. */
import { ELVES_PER_CITY, ELVES_PER_FORGE, MOST_TILES_ON_BOARD } from './counts.ts';
import { HEXES_PER_TILE, INNER_EDGES, isSamePlace, isTilePlace, tilesTouch } from './geometry.ts';
import { CLANS, ELVES, SCENARIO_CODES } from './ids.ts';
import type { Face, Pack, PlacedFace, Tile } from './pack.ts';
import { PackError } from './readers.ts';

/** Some hundreds of cards would only slow the game down. */
const MOST_EQUIPMENT_CARDS = 200;

/** Throws a PackError. */
export function checkConsistency(pack: Pack): void {
  checkEntries(cardEntries(pack));
  checkEntries(entriesIn(pack.scenarios, 'scenarios'));
  checkEntries(pack.tiles.flatMap(({ faces }, tile) => entriesIn(faces, `tiles[${tile}].faces`)));
  checkUniqueIds(pack.tiles, 'tiles');
  pack.tiles.forEach(({ faces }, tile) =>
    faces.forEach((face, side) => checkFace(face, `tiles[${tile}].faces[${side}]`)),
  );
  for (const [players, map] of Object.entries(pack.maps)) checkMap(map, pack.tiles, `maps.${players}`);
  checkSupplies(pack);
  pack.scenarios.forEach(({ id, code, victory }, index) => {
    if (code !== SCENARIO_CODES[id]) {
      throw new PackError(`scenarios[${index}].code`, `must be ${SCENARIO_CODES[id]}, the code of ${id}`);
    }
    if (victory.kind === 'hold' && new Set(victory.sites).size < victory.sites.length) {
      throw new PackError(`scenarios[${index}].victory.sites`, 'names a site twice');
    }
  });
}

interface Entry {
  readonly id: string;
  readonly code: number;
  readonly field: string;
}

const entriesIn = (list: readonly { readonly id: string; readonly code: number }[], field: string): Entry[] =>
  list.map(({ id, code }, index) => ({ id, code, field: `${field}[${index}]` }));

const cardEntries = ({ clans, equipment, legendary }: Pack): Entry[] => [
  ...CLANS.flatMap((clan) => entriesIn(clans[clan].tactics, `clans.${clan}.tactics`)),
  ...entriesIn(equipment, 'equipment'),
  ...entriesIn(legendary, 'legendary'),
];

/** Every id and every code is there once. */
function checkEntries(entries: readonly Entry[]): void {
  const ids = new Map<string, string>();
  const codes = new Map<number, string>();
  for (const { id, code, field } of entries) {
    const sameId = ids.get(id);
    if (sameId !== undefined) throw new PackError(`${field}.id`, `${id} is also the id of ${sameId}`);
    const sameCode = codes.get(code);
    if (sameCode !== undefined) throw new PackError(`${field}.code`, `${code} is also the code of ${sameCode}`);
    ids.set(id, field);
    codes.set(code, field);
  }
}

function checkUniqueIds(entries: readonly { readonly id: string }[], field: string): void {
  entries.forEach(({ id }, index) => {
    const first = entries.findIndex((entry) => entry.id === id);
    if (first < index) throw new PackError(`${field}[${index}].id`, `${id} is also the id of ${field}[${first}]`);
  });
}

/** Sites lie apart, rocks lie between neighbours, and every territory can be walked to. */
function checkFace({ cities, forges, stones, rocks }: Face, field: string): void {
  const buildings = [...cities, ...forges];
  if (new Set(buildings).size < buildings.length) {
    throw new PackError(`${field}.forges`, 'a territory has room for one city or forge');
  }
  stones.forEach(({ hex }, index) => {
    if (buildings.includes(hex)) {
      throw new PackError(`${field}.stones[${index}].hex`, `territory ${hex} has a city or a forge`);
    }
  });
  const isEdge = (a: number, b: number, [c, d]: readonly [number, number]): boolean =>
    (a === c && b === d) || (a === d && b === c);
  rocks.forEach(([a, b], index) => {
    if (!INNER_EDGES.some((edge) => isEdge(a, b, edge))) {
      throw new PackError(`${field}.rocks[${index}]`, `territories ${a} and ${b} are not neighbours`);
    }
    if (rocks.findIndex((rock) => isEdge(a, b, rock)) < index) {
      throw new PackError(`${field}.rocks[${index}]`, 'there is a rock already');
    }
  });
  const open = INNER_EDGES.filter(([a, b]) => !rocks.some((rock) => isEdge(a, b, rock)));
  const cutOff = unreached(HEXES_PER_TILE, (a, b) => open.some((edge) => isEdge(a, b, edge)));
  if (cutOff !== null) throw new PackError(`${field}.rocks`, `territory ${cutOff} is cut off from territory 0`);
}

/** A ready-made map: faces of different tiles, side by side. */
function checkMap(map: readonly PlacedFace[], tiles: readonly Tile[], field: string): void {
  const tileOf = (face: string): number => tiles.findIndex(({ faces }) => faces.some(({ id }) => id === face));
  map.forEach(({ face, at }, index) => {
    const tile = tileOf(face);
    if (tile < 0) throw new PackError(`${field}[${index}].face`, `no tile has the face ${face}`);
    if (map.findIndex((other) => tileOf(other.face) === tile) < index) {
      throw new PackError(`${field}[${index}].face`, `the tile of ${face} lies on this map already`);
    }
    if (!isTilePlace(at)) {
      throw new PackError(`${field}[${index}].at`, 'must be whole steps of (2, 1) and (-1, 3) from (0, 0)');
    }
    if (map.findIndex((other) => isSamePlace(other.at, at)) < index) {
      throw new PackError(`${field}[${index}].at`, 'another tile lies there');
    }
  });
  const apart = unreached(map.length, (a, b) => tilesTouch(map[a]!.at, map[b]!.at));
  if (apart !== null) throw new PackError(`${field}[${apart}].at`, 'is not connected with the first tile');
}

/** A node that cannot be reached from node 0; null if there is none. */
function unreached(nodes: number, isJoined: (a: number, b: number) => boolean): number | null {
  const reached = new Set([0]);
  for (const from of reached) {
    for (let to = 0; to < nodes; to++) if (isJoined(from, to)) reached.add(to);
  }
  for (let node = 0; node < nodes; node++) if (!reached.has(node)) return node;
  return null;
}

/** Enough elves for the tiles that need most, in every scenario. */
function checkSupplies({ elves, equipment, tiles, scenarios }: Pack): void {
  const cards = equipment.reduce((sum, { copies }) => sum + copies, 0);
  if (cards > MOST_EQUIPMENT_CARDS) {
    throw new PackError('equipment', `has ${cards} cards with all copies; ${MOST_EQUIPMENT_CARDS} are the most`);
  }
  const perCity = Math.max(ELVES_PER_CITY, ...scenarios.map(({ setup }) => setup.elvesPerCity ?? 0));
  const needOf = ({ cities, forges }: Face): number => cities.length * perCity + forges.length * ELVES_PER_FORGE;
  const needed = tiles
    .map(({ faces }) => Math.max(...faces.map(needOf)))
    .sort((a, b) => b - a)
    .slice(0, MOST_TILES_ON_BOARD)
    .reduce((sum, need) => sum + need, 0);
  const tokens = ELVES.reduce((sum, elf) => sum + elves[elf].count, 0);
  if (tokens < needed) {
    throw new PackError('elves', `there are ${tokens} tokens in all; a board of this pack can need ${needed}`);
  }
}
