/** Which commands each kind of person may give, by phase. Every entry below is tried at a table of its own. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROTOCOL, type ServerMessage } from '../../protocol/index.ts';
import { COMMANDS, request, type Request } from '../../protocol/requests.ts';
import type { TableRecord } from '../table/record.ts';
import { commitmentOf } from '../table/shuffle.ts';
import {
  company,
  MEMBER,
  PHASES,
  readTable,
  ROLES,
  type Company,
  type Phase,
  type Role,
  type Stage,
} from './access.ts';
import type { Place } from './harness.ts';

/**
 * What each hears: done, or why not (without "table."). Welcome, pong, offered: the answers to what is no command. Kicked, removed:
 * the farewell with which the socket is closed.
 */
const EXPECTED = `
message    phase      anonymous  spectator  other         own           ex            kicked  host

hello      gathering  welcome    welcome    welcome       welcome       welcome       kicked  welcome
hello      playing    welcome    welcome    welcome       welcome       welcome       kicked  welcome
hello      finished   welcome    welcome    welcome       welcome       welcome       kicked  welcome
have       gathering  welcome    welcome    welcome       welcome       welcome       kicked  welcome
have       playing    welcome    welcome    welcome       welcome       welcome       kicked  welcome
have       finished   welcome    welcome    welcome       welcome       welcome       kicked  welcome
story      gathering  story      story      story         story         story         kicked  story
story      playing    story      story      story         story         story         kicked  story
story      finished   story      story      story         story         story         kicked  story
ping       gathering  pong       pong       pong          pong          pong          kicked  pong
ping       playing    pong       pong       pong          pong          pong          kicked  pong
ping       finished   pong       pong       pong          pong          pong          kicked  pong
whyNot     gathering  watching   watching   notBegun      notBegun      watching      kicked  notBegun
whyNot     playing    watching   watching   notYourTurn   offered       watching      kicked  notYourTurn
whyNot     finished   watching   watching   gameOver      gameOver      watching      kicked  gameOver

answer     gathering  noCookie   watching   notBegun      notBegun      watching      kicked  notBegun
answer     playing    noCookie   watching   notYourTurn   done          watching      kicked  notYourTurn
answer     finished   noCookie   watching   gameOver      gameOver      watching      kicked  gameOver
takeBack   gathering  noCookie   watching   notBegun      notBegun      watching      kicked  notBegun
takeBack   playing    noCookie   watching   undoClosed    done          watching      kicked  notYourTurn
takeBack   finished   noCookie   watching   gameOver      gameOver      watching      kicked  gameOver
undo       gathering  noCookie   watching   notBegun      notBegun      watching      kicked  notBegun
undo       playing    noCookie   watching   undoClosed    done          watching      kicked  undoClosed
undo       finished   noCookie   watching   gameOver      gameOver      watching      kicked  gameOver
confirms   gathering  noCookie   watching   notBegun      notBegun      watching      kicked  notBegun
confirms   playing    noCookie   watching   done          done          watching      kicked  done
confirms   finished   noCookie   watching   gameOver      gameOver      watching      kicked  gameOver

sit        gathering  noCookie   done       done          done          done          kicked  done
sit        playing    noCookie   begun      begun         begun         begun         kicked  begun
sit        finished   noCookie   gameOver   gameOver      gameOver      gameOver      kicked  gameOver
stand      gathering  noCookie   watching   done          done          watching      kicked  done
stand      playing    noCookie   watching   begun         begun         watching      kicked  begun
stand      finished   noCookie   watching   gameOver      gameOver      watching      kicked  gameOver
wish       gathering  noCookie   notMember  notYourSeat   done          notYourSeat   kicked  notYourSeat
wish       playing    noCookie   notMember  begun         begun         begun         kicked  begun
wish       finished   noCookie   notMember  gameOver      gameOver      gameOver      kicked  gameOver
seatBot    gathering  noCookie   notHost    notHost       notHost       notHost       kicked  done
seatBot    playing    noCookie   notHost    notHost       notHost       notHost       kicked  begun
seatBot    finished   noCookie   notHost    notHost       notHost       notHost       kicked  gameOver
clearSeat  gathering  noCookie   notHost    notHost       notHost       notHost       kicked  done
clearSeat  playing    noCookie   notHost    notHost       notHost       notHost       kicked  begun
clearSeat  finished   noCookie   notHost    notHost       notHost       notHost       kicked  gameOver
swap       gathering  noCookie   notHost    notHost       notHost       notHost       kicked  done
swap       playing    noCookie   notHost    notHost       notHost       notHost       kicked  begun
swap       finished   noCookie   notHost    notHost       notHost       notHost       kicked  gameOver
settings   gathering  noCookie   notHost    notHost       notHost       notHost       kicked  done
settings   playing    noCookie   notHost    notHost       notHost       notHost       kicked  begun
settings   finished   noCookie   notHost    notHost       notHost       notHost       kicked  gameOver
start      gathering  noCookie   notHost    notHost       notHost       notHost       kicked  done
start      playing    noCookie   notHost    notHost       notHost       notHost       kicked  begun
start      finished   noCookie   notHost    notHost       notHost       notHost       kicked  gameOver
reveal     gathering  noCookie   watching   badNonce      done          watching      kicked  badNonce
reveal     playing    noCookie   watching   begun         begun         watching      kicked  begun
reveal     finished   noCookie   watching   gameOver      gameOver      watching      kicked  gameOver

leave      gathering  noCookie   notMember  done          done          done          kicked  done
leave      playing    noCookie   notMember  resignFirst   resignFirst   done          kicked  resignFirst
leave      finished   noCookie   notMember  done          done          done          kicked  done
kick       gathering  noCookie   notHost    notHost       notHost       notHost       kicked  done
kick       playing    noCookie   notHost    notHost       notHost       notHost       kicked  done
kick       finished   noCookie   notHost    notHost       notHost       notHost       kicked  done
mute       gathering  noCookie   notHost    notHost       notHost       notHost       kicked  done
mute       playing    noCookie   notHost    notHost       notHost       notHost       kicked  done
mute       finished   noCookie   notHost    notHost       notHost       notHost       kicked  done
giveHost   gathering  noCookie   notHost    notHost       notHost       notHost       kicked  done
giveHost   playing    noCookie   notHost    notHost       notHost       notHost       kicked  done
giveHost   finished   noCookie   notHost    notHost       notHost       notHost       kicked  done
chat       gathering  noCookie   done       done          done          done          kicked  done
chat       playing    noCookie   done       done          done          done          kicked  done
chat       finished   noCookie   done       done          done          done          kicked  done

standIn    gathering  noCookie   watching   notBegun      notBegun      watching      kicked  notBegun
standIn    playing    noCookie   watching   notYourself   done          watching      kicked  done
standIn    finished   noCookie   watching   gameOver      gameOver      watching      kicked  gameOver
comeBack   gathering  noCookie   watching   notBegun      notBegun      watching      kicked  notBegun
comeBack   playing    noCookie   watching   seatYours     done          watching      kicked  seatYours
comeBack   finished   noCookie   watching   gameOver      gameOver      watching      kicked  gameOver
resign     gathering  noCookie   watching   notBegun      notBegun      watching      kicked  notBegun
resign     playing    noCookie   watching   done          done          watching      kicked  done
resign     finished   noCookie   watching   gameOver      gameOver      watching      kicked  gameOver
abandon    gathering  noCookie   watching   notBegun      notBegun      watching      kicked  notBegun
abandon    playing    noCookie   watching   done          done          watching      kicked  done
abandon    finished   noCookie   watching   gameOver      gameOver      watching      kicked  gameOver
stepBack   gathering  noCookie   notHost    notHost       notHost       notHost       kicked  notBegun
stepBack   playing    noCookie   notHost    notHost       notHost       notHost       kicked  done
stepBack   finished   noCookie   notHost    notHost       notHost       notHost       kicked  gameOver
rematch    gathering  noCookie   watching   notBegun      notBegun      watching      kicked  notBegun
rematch    playing    noCookie   watching   begun         begun         watching      kicked  begun
rematch    finished   noCookie   watching   done          done          watching      kicked  done
remove     gathering  noCookie   notHost    notHost       notHost       notHost       kicked  removed
remove     playing    noCookie   notHost    notHost       notHost       notHost       kicked  othersPlay
remove     finished   noCookie   notHost    notHost       notHost       notHost       kicked  othersPlay
`;
const ROWS = readTable(EXPECTED.replace(/\n\n/g, '\n'));

