/**
 * A figure is invaded or marched with by hand: pressed, then a glowing place is pressed; or dragged there with mouse or finger. Both answer the
 * same questions as the buttons do, so that everything can be taken back as usual.
 */
import {
  isFjordId,
  SPOTS,
  type FigureId,
  type SagaAsks,
  type SagaOption,
  type SagaView,
  type SpotId,
} from '../../../games/blood-rage/facts/index.ts';
import type { Point } from '../../board/drawing.ts';
import type { BoardScene } from '../../board/scene.svelte.ts';

type TableScene = BoardScene<SagaView, SagaAsks, SpotId>;

export interface CarriedFigure {
  readonly figure: FigureId;
  readonly from: SpotId | 'reserve' | 'valhalla';
}

/** In pixels: a pointer that moves further drags. */
const DRAG_FROM = 7;

const isOnBoard = (from: CarriedFigure['from']): from is SpotId => from !== 'reserve' && from !== 'valhalla';

/** What taking the figure in hand answers. */
function firstWishes({ figure, from }: CarriedFigure): readonly SagaOption[] {
  if (!isOnBoard(from)) return [{ act: 'invade' }, { figure, from }];
  return isFjordId(from) ? [{ act: 'march' }] : [{ act: 'march' }, { province: from }];
}

/** What putting it down there answers. */
function lastWishes({ figure, from }: CarriedFigure, place: SpotId): readonly SagaOption[] {
  if (!isOnBoard(from)) return [{ place }];
  return isFjordId(place) ? [] : [{ province: place }, { figure }];
}

const spotAt = (x: number, y: number): SpotId | null => {
  const found = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<SVGElement>('[data-space]')?.dataset['space'])
    .find((id) => id !== undefined);
  return SPOTS.find((spot) => spot === found) ?? null;
};

export class Carry {
  /** While it is dragged. */
  dragged: CarriedFigure | null = $state.raw(null);
  at: Point = $state.raw({ x: 0, y: 0 });
  private readonly scene: TableScene;
  private taken: Promise<void> = Promise.resolve();

  constructor(scene: TableScene) {
    this.scene = scene;
  }

  /** My figures can be taken in hand while I choose an action. */
  canTake(seat: number): boolean {
    return seat === this.scene.me && this.scene.ask === 'act';
  }

  /** For `onpointerdown`. A press without a drag takes the figure in hand as well. */
  press(event: PointerEvent, figure: CarriedFigure): void {
    if (event.button !== 0) return;
    event.preventDefault();
    const start = { x: event.clientX, y: event.clientY };
    const end = new AbortController();
    const { signal } = end;
    const isFar = ({ clientX, clientY }: PointerEvent): boolean =>
      Math.hypot(clientX - start.x, clientY - start.y) > DRAG_FROM;
    const move = (now: PointerEvent): void => {
      if (this.dragged === null && !isFar(now)) return;
      if (this.dragged === null) {
        this.dragged = figure;
        this.take(figure);
      }
      this.at = { x: now.clientX, y: now.clientY };
      this.scene.pointed = spotAt(now.clientX, now.clientY);
    };
    const stop = (): void => {
      end.abort();
      this.dragged = null;
      this.scene.pointed = null;
    };
    const drop = (now: PointerEvent): void => {
      const place = this.dragged === null ? null : spotAt(now.clientX, now.clientY);
      if (this.dragged === null) this.take(figure);
      stop();
      if (place !== null && place !== figure.from) void this.put(figure, place);
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', stop, { signal });
  }

  private take(figure: CarriedFigure): void {
    this.taken = this.answer(firstWishes(figure));
  }

  private async put(figure: CarriedFigure, place: SpotId): Promise<void> {
    await this.taken;
    await this.answer(lastWishes(figure, place));
  }

  /** The first one must be possible, or its why-not is shown. A later question with only one answer is answered by the server. */
  private async answer(wishes: readonly SagaOption[]): Promise<void> {
    const [first] = wishes;
    if (first !== undefined && !this.scene.isOffered(first)) return this.scene.explain(first);
    await this.scene.answerInTurn(wishes);
  }
}
