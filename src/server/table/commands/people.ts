/** Membership, chat and the host's powers over members. */
import { distinctName } from '../../names.ts';
import { accept, refuse, say, type Moment } from '../change.ts';
import {
  FREE_SEAT,
  memberByNumber,
  seatOf,
  withMember,
  withoutVotes,
  withSeat,
  type Member,
  type TableRecord,
} from '../record.ts';
import { mayReadStory, standpointOf } from '../standpoint.ts';
import { ANY_PHASE, ENDED, type TableCommands } from './command.ts';

type PeopleCommands = 'leave' | 'kick' | 'mute' | 'giveHost' | 'chat';

/** Members without a seat: more than ever chat at one table. */
export const MAX_UNSEATED = 60;

/** Lines of chat at one table. Those who watch cannot use up what the players have. */
export const MAX_CHATS = { seated: 10_000, others: 2_000 };

export const peopleCommands: TableCommands<PeopleCommands> = {
  leave: {
    who: 'member',
    phases: ANY_PHASE,
    run(moment) {
      const { record, caller } = moment;
      const member = caller.member!;
      const isOver = ENDED.includes(record.phase);
      if (caller.seat !== null && record.phase === 'playing') return refuse('table.resignFirst');
      const risen = caller.seat !== null && !isOver ? withSeat(record, caller.seat, FREE_SEAT) : record;
      const gone = withMember(risen, member.no, { left: true });
      return accept({
        record: member.no === record.host && !isOver ? withNextHost(gone) : gone,
        lines: isOver ? [] : [say('seatLeft', { person: member.name })],
      });
    },
  },

  kick: {
    who: 'host',
    phases: ANY_PHASE,
    run({ record, caller }, { member: no }) {
      const member = memberByNumber(record, no);
      if (member === null || member.banned) return refuse('table.noSuchMember');
      if (member.no === caller.member!.no) return refuse('table.notYourself');
      const seat = seatOf(record, member);
      if (seat !== null && record.phase !== 'gathering') return refuse('table.seatedStay');
      const risen = seat === null ? record : withSeat(record, seat, FREE_SEAT);
      return accept({
        record: withMember(risen, no, { banned: true }),
        lines: [say('seatLeft', { person: member.name })],
      });
    },
  },

  mute: {
    who: 'host',
    phases: ANY_PHASE,
    run({ record, caller }, { member: no, muted }) {
      const member = memberByNumber(record, no);
      if (member === null) return refuse('table.noSuchMember');
      if (member.no === caller.member!.no) return refuse('table.notYourself');
      return accept({ record: withMember(record, no, { muted }) });
    },
  },

  giveHost: {
    who: 'host',
    phases: ANY_PHASE,
    run({ record }, { member: no }) {
      const member = memberByNumber(record, no);
      if (member === null || member.banned || member.left) return refuse('table.noSuchMember');
      return accept({ record: { ...record, host: no }, lines: [say('newHost', { person: member.name })] });
    },
  },

  chat: {
    who: 'anyone',
    phases: ANY_PHASE,
    run(moment, { text }) {
      const { record: before, caller } = moment;
      const { viewer } = standpointOf(before, caller.person);
      if (!mayReadStory(before, viewer)) return refuse('table.noWatching');
      if (caller.member?.muted === true) return refuse('table.muted');
      const chat = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
      if (chat === '') return refuse('table.badMessage');
      if (isChatFull(moment)) return refuse('table.chatFull');
      const { record, member } = withCaller(moment);
      return accept({ record, lines: [{ chat, member: member.no, name: member.name }] });
    },
  },
};

const isChatFull = ({ progress: { chats }, caller }: Moment): boolean =>
  caller.seat === null ? chats.others >= MAX_CHATS.others : chats.seated >= MAX_CHATS.seated;

/**
 * Makes room for a new member: where too many have no seat, the latest of them is a member no longer. So a crowd that only chats replaces
 * itself, and cannot keep out anybody else. People whom the host muted or removed stay noted.
 */
function withRoom(record: TableRecord): TableRecord {
  const unseated = record.members.filter(
    (member) => !member.banned && !member.muted && member.no !== record.host && seatOf(record, member) === null,
  );
  const latest = unseated.at(-1);
  if (latest === undefined || unseated.length < MAX_UNSEATED) return record;
  return { ...record, members: record.members.filter((member) => member !== latest) };
}

/** The caller's name, told apart from the names of others who are or were at the table. */
function nameFor({ record, caller }: Pick<Moment, 'record' | 'caller'>): string {
  const others = record.members.filter(({ person }) => person !== caller.person).map(({ name }) => name);
  const bots = record.seats.flatMap(({ bot }) => (bot === null ? [] : [bot.name]));
  return distinctName(caller.name, [...others, ...bots]);
}

/** The record with the caller among its members. */
export function withCaller({ record, caller }: Pick<Moment, 'record' | 'caller'>): {
  readonly record: TableRecord;
  readonly member: Member;
} {
  const known = caller.member;
  if (known !== null) {
    const member: Member = {
      ...known,
      name: nameFor({ record, caller }),
      commitment: caller.commitment ?? known.commitment,
      arrived: true,
      left: false,
    };
    return { record: withMember(record, known.no, member), member };
  }
  const no = record.members.reduce((highest, each) => Math.max(highest, each.no), -1) + 1;
  const { person, commitment } = caller;
  const name = nameFor({ record, caller });
  const member: Member = { no, person, name, commitment, muted: false, banned: false, arrived: true, left: false };
  return { record: { ...record, members: [...withRoom(record).members, member] }, member };
}

/**
 * The record after the caller connected. While people gather, it notes arrival (a rematch reserves seats), commitment and name; in mid-game it
 * clears the votes for a stand-in.
 */
export function withArrival({ record, caller }: Moment): TableRecord {
  const { member, seat } = caller;
  if (record.phase === 'playing' && seat !== null) return withoutVotes(record, seat);
  if (member === null || record.phase !== 'gathering') return record;
  // The latest counts, for only the device that drew the nonce can reveal it; once the seats are frozen nothing counts any more.
  const isFrozen = record.shuffle.frozen !== null;
  const commitment = isFrozen ? member.commitment : (caller.commitment ?? member.commitment);
  const name = nameFor({ record, caller });
  if (member.arrived && !member.left && commitment === member.commitment && name === member.name) return record;
  return withMember(record, member.no, { arrived: true, left: false, commitment, name });
}

/** The next host: a member with a seat, else any member who has not left. */
export function withNextHost(record: TableRecord): TableRecord {
  const here = record.members.filter((member) => !member.left && !member.banned && member.no !== record.host);
  const next = here.find((member) => seatOf(record, member) !== null) ?? here[0];
  return next === undefined ? record : { ...record, host: next.no };
}

/** If the host has left, the member who joins next becomes host: nobody was there to take over. */
export const withPresentHost = (record: TableRecord, next: Member): TableRecord =>
  memberByNumber(record, record.host)?.left === true ? { ...record, host: next.no } : record;
