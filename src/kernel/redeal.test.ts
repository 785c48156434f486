import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hide, insert, knows, leave, lotsOf, mix, remove, rowOf, see } from './hidden.ts';
import { randomOf, sfc, shuffle } from './random.ts';
import { redeal } from './redeal.ts';
import type { Hidden, Random, Seat, Viewer, Zone } from './types.ts';

/** Far above what these tests need: the limit only matters on a very slow machine. */
const TIMEOUT_MS = 600_000;

const ZERO = 0 as Seat;
const ONE = 1 as Seat;

/** What lies in either deck at first is public. */
const DECKS = [
  [1, 1, 2, 3],
  [1, 2, 2, 3],
] as const;
const KINDS = DECKS.flat();

const zone = (name: string, pieces: number[], seenBy: Zone['seenBy'] = [], more: Partial<Zone> = {}): Zone => ({
  name,
  pieces,
  ordered: false,
  seenBy,
  ...more,
});

const dealtBy = (hidden: Hidden, zones: readonly Zone[], viewer: Viewer, seed: string): string => {
  const own: Hidden = { kinds: hidden.kinds, lots: hidden.lots.slice() };
  const places = zones.map((from) => ({ ...from, pieces: from.pieces.slice() }));
  redeal(own, places, viewer, randomOf(sfc(seed)));
  return places.map(({ pieces }) => pieces.map((piece) => own.kinds[piece]).join('')).join(' ');
};

const seeds = Array.from({ length: 200 }, (_, number) => `deal ${number}`);

