import { describe, expect, test } from 'vitest';
import { apply, randomOf, randomPicks, sfc, start, type AnyGame, type AnyState } from '../../kernel/index.ts';
import { sample } from '../../games/sample/index.ts';
import { asking, played, withGame } from './commands/game.ts';
import { openedTable } from './opening.ts';
import { FREE_SEAT, type TableRecord } from './record.ts';
import { firstStep, followingSteps, type Step } from './steps.ts';
import type { Kept } from './stored.ts';

const game = sample as unknown as AnyGame;
const NOW = 1_000;
const DECK = 'f'.repeat(64);

function begun(seed: string): Kept {
  const { state } = start(game, { seats: 2, seed });
  const opened = openedTable({
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
    ...asking(state),
    members: [...opened.members, guest],
    seats: [0, 1].map((member) => ({ ...FREE_SEAT, member })),
  };
  return { seq: 1, changed: NOW, record, state };
}

interface Moved {
  readonly before: Kept;
  readonly first: Step;
  readonly following: readonly Step[];
}

/** A whole game by chance, answer by answer, each with what follows from it. */
function moves(seed: string): readonly Moved[] {
  const random = randomOf(sfc(seed));
  const made: Moved[] = [];
  for (let kept = begun(seed); kept.state!.result === null;) {
    const { record, question, asked, answers } = { ...kept, ...kept.state! };
    const choice = asked.find(({ seat }) => answers[seat] === null)!;
    const input = { do: 'answer', seat: choice.seat, question, picks: randomPicks(choice, random) } as const;
    const verdict = played({ record, state: kept.state, game, now: NOW }, input);
    if (!verdict.ok) throw new Error(verdict.refusal.why);
    const author = { do: 'answer', person: record.members[choice.seat]!.person, id: `${made.length}` };
    const first = firstStep(kept, author, verdict.change, NOW);
    const following = followingSteps(game, first, NOW);
    made.push({ before: kept, first, following });
    kept = (following.at(-1) ?? first).kept;
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
      const { kept } = steps.at(-1)!;
      expect(following.map(({ entry }) => [entry.do, entry.member])).toEqual(following.map(() => ['forced', null]));
      expect(steps.map((step) => step.kept.seq)).toEqual(steps.map((_, index) => before.seq + 1 + index));
      expect(kept.record.numbers).toEqual(first.kept.record.numbers);
      expect(kept.record.numbers.spectator).toBe(before.record.numbers.spectator + 1);
      const lines = steps.flatMap(({ entry }) => entry.lines.map(({ no }) => no));
      expect(lines).toEqual(lines.map((_, index) => before.record.lines + 1 + index));
      expect(kept.record.lines).toBe(before.record.lines + lines.length);
      // The same as the kernel makes of the same inputs.
      const replayed = steps.reduce<AnyState>((state, { entry }) => {
        const outcome = apply(game, state, entry.input!);
        if (!outcome.ok) throw new Error(outcome.refusal.why);
        return outcome.state;
      }, before.state!);
      expect(kept.state).toEqual(replayed);
    }
  });

  test('do not follow what others must not notice', () => {
    const sealed = all.filter(({ first }) => first.change.onlySeat !== undefined);
    expect(sealed.length).toBeGreaterThan(5);
    for (const { first } of sealed) {
      // Also where those who still have to answer have no choice.
      const state = first.kept.state!;
      const asked = state.asked.map((choice) => ({ ...choice, options: choice.options.slice(0, 1), min: 1, max: 1 }));
      expect(followingSteps(game, { ...first, kept: { ...first.kept, state: { ...state, asked } } }, NOW)).toEqual([]);
    }
  });

  test('do not follow where a bot has the seat, where an undo led, or while a table is in trouble', () => {
    const { first } = chains[0]!;
    const at = (change: Partial<TableRecord>): Step => {
      const record = { ...first.kept.record, ...change };
      return { ...first, kept: { ...first.kept, record } };
    };
    const bot = { ...FREE_SEAT, bot: { level: 'random', name: 'Ari' } } as const;
    const trouble = { at: NOW, report: 'r', held: true };
    expect(followingSteps(game, at({}), NOW)).not.toEqual([]);
    expect(followingSteps(game, at({ seats: [bot, bot] }), NOW)).toEqual([]);
    expect(followingSteps(game, at({ undone: first.kept.state!.question }), NOW)).toEqual([]);
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
  let kept = before;
  const say = (person: string, id: string): void => {
    kept = firstStep(kept, { do: 'chat', person, id }, { ...change, record: kept.record }, NOW).kept;
  };
  say('bob', 'first');
  for (let no = 0; no < 20; no++) say('ann', `${no}`);
  expect(kept.record.taken[1]).toEqual(['first']);
  expect(kept.record.taken[0]).toEqual(Array.from({ length: 16 }, (_, index) => `${index + 4}`));
});
