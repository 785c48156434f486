/** What flies over the page, and what is heard with it. */
import type { CardId, FigureId, RewardId, StatId } from '../../../../games/blood-rage/facts/index.ts';

/** A number that is gained or lost, with the sign of what it counts. */
export type Counted = 'glory' | 'rage' | StatId;
/** A mark that is set on a province for a moment. */
export type StampId = 'pillage' | 'battle' | 'doom' | 'struck';

export type Item =
  | { readonly is: 'figure'; readonly seat: number; readonly figure: FigureId }
  | { readonly is: 'card'; readonly card: CardId }
  | { readonly is: 'back' }
  | { readonly is: 'token'; readonly reward: RewardId }
  | { readonly is: 'count'; readonly of: Counted; readonly n: number }
  | { readonly is: 'quest'; readonly isDone: boolean }
  | { readonly is: 'stamp'; readonly stamp: StampId };

export type Sound =
  'step' | 'splash' | 'fall' | 'card' | 'turn' | 'glory' | 'rage' | 'raise' | 'horn' | 'clash' | 'doom' | 'won';