/** Where watching is not allowed, who may not read the story of a game may not write into it. */
const UNWATCHED = `
message    phase      anonymous  spectator   other  own   ex          kicked  host
chat       gathering  noCookie   done        done   done  done        kicked  done
chat       playing    noCookie   noWatching  done   done  noWatching  kicked  done
chat       finished   noCookie   noWatching  done   done  noWatching  kicked  done
`;

const NONCE = '0a'.repeat(16);

/** The commands. Their targets exist, so that a refusal is always about the caller. */
const MESSAGES: { readonly [T in Request['t']]: Omit<Extract<Request, { readonly t: T }>, 'id'> } = {
  hello: { t: 'hello', version: PROTOCOL, table: '' },
  have: { t: 'have', n: 0, line: 0, mark: '' },
  story: { t: 'story', before: 3 },
  ping: { t: 'ping' },
  whyNot: { t: 'whyNot', wish: { word: 'a' } },
  answer: { t: 'answer', question: 1, picks: [0] },
  takeBack: { t: 'takeBack', question: 1 },
  undo: { t: 'undo', question: 2 },
  confirms: { t: 'confirms', wanted: false },
  sit: { t: 'sit', seat: 3 },
  stand: { t: 'stand' },
  wish: { t: 'wish', seat: 1, option: 'colour', value: 'gold' },
  seatBot: { t: 'seatBot', seat: 3, level: 'random' },
  clearSeat: { t: 'clearSeat', seat: 1 },
  swap: { t: 'swap', a: 0, b: 1 },
  settings: { t: 'settings', seats: 3 },
  start: { t: 'start' },
  reveal: { t: 'reveal', nonce: NONCE },
  leave: { t: 'leave' },
  kick: { t: 'kick', member: MEMBER.ex },
  mute: { t: 'mute', member: MEMBER.own, muted: true },
  giveHost: { t: 'giveHost', member: MEMBER.own },
  chat: { t: 'chat', text: 'Skål!' },
  standIn: { t: 'standIn', seat: 2 },
  comeBack: { t: 'comeBack' },
  resign: { t: 'resign' },
  abandon: { t: 'abandon', agree: true },
  stepBack: { t: 'stepBack' },
  rematch: { t: 'rematch' },
  remove: { t: 'remove' },
};

