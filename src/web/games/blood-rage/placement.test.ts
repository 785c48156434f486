import { expect, test } from 'vitest';
import type { ClanView, FigureId, PlaceId } from '../../../games/blood-rage/facts/index.ts';
import { NOBODY, placed, type PlacedFigure } from './placement.ts';

const clan = (...figures: readonly (readonly [FigureId, PlaceId, number])[]): ClanView =>
  ({ figures: figures.map(([figure, place, count]) => ({ figure, place, count })) }) as unknown as ClanView;
const keysAt = (figures: readonly PlacedFigure[], place: string): string[] =>
  figures.filter((each) => each.place === place).map(({ key, spot }) => `${key}@${spot}`);

/** What stands on the board after each of these. */
const shown = (...states: readonly (readonly ClanView[])[]): readonly (readonly PlacedFigure[])[] => {
  let placement = NOBODY;
  return states.map((clans) => (placement = placed(placement, clans)).figures);
};

test('a figure keeps its village while others come and go', () => {
  const [before, after] = shown(
    [clan(['warrior', 'gimle', 2]), clan(['leader', 'gimle', 1])],
    [clan(['warrior', 'gimle', 1]), clan(['leader', 'gimle', 1], ['warrior', 'gimle', 1])],
  );
  const leader = before!.find(({ figure }) => figure === 'leader')!;
  expect(after!.find(({ figure }) => figure === 'leader')).toEqual(leader);
  // The newcomer takes the village that was left.
  expect(new Set(after!.map(({ spot }) => spot))).toEqual(new Set([0, 1, 2]));
});

test('a figure that marches is the same figure', () => {
  const [before, after] = shown(
    [clan(['warrior', 'gimle', 2])],
    [clan(['warrior', 'gimle', 1], ['warrior', 'utgard', 1])],
  );
  expect(new Set(after!.map(({ key }) => key))).toEqual(new Set(before!.map(({ key }) => key)));
  expect(keysAt(after!, 'utgard')).toHaveLength(1);
});

test('figures in the reserve and in Valhalla are not on the board; one that returns is a new one', () => {
  const [first, none, last] = shown(
    [clan(['warrior', 'gimle', 1])],
    [clan(['warrior', 'valhalla', 1], ['ship', 'reserve', 1])],
    [clan(['warrior', 'horgr', 1])],
  );
  expect(none).toEqual([]);
  expect(last![0]!.key).not.toBe(first![0]!.key);
});
