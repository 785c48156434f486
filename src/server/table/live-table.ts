/**
 * A table in memory, with those who are at it. Every change is written first and shown afterwards, and changes are made one after
 * the other. Another server may have been faster: then the table is read anew and the change is tried again on what is there.
 */
import { refusal, whyNot, type AnyGame, type Refusal, type Viewer } from '../../kernel/index.ts';
import { diff, PROTOCOL, type Farewell, type Line, type TableDoc } from '../../protocol/index.ts';
import type { Command } from '../../protocol/requests.ts';
import { messageOf } from '../logger.ts';
import { StoreError } from '../store/store.ts';
import { accept, type Caller, type Change, type Moment, type Verdict } from './change.ts';
import { played, RuleFailed } from './commands/game.ts';
import { isFarReaching, runCommand, standingRefusal } from './commands/index.ts';
import { withArrival } from './commands/people.ts';
import type { Guest, Have } from './guest.ts';
import type { House } from './house.ts';
import { lineFor, linesFrom } from './lines.ts';
import { memberOf, personsOf, sameCompany, seatOf, type TableRecord } from './record.ts';
import { serverSeats, ServerSeats, type Fate, type ServerAnswer, type ServerSeat } from './server-seats.ts';
import { mayReadStory, numberFor, Shown, standpointOf, type Standpoint } from './shown.ts';
import { steppedBack } from './step-back.ts';
import { BOT, firstStep, followingSteps, FORCED, type Author, type Step } from './steps.ts';
import { keptOf, rowOf, Texts, type Kept } from './stored.ts';

/** What a guest was shown last, and as whom. */
interface Place {
  standpoint: Standpoint;
  /** In which the guest stands so. */
  record: TableRecord;
  doc: TableDoc;
}

/** Tries against other servers before the caller is told to try again. */
const TRIES = 5;

interface Answered {
  readonly refusal: Refusal | null;
}
type Keeping = 'done' | 'conflict' | 'gone' | 'failed';

/** A change that can be written with what follows from it, and then shown. */
interface Prepared {
  readonly change: Change;
  readonly steps: readonly Step[];
  /** After the last step. */
  readonly kept: Kept;
  readonly shown: Shown;
  /** Seats that the server answers for now. */
  readonly due: readonly ServerSeat[];
  readonly at: number;
}

const mayNotice = ({ onlySeat }: Change, viewer: Viewer): boolean => onlySeat === undefined || viewer === onlySeat;

/** Worked out anew only where somebody came, went or changed seats, which few changes bring. */
const standing = (guest: Guest, place: Place, record: TableRecord): Standpoint =>
  sameCompany(record, place.record) ? place.standpoint : standpointOf(record, guest.person?.id ?? null);

export class LiveTable {
  readonly id: string;
  lastUsed: number;
  private readonly house: House;
  private readonly game: AnyGame;
  private kept: Kept;
  private shown: Shown;
  private readonly guests = new Map<Guest, Place>();
  private readonly awaySince = new Map<number, number>();
  private readonly loaded: number;
  private readonly seats: ServerSeats;
  private readonly texts = new Texts();
  private line: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private isGone = false;
  /** The store failed: what it holds must be read before anything else is written. */
  private isUncertain = false;

  constructor(house: House, game: AnyGame, kept: Kept) {
    this.id = kept.record.id;
    this.house = house;
    this.game = game;
    this.kept = kept;
    this.shown = new Shown(game, kept);
    this.loaded = this.lastUsed = house.now();
    this.seats = new ServerSeats(
      house,
      game,
      (answer) => this.serverAnswer(answer),
      (error) => this.serverFailed(error),
    );
    this.seats.look(kept);
  }

  get record(): TableRecord {
    return this.kept.record;
  }

  /** Nobody is here and nothing is to be done: the table may leave memory. */
  get idle(): boolean {
    return this.guests.size === 0 && !this.seats.busy && this.waiting === 0;
  }

