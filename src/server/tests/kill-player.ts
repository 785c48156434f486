/** Somebody who plays fast, remembers everything that the server said, and compares it with what the server says after it was killed. */
import { isDeepStrictEqual } from 'node:util';
import { randomPicks, type Input, type Random, type Seat } from '../../kernel/index.ts';
import { PROTOCOL, type Line, type TableDoc } from '../../protocol/index.ts';
import type { Command } from '../../protocol/requests.ts';
import type { Place, Visitor } from './harness.ts';

/** One in so many moves is followed by a remark, or is an undo where there is something to undo. */
const REMARKS = 40;
const UNDOS = 8;

interface Memory {
  readonly n: number;
  readonly doc: TableDoc;
  readonly lines: readonly Line[];
}

interface Comparison {
  readonly lines: number;
  /** Nothing happened at the table since, and it looks the same in every detail. */
  readonly isSame: boolean;
  readonly faults: readonly string[];
}

/** A command that was acknowledged, as the log of the table must have it. */
export type Acknowledged = { readonly table: string; readonly seat: number } & (
  { readonly input: Input } | { readonly remark: string }
);

export class Player {
  readonly table: string;
  readonly seat: number;
  readonly acknowledged: Acknowledged[] = [];
  place: Place | null = null;
  /** Commands without an answer, and those of the last: a client says them again, under their old ids. */
  private unanswered: Command | null = null;
  private lastDone: Command | null = null;
  private remarks = 0;
  private readonly random: Random;
  private visitor: Visitor;

  constructor(visitor: Visitor, table: string, seat: number, random: Random) {
    this.visitor = visitor;
    this.table = table;
    this.seat = seat;
    this.random = random;
  }

  get isUnderWay(): boolean {
    return this.place?.doc?.table.phase === 'playing';
  }

  /** At the table of a server, for the first time. */
  async arrive(): Promise<void> {
    this.place = await this.visitor.join(this.table);
  }

  /** Comes back with all it knows of the server before, as the page does, and says how that compares. */
  async comeBack(visitor: Visitor): Promise<Comparison> {
    const { doc, n, mark, lines } = this.place!;
    const memory: Memory = { n, doc: doc!, lines };
    this.visitor = visitor;
    this.place = await visitor.connect();
    const have = { n, mark, line: lines.at(-1)?.no ?? 0 };
    this.place.say({ t: 'hello', version: PROTOCOL, table: this.table, have });
    await this.place.until(() => this.place!.doc !== null || this.place!.closed !== null);
    const faults = [...this.compare(memory), ...(await this.sayAgain())];
    const { n: now, doc: shown } = this.place;
    return { lines: lines.length, isSame: now === n && isDeepStrictEqual(shown, doc), faults };
  }

  private compare({ n, doc, lines }: Memory): string[] {
    const now = this.place!;
    if (now.doc === null) return [`${this.table}: the table is gone`];
    const faults: string[] = [];
    if (now.n < n) faults.push(`${this.table}: message ${n} was shown, now there are ${now.n}`);
    for (const [index, line] of lines.entries()) {
      if (!isDeepStrictEqual(now.lines[index], line)) faults.push(`${this.table}: line ${line.no} is lost or changed`);
    }
    const before = doc.game?.question ?? 0;
    const question = now.doc.game?.question ?? 0;
    if (question < before) faults.push(`${this.table}: question ${before} was shown, now it is ${question}`);
    for (const each of this.acknowledged) {
      if (!('input' in each) || each.input.do !== 'answer') continue;
      const isPast = each.input.question < question || now.doc.game?.result !== null;
      if (isPast || isDeepStrictEqual(now.doc.game?.sealed, each.input.picks)) continue;
      faults.push(`${this.table}: the answer to question ${each.input.question} is lost`);
    }
    return faults;
  }

  /** What was acknowledged is acknowledged again and changes nothing; what was not may or may not have been kept. */
  private async sayAgain(): Promise<string[]> {
    const { lastDone, unanswered } = this;
    if (lastDone !== null) {
      const { t } = await this.say(lastDone, false);
      if (t !== 'done') return [`${this.table}: a command that was done is refused when it is said again`];
    }
    this.unanswered = null;
    if (unanswered !== null) await this.say(unanswered, true);
    return [];
  }

  /** Answers by chance until the game is over or the socket is closed. */
  async play(): Promise<void> {
    const { random } = this;
    const place = this.place!;
    let answered = 0;
    const isOver = (): boolean => place.closed !== null || place.doc!.table.phase !== 'playing';
    const asked = () => {
      const game = place.doc!.game!;
      return game.sealed === null && game.question > answered ? game.choice : null;
    };
    for (;;) {
      await place.until(() => isOver() || asked() !== null);
      if (isOver()) return;
      const choice = asked();
      // Several messages may have come at once: the next ones may have answered it.
      if (choice === null) continue;
      const { question, undo } = place.doc!.game!;
      answered = question;
      const id = this.newId();
      const command: Command =
        undo && random(UNDOS) === 0
          ? { t: 'undo', id, question }
          : { t: 'answer', id, question, picks: [...randomPicks(choice, random)] };
      // The socket may close before the answer comes.
      await this.say(command, true).catch(() => null);
      if (random(REMARKS) === 0) await this.remark().catch(() => null);
    }
  }

  private async remark(): Promise<void> {
    await this.say({ t: 'chat', id: this.newId(), text: `${this.seat} says ${++this.remarks}` }, true);
  }

  private newId(): string {
    return `${this.seat}-${this.random(2 ** 31)}-${this.random(2 ** 31)}`;
  }

  private async say(command: Command, isNew: boolean): Promise<{ readonly t: 'done' | 'refused' }> {
    if (isNew) this.unanswered = command;
    const { id, ...wish } = command;
    const answer = await this.place!.command(wish as never, id);
    if (isNew) {
      this.unanswered = null;
      if (answer.t === 'done') this.remember(command);
    }
    return answer;
  }

  private remember(command: Command): void {
    const { table } = this;
    const seat = this.seat as Seat;
    this.lastDone = command;
    if (command.t === 'chat') this.acknowledged.push({ table, seat, remark: command.text });
    if (command.t === 'undo')
      this.acknowledged.push({ table, seat, input: { do: 'undo', seat, question: command.question } });
    if (command.t === 'answer') {
      const { question, picks } = command;
      this.acknowledged.push({ table, seat, input: { do: 'answer', seat, question, picks } });
    }
  }
}
