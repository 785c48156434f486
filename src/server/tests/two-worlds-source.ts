/** A game played by chance at a real table, so that records, logs and numbers are such as a server makes them. */
import { createHash } from 'node:crypto';
import {
  apply,
  awaited,
  choiceFor,
  forced,
  load,
  randomPicks,
  undoable,
  type AnyGame,
  type AnyState,
  type Input,
  type Random,
  type Seat,
} from '../../kernel/index.ts';
import { PROTOCOL } from '../../protocol/index.ts';
import type { Command } from '../../protocol/requests.ts';
import { CheckFailure, seatsOf, type Variant } from '../../testkit/walk.ts';
import { hashOf } from '../ids.ts';
import type { LogEntry, Store, TableRow } from '../store/store.ts';
import { chosenOptions } from '../table/commands/gathering.ts';
import { openedTable } from '../table/opening.ts';
import { personsOf } from '../table/record.ts';
import { commitmentOf } from '../table/shuffle.ts';
import { logEntryOf, TableSerialiser } from '../table/serialiser.ts';
import { RegistryClient, type ClientConnection } from './two-worlds-client.ts';
import { MemoryStore } from './two-worlds-store.ts';

export const START = 1_800_000_000_000;
/** Of the source; every sample of it has an id of its own. */
const SOURCE = '0'.repeat(12);

/** Time that goes on only when told. */
export class Clock {
  time = START;
  readonly now = (): number => this.time;
  tick(): void {
    this.time += 1_000;
  }
}

/**
 * Draws far above one make every pause outlast the test: no forced answer comes by itself, and each is given when the script wants it.
 */
export const ENDLESS_PAUSES = (): number => 30;

/** Who sits at the tables: a person for each seat, then one who has spoken and only watches. */
const personName = (number: number): string => `Guest ${number}`;
export const tokenOf = (number: number): string => `token-${number}-`.padEnd(43, 'x');
/** What a name in the record stands for is no part of what anybody sees: each world has ids of its own. */
export const personId = (world: string, number: number): string => `${world}-${number}`;

export async function addPersons(store: Store, world: string, count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const person = { id: personId(world, number), name: personName(number), seen: START };
    await store.addPerson(person, hashOf(tokenOf(number)));
  }
}

const nonceOf = (number: number): string => createHash('md5').update(personName(number)).digest('hex');

/** What the store holds of a table at an instant, and the state as the kernel alone works it out. */
export interface Sample {
  readonly row: TableRow;
  readonly log: readonly LogEntry[];
  readonly state: AnyState;
}

/** How an input of the kernel is said. */
export function commandFor(input: Input, id: string): Command {
  switch (input.do) {
    case 'answer':
      return { t: 'answer', id, question: input.question, picks: [...input.picks] };
    case 'confirms':
      return { t: 'confirms', id, wanted: input.wanted };
    default:
      return { t: input.do, id, question: input.question };
  }
}

interface SourceOptions {
  readonly game: AnyGame;
  readonly variant: Variant;
  readonly seed: string;
  readonly watch: boolean;
  readonly random: Random;
  readonly clock: Clock;
}

export class Source {
  state!: AnyState;
  private readonly options: SourceOptions;
  private readonly store = new MemoryStore();
  private readonly client: RegistryClient;
  private readonly connections: ClientConnection[] = [];
  private said = 0;

  private constructor(options: SourceOptions) {
    this.options = options;
    const { game, clock } = options;
    this.client = new RegistryClient({
      store: this.store,
      games: [game],
      bots: { choose: () => Promise.reject(new Error('nobody asked for a bot')) },
      now: clock.now,
      random: ENDLESS_PAUSES,
      boot: 'source',
    });
  }

  /** A table at which the game has just begun. */
  static async begun(options: SourceOptions): Promise<Source> {
    const source = new Source(options);
    await source.begin();
    return source;
  }

