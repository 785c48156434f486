import { expect, test } from 'vitest';
import { start } from '../../../../kernel/index.ts';
import type { Options, Viewer } from '../../../../kernel/types.ts';
import { bloodRage } from '../../../../games/blood-rage/index.ts';
import {
  CARDS_DEALT,
  isCardId,
  type CardId,
  type CardView,
  type SagaOptions,
} from '../../../../games/blood-rage/facts/index.ts';
import { allPass, nobodyKeeps } from '../../../../games/blood-rage/tests/scenes.ts';
import { Scenario } from '../../../../testkit/scenario.ts';
import { courseOf, type DraftCourse } from './course.ts';
import type { SagaEvent } from '../saga-event.ts';
import { memoryOf, placesOf, type PacketMemory, type SeenCard } from './memory.ts';

/** A draft that is played by chance, with everything that each seat has heard and seen. */
class DraftGame {
  readonly scene;
  readonly heard: SagaEvent[][];
  readonly known: Set<CardId>[];
  private readonly options: SagaOptions;

  constructor(seats: number, options: Options, seed: string) {
    const { state, events } = start(bloodRage, { seats, options, seed });
    this.options = state.options;
    this.scene = new Scenario(bloodRage, state, events);
    this.heard = Array.from({ length: seats }, () => []);
    this.known = Array.from({ length: seats }, () => new Set());
    this.listen();
  }

  get course(): DraftCourse | null {
    return courseOf(this.scene.view('spectator'), this.options);
  }

  packet(seat: number): readonly CardView[] {
    return this.scene.view(seat as Viewer).clans[seat]!.packet.map((card) => card!);
  }

  memory(seat: number): readonly PacketMemory[] {
    return memoryOf(this.heard[seat]!, this.packet(seat), this.course!, seat);
  }

  /** The cards that really lie in a seat's packet or hand. */
  lying(zone: 'packet' | 'hand', seat: number): CardId[] {
    return this.scene.view(seat as Viewer).clans[seat]![zone].map((card) => card!.card);
  }

  /** Everybody picks, the seats differently. */
  playRound(): void {
    for (const { seat, min } of this.scene.state.asked) {
      const options = this.scene.options(seat);
      const from = (seat * 3 + options.length) % (options.length - min + 1);
      this.scene.answers(seat, ...options.slice(from, from + min));
    }
    this.listen();
  }

  /** To the draft of the next Age. */
  playAge(): void {
    while (this.course !== null) this.playRound();
    nobodyKeeps(allPass(this.scene));
    this.listen();
  }

  private listen(): void {
    this.heard.forEach((events, seat) => {
      events.push(...(this.scene.heard(seat) as SagaEvent[]));
      for (const card of cardsNamedIn([this.scene.view(seat as Viewer), events])) this.known[seat]!.add(card);
    });
  }
}

/** Every card that is named anywhere in it. */
const cardsNamedIn = (value: unknown): CardId[] =>
  [...JSON.stringify(value).matchAll(/"([a-z-]+)"/g)].map((match) => match[1]!).filter(isCardId);

const without = (cards: readonly CardId[], removed: readonly CardId[]): CardId[] => {
  const rest = [...cards];
  for (const card of removed) rest.splice(rest.indexOf(card), rest.includes(card) ? 1 : 0);
  return rest;
};
const cardsThat = (packet: PacketMemory, is: string): CardId[] =>
  packet.seen.filter((card) => card.is === is).map(({ card }) => card);

/** What the memory of a packet says and is not so, or says although the seat cannot know it. */
function faultsOf(game: DraftGame, seat: number, packet: PacketMemory): string[] {
  const lies = game.lying('packet', packet.holder);
  const perhaps = cardsThat(packet, 'perhaps');
  const isFalse = (card: SeenCard): boolean => {
    if (card.is === 'mine') return !game.lying('hand', seat).includes(card.card);
    if (card.is === 'inside') return !lies.includes(card.card);
    return card.is === 'taken' && !card.by.some((by) => by !== seat && game.lying('hand', by).includes(card.card));
  };
  return [
    ...packet.seen.filter(isFalse).map(({ card, is }) => `${card} is not ${is}`),
    ...cardsNamedIn(packet.seen).flatMap((card) => (game.known[seat]!.has(card) ? [] : [`${card} is a secret`])),
    // Where the seat cannot tell which cards are inside, it knows of all that may be, and how many are.
    ...(perhaps.length > 0 ? without(lies, perhaps).map((card) => `${card} is missing`) : []),
    ...(perhaps.length > 0 && packet.staying !== lies.length ? ['wrong number'] : []),
    ...(packet.seen.length + packet.unseen === CARDS_DEALT ? [] : ['not eight']),
  ];
}

