/** A table in two worlds that one viewer cannot tell apart, and a script that is played in both. */
import {
  apply,
  choiceFor,
  eventFor,
  project,
  randomPicks,
  sameOption,
  undoable,
  type AnyGame,
  type AnyState,
  type Choice,
  type Input,
  type Outcome,
  type Frame,
  type Picks,
  type Random,
  type Seat,
  type Viewer,
} from '../../kernel/index.ts';
import { PROTOCOL, type ServerMessage } from '../../protocol/index.ts';
import type { Command, Request } from '../../protocol/requests.ts';
import { CheckFailure, difference, json, seatsOf } from '../../testkit/walk.ts';
import type { TableRecord } from '../table/record.ts';
import { recordAndProgressOf } from '../table/serialiser.ts';
import { numberFor } from '../table/standpoint.ts';
import type { ClientConnection } from './two-worlds-client.ts';
import { commandFor, START, tokenOf, type Clock, type Sample } from './two-worlds-source.ts';
import { BOOT, otherState, stageOther, stageReal, type WorldServer } from './two-worlds-setup.ts';
import type { Tally } from './two-worlds-tally.ts';

/** A connection that knows what it has, as a client does. */
class Listener {
  readonly connection: ClientConnection;
  private n = 0;
  private line = 0;
  private mark = '';

  constructor(connection: ClientConnection) {
    this.connection = connection;
  }

  get have(): { readonly n: number; readonly line: number; readonly mark: string } {
    return { n: this.n, line: this.line, mark: this.mark };
  }

  async take(): Promise<string[]> {
    await this.connection.settled();
    const texts = this.connection.take();
    for (const text of texts) if (/^{"t":"(welcome|update)"/.test(text)) this.note(JSON.parse(text) as ServerMessage);
    return texts;
  }

  private note(message: ServerMessage): void {
    if (message.t !== 'welcome' && message.t !== 'update') return;
    this.n = message.n;
    if (message.t === 'welcome') this.mark = message.mark;
    this.line = message.lines?.at(-1)?.no ?? this.line;
  }
}

interface World {
  readonly server: WorldServer;
  readonly seats: Map<Seat, ClientConnection>;
  /** What the kernel alone makes of all this. */
  state: AnyState;
  /** The viewer, and somebody without a seat beside it: whoever sits knows all that those who watch know. */
  viewer: Listener;
  watcher: Listener;
  /** Inputs of the viewer so far. */
  mine: number;
}

type Taken = Extract<Outcome<unknown, Frame, unknown, unknown>, { ok: true }>;

interface PairOptions {
  readonly game: AnyGame;
  readonly viewer: Viewer;
  readonly id: string;
  readonly sample: Sample;
  readonly servers: readonly [WorldServer, WorldServer];
  readonly random: Random;
  readonly clock: Clock;
  readonly tally: Tally;
  readonly seed: string;
}

const JUNK = [{}, { act: 'nothing' }, { card: 9_999, seat: null }, { space: ['a', 1], done: true }] as const;

export class Pair {
  private readonly options: PairOptions;
  private readonly worlds: World[] = [];
  private readonly seats: readonly Seat[];
  private readonly isTroubled: boolean;
  private said = 0;

  constructor(options: PairOptions) {
    this.options = options;
    this.seats = seatsOf(options.sample.state.seats);
    this.isTroubled = options.random(4) === 0;
  }

  private get where(): string {
    return `seen by ${this.options.viewer}, question ${this.options.sample.state.question}`;
  }

  private get real(): World {
    return this.worlds[0]!;
  }

  private get other(): World {
    return this.worlds[1]!;
  }

  private id(): string {
    return `said ${++this.said}`;
  }

  // ---- Comparing.

  private same(kind: keyof Tally, what: string, one: readonly string[], two: readonly string[]): void {
    const { tally } = this.options;
    tally[kind] += Math.max(1, one.length);
    const [first, second] = [one.join('\n'), two.join('\n')];
    if (first !== second)
      throw new CheckFailure(`${this.where}: ${what} tells the worlds apart: ${difference(first, second)}`);
  }

  /** What came to those who listen, in both worlds. */
  private async listen(kind: keyof Tally, what: string): Promise<void> {
    for (const who of ['viewer', 'watcher'] as const) {
      this.same(kind, `${what} (${who})`, await this.real[who].take(), await this.other[who].take());
    }
  }

  private async hearNothing(world: World, what: string): Promise<void> {
    for (const who of ['viewer', 'watcher'] as const) {
      this.options.tally.silences++;
      const texts = await world[who].take();
      if (texts.length > 0) throw new CheckFailure(`${this.where}: ${what} is noticed (${who}): ${texts.join('\n')}`);
    }
  }

