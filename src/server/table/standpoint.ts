/** What a person is at a table (seat, member, host), what they may see, and the number of their last message. */
import type { Seat, Viewer } from '../../kernel/index.ts';
import type { You } from '../../protocol/index.ts';
import { hasBegun, memberOf, seatOf, type TableProgress, type TableRecord } from './record.ts';

export interface Standpoint {
  readonly viewer: Viewer;
  readonly you: You;
  readonly banned: boolean;
}

export function standpointOf(record: TableRecord, person: string | null): Standpoint {
  const member = memberOf(record, person);
  const seat = seatOf(record, member);
  return {
    viewer: seat === null ? 'spectator' : (seat as Seat),
    you: { member: member?.no ?? null, seat, host: member !== null && member.no === record.host },
    banned: member?.banned ?? false,
  };
}

/** Those without a seat see a game only where watching is allowed. */
export const maySeeGame = (record: TableRecord, viewer: Viewer): boolean =>
  viewer !== 'spectator' || record.settings.watch;

/** While people gather the story is everybody's; then it tells of the game. */
export const mayReadStory = (record: TableRecord, viewer: Viewer): boolean =>
  !hasBegun(record) || maySeeGame(record, viewer);

export const numberFor = ({ numbers }: TableProgress, viewer: Viewer): number =>
  viewer === 'spectator' ? numbers.spectator : numbers.seats[viewer]!;