describe('dealing anew', () => {
  test('leaves what the viewer knows and gives the rest every arrangement', () => {
    const hidden = hide([[1, 2, 3, 4]], 2);
    const zones = [zone('hand 0', [0], [ZERO]), zone('hand 1', [1, 2], [ONE]), zone('deck', [3], [])];
    see(hidden, [0], [ZERO]);
    see(hidden, [1, 2], [ONE]);
    const seen = new Set(seeds.map((seed) => dealtBy(hidden, zones, ZERO, seed)));
    expect([...seen].sort()).toEqual(['1 23 4', '1 24 3', '1 34 2']);
    const toSpectator = new Set(seeds.map((seed) => dealtBy(hidden, zones, 'spectator', seed)));
    expect(toSpectator.size).toBe(12);
  });

  test('changes nothing where the viewer knows everything', () => {
    const hidden = hide([[1, 2, 3]], 2);
    const zones = [zone('hand 0', [0, 2], [ZERO]), zone('deck', [1], [], { ordered: true })];
    see(hidden, [0, 2], [ZERO]);
    expect(new Set(seeds.map((seed) => dealtBy(hidden, zones, ZERO, seed)))).toEqual(new Set(['13 2']));
  });

  test('gives an ordered zone every order', () => {
    const hidden = hide([[1, 2, 3]], 2);
    const zones = [zone('deck', [0, 1, 2], [], { ordered: true })];
    const orders = new Set(seeds.map((seed) => dealtBy(hidden, zones, ZERO, seed)));
    expect([...orders].sort()).toEqual(['123', '132', '213', '231', '312', '321']);
  });

  test('lays into a zone only kinds that may lie there', () => {
    const hidden = hide([[1, 2, 3, 4]], 2);
    const even = (kind: number): boolean => kind % 2 === 0;
    const zones = [zone('deck', [0, 1, 2]), zone('laid', [3], [], { fits: even })];
    const deals = new Set(seeds.map((seed) => dealtBy(hidden, zones, ZERO, seed)));
    expect([...deals].sort()).toEqual(['123 4', '134 2']);
  });

  test('deals evenly to the other zones where one takes only some kinds', () => {
    // Kinds 1 to 4 fit into the laid zone, two lie there, and the other two must be as often in the hand as buried.
    const hidden = hide([[1, 2, 3, 4, 5, 6, 7, 8]], 2);
    const low = (kind: number): boolean => kind <= 4;
    const zones = [
      zone('hand', [2, 4, 5]),
      zone('laid', [0, 1], [], { fits: low }),
      zone('deck', [3, 6], [], { ordered: true }),
      zone('buried', [7]),
    ];
    const worlds = 6000;
    const found = new Map<string, number>();
    for (let world = 0; world < worlds; world++) {
      const places = zones.map((from) => ({ ...from, pieces: from.pieces.slice() }));
      const dealt: Hidden = { kinds: hidden.kinds, lots: hidden.lots.slice() };
      redeal(dealt, places, 'spectator', randomOf(sfc(`even ${world}`)));
      for (const { name, pieces, ordered } of places) {
        pieces.forEach((piece, index) => {
          const at = `${dealt.kinds[piece]} in ${ordered ? `${name} ${index}` : name}`;
          found.set(at, (found.get(at) ?? 0) + 1);
        });
      }
    }
    for (const kind of hidden.kinds) {
      // Of four low kinds two are laid; the other two and the four high ones share six places.
      const chance = low(kind) ? 1 / 2 / 6 : 1 / 6;
      const even = {
        hand: 3 * chance,
        laid: low(kind) ? 1 / 2 : 0,
        'deck 0': chance,
        'deck 1': chance,
        buried: chance,
      };
      for (const [name, share] of Object.entries(even)) {
        const deviations = Math.sqrt(worlds * share * (1 - share));
        const count = found.get(`${kind} in ${name}`) ?? 0;
        expect(Math.abs(count - worlds * share), `${kind} in ${name}: ${count}`).toBeLessThanOrEqual(4 * deviations);
      }
    }
  });

  test('finds a place for each where two zones take different kinds', () => {
    const hidden = hide([[1, 2, 3]], 2);
    const zones = [
      zone('low', [1], [], { fits: (kind) => kind <= 2 }),
      zone('one', [0], [], { fits: (kind) => kind === 1 }),
      zone('deck', [2]),
    ];
    expect(new Set(seeds.map((seed) => dealtBy(hidden, zones, ZERO, seed)))).toEqual(new Set(['2 1 3']));
  });

  test('keeps the lots apart', () => {
    const [west, east] = [
      [1, 1, 2],
      [3, 3, 4],
    ];
    const hidden = hide([west!, east!], 2);
    const zones = [zone('west', [0, 3]), zone('east', [1, 2, 4, 5])];
    const deals = new Set(seeds.map((seed) => dealtBy(hidden, zones, ZERO, seed)));
    expect([...deals].sort()).toEqual(['13 1234', '14 1233', '23 1134', '24 1133']);
  });

  test('throws when a hidden piece lies in no zone, or in two', () => {
    const hidden = hide([[1, 2, 3]], 2);
    const wrong = 'a hidden piece lies in no zone, or in two';
    expect(() => dealtBy(hidden, [zone('deck', [0, 1])], ZERO, 'x')).toThrow(wrong);
    expect(() => dealtBy(hidden, [zone('deck', [0, 1, 2]), zone('hand', [2])], ZERO, 'x')).toThrow(wrong);
  });

  test('leaves the other seats only the zones they may look at', () => {
    const hidden = hide([[1, 2, 3, 4, 5]], 2);
    const zones = [
      zone('hand 0', [0], [ZERO]),
      zone('hand 1', [1], [ONE]),
      zone('deck', [2, 3]),
      zone('up', [4], 'all'),
    ];
    see(hidden, [0, 4], [ZERO]);
    // Seat 1 has seen the deck; seat 0 cannot know that.
    see(hidden, [1, 2, 4], [ONE]);
    see(hidden, [4], 'all');
    redeal(hidden, zones, ZERO, randomOf(sfc('others')));
    const known = zones.map(({ pieces }) => pieces.map((piece) => knows(hidden, ONE, piece)));
    expect(known).toEqual([[false], [true], [false, false], [true]]);
    expect(lotsOf(hidden, 'spectator').map((lot) => lot.length)).toEqual([4]);
  });

  test('does not depend on the numbers of like pieces where two lots of the public hold the same kinds in the same zones', () => {
    // Seat 0 knows every piece. The public knows of two lots of the kinds 1, 2 and 3, each with one piece west and two east.
    const dealt = (one: readonly [number, number, number], two: readonly [number, number, number]): unknown => {
      const kinds = [1, 2, 3, 1, 2, 3];
      const open = kinds.map((_, piece) => (one.includes(piece) ? 1 + Math.min(...one) : 1 + Math.min(...two)));
      const hidden: Hidden = { kinds, lots: [...kinds.map(() => 0), ...open] };
      // West lie the 1 of the first lot and the 2 of the second.
      const west = [one[0], two[1]].sort((a, b) => a - b);
      const east = [0, 1, 2, 3, 4, 5].filter((piece) => !west.includes(piece));
      const zones = [zone('west', west, [ZERO]), zone('east', east, [ZERO])];
      redeal(hidden, zones, ZERO, randomOf(sfc('numbers')));
      return { hidden, zones };
    };
    const expected = dealt([0, 4, 2], [3, 1, 5]);
    expect(dealt([0, 4, 5], [3, 1, 2])).toEqual(expected);
    expect(dealt([3, 1, 2], [0, 4, 5])).toEqual(expected);
    expect(dealt([3, 1, 5], [0, 4, 2])).toEqual(expected);
  });

  test('does not depend on which of two groups gave which of the pieces seen', () => {
    // One piece of each group lies in the middle, and seat 0 has looked: it saw a 1 and a 2.
    const dealt = (west: number[], east: number[], middle: number[]): unknown => {
      const hidden = hide(DECKS, 2);
      const zones = [zone('west', west), zone('east', east), zone('middle', middle)];
      see(hidden, middle, [ZERO]);
      redeal(hidden, zones, ZERO, randomOf(sfc('groups')));
      return { hidden, zones };
    };
    const oneFromWest = dealt([1, 2, 3], [4, 5, 7], [0, 6]);
    const oneFromEast = dealt([0, 1, 3], [5, 6, 7], [2, 4]);
    expect(oneFromEast).toEqual(oneFromWest);
  });

  test('from a world dealt anew gives what the real one would have given', () => {
    const hidden = hide([[1, 2, 2, 3, 3, 3]], 2);
    const zones = [
      zone('hand 0', [0, 3], [ZERO]),
      zone('hand 1', [1, 4], [ONE]),
      zone('deck', [5, 2], [], { ordered: true }),
    ];
    see(hidden, [0, 3], [ZERO]);
    see(hidden, [1, 4], [ONE]);
    const expected = dealtBy(hidden, zones, ZERO, 'again');
    redeal(hidden, zones, ZERO, randomOf(sfc('once')));
    expect(dealtBy(hidden, zones, ZERO, 'again')).toBe(expected);
  });
});

