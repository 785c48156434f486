import { expect, test } from 'vitest';
import { apply, imagine, start, type Seat, type Viewer } from '../../../kernel/index.ts';
import { bloodRage } from '../index.ts';
import type { CardId } from '../facts/index.ts';
import type { SagaState } from '../rules/run.ts';
import type { Table } from '../rules/table.ts';
import { allPass, cards, clan, pillages, saga, eventsOfType } from './scenes.ts';
import { laysCard } from './battle/steps.ts';
import { cardOf } from '../rules/cards.ts';

/** The values that `about` takes over many random worlds that the viewer cannot tell from the real one. */
function thinks<X>(state: SagaState, viewer: Viewer | number, about: (table: Table) => X): Set<X> {
  const worlds = Array.from({ length: 200 }, (_, number) =>
    imagine(bloodRage, state, viewer as Viewer, `world ${number}`),
  );
  return new Set(worlds.map(({ table }) => about(table)));
}

const names = (table: Table, zone: readonly number[]): string =>
  zone
    .map((piece) => cardOf(table, piece))
    .toSorted()
    .join();

test('BR-100 what a rival sees, to the last field', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    doom: ['horgr', 'gimle', 'utgard'],
    destroyed: ['horgr'],
    pillaged: ['gimle'],
    discard: ['tyrs-crush'],
    clans: [
      {
        hand: ['quest-alfheim', 'heimdalls-eye'],
        quests: ['quest-manheim'],
        upgrades: ['troll'],
        glory: 7,
        rage: 4,
        figures: { gimle: ['troll', 'warrior'], valhalla: ['ship'] },
      },
    ],
  });
  const { clans, ...board } = scene.view(1);
  expect(clans[0]).toEqual({
    clan: 'wolf',
    glory: 7,
    rage: 4,
    passed: false,
    stats: { rage: { step: 1, value: 6 }, axes: { step: 1, value: 3 }, horns: { step: 1, value: 4 } },
    sources: { pillage: 7, battle: 0, quest: 0, ragnarok: 0, card: 0, track: 0 },
    upgrades: [{ card: 'troll', age: 1 }],
    hand: [null, null],
    packet: [],
    kept: [],
    quests: [null],
    played: [],
    figures: [
      { figure: 'leader', place: 'reserve', count: 1 },
      { figure: 'ship', place: 'valhalla', count: 1 },
      { figure: 'warrior', place: 'gimle', count: 1 },
      { figure: 'warrior', place: 'reserve', count: 7 },
      { figure: 'troll', place: 'gimle', count: 1 },
    ],
    onBoard: 2,
  });
  expect(board).toMatchObject({
    age: 2,
    phase: 'action',
    first: 0,
    turn: 0,
    doom: ['horgr', 'gimle', 'utgard'],
    discard: [{ card: 'tyrs-crush', age: 2 }],
    pillage: null,
  });
  expect(Object.keys(board)).toEqual(['age', 'phase', 'first', 'turn', 'doom', 'provinces', 'discard', 'pillage']);
});

test('BR-100 a hand is known to its owner alone', () => {
  const { state } = saga({ seats: 3, clans: [{ hand: ['troll', 'tyrs-bash'] }, { hand: ['thors-hammer'] }] });
  const hand = (seat: number) => (table: Table) => names(table, table.hands[seat]!);
  expect(thinks(state, 0, hand(0))).toEqual(new Set(['troll,tyrs-bash']));
  for (const viewer of [1, 2, 'spectator'] as const) expect(thinks(state, viewer, hand(0)).size).toBeGreaterThan(50);
});

test('BR-100 a Quest committed can be any Quest that is not known to be elsewhere', () => {
  const { state } = saga({ seats: 3, clans: [{ quests: ['quest-alfheim'] }, { hand: ['quest-yggdrasil'] }] });
  const committed = (table: Table): string => names(table, table.quests[0]!);
  expect(thinks(state, 0, committed)).toEqual(new Set(['quest-alfheim']));
  const others = ['quest-alfheim', 'quest-jotunheim', 'quest-manheim', 'quest-glorious-death'];
  // At three seats there is one Yggdrasil! in the first Age, and seat 1 holds it.
  expect(thinks(state, 1, committed)).toEqual(new Set(others));
  expect(thinks(state, 2, committed)).toEqual(new Set([...others, 'quest-yggdrasil']));
});

test('BR-100 nobody knows the order of a deck, nor what was left over in the deal', () => {
  const { state } = start(bloodRage, { seats: 2, seed: 'decks' });
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(thinks(state, viewer, (table) => cardOf(table, table.decks[1]!.at(-1)!)).size).toBe(19);
    expect(thinks(state, viewer, (table) => names(table, table.buried)).size).toBeGreaterThan(100);
  }
});

test('BR-100 a battle card is a secret until all have played', () => {
  const scene = saga({
    seats: 3,
    clans: [
      { hand: ['tyrs-bash', 'tyrs-smash'], figures: { gimle: ['warrior'] } },
      { hand: ['thors-hammer', 'odins-smite'], figures: { gimle: ['warrior'] } },
    ],
  });
  pillages(scene, 0, 'gimle').asks('battleCard', 0, 1);
  const before = [1, 2, 'spectator'].map((viewer) => scene.view(viewer as Viewer));
  scene.answers(0, { card: 'tyrs-smash' }).tells(1).tells('spectator');
  expect([1, 2, 'spectator'].map((viewer) => scene.view(viewer as Viewer))).toEqual(before);
  scene.answers(1, { card: 'thors-hammer' });
  expect(eventsOfType(scene, 'revealed')).toEqual([
    { type: 'revealed', seat: 0, card: 'tyrs-smash', bonus: 3, mayFight: false },
    { type: 'revealed', seat: 1, card: 'thors-hammer', bonus: 1, mayFight: false },
  ]);
  expect(scene.view('spectator').clans.map(({ played }) => cards(played))).toEqual([
    ['tyrs-smash'],
    ['thors-hammer'],
    [],
  ]);
});