  private async begin(): Promise<void> {
    const { game, variant, seed, watch, clock } = this.options;
    const { seats } = variant;
    await addPersons(this.store, 'source', seats + 1);
    const { record, progress } = openedTable({
      id: SOURCE,
      seed: createHash('sha256').update(seed).digest('hex'),
      game,
      seats,
      options: chosenOptions(game, variant.options)!,
      settings: { open: true, watch, pace: 'discreet', botPace: 'instant' },
      host: { id: personId('source', 0), name: personName(0) },
      now: clock.now(),
    });
    const changed = clock.now();
    await this.store.commit({
      row: new TableSerialiser().row({ seq: 1, changed, record, progress, state: null }, false),
      entries: [logEntryOf(1, clock.now(), 0, { do: 'open', member: 0, lines: [] })],
      members: personsOf(record),
    });
    for (let number = 0; number <= seats; number++) {
      const connection = await this.client.connect(tokenOf(number));
      this.connections.push(connection);
      await connection.say({ t: 'hello', version: PROTOCOL, table: SOURCE, commitment: commitmentOf(nonceOf(number)) });
      if (number > 0 && number < seats) await this.command(number, { t: 'sit', id: this.id(), seat: number });
    }
    await this.command(seats, { t: 'chat', id: this.id(), text: 'I only watch.' });
    await this.command(0, { t: 'start', id: this.id() });
    for (let number = 0; number < seats; number++) {
      await this.command(number, { t: 'reveal', id: this.id(), nonce: nonceOf(number) });
    }
    this.state = load(game, JSON.parse((await this.store.load(SOURCE))!.state!));
  }

  private id(): string {
    return `source ${++this.said}`;
  }

  private async command(number: number, command: Command): Promise<void> {
    this.options.clock.tick();
    const connection = this.connections[number]!;
    await connection.say(command);
    const texts = connection.take();
    if (!texts.includes(JSON.stringify({ t: 'done', id: command.id }))) {
      throw new CheckFailure(
        `the server does not take what the kernel takes: ${JSON.stringify(command)}: ${texts.at(-1)}`,
      );
    }
  }

  private async input(input: Input): Promise<void> {
    const outcome = apply(this.options.game, this.state, input);
    if (!outcome.ok) throw new CheckFailure(`a legal input was refused: ${JSON.stringify(input)}`);
    this.state = outcome.state;
    await this.command(input.seat, commandFor(input, this.id()));
  }

  /** Whatever somebody may do next: mostly an answer. */
  async goOn(): Promise<void> {
    const { random, variant, watch } = this.options;
    const { question } = this.state;
    const seats = seatsOf(variant.seats);
    const seat = seats[random(seats.length)]!;
    const whim = random(20);
    if (whim === 0) {
      // The last of them watches.
      const speakers = watch ? seats.length + 1 : seats.length;
      return this.command(random(speakers), { t: 'chat', id: this.id(), text: `Hail ${question}` });
    }
    if (whim === 1) return this.input({ do: 'confirms', seat, wanted: random(2) === 0 });
    if (whim < 5 && undoable(this.state as never, seat)) return this.input({ do: 'undo', seat, question });
    if (whim < 5 && choiceFor(this.state, seat) !== undefined && this.state.answers[seat] !== null) {
      return this.input({ do: 'takeBack', seat, question });
    }
    const open = this.state.asked.filter((choice) => this.state.answers[choice.seat] === null);
    const choice = open[random(open.length)] ?? awaited(this.state)!;
    return this.input({ do: 'answer', seat: choice.seat, question, picks: randomPicks(choice, random) });
  }

  /** The table as it stands now. */
  async sample(): Promise<Sample> {
    const row = (await this.store.load(SOURCE))!;
    if (row.state !== new TableSerialiser().state(this.state))
      throw new CheckFailure('the store holds another state than the kernel gives');
    return { row, log: await this.store.log(SOURCE), state: this.state };
  }

  close(): Promise<void> {
    return this.client.close();
  }
}

/** Seats that a bot would have to think for now. */
export const thinkingSeats = (state: AnyState): Seat[] =>
  state.asked
    .filter((choice) => state.answers[choice.seat] === null && forced(choice) === null)
    .map((choice) => choice.seat);
