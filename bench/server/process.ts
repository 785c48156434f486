/** A server in a process of its own. */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, ControlRequest, Usage } from './control-messages.ts';

const PATIENCE_MS = 10_000;

export class ServerProcess {
  readonly port: number;
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;

  private constructor(child: ChildProcess, ended: Promise<void>, port: number) {
    this.child = child;
    this.ended = ended;
    this.port = port;
  }

  static async start(program: URL, args: readonly string[]): Promise<ServerProcess> {
    const isSource = program.pathname.endsWith('.ts');
    const child = fork(fileURLToPath(program), args, {
      // Ours runs from its source, as it does in production.
      execArgv: ['--expose-gc', ...(isSource ? ['--import', 'tsx'] : [])],
      // Standard output belongs to the figures.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const answer = await answerOf(child);
    if (!('port' in answer)) throw new Error(`${program.pathname} did not say where it listens`);
    return new ServerProcess(child, ended, answer.port);
  }

  async usage({ collected = false } = {}): Promise<Usage> {
    const answer = await this.ask({ ask: 'usage', collected });
    if ('usage' in answer) return answer.usage;
    throw new Error('a server did not say what it uses');
  }

  async beginProfile(): Promise<void> {
    await this.ask({ ask: 'profile', file: null });
  }

  async endProfile(file: string): Promise<void> {
    await this.ask({ ask: 'profile', file });
  }

  async stop(): Promise<void> {
    if (this.child.connected) this.child.send({ ask: 'stop' } satisfies ControlRequest);
    const impatience = setTimeout(() => this.child.kill('SIGKILL'), PATIENCE_MS);
    await this.ended;
    clearTimeout(impatience);
  }

  private ask(request: ControlRequest): Promise<Answer> {
    const answer = answerOf(this.child);
    this.child.send(request);
    return answer;
  }
}

function answerOf(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`a server ended (${code})`));
    child.once('exit', ended);
    child.once('message', (answer: Answer) => {
      child.off('exit', ended);
      resolve(answer);
    });
  });
}
