import { expect, test } from 'vitest';
import type { CardId } from '../facts/index.ts';
import type { DescribedClan } from '../rules/position.ts';
import {
  allPass,
  cards,
  clan,
  glory,
  nobodyKeeps,
  pillages,
  rage,
  saga,
  eventTypes,
  eventsOfType,
  type Scene,
} from './scenes.ts';

const quest = (card: CardId, age = 1) => ({ act: 'quest', card, age }) as const;

test('BR-56 committing to a Quest is free and face down, and only its owner may look', () => {
  const scene = saga({ seats: 3, clans: [{ hand: ['quest-alfheim', 'tyrs-bash'] }] });
  scene.answers(0, quest('quest-alfheim'));
  scene.tells(0, { type: 'questCommitted', seat: 0, card: 'quest-alfheim', age: 1 });
  scene.tells(1, { type: 'questCommitted', seat: 0, card: null });
  scene.tells('spectator', { type: 'questCommitted', seat: 0, card: null }).asks('act', 1);
  expect(rage(scene)).toEqual([6, 6, 6]);
  expect(cards(clan(scene, 0, 0).quests)).toEqual(['quest-alfheim']);
  expect(cards(clan(scene, 0, 0).hand)).toEqual(['tyrs-bash']);
  expect(scene.view(1).clans[0]).toMatchObject({ quests: [null], hand: [null] });
});

test('BR-56 any number of Quests in an Age, one a turn, and nothing but a Quest', () => {
  const scene = saga({
    seats: 2,
    clans: [{ hand: ['quest-alfheim', 'quest-jotunheim', 'quest-manheim', 'tyrs-bash'] }, { rage: 0 }],
  });
  scene.refuses(0, quest('tyrs-bash'), 'table.notOffered').refuses(0, quest('quest-yggdrasil'), 'BR-56');
  scene.answers(0, quest('quest-alfheim')).answers(0, quest('quest-manheim')).answers(0, quest('quest-jotunheim'));
  expect(clan(scene, 0, 1).quests).toEqual([null, null, null]);
});

test('BR-56 the events of the Quest phase say which of two Quests of one name is completed, or fails', () => {
  const both = [1, 3].map((age) => ({ card: 'quest-alfheim', age }) as const);
  const ended = (figures: NonNullable<DescribedClan['figures']>) =>
    saga({ seats: 2, age: 3, phase: 'quests', clans: [{ quests: both, figures }] });
  const done = ended({ gimle: ['warrior'] });
  const events = [...eventsOfType(done, 'questDone'), ...eventsOfType(done.answers(0, { stat: 'rage' }), 'questDone')];
  expect(events).toEqual(both.map((alfheim) => ({ type: 'questDone', seat: 0, ...alfheim })));
  expect(eventsOfType(ended({}), 'questFailed')).toEqual(
    both.map((alfheim) => ({ type: 'questFailed', seat: 0, ...alfheim })),
  );
});

test('BRC-11 two Quests alike pay separately, and everybody knows how many there are', () => {
  const scene = saga({
    seats: 4,
    phase: 'quests',
    clans: [{ quests: ['quest-alfheim', 'quest-alfheim'], figures: { gimle: ['warrior'] } }],
  });
  expect(glory(scene)[0]).toBe(5);
  scene.answers(0, { stat: 'rage' });
  expect(glory(scene)[0]).toBe(10);
  scene.answers(0, { stat: 'rage' });
  expect(clan(scene, 0).stats.rage.step).toBe(3);
  const committed = saga({ seats: 4, clans: [{ hand: ['quest-alfheim', 'quest-alfheim'] }] });
  committed.answers(0, quest('quest-alfheim'));
  expect(clan(committed, 0).quests).toEqual([null]);
});

test('BR-56 Quests of one name from different Ages are different cards: the player says which is committed', () => {
  const both = [1, 2].map((age) => ({ card: 'quest-alfheim', age }) as const);
  for (const [committed, left] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const scene = saga({ seats: 2, age: 2, clans: [{ hand: both }, { rage: 0 }] });
    expect(scene.options(0).filter((option) => 'act' in option && option.act === 'quest')).toEqual([
      quest('quest-alfheim', 1),
      quest('quest-alfheim', 2),
    ]);
    scene.refuses(0, quest('quest-alfheim', 3), 'BR-56');
    scene.answers(0, quest('quest-alfheim', committed + 1));
    expect(scene.view(0).clans[0]).toMatchObject({ quests: [both[committed]], hand: [both[left]] });
    scene.tells(0, { type: 'questCommitted', seat: 0, ...both[committed] });
    // Nobody else learns which of the two it was.
    scene.tells(1, { type: 'questCommitted', seat: 0, card: null });
    scene.answers(0, quest('quest-alfheim', left + 1));
    expect(scene.view(0).clans[0]).toMatchObject({ quests: both, hand: [] });
  }
});

