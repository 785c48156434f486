/** A table in memory: its guests, its queue of changes, and its broadcasts. */
import { refusal, whyNot, type AnyGame, type Refusal } from '../../kernel/index.ts';
import type { CloseReason } from '../../protocol/index.ts';
import type { Command } from '../../protocol/requests.ts';
import { urgencyOf, type Urgency } from '../bots/urgency.ts';
import { messageOf, nameOf } from '../logger.ts';
import { accept, DONE, isNotSaved, type ChangeResult, type Moment, type Verdict } from './change.ts';
import { ChangeQueue, type PreparedChange } from './change-queue.ts';
import { played } from './commands/game.ts';
import { isAsyncCommand, runCommand } from './commands/index.ts';
import { withArrival } from './commands/people.ts';
import { dealt, unfrozen } from './commands/starting.ts';
import { runAsyncCommand, type AsyncCommandContext } from './async-commands.ts';
import type { Guest, Have } from './guest.ts';
import { Presence } from './presence.ts';
import { memberOf, personSeats, seatOf, type TableRecord } from './record.ts';
import { RevealDeadline } from './reveal-deadline.ts';
import { serverSeats, ServerSeats, type ServerAnswer } from './server-seats.ts';
import type { TableServices } from './services.ts';
import { Broadcaster } from './broadcaster.ts';
import type { TableSnapshot } from './snapshot.ts';
import { BOT, FORCED, type Author } from './steps.ts';

export class LiveTable {
  readonly id: string;
  private readonly services: TableServices;
  private readonly game: AnyGame;
  private readonly presence: Presence;
  private readonly broadcaster: Broadcaster;
  private readonly changes: ChangeQueue;
  private readonly seats: ServerSeats;
  private readonly revealDeadline: RevealDeadline;
  private readonly context: AsyncCommandContext;

  constructor(services: TableServices, game: AnyGame, snapshot: TableSnapshot) {
    this.id = snapshot.record.id;
    this.services = services;
    this.game = game;
    this.presence = new Presence(services);
    this.broadcaster = new Broadcaster(services, game, this.presence, snapshot);
    this.changes = new ChangeQueue(services, game, snapshot, {
      prepare: (change, next) => this.broadcaster.prepare(change, next),
      written: (prepared) => this.written(prepared),
      reload: (before, now) => {
        this.seats.look(now);
        this.revealDeadline.look(now.record);
        return this.broadcaster.resync(before, now);
      },
      removed: () => this.removed(),
    });
    this.context = { services, game, changes: this.changes };
    this.seats = new ServerSeats(services, game, {
      urgency: () => this.urgency(),
      give: (answer) => this.serverAnswer(answer),
      failed: (error) => this.serverFailed(error),
    });
    this.seats.look(snapshot);
    this.revealDeadline = new RevealDeadline(services.revealTime, () => void this.revealTimePassed());
    this.revealDeadline.look(snapshot.record);
  }

  get snapshot(): TableSnapshot {
    return this.changes.snapshot;
  }

  get record(): TableRecord {
    return this.changes.snapshot.record;
  }

  /** No guests and no work: the table may be unloaded. */
  get idle(): boolean {
    const isBusy = this.seats.busy || this.changes.busy || this.revealDeadline.isPending;
    return this.presence.count === 0 && !isBusy;
  }

  get lastUsed(): number {
    return this.changes.lastUsed;
  }

  get guestCount(): number {
    return this.presence.count;
  }

  has(guest: Guest): boolean {
    return this.presence.has(guest);
  }

  ownsSeat(guest: Guest): boolean {
    return this.broadcaster.standpointOf(guest).you.seat !== null;
  }

  /** Stops all work and resolves when the last write is done. */
  async close(why: CloseReason | null): Promise<void> {
    const closed = this.changes.close();
    this.seats.close();
    this.revealDeadline.close();
    this.presence.dropAll(why);
    await closed;
  }

  private removed(): void {
    this.seats.close();
    this.revealDeadline.close();
    this.presence.dropAll('removed');
    this.services.onRemoved(this.id);
  }

  // ── People come and go ────────────────────────────────────────────────────────────────────────────────────────────

