/** Who could still come to a battle, from what everybody sees: for the page. The rules decide it from the table; a test compares the two. */
import { neighboursOf, placeCode, provinceName, type ProvinceId } from './board.ts';
import { SHIPS, type FigureId } from './figures.ts';
import type { SagaView } from './view.ts';

export interface Joiner {
  readonly seat: number;
  readonly from: readonly { readonly province: ProvinceId; readonly figures: readonly FigureId[] }[];
}

/** BRC-13: any figure but a ship, from a province next to it, while a village is empty. */
export function joinersOf(
  { clans, provinces }: Pick<SagaView, 'clans' | 'provinces'>,
  to: ProvinceId,
): readonly Joiner[] {
  if (provinces[to].emptyVillages === 0) return [];
  const next = neighboursOf(placeCode(to)).map(provinceName);
  return clans.flatMap(({ figures }, seat) => {
    const from = next.flatMap((province) => {
      const there = figures.filter(({ figure, place }) => place === province && !SHIPS.includes(figure));
      if (there.length === 0) return [];
      return [{ province, figures: there.flatMap(({ figure, count }) => Array<FigureId>(count).fill(figure)) }];
    });
    return from.length === 0 ? [] : [{ seat, from }];
  });
}
