/** Two people at a table of ours, each with a cookie, a socket, and the document that the server keeps up to date. */
import type { WebSocket } from 'ws';
import { forced, randomPicks, type Random } from '../../src/kernel/index.ts';
import { patched, PROTOCOL, type ServerMessage, type TableDoc } from '../../src/protocol/index.ts';
import type { Command } from '../../src/protocol/requests.ts';
import { Waiting } from '../../src/server/tests/waiting.ts';
import { LoadTable } from './load-table.ts';
import { openSocket, post } from './socket.ts';

type Unsaid<C> = C extends Command ? Omit<C, 'id'> : never;

const DONE = '{"t":"done"';

class Person {
  doc: TableDoc | null = null;
  readonly cookie: string;
  private readonly changed: () => void;
  private readonly waiting = new Waiting();
  private socket: WebSocket | null = null;
  private ids = 0;
  private doneIds = new Set<string>();
  private isAsking = false;

  private readonly port: number;
  private table: string | null = null;

  private constructor(port: number, cookie: string, changed: () => void) {
    this.port = port;
    this.cookie = cookie;
    this.changed = changed;
  }

  static async open(port: number, changed: () => void): Promise<Person> {
    const response = await fetch(`http://127.0.0.1:${port}/api/me`);
    await response.arrayBuffer();
    const person = new Person(port, response.headers.get('set-cookie')!.split(';')[0]!, changed);
    await person.connect();
    return person;
  }

  say(message: object): void {
    this.socket!.send(JSON.stringify(message));
  }

  /** Does not wait for the answer. */
  give(command: Unsaid<Command>): string {
    const id = `m${++this.ids}`;
    this.say({ ...command, id });
    return id;
  }

  async done(command: Unsaid<Command>): Promise<void> {
    this.isAsking = true;
    const id = this.give(command);
    await this.until(() => this.doneIds.delete(id));
    this.isAsking = false;
  }

  goTo(table: string): void {
    this.table = table;
    this.doc = null;
    this.say({ t: 'hello', version: PROTOCOL, table });
  }

  until(holds: () => boolean): Promise<void> {
    return this.waiting.until(holds);
  }

  close(): void {
    this.socket!.terminate();
  }

  private async connect(): Promise<void> {
    const { cookie } = this;
    this.socket = await openSocket(`ws://127.0.0.1:${this.port}/live`, (text) => this.received(text), { cookie });
    if (this.table !== null) this.goTo(this.table);
  }

  private received(text: string): void {
    // A move is complete when its update has come; `done` is parsed only if something waits for it.
    if (!this.isAsking && text.startsWith(DONE)) return;
    const message = JSON.parse(text) as ServerMessage;
    switch (message.t) {
      case 'welcome':
        this.doc = message.doc;
        break;
      case 'update':
        // What still comes from the table that was left has nothing to be applied to.
        if (this.doc !== null) this.doc = patched(this.doc, message.patch);
        break;
      case 'done':
        this.doneIds.add(message.id);
        break;
      case 'refused':
      case 'error':
        throw new Error(`the server refused a message: ${message.refusal.why}`);
      case 'bye':
        // The server's check for silent sockets can fall between two tables; the client reconnects, as the page does.
        if (message.why === 'silent') return void this.connect();
        // The benchmark stopped the server because of another failure, which is the one to report.
        if (message.why === 'restarting') return;
        throw new Error(`the server closed a socket: ${message.why}`);
      default:
        return;
    }
    this.waiting.look();
    this.changed();
  }
}

export class MeadhallTable extends LoadTable {
  private readonly port: number;
  private readonly game: string;
  private readonly random: Random;
  private people: readonly Person[] = [];
  private id = '';
  private spares: string[] = [];
  private mover: Person | null = null;
  /** The question that the move under way answers. */
  private question = 0;

  private constructor(port: number, game: string, random: Random) {
    super();
    this.port = port;
    this.game = game;
    this.random = random;
  }

  static async open(port: number, game: string, random: Random): Promise<MeadhallTable> {
    const table = new MeadhallTable(port, game, random);
    const changed = (): void => table.changed();
    table.people = [await Person.open(port, changed), await Person.open(port, changed)];
    table.id = await table.begin();
    return table;
  }

  async prepare(games: number): Promise<void> {
    // The last round may have ended on the way to another table.
    await this.arrive();
    const isOver = this.people[0]!.doc!.game!.result !== null;
    const current = isOver ? [] : [this.id];
    const wanted = [...current, ...this.spares];
    while (wanted.length <= games) wanted.push(await this.begin());
    this.spares = wanted.slice(1);
    if (this.id === wanted[0]) return;
    this.goTo(wanted[0]!);
    await this.arrive();
  }

  close(): void {
    for (const person of this.people) person.close();
  }

  protected canMove(): boolean {
    return this.asked() !== undefined;
  }

  protected send(): void {
    const person = this.asked()!;
    const { question, choice } = person.doc!.game!;
    this.mover = person;
    this.question = question;
    person.give({ t: 'answer', question, picks: [...randomPicks(choice!, this.random)] });
  }

  /** A sealed answer is sent to its own seat only. */
  protected hasArrived(): boolean {
    const { mover, question } = this;
    const own = mover!.doc!.game!;
    return (own.question === question && own.sealed !== null) || this.people.every(({ doc }) => isPast(doc!, question));
  }

  /** Where there is nothing to choose, the server answers. */
  private asked(): Person | undefined {
    if (!this.people.every(({ doc }) => doc?.table.id === this.id)) return undefined;
    return this.people.find(({ doc }) => {
      const { choice, sealed, result } = doc!.game!;
      return choice !== null && sealed === null && result === null && forced(choice) === null;
    });
  }

  private changed(): void {
    this.look();
    if (this.watcher === null || this.isUnderWay || this.spares.length === 0) return;
    const isOver = this.people.every(({ doc }) => doc !== null && (doc.game?.result ?? null) !== null);
    if (isOver) this.goTo(this.spares.shift()!);
  }

  private goTo(id: string): void {
    this.id = id;
    for (const person of this.people) person.goTo(id);
  }

  private async arrive(): Promise<void> {
    const isHere = ({ doc }: Person): boolean => doc?.table.id === this.id;
    await Promise.all(this.people.map((person) => person.until(() => isHere(person))));
  }

  /** A table with both seated and the game begun, as people do it. Nobody wants to be asked whether they are done. */
  private async begin(): Promise<string> {
    const [host, guest] = this.people as readonly [Person, Person];
    const wanted = { game: this.game, seats: 2, pace: 'quick' };
    const { table } = await post(`http://127.0.0.1:${this.port}/api/tables`, wanted, host.cookie);
    this.goTo(table!);
    await this.arrive();
    await guest.done({ t: 'sit', seat: 1 });
    await guest.until(() => guest.doc?.you.seat === 1);
    await host.done({ t: 'start' });
    for (const person of this.people) await person.done({ t: 'confirms', wanted: false });
    await Promise.all(this.people.map((person) => person.until(() => person.doc!.game?.confirms === false)));
    return table!;
  }
}

const isPast = ({ game }: TableDoc, question: number): boolean => game!.question !== question || game!.result !== null;
