/** What a viewer sees of the sample game. */
import type { Card } from './facts/ids.ts';

export interface SampleView {
  readonly night: number;
  readonly first: number;
  readonly deck: number;
  readonly reserve: number;
  readonly discard: readonly Card[];
  /** Known cards by name, the others as null: each jarl knows what it buried itself. */
  readonly buried: readonly (Card | null)[];
  readonly shores: readonly (readonly number[])[];
  readonly jarls: readonly {
    readonly hall: number;
    readonly played: readonly Card[];
    /** Known ones first. A rival's card is known if I passed it on and saw it missing. */
    readonly packet: readonly (Card | null)[];
    readonly hand: readonly (Card | null)[];
    readonly chest: readonly (Card | null)[];
    readonly treasure: readonly (number | null)[];
  }[];
}