  get guestCount(): number {
    return this.guests.size;
  }

  /** Ends what goes on here. What was being written is written. */
  async close(why: Farewell | null): Promise<void> {
    this.isGone = true;
    this.seats.close();
    for (const guest of this.guests.keys()) {
      this.guests.delete(guest);
      if (why !== null) guest.dismiss(why);
    }
    await this.line;
  }

  // People come and go.

  /** Shows the table to a guest, or what the guest lacks of it. */
  join(guest: Guest, have: Have | null): Promise<void> {
    return this.exclusive(async () => {
      await this.lookAgain();
      await this.beginFor(guest);
      if (this.isGone) return guest.dismiss('removed');
      const stand = standpointOf(this.record, guest.person?.id ?? null);
      if (stand.banned) {
        guest.send({ t: 'error', refusal: refusal('table.banned') });
        return guest.dismiss('kicked');
      }
      this.replaceOthers(guest, stand.viewer);
      await this.welcome(guest, stand, have);
      if (!this.guests.has(guest)) return;
      this.awaySince.delete(stand.you.member ?? -1);
      this.tellPresence();
      await this.noteArrival(guest);
    });
  }

  leave(guest: Guest): void {
    const place = this.guests.get(guest);
    if (place === undefined) return;
    this.guests.delete(guest);
    this.lastUsed = this.house.now();
    const { member } = place.standpoint.you;
    if (member !== null && !this.isPresent(member)) this.awaySince.set(member, this.house.now());
    this.tellPresence();
  }

  has(guest: Guest): boolean {
    return this.guests.has(guest);
  }

  /** A client that noticed a gap. */
  catchUp(guest: Guest, have: Have): Promise<void> {
    return this.exclusive(async () => {
      const place = this.guests.get(guest);
      await this.lookAgain();
      // Where something was found, everybody here has been shown all of it.
      if (place === undefined || this.guests.get(guest) !== place) return;
      const stand = standing(guest, place, this.record);
      // Who has lost the seat meanwhile is not shown it once more.
      if (stand.banned || stand.viewer !== place.standpoint.viewer) return this.moved(guest);
      await this.welcome(guest, stand, have);
    });
  }

  /** A seat is played from one place at a time: the latest. */
  private replaceOthers(guest: Guest, viewer: Viewer): void {
    for (const [other, place] of this.guests) {
      if (other === guest || viewer === 'spectator' || place.standpoint.viewer !== viewer) continue;
      // Two people who change places: each is still shown the seat that the other has now.
      if (other.person?.id !== guest.person?.id) continue;
      this.guests.delete(other);
      other.dismiss('replaced');
    }
  }

  private mark(viewer: Viewer): string {
    return `${this.house.boot}.${viewer}`;
  }

  private async welcome(guest: Guest, stand: Standpoint, have: Have | null): Promise<void> {
    const { record } = this;
    const { viewer } = stand;
    const n = numberFor(record, viewer);
    const doc = this.shown.doc(stand);
    const mark = this.mark(viewer);
    const isKnown = have !== null && have.mark === mark;
    this.guests.set(guest, { standpoint: stand, record, doc });
    if (isKnown && have.n === n && have.line === record.lines) {
      return guest.send({ t: 'current', version: PROTOCOL, n });
    }
    // Another seat's lines are other lines: whoever changed places reads the story anew.
    const after = isKnown ? Math.min(have.line, record.lines) : 0;
    const log = after === record.lines ? [] : await this.house.store.log(this.id, { lines: after });
    if (!this.guests.has(guest)) return;
    const lines = mayReadStory(record, viewer) ? linesFrom(log, after, viewer) : [];
    const { withdrawn } = record;
    guest.send({ t: 'welcome', version: PROTOCOL, mark, n, doc, since: after, lines, withdrawn });
  }