  /** Adds a guest and sends it the table, or the part that it lacks. */
  join(guest: Guest, have: Have | null): Promise<void> {
    return this.changes.enqueueSync(async () => {
      await this.changes.refresh();
      await this.beginFor(guest);
      if (this.changes.closed) return guest.dismiss('removed');
      const standpoint = this.broadcaster.standpointOf(guest);
      if (standpoint.banned) {
        guest.send({ t: 'error', refusal: refusal('table.banned') });
        return guest.dismiss('kicked');
      }
      this.presence.replaceOthers(guest, standpoint.viewer);
      await this.broadcaster.welcome(guest, standpoint, have);
      if (!this.presence.has(guest)) return;
      this.presence.arrived(guest);
      this.seats.attendanceChanged();
      await this.noteArrival(guest);
    });
  }

  leave(guest: Guest): void {
    if (!this.presence.leave(guest)) return;
    this.changes.lastUsed = this.services.now();
    this.seats.attendanceChanged();
  }

  /** Sends an earlier part of the story. */
  tellEarlier(guest: Guest, before: number): Promise<void> {
    return this.changes.enqueueSync(async () => {
      if (this.presence.has(guest)) await this.broadcaster.sendStoryPart(guest, before);
    });
  }

  /** Answers a client that noticed a gap in its messages. */
  catchUp(guest: Guest, have: Have): Promise<void> {
    return this.changes.enqueueSync(async () => {
      const place = this.presence.placeOf(guest);
      await this.changes.refresh();
      // If the reload found a change, every guest has just been sent the whole table.
      if (place === undefined || this.presence.placeOf(guest) !== place) return;
      await this.broadcaster.catchUp(guest, place, have);
    });
  }

  /** A table opened with bots starts its game when the host joins, before the host is sent anything. If it cannot start, it stays open. */
  private async beginFor(guest: Guest): Promise<void> {
    const { beginsWithHost, trouble, host } = this.record;
    const person = guest.person?.id ?? null;
    if (!beginsWithHost || trouble !== null || memberOf(this.record, person)?.no !== host) return;
    await this.changes.attempt({ do: 'start', person }, () => {
      const moment = this.momentFor(guest);
      const record = withArrival(moment);
      const begun = runCommand({ ...moment, record }, { t: 'start', id: 'hello' });
      return begun.ok || !record.beginsWithHost ? begun : accept({ record: { ...record, beginsWithHost: false } });
    });
  }

  private async noteArrival(guest: Guest): Promise<void> {
    if (guest.person === null || withArrival(this.momentFor(guest)) === this.record) return;
    await this.changes.attempt({ do: 'arrive', person: guest.person.id }, () =>
      accept({ record: withArrival(this.momentFor(guest)) }),
    );
  }

  // ── People speak ──────────────────────────────────────────────────────────────────────────────────────────────────

  command(guest: Guest, command: Command): Promise<void> {
    return this.changes.enqueue(async () => {
      if (!this.presence.has(guest)) return;
      if (guest.person === null) return this.refuseTo(guest, command.id, refusal('table.noCookie'));
      const author: Author = { do: command.t, person: guest.person.id, id: command.id };
      if (this.changes.isTaken(author)) return this.sendDone(guest, command);
      const result = isAsyncCommand(command)
        ? await runAsyncCommand(this.context, this.momentFor(guest), command.t, author)
        : await this.changes.attempt(author, () => runCommand(this.momentFor(guest), command));
      await this.unfreezeAfter(result);
      if (!result.ok) return this.refuseTo(guest, command.id, result.refusal);
      this.sendDone(guest, command);
    });
  }

  private sendDone(guest: Guest, { t, id }: Command): void {
    const { rematch } = this.record;
    guest.send({ t: 'done', id, ...(t === 'rematch' && rematch !== null ? { table: rematch } : {}) });
  }

  /** Why an option is not offered. It reveals nothing that the seat may not know, because the rules judge the seat's own question. */
  whyNot(guest: Guest, id: string, wish: unknown): void {
    if (!this.presence.has(guest)) return;
    const { state } = this.snapshot;
    const { viewer } = this.broadcaster.standpointOf(guest);
    if (viewer === 'spectator') return this.refuseTo(guest, id, refusal('table.watching'));
    if (state === null) return this.refuseTo(guest, id, refusal('table.notBegun'));
    try {
      guest.send({ t: 'whyNot', id, refusal: whyNot(this.game, state, viewer, wish) });
    } catch (error) {
      this.services.log.error('a question could not be answered', { table: this.id, error: nameOf(error) });
      this.refuseTo(guest, id, refusal('table.ruleFailed'));
    }
  }

