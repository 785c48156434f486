/**
 * Which figure stands in which village. The rules only count figures by place, but on a board a figure keeps its spot until it moves, and
 * nothing else moves with it.
 */
import type { ClanView, FigureId, SpotId } from '../../../games/blood-rage/facts/index.ts';
import { SPOTS } from '../../../games/blood-rage/facts/index.ts';

export interface PlacedFigure {
  /** Stays with the figure as long as it is on the board, also when it moves. */
  readonly key: string;
  readonly seat: number;
  readonly figure: FigureId;
  readonly place: SpotId;
  /** Its spot among those of the place, from 0. */
  readonly spot: number;
}

const isSpot = (place: string): place is SpotId => SPOTS.includes(place as SpotId);

/** All figures on the board, and how many have been there so far. */
export interface Placement {
  readonly figures: readonly PlacedFigure[];
  readonly made: number;
}

export const NOBODY: Placement = { figures: [], made: 0 };

/** The figures as these clans have them, from where they stood before. The same both times if it is called twice. */
export function placed(before: Placement, clans: readonly ClanView[]): Placement {
  let { made } = before;
  const staying: PlacedFigure[] = [];
  const arriving: Omit<PlacedFigure, 'spot'>[] = [];
  for (const [seat, { figures }] of clans.entries()) {
    for (const figure of new Set(figures.map((each) => each.figure))) {
      const leaving: PlacedFigure[] = [];
      const wanted = new Map<SpotId, number>();
      for (const { figure: kind, place, count } of figures)
        if (kind === figure && isSpot(place)) wanted.set(place, (wanted.get(place) ?? 0) + count);
      for (const each of before.figures) {
        if (each.seat !== seat || each.figure !== figure) continue;
        const left = wanted.get(each.place) ?? 0;
        if (left > 0) {
          wanted.set(each.place, left - 1);
          staying.push(each);
        } else leaving.push(each);
      }
      // A figure that has left one place is the one that has come to another.
      for (const [place, count] of wanted)
        for (let n = 0; n < count; n++)
          arriving.push({ key: leaving.shift()?.key ?? `figure-${++made}`, seat, figure, place });
    }
  }
  const taken = new Map<SpotId, Set<number>>();
  const takenAt = (place: SpotId): Set<number> => {
    const spots = taken.get(place) ?? new Set<number>();
    taken.set(place, spots);
    return spots;
  };
  for (const { place, spot } of staying) takenAt(place).add(spot);
  const arrived = arriving.map((each): PlacedFigure => {
    const spots = takenAt(each.place);
    let spot = 0;
    while (spots.has(spot)) spot++;
    spots.add(spot);
    return { ...each, spot };
  });
  return { figures: [...staying, ...arrived], made };
}
