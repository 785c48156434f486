/** How much of what was compared. */

/** Comparisons made, by what was compared. */
export interface Tally {
  welcomes: number;
  catchUps: number;
  whyNots: number;
  refusals: number;
  requests: number;
  /** After what all may notice. */
  updates: number;
  /** After the viewer's own answer that is still sealed. */
  own: number;
  /** After what the viewer may not notice at all. */
  silences: number;
  botWorlds: number;
}
export const emptyTally = (): Tally => ({
  welcomes: 0,
  catchUps: 0,
  whyNots: 0,
  refusals: 0,
  requests: 0,
  updates: 0,
  own: 0,
  silences: 0,
  botWorlds: 0,
});
export const totalOf = (tally: Tally): number => Object.values(tally).reduce((sum, count: number) => sum + count, 0);
