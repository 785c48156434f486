/**
 * A network that misbehaves, between a client of a table and a real socket. It drops, delays, doubles and reorders whole messages, in
 * both directions, as a seed decides. What was lost or came out of order is followed by the end of the connection, as it would be with
 * TCP, which never goes on after a gap; only a little later, so that something gets through in between.
 */
import { WebSocket } from 'ws';
import type { Random } from '../../kernel/index.ts';

/** Of a hundred messages, how many. */
export interface Weather {
  readonly dropped: number;
  readonly delayed: number;
  readonly doubled: number;
  readonly reordered: number;
}

export const CALM: Weather = { dropped: 0, delayed: 0, doubled: 0, reordered: 0 };
export const STORM: Weather = { dropped: 2, delayed: 8, doubled: 6, reordered: 2 };

export interface NetworkFigures {
  messages: number;
  dropped: number;
  delayed: number;
  doubled: number;
  reordered: number;
  connections: number;
}
export const emptyFigures = (): NetworkFigures => ({
  messages: 0,
  dropped: 0,
  delayed: 0,
  doubled: 0,
  reordered: 0,
  connections: 0,
});

/** In milliseconds. */
const LONGEST_DELAY = 3;
const LONGEST_TO_CUT = 6;

type Fault = keyof Weather;

/** One direction of a connection. */
class Lane {
  private readonly queue: string[] = [];
  private isWaiting = false;
  private readonly deliver: (text: string) => void;
  private readonly line: Line;

  constructor(line: Line, deliver: (text: string) => void) {
    this.line = line;
    this.deliver = deliver;
  }

  put(text: string): void {
    this.queue.push(text);
    this.pump();
  }

  private pump(): void {
    while (!this.isWaiting && this.queue.length > 0) this.pass(this.queue.shift()!);
  }

  private pass(text: string): void {
    const { line } = this;
    switch (line.fault()) {
      case null:
        return this.deliver(text);
      case 'dropped':
        return line.cutSoon();
      case 'delayed':
        // Whatever comes behind it waits as well.
        this.isWaiting = true;
        return line.later(() => {
          this.isWaiting = false;
          this.deliver(text);
          this.pump();
        });
      case 'doubled':
        this.deliver(text);
        return line.later(() => this.deliver(text));
      case 'reordered':
        line.later(() => this.deliver(text));
        return line.cutSoon();
    }
  }
}

interface LineOptions {
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly weather: Weather;
  readonly random: Random;
  readonly figures: NetworkFigures;
  readonly opened: (send: (text: string) => void) => void;
  readonly received: (text: string) => void;
  /** Called once, however it ended. Nothing comes afterwards. */
  readonly closed: () => void;
}

/** One connection, from its opening to its end. */
export class Line {
  private readonly options: LineOptions;
  private readonly socket: WebSocket;
  private readonly timers = new Set<NodeJS.Timeout>();
  private isOver = false;

  constructor(options: LineOptions) {
    this.options = options;
    options.figures.connections++;
    this.socket = new WebSocket(options.url, { headers: options.headers });
    const out = new Lane(this, (text) => this.socket.send(text));
    const back = new Lane(this, (text) => options.received(text));
    this.socket.on('open', () => options.opened((text) => this.isOver || out.put(text)));
    this.socket.on('message', (data) => this.isOver || back.put((data as Buffer).toString('utf8')));
    this.socket.on('close', () => this.cut());
    this.socket.on('error', () => this.cut());
  }

  /** What happens to the next message; null if it simply arrives. */
  fault(): Fault | null {
    const { weather, random, figures } = this.options;
    figures.messages++;
    let draw = random(100);
    for (const fault of Object.keys(weather) as Fault[]) {
      draw -= weather[fault];
      if (draw >= 0) continue;
      figures[fault]++;
      return fault;
    }
    return null;
  }

  later(act: () => void, longest = LONGEST_DELAY): void {
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        act();
      },
      this.options.random(longest + 1),
    );
    this.timers.add(timer);
  }

  cutSoon(): void {
    this.later(() => this.cut(), LONGEST_TO_CUT);
  }

  cut(): void {
    if (this.isOver) return;
    this.isOver = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.socket.terminate();
    this.options.closed();
  }
}
