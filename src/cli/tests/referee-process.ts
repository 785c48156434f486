/** The real program as a child process, for tests: a line in, a line out. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../meadhall.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export type Reply = { readonly ok: boolean; readonly [field: string]: unknown };

export class RefereeProcess {
  private readonly child;
  private readonly replies: AsyncIterator<string>;

  constructor(command = 'referee') {
    this.child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, command], {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    // A test that fails while the child still talks must not fail again for the broken pipe.
    this.child.stdin.on('error', () => {});
    this.replies = createInterface({ input: this.child.stdout, crlfDelay: Infinity })[Symbol.asyncIterator]();
  }

  /** Hands over bytes as they are. */
  write(bytes: string | Uint8Array): void {
    this.child.stdin.write(bytes);
  }

  async reply(): Promise<Reply> {
    const { value, done } = await this.replies.next();
    if (done === true) throw new Error('the referee has ended');
    return JSON.parse(value) as Reply;
  }

  send(command: object): Promise<Reply> {
    this.write(`${JSON.stringify(command)}\n`);
    return this.reply();
  }

  /** Ends its input and waits for it: its exit code, and the replies that were left. */
  async end(): Promise<{ readonly code: unknown; readonly rest: readonly string[] }> {
    const exited = once(this.child, 'exit');
    this.child.stdin.end();
    const rest: string[] = [];
    for (let next = await this.replies.next(); next.done !== true; next = await this.replies.next()) {
      rest.push(next.value);
    }
    const [code] = (await exited) as unknown[];
    return { code, rest };
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }
}