  private refuseTo(guest: Guest, id: string, why: Refusal): void {
    this.services.count('refusals');
    guest.send({ t: 'refused', id, refusal: why });
  }

  private momentFor(guest: Guest): Moment {
    const { record, progress, state } = this.snapshot;
    const { id, name } = guest.person!;
    const member = memberOf(record, id);
    return {
      record,
      progress,
      state,
      game: this.game,
      caller: {
        person: id,
        name,
        network: guest.network,
        commitment: guest.commitment,
        member,
        seat: seatOf(record, member),
      },
      now: this.services.now(),
      revealTime: this.services.revealTime,
      isAway: this.presence.isAway,
      botName: this.services.botName,
    };
  }

  // ── The server answers for bots, and where there is no choice ─────────────────────────────────────────────────────

  /** Who waits for the server's answers here. */
  private urgency(): Urgency {
    const { record, presence } = this;
    const players = personSeats(record).map((seat) => record.seats[seat]!.member!);
    return urgencyOf({
      isPlayerConnected: players.some((member) => presence.isConnected(member)),
      isAnyoneConnected: presence.count > 0,
      hasPlayers: players.length > 0,
    });
  }

  private serverAnswer({ seat, question, picks, bot }: ServerAnswer): Promise<ChangeResult> {
    return this.changes.enqueue(async () => {
      const isWanted = serverSeats(this.snapshot).some((each) => each.seat === seat && each.bot === bot);
      if (this.changes.closed || !isWanted || this.snapshot.state!.question !== question) return DONE;
      return this.changes.attempt(bot ? BOT : FORCED, (): Verdict =>
        played(
          { ...this.snapshot, game: this.game, now: this.services.now() },
          { do: 'answer', seat, question, picks },
        ),
      );
    });
  }

  /** No answer could be computed, so the game cannot go on. The table is marked, and the host may step back. */
  private async serverFailed(error: unknown): Promise<void> {
    await this.changes.enqueue(async () => {
      if (!this.changes.closed) await this.changes.failed(error);
    });
  }

  /** Begins the game without the nonces that are missing; if it cannot begin, people gather again. */
  private async revealTimePassed(): Promise<void> {
    const { services, game } = this;
    const author: Author = { do: 'start', person: null };
    try {
      await this.changes.enqueue(async () => {
        if (this.changes.closed || this.record.shuffle.frozen === null) return;
        const result = await this.changes.attempt(author, () =>
          dealt({ record: this.record, game, now: services.now() }),
        );
        if (isNotSaved(result)) return this.revealDeadline.look(this.record);
        await this.unfreezeAfter(result);
      });
    } catch (error) {
      services.log.error('a game could not begin', { table: this.id, error: messageOf(error) });
    }
  }

  /** A rule failed when the cards were dealt: people gather again. */
  private async unfreezeAfter(result: ChangeResult): Promise<void> {
    if (result.ok || result.refusal.why !== 'table.ruleFailed' || this.record.shuffle.frozen === null) return;
    await this.changes.attempt({ do: 'unfreeze', person: null }, () => accept({ record: unfrozen(this.record) }));
  }

  // ── Changes are shown ─────────────────────────────────────────────────────────────────────────────────────────────

  private written({ change, steps, snapshot, docs, due, at }: PreparedChange): void {
    const { member, input } = steps[0]!.entry;
    if (member !== null && input?.do === 'answer') this.seats.personAnswered(input.seat);
    this.seats.look(snapshot, due);
    this.revealDeadline.look(snapshot.record);
    const lines = steps.length === 1 ? steps[0]!.entry.lines : steps.flatMap(({ entry }) => entry.lines);
    for (const guest of this.broadcaster.show({ change, docs, lines, at })) this.moveLater(guest);
  }

  /** Queued, because the story must be read from the store. If that fails, the guest is disconnected and reads it when it reconnects. */
  private moveLater(guest: Guest): void {
    this.changes
      .enqueue(() => this.broadcaster.move(guest))
      .catch((error: unknown) => {
        this.services.log.error('a guest could not be shown the table', { table: this.id, error: messageOf(error) });
        guest.dismiss('restarting');
      });
  }
}
