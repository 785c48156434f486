/** The guests of a table, and since when its other members are away. */
import type { Viewer } from '../../kernel/index.ts';
import type { CloseReason, TableDoc } from '../../protocol/index.ts';
import type { Guest } from './guest.ts';
import type { TableRecord } from './record.ts';
import type { TableServices } from './services.ts';
import type { Standpoint } from './standpoint.ts';

/** What a guest was shown last, and as whom. */
export interface Place {
  standpoint: Standpoint;
  /** The record from which the standpoint was computed. */
  record: TableRecord;
  doc: TableDoc;
  /** The number of the last line that the guest was sent. */
  line: number;
}

export class Presence {
  private readonly services: Pick<TableServices, 'now' | 'awayAfter'>;
  private readonly guests = new Map<Guest, Place>();
  /** The last list of those present, as text. */
  private announced = '';
  private readonly awaySince = new Map<number, number>();
  /** A member not seen since the table was loaded counts as away from then on. */
  private readonly loaded: number;

  constructor(services: Pick<TableServices, 'now' | 'awayAfter'>) {
    this.services = services;
    this.loaded = services.now();
  }

  get count(): number {
    return this.guests.size;
  }

  has(guest: Guest): boolean {
    return this.guests.has(guest);
  }

  placeOf(guest: Guest): Place | undefined {
    return this.guests.get(guest);
  }

  places(): IterableIterator<[Guest, Place]> {
    return this.guests.entries();
  }

  /** The guest is connected, and is shown the table from there. */
  put(guest: Guest, place: Place): void {
    this.guests.set(guest, place);
  }

  /** The guest was kicked; its member does not count as away. */
  drop(guest: Guest): void {
    this.guests.delete(guest);
  }

  dropAll(why: CloseReason | null): void {
    for (const guest of this.guests.keys()) {
      this.guests.delete(guest);
      if (why !== null) guest.dismiss(why);
    }
  }

  /** The guest is here to stay: from now on its member is not away. */
  arrived(guest: Guest): void {
    const member = this.guests.get(guest)?.standpoint.you.member ?? null;
    if (member !== null) this.awaySince.delete(member);
    this.announce(guest);
  }

  /** The guest's connection closed. Whether the guest was here. */
  leave(guest: Guest): boolean {
    const place = this.guests.get(guest);
    if (place === undefined) return false;
    this.guests.delete(guest);
    const { member } = place.standpoint.you;
    if (member !== null && !this.isConnected(member)) this.awaySince.set(member, this.services.now());
    this.announce();
    return true;
  }

  /** A seat is played from one connection at a time: the latest. */
  replaceOthers(guest: Guest, viewer: Viewer): void {
    if (viewer === 'spectator') return;
    for (const [other, place] of this.guests) {
      if (other === guest || place.standpoint.viewer !== viewer) continue;
      // Two people who swapped seats: until both have been moved, each still has the other's seat.
      if (other.person?.id !== guest.person?.id) continue;
      this.guests.delete(other);
      other.dismiss('replaced');
    }
  }

  /** Whether a member has been away for so long that a bot may stand in. */
  readonly isAway = (member: number): boolean => {
    if (this.isConnected(member)) return false;
    return this.services.now() - (this.awaySince.get(member) ?? this.loaded) >= this.services.awayAfter;
  };

  /** Sends the list of present members: to every guest if it has changed, else only to the newcomer. */
  announce(newcomer?: Guest): void {
    const members = new Set<number>();
    let watching = 0;
    for (const { standpoint } of this.guests.values()) {
      if (standpoint.you.member !== null) members.add(standpoint.you.member);
      if (standpoint.viewer === 'spectator') watching++;
    }
    const message = { t: 'present', members: [...members].sort((a, b) => a - b), watching } as const;
    const text = JSON.stringify(message);
    const isNews = text !== this.announced;
    this.announced = text;
    for (const guest of this.guests.keys()) if (isNews || guest === newcomer) guest.send(message);
  }

  isConnected(member: number): boolean {
    for (const { standpoint } of this.guests.values()) if (standpoint.you.member === member) return true;
    return false;
  }
}
