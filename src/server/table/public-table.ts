/** The part of a table that everybody may see. */
import type { PublicTable } from '../../protocol/index.ts';
import { hasEnded, memberByNumber, type TableRecord } from './record.ts';

/** Built from nothing, field by field: the seed, the persons and the votes' owners' identities stay here. */
export function publicTable(record: TableRecord): PublicTable {
  const ended = hasEnded(record);
  return {
    id: record.id,
    game: record.game,
    phase: record.phase,
    created: record.created,
    settings: {
      open: record.settings.open,
      watch: record.settings.watch,
      pace: record.settings.pace,
      botPace: record.settings.botPace,
    },
    options: record.options,
    seats: record.seats.map((seat) => ({
      holder: seat.member !== null ? 'person' : seat.bot !== null ? 'bot' : 'free',
      member: seat.member,
      name: (seat.member === null ? seat.bot?.name : memberByNumber(record, seat.member)?.name) ?? '',
      bot: seat.bot?.level ?? null,
      standIn: seat.member !== null && seat.bot !== null,
      wishes: seat.wishes,
      votes: seat.votes,
    })),
    members: record.members
      .filter((member) => !member.left && !member.banned)
      .map(({ no, name, muted }) => ({ no, name, muted })),
    host: record.host,
    abandon: record.abandon,
    trouble: record.trouble !== null,
    shuffle: {
      hash: record.shuffle.hash,
      commitments: record.shuffle.commitments,
      revealUntil: record.shuffle.frozen?.until ?? null,
      nonces: record.shuffle.nonces,
      seed: ended ? record.shuffle.seed : null,
      earlier: record.earlier,
    },
    practice: record.practice,
    rematch: record.rematch,
  };
}
