/** Turns the events of a game into lines of text, and its result into a ranking. Shared by `play` and `replay`. */
import type { Result } from '../kernel/index.ts';
import type { SpokenText } from '../text/index.ts';
import { words } from './words.ts';

/** Returns a function that takes the events in order and returns the lines of each: none, a sentence, an empty line before a new part. */
export function eventNarrator(text: SpokenText): (event: unknown) => readonly string[] {
  let part: string | null = null;
  return (event) => {
    const sentence = text.event(event);
    const opened = text.part(event);
    const lines = sentence === null ? [] : [sentence];
    if (opened === null || opened === part) return lines;
    part = opened;
    return ['', ...lines];
  };
}

export function* outcome(
  text: SpokenText,
  { scores, places }: Result,
  nameOf: (seat: number) => string = (seat) => text.seat(seat),
): Generator<string> {
  const { say } = words[text.language];
  yield say('result');
  const ranking = places.map((place, seat) => ({ place, name: nameOf(seat), score: scores[seat]! }));
  ranking.sort((a, b) => a.place - b.place);
  for (const line of ranking) yield say('place', line);
  const winners = ranking.filter(({ place }) => place === 1).map(({ name }) => name);
  yield winners.length === 1 ? say('victory', { name: winners[0]! }) : say('sharedVictory', { names: winners });
}
