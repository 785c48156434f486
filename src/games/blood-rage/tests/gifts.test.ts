import { expect, test } from 'vitest';
import { apply, awaited, start, type Seat } from '../../../kernel/index.ts';
import { Scenario } from '../../../testkit/scenario.ts';
import type { CardId } from '../facts/index.ts';
import { bloodRage } from '../index.ts';
import {
  allPass,
  answersFirst,
  asked,
  cards,
  clan,
  nobodyKeeps,
  saga,
  eventTypes,
  eventsOfType,
  type Scene,
} from './scenes.ts';

/** A table from its very beginning. */
function fresh(seats: number, options = {}, seed = 'gifts'): Scene {
  const { state, events } = start(bloodRage, { seats, options, seed });
  return new Scenario(bloodRage, state, events);
}

/** Everybody picks the first cards of the packet until the draft is over. */
function draftsOn(scene: Scene): Scene {
  while (scene.state.asked[0]?.ask === 'draft') {
    for (const { seat, min } of scene.state.asked) scene.answers(seat, ...scene.options(seat).slice(0, min));
  }
  return scene;
}

const hand = (scene: Scene, seat: number): (CardId | null)[] => cards(clan(scene, seat, seat).hand);
const packet = (scene: Scene, seat: number): (CardId | null)[] => cards(clan(scene, seat, seat).packet);
const picked = (seat: number, names: readonly CardId[], left: readonly CardId[] | null) => ({
  type: 'draftPicked',
  seat,
  cards: names,
  left,
});
const hidden = (seat: number) => ({ type: 'draftPicked', seat, cards: null, left: null });

/** Three packets of three cards: one more round, then two cards are left. */
const THREE = {
  seats: 3,
  phase: 'draft',
  first: 1,
  clans: [
    { packet: ['troll', 'tyrs-bash', 'lokis-domain'] },
    { packet: ['dwarf-chieftain', 'thors-glory', 'thors-hammer'] },
    { packet: ['sea-serpent', 'odins-smite', 'quest-alfheim'] },
  ],
} as const;

/** Two packets of eight. */
const EIGHT = [
  'troll',
  'dwarf-chieftain',
  'lokis-domain',
  'friggas-charm',
  'thors-glory',
  'tyrs-bash',
  'tyrs-smash',
  'thors-hammer',
] as const;
const OTHER_EIGHT = [
  'lord-of-hammers',
  'brothers-in-arms',
  'lokis-dragons',
  'quest-alfheim',
  'quest-jotunheim',
  'tyrs-smite',
  'odins-smite',
  'lokis-trickery',
] as const;
const TWO = { seats: 2, phase: 'draft', clans: [{ packet: EIGHT }, { packet: OTHER_EIGHT }] } as const;

test('BR-20 three Ages of six phases, each finished before the next starts', () => {
  const scene = fresh(2, { beginnersDeal: true });
  const phases: string[] = [];
  const note = (): void => {
    for (const event of scene.heard('spectator')) {
      if (event.type === 'ageStarts') phases.push(`Age ${event.age}`);
      if (event.type === 'phaseStarts') phases.push(event.phase);
    }
  };
  note();
  while (scene.state.result === null) {
    const choice = awaited(scene.state)!;
    scene.answers(choice.seat, ...choice.options.slice(0, choice.min));
    note();
  }
  const six = ['gods-gifts', 'action', 'discard', 'quest', 'ragnarok', 'release-valhalla'];
  expect(phases).toEqual(['Age 1', ...six, 'Age 2', ...six, 'Age 3', ...six]);
});

test('BR-21 a kept card is set aside before the deal and rejoins the hand after the draft', () => {
  const scene = saga({
    seats: 2,
    phase: 'discard',
    clans: [{ hand: ['troll', 'tyrs-bash'] }, { hand: ['thors-hammer'] }],
  });
  scene.answers(0, { card: 'troll' }).answers(1, { card: 'none' });
  expect(eventsOfType(scene, 'keptCardAside')).toEqual([{ type: 'keptCardAside', seat: 0 }]);
  expect(eventTypes(scene).slice(-3)).toEqual(['phaseStarts', 'keptCardAside', 'dealt']);
  expect(scene.view(0).clans[0]).toMatchObject({ kept: [{ card: 'troll', age: 1 }], hand: [] });
  expect(scene.view(1).clans[0]).toMatchObject({ kept: [null], hand: [] });
  // It cannot be drafted, and it does not go round.
  expect(packet(scene, 0)).not.toContain('troll');
  draftsOn(scene);
  expect(hand(scene, 0)).toHaveLength(7);
  expect(hand(scene, 0)).toContain('troll');
  expect(hand(scene, 1)).toHaveLength(6);
  expect(clan(scene, 0, 0).kept).toEqual([]);
});

test('BR-22 eight cards are dealt to each, by chance', () => {
  const deals = Array.from({ length: 30 }, (_, number) => packet(fresh(4, {}, `deal ${number}`), 0));
  for (const dealt of deals) expect(dealt).toHaveLength(8);
  expect(new Set(deals.map(String)).size).toBe(30);
  expect(eventsOfType(fresh(4), 'dealt')).toEqual([{ type: 'dealt', count: 8 }]);
});

