/** Every pair of battle cards whose effects meet, with one clan pillaging and with the other. */
import { expect, test } from 'vitest';
import { scenario } from '../../../../testkit/scenario.ts';
import { bloodRage } from '../../index.ts';
import type { CardId, SagaOption } from '../../facts/index.ts';
import type { DescribedClan } from '../../rules/position.ts';
import { JUDGEMENT, LOKI, PRIMACY, SIGHT, SMITE, SWEPT, TIDE, VICTORY, type Pair, type Side } from './pairs.ts';
import { fallen, names, pillages, stats } from './steps.ts';
import { asked, clan } from '../scenes.ts';

const isCard = (card: CardId | undefined): card is CardId => card !== undefined;
const cardsOf = ({ card, next, late }: Side): CardId[] => [card, next, late].filter(isCard);

const clanOf = (side: Side): DescribedClan => ({
  hand: cardsOf(side),
  rage: 3,
  glory: side.glory ?? 10,
  figures: {
    gimle: side.figures.filter((figure) => figure !== 'ship'),
    'fjord-nw': side.figures.filter((figure) => figure === 'ship'),
  },
});

/** What the side answers to each question of the battle. */
function* answersOf({ card, next, late, keeps = 'leader' }: Side): Generator<SagaOption, never, string> {
  const cards = [card, next].filter(isCard);
  const added = [late].filter(isCard);
  let ask = yield { card: 'none' };
  for (;;) {
    if (ask === 'battleCard') ask = yield { card: cards.shift()! };
    else if (ask === 'lateCard') ask = yield { card: added.shift() ?? 'none' };
    else if (ask === 'tide') ask = yield { figure: keeps };
    else if (ask === 'raise') ask = yield { stat: 'axes' };
    else throw new Error(`${ask} was not expected`);
  }
}

/** The whole battle, told as the table tells it. */
function outcome({ sides }: Pair, pillager: number) {
  const clans = sides.map(clanOf);
  const described = { seats: 5, age: 3, turn: pillager, tokens: { gimle: 'rage' }, clans };
  const scene = pillages(scenario(bloodRage, described), pillager, 'gimle');
  const players = sides.map(answersOf);
  for (const player of players) player.next('');
  const totals = [0, 0];
  while (asked(scene) !== 'act') {
    const { seat, ask } = scene.state.asked.find((choice) => scene.state.answers[choice.seat] === null)!;
    scene.answers(seat, players[seat]!.next(ask).value);
    for (const event of scene.heard('spectator')) if (event.type === 'strength') totals[event.seat] = event.total;
  }
  const view = scene.view('spectator');
  return {
    clans: [0, 1].map((seat) => ({
      total: totals[seat],
      dead: fallen(view, seat),
      glory: view.clans[seat]!.glory,
      rage: view.clans[seat]!.rage,
      stats: stats(view, seat),
      hand: names(clan(scene, seat, seat).hand).toSorted(),
    })),
    discard: names(view.discard).toSorted(),
    pillaged: view.provinces.gimle.pillaged,
  };
}

/** The same, as the list of pairs has it. */
function expected({ sides, ends, swept }: Pair, pillager: 0 | 1): ReturnType<typeof outcome> {
  const first = swept ? 1 : 0;
  return {
    clans: ends[pillager].map(({ won, total, glory, rage = 3, dead = [], axes = 3, takes = [] }, seat) => ({
      total,
      dead: [...(won ? dead : sides[seat]!.figures)],
      glory,
      rage,
      stats: [won && seat === pillager ? 7 : 6, axes, 4],
      hand: [...(won ? [] : cardsOf(sides[seat]!).slice(first)), ...takes].toSorted(),
    })),
    discard: ends[pillager]
      .flatMap(({ won, robbed }, seat) => {
        const cards = cardsOf(sides[seat]!);
        return won && !robbed ? cards : cards.slice(0, first);
      })
      .toSorted(),
    pillaged: ends[pillager][pillager].won,
  };
}

const inBothOrders = (list: readonly Pair[]) =>
  list.flatMap((pair) => {
    const [first, second] = pair.sides.map((side) => cardsOf(side).join(' + '));
    return [
      { name: `${first} pillages, against ${second}`, pair, pillager: 0 as const },
      { name: `${second} pillages, against ${first}`, pair, pillager: 1 as const },
    ];
  });

test.each(inBothOrders(PRIMACY))('Primacy: $name', ({ pair, pillager }) => {
  expect(outcome(pair, pillager)).toEqual(expected(pair, pillager));
});

test.each(inBothOrders(SWEPT))('Watch: $name', ({ pair, pillager }) => {
  expect(outcome(pair, pillager)).toEqual(expected(pair, pillager));
});

test.each(inBothOrders(SMITE))('Smite: $name', ({ pair, pillager }) => {
  expect(outcome(pair, pillager)).toEqual(expected(pair, pillager));
});

test.each(inBothOrders(TIDE))('Tide: $name', ({ pair, pillager }) => {
  expect(outcome(pair, pillager)).toEqual(expected(pair, pillager));
});

test.each(inBothOrders(SIGHT))('Sight: $name', ({ pair, pillager }) => {
  expect(outcome(pair, pillager)).toEqual(expected(pair, pillager));
});

test.each(inBothOrders(JUDGEMENT))('Judgement: $name', ({ pair, pillager }) => {
  expect(outcome(pair, pillager)).toEqual(expected(pair, pillager));
});

test.each(inBothOrders(LOKI))('Trickery, Poison, Backstab: $name', ({ pair, pillager }) => {
  expect(outcome(pair, pillager)).toEqual(expected(pair, pillager));
});

test.each(inBothOrders(VICTORY))('Grace, Hammer, Oath, Ascension, late: $name', ({ pair, pillager }) => {
  expect(outcome(pair, pillager)).toEqual(expected(pair, pillager));
});
