/** Opening tables: new ones, practice tables and rematches, each counted against the limits. */
import type { AnyGame } from '../kernel/index.ts';
import type { NewPractice, NewTable } from '../protocol/requests.ts';
import { perHour, type Buckets } from './buckets.ts';
import type { Limits } from './config.ts';
import { newTableId } from './ids.ts';
import { RefusalError } from './refusal-error.ts';
import type { Person, Store } from './store/store.ts';
import type { Caller } from './table/change.ts';
import { chosenOptions } from './table/commands/gathering.ts';
import { openedTable, rematchOf, withBots, type OpenedTable } from './table/opening.ts';
import { readSettings } from './table/record-parts.ts';
import { personsOf, type TableRecord } from './table/record.ts';
import { logEntryOf, TableSerialiser } from './table/serialiser.ts';
import { newSeed } from './table/shuffle.ts';

/** Of a person's tables, the latest so many are read. */
export const OWN_TABLES = 100;

/** The hash of the seed is shown with the answer to the request. */
interface ShownHash {
  readonly table: string;
  readonly hash: string;
}

interface Needs {
  readonly store: Store;
  readonly limits: Limits;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly now: () => number;
  readonly botName: (record: TableRecord) => string;
}

export class TableOpenings {
  private readonly store: Store;
  private readonly games: ReadonlyMap<string, AnyGame>;
  private readonly now: () => number;
  private readonly botName: (record: TableRecord) => string;
  private readonly tablesByPerson: Buckets;
  private readonly tablesByAddress: Buckets;

  constructor({ store, limits, games, now, botName }: Needs) {
    this.store = store;
    this.games = games;
    this.now = now;
    this.botName = botName;
    this.tablesByPerson = perHour(limits.tablesPerPerson);
    this.tablesByAddress = perHour(limits.tablesPerAddress);
  }

  /** Opens a table, and shows the hash of its seed; with bots, the game begins when the host comes. */
  async create(person: Person, network: string, wanted: NewTable): Promise<ShownHash> {
    const game = this.games.get(wanted.game);
    if (game === undefined) throw new RefusalError('table.badGame');
    const { min, max } = game.seats;
    if (wanted.seats < min || wanted.seats > max) throw new RefusalError('table.badSeats', { min, max });
    const options = chosenOptions(game, wanted.options ?? {});
    if (options === null) throw new RefusalError('table.badOption');
    this.countTable(person.id, network);
    const { record, progress } = openedTable({
      id: newTableId(),
      seed: newSeed(),
      game,
      seats: wanted.seats,
      options,
      settings: readSettings(wanted),
      host: person,
      now: this.now(),
      earlier: await this.store.shuffleCount(person.id),
    });
    const seated = wanted.bots === undefined ? record : withBots(record, wanted.bots, this.botName);
    await this.keepNew({ record: seated, progress });
    return { table: record.id, hash: record.shuffle.hash };
  }

  /** Opens the practice table of a game; it begins when its host comes. */
  async createPractice(
    person: Person,
    network: string,
    { game: id, botPace = 'patient' }: NewPractice,
  ): Promise<ShownHash> {
    const game = this.games.get(id);
    if (game === undefined) throw new RefusalError('table.badGame');
    if (game.practice === undefined) throw new RefusalError('table.noPractice');
    this.countTable(person.id, network);
    const { record, progress } = openedTable({
      id: newTableId(),
      seed: newSeed(),
      game,
      seats: game.practice.position.seats,
      options: {},
      // A person alone with bots: nobody is to be kept in the dark.
      settings: { open: false, watch: false, pace: 'quick', botPace },
      practice: true,
      host: person,
      now: this.now(),
      earlier: await this.store.shuffleCount(person.id),
    });
    await this.keepNew({ record: withBots(record, 'greedy', this.botName), progress });
    return { table: record.id, hash: record.shuffle.hash };
  }

  async rematch(old: TableRecord, caller: Caller): Promise<string> {
    this.countTable(caller.person, caller.network);
    const game = this.games.get(old.game)!;
    const earlier = await this.store.shuffleCount(caller.person);
    const opening = { id: newTableId(), seed: newSeed(), game, now: this.now(), earlier };
    await this.keepNew(rematchOf(old, opening, caller.member!));
    return opening.id;
  }

  /** Throws if the person or the address has opened too many tables, by requests and by rematches together. */
  private countTable(person: string, network: string): void {
    const now = this.now();
    // Both are checked before either is taken: a person refused because of the address must not lose one of their own.
    if (!this.tablesByPerson.has(person, now) || !this.tablesByAddress.take(network, now)) {
      throw new RefusalError('table.tooManyTables');
    }
    this.tablesByPerson.take(person, now);
  }

  private async keepNew({ record, progress }: OpenedTable): Promise<void> {
    const now = this.now();
    await this.store.commit({
      row: new TableSerialiser().row({ seq: 1, changed: now, record, progress, state: null }, false),
      entries: [logEntryOf(1, now, 0, { do: 'open', member: record.host, lines: [] })],
      members: personsOf(record),
    });
  }
}
