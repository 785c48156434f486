import { expect, test } from 'vitest';
import type { AnyGame } from '../../../kernel/index.ts';
import { walk } from '../../../testkit/walk.ts';
import { NEIGHBOURS, stepsBetween } from '../facts/arena.ts';
import { SIDES, SPACES, type SpaceId } from '../facts/ids.ts';
import type { VikingsOption } from '../facts/asks.ts';
import { reachOf, wayTo } from '../facts/reach.ts';
import { clashOfVikings } from '../index.ts';
import type { VikingsState } from '../rules/table.ts';

/** The space that an answer about the arena names; null for staying, and for attacking nobody. */
function placeOf(option: VikingsOption, { table }: VikingsState): SpaceId | null {
  if ('to' in option) return option.to === 'stay' ? null : option.to;
  if ('victim' in option && option.victim !== -1) return SPACES[table.vikings[option.victim]!]!;
  return null;
}

test('what the page lights for an action is what the question after it offers', () => {
  const compared = new Map<string, number>();
  for (const side of SIDES)
    for (const seats of [2, 3, 4])
      for (let game = 0; game < 6; game++)
        walk(clashOfVikings as AnyGame, { seats, options: { side } }, `reach ${game}`, (any) => {
          const state = any as unknown as VikingsState;
          const [choice] = state.asked;
          const frame = state.stack.at(-1)!;
          if (choice === undefined || !['move', 'slam', 'attack'].includes(choice.ask)) return;
          const action =
            frame.proc === 'move'
              ? frame.steps === 1
                ? 'walk'
                : 'sprint'
              : frame.proc === 'attack'
                ? frame.action
                : 'slam';
          const offered = choice.options.flatMap((option) => placeOf(option, state) ?? []);
          expect([...reachOf(state.table, choice.seat, action).keys()].toSorted()).toEqual(offered.toSorted());
          compared.set(action, (compared.get(action) ?? 0) + offered.length);
        });
  expect([...compared.keys()].toSorted()).toEqual(['club', 'hammer', 'punch', 'slam', 'slingshot', 'sprint', 'walk']);
});

test('a way goes from neighbour to neighbour, and around Vikings where they may not be crossed', () => {
  const index = (space: SpaceId): number => SPACES.indexOf(space);
  const standing = { side: 0, vikings: [index('C'), index('A0')] };
  const way = wayTo(standing, index('C'), index('B1'), 'free')!.map((space) => SPACES[space]!);
  expect(way).toEqual(['C', 'A1', 'B1']);
  expect(wayTo(standing, index('C'), index('B0'), 'vikings')).toEqual(
    ['C', 'A0', 'B0'].map((space) => index(space as SpaceId)),
  );
  expect(wayTo(standing, index('C'), index('B0'), 'free')).toBeNull();
  expect(wayTo(standing, index('C'), index('D0'), 'vikings')).toBeNull();
});

test('distances are steps, round the rings too', () => {
  expect(stepsBetween('D0', 'D0')).toBe(0);
  expect(stepsBetween('D0', 'D11')).toBe(1);
  expect(stepsBetween('D0', 'C')).toBe(3);
  expect(stepsBetween('D0', 'D6')).toBe(6);
  for (const space of SPACES) for (const other of NEIGHBOURS[space]) expect(stepsBetween(other, space)).toBe(1);
});
