/** Leaks planted into the server, one at a time: each must be caught, or the comparison of the worlds proves nothing. */
import { afterEach, expect, test, vi } from 'vitest';
import { bloodRage } from '../../games/blood-rage/index.ts';
import { clashOfVikings } from '../../games/clash-of-vikings/index.ts';
import { imagine, type AnyGame, type Seat } from '../../kernel/index.ts';
import { CheckFailure } from '../../testkit/walk.ts';
import type * as PublicTables from '../table/public-table.ts';
import type * as Standpoints from '../table/standpoint.ts';
import type * as Story from '../table/story.ts';
import type * as StoryParts from '../table/story-part.ts';
import type { LogEntry } from '../store/store.ts';
import type * as Lists from '../table/lists.ts';
import type * as Commands from '../table/commands/index.ts';
import type * as BotWorlds from '../bots/world.ts';
import { TableRegistry } from '../table-registry.ts';
import { gameFile } from '../table/game-file.ts';
import type { Guest, Have } from '../table/guest.ts';
import { LiveTable } from '../table/live-table.ts';
import type { TableRecord } from '../table/record.ts';
import { recordAndProgressOf, recordOf, TableSerialiser } from '../table/serialiser.ts';
import type { TableSnapshot } from '../table/snapshot.ts';
import type { Standpoint } from '../table/standpoint.ts';
import type { StoredLine, TableEntry } from '../table/story.ts';
import { ViewerDocs } from '../table/viewer-docs.ts';
import { twoWorldChecks } from './two-worlds.ts';

/** The leak that is open now. */
const planted = vi.hoisted(() => ({ leak: '' }));

const open = (line: StoredLine): StoredLine =>
  'event' in line && line.event.full !== null ? { ...line, event: { ...line.event, shell: line.event.full } } : line;

vi.mock('../table/public-table.ts', async (original) => {
  const actual = await original<typeof PublicTables>();
  const publicTable = (record: TableRecord) => {
    const table = actual.publicTable(record);
    switch (planted.leak) {
      case 'the seed in the table':
        return { ...table, shuffle: { ...table.shuffle, seed: record.shuffle.seed } };
      case 'who the members are':
        return { ...table, members: record.members };
      default:
        return table;
    }
  };
  return { ...actual, publicTable };
});

vi.mock('../table/story.ts', async (original) => {
  const actual = await original<typeof Story>();
  const lineFor: typeof actual.lineFor = (line, at, viewer) =>
    actual.lineFor(planted.leak === 'full lines to who is there' ? open(line) : line, at, viewer);
  return { ...actual, lineFor };
});

vi.mock('../table/story-part.ts', async (original) => {
  const actual = await original<typeof StoryParts>();
  const openedEntry = (logged: LogEntry): LogEntry => {
    const entry = JSON.parse(logged.entry) as TableEntry;
    return { ...logged, entry: JSON.stringify({ ...entry, lines: entry.lines.map(open) }) };
  };
  const readStoryPart: typeof actual.readStoryPart = (store, ...rest) => {
    const opened = {
      story: async (...args: Parameters<typeof store.story>) => (await store.story(...args)).map(openedEntry),
    };
    return actual.readStoryPart(planted.leak === 'full lines to who reads the story' ? opened : store, ...rest);
  };
  return { ...actual, readStoryPart };
});

vi.mock('../table/standpoint.ts', async (original) => {
  const actual = await original<typeof Standpoints>();
  const numberFor: typeof actual.numberFor = (progress, viewer) =>
    actual.numberFor(progress, viewer) +
    (planted.leak === 'numbers that count sealed answers' ? progress.answered.length : 0);
  return { ...actual, numberFor };
});

vi.mock('../table/lists.ts', async (original) => {
  const actual = await original<typeof Lists>();
  const listedTable: typeof actual.listedTable = (card, person) => {
    const listed = actual.listedTable(card, person);
    if (planted.leak !== 'a list of who is still awaited') return listed;
    const { answered } = recordAndProgressOf(card).progress;
    return { ...listed, asked: listed.asked.filter(({ seat }) => !answered.includes(seat)) };
  };
  return { ...actual, listedTable };
});

vi.mock('../table/commands/index.ts', async (original) => {
  const actual = await original<typeof Commands>();
  const runCommand: typeof actual.runCommand = (moment, command) => {
    const verdict = actual.runCommand(moment, command);
    if (!verdict.ok) {
      if (planted.leak !== 'the state in a refusal') return verdict;
      return { ok: false, refusal: { ...verdict.refusal, params: { state: JSON.stringify(moment.state) } } };
    }
    const { onlySeat, ...change } = verdict.change;
    if (onlySeat === undefined) return verdict;
    switch (planted.leak) {
      case 'a message to all for a sealed answer':
        return { ok: true, change };
      case 'a mark that goes away with a sealed answer':
        return { ok: true, change: { ...change, onlySeat, record: { ...change.record, trouble: null } } };
      case 'a line of the story for a sealed answer':
        return { ok: true, change: { ...change, onlySeat, lines: [{ table: 'undo', params: { person: '' } }] } };
      default:
        return verdict;
    }
  };
  return { ...actual, runCommand };
});

vi.mock('../bots/world.ts', async (original) => {
  const actual = await original<typeof BotWorlds>();
  const imaginedWorld: typeof actual.imaginedWorld = (game, state, seat, seed) => {
    if (planted.leak === 'the state itself to a bot') return { ...state } as never;
    if (planted.leak !== "another seat's world to a bot") return actual.imaginedWorld(game, state, seat, seed);
    return imagine(game, state, ((seat + 1) % state.seats) as Seat, seed) as never;
  };
  return { ...actual, imaginedWorld };
});

