/** A server in a process of its own, which can be killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./kill-server.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

type Counted = { readonly [metric: string]: number };
interface Report {
  /** When it was heard, in milliseconds. */
  readonly at: number;
  readonly counted: Counted;
}

export class ServerProcess {
  readonly url: string;
  private readonly child: ChildProcess;
  private readonly reports: Report[] = [];
  private readonly waiting = new Set<() => void>();
  private isOver = false;

  private constructor(child: ChildProcess, port: number, lines: AsyncIterator<string>) {
    this.child = child;
    this.url = `http://127.0.0.1:${port}`;
    void this.listen(lines);
  }

  /** Null if it ended instead of starting. */
  static async start(data: string): Promise<ServerProcess | null> {
    const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, data], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const { value, done } = await lines.next();
    if (done === true) return null;
    const { port } = JSON.parse(value) as { readonly port: number };
    return new ServerProcess(child, port, lines);
  }

  /** Resolves with every report, until the process is over. */
  private async listen(lines: AsyncIterator<string>): Promise<void> {
    for (;;) {
      const { value, done } = await lines.next();
      if (done === true) break;
      const counted = readReport(value);
      if (counted !== null) this.reports.push({ at: performance.now(), counted });
      for (const look of this.waiting) look();
    }
    this.isOver = true;
    for (const look of this.waiting) look();
  }

  /** Waits until it holds; looks again with every report. False if the process ended first. */
  until(holds: () => boolean): Promise<boolean> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!this.isOver && !holds()) return;
        this.waiting.delete(look);
        resolve(!this.isOver);
      };
      this.waiting.add(look);
      look();
    });
  }

  /** As it last said. */
  total(metric: string): number {
    return this.reports.at(-1)?.counted[metric] ?? 0;
  }

  /** Each second, over the last `milliseconds` for which there are reports. */
  rate(metric: string, milliseconds: number): number {
    const last = this.reports.at(-1);
    if (last === undefined) return 0;
    const first = this.reports.find(({ at }) => at >= last.at - milliseconds)!;
    const seconds = (last.at - first.at) / 1000;
    return seconds === 0 ? 0 : ((last.counted[metric] ?? 0) - (first.counted[metric] ?? 0)) / seconds;
  }

  /** As a power cut would: nothing is said to it, nothing is finished. */
  async kill(): Promise<void> {
    const closed = once(this.child, 'close');
    this.child.kill('SIGKILL');
    await closed;
  }
}

/** The last line may be cut short. */
function readReport(line: string): Counted | null {
  try {
    return JSON.parse(line) as Counted;
  } catch {
    return null;
  }
}
