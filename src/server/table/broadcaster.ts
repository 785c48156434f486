/** Sends the table to its guests: whole on arrival, then as patches. */
import type { AnyGame, Viewer } from '../../kernel/index.ts';
import { diff, PROTOCOL, type Line } from '../../protocol/index.ts';
import type { Change } from './change.ts';
import type { Guest, Have } from './guest.ts';
import type { Place, Presence } from './presence.ts';
import { sameMembersAndSeats, type TableRecord } from './record.ts';
import { entryOf } from './serialiser.ts';
import type { TableServices } from './services.ts';
import type { TableSnapshot } from './snapshot.ts';
import { mayReadStory, numberFor, standpointOf, type Standpoint } from './standpoint.ts';
import { lineFor, linesFrom, type StoredLine } from './story.ts';
import { ViewerDocs } from './viewer-docs.ts';

/** A change that was written and must be sent. */
export interface BroadcastChange {
  readonly change: Change;
  readonly docs: ViewerDocs;
  /** What the story tells of it. */
  readonly lines: readonly StoredLine[];
  readonly at: number;
}

const mayNotice = ({ onlySeat }: Change, viewer: Viewer): boolean => onlySeat === undefined || viewer === onlySeat;

/** Recomputed only if members, seats or host changed, which is rare. */
const currentStandpoint = (guest: Guest, place: Place, record: TableRecord): Standpoint =>
  sameMembersAndSeats(record, place.record) ? place.standpoint : standpointOf(record, guest.person?.id ?? null);

export class Broadcaster {
  private readonly services: Pick<TableServices, 'store' | 'boot'>;
  private readonly game: AnyGame;
  private readonly presence: Presence;
  private docs: ViewerDocs;

  constructor(
    services: Pick<TableServices, 'store' | 'boot'>,
    game: AnyGame,
    presence: Presence,
    snapshot: TableSnapshot,
  ) {
    this.services = services;
    this.game = game;
    this.presence = presence;
    this.docs = new ViewerDocs(game, snapshot);
  }

  /** Builds the documents of all guests that may notice the change. Throws if a view fails, before anything is written. */
  prepare(change: Change, next: TableSnapshot): ViewerDocs {
    const docs = new ViewerDocs(this.game, next, this.docs);
    for (const [guest, place] of this.presence.places()) {
      const standpoint = currentStandpoint(guest, place, next.record);
      if (mayNotice(change, standpoint.viewer)) docs.doc(standpoint);
    }
    return docs;
  }

  /** Sends a change to the guests that may notice it. Returns the guests whose seat changed: the caller must `move` each, in the queue. */
  show({ change, docs, lines, at }: BroadcastChange): readonly Guest[] {
    const { record, progress } = docs.snapshot;
    this.docs = docs;
    const { withdrawn = [] } = change;
    const told = new Map<Viewer, readonly Line[]>();
    const toldTo = (viewer: Viewer): readonly Line[] => {
      let own = told.get(viewer);
      if (own === undefined) {
        own = mayReadStory(record, viewer) ? lines.map((line) => lineFor(line, at, viewer)) : [];
        told.set(viewer, own);
      }
      return own;
    };
    const moving: Guest[] = [];
    let isPresenceChanged = false;
    for (const [guest, place] of this.presence.places()) {
      const before = place.standpoint;
      const now = currentStandpoint(guest, place, record);
      if (!mayNotice(change, now.viewer)) continue;
      if (now.you.member !== before.you.member) isPresenceChanged = true;
      if (now.banned || now.viewer !== before.viewer) {
        isPresenceChanged = true;
        moving.push(guest);
        continue;
      }
      const isSame = now.you.member === before.you.member && now.you.host === before.you.host;
      if (!isSame) place.standpoint = now;
      const doc = docs.doc(place.standpoint);
      const patch = diff(place.doc, doc);
      place.record = record;
      place.doc = doc;
      const own = toldTo(now.viewer);
      guest.send({
        t: 'update',
        n: numberFor(progress, now.viewer),
        patch,
        lines: own.length > 0 ? own : undefined,
        withdrawn: withdrawn.length > 0 ? withdrawn : undefined,
      });
    }
    if (isPresenceChanged) this.presence.announce();
    return moving;
  }

  /** Another server changed the table. */
  async resync(before: TableSnapshot, now: TableSnapshot): Promise<void> {
    this.docs = new ViewerDocs(this.game, now);
    for (const [guest, { standpoint }] of this.presence.places()) {
      const { viewer } = this.standpointOf(guest);
      // A sealed answer that was given at another server changes only the number of its own seat; the others must notice nothing.
      const isUnchanged = numberFor(before.progress, viewer) === numberFor(now.progress, viewer);
      if (viewer !== standpoint.viewer || !isUnchanged) await this.move(guest);
    }
  }

  standpointOf(guest: Guest): Standpoint {
    return standpointOf(this.docs.snapshot.record, guest.person?.id ?? null);
  }

  /** The whole table, or what the guest lacks of it. */
  async welcome(guest: Guest, standpoint: Standpoint, have: Have | null): Promise<void> {
    const { record, progress } = this.docs.snapshot;
    const { viewer } = standpoint;
    const n = numberFor(progress, viewer);
    const doc = this.docs.doc(standpoint);
    const mark = `${this.services.boot}.${viewer}`;
    const isKnown = have !== null && have.mark === mark;
    this.presence.put(guest, { standpoint, record, doc });
    if (isKnown && have.n === n && have.line === progress.lines) {
      return guest.send({ t: 'current', version: PROTOCOL, n });
    }
    // Lines differ by seat, so after a change of seat the story is sent from the beginning.
    const since = isKnown ? Math.min(have.line, progress.lines) : 0;
    const log = since === progress.lines ? [] : await this.services.store.log(record.id, { lines: since });
    if (!this.presence.has(guest)) return;
    const entries = log.map((logged) => ({ at: logged.at, entry: entryOf(logged) }));
    const lines = mayReadStory(record, viewer) ? linesFrom(entries, since, viewer) : [];
    const { withdrawn } = progress;
    guest.send({ t: 'welcome', version: PROTOCOL, mark, n, doc, since, lines, withdrawn });
  }

  /** Answers a client that noticed a gap. `place` is its place before the table was reloaded. */
  async catchUp(guest: Guest, place: Place, have: Have): Promise<void> {
    const standpoint = currentStandpoint(guest, place, this.docs.snapshot.record);
    // A guest that lost its seat meanwhile must not be sent that seat's view again.
    if (standpoint.banned || standpoint.viewer !== place.standpoint.viewer) return this.move(guest);
    await this.welcome(guest, standpoint, have);
  }

  /** Sends the whole table to a guest whose seat changed, or closes its socket if it was kicked. */
  async move(guest: Guest): Promise<void> {
    if (!this.presence.has(guest)) return;
    const standpoint = this.standpointOf(guest);
    if (standpoint.banned) {
      this.presence.drop(guest);
      return guest.dismiss('kicked');
    }
    this.presence.replaceOthers(guest, standpoint.viewer);
    await this.welcome(guest, standpoint, null);
    this.presence.announce();
  }
}
