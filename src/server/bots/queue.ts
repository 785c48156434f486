/** Jobs that wait for a worker: the most urgent first, among these the hosts take turns, each in order of arrival. */
import { URGENCIES, type Urgency } from './urgency.ts';

export interface Queued {
  readonly urgency: Urgency;
  /** Whose table it is: a host with many tables is served as often as a host with one. */
  readonly host: string;
}

export class FairQueue<T extends Queued> {
  /** By urgency and host. The map's order is the order of turns: a host that was served goes to the end. */
  private readonly waiting: { readonly [U in Urgency]: Map<string, Set<T>> } = {
    played: new Map(),
    watched: new Map(),
    absent: new Map(),
    unattended: new Map(),
  };
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(item: T): void {
    const hosts = this.waiting[item.urgency];
    const own = hosts.get(item.host) ?? new Set<T>();
    hosts.set(item.host, own.add(item));
    this.count++;
  }

  /** Whether it was waiting. */
  delete(item: T): boolean {
    const hosts = this.waiting[item.urgency];
    const own = hosts.get(item.host);
    if (own === undefined || !own.delete(item)) return false;
    this.count--;
    if (own.size === 0) hosts.delete(item.host);
    return true;
  }

  /** Takes the next one out; `isAdmitted` may hold back whole urgencies. */
  take(isAdmitted: (urgency: Urgency) => boolean = () => true): T | undefined {
    const urgency = this.nextUrgency(isAdmitted);
    if (urgency === undefined) return undefined;
    const hosts = this.waiting[urgency];
    const [host, own] = hosts.entries().next().value!;
    const [item] = own;
    this.delete(item!);
    if (hosts.delete(host)) hosts.set(host, own);
    return item;
  }

  /** The urgency of the next one. */
  nextUrgency(isAdmitted: (urgency: Urgency) => boolean): Urgency | undefined {
    return URGENCIES.find((urgency) => this.waiting[urgency].size > 0 && isAdmitted(urgency));
  }
}
