/**
 * Follows the figures on the board through the events of an update, from where they stood to where they will stand. Events say which kind
 * of figure moved, not which one: the one is taken that will be drawn where the event leads.
 */
import type { FigureId, SpotId } from '../../../../games/blood-rage/facts/index.ts';
import { spotPoint } from '../land/shapes.ts';
import type { PlacedFigure } from '../placement.ts';

/** A figure at one moment of the update. */
export interface MovingFigure {
  readonly key: string;
  readonly seat: number;
  readonly figure: FigureId;
  place: SpotId;
  spot: number;
}

/** The drawing of a figure outside the board has its middle a little above the point that it stands on. */
const RAISED = 4;

export class FiguresOnBoard {
  private figures: MovingFigure[];
  private readonly last: ReadonlyMap<string, PlacedFigure>;
  private ghosts = 0;

  constructor(before: readonly PlacedFigure[], after: readonly PlacedFigure[]) {
    this.figures = before.map((figure) => ({ ...figure }));
    this.last = new Map(after.map((figure) => [figure.key, figure]));
  }

  /** It is drawn there when the update is shown. */
  isDrawn({ key, place }: MovingFigure): boolean {
    return this.last.get(key)?.place === place;
  }

  pointOf({ place, spot }: MovingFigure): string {
    const { x, y } = spotPoint(place, spot);
    return `board:${x},${y - RAISED}`;
  }

  /** Undefined where no such figure stands. */
  find(seat: number, figure: FigureId, at: SpotId | null, to: SpotId | null): MovingFigure | undefined {
    const able = this.figures.filter(
      (each) => each.seat === seat && each.figure === figure && each.place !== to && (at === null || each.place === at),
    );
    return able.find(({ key }) => (this.last.get(key)?.place ?? null) === to) ?? able[0];
  }

  move(figure: MovingFigure, to: SpotId): void {
    const last = this.last.get(figure.key);
    figure.spot = last?.place === to ? last.spot : this.freeSpot(to);
    figure.place = to;
  }

  arrive(seat: number, figure: FigureId, place: SpotId): MovingFigure {
    const here = new Set(this.figures.map(({ key }) => key));
    const drawn = [...this.last.values()].find(
      (each) => each.seat === seat && each.figure === figure && each.place === place && !here.has(each.key),
    );
    // It dies, or goes on, before the update is shown.
    const arrived = drawn
      ? { ...drawn }
      : { key: `ghost-${this.ghosts++}`, seat, figure, place, spot: this.freeSpot(place) };
    this.figures.push(arrived);
    return arrived;
  }

  leave(figure: MovingFigure): void {
    this.figures = this.figures.filter((each) => each !== figure);
  }

  private freeSpot(place: SpotId): number {
    const taken = new Set(this.figures.filter((each) => each.place === place).map(({ spot }) => spot));
    let spot = 0;
    while (taken.has(spot)) spot++;
    return spot;
  }
}
