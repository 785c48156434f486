import type { WebSocket } from 'ws';
import { LoadTable } from './load-table.ts';
import { openSocket } from './socket.ts';

export class FloorTable extends LoadTable {
  private sockets: WebSocket[] = [];
  private moves = 0;
  private missing = 0;

  static async open(port: number, no: number): Promise<FloorTable> {
    const table = new FloorTable();
    const received = (): void => {
      table.missing--;
      table.look();
    };
    const url = `ws://127.0.0.1:${port}/${no}`;
    table.sockets = [await openSocket(url, received), await openSocket(url, received)];
    return table;
  }

  async prepare(): Promise<void> {}

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  protected canMove(): boolean {
    return true;
  }

  /** What a client of ours would say. */
  protected send(): void {
    const no = ++this.moves;
    this.missing = 2;
    this.sockets[no % 2]!.send(JSON.stringify({ t: 'answer', id: `m${no}`, question: no, picks: [1] }));
  }

  protected hasArrived(): boolean {
    return this.missing === 0;
  }
}
