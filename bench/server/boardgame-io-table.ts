/**
 * Two clients of boardgame.io. They speak what its own client speaks (the events `sync` and `update` of socket.io over a WebSocket), without
 * its store and its optimistic copy of the rules: the load must not weigh more than what it loads.
 */
import type { Ctx } from 'boardgame.io/internal';
import type { WebSocket } from 'ws';
import type { Random } from '../../src/kernel/index.ts';
import { movesOf, threeShoresWithSecrets, type Hall } from '../peer-boardgameio.ts';
import { LoadTable } from './load-table.ts';
import { openSocket, post } from './socket.ts';

interface Match {
  readonly id: string;
  /** By seat. */
  readonly credentials: readonly string[];
}

/** As a seat is shown it. */
interface SeenState {
  readonly G: Hall;
  readonly ctx: Ctx;
  readonly _stateID: number;
}

const NAMESPACE = `/${threeShoresWithSecrets.name},`;
const EVENT = `42${NAMESPACE}`;
const UPDATE = `${EVENT}["update"`;
const SYNC = `${EVENT}["sync"`;

export class BoardgameIoTable extends LoadTable {
  private readonly lobby: string;
  private readonly random: Random;
  private sockets: WebSocket[] = [];
  private match: Match | null = null;
  private spares: Match[] = [];
  /** By seat. */
  private states: (SeenState | null)[] = [null, null];
  private missing = 0;
  private arrived = (): void => undefined;

  private constructor(port: number, random: Random) {
    super();
    this.lobby = `http://127.0.0.1:${port}/games/${threeShoresWithSecrets.name}`;
    this.random = random;
  }

  static async open(port: number, random: Random): Promise<BoardgameIoTable> {
    const table = new BoardgameIoTable(port, random);
    table.sockets = [await table.connect(port, 0), await table.connect(port, 1)];
    await table.prepare(1);
    return table;
  }

  async prepare(games: number): Promise<void> {
    while (this.spares.length < games) {
      const { matchID } = await post(`${this.lobby}/create`, { numPlayers: 2 });
      const credentials: string[] = [];
      for (const playerID of ['0', '1']) {
        const joined = await post(`${this.lobby}/${matchID}/join`, { playerID, playerName: `Player ${playerID}` });
        credentials.push(joined['playerCredentials']!);
      }
      this.spares.push({ id: matchID!, credentials });
    }
    if (this.match === null || this.isOver) await this.goOn();
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private get isOver(): boolean {
    return this.states[0]?.ctx.gameover !== undefined;
  }

  protected canMove(): boolean {
    return this.missing === 0 && this.states[0] !== null && !this.isOver;
  }

  protected send(): void {
    const { id, credentials } = this.match!;
    for (const seat of [0, 1]) {
      const { G, ctx, _stateID } = this.states[seat]!;
      const playerID = String(seat);
      const wishes = movesOf(G, ctx, playerID);
      if (wishes.length === 0) continue;
      const { move, args } = wishes[this.random(wishes.length)]!;
      const payload = { type: move, args, playerID, credentials: credentials[seat] };
      this.missing = 2;
      return this.emit(seat, 'update', { type: 'MAKE_MOVE', payload }, _stateID, id, playerID);
    }
    throw new Error('nobody can move');
  }

  protected hasArrived(): boolean {
    return this.missing === 0;
  }

  /** A socket, let in to the game's namespace. */
  private async connect(port: number, seat: number): Promise<WebSocket> {
    let letIn = (): void => undefined;
    const isIn = new Promise<void>((resolve) => (letIn = resolve));
    const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
    const socket = await openSocket(url, (text, own) => {
      if (text.startsWith(UPDATE) || text.startsWith(SYNC)) this.received(seat, text);
      else if (text === '2') own.send('3');
      else if (text.startsWith('0')) own.send(`40${NAMESPACE}`);
      else if (text.startsWith(`40${NAMESPACE}`)) letIn();
    });
    await isIn;
    return socket;
  }

  private received(seat: number, text: string): void {
    this.missing--;
    const [event, , told] = JSON.parse(text.slice(EVENT.length)) as [string, string, unknown];
    this.states[seat] = event === 'sync' ? (told as { readonly state: SeenState }).state : (told as SeenState);
    if (this.missing === 0 && this.isOver && this.spares.length > 0) {
      // The last move of the game counts before the next game is looked at.
      this.look();
      void this.goOn();
      return;
    }
    this.look();
    if (this.missing === 0) this.arrived();
  }

  /** Both at the next match. */
  private goOn(): Promise<void> {
    const arrival = new Promise<void>((resolve) => (this.arrived = resolve));
    this.match = this.spares.shift()!;
    this.states = [null, null];
    this.missing = 2;
    for (const seat of [0, 1]) this.emit(seat, 'sync', this.match.id, String(seat), this.match.credentials[seat], 2);
    return arrival;
  }

  private emit(seat: number, ...event: readonly unknown[]): void {
    this.sockets[seat]!.send(EVENT + JSON.stringify(event));
  }
}
