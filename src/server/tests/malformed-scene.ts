/** Tables that stand still while they are attacked, and everybody who could be at them. */
import { isDeepStrictEqual } from 'node:util';
import { forced, randomPicks, type AnyGame, type Choice, type Random } from '../../kernel/index.ts';
import { PROTOCOL } from '../../protocol/index.ts';
import { command as commandSchema, request, type Command } from '../../protocol/requests.ts';
import type { TableRow } from '../store/store.ts';
import { isAsyncCommand, runCommand, permissionRefusal } from '../table/commands/index.ts';
import { memberOf, seatOf } from '../table/record.ts';
import { recordOf, snapshotOf } from '../table/serialiser.ts';
import type { TableSnapshot } from '../table/snapshot.ts';
import { begin, gather, Visitor, type Company, type Place, type TestServer } from './harness.ts';
import { drawWith } from './malformed-frames.ts';

/** Somebody, at a table. */
export interface Role {
  readonly name: string;
  readonly visitor: Visitor;
  readonly table: string;
  /** The id of a command of theirs that was done already. */
  readonly taken: string | null;
}

const ANSWERS = 9;
const COMMITMENT = '0123456789abcdef'.repeat(4);

export class Scene {
  readonly roles: readonly Role[];
  private readonly server: TestServer;
  private readonly rows: ReadonlyMap<string, TableRow>;
  private readonly loaded = new Map<string, TableSnapshot & { readonly game: AnyGame }>();
  private readonly persons = new Map<Visitor, string | null>();

  private constructor(server: TestServer, roles: readonly Role[], rows: ReadonlyMap<string, TableRow>) {
    this.server = server;
    this.roles = roles;
    this.rows = rows;
  }

  static async set(server: TestServer, random: Random): Promise<Scene> {
    const turns = await begin(server, 2);
    const [enqueue, waiting, first] = await untilOneIsAsked(turns, random);
    const sealed = await begin(server, 3, { game: 'blood-rage' });
    await untilAllAreAsked(sealed, random);
    const seat = sealed.places.findIndex(({ doc }) => doc!.game!.choice !== null && doc!.game!.sealed === null);
    await answer(sealed.places[seat]!, random, 'sealed before');
    const gathering = await gather(server, 2, { seats: 4 });
    for (const place of gathering.places) {
      // A commitment that comes late would be a change.
      place.say({ t: 'hello', version: PROTOCOL, table: gathering.table, commitment: COMMITMENT });
      await place.settle();
    }
    const stranger = await Visitor.to(server);
    const nobody = new Visitor(server.url);
    const people = (company: Company, number: number): Pick<Role, 'visitor' | 'table'> => ({
      visitor: company.visitors[number]!,
      table: company.table,
    });
    const roles: Role[] = [
      { name: 'in turn', ...people(turns, enqueue), taken: enqueue === first ? 'before 0' : null },
      { name: 'not in turn', ...people(turns, waiting), taken: waiting === first ? 'before 0' : null },
      { name: 'has answered', ...people(sealed, seat), taken: 'sealed before' },
      { name: 'has not answered', ...people(sealed, (seat + 1) % 3), taken: null },
      { name: 'host', ...people(gathering, 0), taken: null },
      { name: 'guest', ...people(gathering, 1), taken: null },
      { name: 'watches', visitor: stranger, table: turns.table, taken: null },
      { name: 'looks in', visitor: stranger, table: gathering.table, taken: null },
      { name: 'without a cookie', visitor: nobody, table: turns.table, taken: null },
    ];
    for (const { places } of [turns, sealed, gathering]) await Promise.all(places.map((place) => place.close()));
    const tables = [turns, sealed, gathering].map(({ table }) => table);
    const rows = new Map<string, TableRow>();
    for (const table of tables) rows.set(table, (await server.registry.store.load(table))!);
    const scene = new Scene(server, roles, rows);
    for (const visitor of new Set(roles.map((role) => role.visitor))) {
      const person = await server.registry.persons.of(visitor.cookie.split('=')[1]);
      scene.persons.set(visitor, person?.id ?? null);
    }
    return scene;
  }

  /** Tables that are no longer what they were, to the letter. */
  async changed(): Promise<string[]> {
    const faults: string[] = [];
    for (const [table, row] of this.rows) {
      if (!isDeepStrictEqual(await this.server.registry.store.load(table), row)) faults.push(`${table} has changed`);
    }
    return faults;
  }

