import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { randomBot } from '../../bots/index.ts';
import { games } from '../../games/index.ts';
import {
  choiceFor,
  randomOf,
  replayCrash,
  RuleError,
  sfc,
  single,
  type CrashReport,
  type Picks,
  type Random,
} from '../../kernel/index.ts';
import { PROTOCOL, type Line } from '../../protocol/index.ts';
import type { BotJob } from '../bots/job.ts';
import { verified, type GameFile } from '../table/game-file.ts';
import { replayed } from '../table/replay.ts';
import type * as Shuffle from '../table/shuffle.ts';
import { keyOfShuffle } from '../table/shuffle.ts';
import { entryOf, logEntryOf, recordAndProgressOf, recordOf } from '../table/serialiser.ts';
import { BRITTLE, brittleGame, soundRules, type Faults } from './crash-game.ts';
import {
  begin,
  fate,
  playOn,
  testServer,
  Visitor,
  type Company,
  type Place,
  type TestServer,
  type Wish,
} from './harness.ts';

/** The same games every time: which answers are forced, and so given by the server, depends on the shuffle. */
const shuffles = vi.hoisted(() => ({ drawn: 0 }));
vi.mock('../table/shuffle.ts', async (original) => {
  const actual = await original<typeof Shuffle>();
  const newSeed = (): string => createHash('sha256').update(`shuffle ${++shuffles.drawn}`).digest('hex');
  return { ...actual, newSeed };
});

let faults: Faults;
let game: ReturnType<typeof brittleGame>;
let server: TestServer;
/** What the bots were given, and whether they rest whenever they can. */
let jobs: BotJob[];
let areTired: boolean;

const bots = {
  async choose(job: BotJob): Promise<Picks> {
    const world = job.world();
    jobs.push(job);
    const bed = choiceFor(world, job.seat)!.options.findIndex((option) => isRest(option));
    if (areTired && bed !== -1) return single(bed);
    const played = [...games, game].find(({ id }) => id === job.game)!;
    return randomBot.choose(played, world, job.seat, job.seed, { evaluate: () => 0 });
  },
};

const isRest = (option: unknown): boolean => JSON.stringify(option) === '{"act":"rest"}';

beforeEach(async () => {
  faults = soundRules();
  game = brittleGame(faults);
  jobs = [];
  areTired = false;
  shuffles.drawn = 0;
  const draw = randomOf(sfc('house'));
  server = await testServer({}, { games: [...games, game], bots, random: () => draw(2 ** 20) / 2 ** 20 });
});
afterEach(() => server.end());

/** Everybody has a chance of their own, so that the order in which they answer does not matter. */
const chanceOf = ({ doc }: Place): Random => randomOf(sfc(`seat ${doc!.you.seat}`));
const rowOf = async (table: string) => (await server.registry.store.load(table))!;
const logOf = async (table: string) =>
  (await server.registry.store.log(table)).map((logged) => ({ seq: logged.seq, entry: entryOf(logged) }));
const reports = (): string[] => readdirSync(join(server.config.data, 'reports'));
const isTold = (line: Line, word: string): boolean => 'table' in line && line.table === word;
const askOf = (place: Place): string => place.doc!.game!.asked[0]!.ask;
const askedIn = ({ places }: Company): Place => places.find((place) => place.doc!.game!.choice !== null)!;

/** Everybody answers by chance until somebody must act, which is after the first draft. */
async function draft(company: Company): Promise<Place> {
  const isOver = (place: Place): boolean => askOf(place) === 'act';
  await Promise.all(company.places.map((place) => playOn(place, chanceOf(place), () => isOver(place))));
  await Promise.all(company.places.map((place) => place.until(() => isOver(place))));
  return askedIn(company);
}

async function rest(place: Place): Promise<string> {
  const { question, choice } = place.doc!.game!;
  const picks = [choice!.options.findIndex((option) => isRest(option))];
  return fate(await place.command({ t: 'answer', question, picks }));
}

/** Resting is the last thing that one may do. */
const restless = (place: Place): Random => {
  const random = chanceOf(place);
  return (below) => random(askOf(place) === 'act' ? Math.max(1, below - 1) : below);
};

/** Everybody plays to the end, without resting. */
const playToTheEnd = ({ places }: Company): Promise<unknown> =>
  Promise.all(places.map((place) => playOn(place, restless(place))));

