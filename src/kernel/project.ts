/** What one viewer may receive of a game. Everything that leaves the server about a game goes through here. */
import { choiceFor } from './play.ts';
import { undoable } from './apply.ts';
import type { Choice, Emitted, Frame, Game, Picks, Result, Seat, State, Viewer } from './types.ts';

interface Projection<O, V> {
  readonly question: number;
  /** Which seats are asked what is public; which of them have answered is not. */
  readonly asked: readonly { readonly seat: Seat; readonly ask: string }[];
  readonly choice: Choice<O> | null;
  /** The viewer's own answer while it is still sealed. */
  readonly sealed: Picks | null;
  readonly undo: boolean;
  readonly result: Result | null;
  readonly view: V;
}

export function project<T, F extends Frame, O, E, V>(
  game: Game<T, F, O, E, V>,
  state: State<T, F, O>,
  viewer: Viewer,
): Projection<O, V> {
  const mine = viewer === 'spectator' ? undefined : choiceFor(state, viewer);
  return {
    question: state.question,
    asked: state.asked.map(({ seat, ask }) => ({ seat, ask })),
    choice: mine ?? null,
    sealed: viewer === 'spectator' || mine === undefined ? null : state.answers[viewer]!,
    undo: viewer !== 'spectator' && undoable(state as never, viewer),
    result: state.result,
    view: game.view(state, viewer),
  };
}

/** The form of an event that the viewer may see. Both forms were fixed when it was emitted. */
export const eventFor = <E>(event: Emitted<E>, viewer: Viewer): E =>
  event.full !== null && viewer !== 'spectator' && event.seats.includes(viewer) ? event.full : event.shell;
