/** The place beside a question where the shell puts its guide. Games know nothing of it: the layout of every board has the place. */
import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('guide');
/** Null: there is nothing to be said. */
type GuideSlot = () => Snippet | null;

export const setGuide = (slot: GuideSlot): void => void setContext(KEY, slot);
/** A board that is drawn outside of the shell has none. */
export const getGuide = (): GuideSlot => getContext<GuideSlot | undefined>(KEY) ?? (() => null);
