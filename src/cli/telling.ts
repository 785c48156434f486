/** How a game is told, whether it is played now or was played before: its events in parts, and the score at the end. */
import type { StoryText } from '../games/index.ts';
import type { Result } from '../kernel/index.ts';
import { words } from './words.ts';

/** Takes the events one after the other, and gives the lines of each: none, a sentence, an empty line before a new part. */
export function teller(text: StoryText): (event: unknown) => readonly string[] {
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

/** `nameOf` says who sat there. */
export function* outcome(
  text: StoryText,
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