  /** A game that waits for its host alone begins before the host is shown anything; where it cannot, the table goes on gathering. */
  private async beginFor(guest: Guest): Promise<void> {
    const { beginsWithHost, trouble, host } = this.record;
    const person = guest.person?.id ?? null;
    if (!beginsWithHost || trouble !== null || memberOf(this.record, person)?.no !== host) return;
    await this.attempt({ do: 'start', person }, () => {
      const record = withArrival(this.moment(guest));
      const begun = runCommand({ ...this.moment(guest), record }, { t: 'start', id: 'hello' });
      return begun.ok || !record.beginsWithHost ? begun : accept({ record: { ...record, beginsWithHost: false } });
    });
  }

  private async noteArrival(guest: Guest): Promise<void> {
    if (guest.person === null || withArrival(this.moment(guest)) === this.record) return;
    await this.attempt({ do: 'arrive', person: guest.person.id }, () =>
      accept({ record: withArrival(this.moment(guest)) }),
    );
  }

  private isPresent(member: number): boolean {
    return [...this.guests.values()].some(({ standpoint: { you } }) => you.member === member);
  }

  private readonly isAway = (member: number): boolean => {
    if (this.isPresent(member)) return false;
    return this.house.now() - (this.awaySince.get(member) ?? this.loaded) >= this.house.awayAfter;
  };

  private tellPresence(): void {
    const members = new Set<number>();
    let watching = 0;
    for (const { standpoint } of this.guests.values()) {
      if (standpoint.you.member !== null) members.add(standpoint.you.member);
      if (standpoint.viewer === 'spectator') watching++;
    }
    const message = { t: 'present', members: [...members].sort((a, b) => a - b), watching } as const;
    for (const guest of this.guests.keys()) guest.send(message);
  }

  // People speak.

  command(guest: Guest, command: Command): Promise<void> {
    return this.exclusive(async () => {
      if (!this.guests.has(guest)) return;
      if (guest.person === null) return this.refuseTo(guest, command.id, refusal('table.noCookie'));
      const author: Author = { do: command.t, person: guest.person.id, id: command.id };
      if (this.isTaken(author)) return this.sendDone(guest, command);
      const answer: Answered = isFarReaching(command.t)
        ? await this.farReaching(guest, command, author)
        : await this.attempt(author, () => runCommand(this.moment(guest), command as never));
      if (answer.refusal !== null) return this.refuseTo(guest, command.id, answer.refusal);
      this.sendDone(guest, command);
    });
  }

  private sendDone(guest: Guest, { t, id }: Command): void {
    const { rematch } = this.record;
    guest.send({ t: 'done', id, ...(t === 'rematch' && rematch !== null ? { table: rematch } : {}) });
  }

  /** Why a wish is not on offer. Says no more than the seat may know, for the rules say it of the seat's own question. */
  whyNot(guest: Guest, id: string, wish: unknown): void {
    if (!this.guests.has(guest)) return;
    const { state, record } = this.kept;
    const { viewer } = standpointOf(record, guest.person?.id ?? null);
    if (viewer === 'spectator') return this.refuseTo(guest, id, refusal('table.watching'));
    if (state === null) return this.refuseTo(guest, id, refusal('table.notBegun'));
    try {
      guest.send({ t: 'whyNot', id, refusal: whyNot(this.game, state, viewer, wish) });
    } catch (error) {
      this.house.log.error('a question could not be answered', { table: this.id, error: messageOf(error) });
      this.refuseTo(guest, id, refusal('table.ruleFailed'));
    }
  }

  private refuseTo(guest: Guest, id: string, why: Refusal): void {
    this.house.count('refusals');
    guest.send({ t: 'refused', id, refusal: why });
  }

  private isTaken({ person, id }: Author): boolean {
    const member = memberOf(this.record, person)?.no;
    return id !== undefined && member !== undefined && (this.record.taken[member]?.includes(id) ?? false);
  }

