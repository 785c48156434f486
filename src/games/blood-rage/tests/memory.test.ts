import { expect, test } from 'vitest';
import { imagine, knows, lotsOf, type Viewer } from '../../../kernel/index.ts';
import type { CardId } from '../facts/index.ts';
import { bloodRage } from '../index.ts';
import { allPass, asked, cards, clan, saga, type Scene } from './scenes.ts';
import { cardOf } from '../rules/cards.ts';

/** Two packets of eight cards, all different. */
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

const drafting = (options = {}): Scene =>
  saga({ seats: 2, options, phase: 'draft', clans: [{ packet: EIGHT }, { packet: OTHER_EIGHT }] });

function picks(scene: Scene, mine: readonly CardId[], theirs: readonly CardId[]): Scene {
  scene.answers(0, ...mine.map((card) => ({ card })));
  return scene.answers(1, ...theirs.map((card) => ({ card })));
}

const rival = (scene: Scene, viewer: Viewer | number = 0, seat = 1) => clan(scene, seat, viewer);
const hand = (scene: Scene, viewer: Viewer | number = 0, seat = 1) => cards(rival(scene, viewer, seat).hand);

/** What the viewer must think possible of that hand: the hands of many worlds that it cannot tell from the real one. */
function hands(scene: Scene, viewer: number, seat: number): Set<string> {
  const worlds = Array.from({ length: 200 }, (_, number) =>
    imagine(bloodRage, scene.state, viewer as Viewer, `world ${number}`),
  );
  return new Set(worlds.flatMap(({ table }) => table.hands[seat]!.map((piece) => cardOf(table, piece))));
}

test('BR-100 who passed a packet on knows what is in it, and not what the rival kept of another', () => {
  const scene = picks(drafting(), ['troll', 'tyrs-bash'], ['tyrs-smite', 'odins-smite']);
  expect(hand(scene)).toEqual([null, null]);
  expect(cards(rival(scene).packet)).toEqual([
    'dwarf-chieftain',
    'lokis-domain',
    'friggas-charm',
    'thors-glory',
    'tyrs-smash',
    'thors-hammer',
  ]);
  expect(cards(rival(scene, 'spectator').packet)).toEqual(Array(6).fill(null));
});

test('BR-24 with two players what is missing from a packet that comes back is in the rival’s hand', () => {
  const scene = picks(drafting(), ['troll', 'tyrs-bash'], ['tyrs-smite', 'odins-smite']);
  picks(scene, ['lord-of-hammers', 'lokis-dragons'], ['friggas-charm', 'thors-hammer']);
  // Seat 0 sees its own packet again, two cards fewer; the other two of seat 1's hand it never saw.
  expect(hand(scene)).toEqual(['friggas-charm', 'thors-hammer', null, null]);
  expect(hand(scene, 1, 0)).toEqual(['lord-of-hammers', 'lokis-dragons', null, null]);
  expect(hand(scene, 'spectator')).toEqual([null, null, null, null]);
});

test('BR-98 with draftMemory a seat may still look up in the action phase what it worked out', () => {
  const scene = picks(drafting(), ['troll', 'tyrs-bash'], ['tyrs-smite', 'odins-smite']);
  picks(scene, ['lord-of-hammers', 'lokis-dragons'], ['friggas-charm', 'thors-hammer']);
  picks(scene, ['dwarf-chieftain', 'thors-glory'], ['brothers-in-arms', 'quest-alfheim']).asks('act', 0);
  // Of the last four cards that it passed on seat 0 cannot say which two were kept and which two discarded.
  expect(hand(scene)).toEqual(['friggas-charm', 'thors-hammer', null, null, null, null]);
  const four = ['brothers-in-arms', 'quest-alfheim', 'quest-jotunheim', 'lokis-trickery'];
  const lots = lotsOf(scene.table.hidden, 0 as Viewer & number).map((lot) =>
    lot.map((piece) => cardOf(scene.table, piece)),
  );
  expect(lots).toContainEqual(four);
  for (const card of four) expect(hands(scene, 0, 1)).toContain(card);
});

test('BR-98 without draftMemory the view shows nothing of the others’ cards, and all of one’s own', () => {
  const scene = picks(drafting({ draftMemory: false }), ['troll', 'tyrs-bash'], ['tyrs-smite', 'odins-smite']);
  expect(rival(scene)).toMatchObject({ hand: [null, null], packet: Array(6).fill(null) });
  expect(scene.heard(0)).toContainEqual({ type: 'draftPicked', seat: 0, cards: ['troll', 'tyrs-bash'], left: null });
  picks(scene, ['lord-of-hammers', 'lokis-dragons'], ['friggas-charm', 'thors-hammer']);
  expect(hand(scene)).toEqual([null, null, null, null]);
  expect(hand(scene, 0, 0)).toEqual(['troll', 'lord-of-hammers', 'lokis-dragons', 'tyrs-bash']);
  expect(cards(rival(scene, 0, 0).packet)).not.toContain(null);
  picks(scene, ['dwarf-chieftain', 'thors-glory'], ['brothers-in-arms', 'quest-alfheim']);
  expect(hand(scene)).toEqual(Array(6).fill(null));
});

