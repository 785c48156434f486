/** The result of the last reveal, for the strip that tells it until the next click. */
import type { News } from '../../protocol/client.ts';
import type { TableDoc } from '../../protocol/table.ts';
import { eventsIn } from './scene.svelte.ts';

export class LatestResult<View, Event, Result> {
  current: Result | null = $state.raw(null);
  private readonly resultOf: (events: readonly Event[], before: View) => Result | null;

  /** `resultOf` finds the last reveal among the events of one update; null if nothing was revealed. */
  constructor(resultOf: (events: readonly Event[], before: View) => Result | null) {
    this.resultOf = resultOf;
  }

  /** A listener of the table: called when an update is shown, with or without motion. */
  readonly onShown = (news: News, before: TableDoc | null): void => {
    if (news.anew || news.withdrawn.length > 0) this.current = null;
    const view = before?.game?.view as View | undefined;
    if (view !== undefined && !news.anew) this.current = this.resultOf(eventsIn<Event>(news), view) ?? this.current;
  };

  readonly dismiss = (): void => void (this.current = null);
}
