import { describe, expect, test } from 'vitest';
import { apply, randomOf, randomPicks, sfc, start, type AnyGame, type AnyState } from '../../kernel/index.ts';
import { sample } from '../../games/sample/index.ts';
import { asking, played, withGame } from './commands/game.ts';
import { openedTable } from './opening.ts';
import { FREE_SEAT, type TableProgress, type TableRecord } from './record.ts';
import { firstStep, followingSteps, type Step } from './steps.ts';
import type { TableSnapshot } from './snapshot.ts';

const game = sample as unknown as AnyGame;
const NOW = 1_000;
const DECK = 'f'.repeat(64);

function begun(seed: string): TableSnapshot {
  const { state } = start(game, { seats: 2, seed });
  const { record: opened, progress } = openedTable({
    id: 'table',
    seed: DECK,
    game,
    seats: 2,
    options: state.options,
    settings: { open: false, watch: true, pace: 'quick', botPace: 'instant' },
    host: { id: 'ann', name: 'Ann' },
    now: NOW,
  });
  const guest = { ...opened.members[0]!, no: 1, person: 'bob', name: 'Bob' };
  const record: TableRecord = {
    ...withGame(opened, state, NOW),
    members: [...opened.members, guest],
    seats: [0, 1].map((member) => ({ ...FREE_SEAT, member })),
  };
  return { seq: 1, changed: NOW, record, progress: { ...progress, ...asking(state) }, state };
}

interface Moved {
  readonly before: TableSnapshot;
  readonly first: Step;
  readonly following: readonly Step[];
}

/** A whole game by chance, answer by answer, each with what follows from it. */
function moves(seed: string): readonly Moved[] {
  const random = randomOf(sfc(seed));
  const made: Moved[] = [];
  for (let snapshot = begun(seed); snapshot.state!.result === null;) {
    const { record, question, asked, answers } = { ...snapshot, ...snapshot.state! };
    const choice = asked.find(({ seat }) => answers[seat] === null)!;
    const input = { do: 'answer', seat: choice.seat, question, picks: randomPicks(choice, random) } as const;
    const verdict = played({ ...snapshot, game, now: NOW }, input);
    if (!verdict.ok) throw new Error(verdict.refusal.why);
    const author = { do: 'answer', person: record.members[choice.seat]!.person, id: `${made.length}` };
    const first = firstStep(snapshot, author, verdict.change, NOW);
    const following = followingSteps(game, first, NOW);
    made.push({ before: snapshot, first, following });
    snapshot = (following.at(-1) ?? first).snapshot;
  }
  return made;
}

const all = ['one', 'two', 'three', 'four', 'five'].flatMap(moves);
const chains = all.filter(({ following }) => following.length > 0);

describe('the only possible answers after an answer', () => {
  test('follow it, each with an entry of its own, in the message of the answer', () => {
    expect(chains.length).toBeGreaterThan(10);
    for (const { before, first, following } of chains) {
      const steps = [first, ...following];
      const { snapshot } = steps.at(-1)!;
      expect(following.map(({ entry }) => [entry.do, entry.member])).toEqual(following.map(() => ['forced', null]));
      expect(steps.map((step) => step.snapshot.seq)).toEqual(steps.map((_, index) => before.seq + 1 + index));
      expect(snapshot.progress.numbers).toEqual(first.snapshot.progress.numbers);
      expect(snapshot.progress.numbers.spectator).toBe(before.progress.numbers.spectator + 1);
      const lines = steps.flatMap(({ entry }) => entry.lines.map(({ no }) => no));
      expect(lines).toEqual(lines.map((_, index) => before.progress.lines + 1 + index));
      expect(snapshot.progress.lines).toBe(before.progress.lines + lines.length);
      // The same as the kernel makes of the same inputs.
      const replayed = steps.reduce<AnyState>((state, { entry }) => {
        const outcome = apply(game, state, entry.input!);
        if (!outcome.ok) throw new Error(outcome.refusal.why);
        return outcome.state;
      }, before.state!);
      expect(snapshot.state).toEqual(replayed);
    }
  });

  test('do not follow what others must not notice', () => {
    const sealed = all.filter(({ first }) => first.change.onlySeat !== undefined);
    expect(sealed.length).toBeGreaterThan(5);
    for (const { first } of sealed) {
      // Also where those who still have to answer have no choice.
      const state = first.snapshot.state!;
      const asked = state.asked.map((choice) => ({ ...choice, options: choice.options.slice(0, 1), min: 1, max: 1 }));
      expect(
        followingSteps(game, { ...first, snapshot: { ...first.snapshot, state: { ...state, asked } } }, NOW),
      ).toEqual([]);
    }
  });

  test('do not follow where a bot has the seat, where an undo led, or while a table is in trouble', () => {
    const { first } = chains[0]!;
    const at = (change: Partial<TableRecord>, moved: Partial<TableProgress> = {}): Step => {
      const record = { ...first.snapshot.record, ...change };
      const progress = { ...first.snapshot.progress, ...moved };
      return { ...first, snapshot: { ...first.snapshot, record, progress } };
    };
    const bot = { ...FREE_SEAT, bot: { level: 'random', name: 'Ari' } } as const;
    const trouble = { at: NOW, report: 'r', held: true };
    expect(followingSteps(game, at({}), NOW)).not.toEqual([]);
    expect(followingSteps(game, at({ seats: [bot, bot] }), NOW)).toEqual([]);
    expect(followingSteps(game, at({}, { undone: first.snapshot.state!.question }), NOW)).toEqual([]);
    expect(followingSteps(game, at({ trouble }), NOW)).toEqual([]);
  });

  test('are left alone when a rule fails in them', () => {
    const broken: AnyGame = {
      ...game,
      copy: () => {
        throw new Error('planted');
      },
    };
    expect(followingSteps(broken, chains[0]!.first, NOW)).toEqual([]);
  });
});

test('the last ids of each member are remembered, whatever others say', () => {
  const before = begun('ids');
  const change = { record: before.record };
  let snapshot = before;
  const say = (person: string, id: string): void => {
    snapshot = firstStep(snapshot, { do: 'chat', person, id }, { ...change, record: snapshot.record }, NOW).snapshot;
  };
  say('bob', 'first');
  for (let no = 0; no < 20; no++) say('ann', `${no}`);
  expect(snapshot.progress.taken[1]).toEqual(['first']);
  expect(snapshot.progress.taken[0]).toEqual(Array.from({ length: 16 }, (_, index) => `${index + 4}`));
});

test('a seat that is taken away and comes again goes on counting its messages', () => {
  let snapshot = begun('seats');
  const withSeats = (count: number): void => {
    const seats = Array.from({ length: count }, () => FREE_SEAT);
    const change = { record: { ...snapshot.record, seats } };
    ({ snapshot } = firstStep(snapshot, { do: 'settings', person: 'ann' }, change, NOW));
  };
  withSeats(1);
  expect(snapshot.progress.numbers).toEqual({ seats: [2], spectator: 2 });
  withSeats(3);
  expect(snapshot.progress.numbers).toEqual({ seats: [3, 3, 3], spectator: 3 });
});

test('a change that leaves the record alone hands on the same record', () => {
  for (const { before, first } of all.filter(({ first: { change } }) => change.state!.result === null)) {
    expect(first.snapshot.record).toBe(before.record);
  }
});