  /** The viewer says the same in both worlds. */
  private async say(kind: keyof Tally, message: Request): Promise<void> {
    for (const { viewer } of this.worlds) await viewer.connection.say(message);
    await this.listen(kind, JSON.stringify(message));
  }

  // ---- The script.

  async play(steps: number): Promise<void> {
    await this.arrive();
    await this.askWhyNot();
    await this.sayWhatIsRefused();
    await this.catchUp();
    await this.request();
    for (let step = 0; step < steps; step++) {
      this.options.clock.tick();
      if (!(await this.step())) break;
      if (step % 3 === 0) await this.askWhyNot(6);
    }
    await this.comeLate();
    await this.request();
    for (const { seats, viewer, watcher } of this.worlds) {
      for (const connection of [...seats.values(), viewer.connection, watcher.connection]) connection.hangUp();
    }
  }

  private get viewerToken(): string | null {
    const { viewer } = this.options;
    return viewer === 'spectator' ? null : tokenOf(viewer);
  }

  /** Beside a seat, somebody unknown; beside somebody unknown, one who is a member of the table. */
  private get watcherToken(): string | null {
    return this.options.viewer === 'spectator' ? tokenOf(this.seats.length) : null;
  }

  private async arrive(): Promise<void> {
    const { game, viewer, id, sample, servers, random, seed } = this.options;
    const state = { ...sample.state, undo: null };
    const other = otherState(game, state, viewer, seed, random);
    // Now and then at a table that has just stepped back after a rule failed: its mark must not tell of answers.
    const trouble = this.isTroubled ? { at: START, report: 'a report', held: false } : null;
    const change = (record: TableRecord): TableRecord => ({ ...record, trouble });
    stageReal(servers[0], { id, sample, state, change });
    stageOther(servers[1], viewer, { id, sample, state: other, change });
    for (const [server, start] of [
      [servers[0], state],
      [servers[1], other],
    ] as const) {
      this.worlds.push({
        server,
        seats: new Map(),
        state: start,
        viewer: new Listener(await server.client.connect(this.viewerToken)),
        watcher: new Listener(await server.client.connect(this.watcherToken)),
        mine: 0,
      });
    }
    const hello = { t: 'hello', version: PROTOCOL, table: id } as const;
    await this.say('welcomes', hello);
    for (const { watcher } of this.worlds) await watcher.connection.say(hello);
    await this.listen('welcomes', 'somebody who watches');
    // The others have what there is, and are not compared: what they may see differs.
    const { progress } = recordAndProgressOf(sample.row);
    for (const seat of this.seats.filter((each) => each !== viewer)) {
      const have = { n: numberFor(progress, seat), line: progress.lines, mark: `${BOOT}.${seat}` };
      for (const world of this.worlds) {
        const connection = await world.server.client.connect(tokenOf(seat));
        world.seats.set(seat, connection);
        await connection.say({ ...hello, have });
      }
    }
    await this.listen('welcomes', 'the arrival of the others');
    if (viewer !== 'spectator') for (const world of this.worlds) world.seats.set(viewer, world.viewer.connection);
  }

  /** About every candidate, or about some. */
  private async askWhyNot(most = Number.POSITIVE_INFINITY): Promise<void> {
    const { game, viewer, random } = this.options;
    const { state } = this.real;
    const choice = state.asked.find(({ seat }) => seat === viewer) ?? state.asked[random(state.asked.length)]!;
    const wishes = game.questions[choice.ask]!.candidates(state, state.stack.at(-1)!, choice.seat);
    // To whoever is not asked, all wishes are alike; two will do.
    const count = choice.seat === viewer ? Math.min(most, wishes.length) : Math.min(2, wishes.length);
    const from = random(wishes.length - count + 1);
    for (const wish of [...wishes.slice(from, from + count), ...JUNK]) {
      await this.say('whyNots', { t: 'whyNot', id: this.id(), wish: wish as never });
    }
  }

  /** Inputs that no world takes from the viewer, and commands of which the viewer has not the standing. */
  private async sayWhatIsRefused(): Promise<void> {
    const { viewer } = this.options;
    const { state } = this.real;
    const { question } = state;
    const mine = viewer === 'spectator' ? undefined : choiceFor(state, viewer);
    const bad: Command[] = [
      { t: 'answer', id: this.id(), question: question + 1, picks: [0] },
      { t: 'answer', id: this.id(), question: question - 1, picks: [0] },
      { t: 'answer', id: this.id(), question, picks: [mine?.options.length ?? 0] },
      { t: 'answer', id: this.id(), question, picks: [0, 0] },
      { t: 'answer', id: this.id(), question, picks: Array.from({ length: (mine?.max ?? 0) + 1 }, (_, pick) => pick) },
      { t: 'undo', id: this.id(), question },
      { t: 'takeBack', id: this.id(), question: question + 1 },
      { t: 'sit', id: this.id(), seat: 0 },
      { t: 'start', id: this.id() },
      { t: 'comeBack', id: this.id() },
      { t: 'rematch', id: this.id() },
      { t: 'standIn', id: this.id(), seat: 1 },
      { t: 'settings', id: this.id(), open: false },
    ];
    // The log of an imagined game leads nowhere: where the host may step back, the worlds are not compared in that.
    if (!this.isTroubled) bad.push({ t: 'stepBack', id: this.id() });
    for (const command of bad) await this.say('refusals', command);
  }