const TABLES = [2, 3, 4, 5].flatMap((seats) => [1, 2].map((age) => ({ seats, age })));

test.each(TABLES)('BR-98 the memory at a table of $seats in Age $age is true, whole, and the seat’s own', (table) => {
  for (const seed of ['one', 'two', 'three']) {
    const game = new DraftGame(table.seats, { ageTwoPassRight: true }, seed);
    if (table.age === 2) game.playAge();
    for (; game.course !== null; game.playRound()) {
      for (let seat = 0; seat < table.seats; seat++) {
        const memory = game.memory(seat);
        expect(memory.map(({ origin }) => origin).sort()).toEqual(Array.from({ length: table.seats }, (_, at) => at));
        for (const packet of memory) expect(faultsOf(game, seat, packet)).toEqual([]);
        const places = placesOf(
          game.packet(seat),
          memory.find(({ holder }) => holder === seat)!,
        );
        expect(places).toHaveLength(CARDS_DEALT);
        expect(places.flatMap((place) => (place.is === 'card' ? [place.card] : []))).toEqual(game.packet(seat));
      }
    }
  }
});

test('BR-98 nothing that a rival alone has seen is remembered', () => {
  const game = new DraftGame(4, {}, 'unseen');
  game.playRound();
  const elsewhere = [1, 2, 3].flatMap((seat) => [...game.lying('packet', seat), ...game.lying('hand', seat)]);
  const secret = elsewhere.filter((card) => !game.known[0]!.has(card));
  expect(secret).not.toEqual([]);
  expect(cardsNamedIn(game.memory(0)).filter((card) => secret.includes(card))).toEqual([]);
  expect(game.memory(0).map(({ seen }) => seen.length)).toEqual([8, 7, 0, 0]);
});

test('BR-23 a packet that comes back keeps the places of what has left it', () => {
  const game = new DraftGame(4, {}, 'back');
  const first = game.packet(0).map(({ card }) => card);
  for (let round = 0; round < 4; round++) game.playRound();
  const mine = game.memory(0)[0]!;
  const places = placesOf(game.packet(0), mine);
  const cardAt = (index: number): CardId | null => {
    const place = places[index]!;
    return place.is === 'unseen' ? null : place.is === 'card' ? place.card.card : place.card;
  };
  expect(first.map((_, index) => cardAt(index))).toEqual(first);
  expect(places.flatMap((place) => (place.is === 'gone' && place.mine === null ? [place.by] : []))).toEqual(
    [1, 2, 3].map(() => [1, 2, 3]),
  );
});

test('BR-24 with two players what left a packet is known to be the rival’s', () => {
  const game = new DraftGame(2, {}, 'pair');
  game.playRound();
  game.playRound();
  const [own] = game.memory(0);
  expect(own!.seen.filter(({ is }) => is === 'taken')).toHaveLength(2);
  expect(own!.seen.flatMap((card) => (card.is === 'taken' ? [card.by] : []))).toEqual([[1], [1]]);
});

test('BR-98 without draftMemory the log does not tell what was passed on', () => {
  const game = new DraftGame(3, { draftMemory: false }, 'none');
  game.playRound();
  expect(game.memory(0).map(({ seen }) => seen.length)).toEqual([0, 7, 0]);
  const places = placesOf(game.packet(0), null);
  expect(places.map(({ is }) => is)).toEqual([...Array(7).fill('card'), 'unseen']);
});

test('BR-26 the way of the packets follows the Age and the option', () => {
  const game = new DraftGame(3, { ageTwoPassRight: true }, 'way');
  const view = game.scene.view('spectator');
  const wayIn = (age: number): string => courseOf({ ...view, age }, { ageTwoPassRight: true })!.way;
  expect([1, 2, 3].map(wayIn)).toEqual(['left', 'right', 'left']);
  expect(courseOf({ ...view, phase: 'action' }, { ageTwoPassRight: false })).toBeNull();
});
