/** The practice table: bots answer as the game has prepared it, by how often they were asked the same before. */
import { sameOption, type AnyGame, type Choice, type Picks } from '../../kernel/index.ts';
import type { Change } from './change.ts';
import type { TableProgress } from './record.ts';
import type { TableSnapshot } from './snapshot.ts';

const keyOf = (seat: number, ask: string): string => `${seat}:${ask}`;

/** The count after a change; the same object where nothing is counted. */
export function practisedAfter(
  { record, state, progress }: TableSnapshot,
  { input }: Change,
): TableProgress['practised'] {
  if (!record.practice || input?.do !== 'answer') return progress.practised;
  const ask = state?.asked.find(({ seat }) => seat === input.seat)?.ask;
  if (ask === undefined) return progress.practised;
  const key = keyOf(input.seat, ask);
  return { ...progress.practised, [key]: (progress.practised[key] ?? 0) + 1 };
}

/** What the game has prepared for this question; null where it has nothing, or what it has is not on offer now. */
export function preparedPicks(
  { practice }: Pick<AnyGame, 'practice'>,
  { record, progress }: Pick<TableSnapshot, 'record' | 'progress'>,
  { seat, ask, options }: Choice<unknown>,
): Picks | null {
  if (!record.practice || practice === undefined) return null;
  const line = practice.answers.find((each) => each.seat === seat && each.ask === ask);
  const wish = line?.wishes[progress.practised[keyOf(seat, ask)] ?? 0];
  if (wish === undefined) return null;
  const pick = options.findIndex((option) => sameOption(option, wish));
  return pick === -1 ? null : [pick];
}
