/**
 * The start of a game. The seats are frozen with the hashes of everybody's nonces, then the nonces are revealed, then the cards are dealt:
 * somebody who can read the server's seed learns the others' nonces only after committing to their own.
 */
import { start, startFrom, type OptionValue } from '../../../kernel/index.ts';
import { accept, refuse, say, type Moment, type Verdict } from '../change.ts';
import { isFree, memberByNumber, type Member, type SeatRecord, type TableRecord } from '../record.ts';
import { commitmentOf, keyOfShuffle, type Nonces } from '../shuffle.ts';
import { GATHERING, type TableCommands } from './command.ts';
import { asking, withGame } from './game.ts';
import { bySeatSpecs, type BySeat } from './gathering.ts';

type StartCommands = 'start' | 'reveal';

export const startCommands: TableCommands<StartCommands> = {
  start: { who: 'host', phases: GATHERING, run: started },

  reveal: {
    who: 'seated',
    phases: GATHERING,
    run(moment, { nonce }) {
      const { record, caller } = moment;
      const { frozen, commitments } = record.shuffle;
      const seat = caller.seat!;
      if (frozen === null) return refuse('table.notShuffling');
      if (commitments![seat] !== commitmentOf(nonce)) return refuse('table.badNonce');
      const nonces = frozen.nonces.map((each, number) => (number === seat ? nonce : each));
      const shuffle = { ...record.shuffle, frozen: { ...frozen, nonces } };
      const revealed = { ...moment, record: { ...record, shuffle } };
      // Nobody learns from a message who has revealed.
      return isComplete(commitments!, nonces) ? dealt(revealed) : accept({ record: revealed.record, onlySeat: seat });
    },
  },
};

/** Freezes the seats until everybody has revealed their nonce; where nobody committed to one, deals at once. */
function started(moment: Moment): Verdict {
  const { record, now, revealTime } = moment;
  if (record.seats.some(isFree)) return refuse('table.seatsFree');
  const people = holders(record);
  const expected = people.filter((person) => person?.arrived === false).map((person) => person!.name);
  if (expected.length > 0) return refuse('table.notArrived', { persons: expected });
  const commitments = people.map((person) => person?.commitment ?? null);
  const nonces = people.map(() => null);
  const shuffle = { ...record.shuffle, commitments, frozen: { until: now + revealTime, nonces } };
  const frozen: TableRecord = { ...record, beginsWithHost: false, shuffle };
  return isComplete(commitments, nonces) ? dealt({ ...moment, record: frozen }) : accept({ record: frozen });
}

const isComplete = (commitments: Nonces, nonces: Nonces): boolean =>
  commitments.every((commitment, seat) => commitment === null || nonces[seat] !== null);

const holders = (record: TableRecord): readonly (Member | null)[] =>
  record.seats.map(({ member }) => (member === null ? null : memberByNumber(record, member)));

/** Each seat gets what its holder wished; the others get the remaining values, in the order of the option's list. */
function assignedBySeat(spec: BySeat, seats: readonly SeatRecord[]): OptionValue {
  const wished = new Set(seats.map(({ wishes }) => wishes[spec.id]));
  const left = spec.values.filter((value) => !wished.has(value));
  return seats.map(({ wishes }) => wishes[spec.id] ?? left.shift()!);
}

/** The game begins with the nonces that were revealed; people who have not revealed theirs are named. */
export function dealt({ record, game, now }: Pick<Moment, 'record' | 'game' | 'now'>): Verdict {
  const { frozen, commitments, hash } = record.shuffle;
  if (frozen === null) return refuse('table.notShuffling');
  const { nonces } = frozen;
  const people = holders(record);
  const withheld = people.filter((_, seat) => commitments![seat] !== null && nonces[seat] === null);
  const options: { [id: string]: OptionValue } = { ...record.options };
  for (const spec of bySeatSpecs(game)) options[spec.id] = assignedBySeat(spec, record.seats);
  const confirms = people.map((person) => person !== null);
  const seats = record.seats.length;
  const seed = keyOfShuffle(record.shuffle.seed, nonces);
  // A practice table whose seats were changed before it could begin is an ordinary one.
  const prepared = record.practice && game.practice?.position.seats === seats ? game.practice : null;
  const { state, events } =
    prepared === null
      ? start(game, { seats, options, seed, confirms })
      : startFrom(game, prepared.position, seed, confirms);
  return accept({
    record: {
      ...withGame(record, state, now),
      options: state.options,
      rules: game.rules,
      practice: prepared !== null,
      shuffle: { ...record.shuffle, frozen: null, nonces, people: people.filter((person) => person !== null).length },
    },
    question: { ...asking(state), undoable: [], undone: null },
    state,
    begin: {
      rules: game.rules,
      seats,
      options: state.options,
      confirms,
      ...(prepared === null ? {} : { position: prepared.position }),
    },
    lines: [
      ...(prepared === null
        ? [say('gameStarts', { n: seats }), say('seedHash', { hash })]
        : [say('practiceStarts', { n: seats })]),
      ...(withheld.length === 0 ? [] : [say('notRevealed', { persons: withheld.map((person) => person!.name) })]),
      ...events.map((event) => ({ event })),
    ],
  });
}

/** Back to gathering, where the game could not begin. The nonces are known now, so people must commit to others. */
export const unfrozen = (record: TableRecord): TableRecord => ({
  ...record,
  members: record.members.map((member) => ({ ...member, commitment: null })),
  shuffle: { ...record.shuffle, commitments: null, frozen: null },
});
