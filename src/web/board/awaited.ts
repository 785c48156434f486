/** Who is awaited, and for what, in the third person. */
import type { AnyAsks, ByAsk } from './asks.ts';
import type { BoardScene } from './scene.svelte.ts';
import { say } from './words.ts';

type AwaitedSentence = (who: string, whos: readonly string[]) => string;

/**
 * `sentences` has null for a question without words of its own, and may be left out where none has any. Seats that are asked the same
 * question share one sentence.
 */
export function awaitedIn<Asks extends AnyAsks>(
  scene: BoardScene<unknown, Asks>,
  sentences?: ByAsk<Asks, AwaitedSentence | null>,
): string {
  // My own part stands in my question.
  const asked = scene.game.asked.filter(({ seat }) => seat !== scene.me);
  const [first] = asked;
  if (first === undefined) return '';
  const whos = asked.map(({ seat }) => scene.name(seat));
  const isOne = asked.every(({ ask }) => ask === first.ask);
  const sentence = isOne ? sentences?.[first.ask] : null;
  return sentence?.(whos[0]!, whos) ?? say('awaitsAnswer', { n: whos.length, whos });
}
