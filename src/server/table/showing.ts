/** What goes to whom: the whole table to those who come, the difference to those who are here. */
import type { AnyGame, Viewer } from '../../kernel/index.ts';
import { diff, PROTOCOL, type Line } from '../../protocol/index.ts';
import type { Change } from './change.ts';
import type { Guest, Have } from './guest.ts';
import type { Place, Presence } from './presence.ts';
import { sameCompany, type TableRecord } from './record.ts';
import { entryOf } from './serialiser.ts';
import type { TableServices } from './services.ts';
import type { TableSnapshot } from './snapshot.ts';
import { mayReadStory, numberFor, standpointOf, type Standpoint } from './standpoint.ts';
import { lineFor, linesFrom, type StoredLine } from './story.ts';
import { ViewerDocs } from './viewer-docs.ts';

/** A change that was written, as it is to be shown. */
export interface ShownChange {
  readonly change: Change;
  readonly docs: ViewerDocs;
  /** What the story tells of it. */
  readonly lines: readonly StoredLine[];
  readonly at: number;
}

const mayNotice = ({ onlySeat }: Change, viewer: Viewer): boolean => onlySeat === undefined || viewer === onlySeat;

/** Worked out anew only where somebody came, went or changed seats, which few changes bring. */
const standingNow = (guest: Guest, place: Place, record: TableRecord): Standpoint =>
  sameCompany(record, place.record) ? place.standpoint : standpointOf(record, guest.person?.id ?? null);

export class Showing {
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

  /** The documents of all who will notice a change. Throws where a view fails, before anything is written. */
  prepare(change: Change, next: TableSnapshot): ViewerDocs {
    const docs = new ViewerDocs(this.game, next, this.docs);
    for (const [guest, place] of this.presence.places()) {
      const standpoint = standingNow(guest, place, next.record);
      if (mayNotice(change, standpoint.viewer)) docs.doc(standpoint);
    }
    return docs;
  }

  /** Sends a change to those who may notice it. Gives those who stand elsewhere now: each must be moved there, in turn. */
  show({ change, docs, lines, at }: ShownChange): readonly Guest[] {
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
      const now = standingNow(guest, place, record);
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
  async showAnew(before: TableSnapshot, now: TableSnapshot): Promise<void> {
    this.docs = new ViewerDocs(this.game, now);
    for (const [guest, { standpoint }] of this.presence.places()) {
      const { viewer } = this.standpointOf(guest);
      // What another server sealed shows to nobody else, here as there.
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
    // Another seat's lines are other lines: whoever changed places reads the story anew.
    const since = isKnown ? Math.min(have.line, progress.lines) : 0;
    const log = since === progress.lines ? [] : await this.services.store.log(record.id, { lines: since });
    if (!this.presence.has(guest)) return;
    const entries = log.map((logged) => ({ at: logged.at, entry: entryOf(logged) }));
    const lines = mayReadStory(record, viewer) ? linesFrom(entries, since, viewer) : [];
    const { withdrawn } = progress;
    guest.send({ t: 'welcome', version: PROTOCOL, mark, n, doc, since, lines, withdrawn });
  }

  /** A client that noticed a gap, at the place where it was before the table was read again. */
  async catchUp(guest: Guest, place: Place, have: Have): Promise<void> {
    const standpoint = standingNow(guest, place, this.docs.snapshot.record);
    // Whoever has lost the seat meanwhile is not shown it once more.
    if (standpoint.banned || standpoint.viewer !== place.standpoint.viewer) return this.move(guest);
    await this.welcome(guest, standpoint, have);
  }

  /** A guest whose place at the table changed sees it from there, from the beginning. */
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