  /** As a client does that noticed a gap, that lost all, that was at another server, that has everything. */
  private async catchUp(): Promise<void> {
    const { have } = this.real.viewer;
    this.same('catchUps', 'what a client has', [json(have)], [json(this.other.viewer.have)]);
    await this.say('catchUps', { t: 'have', ...have });
    await this.say('catchUps', { t: 'have', ...have, n: Math.max(0, have.n - 1) });
    await this.say('catchUps', { t: 'have', ...have, line: Math.max(0, have.line - 3) });
    await this.say('catchUps', { t: 'have', ...have, line: 0 });
    await this.say('catchUps', { t: 'have', n: 0, line: 0, mark: 'of another server' });
    // What it has is what there is, however it came.
    await this.say('catchUps', { t: 'have', ...this.real.viewer.have });
  }

  /** Lists, the table before one joins it, and the download that is refused while the game is played. */
  private async request(): Promise<void> {
    const table = `/api/tables/${this.options.id}`;
    for (const token of new Set([this.viewerToken, null])) {
      for (const path of ['/api/tables', '/api/me/tables', table, `${table}/game`]) {
        const [one, two] = [
          await this.real.server.client.get(path, token),
          await this.other.server.client.get(path, token),
        ];
        this.same('requests', `${path} for ${token}`, [one], [two]);
      }
    }
  }

  private async comeLate(): Promise<void> {
    const hello = { t: 'hello', version: PROTOCOL, table: this.options.id } as const;
    const { have } = this.real.viewer;
    for (const more of [{}, { have: { ...have, line: 0 } }, { have }]) {
      for (const world of this.worlds) {
        const late = await world.server.client.connect(this.viewerToken);
        const before = world.viewer;
        await late.say({ ...hello, ...more });
        // A seat is played from one place: the latest. Who watches is one more.
        world.watcher.connection.hangUp();
        world.watcher = before;
        world.viewer = new Listener(late);
      }
      await this.listen('welcomes', 'a late guest');
    }
  }

  // ---- The game goes on.

  /** One public change in both worlds. False where the viewer may tell them apart from now on, or where the game ends. */
  private async step(): Promise<boolean> {
    const { random } = this.options;
    const { asked } = this.real.state;
    const last = asked[random(asked.length)]!.seat;
    if (asked.length > 1) {
      await this.stir();
      await this.sealAllBut(last);
    }
    return this.answerLast(last);
  }

  /** The kernel takes it; the server must, too. */
  private async input(world: World, input: Input): Promise<void> {
    const outcome = apply(this.options.game, world.state, input);
    if (!outcome.ok) throw new CheckFailure(`${this.where}: a legal input was refused: ${JSON.stringify(input)}`);
    world.state = outcome.state;
    const isMine = input.seat === this.options.viewer;
    // Others' ids are theirs; the viewer's come back to it.
    const id = isMine ? `mine ${++world.mine}` : `${world.server.name} ${this.id()}`;
    await world.seats.get(input.seat)!.say(commandFor(input, id));
  }

  private async unnoticed(world: World, input: Input): Promise<void> {
    await this.input(world, input);
    await this.hearNothing(world, `a sealed answer (${input.do})`);
  }

  /** In each world for itself, the others seal answers and take them back: nobody may notice, here or later. */
  private async stir(): Promise<void> {
    const { random, viewer } = this.options;
    const quiet = random(3);
    for (const [number, world] of this.worlds.entries()) {
      // Often in one of them alone: that anything happened at all must not show.
      if (number === quiet) continue;
      const { question } = world.state;
      for (const choice of world.state.asked) {
        const { seat } = choice;
        if (seat === viewer || random(3) === 0) continue;
        if (world.state.answers[seat] !== null) await this.unnoticed(world, { do: 'takeBack', seat, question });
        else if (world.state.asked.filter((each) => world.state.answers[each.seat] === null).length > 1) {
          await this.unnoticed(world, { do: 'answer', seat, question, picks: randomPicks(choice, random) });
        }
      }
      const seat = this.seats[random(this.seats.length)]!;
      if (seat !== viewer) {
        await this.unnoticed(world, { do: 'confirms', seat, wanted: world.state.confirms[seat]! });
      }
    }
    await this.say('catchUps', { t: 'have', ...this.real.viewer.have });
    await this.lookIn();
    await this.request();
  }