// ── Two histories that look the same ────────────────────────────────────────────────────────────────────────────────

const isOdd = (kind: number): boolean => kind % 2 === 1;

/** A game of nothing but hidden pieces: two decks, two hands, a face-down pile, and what lies face up. */
class World {
  readonly hidden = hide(DECKS, 2);
  readonly west: number[];
  readonly east: number[];
  readonly hands: [number[], number[]] = [[], []];
  readonly pile: number[] = [];
  /** Face down as well, but only odd ones. */
  readonly odd: number[] = [];
  readonly shown: number[] = [];
  private readonly random: Random;
  /** What the viewer has seen so far. */
  readonly told: (number | string)[] = [];
  private readonly viewer: Viewer;

  constructor(viewer: Viewer, seed: number) {
    this.viewer = viewer;
    this.random = randomOf(sfc(`world ${seed}`));
    this.west = shuffle([0, 1, 2, 3], this.random);
    this.east = shuffle([4, 5, 6, 7], this.random);
  }

  zones(): Zone[] {
    return [
      zone('west', this.west, [], { ordered: true }),
      zone('east', this.east, [], { ordered: true }),
      zone('hand 0', this.hands[0], [ZERO]),
      zone('hand 1', this.hands[1], [ONE]),
      zone('pile', this.pile),
      zone('odd', this.odd, [], { fits: isOdd }),
      zone('shown', this.shown, 'all'),
    ];
  }

  private any(from: readonly number[]): number {
    return from[this.random(from.length)]!;
  }

  private move(
    from: number[],
    to: number[],
    piece: number,
    seers: 'all' | readonly Seat[],
    fits?: (kind: number) => boolean,
  ): void {
    leave(this.hidden, from, piece, seers, fits);
    remove(from, piece);
    insert(to, piece);
    const sees = seers === 'all' || (this.viewer !== 'spectator' && seers.includes(this.viewer));
    this.told.push(sees ? this.hidden.kinds[piece]! : 'something');
  }

  act(deed: Deed): void {
    const { hidden, west, east, pile, shown, hands } = this;
    const seat = deed.seat as 0 | 1;
    const own = hands[seat];
    const rival = hands[seat === 0 ? 1 : 0];
    const [me, them] = seat === 0 ? [ZERO, ONE] : [ONE, ZERO];
    switch (deed.what) {
      case 'draw west':
        this.drawTop(west, own, me);
        break;
      case 'draw east':
        this.drawTop(east, own, me);
        break;
      case 'lay':
        this.drawTop(seat === 0 ? west : east, pile, null);
        break;
      case 'drop':
        if (own.length > 0) this.move(own, pile, this.any(own), [me]);
        break;
      case 'set':
        this.set(own, me);
        break;
      case 'show':
        if (own.length > 0) this.move(own, shown, this.any(own), 'all');
        break;
      case 'steal':
        if (rival.length > 0) this.move(rival, own, this.any(rival), [me, them]);
        break;
      case 'pick up':
        if (pile.length > 0) this.move(pile, own, this.any(pile), [me]);
        break;
      case 'look':
        see(hidden, pile, [me]);
        if (this.viewer === me) this.told.push(this.words(pile));
        break;
      case 'shuffle':
        west.push(...pile.splice(0), ...shown.splice(0));
        mix(hidden, west, this.random);
        break;
    }
  }

