/** What the tests share: described positions, and short ways to act in them. */
import { start } from '../../../kernel/index.ts';
import { scenario, Scenario } from '../../../testkit/scenario.ts';
import type { RageOption } from '../facts/asks.ts';
import type { RageEvent } from '../facts/events.ts';
import type { RageOptions } from '../facts/options.ts';
import { clashOfRage } from '../index.ts';
import type { Described } from '../rules/position/described.ts';
import type { RageFrame } from '../rules/frames.ts';
import type { Table } from '../rules/table.ts';
import type { RageView } from '../view.ts';

export type Scene = Scenario<Table, RageFrame, RageOption, RageEvent, RageView, RageOptions>;

export const scene = (position: Described, seed = 'scenario', confirms?: readonly boolean[]): Scene =>
  scenario(clashOfRage, position, confirms === undefined ? { seed } : { seed, confirms });

/** A table as the server opens it. */
export function opened(seats: number, options: { readonly [id: string]: unknown } = {}, seed = 'opened'): Scene {
  const { state, events } = start(clashOfRage, { seats, options, seed });
  return new Scenario(clashOfRage, state, events);
}

type EventOf<T> = RageEvent extends infer E
  ? E extends { readonly type: infer U }
    ? T extends U
      ? E
      : never
    : never
  : never;

/** The events of one type in what the viewer was last told. */
export const told = <T extends RageEvent['type']>(
  from: Scene,
  type: T,
  viewer: number | 'spectator' = 'spectator',
): EventOf<T>[] => from.heard(viewer).filter((event) => event.type === type) as EventOf<T>[];

/** Bohorg with units on the west of face 1a, a Berserker on its south-east, elves in its city: the example of the rulebook (CRT-5). */
export const OVERRUN: Described = {
  seats: 2,
  tiles: [{ face: '1a', at: [0, 0], rotation: 0 }],
  units: [{ A4: [2, 4, 0] }, { A6: [1, 0, 0] }],
  elves: { A0: [3, 0, 0] },
};

/** Moves units from one place to another; `count` is left out where only one could go. */
export function moves(
  from: Scene,
  seat: number,
  unit: Extract<RageOption, { from: unknown }>['unit'],
  place: Extract<RageOption, { from: unknown }>['from'],
  goal: Extract<RageOption, { to: unknown }>['to'],
  count?: number,
): Scene {
  from.answers(seat, { from: place, unit }).answers(seat, { to: goal });
  return count === undefined ? from : from.answers(seat, { count });
}

/** The goals that units of the type on the place may be sent to. */
export function goalsOf(
  from: Scene,
  seat: number,
  unit: Extract<RageOption, { from: unknown }>['unit'],
  place: Extract<RageOption, { from: unknown }>['from'],
): string[] {
  const before = from.state;
  from.answers(seat, { from: place, unit });
  const goals = from.options(seat).map((option) => ('to' in option ? option.to : ''));
  from.state = before;
  return goals;
}

/** Answers everything as an absent player would, until somebody is asked this or the game ends. */
export function untilAsked(from: Scene, ask: string): Scene {
  while (from.state.result === null && !from.state.asked.some((choice) => choice.ask === ask)) idleOnce(from);
  return from;
}

export function idleOnce(from: Scene): Scene {
  const choice = from.state.asked.find(({ seat }) => from.state.answers[seat] === null)!;
  const picks = clashOfRage.idle(from.state, choice.seat);
  return from.does({ do: 'answer', seat: choice.seat, question: from.state.question, picks });
}