/** The game as it can be downloaded, played again. */
async function expectSound(table: string, visitor: Visitor): Promise<void> {
  const file = (await (await visitor.fetch(`/api/tables/${table}/game`)).json()) as GameFile;
  expect(verified(file, game)).toEqual({ seed: true, nonces: true, game: true, problem: null });
  const { shuffle } = recordOf(await rowOf(table));
  const again = replayed(game, keyOfShuffle(shuffle.seed, shuffle.nonces!), await logOf(table));
  expect(again.state.result).toEqual(file.result);
}

describe('an answer at which a rule fails', () => {
  let company: Company;
  let actor: Place;
  beforeEach(async () => {
    faults.rest = true;
    company = await begin(server, 2, { game: BRITTLE });
    actor = await draft(company);
  });

  test('is refused, and nothing of it is kept', async () => {
    const before = await rowOf(company.table);
    const log = await logOf(company.table);
    expect(await rest(actor)).toBe('table.ruleFailed');
    const after = await rowOf(company.table);
    expect(after.state).toBe(before.state);
    const [was, is] = [recordAndProgressOf(before), recordAndProgressOf(after)];
    const { trouble } = is.record;
    const { lines, numbers } = is.progress;
    expect(is).toEqual({ record: { ...was.record, trouble }, progress: { ...was.progress, lines, numbers } });
    expect(trouble).toMatchObject({ held: true });
    expect(lines).toBe(was.progress.lines + 1);
    const added = (await logOf(company.table)).slice(log.length).map(({ entry }) => entry);
    expect(added).toMatchObject([{ do: 'trouble', member: null, lines: [{ table: 'trouble' }] }]);
    expect(added[0]).not.toHaveProperty('input');
  });

  test('marks the table for everybody, also for people who come later', async () => {
    expect(await rest(actor)).toBe('table.ruleFailed');
    const late = await new Visitor(server.url).join(company.table);
    for (const place of [...company.places, late]) {
      await place.until(() => place.doc!.table.trouble);
      expect(isTold(place.lines.at(-1)!, 'trouble')).toBe(true);
    }
    // It says so once, however often it is tried; there is a report of each.
    expect(await rest(actor)).toBe('table.ruleFailed');
    expect(actor.lines.filter((line) => isTold(line, 'trouble'))).toHaveLength(1);
  });

  test('leaves a report that shows it again, for its owner alone', async () => {
    const { state } = await rowOf(company.table);
    expect(await rest(actor)).toBe('table.ruleFailed');
    const [name] = reports();
    expect(recordOf(await rowOf(company.table)).trouble!.report).toBe(name);
    const file = join(server.config.data, 'reports', name!);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(server.config.data, 'reports')).mode & 0o777).toBe(0o700);
    const report = JSON.parse(readFileSync(file, 'utf8')) as CrashReport;
    expect(report.crash).toMatchObject({ path: 'night.turns > turns.choose', message: 'the bed is broken' });
    expect(report.state.question).toBe((JSON.parse(state!) as { question: number }).question);
    expect(replayCrash(game, report)).toBeInstanceOf(RuleError);
    faults.rest = false;
    expect(replayCrash(game, report)).toBeNull();
  });

  test('is noticed by no other table', async () => {
    const others: Company[] = [];
    for (const { id } of games) others.push(await begin(server, 2, { game: id }));
    const texts = others.flatMap(({ places }) => places.map((place) => place.texts.length));
    expect(await rest(actor)).toBe('table.ruleFailed');
    for (const { places } of others) await Promise.all(places.map((place) => place.settle()));
    const pongs = others.flatMap(({ places }) => places.map((place) => place.texts.length - 1));
    expect(pongs).toEqual(texts);
    for (const { places } of others) {
      await Promise.all(places.map((place) => playOn(place, chanceOf(place))));
      expect(places.map((place) => [place.doc!.table.phase, place.doc!.table.trouble])).toEqual([
        ['finished', false],
        ['finished', false],
      ]);
    }
  });

  test('does not end the game: another answer is taken, and the mark goes', async () => {
    expect(await rest(actor)).toBe('table.ruleFailed');
    const { question } = actor.doc!.game!;
    expect(fate(await actor.command({ t: 'answer', question, picks: [0] }))).toBe('done');
    expect(actor.doc!.table.trouble).toBe(false);
    await playToTheEnd(company);
    await expectSound(company.table, company.visitors[0]!);
  });

  test('lets the host step back, and nobody else; then the game goes on to its end', async () => {
    const [host, guest] = company.places as [Place, Place];
    expect(fate(await host.command({ t: 'stepBack' }))).toBe('table.noTrouble');
    expect(await rest(actor)).toBe('table.ruleFailed');
    await host.until(() => host.doc!.table.trouble);
    const { question } = host.doc!.game!;
    expect(fate(await guest.command({ t: 'stepBack' }))).toBe('table.notHost');
    expect(fate(await host.command({ t: 'stepBack' }))).toBe('done');
    // The last pick of the draft is to be made again.
    await guest.until(() => guest.doc!.game!.question === question + 1);
    expect(askOf(host)).toBe('draft');
    expect(isTold(host.lines.at(-1)!, 'steppedBack')).toBe(true);
    const withdrawn = (host.messages.at(-2) as { withdrawn?: readonly number[] }).withdrawn!;
    expect(host.lines.filter(({ no }) => withdrawn.includes(no)).every((line) => 'event' in line)).toBe(true);
    // And once more, for one step is not always enough.
    expect(fate(await host.command({ t: 'stepBack' }))).toBe('done');
    await playToTheEnd(company);
    await Promise.all(company.places.map((place) => place.until(() => place.doc!.table.phase === 'finished')));
    expect(host.doc!.table.trouble).toBe(false);
    await expectSound(company.table, company.visitors[0]!);
    // Whoever reads it all again reads the same.
    const again = await company.visitors[1]!.join(company.table);
    expect(again.lines).toEqual(guest.lines);
  });

  test('and the undo and the step back around it are verified as they were, not otherwise', async () => {
    const [host] = company.places as [Place];
    // A voyage and its shore are chosen; the shore is thought better of, then the voyage.
    const say = async (wish: (question: number) => Wish): Promise<string> =>
      fate(await actor.command(wish(actor.doc!.game!.question)));
    const choose = (question: number): Wish => ({ t: 'answer', question, picks: [0] });
    const undo = (question: number): Wish => ({ t: 'undo', question });
    expect([await say(choose), await say(choose)]).toEqual(['done', 'done']);
    while (actor.doc!.game!.undo) expect(await say(undo)).toBe('done');
    expect(askOf(actor)).toBe('act');
    expect(await rest(actor)).toBe('table.ruleFailed');
    // What was undone is stepped back over as well; then comes the last pick of the draft.
    while (askOf(host) !== 'draft') expect(fate(await host.command({ t: 'stepBack' }))).toBe('done');
    await playToTheEnd(company);
    const { table, visitors } = company;
    await expectSound(table, visitors[0]!);
    const file = (await (await visitors[0]!.fetch(`/api/tables/${table}/game`)).json()) as GameFile;
    const withdrawing = file.log.filter(({ withdrawn }) => withdrawn !== undefined);
    expect(withdrawing.map(({ input, back }) => input?.do ?? typeof back)).toEqual(['undo', 'object']);
    for (const entry of withdrawing) {
      const log = file.log.map((each) => (each === entry ? { ...each, withdrawn: [] } : each));
      const problem = `played again, entry ${entry.seq} withdraws other lines`;
      expect(verified({ ...file, log }, game)).toEqual({ seed: true, nonces: true, game: false, problem });
    }
  });

  test('is the same after a restart', async () => {
    expect(await rest(actor)).toBe('table.ruleFailed');
    server = await server.restart();
    const places = await Promise.all(company.visitors.map((visitor) => visitor.join(company.table)));
    expect(places.map((place) => place.doc!.table.trouble)).toEqual([true, true]);
    expect(fate(await places[0]!.command({ t: 'stepBack' }))).toBe('done');
    await playToTheEnd({ ...company, places });
    await expectSound(company.table, company.visitors[0]!);
  });
});