test('BR-56 two Quests of one name and one Age are one choice', () => {
  const scene = saga({ seats: 4, clans: [{ hand: ['quest-alfheim', 'quest-alfheim'] }] });
  expect(scene.options(0).filter((option) => 'act' in option && option.act === 'quest')).toEqual([
    quest('quest-alfheim'),
  ]);
});

test('BR-56 shown in battle, too, the player says which Quest it is', () => {
  const both = [1, 2].map((age) => ({ card: 'quest-alfheim', age }) as const);
  for (const shown of both) {
    const scene = saga({
      seats: 2,
      age: 2,
      clans: [
        { hand: both, figures: { gimle: ['leader'] } },
        { figures: { gimle: ['warrior'] }, hand: ['tyrs-crush'] },
      ],
    });
    pillages(scene, 0, 'gimle')
      .offers(0, ...both)
      .refuses(0, { card: 'quest-alfheim', age: 3 }, 'BR-64');
    scene.answers(1, { card: 'tyrs-crush' }).answers(0, shown);
    expect(scene.view(1).clans[0]!.played).toEqual([shown]);
    expect(clan(scene, 0, 0).hand).toEqual(both.filter((each) => each !== shown));
  }
});

test('BR-81 all Quests are revealed together, before anybody chooses a stat', () => {
  const scene = saga({
    seats: 3,
    first: 1,
    phase: 'quests',
    clans: [
      { quests: ['quest-manheim'], figures: { elvagar: ['warrior'] } },
      { quests: ['quest-alfheim'], figures: { gimle: ['warrior'] } },
      { quests: ['quest-jotunheim'] },
    ],
  });
  // The first player's is judged first; the others lie open by now.
  scene.asks('raise', 1);
  const seen = scene.view('spectator').clans.map(({ quests }) => cards(quests));
  expect(seen).toEqual([['quest-manheim'], [], ['quest-jotunheim']]);
});

test('BR-81 a completed Quest pays its Glory and a stat of choice, a failed one costs nothing, all are discarded', () => {
  const scene = saga({
    seats: 2,
    phase: 'quests',
    clans: [{ glory: 3, quests: ['quest-alfheim', 'quest-manheim'], figures: { gimle: ['warrior'] } }],
  });
  expect(eventsOfType(scene, 'questDone')).toEqual([{ type: 'questDone', seat: 0, card: 'quest-alfheim', age: 1 }]);
  scene.offers(0, { stat: 'rage' }, { stat: 'axes' }, { stat: 'horns' }).answers(0, { stat: 'axes' });
  expect(eventsOfType(scene, 'questFailed')).toEqual([{ type: 'questFailed', seat: 0, card: 'quest-manheim', age: 1 }]);
  expect(clan(scene, 0)).toMatchObject({ glory: 8, stats: { axes: { step: 2 } }, quests: [] });
  expect(cards(scene.view(1).discard)).toEqual(['quest-alfheim', 'quest-manheim']);
});

test('BR-81 a Quest kept from an earlier Age pays what is printed on it', () => {
  // At two seats there is one Alfheim! in each Age: the second of these is of the first Age.
  const quests = ['quest-alfheim', 'quest-alfheim'] as const;
  const scene = saga({ seats: 2, age: 2, phase: 'quests', clans: [{ quests, figures: { gimle: ['warrior'] } }] });
  expect(glory(scene)).toEqual([5, 0]);
  scene.answers(0, { stat: 'rage' });
  expect(glory(scene)).toEqual([5 + 7, 0]);
});

/** The Quest of seat 0 on this board: completed or failed. */
function judged(card: CardId, own: DescribedClan, ...rivals: readonly DescribedClan[]): 'done' | 'failed' {
  const scene = saga({ seats: 5, phase: 'quests', clans: [{ ...own, quests: [card] }, ...rivals] });
  const [verdict] = eventTypes(scene).filter((type) => type.startsWith('quest'));
  return verdict === 'questDone' ? 'done' : 'failed';
}

test('BR-82 the most STR is strictly more than every other player’s, in the province and its fjord', () => {
  const two = { figures: { gimle: ['warrior', 'warrior'] } } as const;
  expect(judged('quest-alfheim', two, { figures: { gimle: ['warrior'] } })).toBe('done');
  expect(judged('quest-alfheim', two, { figures: { 'fjord-nw': ['ship'] } })).toBe('failed');
  expect(judged('quest-alfheim', two, { figures: { gimle: ['leader'] } })).toBe('failed');
  // Rivals are compared one by one, not together.
  const one = { figures: { gimle: ['warrior'] } } as const;
  expect(judged('quest-alfheim', two, one, one, one)).toBe('done');
});

