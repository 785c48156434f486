/** Before the game: seats, bots, options. */
import { checkOptions, OptionError, type AnyGame, type Options, type OptionSpec } from '../../../kernel/index.ts';
import { accept, refuse, say } from '../change.ts';
import { FREE_SEAT, isFree, memberByNumber, withSeat, type TableRecord } from '../record.ts';
import { GATHERING, PLAYING, type TableCommands } from './command.ts';
import { withCaller, withPresentHost } from './people.ts';

type GatheringCommands = 'sit' | 'stand' | 'wish' | 'seatBot' | 'clearSeat' | 'swap' | 'settings';

const NO_SEAT = 'table.noSuchSeat';

export const gatheringCommands: TableCommands<GatheringCommands> = {
  sit: {
    who: 'anyone',
    phases: GATHERING,
    run(moment, { seat }) {
      const wanted = moment.record.seats[seat];
      if (wanted === undefined) return refuse(NO_SEAT);
      if (!isFree(wanted)) return refuse('table.seatTaken');
      const { record, member } = withCaller(moment);
      const old = moment.caller.seat;
      // A person who changes seats keeps their wishes.
      const wishes = old === null ? {} : record.seats[old]!.wishes;
      const risen = withPresentHost(old === null ? record : withSeat(record, old, FREE_SEAT), member);
      const lines = old === null ? [say('seatTaken', { person: member.name })] : [];
      return accept({ record: withSeat(risen, seat, { ...FREE_SEAT, member: member.no, wishes }), lines });
    },
  },

  stand: {
    who: 'seated',
    phases: GATHERING,
    run: ({ record, caller }) =>
      accept({
        record: withSeat(record, caller.seat!, FREE_SEAT),
        lines: [say('seatLeft', { person: caller.member!.name })],
      }),
  },

  wish: {
    who: 'member',
    phases: GATHERING,
    run({ record, caller, game }, { seat, option, value }) {
      const wanted = record.seats[seat];
      if (wanted === undefined) return refuse(NO_SEAT);
      // For one's own seat; the host also for a bot's seat.
      const mayChoose = seat === caller.seat || (caller.member!.no === record.host && wanted.member === null);
      if (!mayChoose) return refuse('table.notYourSeat');
      const spec = bySeatSpecs(game).find(({ id }) => id === option);
      if (spec === undefined) return refuse('table.badOption');
      if (value === null) {
        const wishes = Object.fromEntries(Object.entries(wanted.wishes).filter(([id]) => id !== option));
        return accept({ record: withSeat(record, seat, { wishes }) });
      }
      if (!spec.values.includes(value)) return refuse('table.badOption');
      if (record.seats.some((each, number) => number !== seat && each.wishes[option] === value)) {
        return refuse('table.wishTaken');
      }
      return accept({ record: withSeat(record, seat, { wishes: { ...wanted.wishes, [option]: value } }) });
    },
  },

  seatBot: {
    who: 'host',
    phases: GATHERING,
    run({ record, botName }, { seat, level }) {
      const wanted = record.seats[seat];
      if (wanted === undefined) return refuse(NO_SEAT);
      if (wanted.member !== null) return refuse('table.seatTaken');
      const name = wanted.bot?.name ?? botName(record);
      return accept({ record: withSeat(record, seat, { bot: { level, name } }) });
    },
  },

  clearSeat: {
    who: 'host',
    phases: GATHERING,
    run({ record }, { seat }) {
      const wanted = record.seats[seat];
      if (wanted === undefined) return refuse(NO_SEAT);
      if (isFree(wanted)) return refuse('table.seatFree');
      const person = memberByNumber(record, wanted.member ?? -1)?.name;
      const lines = person === undefined ? [] : [say('seatLeft', { person })];
      return accept({ record: withSeat(record, seat, FREE_SEAT), lines });
    },
  },

  swap: {
    who: 'host',
    phases: GATHERING,
    run({ record }, { a, b }) {
      const [first, second] = [record.seats[a], record.seats[b]];
      if (first === undefined || second === undefined) return refuse(NO_SEAT);
      return accept({ record: withSeat(withSeat(record, a, second), b, first) });
    },
  },

  settings: {
    who: 'host',
    phases: [...GATHERING, ...PLAYING],
    run({ record, game }, { seats: wantedSeats, options: wantedOptions, ...changed }) {
      const isFixed =
        wantedSeats !== undefined ||
        wantedOptions !== undefined ||
        Object.keys(given(changed)).some((setting) => setting !== 'botPace');
      // Once the game has begun only the bots' pace can still be changed.
      if (record.phase === 'playing' && isFixed) return refuse('table.begun');
      const resized = wantedSeats === undefined ? record : withSeatCount(record, game, wantedSeats);
      if (resized === null) return refuse('table.badSeats', { min: game.seats.min, max: game.seats.max });
      const options = wantedOptions === undefined ? record.options : chosenOptions(game, wantedOptions);
      if (options === null) return refuse('table.badOption');
      return accept({ record: { ...resized, options, settings: { ...record.settings, ...given(changed) } } });
    },
  },
};

type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> };
const given = <T extends object>(changed: T): Partial<Given<T>> =>
  Object.fromEntries(
    Object.entries(changed).filter(([key, value]) => value !== undefined && key !== 't' && key !== 'id'),
  ) as Partial<Given<T>>;

export type BySeat = Extract<OptionSpec, { readonly kind: 'bySeat' }>;
export const bySeatSpecs = (game: AnyGame): readonly BySeat[] =>
  game.options.filter((spec): spec is BySeat => spec.kind === 'bySeat');

/** The checked options of the whole table; null if one is invalid. Options by seat are chosen by the holder of each seat. */
export function chosenOptions(game: AnyGame, wanted: { readonly [id: string]: unknown }): Options | null {
  if (bySeatSpecs(game).some(({ id }) => Object.hasOwn(wanted, id))) return null;
  try {
    const all = checkOptions(game, game.seats.max, wanted);
    return Object.fromEntries(Object.entries(all).filter(([id]) => bySeatSpecs(game).every((spec) => spec.id !== id)));
  } catch (error) {
    if (error instanceof OptionError) return null;
    throw error;
  }
}

/** More seats are free ones; fewer are taken from the end, where they are free. */
function withSeatCount(record: TableRecord, game: AnyGame, wanted: number): TableRecord | null {
  if (wanted < game.seats.min || wanted > game.seats.max) return null;
  const kept = record.seats.slice(0, wanted);
  if (!record.seats.slice(wanted).every(isFree)) return null;
  return { ...record, seats: Array.from({ length: wanted }, (_, seat) => kept[seat] ?? FREE_SEAT) };
}