/** Where a message means something only in a situation of its own. */
const SITUATIONS: {
  readonly [message: string]: { readonly stage?: Stage; readonly change?: (record: TableRecord) => TableRecord };
} = {
  'takeBack playing': { stage: 'sealed' },
  'undo playing': { stage: 'decided' },
  'start gathering': { change: (record) => withBot(record, 3) },
  'reveal gathering': { change: (record) => withFrozenSeats(withBot(record, 3)) },
  'comeBack playing': { change: (record) => withBot(record, 1) },
  'stepBack playing': {
    stage: 'decided',
    change: (record) => ({ ...record, trouble: { at: 0, report: '', held: true } }),
  },
};

/** Only seat 1 has committed to a nonce. */
const withFrozenSeats = (record: TableRecord): TableRecord => ({
  ...record,
  shuffle: {
    ...record.shuffle,
    commitments: record.seats.map((_, seat) => (seat === 1 ? commitmentOf(NONCE) : null)),
    frozen: { until: 0, nonces: record.seats.map(() => null) },
  },
});

const withBot = (record: TableRecord, seat: number): TableRecord => ({
  ...record,
  seats: record.seats.map((each, no) => (no === seat ? { ...each, bot: { level: 'random', name: 'Bera' } } : each)),
});

interface MessageType {
  readonly shape: { readonly t: { readonly value: Request['t'] } };
}
const TYPES = request.options.flatMap((option): readonly MessageType[] =>
  'options' in option ? option.options : [option],
);
const NAMES = TYPES.map(({ shape }) => shape.t.value);

let here: Company;
beforeAll(async () => {
  here = await company();
});
afterAll(() => here.server.end());

test('every message has a row for every phase, and every role a word in it', () => {
  const rows = ROWS.map(({ message, phase }) => `${message} ${phase}`);
  expect([...rows].sort()).toEqual(NAMES.flatMap((name) => PHASES.map((phase) => `${name} ${phase}`)).sort());
  expect(NAMES).toEqual(expect.arrayContaining([...COMMANDS]));
  expect(Object.keys(ROWS[0]!).slice(2)).toEqual([...ROLES]);
});

describe('who may', () => {
  test.each(ROWS.map((row) => [row['message']!, row['phase']!, row] as const))(
    '%s, %s',
    async (message, phase, row) => {
      for (const role of ROLES) {
        const { stage = phase as Phase, change } = SITUATIONS[`${message} ${phase}`] ?? {};
        const heard = await said(message as Request['t'], role, await here.copy(stage, change));
        expect([message, phase, role, heard]).toEqual([message, phase, role, row[role]]);
      }
    },
  );
});