test('BR-22 what is left of the deck is shown to nobody and never comes back', () => {
  const scene = draftsOn(fresh(3));
  const over = scene.table.buried.slice();
  expect(over).toHaveLength(2 + 3 * 2);
  expect(scene.view('spectator').discard).toEqual([]);
  nobodyKeeps(allPass(scene));
  expect(scene.table.buried).toEqual(expect.arrayContaining(over));
});

test('BR-23 all are asked at once, each for a card of the own packet', () => {
  saga(THREE)
    .asks('draft', 1, 2, 0)
    .offers(0, { card: 'troll' }, { card: 'lokis-domain' }, { card: 'tyrs-bash' })
    .offers(1, { card: 'dwarf-chieftain' }, { card: 'thors-glory' }, { card: 'thors-hammer' })
    .refuses(0, { card: 'thors-hammer' }, 'BR-23')
    .refuses(2, { card: 'troll' }, 'BR-23');
});

test('BR-23 a pick is a secret until all have picked, and after it too', () => {
  const scene = saga(THREE);
  const before = [scene.view(1), scene.view('spectator')];
  scene.answers(0, { card: 'troll' }).tells(0).tells(1).answers(2, { card: 'odins-smite' }).tells(1);
  expect([scene.view(1), scene.view('spectator')]).toEqual(before);
  scene.answers(1, { card: 'thors-glory' });
  expect(scene.heard(0).slice(0, 3)).toEqual([hidden(1), hidden(2), picked(0, ['troll'], null)]);
  expect(scene.heard(1).slice(0, 3)).toEqual([picked(1, ['thors-glory'], null), hidden(2), hidden(0)]);
  expect(scene.heard('spectator').slice(0, 3)).toEqual([hidden(1), hidden(2), hidden(0)]);
});

test('BR-23 a pick can be changed while another still chooses, and no longer', () => {
  const scene = saga(THREE).answers(0, { card: 'troll' }).takesBack(0).answers(0, { card: 'tyrs-bash' });
  scene.answers(1, { card: 'thors-glory' }).answers(2, { card: 'odins-smite' });
  expect(hand(scene, 0)).toEqual(['tyrs-bash']);
  const late = apply(bloodRage, scene.state, { do: 'undo', seat: 2 as Seat, question: scene.state.question });
  expect(late).toMatchObject({ ok: false, refusal: { why: 'table.undoClosed' } });
});

test('BR-23 the rest of each packet goes to the left', () => {
  const scene = fresh(4, {}, 'left');
  const before = [0, 1, 2, 3].map((seat) => packet(scene, seat));
  for (const seat of [0, 1, 2, 3]) answersFirst(scene, seat);
  for (const seat of [0, 1, 2, 3]) expect(packet(scene, (seat + 1) % 4)).toEqual(before[seat]!.slice(1));
  expect(eventsOfType(scene, 'draftPassed')).toEqual([{ type: 'draftPassed', to: 'left' }]);
});

test('BR-23 the last two cards are discarded by their holder without being shown', () => {
  const scene = saga(THREE).answers(0, { card: 'troll' }).answers(1, { card: 'thors-glory' });
  scene.answers(2, { card: 'odins-smite' }).asks('act', 1);
  expect([0, 1, 2].map((seat) => packet(scene, seat))).toEqual([[], [], []]);
  expect([hand(scene, 0), hand(scene, 1), hand(scene, 2)]).toEqual([['troll'], ['thors-glory'], ['odins-smite']]);
  expect(scene.view('spectator').discard).toEqual([]);
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    for (const word of ['tyrs-bash', 'lokis-domain', 'dwarf-chieftain', 'thors-hammer', 'sea-serpent', 'quest-alfheim'])
      expect(JSON.stringify([scene.view(viewer), scene.heard(viewer)])).not.toContain(`"${word}"`);
  }
});

test('BRT-16 six rounds of one pick with three players make a hand of six', () => {
  const scene = fresh(3);
  for (let round = 1; round <= 6; round++) {
    expect(scene.state.asked.map(({ ask, min, max }) => [ask, min, max])).toEqual([0, 1, 2].map(() => ['draft', 1, 1]));
    expect(packet(scene, 0)).toHaveLength(9 - round);
    for (const seat of [0, 1, 2]) answersFirst(scene, seat);
  }
  expect([0, 1, 2].map((seat) => hand(scene, seat).length)).toEqual([6, 6, 6]);
  expect(eventTypes(scene)).toContain('draftDone');
});

test('BRT-16 a card saved from the last Age makes a hand of seven', () => {
  const scene = saga({
    seats: 3,
    age: 2,
    phase: 'draft',
    clans: [
      { kept: ['troll'], packet: ['valkyrie', 'tyrs-rage', 'odins-tide'] },
      { packet: ['dark-elf', 'thors-oath', 'heimdalls-watch'] },
      { packet: ['fire-dragons', 'lokis-backstab', 'tyrs-crush'] },
    ],
  });
  for (const seat of [0, 1, 2]) answersFirst(scene, seat);
  expect([0, 1, 2].map((seat) => hand(scene, seat))).toEqual([['troll', 'valkyrie'], ['dark-elf'], ['fire-dragons']]);
});

