/**
 * How often a host could have dealt again: games with others that were given up after the deal, or dealt without a nonce that somebody had
 * promised. Everybody at the host's next table is shown the counts.
 */
import type { EarlierShuffles } from '../../protocol/index.ts';
import { hasBegun, memberOf, type TableRecord } from './record.ts';

/** Of the tables that the server still keeps of this person. */
export function earlierShuffles(person: string, records: readonly TableRecord[]): EarlierShuffles {
  const withOthers = records.filter((record) => hasBegun(record) && hasOthers(record, person));
  return {
    givenUp: withOthers.filter(({ phase }) => phase === 'abandoned').length,
    withheld: withOthers.filter(isWithheld).length,
  };
}

/** Of the table that a rematch follows, and those before it: these counts last longer than the tables are kept. */
export const earlierWith = (old: TableRecord): EarlierShuffles => ({
  givenUp: old.earlier.givenUp + (old.phase === 'abandoned' ? 1 : 0),
  withheld: old.earlier.withheld + (isWithheld(old) ? 1 : 0),
});

export const higherCounts = (one: EarlierShuffles, other: EarlierShuffles): EarlierShuffles => ({
  givenUp: Math.max(one.givenUp, other.givenUp),
  withheld: Math.max(one.withheld, other.withheld),
});

function hasOthers(record: TableRecord, person: string): boolean {
  const own = memberOf(record, person)?.no ?? null;
  return record.seats.some(({ member }) => member !== null && member !== own);
}

const isWithheld = ({ shuffle: { commitments, nonces } }: TableRecord): boolean =>
  commitments !== null && nonces !== null && commitments.some((each, seat) => each !== null && nonces[seat] === null);