  private moment(guest: Guest): Moment {
    const { record, state } = this.kept;
    const member = memberOf(record, guest.person!.id);
    const caller: Caller = {
      person: guest.person!.id,
      name: guest.person!.name,
      nonce: guest.nonce,
      member,
      seat: seatOf(record, member),
    };
    const { house, game } = this;
    return {
      record,
      state,
      game,
      caller,
      now: house.now(),
      isAway: this.isAway,
      botName: house.botName,
    };
  }

  private async farReaching(guest: Guest, { t }: Command, author: Author): Promise<Answered> {
    const moment = this.moment(guest);
    const lacking = standingRefusal(moment, t);
    if (lacking !== null) return { refusal: (lacking as Extract<Verdict, { ok: false }>).refusal };
    switch (t) {
      case 'stepBack': {
        if (this.record.trouble === null) return { refusal: refusal('table.noTrouble') };
        const log = await this.house.store.log(this.id);
        return this.attempt(author, () => steppedBack(this.game, this.kept, log));
      }
      case 'rematch': {
        if (this.record.rematch === null) {
          const table = await this.house.rematch(this.record, moment.caller);
          const said = [{ table: 'rematch', params: { person: moment.caller.member!.name } }];
          const { refusal: refused } = await this.attempt(author, () =>
            accept({ record: { ...this.record, rematch: this.record.rematch ?? table }, said }),
          );
          if (refused !== null) return { refusal: refused };
        }
        return { refusal: null };
      }
      default:
        return { refusal: await this.remove(moment.caller) };
    }
  }

  /** A game in which others play is not one person's to delete. */
  private async remove(caller: Caller): Promise<Refusal | null> {
    const { record } = this;
    const others = record.seats.some(({ member }) => member !== null && member !== caller.member!.no);
    if (record.phase === 'playing' && others) return refusal('table.othersPlay');
    if ((await this.house.store.remove(this.id, this.kept.seq)) === 'conflict') {
      await this.readAnew();
      return refusal('table.tooLate');
    }
    this.isGone = true;
    this.seats.close();
    for (const guest of this.guests.keys()) {
      this.guests.delete(guest);
      guest.dismiss('removed');
    }
    this.house.forgotten(this.id);
    return null;
  }

  // The server answers for a bot, or for who has no choice.

  private async serverAnswer({ seat, question, picks, bot }: ServerAnswer): Promise<Fate> {
    return this.exclusive(async () => {
      const { record, state } = this.kept;
      const isWanted = serverSeats(record, state).some((each) => each.seat === seat && each.bot === bot);
      if (this.isGone || !isWanted || state!.question !== question) return 'settled';
      const { refusal: refused } = await this.attempt(bot ? BOT : FORCED, () =>
        played({ ...this.kept, game: this.game, now: this.house.now() }, { do: 'answer', seat, question, picks }),
      );
      return refused?.why === 'table.notSaved' ? 'again' : 'settled';
    });
  }

  /** No answer could be worked out, so the game stands still: that must be seen, and the host can do something about it. */
  private async serverFailed(error: unknown): Promise<void> {
    await this.exclusive(async () => {
      if (!this.isGone) await this.crashed(error);
    });
  }

  // Changes are kept, then shown.

  private exclusive<T>(work: () => Promise<T>): Promise<T> {
    const done = this.waiting++ === 0 ? work() : this.line.then(work);
    this.line = done.then(this.ended, this.ended);
    return done;
  }

  private readonly ended = (): void => {
    this.waiting--;
    this.lastUsed = this.house.now();
  };

