/** The place beside a question where the shell puts its guide. Games know nothing of it: the layout of every board has the place. */
import { getContext, setContext, type Snippet } from 'svelte';

/** Where there is little room, the layout has a button for the guide and shows it in place of the question. */
export interface GuideFold {
  readonly isFolded: boolean;
  /** Folded, with something that was not said yet. */
  readonly hasNews: boolean;
  fold(): void;
  unfold(): void;
}

const KEY = Symbol('guide');
/** Null: there is nothing to be said. */
type GuideSlot = () => Snippet | null;
interface Slot {
  readonly guide: GuideSlot;
  readonly fold: () => GuideFold | null;
}

export const setGuide = (guide: GuideSlot, fold: () => GuideFold | null): void =>
  void setContext<Slot>(KEY, { guide, fold });
/** A board that is drawn outside of the shell has none. */
export const getGuide = (): GuideSlot => getContext<Slot | undefined>(KEY)?.guide ?? (() => null);
export const getGuideFold = (): (() => GuideFold | null) => getContext<Slot | undefined>(KEY)?.fold ?? (() => null);
