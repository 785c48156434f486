/**
 * How often a person could have dealt again: games with others that they gave up or resigned after the deal, and deals for which they had
 * promised a nonce that was missing. Counted when it happens and kept with the person, so that no table need be kept for it and nobody
 * can delete it. Everybody at a host's next table is shown the host's counts.
 */
import type { ShuffleCount } from '../store/store.ts';
import { hasBegun, memberByNumber, type TableRecord } from './record.ts';

/** What a change of the table adds to the counts of persons. */
export function shuffleCounts(before: TableRecord, after: TableRecord): readonly ShuffleCount[] {
  if (!hasBegun(after) || before === after || !hadOthers(after)) return [];
  return [
    ...(hasBegun(before) ? [] : withholders(after)).map((person) => ({ person, givenUp: 0, withheld: 1 })),
    ...[...resigned(before, after), ...givingUp(before, after)].map((person) => ({ person, givenUp: 1, withheld: 0 })),
  ];
}

/** Seats change owners during the game, so the number of people at the deal is noted; games that began before it was, have it not. */
const hadOthers = ({ shuffle, seats }: TableRecord): boolean =>
  (shuffle.people ?? seats.filter(({ member }) => member !== null).length) > 1;

const ownerOf = (record: TableRecord, seat: number): readonly string[] => {
  const no = record.seats[seat]?.member ?? null;
  const person = no === null ? undefined : memberByNumber(record, no)?.person;
  return person === undefined ? [] : [person];
};

function withholders(record: TableRecord): readonly string[] {
  const { commitments, nonces } = record.shuffle;
  if (commitments === null || nonces === null) return [];
  return record.seats.flatMap((_, seat) =>
    commitments[seat] !== null && nonces[seat] === null ? ownerOf(record, seat) : [],
  );
}

const resigned = (before: TableRecord, after: TableRecord): readonly string[] =>
  before.phase !== 'playing'
    ? []
    : before.seats.flatMap((_, seat) => (after.seats[seat]?.member === null ? ownerOf(before, seat) : []));

const givingUp = (before: TableRecord, after: TableRecord): readonly string[] =>
  before.phase === 'abandoned' || after.phase !== 'abandoned'
    ? []
    : after.seats.flatMap((_, seat) => ownerOf(after, seat));