describe('a bot that runs into it', () => {
  const opened = async (): Promise<Company> => {
    const visitor = await Visitor.to(server);
    const table = await visitor.open({ game: BRITTLE, seats: 2, bots: 'random' });
    return { table, visitors: [visitor], places: [await visitor.join(table)] };
  };

  test('waits until the host has stepped back, and plays on', async () => {
    faults.rest = true;
    areTired = true;
    const company = await opened();
    const [host] = company.places as [Place];
    const isTroubled = (): boolean => host.doc!.table.trouble;
    await playOn(host, restless(host), isTroubled);
    await host.until(isTroubled);
    const thought = jobs.length;
    // Whatever else happens at the table does not wake it.
    expect(fate(await host.command({ t: 'chat', text: 'Well?' }))).toBe('done');
    await host.close();
    const back = await company.visitors[0]!.join(company.table);
    await back.settle();
    expect(jobs).toHaveLength(thought);
    expect(fate(await back.command({ t: 'comeBack' }))).toBe('table.seatYours');
    areTired = false;
    expect(fate(await back.command({ t: 'stepBack' }))).toBe('done');
    faults.rest = false;
    await playOn(back, chanceOf(back));
    expect(back.doc!.table).toMatchObject({ phase: 'finished', trouble: false });
    expect(jobs.length).toBeGreaterThan(thought);
    await expectSound(company.table, company.visitors[0]!);
  });

  test('and cannot even think marks the table, too', async () => {
    faults.imagine = true;
    const company = await opened();
    const [host] = company.places as [Place];
    await host.until(() => host.doc!.table.trouble);
    expect(jobs).toHaveLength(0);
    expect(reports()).toHaveLength(1);
    faults.imagine = false;
    // It failed at the first question already. The host's answer wakes it.
    expect(fate(await host.command({ t: 'stepBack' }))).toBe('table.cannotStepBack');
    await playOn(host, chanceOf(host));
    expect(host.doc!.table).toMatchObject({ phase: 'finished', trouble: false });
    await expectSound(company.table, company.visitors[0]!);
  });
});

