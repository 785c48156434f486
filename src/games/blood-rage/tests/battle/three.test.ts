/** Three clans in one battle, where it matters who comes first. */
import { expect, test } from 'vitest';
import { scenario } from '../../../../testkit/scenario.ts';
import { bloodRage } from '../../index.ts';
import type { CardId } from '../../facts/index.ts';
import type { DescribedClan } from '../../rules/position.ts';
import { copied, died, poisoned, scored, silenced, strength, swept, tie, tookBack, victory } from './events.ts';
import { fallen, fights, glory, names, pillages } from './steps.ts';
import { clan } from '../scenes.ts';

/** Seats 0, 1 and 2 lay these cards in Gimle; each has a Warrior there, unless told. */
const melee = (pillager: number, cards: readonly [CardId, CardId, CardId], clans: readonly DescribedClan[] = []) => {
  const described = cards.map((card, seat) => ({ figures: { gimle: ['warrior'] }, hand: [card], ...clans[seat] }));
  const scene = scenario(bloodRage, {
    seats: 5,
    age: 3,
    turn: pillager,
    tokens: { gimle: 'horns' },
    clans: described,
  });
  return fights(scene, pillager, 'gimle', cards);
};
type Scene = ReturnType<typeof melee>;

const hands = (scene: Scene) => [0, 1, 2].map((seat) => names(clan(scene, seat, seat).hand));
const dead = (scene: Scene) => [0, 1, 2].map((seat) => fallen(scene.view(3), seat));

const FLOOD: readonly DescribedClan[] = [
  { figures: { gimle: ['leader'], 'fjord-nw': ['ship'] } },
  { figures: { gimle: ['warrior', 'warrior'] } },
  { figures: { gimle: ['leader', 'warrior'] } },
];

test('BRC-22 three clans, Smite before Tide: what Smite leaves is what the Tide finds', () => {
  const scene = melee(2, ['odins-smite', 'odins-tide', 'tyrs-crush'], FLOOD);
  // One figure each is left to seats 2 and 1; only the smiter still chooses.
  scene.asks('tide', 0).offers(0, { figure: 'leader' }, { figure: 'ship' }).answers(0, { figure: 'leader' });
  expect(scene.heard('spectator').slice(1, 6)).toEqual([
    died(0, 'gimle', 'tide', 'ship'),
    strength(2, 3, 4),
    strength(0, 3, 1),
    strength(1, 1, 1),
    victory(2, 'gimle', 7, 4),
  ]);
  expect(dead(scene)).toEqual([['leader', 'ship'], ['warrior', 'warrior'], ['warrior']]);
  expect(glory(scene.view(3))).toEqual([0, 0, 3, 0, 0]);
  expect(names(scene.view(3).discard)).toEqual(['tyrs-crush']);
});

test('BRC-22 three clans, Tide before Smite: the Warriors that were kept are smitten', () => {
  const scene = melee(1, ['odins-smite', 'odins-tide', 'tyrs-crush'], FLOOD);
  scene.asks('tide', 1).answers(1, { figure: 'warrior' });
  scene.asks('tide', 2).answers(2, { figure: 'warrior' });
  scene.asks('tide', 0).answers(0, { figure: 'leader' });
  expect(scene.heard('spectator').slice(1, 10)).toEqual([
    died(1, 'gimle', 'tide', 'warrior'),
    died(2, 'gimle', 'tide', 'leader'),
    died(0, 'gimle', 'tide', 'ship'),
    died(1, 'gimle', 'smite', 'warrior'),
    died(2, 'gimle', 'smite', 'warrior'),
    strength(1, 0, 1),
    strength(2, 0, 4),
    strength(0, 3, 1),
    tie('gimle', 4),
  ]);
  expect(dead(scene)).toEqual([
    ['leader', 'ship'],
    ['warrior', 'warrior'],
    ['leader', 'warrior'],
  ]);
  expect(hands(scene)).toEqual([['odins-smite'], ['odins-tide'], ['tyrs-crush']]);
});

test('BRC-20 of two Watches the first from the pillager scores, whoever that is', () => {
  const cards = ['heimdalls-watch', 'tyrs-crush', 'heimdalls-watch'] as const;
  const scoredBy = (pillager: number) => {
    const scene = melee(pillager, cards);
    expect(names(scene.view(3).discard)).toEqual(['tyrs-crush', 'heimdalls-watch', 'heimdalls-watch']);
    // Figures only, a tie: nothing but the Watch has paid.
    return [scene.heard(3).filter(({ type }) => type === 'watchSwept'), glory(scene.view(3)).slice(0, 3)];
  };
  expect(scoredBy(0)).toEqual([[swept(0)], [4, 0, 0]]);
  expect(scoredBy(1)).toEqual([[swept(2)], [0, 0, 4]]);
  expect(scoredBy(2)).toEqual([[swept(2)], [0, 0, 4]]);
});

