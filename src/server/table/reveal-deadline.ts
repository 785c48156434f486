/** Ends the waiting for nonces: after the time that people have to reveal theirs, the game begins without those that are missing. */
import type { TableRecord } from './record.ts';

export class RevealDeadline {
  private timer: NodeJS.Timeout | null = null;
  private readonly revealTime: number;
  private readonly onPassed: () => void;

  constructor(revealTime: number, onPassed: () => void) {
    this.revealTime = revealTime;
    this.onPassed = onPassed;
  }

  /** A table with a pending deadline must stay in memory. */
  get isPending(): boolean {
    return this.timer !== null;
  }

  /** The time counts from when this table was first seen frozen here: after a restart people need time to come back. */
  look({ shuffle }: TableRecord): void {
    if (shuffle.frozen === null) return this.close();
    if (this.timer !== null) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.onPassed();
    }, this.revealTime);
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
