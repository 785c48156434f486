/** SIGINT and SIGTERM: the first stops the server gracefully, a second one exits at once. */

/** On Ctrl+C both npm and this process get the signal, and npm forwards its own: two signals this close together count as one. */
const SAME_SIGNAL_MS = 500;

export interface StopActions {
  stop(): Promise<void>;
  exit(code: number): void;
  now(): number;
}

export class StopSignals {
  private readonly actions: StopActions;
  private first: number | null = null;

  constructor(actions: StopActions) {
    this.actions = actions;
  }

  async received(): Promise<void> {
    const { stop, exit, now } = this.actions;
    if (this.first === null) {
      this.first = now();
      await stop();
      return exit(0);
    }
    // Safe at any point, because the store is consistent at any point.
    if (now() - this.first >= SAME_SIGNAL_MS) exit(1);
  }
}
