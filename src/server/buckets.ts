/** Token buckets: a burst at once, then a steady rate. */

export class Bucket {
  private level: number;
  private at: number;
  private readonly burst: number;
  private readonly perMillisecond: number;

  constructor(burst: number, perSecond: number, now: number) {
    this.burst = this.level = burst;
    this.perMillisecond = perSecond / 1000;
    this.at = now;
  }

  /** Takes one, if there is one. */
  take(now: number): boolean {
    this.level = Math.min(this.burst, this.level + Math.max(0, now - this.at) * this.perMillisecond);
    this.at = now;
    if (this.level < 1) return false;
    this.level--;
    return true;
  }

  has(now: number): boolean {
    return Math.min(this.burst, this.level + Math.max(0, now - this.at) * this.perMillisecond) >= 1;
  }

  /**
   * Takes `cost` even if there is not enough, and returns how long to wait, in milliseconds, until the debt is paid. The debt is never more
   * than one burst, so a wait is never longer than one burst takes to refill.
   */
  takeOnCredit(now: number, cost = 1): number {
    const level = Math.min(this.burst, this.level + Math.max(0, now - this.at) * this.perMillisecond);
    this.level = Math.max(-this.burst, level - cost);
    this.at = now;
    return this.level >= 0 ? 0 : -this.level / this.perMillisecond;
  }

  isFull(now: number): boolean {
    return this.level + (now - this.at) * this.perMillisecond >= this.burst;
  }
}

/** Buckets by key: an address, a person. Full buckets are deleted, because a new one would be the same. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly burst: number;
  private readonly perSecond: number;
  private sweepAt = 1024;

  constructor(burst: number, perSecond: number) {
    this.burst = burst;
    this.perSecond = perSecond;
  }

  take(key: string, now: number): boolean {
    return this.bucketOf(key, now).take(now);
  }

  /** Whether one could be taken. */
  has(key: string, now: number): boolean {
    return this.buckets.get(key)?.has(now) ?? this.burst >= 1;
  }

  takeOnCredit(key: string, now: number, cost = 1): number {
    return this.bucketOf(key, now).takeOnCredit(now, cost);
  }

  private bucketOf(key: string, now: number): Bucket {
    let bucket = this.buckets.get(key);
    if (bucket === undefined) {
      if (this.buckets.size >= this.sweepAt) this.sweep(now);
      bucket = new Bucket(this.burst, this.perSecond, now);
      this.buckets.set(key, bucket);
    }
    return bucket;
  }

  private sweep(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
    // Twice what is left, so that the cost of sweeping stays constant per bucket.
    this.sweepAt = Math.max(1024, this.buckets.size * 2);
  }
}

export const perHour = (count: number): Buckets => new Buckets(count, count / 3600);