test.each(readTable(UNWATCHED).map((row) => [row['message']!, row['phase']!, row] as const))(
  'who may %s, %s, where nobody may watch',
  async (message, phase, row) => {
    for (const role of ROLES) {
      const table = await here.copy(phase as Phase, (record) => ({
        ...record,
        settings: { ...record.settings, watch: false },
      }));
      const heard = await said(message as Request['t'], role, table);
      expect([message, phase, role, heard]).toEqual([message, phase, role, row[role]]);
    }
  },
);

/** Says it at the table, and checks that only what is done changes anything there. */
async function said(message: Request['t'], role: Role, table: string): Promise<string> {
  const { store } = here.server.registry;
  const place = await here.people[role].connect();
  const hello = { ...MESSAGES.hello, table };
  place.say(hello);
  if (role !== 'kicked') await place.settle();
  // To come to the table for the first time may change it: who had left is there again.
  const before = await store.load(table);
  const from = place.messages.length;
  place.say(message === 'hello' ? hello : withId(message));
  const heard = wordFor(await place.find(from, (each) => answers(each)));
  if (place.closed === null && heard !== 'kicked' && heard !== 'removed') await place.settle();
  const after = await store.load(table);
  // Done is one change; what is refused is none, to the byte.
  const expected = heard === 'removed' ? null : heard === 'done' ? before!.seq + 1 : before;
  expect(heard === 'done' ? after!.seq : after).toEqual(expected);
  await place.close();
  return heard;
}

const withId = (message: Request['t']): object =>
  NAMES.includes(message) && message !== 'have' && message !== 'story' && message !== 'ping'
    ? { ...MESSAGES[message], id: 'said' }
    : MESSAGES[message];

const answers = ({ t }: ServerMessage): boolean => !['present', 'update', 'error'].includes(t);

function wordFor(message: ServerMessage): string {
  switch (message.t) {
    case 'refused':
      return message.refusal.why.replace('table.', '');
    case 'whyNot':
      return message.refusal?.why.replace('table.', '') ?? 'offered';
    case 'bye':
      return message.why;
    default:
      return message.t;
  }
}

describe('a seat speaks for itself alone', () => {
  const join = async (role: Role, stage: Stage): Promise<Place> => here.people[role].join(await here.copy(stage));

  test('an answer to a question of another seat is refused, whatever it picks', async () => {
    const place = await join('other', 'playing');
    for (const picks of [[], [0], [1], [2], [3]]) {
      const answer = await place.command({ t: 'answer', question: 1, picks });
      expect(answer).toMatchObject({ t: 'refused', refusal: { why: 'table.notYourTurn' } });
    }
    await place.close();
  });

  test('what another seat has sealed cannot be taken back, nor answered again', async () => {
    const place = await join('host', 'sealed');
    expect(await place.command({ t: 'takeBack', question: 1 })).toMatchObject({ t: 'refused' });
    expect(await place.command({ t: 'answer', question: 1, picks: [0] })).toMatchObject({ t: 'refused' });
    expect(place.doc!.game!.sealed).toBeNull();
    await place.close();
  });

  test('no message has a field that says who speaks', async () => {
    const table = await here.copy('playing');
    const place = await here.people.other.join(table);
    const before = await here.server.registry.store.load(table);
    const fields = {
      as: 1,
      by: 1,
      from: 1,
      for: 1,
      me: 1,
      you: 1,
      player: 1,
      person: 'x',
      token: 'x',
      role: 'host',
      who: 1,
    };
    for (const name of NAMES) {
      const { shape } = TYPES.find((type) => type.shape.t.value === name)!;
      const inMessage = { ...withId(name), ...(name === 'hello' ? { table } : {}) };
      for (const [field, value] of Object.entries({ ...fields, seat: 1, member: 1, host: true })) {
        if (Object.hasOwn(shape, field)) continue;
        const from = place.messages.length;
        place.say({ ...inMessage, [field]: value });
        const heard = await place.find(from, ({ t }) => t === 'refused' || t === 'error');
        expect([name, field, heard]).toMatchObject([name, field, { refusal: { why: 'table.badMessage' } }]);
        // A word that is understood in between: too many in a row that are not would close the socket.
        place.say({ t: 'have', n: 0, line: 0, mark: '' });
        await place.settle();
      }
    }
    expect(await here.server.registry.store.load(table)).toEqual(before);
    await place.close();
  });
});
