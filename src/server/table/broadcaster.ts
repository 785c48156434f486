/** Sends the table to its guests: whole on arrival, then as patches. */
import type { AnyGame, Viewer } from '../../kernel/index.ts';
import { diff, PROTOCOL, type Line } from '../../protocol/index.ts';
import type { Change } from './change.ts';
import type { Guest, Have } from './guest.ts';
import type { Place, Presence } from './presence.ts';
import { hasBegun, sameMembersAndSeats, type TableRecord } from './record.ts';
import type { TableServices } from './services.ts';
import type { TableSnapshot } from './snapshot.ts';
import { mayReadStory, numberFor, standpointOf, type Standpoint } from './standpoint.ts';
import { lineFor, type StoredLine } from './story.ts';
import { EMPTY_PART, readStoryPart, type StoryPart } from './story-part.ts';
import { ViewerDocs } from './viewer-docs.ts';

/** A change that was written and must be sent. */
interface BroadcastChange {
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
  /** The end of the story by viewer, read for a guest since the last change: others who ask for it need not read it again. */
  private readonly storyEnds = new Map<Viewer, Promise<StoryPart>>();

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
    this.replaceDocs(docs);
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
      place.line = progress.lines;
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
    this.replaceDocs(new ViewerDocs(this.game, now));
    for (const [guest, { standpoint }] of this.presence.places()) {
      const { viewer } = this.standpointOf(guest);
      // A sealed answer that was given at another server changes only the number of its own seat; the others must notice nothing.
      const isUnchanged = numberFor(before.progress, viewer) === numberFor(now.progress, viewer);
      if (viewer !== standpoint.viewer || !isUnchanged) await this.move(guest);
    }
  }

  private replaceDocs(docs: ViewerDocs): void {
    this.docs = docs;
    this.storyEnds.clear();
  }

  standpointOf(guest: Guest): Standpoint {
    return standpointOf(this.docs.snapshot.record, guest.person?.id ?? null);
  }

  /** The whole table, or what the guest lacks of it. */
  async welcome(guest: Guest, standpoint: Standpoint, have: Have | null): Promise<void> {
    const { mark } = this.numbersOf(standpoint.viewer);
    await this.sendTable(guest, standpoint, have !== null && have.mark === mark ? have : null);
  }

  private numbersOf(viewer: Viewer): { readonly mark: string; readonly n: number } {
    return { mark: `${this.services.boot}.${viewer}`, n: numberFor(this.docs.snapshot.progress, viewer) };
  }

  /** `have` is what the guest has of this viewer's messages; the lines are sent from there on. */
  private async sendTable(
    guest: Guest,
    standpoint: Standpoint,
    have: (Pick<Have, 'line'> & { readonly n?: number }) | null,
  ): Promise<void> {
    const { record, progress } = this.docs.snapshot;
    const { viewer } = standpoint;
    const { mark, n } = this.numbersOf(viewer);
    const doc = this.docs.doc(standpoint);
    this.presence.put(guest, { standpoint, record, doc, line: progress.lines });
    if (have !== null && have.n === n && have.line === progress.lines) {
      return guest.send({ t: 'current', version: PROTOCOL, n });
    }
    const known = have === null ? 0 : Math.min(have.line, progress.lines);
    const { since, lines, withdrawn } = mayReadStory(record, viewer) ? await this.story(viewer, known) : EMPTY_PART;
    if (!this.presence.has(guest)) return;
    // A guest that lacks more than one part holds is sent the end; what is missing in between it asks for, as after a first welcome.
    const anew = known === 0 || since > known;
    guest.send({ t: 'welcome', version: PROTOCOL, mark, n, doc, anew, since, lines, withdrawn });
  }

  /** Sends the part of the story that ends before this line. */
  async sendStoryPart(guest: Guest, before: number): Promise<void> {
    const { record, progress } = this.docs.snapshot;
    const { viewer } = this.standpointOf(guest);
    const upTo = Math.min(before - 1, progress.lines);
    const isTold = upTo > 0 && mayReadStory(record, viewer);
    const part = isTold ? await readStoryPart(this.services.store, record.id, viewer, { after: 0, upTo }) : EMPTY_PART;
    guest.send({ t: 'story', mark: this.numbersOf(viewer).mark, before, ...part });
  }

  /** The lines after number `known`, or as many of the last ones as one part holds. */
  private async story(viewer: Viewer, known: number): Promise<StoryPart> {
    const { record, progress } = this.docs.snapshot;
    // Another server may have written more meanwhile, which comes with the next reload.
    const read = () => readStoryPart(this.services.store, record.id, viewer, { after: known, upTo: progress.lines });
    if (known > 0) return read();
    let end = this.storyEnds.get(viewer);
    if (end === undefined) {
      end = read();
      this.storyEnds.set(viewer, end);
      // What could not be read is tried again by the next guest.
      end.catch(() => this.storyEnds.delete(viewer));
    }
    return end;
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
      this.presence.announce();
      return guest.dismiss('kicked');
    }
    const { line } = this.presence.placeOf(guest)!;
    this.presence.replaceOthers(guest, standpoint.viewer);
    // Until the game begins the story is the same for all, and only lines that the guest lacks are sent. Then it differs by seat.
    await this.sendTable(guest, standpoint, hasBegun(this.docs.snapshot.record) ? null : { line });
    this.presence.announce();
  }
}
