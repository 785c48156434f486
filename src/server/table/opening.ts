/** A new table. */
import type { AnyGame, Options } from '../../kernel/index.ts';
import type { BotLevel, TableSettings } from '../../protocol/index.ts';
import { FREE_SEAT, memberCalled, withSeat, type Member, type SeatRecord, type TableRecord } from './record.ts';
import { hashOfSeed } from './shuffle.ts';

export interface Opening {
  readonly id: string;
  readonly seed: string;
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly settings: TableSettings;
  readonly host: { readonly id: string; readonly name: string };
  readonly now: number;
}

/** The host has the first seat, and adds a nonce by coming to the table: not before the hash of the seed was shown. */
export function openedTable(opening: Opening): TableRecord {
  const { id, seed, game, host, now } = opening;
  const member: Member = {
    no: 0,
    person: host.id,
    name: host.name,
    muted: false,
    banned: false,
    arrived: true,
    left: false,
    nonce: null,
  };
  const seats = Array.from({ length: opening.seats }, (_, seat) =>
    seat === 0 ? { ...FREE_SEAT, member: 0 } : FREE_SEAT,
  );
  return {
    id,
    game: game.id,
    phase: 'gathering',
    created: now,
    ended: null,
    settings: opening.settings,
    options: opening.options,
    host: 0,
    members: [member],
    seats,
    abandon: [],
    trouble: null,
    shuffle: { seed, hash: hashOfSeed(seed), nonces: null },
    rematch: null,
    rules: null,
    beginsWithHost: false,
    numbers: { seats: seats.map(() => 1), spectator: 1 },
    lines: 0,
    withdrawn: [],
    undoable: [],
    undone: null,
    asked: [],
    answered: [],
    taken: {},
  };
}

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
  opening: Pick<Opening, 'id' | 'seed' | 'game' | 'now'>,
  host: Member,
): TableRecord {
  const bySeat = new Set(opening.game.options.filter(({ kind }) => kind === 'bySeat').map(({ id }) => id));
  const options = Object.fromEntries(Object.entries(old.options).filter(([id]) => !bySeat.has(id)));
  const fresh = openedTable({
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
    const owner = seat.member === null ? null : memberCalled(old, seat.member);
    if (owner === null) return { ...FREE_SEAT, bot: seat.bot, wishes };
    members.push({ ...owner, no: members.length, arrived: false, left: false, muted: owner.muted, nonce: null });
    return { ...FREE_SEAT, member: members.length - 1, wishes };
  });
  const no = members.find((member) => member.person === host.person)!.no;
  return { ...fresh, members, seats, host: no };
}