  /** Works out a change and keeps it; where another server was faster, works it out again. */
  private async attempt(author: Author, verdict: () => Verdict): Promise<Answered> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.isUncertain && !(await this.ascertained())) return { refusal: refusal('table.notSaved') };
      if (this.isGone) return { refusal: refusal('table.noSuchTable') };
      // What was just read may have it: said to two servers over two sockets, or written by a store that had reported a failure.
      if (this.isTaken(author)) return { refusal: null };
      let next: Prepared;
      try {
        const decided = verdict();
        if (!decided.ok) return decided;
        next = this.prepared(author, decided.change);
      } catch (error) {
        return { refusal: await this.crashed(error) };
      }
      const keeping = await this.keep(next);
      if (keeping === 'done') return { refusal: null };
      if (keeping === 'failed') {
        // A store that broke down may have written it nevertheless: the id tells.
        const isKept = (await this.ascertained()) && author.id !== undefined && this.isTaken(author);
        return { refusal: isKept ? null : refusal('table.notSaved') };
      }
      if (keeping === 'gone') return { refusal: refusal('table.noSuchTable') };
    }
    return { refusal: refusal('table.notSaved') };
  }

  /** A change with all that follows from it, the views too: what fails must fail before anything is written. */
  private prepared(author: Author, change: Change): Prepared {
    const now = this.house.now();
    const first = firstStep(this.kept, author, change, now);
    if (change.input !== undefined && this.house.forcedPause(first.kept.record) === 0) {
      try {
        return this.seen(change, [first, ...followingSteps(this.game, first, now)], now);
      } catch {
        // Whether that was the change or what followed shows without the latter.
      }
    }
    try {
      return this.seen(change, [first], now);
    } catch (error) {
      throw change.input === undefined ? error : new RuleFailed(error, this.kept.state!, change.input);
    }
  }

  /** What everybody here will be shown. */
  private seen(change: Change, steps: readonly Step[], at: number): Prepared {
    const { kept } = steps.at(-1)!;
    const shown = new Shown(this.game, kept, this.shown);
    for (const [guest, place] of this.guests) {
      const stand = standing(guest, place, kept.record);
      if (mayNotice(change, stand.viewer)) shown.doc(stand);
    }
    return { change, kept, shown, steps, due: serverSeats(kept.record, kept.state), at };
  }

  private async keep(next: Prepared): Promise<Keeping> {
    const { house } = this;
    const { kept, steps, at } = next;
    const { record } = kept;
    const members = record.members === this.record.members ? {} : { members: personsOf(record) };
    try {
      const result = await house.store.commit({
        row: rowOf(kept, next.due.length > 0, this.texts),
        entries: steps.map((step) => ({
          seq: step.kept.seq,
          at,
          lines: step.kept.record.lines,
          entry: JSON.stringify(step.entry),
        })),
        ...members,
      });
      if (result === 'conflict') {
        house.count('conflicts');
        return (await this.readAnew()) ? 'conflict' : 'gone';
      }
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      house.count('notSaved');
      house.log.error('a change could not be kept', { table: this.id, failure: error.failure });
      this.isUncertain = true;
      return 'failed';
    }
    for (const { change } of steps) if (change.input !== undefined) house.count('moves');
    this.show(next);
    return 'done';
  }

  /** After a failure: whether it is known again what the store holds. */
  private async ascertained(): Promise<boolean> {
    try {
      await this.readAnew();
      this.isUncertain = false;
      return true;
    } catch (error) {
      if (error instanceof StoreError) return false;
      throw error;
    }
  }

  /** Whoever comes, or missed something, is shown what is there: another server may have changed it since. */
  private async lookAgain(): Promise<void> {
    try {
      if (!this.isGone) await this.readAnew();
    } catch (error) {
      // What is in memory was kept once, and is better than nothing.
      if (!(error instanceof StoreError)) throw error;
    }
  }

  /** Another server changed the table: what is there now counts. False if nothing is there any more. */
  private async readAnew(): Promise<boolean> {
    const row = await this.house.store.load(this.id);
    if (row === null) {
      this.isGone = true;
      this.seats.close();
      for (const guest of this.guests.keys()) guest.dismiss('removed');
      this.house.forgotten(this.id);
      return false;
    }
    const before = this.kept;
    if (row.seq === before.seq) return true;
    this.kept = keptOf(row, this.game);
    this.shown = new Shown(this.game, this.kept);
    this.seats.look(this.kept);
    for (const [guest, { standpoint }] of this.guests) {
      const { viewer } = standpointOf(this.record, guest.person?.id ?? null);
      // What another server sealed shows to nobody else, here as there.
      const isUnchanged = numberFor(before.record, viewer) === numberFor(this.record, viewer);
      if (viewer !== standpoint.viewer || !isUnchanged) await this.moved(guest);
    }
    return true;
  }

  private show({ change, steps, kept, shown, due, at }: Prepared): void {
    const lines = steps.length === 1 ? steps[0]!.entry.lines : steps.flatMap(({ entry }) => entry.lines);
    this.kept = kept;
    this.shown = shown;
    this.seats.look(kept, due);
    const { withdrawn = [] } = change;
    const told = new Map<Viewer, readonly Line[]>();
    let isPresenceChanged = false;
    for (const [guest, place] of this.guests) {
      const stand = standing(guest, place, kept.record);
      if (!mayNotice(change, stand.viewer)) continue;
      const { you } = stand;
      if (you.member !== place.standpoint.you.member) isPresenceChanged = true;
      if (stand.banned || stand.viewer !== place.standpoint.viewer) {
        isPresenceChanged = true;
        this.moveLater(guest);
        continue;
      }
      const isSameStand = you.member === place.standpoint.you.member && you.host === place.standpoint.you.host;
      const doc = this.shown.doc(isSameStand ? place.standpoint : stand);
      const n = numberFor(kept.record, stand.viewer);
      if (!told.has(stand.viewer)) {
        const mayRead = mayReadStory(kept.record, stand.viewer);
        told.set(stand.viewer, mayRead ? lines.map((line) => lineFor(line, at, stand.viewer)) : []);
      }
      const own = told.get(stand.viewer)!;
      const patch = diff(place.doc, doc);
      if (!isSameStand) place.standpoint = stand;
      place.record = kept.record;
      place.doc = doc;
      guest.send({
        t: 'update',
        n,
        patch,
        lines: own.length > 0 ? own : undefined,
        withdrawn: withdrawn.length > 0 ? withdrawn : undefined,
      });
    }
    if (isPresenceChanged) this.tellPresence();
  }

  /** In turn, for the story must be read; where it cannot be, the guest comes again and reads it then. */
  private moveLater(guest: Guest): void {
    this.exclusive(() => this.moved(guest)).catch((error: unknown) => {
      this.house.log.error('a guest could not be shown the table', { table: this.id, error: messageOf(error) });
      guest.dismiss('restarting');
    });
  }

  /** A guest whose place at the table changed sees it from there, from the beginning. */
  private async moved(guest: Guest): Promise<void> {
    if (!this.guests.has(guest)) return;
    const stand = standpointOf(this.record, guest.person?.id ?? null);
    if (stand.banned) {
      this.guests.delete(guest);
      return guest.dismiss('kicked');
    }
    this.replaceOthers(guest, stand.viewer);
    await this.welcome(guest, stand, null);
    this.tellPresence();
  }

  /** A rule failed. Nothing of the answer is kept; the table is marked, a report is written, other tables never notice. */
  private async crashed(error: unknown): Promise<Refusal> {
    const { house } = this;
    house.count('crashes');
    const report = house.keepReport(this.id, error);
    house.log.error('a rule failed', { table: this.id, report });
    const trouble = { at: house.now(), report, held: true };
    const said = this.record.trouble === null ? [{ table: 'trouble', params: {} }] : [];
    await this.keep(this.prepared({ do: 'trouble', person: null }, { record: { ...this.record, trouble }, said }));
    return refusal('table.ruleFailed');
  }
}
