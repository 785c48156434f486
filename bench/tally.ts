/** What is counted of games played at random. */
export interface Tally {
  /** Questions with two or more legal answers. */
  decisions: number;
  /** Legal answers to them, summed. */
  options: number;
  /** Facts told to the players. */
  events: number;
  games: number;
  seats: number;
  /** Of all seats, summed. */
  scores: number;
}

export const emptyTally = (): Tally => ({ decisions: 0, options: 0, events: 0, games: 0, seats: 0, scores: 0 });

export function addGame(tally: Tally, scores: readonly number[]): void {
  tally.games++;
  tally.seats += scores.length;
  for (const score of scores) tally.scores += score;
}
