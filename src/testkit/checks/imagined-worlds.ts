/** Checks of imagined worlds: what a viewer cannot know is really dealt anew, and the result is a whole game. */
import {
  awaited,
  copyState,
  imagine,
  lotsOf,
  Play,
  randomOf,
  randomPicks,
  sfc,
  type AnyGame,
  type AnyState,
  type Seat,
  type Viewer,
  type Zone,
} from '../../kernel/index.ts';
import { begin, CheckFailure, deepFreeze, json, same, viewersOf, walk, type Variant } from '../walk.ts';
import type { Coverage, Ratio } from './coverage.ts';

/** Zones are counted in groups, by the first word of their name: `hand` for `hand 2`. */
const groupOf = (zone: Zone): string => zone.name.split(' ', 1)[0]!;

type ZoneCoverage = { readonly [group: string]: Ratio };

/** The groups of the zones that hide something from a viewer. */
export function hiddenZoneGroups(game: AnyGame, variant: Variant): readonly string[] {
  const hidden = game.zones(begin(game, variant, 'groups').table).filter(({ seenBy }) => seenBy !== 'all');
  return [...new Set(hidden.map(groupOf))];
}

/**
 * Over many worlds imagined from one state, every hidden piece must be dealt to every place of its lot: what is hidden is really dealt anew.
 */
export function lotsCovered(game: AnyGame, variant: Variant, samples: number): ZoneCoverage {
  const coverage: { [group: string]: { seen: number; possible: number } } = {};
  const viewers = viewersOf(variant.seats);
  let done = 0;
  for (let number = 0; done < samples; number++) {
    walk(game, variant, `lots ${number}`, (state, random) => {
      if (state.result !== null) return;
      // Few states of each game, each for one viewer: each costs hundreds of worlds. A zone that seldom holds anything is not left to chance.
      const isSampled = done < samples && random(40) === 0;
      if (!isSampled && !hasUncoveredZone(game, state, coverage)) return;
      const viewer = isSampled ? viewers[random(viewers.length)]! : 'spectator';
      coverLots(game, state, viewer, `${number} ${done++}`, coverage);
    });
  }
  for (const [zone, { seen, possible }] of Object.entries(coverage)) {
    if (seen < possible)
      throw new CheckFailure(`${zone}: only ${seen} of ${possible} pairs of kind and place were ever dealt`);
  }
  return coverage;
}

/** Whether hidden pieces lie in a zone of which nothing has been covered yet. */
const hasUncoveredZone = (
  game: AnyGame,
  state: AnyState,
  coverage: { readonly [group: string]: { readonly possible: number } },
): boolean =>
  game
    .zones(state.table)
    .some((zone) => zone.seenBy !== 'all' && zone.pieces.length > 0 && (coverage[groupOf(zone)]?.possible ?? 0) === 0);

function coverLots(
  game: AnyGame,
  state: AnyState,
  viewer: Viewer,
  seed: string,
  coverage: { [group: string]: { seen: number; possible: number } },
): void {
  const { kinds } = game.hidden(state.table);
  const lots = lotsOf(game.hidden(state.table), viewer);
  const largest = Math.max(0, ...lots.map((lot) => lot.length));
  if (largest === 0) return;
  const place = (zone: Zone, index: number): string => (zone.ordered ? `${zone.name} at ${index}` : zone.name);
  const dealt = new Set<string>();
  for (let world = 0; world < 25 * largest; world++) {
    const other = copyState(game, state);
    game.resample(other, viewer, randomOf(sfc(`${seed} ${world}`)));
    const there = game.hidden(other.table).kinds;
    for (const zone of game.zones(other.table)) {
      zone.pieces.forEach((piece, index) => dealt.add(`${there[piece]} ${place(zone, index)}`));
    }
  }
  for (const lot of lots) {
    const holds = new Set(lot.map((piece) => kinds[piece]!));
    for (const zone of game.zones(state.table)) {
      const tally = (coverage[groupOf(zone)] ??= { seen: 0, possible: 0 });
      const places = new Set<string>();
      zone.pieces.forEach((piece, index) => {
        if (lot.includes(piece)) places.add(place(zone, index));
      });
      for (const kind of holds) {
        if (!mayLieIn(game, state, lot, zone, kind)) continue;
        for (const spot of places) {
          tally.possible++;
          if (dealt.has(`${kind} ${spot}`)) tally.seen++;
        }
      }
    }
  }
}

/**
 * Whether a piece of that kind may lie in the zone. Where other zones take only some kinds, the lot must have enough pieces for their places
 * besides this one.
 */
function mayLieIn(game: AnyGame, state: AnyState, lot: readonly number[], zone: Zone, kind: number): boolean {
  if (zone.fits !== undefined) return zone.fits(kind);
  const { kinds } = game.hidden(state.table);
  const restricted = game.zones(state.table).filter(({ fits }) => fits !== undefined && fits(kind));
  const places = restricted.reduce((sum, { pieces }) => sum + pieces.filter((piece) => lot.includes(piece)).length, 0);
  return restricted.every(({ fits }) => lot.filter((piece) => fits!(kinds[piece]!)).length > places);
}

/** An imagined world is a complete game: it has no faults and can be played to its end. Imagined again, it gives the same as the real one. */
export function imaginedGoesOn(game: AnyGame, variant: Variant, games: number): Coverage {
  let worlds = 0;
  for (let number = 0; number < games; number++) {
    walk(game, variant, `imagined ${number}`, (state, random) => {
      if (state.result !== null || random(6) !== 0) return;
      const seat = random(variant.seats) as Seat;
      const world = imagine(game, state, seat, `world ${worlds}`);
      checkFaults(game, world);
      deepFreeze(state);
      same(
        'the world imagined from an imagined world differs',
        json(imagine(game, state, seat, 'a')),
        json(imagine(game, world, seat, 'a')),
      );
      const play = new Play(game, world, { quiet: true });
      for (let choice = awaited(world); choice !== undefined; choice = awaited(world)) {
        play.take(choice.seat, randomPicks(choice, random));
        checkFaults(game, world);
      }
      worlds++;
    });
  }
  return { games, worlds };
}

function checkFaults(game: AnyGame, world: AnyState): void {
  const [fault] = game.faults(world.table);
  if (fault !== undefined) throw new CheckFailure(`in an imagined world: ${fault}`);
}
