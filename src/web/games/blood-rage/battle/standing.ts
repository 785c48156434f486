/** Who stands in a province, how strong, and who could still come: all from what everybody sees. */
import {
  factsOfCard,
  isCardId,
  neighboursOf,
  placeCode,
  provinceName,
  SHIPS,
  strengthLinesIn,
  type FigureId,
  type ProvinceId,
  type SagaView,
  type StrengthLine,
} from '../../../../games/blood-rage/facts/index.ts';
import type { SagaEvent } from './saga-event.ts';

/** By seat: the figures in the province and its fjord. */
export type Standing = readonly (readonly StrengthLine[])[];
type Clans = SagaView['clans'];

const silencesTroops = (figure: FigureId): boolean => {
  const facts = isCardId(figure) ? factsOfCard(figure) : null;
  return facts?.type === 'monster' && facts.silencesTroops === true;
};

/** While a Wolfman is there only Monsters count (BRC-53). */
export function standingIn(
  clans: readonly Pick<Clans[number], 'figures' | 'upgrades'>[],
  province: ProvinceId,
): Standing {
  const onlyMonsters = clans.some(({ figures }) =>
    figures.some(({ figure, place }) => place === province && silencesTroops(figure)),
  );
  return clans.map((clan) =>
    strengthLinesIn(clan, province).map((line) =>
      onlyMonsters && !isCardId(line.figure) ? { ...line, strength: 0 } : line,
    ),
  );
}

export const totalOf = (lines: readonly StrengthLine[]): number =>
  lines.reduce((sum, { strength }) => sum + strength, 0);

/** The clans after these figures have joined: for a battle that began and ended in one update. */
export function afterJoining(clans: Clans, events: readonly SagaEvent[]): Clans {
  return clans.map((clan, seat) => {
    const figures = clan.figures.map((line) => ({ ...line }));
    for (const event of events) {
      if (event.type !== 'joined' || event.seat !== seat) continue;
      const { figure, from, to } = event;
      const left = figures.find((line) => line.figure === figure && line.place === from);
      if (left !== undefined) left.count--;
      const there = figures.find((line) => line.figure === figure && line.place === to);
      if (there === undefined) figures.push({ figure, place: to, count: 1 });
      else there.count++;
    }
    return { ...clan, figures: figures.filter(({ count }) => count > 0) };
  });
}

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
