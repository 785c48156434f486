import { expect, test } from 'vitest';
import { randomOf, sfc } from '../../../kernel/index.ts';
import { boardOf } from '../facts/board.ts';
import { CLANS } from '../facts/ids.ts';
import { tilesTouch, type Axial } from '../facts/pack/index.ts';
import { clashOfRage } from '../index.ts';
import { DEFAULT_CONTENT } from '../rules/content.ts';
import { layTiles } from '../rules/layout.ts';
import { boardFor } from '../rules/table.ts';
import { opened, scene, told } from './scenes.ts';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

test('CR-1 one to four players lead a clan each, with all its figures in reserve', () => {
  expect(clashOfRage.seats).toEqual({ min: 1, max: 4 });
  const { seats } = opened(4, { clans: ['tomb', 'bohorg', 'steamfield', 'godleif'] }).view('spectator');
  expect(seats.map(({ clan, reserve }) => [clan, ...reserve])).toEqual([
    ['tomb', 10, 6, 3],
    ['bohorg', 7, 6, 3],
    ['steamfield', 6, 5, 4],
    ['godleif', 8, 5, 4],
  ]);
});

test('CR-2 as many tiles as players make the board, and two in solo play', () => {
  const tilesFor = (seats: number): number => opened(seats).view('spectator').tiles.length;
  expect([1, 2, 3, 4].map(tilesFor)).toEqual([2, 2, 3, 4]);
  expect(boardFor(opened(3).table).hexes).toHaveLength(21);
});

test('CR-3 four random elves guard each city and two each forge', () => {
  const at = opened(2);
  const { territories, bag } = at.view('spectator');
  const guards = Object.entries(territories).map(([name, [army]]) => [name, army!.side, sum(army!.counts)]);
  expect(guards).toEqual([
    ['A0', 'elves', 4],
    ['A2', 'elves', 2],
    ['B0', 'elves', 4],
    ['B6', 'elves', 2],
  ]);
  expect(sum(bag)).toBe(45 - 12);
  expect(opened(2, {}, 'another').view('spectator').territories).not.toEqual(territories);
});

test('CR-4 the market opens with six different cards, copies stacked', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { market, pile } = opened(2, {}, seed).view(0);
    expect(market).toHaveLength(6);
    expect(new Set(market.map(({ item }) => item)).size).toBe(6);
    expect(sum(market.map(({ count }) => count)) + pile).toBe(68);
  }
  expect(
    opened(2, {}, 'stacked 4')
      .view(0)
      .market.some(({ count }) => count > 1),
  ).toBe(true);
});

test('CR-5 fourteen legendary cards lie in a shuffled pile', () => {
  const order = (seed: string): string[] => {
    const { table } = opened(2, {}, seed);
    return table.legendary.map((piece) => DEFAULT_CONTENT.cards.legendary[table.hidden.kinds[piece]!]!.id);
  };
  expect(order('a')).toHaveLength(14);
  expect(order('a')).not.toEqual(order('b'));
  expect(order('a').toSorted()).toEqual(order('b').toSorted());
});

test('CR-6 each player draws three of seven shuffled tactic cards', () => {
  const at = opened(2);
  const [own, rival] = at.view(0).seats;
  expect(own!.hand).toHaveLength(3);
  expect(own!.hand.every((card) => card!.startsWith('bohorg-t'))).toBe(true);
  expect(own!.deck).toBe(4);
  expect(rival!.hand).toEqual([null, null, null]);
  expect(opened(2, {}, 'another').view(0).seats[0]!.hand).not.toEqual(own!.hand);
});

test('CR-7 nobody starts with gold, crystals or equipment', () => {
  const { seats, elves } = opened(3).view('spectator');
  for (const { gold, crystals, worn, aside } of seats) {
    expect([gold, crystals, aside]).toEqual([0, 0, []]);
    expect(worn.every(({ weapon, armour }) => weapon === null && armour === null)).toBe(true);
  }
  expect(elves.every(({ weapon, armour }) => weapon === null && armour === null)).toBe(true);
});

test('CRT-29 the set-up for three: 21 territories, 18 elves, 27 in the bag, six stacks', () => {
  const at = opened(3);
  const { territories, bag, market, tiles } = at.view('spectator');
  expect(tiles).toHaveLength(3);
  expect(sum(Object.values(territories).map(([army]) => sum(army!.counts)))).toBe(18);
  expect([sum(bag), market.length]).toEqual([27, 6]);
});

