import { expect, test } from 'vitest';
import type { ClanView, FigureId, PlaceId } from '../../../games/blood-rage/facts/index.ts';
import { Placement, type PlacedFigure } from './placement.ts';

const clan = (...figures: readonly (readonly [FigureId, PlaceId, number])[]): ClanView =>
  ({ figures: figures.map(([figure, place, count]) => ({ figure, place, count })) }) as unknown as ClanView;
const keysAt = (figures: readonly PlacedFigure[], place: string): string[] =>
  figures.filter((each) => each.place === place).map(({ key, spot }) => `${key}@${spot}`);

test('a figure keeps its village while others come and go', () => {
  const placement = new Placement();
  const before = placement.update([clan(['warrior', 'gimle', 2]), clan(['leader', 'gimle', 1])]);
  const leader = before.find(({ figure }) => figure === 'leader')!;
  const after = placement.update([
    clan(['warrior', 'gimle', 1]),
    clan(['leader', 'gimle', 1], ['warrior', 'gimle', 1]),
  ]);
  expect(after.find(({ figure }) => figure === 'leader')).toEqual(leader);
  // The newcomer takes the village that was left.
  expect(new Set(after.map(({ spot }) => spot))).toEqual(new Set([0, 1, 2]));
});

test('a figure that marches is the same figure', () => {
  const placement = new Placement();
  const before = placement.update([clan(['warrior', 'gimle', 2])]);
  const after = placement.update([clan(['warrior', 'gimle', 1], ['warrior', 'utgard', 1])]);
  expect(new Set(after.map(({ key }) => key))).toEqual(new Set(before.map(({ key }) => key)));
  expect(keysAt(after, 'utgard')).toHaveLength(1);
});

test('figures in the reserve and in Valhalla are not on the board; one that returns is a new one', () => {
  const placement = new Placement();
  const [dead] = placement.update([clan(['warrior', 'gimle', 1])]);
  expect(placement.update([clan(['warrior', 'valhalla', 1], ['ship', 'reserve', 1])])).toEqual([]);
  const [back] = placement.update([clan(['warrior', 'horgr', 1])]);
  expect(back!.key).not.toBe(dead!.key);
});