  /** Everything that one may say there, right in form and as right as can be in content. */
  frames({ table, visitor, taken }: Role, random: Random): readonly object[] {
    const { state, record } = this.snapshot(table);
    const seat = seatOf(record, memberOf(record, this.persons.get(visitor) ?? null)) ?? 0;
    const choice = state?.asked.find((each) => each.seat === seat) ?? state?.asked[0];
    const question = state?.question ?? 1;
    const id = `frame ${random(2 ** 31)}`;
    const picks = choice === undefined ? [0] : [...randomPicks(choice, random)];
    const commands: readonly Command[] = [
      { t: 'answer', id, question, picks },
      { t: 'takeBack', id, question },
      { t: 'undo', id, question },
      { t: 'confirms', id, wanted: true },
      { t: 'sit', id, seat: 2 },
      { t: 'stand', id },
      { t: 'wish', id, seat, option: 'clans', value: 'bear' },
      { t: 'seatBot', id, seat: 3, level: 'random' },
      { t: 'clearSeat', id, seat: 1 },
      { t: 'swap', id, a: 0, b: 1 },
      { t: 'settings', id, open: true, watch: true, seats: 4, options: {} },
      { t: 'start', id },
      { t: 'leave', id },
      { t: 'kick', id, member: 1 },
      { t: 'mute', id, member: 1, muted: true },
      { t: 'giveHost', id, member: 1 },
      { t: 'chat', id, text: 'Good evening!' },
      { t: 'standIn', id, seat: 1 },
      { t: 'comeBack', id },
      { t: 'resign', id },
      { t: 'abandon', id, agree: true },
      { t: 'stepBack', id },
      { t: 'rematch', id },
      { t: 'remove', id },
    ];
    const wish = choice === undefined ? { move: 'none' } : drawWith(random)(choice.options);
    return [
      ...commands,
      // The game is what most would like to get at.
      ...Array.from({ length: ANSWERS }, () => commands[0]!),
      ...(taken === null ? [] : [{ ...commands[0]!, id: taken }]),
      { t: 'hello', version: PROTOCOL, table, commitment: COMMITMENT, have: { n: 1, line: 1, mark: 'mark' } },
      { t: 'have', n: 1, line: 1, mark: 'mark' },
      { t: 'whyNot', id, wish },
      { t: 'ping' },
    ];
  }

  /** Whether this would change the table: what was changed in a frame may have left it as legal as it was. */
  isLegal({ table, visitor, taken }: Role, text: string): boolean {
    const read = request.safeParse(readJson(text));
    if (!read.success) return false;
    // Another table, where other things are legal.
    if (read.data.t === 'hello') return read.data.table !== table && this.rows.has(read.data.table);
    const { success, data: command } = commandSchema.safeParse(read.data);
    if (!success || command.id === taken) return false;
    const person = this.persons.get(visitor) ?? null;
    if (person === null) return false;
    const { record, progress, state, game } = this.snapshot(table);
    const member = memberOf(record, person);
    const caller = {
      person,
      name: visitor.name,
      network: '127.0.0.1',
      commitment: COMMITMENT,
      member,
      seat: seatOf(record, member),
    };
    const now = Date.now();
    const moment = {
      record,
      progress,
      state,
      game,
      caller,
      now,
      revealTime: 0,
      isAway: () => true,
      botName: () => 'Bot',
    };
    if (isAsyncCommand(command)) return permissionRefusal(moment, command.t) === null;
    return runCommand(moment, command).ok;
  }

  private snapshot(table: string): TableSnapshot & { readonly game: AnyGame } {
    const known = this.loaded.get(table);
    if (known !== undefined) return known;
    const row = this.rows.get(table)!;
    const game = this.server.registry.games.get(recordOf(row).game)!;
    const snapshot = { ...snapshotOf(row, game), game };
    this.loaded.set(table, snapshot);
    return snapshot;
  }
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function answer(place: Place, random: Random, id?: string): Promise<void> {
  const { question, choice } = place.doc!.game!;
  await place.command({ t: 'answer', question, picks: [...randomPicks(choice!, random)] }, id);
  await place.settle();
}

/** Plays until one seat alone has a real choice, so that the server itself has nothing to do: that seat, another one, and who answered first. */
async function untilOneIsAsked({ places }: Company, random: Random): Promise<readonly [number, number, number]> {
  let first = -1;
  for (let answers = 0; ; answers++) {
    const asked = await realChoices(places);
    if (asked.length === 1 && answers > 4) return [asked[0]!, asked[0] === 0 ? 1 : 0, first];
    if (first === -1) first = asked[0]!;
    await answer(places[asked[0]!]!, random, `before ${answers}`);
  }
}

async function untilAllAreAsked({ places }: Company, random: Random): Promise<void> {
  for (;;) {
    const asked = await realChoices(places);
    if (asked.length === places.length) return;
    await answer(places[asked[0]!]!, random);
  }
}

/** The seats that have something to choose, once nobody's answer is the server's to give. */
async function realChoices(places: readonly Place[]): Promise<readonly number[]> {
  for (;;) {
    for (const place of places) await place.settle();
    const games = places.map(({ doc }) => doc!.game!);
    const isStill = games.every(({ question }) => question === games[0]!.question);
    const asked = games.flatMap(({ choice, sealed }, seat) => (choice !== null && sealed === null ? [seat] : []));
    const isForced = asked.some((seat) => forced(games[seat]!.choice as Choice<unknown>) !== null);
    if (isStill && !isForced && asked.length > 0) return asked;
  }
}