test('BRC-29 of two Poisons the first from the pillager gets the cards, with the pillager beaten and winning', () => {
  const cards = ['lokis-poison', 'lokis-poison', 'tyrs-rage'] as const;
  const taker = (pillager: number) => {
    const scene = melee(pillager, cards);
    return [scene.heard('spectator').filter(({ type }) => type === 'poisonTook'), hands(scene)];
  };
  const first = [[poisoned(0, 2, 'tyrs-rage')], [['tyrs-rage', 'lokis-poison'], ['lokis-poison'], []]];
  expect(taker(0)).toEqual(first);
  expect(taker(2)).toEqual(first);
  expect(taker(1)).toEqual([[poisoned(1, 2, 'tyrs-rage')], [['lokis-poison'], ['tyrs-rage', 'lokis-poison'], []]]);
});

/** The box has one Sight. Here the Bash of seat 1 is printed as a second one. */
function twoSights(third: CardId): Scene {
  const scene = scenario(bloodRage, {
    seats: 5,
    clans: (['heimdalls-sight', 'tyrs-bash', third] as const).map((card) => ({
      figures: { gimle: ['warrior'] },
      hand: [card],
    })),
  });
  const [[sight], [bash]] = scene.table.hands as [[number], [number]];
  (scene.table.hidden.kinds as number[])[bash] = scene.table.hidden.kinds[sight]!;
  return fights(scene, 0, 'gimle', { 0: 'heimdalls-sight', 1: 'heimdalls-sight', 2: third });
}

test('BRC-23 two Sights ignore each other and both copy the third', () => {
  expect(twoSights('tyrs-smash').heard(3).slice(3, 9)).toEqual([
    copied(0, 3),
    strength(0, 1, 3),
    copied(1, 3),
    strength(1, 1, 3),
    strength(2, 1, 3),
    tie('gimle', 4),
  ]);
  expect(twoSights('quest-alfheim').heard(3)).toContainEqual(tie('gimle', 1));
});

test('BRC-19 Primacy against two: both texts are void whoever pillages', () => {
  for (const pillager of [0, 1, 2]) {
    const scene = melee(pillager, ['thors-primacy', 'heimdalls-watch', 'lokis-poison']);
    expect(scene.heard(3)).toContainEqual(silenced(0));
    expect(scene.heard(3)).toContainEqual(victory(0, 'gimle', 4, 1));
    expect(hands(scene)).toEqual([[], ['heimdalls-watch'], ['lokis-poison']]);
    expect(names(scene.view(3).discard)).toEqual(['thors-primacy']);
    expect(glory(scene.view(3))).toEqual([3, 0, 0, 0, 0]);
    expect(dead(scene)).toEqual([[], ['warrior'], ['warrior']]);
  }
});

test('BRC-30 two Backstabs take from the winner one after the other, as long as there is Glory', () => {
  const backstabs = (pillager: number) =>
    glory(melee(pillager, ['lokis-backstab', 'lokis-backstab', 'tyrs-rage'], [{}, {}, { glory: 3 }]).view(3)).slice(
      0,
      3,
    );
  // The winner's three are taken, then Axes pays three.
  expect(backstabs(0)).toEqual([2, 1, 3]);
  expect(backstabs(1)).toEqual([1, 2, 3]);
});

test('BRC-28 two Trickeries take 1 Rage each, the second only what is left', () => {
  const tricks = (pillager: number) =>
    melee(pillager, ['lokis-trickery', 'lokis-trickery', 'tyrs-rage'], [{}, {}, { rage: 1 }])
      .view(3)
      .clans.slice(0, 3)
      .map(({ rage }) => rage);
  expect(tricks(0)).toEqual([7, 6, 0]);
  expect(tricks(1)).toEqual([6, 7, 0]);
});

test('BRC-35 two Judgements are paid for every death, and a Watch in the second choice takes them away', () => {
  const both = melee(0, ['odins-judgement', 'odins-judgement', 'tyrs-rage']);
  expect(glory(both.view(3)).slice(0, 3)).toEqual([4, 4, 3]);
  const scene = scenario(bloodRage, {
    seats: 5,
    age: 3,
    clans: [
      { figures: { gimle: ['warrior'] }, hand: ['odins-judgement'] },
      { figures: { gimle: ['warrior'] }, hand: ['heimdalls-watch', 'tyrs-bash'] },
      { figures: { gimle: ['warrior'] }, hand: ['lokis-trickery'] },
    ],
  });
  pillages(scene, 0, 'gimle').answers(0, { card: 'odins-judgement' }).answers(1, { card: 'heimdalls-watch' });
  scene.answers(2, { card: 'lokis-trickery' });
  scene.asks('battleCard', 1).answers(1, { card: 'tyrs-bash' });
  expect(scene.heard(3)).toContainEqual(scored(1, 3, 'battle'));
  expect(scene.heard(3)).not.toContainEqual(tookBack(0, 'odins-judgement'));
  expect(glory(scene.view(3)).slice(0, 3)).toEqual([0, 5, 0]);
});
