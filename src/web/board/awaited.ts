/** Who is awaited, and for what, in the third person. */
import type { BoardScene } from './scene.svelte.ts';
import { say } from './words.ts';

/** `sentences` has one for each question that the game has words for; seats asked the same question share one sentence. */
export function awaitedIn(
  scene: BoardScene,
  sentences: { readonly [ask: string]: (who: string, whos: readonly string[]) => string },
): string {
  const { asked } = scene.game;
  const [first] = asked;
  if (first === undefined) return '';
  const whos = asked.map(({ seat }) => scene.name(seat));
  const isOne = asked.every(({ ask }) => ask === first.ask);
  const sentence = isOne ? sentences[first.ask] : undefined;
  return sentence?.(whos[0]!, whos) ?? say('awaitsAnswer', { n: whos.length, whos });
}