test('BR-100 cards discarded face up are public: a replaced upgrade, the winner’s cards, Quests', () => {
  const scene = saga({
    seats: 2,
    phase: 'quests',
    discard: ['tyrs-bash'],
    clans: [{ quests: ['quest-alfheim'] }],
  });
  expect(cards(scene.view('spectator').discard)).toEqual(['quest-alfheim', 'tyrs-bash']);
});

test('BR-100 cards discarded in the Discard phase are known to who held them, and to nobody else', () => {
  const scene = saga({ seats: 3, clans: [{ hand: ['troll', 'tyrs-bash'] }] });
  const troll = scene.table.hands[0]!.find((piece) => cardOf(scene.table, piece) === 'troll')!;
  allPass(scene).answers(0, { card: 'tyrs-bash' });
  expect(scene.table.buried).toContain(troll);
  const buried = (table: Table): boolean => table.buried.some((piece) => cardOf(table, piece) === 'troll');
  expect(thinks(scene.state, 0, buried)).toEqual(new Set([true]));
  expect(JSON.stringify(scene.view(1))).not.toContain('"troll"');
  // The Age's deck was dealt, and no card of it is known to lie anywhere.
  const kept = (table: Table): string => names(table, table.kept[0]!);
  expect(thinks(scene.state, 1, kept).size).toBeGreaterThan(10);
});

test('BR-100 hand sizes, numbers of Quests and everything on the board are public', () => {
  const scene = saga({
    seats: 2,
    clans: [{ hand: ['troll', 'tyrs-bash', 'tyrs-smash'], quests: ['quest-alfheim'], figures: { gimle: ['leader'] } }],
  });
  const [own] = scene.view('spectator').clans;
  expect([own!.hand.length, own!.quests.length, own!.onBoard]).toEqual([3, 1, 1]);
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(scene.view(viewer).provinces).toEqual(scene.view('spectator').provinces);
    expect(clan(scene, 0, viewer).figures).toEqual(own!.figures);
  }
});

test('BRC-68 being asked tells nothing of a hand: whoever has a card left is asked for a late one', () => {
  const position = (hand: 'tyrs-bash' | 'heimdalls-eye') =>
    ({
      seats: 2,
      age: 2,
      clans: [{ hand: [hand, 'tyrs-crush'], figures: { gimle: ['warrior'] } }, { figures: { gimle: ['warrior'] } }],
    }) as const;
  for (const hand of ['tyrs-bash', 'heimdalls-eye'] as const) {
    const scene = pillages(saga(position(hand)), 0, 'gimle').answers(0, { card: 'tyrs-crush' });
    scene.asks('lateCard', 0);
  }
});

test('BRC-25 being asked whether a Quest fights tells nothing of a hand: only the card shown and the clan sheet count', () => {
  const asked = (hand: readonly CardId[], shown: CardId): boolean => {
    const figures = { gimle: ['warrior'] } as const;
    const scene = saga({
      seats: 3,
      clans: [{ hand, upgrades: ['tyrs-domain'], figures }, { figures: { gimle: ['leader'] } }],
    });
    laysCard(pillages(scene, 0, 'gimle'), 0, shown);
    return scene.state.asked.some(({ ask }) => ask === 'questFights');
  };
  expect(asked(['tyrs-bash', 'quest-alfheim'], 'tyrs-bash')).toBe(false);
  expect(asked(['tyrs-bash', 'tyrs-smash'], 'tyrs-bash')).toBe(false);
  expect(asked(['quest-alfheim', 'quest-manheim'], 'quest-alfheim')).toBe(true);
  expect(asked(['quest-alfheim', 'tyrs-bash'], 'quest-alfheim')).toBe(true);
});

test('BR-53 whether a free invasion is asked follows from the board, not from the hand', () => {
  const asked = (hand: readonly CardId[]): readonly string[] => {
    const figures = { gimle: ['warrior', 'warrior', 'warrior', 'warrior'] } as const;
    const scene = saga({ seats: 2, clans: [{ hand: ['troll', ...hand], figures }] });
    return scene.answers(0, { act: 'upgrade', card: 'troll' }).state.asked.map(({ ask, seat }) => `${ask} ${seat}`);
  };
  expect(asked([])).toEqual(['act 1']);
  expect(asked(['lord-of-hammers', 'quest-alfheim'])).toEqual(asked([]));
});

test('BR-100 a card played or a Quest committed cannot be undone once it is told', () => {
  const scene = saga({ seats: 2, clans: [{ hand: ['quest-alfheim', 'troll'] }, { rage: 0 }] });
  scene.answers(0, { act: 'quest', card: 'quest-alfheim', age: 1 });
  const undo = apply(bloodRage, scene.state, { do: 'undo', seat: 0 as Seat, question: scene.state.question });
  expect(undo).toMatchObject({ ok: false, refusal: { why: 'table.undoClosed' } });
});
