/** The result of the last reveal, for the strip that tells it until the next click. */
import type { News } from '../../protocol/client.ts';
import type { TableDoc } from '../../protocol/table.ts';
import { eventsIn } from './scene.svelte.ts';

/** `before` and `question`: what was shown, and what was asked, before the update. */
type ResultOf<View, Event, Result> = (events: readonly Event[], before: View, question: number) => Result | null;

export class LatestResult<View, Event, Result> {
  current: Result | null = $state.raw(null);
  private readonly resultOf: ResultOf<View, Event, Result>;

  /** `resultOf` finds the last reveal among the events of one update; null if nothing was revealed. */
  constructor(resultOf: ResultOf<View, Event, Result>) {
    this.resultOf = resultOf;
  }

  /** A listener of the table: called when an update is shown, with or without motion. */
  readonly onShown = (news: News, before: TableDoc | null): void => {
    if (news.anew || news.withdrawn.length > 0) this.current = null;
    const game = before?.game ?? null;
    if (game === null || news.anew) return;
    this.current = this.resultOf(eventsIn<Event>(news), game.view as View, game.question) ?? this.current;
  };

  readonly dismiss = (): void => void (this.current = null);
}