test('where a rule fails on sealed answers, they stay sealed, and stepping back does not tell of them', async () => {
  faults.draft = true;
  const company = await begin(server, 3, { game: BRITTLE });
  const [host, second, third] = company.places as [Place, Place, Place];
  const answer = async (place: Place): Promise<string> =>
    fate(await place.command({ t: 'answer', question: place.doc!.game!.question, picks: [0] }));
  for (const place of company.places) expect(await answer(place)).toBe('done');
  await Promise.all(company.places.map((place) => place.until(() => place.doc!.game!.question === 2)));
  expect([await answer(second), await answer(third)]).toEqual(['done', 'done']);
  expect(await answer(host)).toBe('table.ruleFailed');
  expect(second.doc!.game!.sealed).toEqual([0]);
  expect(host.doc!.game!.sealed).toBeNull();
  expect(fate(await host.command({ t: 'stepBack' }))).toBe('done');
  await Promise.all(company.places.map((place) => place.until(() => place.doc!.game!.question === 3)));
  // The round before stands as it was before its last answer, the third's.
  expect(company.places.map((place) => place.doc!.game!.sealed)).toEqual([[0], [0], null]);
  faults.draft = false;
  await playToTheEnd(company);
  await expectSound(company.table, company.visitors[0]!);
});

test('stepping back leads to somebody who has a choice, not to an answer that the server would give again', async () => {
  faults.shield = true;
  const company = await begin(server, 2, { game: BRITTLE });
  const [host] = company.places as [Place];
  const actor = await draft(company);
  const { question, choice } = actor.doc!.game!;
  const raid = choice!.options.findIndex((option) => JSON.stringify(option) === '{"act":"raid"}');
  // Of two there is but one rival: that answer is the server's. What the rival does about it fails.
  expect(fate(await actor.command({ t: 'answer', question, picks: [raid] }))).toBe('done');
  await Promise.all(company.places.map((place) => playOn(place, chanceOf(place), () => place.doc!.table.trouble)));
  await host.until(() => host.doc!.table.trouble);
  expect((await logOf(company.table)).map(({ entry }) => entry.do)).toContain('forced');
  expect(fate(await host.command({ t: 'stepBack' }))).toBe('done');
  expect([askOf(host), host.doc!.game!.asked[0]!.seat]).toEqual(['act', actor.doc!.you.seat]);
  faults.shield = false;
  await playToTheEnd(company);
  await expectSound(company.table, company.visitors[0]!);
});

