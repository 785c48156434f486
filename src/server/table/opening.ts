/** A new table. */
import type { BotLevel } from '../../protocol/index.ts';
import {
  FREE_SEAT,
  memberByNumber,
  openedProgress,
  openedRecord,
  withSeat,
  type Member,
  type Opening,
  type SeatRecord,
  type TableProgress,
  type TableRecord,
} from './record.ts';

export interface OpenedTable {
  readonly record: TableRecord;
  readonly progress: TableProgress;
}

/** The host has the first seat. */
export const openedTable = (opening: Opening): OpenedTable => ({
  record: openedRecord(opening),
  progress: openedProgress(opening),
});

/** With bots in all seats but the host's, for whom alone the game waits. */
export function withBots(record: TableRecord, level: BotLevel, botName: (record: TableRecord) => string): TableRecord {
  let seated = record;
  for (let seat = 1; seat < record.seats.length; seat++) {
    seated = withSeat(seated, seat, { bot: { level, name: botName(seated) } });
  }
  return { ...seated, beginsWithHost: true };
}

/** The same people in the same seats, with the same options; each counts as there when they come. */
export function rematchOf(
  old: TableRecord,
  opening: Pick<Opening, 'id' | 'seed' | 'game' | 'now' | 'earlier'>,
  host: Member,
): OpenedTable {
  const bySeat = new Set(opening.game.options.filter(({ kind }) => kind === 'bySeat').map(({ id }) => id));
  const options = Object.fromEntries(Object.entries(old.options).filter(([id]) => !bySeat.has(id)));
  const { record, progress } = openedTable({
    ...opening,
    seats: old.seats.length,
    options,
    settings: old.settings,
    host: { id: host.person, name: host.name },
  });
  const members: Member[] = [];
  const seats = old.seats.map((seat, number): SeatRecord => {
    const wishes = Object.fromEntries(
      [...bySeat].flatMap((id) => {
        const value = old.options[id];
        return Array.isArray(value) ? [[id, String(value[number])]] : [];
      }),
    );
    const owner = seat.member === null ? null : memberByNumber(old, seat.member);
    if (owner === null) return { ...FREE_SEAT, bot: seat.bot, wishes };
    members.push({ ...owner, no: members.length, arrived: false, left: false, muted: owner.muted, commitment: null });
    return { ...FREE_SEAT, member: members.length - 1, wishes };
  });
  const no = members.find((member) => member.person === host.person)!.no;
  return { record: { ...record, members, seats, host: no }, progress };
}