/** What is public of a table, with more that is not. */
function leakInTable(more: (snapshot: TableSnapshot) => object): void {
  const doc = ViewerDocs.prototype.doc;
  vi.spyOn(ViewerDocs.prototype, 'doc').mockImplementation(function (this: ViewerDocs, stand: Standpoint) {
    const shown = doc.call(this, stand);
    return { ...shown, table: { ...shown.table, ...more(this.snapshot) } };
  });
}

/** Leaks in classes, put in place for one test. */
const inClasses: { readonly [leak: string]: () => void } = {
  'who has answered, in the table'() {
    leakInTable(({ progress }) => ({ answered: progress.answered }));
  },
  'ids of messages taken'() {
    leakInTable(({ progress }) => ({ taken: progress.taken }));
  },
  'a list whose times move with sealed answers'() {
    const row = TableSerialiser.prototype.row;
    vi.spyOn(TableSerialiser.prototype, 'row').mockImplementation(function (this: TableSerialiser, snapshot, due) {
      const written = row.call(this, snapshot, due);
      return { ...written, changed: written.changed + snapshot.progress.answered.length };
    });
  },
  'the view of another seat'() {
    const doc = ViewerDocs.prototype.doc;
    vi.spyOn(ViewerDocs.prototype, 'doc').mockImplementation(function (this: ViewerDocs, stand: Standpoint) {
      const viewer =
        stand.viewer === 'spectator' ? (0 as Seat) : (((stand.viewer + 1) % this.table.seats.length) as Seat);
      return { ...doc.call(this, stand), game: doc.call(this, { ...stand, viewer }).game };
    });
  },
  'the sealed answers of others'() {
    const doc = ViewerDocs.prototype.doc;
    vi.spyOn(ViewerDocs.prototype, 'doc').mockImplementation(function (this: ViewerDocs, stand: Standpoint) {
      const shown = doc.call(this, stand);
      const { state } = this.snapshot;
      const sealed = state?.answers.find((picks) => picks !== null) ?? null;
      return shown.game === null ? shown : { ...shown, game: { ...shown.game, sealed } };
    });
  },
  'a catch-up that counts every commit'() {
    const catchUp = LiveTable.prototype.catchUp;
    vi.spyOn(LiveTable.prototype, 'catchUp').mockImplementation(function (this: LiveTable, guest: Guest, have: Have) {
      const isEven = this.snapshot.seq % 2 === 0;
      return catchUp.call(this, guest, isEven ? have : { ...have, n: 0 });
    });
  },
  'a why-not that looks at the others'() {
    const whyNot = LiveTable.prototype.whyNot;
    vi.spyOn(LiveTable.prototype, 'whyNot').mockImplementation(function (this: LiveTable, guest, id, wish) {
      const { state } = this.snapshot;
      if (JSON.stringify(state!.table).length % 2 === 0) return whyNot.call(this, guest, id, wish);
      guest.send({ t: 'whyNot', id, refusal: null });
    });
  },
  'a download while the game is played'() {
    vi.spyOn(TableRegistry.prototype, 'finishedGame').mockImplementation(async function (this: TableRegistry, id) {
      const row = (await this.store.load(id))!;
      return gameFile(recordOf(row), row, await this.store.log(id));
    });
  },
  'how many have answered, with who is there'() {
    const join = LiveTable.prototype.join;
    vi.spyOn(LiveTable.prototype, 'join').mockImplementation(async function (this: LiveTable, guest, have) {
      await join.call(this, guest, have);
      guest.send({ t: 'present', members: this.snapshot.progress.answered, watching: 0 });
    });
  },
};

const inModules = [
  'the seed in the table',
  'who the members are',
  'full lines to who reads the story',
  'full lines to who is there',
  'numbers that count sealed answers',
  'a list of who is still awaited',
  'the state in a refusal',
  'a message to all for a sealed answer',
  'a mark that goes away with a sealed answer',
  'a line of the story for a sealed answer',
  'the state itself to a bot',
  "another seat's world to a bot",
];

/** Tables with hands, lots of sealed answers, and more than two who see different things. */
const TABLES: readonly { readonly game: AnyGame; readonly variants: readonly { seats: number; options: object }[] }[] =
  [
    { game: bloodRage, variants: [{ seats: 3, options: {} }] },
    { game: clashOfVikings, variants: [{ seats: 4, options: { arenaOfBluff: true } }] },
  ];

afterEach(() => {
  planted.leak = '';
  vi.restoreAllMocks();
});

const WANTED = 2_500;
const check = async (seed: string): Promise<number> => {
  let comparisons = 0;
  for (const { game, variants } of TABLES) {
    const figures = await twoWorldChecks({ game, variants: variants as never, wanted: WANTED, seed });
    comparisons += figures.comparisons;
  }
  return comparisons;
};

test('nothing is caught where nothing is planted', async () => {
  expect(await check('planted')).toBeGreaterThanOrEqual(TABLES.length * WANTED);
});

test.each([...inModules, ...Object.keys(inClasses)])('caught: %s', async (leak) => {
  planted.leak = leak;
  inClasses[leak]?.();
  const caught = await check('planted').catch((error: unknown) => error);
  expect(caught).toBeInstanceOf(CheckFailure);
  expect((caught as CheckFailure).message).toMatch(/tells the worlds apart|is noticed|cannot know/);
});