test('BR-24 two players pick two cards at a time, and the hands are swapped', () => {
  const scene = saga(TWO);
  expect(scene.state.asked.map(({ seat, min, max }) => [seat, min, max])).toEqual([
    [0, 2, 2],
    [1, 2, 2],
  ]);
  scene
    .answers(0, { card: 'troll' }, { card: 'tyrs-bash' })
    .answers(1, { card: 'tyrs-smite' }, { card: 'odins-smite' });
  const left = [
    'dwarf-chieftain',
    'lokis-domain',
    'friggas-charm',
    'thors-glory',
    'tyrs-smash',
    'thors-hammer',
  ] as const;
  const mine = picked(0, ['troll', 'tyrs-bash'], left);
  expect(scene.heard(0)).toEqual([mine, hidden(1), { type: 'draftPassed', to: 'swap' }]);
  expect(packet(scene, 0)).toEqual([
    'lord-of-hammers',
    'brothers-in-arms',
    'lokis-dragons',
    'quest-alfheim',
    'quest-jotunheim',
    'lokis-trickery',
  ]);
  expect(packet(scene, 1)).toHaveLength(6);
});

test('BR-24 two players may take both of two cards alike', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    phase: 'draft',
    clans: [
      { packet: ['heimdalls-eye', 'heimdalls-eye', 'valkyrie', 'dark-elf'] },
      { packet: ['tyrs-rage', 'tyrs-crush', 'odins-tide', 'thors-oath'] },
    ],
  });
  const eyes = scene.options(0).filter((option) => 'card' in option && option.card === 'heimdalls-eye');
  scene.answers(0, ...eyes).answers(1, { card: 'tyrs-rage' }, { card: 'tyrs-crush' });
  expect(hand(scene, 0)).toEqual(['heimdalls-eye', 'heimdalls-eye']);
});

test('BRC-66 with two players three rounds of two picks, then the last two cards are discarded', () => {
  const scene = fresh(2);
  for (const left of [8, 6, 4]) {
    expect([packet(scene, 0).length, packet(scene, 1).length]).toEqual([left, left]);
    for (const seat of [0, 1]) scene.answers(seat, ...scene.options(seat).slice(0, 2));
  }
  expect([hand(scene, 0).length, hand(scene, 1).length]).toEqual([6, 6]);
  expect(asked(scene)).toBe('act');
});

test('BR-25 beginners play the first Age with the eight cards dealt, and draft in the second', () => {
  const scene = fresh(3, { beginnersDeal: true });
  expect(eventTypes(scene).slice(-6)).toEqual(['phaseStarts', 'dealt', 'phaseStarts', 'rageSet', 'rageSet', 'rageSet']);
  expect([0, 1, 2].map((seat) => hand(scene, seat).length)).toEqual([8, 8, 8]);
  expect(hand(scene, 0)).not.toContain(null);
  expect(clan(scene, 0, 1).hand).toEqual(Array(8).fill(null));
  nobodyKeeps(allPass(scene));
  expect(scene.view(0)).toMatchObject({ age: 2, phase: 'gods-gifts' });
  expect(scene.state.asked.map(({ ask }) => ask)).toEqual(['draft', 'draft', 'draft']);
});

test('BR-25 without the option there is a draft in the first Age', () => {
  expect(fresh(3).state.asked.map(({ ask }) => ask)).toEqual(['draft', 'draft', 'draft']);
});

/** Where the packets went in the first round of the draft under way, seen on the cards themselves. */
function wentTo(scene: Scene): 'left' | 'right' | 'elsewhere' {
  const before = [0, 1, 2].map((seat) => packet(scene, seat));
  for (const seat of [0, 1, 2]) answersFirst(scene, seat);
  const after = [0, 1, 2].map((seat) => packet(scene, seat));
  const moved = (step: number): boolean =>
    before.every((cardsOf, seat) => String(after[(seat + step) % 3]) === String(cardsOf.slice(1)));
  return moved(1) ? 'left' : moved(2) ? 'right' : 'elsewhere';
}

/** The directions of the three Ages. */
function directions(options: object): string[] {
  const scene = fresh(3, options, 'directions');
  return [1, 2, 3].map(() => {
    const way = wentTo(scene);
    expect(eventsOfType(scene, 'draftPassed')).toEqual([{ type: 'draftPassed', to: way }]);
    nobodyKeeps(allPass(draftsOn(scene)));
    return way;
  });
}

test('BR-26 with the option the second Age passes to the right, the first and the third to the left', () => {
  expect(directions({ ageTwoPassRight: true })).toEqual(['left', 'right', 'left']);
});

test('BR-26 without the option every Age passes to the left', () => {
  expect(directions({})).toEqual(['left', 'left', 'left']);
});