test('BR-82 a region’s Quest needs the most STR in any one of its provinces', () => {
  const own = { figures: { andlang: ['warrior'], gimle: ['warrior'] } } as const;
  expect(judged('quest-alfheim', own, { figures: { gimle: ['leader'] } })).toBe('done');
  expect(judged('quest-alfheim', own, { figures: { gimle: ['leader'], andlang: ['warrior'] } })).toBe('failed');
  expect(judged('quest-alfheim', { figures: { utgard: ['leader'] } })).toBe('failed');
});

test('BR-82 a destroyed province never counts, and nobody there is not the most', () => {
  expect(judged('quest-alfheim', {})).toBe('failed');
  const scene = saga({
    seats: 2,
    phase: 'quests',
    destroyed: ['gimle'],
    clans: [{ quests: ['quest-alfheim'], figures: { 'fjord-nw': ['ship'] } }],
  });
  // The ship supports Myrkvlor, which is in Manheim, and no longer Gimle.
  expect(eventsOfType(scene, 'questFailed')).toHaveLength(1);
});

test('card Alfheim! is completed in Andlang or Gimle and pays 5, 7 or 9', () => {
  expect(judged('quest-alfheim', { figures: { andlang: ['warrior'] } })).toBe('done');
  expect(judged('quest-alfheim', { figures: { 'fjord-nw': ['ship'] } })).toBe('done');
  expect(judged('quest-alfheim', { figures: { myrkvlor: ['leader'], utgard: ['warrior'] } })).toBe('failed');
  expect(paid('quest-alfheim', { gimle: ['warrior'] })).toEqual([5, 7, 9]);
});

test('card Jotunheim! is completed in Muspelheim, Horgr or Utgard and pays 5, 7 or 9', () => {
  for (const province of ['muspelheim', 'horgr', 'utgard'] as const) {
    expect(judged('quest-jotunheim', { figures: { [province]: ['warrior'] } })).toBe('done');
  }
  expect(judged('quest-jotunheim', { figures: { andlang: ['leader'], angerboda: ['warrior'] } })).toBe('failed');
  expect(paid('quest-jotunheim', { horgr: ['warrior'] })).toEqual([5, 7, 9]);
});

test('card Manheim! is completed in Elvagar, Angerboda or Myrkvlor and pays 5, 7 or 9', () => {
  for (const province of ['elvagar', 'angerboda', 'myrkvlor'] as const) {
    expect(judged('quest-manheim', { figures: { [province]: ['warrior'] } })).toBe('done');
  }
  expect(judged('quest-manheim', { figures: { gimle: ['leader'], muspelheim: ['warrior'] } })).toBe('failed');
  expect(paid('quest-manheim', { elvagar: ['warrior'] })).toEqual([5, 7, 9]);
});

test('card Yggdrasil! is completed with the most STR in Yggdrasil and pays 6, 8 or 11', () => {
  expect(
    judged('quest-yggdrasil', { figures: { yggdrasil: ['leader'] } }, { figures: { yggdrasil: ['warrior'] } }),
  ).toBe('done');
  expect(
    judged('quest-yggdrasil', { figures: { yggdrasil: ['leader'] } }, { figures: { yggdrasil: ['leader'] } }),
  ).toBe('failed');
  expect(judged('quest-yggdrasil', { figures: { gimle: ['leader'] } })).toBe('failed');
  expect(paid('quest-yggdrasil', { yggdrasil: ['warrior'] })).toEqual([6, 8, 11]);
});

test('card Glorious Death! is completed with four figures in Valhalla and pays 6, 8 or 11', () => {
  const dead = (count: number): DescribedClan => ({ figures: { valhalla: Array<'warrior'>(count).fill('warrior') } });
  expect([3, 4, 5].map((count) => judged('quest-glorious-death', dead(count)))).toEqual(['failed', 'done', 'done']);
  expect(judged('quest-glorious-death', dead(3), dead(4))).toBe('failed');
  expect(paid('quest-glorious-death', { valhalla: ['warrior', 'leader', 'ship', 'warrior'] })).toEqual([6, 8, 11]);
});

test('card Widespread! is completed with the most STR in two provinces, Yggdrasil among them, and pays 7, 10 or 15', () => {
  expect(judged('quest-widespread', { figures: { gimle: ['leader', 'warrior', 'warrior'] } })).toBe('failed');
  expect(judged('quest-widespread', { figures: { gimle: ['warrior'], yggdrasil: ['warrior'] } })).toBe('done');
  expect(judged('quest-widespread', { figures: { 'fjord-ne': ['ship'] } })).toBe('done');
  const rival = { figures: { yggdrasil: ['warrior'] } } as const;
  expect(judged('quest-widespread', { figures: { gimle: ['warrior'], yggdrasil: ['warrior'] } }, rival)).toBe('failed');
  expect(paid('quest-widespread', { gimle: ['warrior'], horgr: ['warrior'] })).toEqual([7, 10, 15]);
});