test('BR-98 without draftMemory the Quests that are turned up show all the same', () => {
  const scene = saga({
    seats: 2,
    options: { draftMemory: false },
    phase: 'quests',
    clans: [{ quests: ['quest-alfheim'], figures: { gimle: ['warrior'] } }, { quests: ['quest-jotunheim'] }],
  });
  // Asked while the rival's Quest is still to be judged.
  scene.asks('raise', 0);
  expect(cards(rival(scene).quests)).toEqual(['quest-jotunheim']);
  expect(cards(rival(scene, 'spectator').quests)).toEqual(['quest-jotunheim']);
});

/** Three packets of five cards: three rounds, so that a packet comes back to who passed it on first. */
const three = (): Scene =>
  saga({
    seats: 3,
    phase: 'draft',
    clans: [
      { packet: ['troll', 'lokis-domain', 'tyrs-bash', 'tyrs-smash', 'thors-hammer'] },
      { packet: ['dwarf-chieftain', 'thors-glory', 'tyrs-smite', 'odins-smite', 'quest-alfheim'] },
      { packet: ['sea-serpent', 'friggas-succor', 'tyrs-domain', 'quest-yggdrasil', 'lokis-trickery'] },
    ],
  });

test('BR-23 of two cards missing from a packet nobody knows which rival took which', () => {
  const scene = three();
  const round = (zero: CardId, one: CardId, two: CardId): unknown =>
    scene.answers(0, { card: zero }).answers(1, { card: one }).answers(2, { card: two });
  round('troll', 'dwarf-chieftain', 'sea-serpent');
  expect(cards(clan(scene, 1, 0).packet)).toEqual(['lokis-domain', 'tyrs-bash', 'tyrs-smash', 'thors-hammer']);
  expect(cards(clan(scene, 2, 0).packet)).toEqual([null, null, null, null]);
  round('friggas-succor', 'lokis-domain', 'thors-glory');
  // Seat 0's packet is with seat 2 now: one of its four cards went to seat 1.
  expect(hand(scene, 0, 1)).toEqual([null, null]);
  expect(hands(scene, 0, 1)).toContain('lokis-domain');
  expect(hands(scene, 0, 1)).toContain('thors-hammer');
  round('tyrs-smite', 'tyrs-domain', 'tyrs-bash');
  expect(asked(scene)).toBe('act');
  expect([hand(scene, 0, 1), hand(scene, 0, 2)]).toEqual([Array(3).fill(null), Array(3).fill(null)]);
});

test('BR-100 a card shown in battle and taken back is known to everybody in the hand', () => {
  const scene = saga({
    seats: 3,
    clans: [
      { hand: ['tyrs-smash'], figures: { gimle: ['leader'] } },
      { hand: ['tyrs-bash', 'quest-alfheim'], figures: { gimle: ['warrior'] } },
    ],
  });
  scene.answers(0, { act: 'pillage' }).answers(0, { province: 'gimle' });
  scene.answers(0, { card: 'tyrs-smash' }).answers(1, { card: 'tyrs-bash' }).answers(1, { card: 'none' });
  for (const viewer of [0, 2, 'spectator'] as const) expect(hand(scene, viewer)).toEqual(['tyrs-bash', null]);
});

test('BR-56 a Quest committed takes with it what the rivals knew of Quests in that hand, and of nothing else', () => {
  const scene = picks(drafting(), ['troll', 'tyrs-bash'], ['quest-jotunheim', 'odins-smite']);
  picks(scene, ['lord-of-hammers', 'quest-alfheim'], ['friggas-charm', 'thors-hammer']);
  picks(scene, ['dwarf-chieftain', 'thors-glory'], ['brothers-in-arms', 'lokis-trickery']);
  expect(hand(scene, 1, 0)).toEqual(['lord-of-hammers', 'quest-alfheim', null, null, null, null]);
  scene.answers(0, { act: 'quest', card: 'quest-alfheim', age: 1 });
  // What was known and is no Quest is still in the hand.
  expect(hand(scene, 1, 0)).toEqual(['lord-of-hammers', null, null, null, null]);
  expect(clan(scene, 0, 1).quests).toEqual([null]);
  expect(clan(scene, 0, 0).quests).toEqual([{ card: 'quest-alfheim', age: 1 }]);
});

test('BR-80 nobody knows which of the known cards of a hand was kept for the next Age', () => {
  const scene = picks(drafting(), ['troll', 'tyrs-bash'], ['tyrs-smite', 'odins-smite']);
  picks(scene, ['lord-of-hammers', 'lokis-dragons'], ['friggas-charm', 'thors-hammer']);
  picks(scene, ['dwarf-chieftain', 'thors-glory'], ['brothers-in-arms', 'quest-alfheim']);
  allPass(scene).answers(0, { card: 'troll' }).answers(1, { card: 'thors-hammer' });
  expect(rival(scene).kept).toEqual([null]);
  const { hidden, kept } = scene.table;
  expect(knows(hidden, 1 as Viewer & number, kept[1]![0]!)).toBe(true);
  expect(rival(scene, 1).kept).toEqual([{ card: 'thors-hammer', age: 1 }]);
});