describe('what else can fail', () => {
  test('why something cannot be done: that question alone is refused', async () => {
    faults.why = true;
    // With two rivals there is a choice, which the server does not make by itself.
    const company = await begin(server, 3, { game: BRITTLE });
    const actor = await draft(company);
    const { question, choice } = actor.doc!.game!;
    const raid = choice!.options.findIndex((option) => JSON.stringify(option) === '{"act":"raid"}');
    expect(fate(await actor.command({ t: 'answer', question, picks: [raid] }))).toBe('done');
    const before = await rowOf(company.table);
    const why = async (wish: object): Promise<unknown> => {
      const from = actor.messages.length;
      actor.say({ t: 'whyNot', id: 'why', wish });
      const { t, refusal } = (await actor.find(from, (message) => 'id' in message)) as never;
      return [t, refusal === null ? null : (refusal as { readonly why: string }).why];
    };
    const seat = actor.doc!.you.seat!;
    const self = { rival: seat };
    expect(await why(self)).toEqual(['refused', 'table.ruleFailed']);
    expect(await why({ rival: (seat + 1) % 3 })).toEqual(['whyNot', null]);
    faults.why = false;
    expect(await why(self)).toEqual(['whyNot', 'SG-22.self']);
    expect(await rowOf(company.table)).toEqual(before);
    await playToTheEnd(company);
    await expectSound(company.table, company.visitors[0]!);
  });

  test('the view of somebody who is there: the answer is refused, and nothing is kept', async () => {
    const company = await begin(server, 2, { game: BRITTLE });
    const actor = await draft(company);
    const other = company.places.find((place) => place !== actor)!;
    const { question } = actor.doc!.game!;
    faults.view = (state, viewer) => state.question > question && viewer === other.doc!.you.seat;
    const before = await rowOf(company.table);
    const shown = JSON.stringify(other.doc!.game);
    expect(fate(await actor.command({ t: 'answer', question, picks: [0] }))).toBe('table.ruleFailed');
    expect((await rowOf(company.table)).state).toBe(before.state);
    await other.until(() => other.doc!.table.trouble);
    expect(JSON.stringify(other.doc!.game)).toBe(shown);
    const report = JSON.parse(readFileSync(join(server.config.data, 'reports', reports()[0]!), 'utf8')) as CrashReport;
    expect(report).toMatchObject({ crash: { message: 'it is too dark' }, input: { do: 'answer', question } });
    faults.view = () => false;
    await playToTheEnd(company);
    await expectSound(company.table, company.visitors[0]!);
  });

  test('the view of somebody who comes: the others play on', async () => {
    faults.view = (_state, viewer) => viewer === 'spectator';
    const company = await begin(server, 2, { game: BRITTLE });
    const stranger = await new Visitor(server.url).connect();
    stranger.say({ t: 'hello', version: PROTOCOL, table: company.table });
    await stranger.settle();
    expect(stranger.messages[0]).toMatchObject({ t: 'error', refusal: { why: 'table.internal' } });
    expect(stranger.texts.join()).not.toContain('dark');
    await playToTheEnd(company);
    await Promise.all(company.places.map((place) => place.until(() => place.doc!.table.phase === 'finished')));
    expect(company.places.map((place) => place.doc!.table.trouble)).toEqual([false, false]);
    await expectSound(company.table, company.visitors[0]!);
  });

  test('the beginning that waits for the host: the table is marked, and begins when the host says so', async () => {
    faults.setup = true;
    const visitor = await Visitor.to(server);
    const table = await visitor.open({ game: BRITTLE, seats: 2, bots: 'random' });
    const nonce = '0f'.repeat(16);
    const first = await visitor.join(table, nonce);
    await first.until(() => first.doc!.table.trouble);
    expect(first.doc!.table).toMatchObject({ phase: 'gathering', shuffle: { revealUntil: null, commitments: null } });
    // It is not tried again by itself: every try would be a report.
    const place = await visitor.join(table, nonce);
    expect(place.doc!.table.phase).toBe('gathering');
    expect(reports()).toHaveLength(1);
    faults.setup = false;
    expect(fate(await place.command({ t: 'start' }))).toBe('done');
    await place.until(() => place.doc!.game !== null);
    expect(place.doc!.table.shuffle.nonces).toEqual([nonce, null]);
    await playOn(place, chanceOf(place));
    expect(place.doc!.table).toMatchObject({ phase: 'finished', trouble: false });
    await expectSound(table, visitor);
  });

  test('a state that cannot be read: that table alone is closed', async () => {
    const visitor = await Visitor.to(server);
    const broken: string[] = [];
    for (const state of ['{', '{}', '{"game":"clash-of-vikings","rules":1,"seats":2}', '[]', 'null']) {
      const table = await visitor.open({ seats: 2, bots: 'random' });
      const row = await rowOf(table);
      const { lines } = recordAndProgressOf(row).progress;
      const seq = row.seq + 1;
      await server.registry.store.commit({
        row: { ...row, seq, due: true, state },
        entries: [logEntryOf(seq, 0, lines, { do: 'broken', member: null, lines: [] })],
      });
      broken.push(table);
    }
    const sound = await visitor.open({ seats: 2, bots: 'random' });
    // Also for a server that finds them when it starts.
    server = await server.restart();
    for (const table of broken) {
      const place = await visitor.connect();
      place.say({ t: 'hello', version: PROTOCOL, table });
      await place.settle();
      expect(place.messages[0]).toMatchObject({ t: 'error', refusal: { why: 'table.cannotOpen' } });
      expect((await visitor.fetch(`/api/tables/${table}`)).status).toBe(200);
    }
    const { tables } = (await (await visitor.fetch('/api/me/tables')).json()) as { tables: readonly unknown[] };
    expect(tables).toHaveLength(broken.length + 1);
    const place = await visitor.join(sound);
    await playOn(place, chanceOf(place));
    expect(place.doc!.table.phase).toBe('finished');
  });
});
