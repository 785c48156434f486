/** Absent seats, resignations, agreements to stop. */
import { accept, refuse, say, type Change, type Moment } from '../change.ts';
import { FREE_SEAT, memberByNumber, personSeats, withSeat, type TableRecord } from '../record.ts';
import type { UnnumberedLine } from '../story.ts';
import { PLAYING, type TableCommands } from './command.ts';
import { withNextHost } from './people.ts';

type MidgameCommands = 'standIn' | 'comeBack' | 'resign' | 'abandon';

/** The level of a stand-in: the better bot, in fairness to the absent person. */
const STAND_IN = 'greedy';

export const midgameCommands: TableCommands<MidgameCommands> = {
  standIn: {
    who: 'seated',
    phases: PLAYING,
    run(moment, { seat }) {
      const { record, caller, isAway } = moment;
      const wanted = record.seats[seat];
      if (wanted === undefined || wanted.member === null) return refuse('table.noSuchSeat');
      if (seat === caller.seat) return refuse('table.notYourself');
      if (wanted.bot !== null) return refuse('table.botPlays');
      if (!isAway(wanted.member)) return refuse('table.notAway');
      const voter = caller.member!.no;
      const votes = wanted.votes.includes(voter) ? wanted.votes : [...wanted.votes, voter];
      const others = personSeats(record).filter((each) => each !== seat);
      const allAgree = others.every((each) => votes.includes(record.seats[each]!.member!));
      if (voter !== record.host && !allAgree) return accept({ record: withSeat(record, seat, { votes }) });
      const person = memberByNumber(record, wanted.member)!.name;
      return accept({
        record: withSeat(record, seat, { votes: [], bot: botFor(moment, record) }),
        lines: [say('botReplaces', { person })],
      });
    },
  },

  comeBack: {
    who: 'seated',
    phases: PLAYING,
    run({ record, caller }) {
      if (record.seats[caller.seat!]!.bot === null) return refuse('table.seatYours');
      return accept({
        record: withSeat(record, caller.seat!, { bot: null, votes: [] }),
        lines: [say('backAgain', { person: caller.member!.name })],
      });
    },
  },

  resign: {
    who: 'seated',
    phases: PLAYING,
    run(moment) {
      const { record, caller, now } = moment;
      const bot = record.seats[caller.seat!]!.bot ?? botFor(moment, record);
      const left = withSeat(record, caller.seat!, { ...FREE_SEAT, bot });
      const lines = [say('resigned', { person: caller.member!.name })];
      const isOver = left.seats.every(({ member }) => member === null);
      if (isOver) return accept(abandoned(left, [], now, lines));
      const hosted = caller.member!.no === record.host ? withNextHost(left) : left;
      return accept(agreed(hosted, now, lines));
    },
  },

  abandon: {
    who: 'seated',
    phases: PLAYING,
    run({ record, caller, now }, { agree }) {
      const no = caller.member!.no;
      const others = record.abandon.filter((each) => each !== no);
      if (!agree) return accept({ record: { ...record, abandon: others } });
      const lines = record.abandon.includes(no) ? [] : [say('wantsToStop', { person: caller.member!.name })];
      return accept(agreed({ ...record, abandon: [...others, no] }, now, lines));
    },
  },
};

const botFor = ({ botName }: Moment, record: TableRecord) => ({ level: STAND_IN, name: botName(record) }) as const;

/**
 * The game stops when everybody who owns a seat wants it to. A person replaced by a bot must agree too: a minute's absence must not cost
 * them the game.
 */
function agreed(record: TableRecord, now: number, lines: readonly UnnumberedLine[]): Change {
  const owners = record.seats.flatMap(({ member }) => (member === null ? [] : [member]));
  return owners.every((no) => record.abandon.includes(no)) ? abandoned(record, owners, now, lines) : { record, lines };
}

/** Names those who ended the game; nobody, if all have resigned. */
function abandoned(record: TableRecord, by: readonly number[], now: number, lines: readonly UnnumberedLine[]): Change {
  const persons = by.map((no) => memberByNumber(record, no)!.name);
  return {
    record: { ...record, phase: 'abandoned', ended: now, trouble: null },
    question: { asked: [], answered: [] },
    lines: [...lines, persons.length === 0 ? say('abandoned', {}) : say('givenUp', { persons })],
  };
}
