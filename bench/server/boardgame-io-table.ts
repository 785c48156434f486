/**
 * Two clients of boardgame.io. They speak what its own client speaks (the events `sync` and `update` of socket.io over a WebSocket), without
 * its store and its optimistic copy of the rules: the load must not weigh more than what it loads.
 */
import type { Ctx } from 'boardgame.io/internal';
import type { WebSocket } from 'ws';
import type { Random } from '../../src/kernel/index.ts';
import { awaited, threeShores, type Hall } from '../peer-boardgameio.ts';
import { LoadTable } from './load-table.ts';
import { openSocket, post } from './socket.ts';

interface Match {
  readonly id: string;
  /** By seat. */
  readonly credentials: readonly string[];
}

interface SharedState {
  readonly G: Hall;
  readonly ctx: Ctx;
  readonly _stateID: number;
}

const NAMESPACE = `/${threeShores.name},`;
const EVENT = `42${NAMESPACE}`;
const UPDATE = `${EVENT}["update"`;
const SYNC = `${EVENT}["sync"`;

export class BoardgameIoTable extends LoadTable {
  private readonly lobby: string;
  private readonly random: Random;
  private sockets: WebSocket[] = [];
  private match: Match | null = null;
  private spares: Match[] = [];
  private state: SharedState | null = null;
  private missing = 0;
  private arrived = (): void => undefined;

  private constructor(port: number, random: Random) {
    super();
    this.lobby = `http://127.0.0.1:${port}/games/${threeShores.name}`;
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
    if (this.match === null || this.state?.ctx.gameover !== undefined) await this.goOn();
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  protected canMove(): boolean {
    return this.missing === 0 && this.state !== null && this.state.ctx.gameover === undefined;
  }

  protected send(): void {
    const { G, ctx, _stateID } = this.state!;
    const { id, credentials } = this.match!;
    const { playerID, wishes } = awaited(G, ctx);
    const { move, args } = wishes[this.random(wishes.length)]!;
    const payload = { type: move, args, playerID, credentials: credentials[Number(playerID)] };
    this.missing = 2;
    this.emit(Number(playerID), 'update', { type: 'MAKE_MOVE', payload }, _stateID, id, playerID);
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

  /** Both seats are sent the same state, for the game hides nothing: it is read once. */
  private received(seat: number, text: string): void {
    this.missing--;
    if (seat === 0) {
      const [event, , told] = JSON.parse(text.slice(EVENT.length)) as [string, string, unknown];
      this.state = event === 'sync' ? (told as { readonly state: SharedState }).state : (told as SharedState);
    }
    if (this.missing === 0 && this.state?.ctx.gameover !== undefined && this.spares.length > 0) {
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
    this.state = null;
    this.missing = 2;
    for (const seat of [0, 1]) this.emit(seat, 'sync', this.match.id, String(seat), this.match.credentials[seat], 2);
    return arrival;
  }

  private emit(seat: number, ...event: readonly unknown[]): void {
    this.sockets[seat]!.send(EVENT + JSON.stringify(event));
  }
}