/** The Glory that the card pays in each of the three Ages. */
function paid(card: CardId, figures: NonNullable<DescribedClan['figures']>): number[] {
  return [1, 2, 3].map(
    (age) => glory(saga({ seats: 5, age, phase: 'quests', clans: [{ quests: [card], figures }] }))[0]!,
  );
}

test('BRT-10 in the second Age Jotunheim! pays 7 Glory and a stat of choice', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    clans: [
      { hand: ['quest-jotunheim'], figures: { horgr: ['warrior', 'warrior'] } },
      { figures: { horgr: ['warrior'] } },
    ],
  });
  scene.answers(0, quest('quest-jotunheim', 2));
  expect(rage(scene)).toEqual([6, 6]);
  nobodyKeeps(allPass(scene)).asks('raise', 0);
  expect(glory(scene)).toEqual([7, 0]);
  scene.answers(0, { stat: 'rage' });
  expect(clan(scene, 0).stats.rage).toEqual({ step: 2, value: 7 });
});

test('BRT-12 Manheim! with a ship: a tie in Elvagar fails, one more in Angerboda succeeds', () => {
  const scene = saga({
    seats: 3,
    phase: 'quests',
    clans: [
      { quests: ['quest-manheim'], figures: { 'fjord-ne': ['ship'] } },
      { figures: { elvagar: ['warrior', 'warrior'] } },
      { figures: { angerboda: ['warrior'] } },
    ],
  });
  expect(glory(scene)).toEqual([5, 0, 0]);
  scene.answers(0, { stat: 'horns' });
  expect(clan(scene, 0).stats.horns).toEqual({ step: 2, value: 5 });
  const tied = saga({
    seats: 3,
    phase: 'quests',
    clans: [
      { quests: ['quest-manheim'], figures: { 'fjord-ne': ['ship'] } },
      { figures: { elvagar: ['warrior', 'warrior'] } },
      { figures: { angerboda: ['warrior', 'warrior'] } },
    ],
  });
  expect(eventsOfType(tied, 'questFailed')).toHaveLength(1);
});

test('BRC-60 alone counts, nobody does not, and pairs of warriors do', () => {
  expect(judged('quest-yggdrasil', { figures: { yggdrasil: ['warrior'] } })).toBe('done');
  expect(judged('quest-yggdrasil', {})).toBe('failed');
  const pair = { upgrades: ['brothers-in-arms'], figures: { yggdrasil: ['warrior', 'warrior'] } } as const;
  const two = { upgrades: ['troll'], figures: { yggdrasil: ['troll'] } } as const;
  expect(judged('quest-yggdrasil', pair, two)).toBe('done');
});

test('BRC-60 a ship in a fjord counts for both its provinces, also after one of them is gone', () => {
  expect(judged('quest-widespread', { figures: { 'fjord-sw': ['ship'] } })).toBe('done');
  const scene = saga({
    seats: 5,
    phase: 'quests',
    destroyed: ['utgard'],
    clans: [{ quests: ['quest-widespread'], figures: { 'fjord-sw': ['ship'] } }],
  });
  expect(eventsOfType(scene, 'questFailed')).toHaveLength(1);
});

test('BRC-61 Quests come after the discard and before Ragnarök, which kills too late for a Glorious Death', () => {
  const scene: Scene = saga({
    seats: 2,
    doom: ['gimle'],
    clans: [
      {
        rage: 1,
        hand: ['quest-glorious-death', 'tyrs-bash'],
        figures: { gimle: ['leader', 'warrior'], valhalla: ['warrior', 'warrior'] },
      },
      { rage: 0 },
    ],
  });
  scene
    .answers(0, quest('quest-glorious-death'))
    .answers(0, { act: 'pass' })
    .asks('keep', 0)
    .answers(0, { card: 'none' });
  const order = eventTypes(scene).filter((type) => ['keptCard', 'questFailed', 'ragnarokStruck'].includes(type));
  expect(order).toEqual(['keptCard', 'keptCard', 'questFailed', 'ragnarokStruck']);
  expect(clan(scene, 0).glory).toBe(4);
});

test('BRC-61 all Quests are judged on the same board, whatever their stats bring', () => {
  const scene = saga({
    seats: 4,
    phase: 'quests',
    clans: [
      { quests: ['quest-alfheim', 'quest-jotunheim'], figures: { gimle: ['warrior'], utgard: ['warrior'] } },
      { quests: ['quest-alfheim'], figures: { andlang: ['warrior'] } },
    ],
  });
  scene.answers(0, { stat: 'horns' }).answers(0, { stat: 'horns' }).answers(1, { stat: 'axes' });
  expect(glory(scene).slice(0, 2)).toEqual([10, 5]);
});
