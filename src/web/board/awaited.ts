/** Who is awaited, and for what, in the third person. */
import type { AnyAsks, AskOf } from './asks.ts';
import type { BoardScene } from './scene.svelte.ts';
import { say } from './words.ts';

/** Seats that are asked the same question share one sentence. Without `sentence` no question has words of its own. */
export function awaitedIn<Asks extends AnyAsks>(
  scene: BoardScene<unknown, Asks>,
  sentence?: (ask: AskOf<Asks>, who: string, whos: readonly string[]) => string,
): string {
  // My own part stands in my question.
  const asked = scene.game.asked.filter(({ seat }) => seat !== scene.me);
  const [first] = asked;
  if (first === undefined) return '';
  const whos = asked.map(({ seat }) => scene.name(seat));
  const isOne = asked.every(({ ask }) => ask === first.ask);
  return isOne && sentence !== undefined
    ? sentence(first.ask, whos[0]!, whos)
    : say('awaitsAnswer', { n: whos.length, whos });
}