  /** Somebody who was not here before comes, looks at the table as it is now, and goes. */
  private async lookIn(): Promise<void> {
    const { id } = this.options;
    const shown: string[][] = [];
    for (const { server } of this.worlds) {
      const passer = await server.client.connect(null);
      await passer.say({ t: 'hello', version: PROTOCOL, table: id });
      shown.push(passer.take());
      passer.hangUp();
    }
    this.same('welcomes', 'the table as a newcomer finds it', shown[0]!, shown[1]!);
    await this.listen('welcomes', 'somebody who comes and goes');
  }

  /** Everybody but the last has answered, in both worlds alike where that can be. */
  private async sealAllBut(last: Seat): Promise<void> {
    const { random, viewer } = this.options;
    const { question, asked } = this.real.state;
    for (const world of this.worlds) {
      if (world.state.answers[last] === null) continue;
      await this.input(world, { do: 'takeBack', seat: last, question });
      if (last !== viewer) await this.hearNothing(world, 'an answer taken back');
    }
    if (last === viewer) await this.listen('own', 'my answer taken back');
    for (const choice of asked) {
      const { seat } = choice;
      if (seat === last) continue;
      const picks = this.real.state.answers[seat] ?? randomPicks(choice, random);
      for (const world of this.worlds) {
        const there = choiceFor(world.state, seat)!;
        const wanted = sameAnswer(choice, picks, there) ?? world.state.answers[seat] ?? randomPicks(there, random);
        await this.seal(world, seat, wanted);
      }
      if (seat === viewer) await this.listen('own', 'my sealed answer');
    }
  }

  private async seal(world: World, seat: Seat, picks: Picks): Promise<void> {
    const { question, answers } = world.state;
    const sealed = answers[seat]!;
    const isMine = seat === this.options.viewer;
    if (sealed !== null && json(sealed) === json(picks)) return;
    if (sealed !== null) await this.input(world, { do: 'takeBack', seat, question });
    await this.input(world, { do: 'answer', seat, question, picks });
    if (!isMine) await this.hearNothing(world, 'a sealed answer');
  }

  private taken(world: World, seat: Seat, picks: Picks): Taken {
    const { question } = world.state;
    const outcome = apply(this.options.game, world.state, { do: 'answer', seat, question, picks });
    if (!outcome.ok) throw new CheckFailure(`${this.where}: a legal answer was refused`);
    return outcome;
  }

  /** Whether neither the viewer nor those who watch may tell the two apart: the kernel's word, not the server's. */
  private looksSame(one: Taken, two: Taken): boolean {
    const { game, viewer } = this.options;
    return [viewer, 'spectator' as const].every((who) => {
      const [first, second] = [one, two].map(({ state, events }) =>
        json([project(game, state, who), events.map((event) => eventFor(event, who))]),
      );
      return first === second;
    });
  }

  private async answerLast(seat: Seat): Promise<boolean> {
    const { random, viewer } = this.options;
    const [choice, there] = [choiceFor(this.real.state, seat)!, choiceFor(this.other.state, seat)!];
    const picks = randomPicks(choice, random);
    const one = this.taken(this.real, seat, picks);
    // At the end the seed is published, and the worlds are told apart by right.
    if (one.state.result !== null) return false;
    const wanted = sameAnswer(choice, picks, there);
    const tries = wanted === null ? [] : [wanted];
    if (seat !== viewer) for (let more = 0; more < 20; more++) tries.push(randomPicks(there, random));
    const fitting = tries.find((each) => {
      const two = this.taken(this.other, seat, each);
      return two.state.result === null && this.looksSame(one, two);
    });
    if (fitting === undefined) return false;
    const { question } = this.real.state;
    await this.input(this.real, { do: 'answer', seat, question, picks });
    await this.input(this.other, { do: 'answer', seat, question, picks: fitting });
    await this.listen('updates', 'an answer');
    await this.maybeUndo(seat);
    return true;
  }

  private async maybeUndo(seat: Seat): Promise<void> {
    const { random } = this.options;
    const isOpen = this.worlds.every(({ state }) => undoable(state as never, seat));
    if (!isOpen || random(3) > 0) return;
    const { question } = this.real.state;
    for (const world of this.worlds) await this.input(world, { do: 'undo', seat, question });
    await this.listen('updates', 'an undo');
  }
}

/** The same options, where they are offered in the other world as well. */
function sameAnswer(choice: Choice<unknown>, picks: Picks, there: Choice<unknown>): Picks | null {
  const found = picks.map((pick) => there.options.findIndex((option) => sameOption(option, choice.options[pick])));
  return found.includes(-1) ? null : found.sort((a, b) => a - b);
}
