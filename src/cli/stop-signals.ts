/** Signals that ask the server to stop: the first is heard politely, a second one at once. */

/** A terminal sends Ctrl+C to npm and to us, and npm hands on what it got: two signals so close together are one wish. */
const SAME_WISH_MS = 500;

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

  async heard(): Promise<void> {
    const { stop, exit, now } = this.actions;
    if (this.first === null) {
      this.first = now();
      await stop();
      return exit(0);
    }
    // Whoever insists does not want to wait for slow readers; the store is whole at every moment.
    if (now() - this.first >= SAME_WISH_MS) exit(1);
  }
}
