/** Which tiles lie where (CR-2, CRR-1). */
import { shuffle, type Random } from '../../../kernel/index.ts';
import type { RageOptions } from '../facts/options.ts';
import { isSamePlace, plus, ROTATIONS, TILE_STEPS, type Axial, type MapSize } from '../facts/pack/index.ts';
import type { Content } from './content.ts';

/** As many tiles as players, and two in solo play. */
export const tileCount = (seats: number): number => Math.max(2, seats);

type TileRows = readonly (readonly number[])[];

export const layTiles = (
  content: Content,
  seats: number,
  { layout }: Pick<RageOptions, 'layout'>,
  random: Random,
): TileRows => (layout === 'random' ? randomMap(content, tileCount(seats), random) : readyMap(content, seats));

/** Moved so that the first tile lies at the origin, as every map does. */
function readyMap({ cards }: Content, seats: number): TileRows {
  const tiles = cards.pack.maps[String(seats) as MapSize];
  const [firstQ, firstR] = tiles[0]!.at;
  return tiles.map(({ face, at: [q, r], rotation }) => [cards.faceCodes.get(face)!, q - firstQ, r - firstR, rotation]);
}

function randomMap({ cards }: Content, count: number, random: Random): TileRows {
  const tiles = shuffle(cards.pack.tiles.slice(), random).slice(0, count);
  const laid: Axial[] = [];
  return tiles.map(({ faces }) => {
    const free = freePlaces(laid);
    const [q, r] = free[random(free.length)]!;
    laid.push([q, r]);
    return [faces[random(faces.length)]!.code, q, r, random(ROTATIONS)];
  });
}

/** The places beside a tile that lies; the origin for the first. */
function freePlaces(laid: readonly Axial[]): readonly Axial[] {
  if (laid.length === 0) return [[0, 0]];
  const free: Axial[] = [];
  for (const place of laid.flatMap((tile) => TILE_STEPS.map((step) => plus(tile, step)))) {
    if (![...laid, ...free].some((other) => isSamePlace(other, place))) free.push(place);
  }
  return free;
}