  /** The top of a deck is a place of its own: all can see that it is this piece which is drawn, or laid on the pile. */
  private drawTop(deck: number[], to: number[], seat: Seat | null): void {
    const piece = deck.pop();
    if (piece === undefined) return;
    insert(to, piece);
    if (seat !== null) see(this.hidden, [piece], [seat]);
    this.told.push(this.viewer === seat ? this.hidden.kinds[piece]! : 'something');
  }

  private set(own: number[], me: Seat): void {
    const fitting = own.filter((piece) => isOdd(this.hidden.kinds[piece]!));
    if (fitting.length > 0) this.move(own, this.odd, this.any(fitting), [me], isOdd);
    else this.told.push('nothing odd');
  }

  private words(pieces: readonly number[]): string {
    return pieces
      .map((piece) => this.hidden.kinds[piece])
      .sort()
      .join();
  }

  dealtAnew(): { hidden: Hidden; zones: Zone[] } {
    const zones = this.zones();
    redeal(this.hidden, zones, this.viewer, randomOf(sfc('dealt anew')));
    return { hidden: this.hidden, zones };
  }
}

const DEEDS = ['draw west', 'draw east', 'lay', 'drop', 'set', 'show', 'steal', 'pick up', 'look', 'shuffle'] as const;
interface Deed {
  readonly what: (typeof DEEDS)[number];
  readonly seat: number;
}

test('two histories that look the same to a viewer are dealt anew alike', { timeout: TIMEOUT_MS }, () => {
  const deed = fc.record<Deed>({ what: fc.constantFrom(...DEEDS), seat: fc.nat(1) });
  const viewers = fc.constantFrom<Viewer>(ZERO, ONE, 'spectator');
  let alike = 0;
  const property = fc.property(
    fc.array(deed, { minLength: 3, maxLength: 16 }),
    viewers,
    fc.nat(),
    (deeds, viewer, seed) => {
      // Several other worlds for each history, because most of them become different somewhere.
      const truth = new World(viewer, seed);
      for (const next of deeds) truth.act(next);
      const told = truth.told.join(' ');
      const lots = lotsOf(truth.hidden, viewer).map((lot) => lot.length);
      const expected = truth.dealtAnew();
      for (let other = 1; other <= 12; other++) {
        const world = new World(viewer, seed + other * 7919);
        for (const next of deeds) world.act(next);
        if (world.told.join(' ') !== told) continue;
        if (lots.length > 0) alike++;
        expect(world.dealtAnew()).toEqual(expected);
      }
    },
  );
  fc.assert(property, { seed: 8439, numRuns: 4000 });
  // Most of the worlds become different, but the test proves something only if many do not.
  expect(alike).toBeGreaterThan(1000);
});

test(
  'dealt anew, every piece is where it could be and the viewer knows as much as before',
  { timeout: TIMEOUT_MS },
  () => {
    const deed = fc.record<Deed>({ what: fc.constantFrom(...DEEDS), seat: fc.nat(1) });
    const viewers = fc.constantFrom<Viewer>(ZERO, ONE, 'spectator');
    const property = fc.property(fc.array(deed, { maxLength: 20 }), viewers, fc.nat(), (deeds, viewer, seed) => {
      const world = new World(viewer, seed);
      for (const next of deeds) world.act(next);
      const picture = (): unknown =>
        world.zones().map(({ pieces, ordered }) => {
          const seen = pieces.map((piece) => (knows(world.hidden, viewer, piece) ? world.hidden.kinds[piece]! : 0));
          return ordered ? seen : seen.sort();
        });
      const sizes = (): number[][] =>
        lotsOf(world.hidden, viewer).map((lot) => lot.map((piece) => KINDS[piece]!).sort());
      const before = { picture: picture(), lots: sizes().sort() };
      world.dealtAnew();
      expect({ picture: picture(), lots: sizes().sort() }).toEqual(before);
      const laid = world.zones().flatMap(({ pieces }) => pieces);
      expect(laid.toSorted((a, b) => a - b)).toEqual(KINDS.map((_, piece) => piece));
      // A lot's number is its lowest piece plus one.
      for (const lot of lotsOf(world.hidden, viewer)) {
        for (const piece of lot) expect(world.hidden.lots[rowOf(world.hidden, viewer) + piece]).toBe(lot[0]! + 1);
      }
    });
    fc.assert(property, { seed: 8439, numRuns: 500 });
  },
);
