/** Who stands where, and on which side of the arena: all that reach depends on. The rules' table is a Standing. */
import type { Seat } from '../../../kernel/types.ts';
import { arenas, codeOf, type Arena } from './arena.ts';
import { SIDE_CODES, type SideId, type SpaceId } from './ids.ts';

export interface Standing {
  /** The code of the side. */
  readonly side: number;
  /** Where the Vikings stand, by seat: codes of spaces, -1 before they are placed. */
  readonly vikings: readonly number[];
}

export const arenaOf = (standing: Standing): Arena => arenas[standing.side]!;
export const vikingOn = (standing: Standing, space: number): Seat | -1 => standing.vikings.indexOf(space) as Seat | -1;
export const isFree = (standing: Standing, space: number): boolean => vikingOn(standing, space) === -1;
export const isWater = (standing: Standing, space: number): boolean => arenaOf(standing).isWater[space]!;

/** As a viewer sees it: with names for numbers. */
interface Seen {
  readonly side: SideId;
  readonly seats: readonly { readonly space: SpaceId | null }[];
}

export const standingIn = ({ side, seats }: Seen): Standing => ({
  side: SIDE_CODES[side],
  vikings: seats.map(({ space }) => (space === null ? -1 : codeOf(space))),
});
