/** What the parts of a live table need to be tried alone: guests who note what they are told, services that a test steers, a game. */
import { start } from '../../kernel/index.ts';
import type { CloseReason, ServerMessage } from '../../protocol/index.ts';
import { logger } from '../logger.ts';
import { asking, withGame } from '../table/commands/game.ts';
import type { Guest } from '../table/guest.ts';
import { openedTable } from '../table/opening.ts';
import { FREE_SEAT, personsOf, type TableRecord } from '../table/record.ts';
import { logEntryOf, TableSerialiser } from '../table/serialiser.ts';
import type { TableServices } from '../table/services.ts';
import type { TableSnapshot } from '../table/snapshot.ts';
import { scenes } from './scenes.ts';
import { MemoryStore } from './two-worlds-store.ts';

export class NotingGuest implements Guest {
  readonly person: Guest['person'];
  readonly network = '127.0.0.1';
  readonly commitment = null;
  readonly heard: ServerMessage[] = [];
  farewell: CloseReason | null = null;

  constructor(id: string | null) {
    this.person = id === null ? null : { id, name: id };
  }

  send(message: ServerMessage): void {
    this.heard.push(message);
  }

  dismiss(why: CloseReason): void {
    this.farewell = why;
  }

  /** What was heard since the last time. */
  take(): ServerMessage[] {
    return this.heard.splice(0);
  }
}

/** A clock that stands still, a store in memory, and notes of what is counted. */
export class TestServices implements TableServices {
  readonly store: MemoryStore;
  readonly log = logger('error', (line) => void this.logged.push(line));
  readonly logged: string[] = [];
  readonly counted: string[] = [];
  readonly removed: string[] = [];
  readonly boot = 'boot';
  readonly awayAfter = 1_000;
  readonly revealTime = 1_000;
  clock = 5_000;
  /** Before a forced answer, in milliseconds. */
  pause = 1_000;

  constructor(store = new MemoryStore()) {
    this.store = store;
  }

  game() {
    return scenes;
  }
  readonly now = (): number => this.clock;
  random(): number {
    return 0.5;
  }
  botPause(): number {
    return this.pause;
  }
  forcedPause(): number {
    return this.pause;
  }
  readonly botName = (): string => 'Ari';
  chooseFor(): Promise<never> {
    return new Promise(() => undefined);
  }
  keepReport(): string {
    return 'a report';
  }
  async rematch(): Promise<string> {
    return 'the rematch';
  }
  onRemoved(id: string): void {
    this.removed.push(id);
  }
  count(what: string): void {
    this.counted.push(what);
  }
}

/** The people at the table, each in the seat of the same number. */
export const PEOPLE = ['ann', 'bob', 'cat'] as const;

/** A game of scenes under way, as it is after its second change. */
export function playing(scene: 'alone' | 'sealed' | 'forced'): TableSnapshot {
  const { state } = start(scenes, { seats: PEOPLE.length, options: { scene }, seed: scene });
  const { record: opened, progress } = openedTable({
    id: 'table',
    seed: 'f'.repeat(64),
    game: scenes,
    seats: PEOPLE.length,
    options: state.options,
    settings: { open: false, watch: true, pace: 'quick', botPace: 'instant' },
    host: { id: 'ann', name: 'ann' },
    now: 1_000,
  });
  const record: TableRecord = {
    ...withGame(opened, state, 1_000),
    rules: scenes.rules,
    members: PEOPLE.map((person, no) => ({ ...opened.members[0]!, no, person, name: person })),
    seats: PEOPLE.map((_, member) => ({ ...FREE_SEAT, member })),
  };
  return { seq: 2, changed: 1_000, record, progress: { ...progress, ...asking(state) }, state };
}

/** Puts a snapshot into a store, as another server does. */
export function put(store: MemoryStore, snapshot: TableSnapshot): void {
  const { seq, record, progress } = snapshot;
  const log = Array.from({ length: seq }, (_, index) =>
    logEntryOf(index + 1, 1_000, progress.lines, { do: 'test', member: null, lines: [] }),
  );
  store.put(new TableSerialiser().row(snapshot, false), log, personsOf(record));
}
