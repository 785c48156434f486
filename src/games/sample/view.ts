/** The view of the sample game. */
import type { Card } from './facts/ids.ts';

export interface SampleView {
  readonly night: number;
  readonly first: number;
  readonly deck: number;
  readonly reserve: number;
  readonly discard: readonly Card[];
  /** Known cards by name, unknown ones as null; each jarl knows the cards it buried itself. */
  readonly buried: readonly (Card | null)[];
  readonly shores: readonly (readonly number[])[];
  readonly jarls: readonly {
    readonly hall: number;
    readonly played: readonly Card[];
    /** Known cards first. A rival's card is known if the viewer passed it on and later saw that it was missing. */
    readonly packet: readonly (Card | null)[];
    readonly hand: readonly (Card | null)[];
    readonly chest: readonly (Card | null)[];
    readonly treasure: readonly (number | null)[];
  }[];
}