test('CRR-1 a random map is drawn: tiles, faces, rotations and places, all connected', () => {
  const seen = { faces: new Set<number>(), rotations: new Set<number>(), places: new Set<string>() };
  for (let number = 0; number < 200; number++) {
    const tiles = layTiles(DEFAULT_CONTENT, 4, { layout: 'random' }, randomOf(sfc(`map ${number}`)));
    expect(new Set(tiles.map(([face]) => face! >> 1)).size).toBe(4);
    const places = tiles.map(([, q, r]): Axial => [q!, r!]);
    expect(places[0]).toEqual([0, 0]);
    places.slice(1).forEach((place, at) => {
      expect(places.slice(0, at + 1).some((other) => tilesTouch(place, other))).toBe(true);
    });
    expect(new Set(places.map(String)).size).toBe(4);
    for (const [face, q, r, rotation] of tiles) {
      seen.faces.add(face!);
      seen.rotations.add(rotation!);
      seen.places.add(`${q},${r}`);
    }
  }
  expect([seen.faces.size, seen.rotations.size]).toEqual([10, 6]);
  expect(seen.places.size).toBeGreaterThan(20);
});

test('CRR-1 the ready map for three is the one of the pack, with three contacts between two tiles', () => {
  expect(opened(3).view('spectator').tiles).toEqual([
    { face: '1a', q: 0, r: 0, rotation: 0 },
    { face: '4a', q: 2, r: 1, rotation: 5 },
    { face: '3b', q: -1, r: 3, rotation: 4 },
  ]);
  const { near } = boardFor(opened(2).table);
  const contacts = near.slice(0, 7).flatMap((all) => all.filter((other) => other >= 7));
  expect(contacts).toHaveLength(3);
});

test('CRR-2 a rock lies on the edge of two territories and turns with its tile', () => {
  const [face] = DEFAULT_CONTENT.cards.faces;
  const open = (rotation: number): readonly (readonly number[])[] =>
    boardOf([{ face: face!, at: [0, 0], rotation }]).open;
  expect(open(0)[2]).toEqual([1]);
  expect(open(0)[0]).toEqual([1, 3, 4, 5, 6]);
  expect(open(0)[3]!.toSorted()).toEqual([0, 4]);
  // Turned by one, the rocks on 2-3 and 0-2 lie on 3-4 and 0-3.
  expect(open(1)[3]).toEqual([2]);
  expect(open(1)[4]!.toSorted()).toEqual([0, 5]);
});

test('CRR-42 clans are picked, one each, or dealt at random', () => {
  const clansOf = (seed: string): readonly string[] =>
    opened(2, { clanChoice: 'random', clans: ['bohorg', 'godleif'] }, seed)
      .view('spectator')
      .seats.map(({ clan }) => clan);
  const dealt = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].flatMap(clansOf));
  expect([...dealt].toSorted()).toEqual(CLANS.toSorted());
  expect(new Set(clansOf('a')).size).toBe(2);
  expect(told(opened(2, { clans: ['tomb', 'godleif'] }), 'gameStarts')[0]!.clans).toEqual(['tomb', 'godleif']);
});

test('CRR-43 both piles are shuffled before the market is laid', () => {
  const marketOf = (seed: string): string => JSON.stringify(opened(2, {}, seed).view(0).market);
  expect(new Set(['a', 'b', 'c', 'd'].map(marketOf)).size).toBe(4);
});

test('CRR-44 a player without figures on the board stays in: income and reinforcements go on', () => {
  const at = scene({
    seats: 2,
    phase: 'cards',
    units: [{}, { A4: [1, 0, 0] }],
    hands: [['bohorg-t1'], ['godleif-t1']],
  });
  at.answers(0, { card: 'bohorg-t1' }).answers(1, { card: 'godleif-t1' });
  expect(at.view(0).seats[0]!.gold).toBe(5);
  at.asks('reinforce', 1).answers(1, { done: true }).asks('reinforce', 0).answers(0, { unit: 'bohorg-1' });
  expect(at.view(0).seats[0]!.garrison.counts).toEqual([1, 0, 0]);
});
