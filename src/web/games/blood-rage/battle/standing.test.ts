import { describe, expect, test } from 'vitest';
import { joinersOf, standingIn, totalOf } from '../../../../games/blood-rage/facts/index.ts';
import { bloodRage } from '../../../../games/blood-rage/index.ts';
import type { Described } from '../../../../games/blood-rage/rules/position.ts';
import { declares, lays, pillages } from '../../../../games/blood-rage/tests/battle/steps.ts';
import { eventFor, type Emitted } from '../../../../kernel/index.ts';
import type { HeardLine } from '../../../../protocol/client.ts';
import { scenario } from '../../../../testkit/scenario.ts';
import { battlesOf } from './battle-story.ts';
import { lanesOf } from './lanes.ts';
import { bonusOf, cardOutlook, lateOutlook, leadersOf } from './outlook.ts';
import type { SagaEvent } from '../saga-event.ts';
import { afterJoining } from './standing.ts';

const scene = (position: Partial<Described>) => scenario(bloodRage, { seats: 3, ...position });

describe('who stands there', () => {
  test('ships of the fjord count, and figures elsewhere do not', () => {
    const { clans } = scene({
      clans: [{ figures: { angerboda: ['leader', 'warrior'], 'fjord-ne': ['ship'], gimle: ['warrior'] } }],
    }).view('spectator');
    const [first, second] = standingIn(clans, 'angerboda');
    expect(totalOf(first!)).toBe(3 + 1 + 2);
    expect(second).toEqual([]);
  });

  test('BRC-53 while the Wolfman is there only Monsters count', () => {
    const { clans } = scene({
      options: { kickstarterMonsters: true },
      clans: [{ figures: { gimle: ['wolfman'] }, upgrades: ['wolfman'] }, { figures: { gimle: ['leader'] } }],
    }).view('spectator');
    const [wolfman, leader] = standingIn(clans, 'gimle').map(totalOf);
    expect(wolfman).toBeGreaterThan(0);
    expect(leader).toBe(0);
  });

  test('BRC-13 every figure but a ship may come from next door, while a village is empty', () => {
    const begun = scene({
      clans: [
        { figures: { elvagar: ['warrior', 'leader'], 'fjord-ne': ['ship'], andlang: ['warrior'] } },
        { figures: { yggdrasil: ['warrior'] } },
        { figures: { utgard: ['warrior'] } },
      ],
    }).view('spectator');
    expect(joinersOf(begun, 'angerboda')).toEqual([
      { seat: 0, from: [{ province: 'elvagar', figures: expect.arrayContaining(['warrior', 'leader']) }] },
      { seat: 1, from: [{ province: 'yggdrasil', figures: ['warrior'] }] },
    ]);
    const angerboda = { ...begun.provinces.angerboda, emptyVillages: 0 };
    expect(joinersOf({ ...begun, provinces: { ...begun.provinces, angerboda } }, 'angerboda')).toEqual([]);
  });

  test('the rules ask exactly those who may come', () => {
    const called = declares(
      scene({
        clans: [
          { figures: { angerboda: ['leader'] }, hand: ['tyrs-bash'] },
          { figures: { elvagar: ['warrior', 'leader'] } },
          { figures: { utgard: ['warrior'] } },
        ],
      }),
      0,
      'angerboda',
    );
    expect(called.state.asked.map(({ seat }) => seat)).toEqual([1]);
    expect(joinersOf(called.view('spectator'), 'angerboda').map(({ seat }) => seat)).toEqual([1]);
  });

  test('figures that have just joined stand in the new place and no longer in the old', () => {
    const { clans } = scene({
      clans: [{ figures: { elvagar: ['warrior', 'warrior'], angerboda: ['leader'] } }],
    }).view('spectator');
    const joined = { type: 'joined', seat: 0, figure: 'warrior', from: 'elvagar', to: 'angerboda' } as SagaEvent;
    const after = afterJoining(clans, [joined]);
    expect(totalOf(standingIn(after, 'angerboda')[0]!)).toBe(4);
    expect(totalOf(standingIn(after, 'elvagar')[0]!)).toBe(1);
  });
});

describe('what a card would mean', () => {
  const cards = (mine: Described['clans'], rest: Partial<Described> = {}) =>
    pillages(scene({ clans: mine ?? [], ...rest }), 0, 'gimle').view(0);

  test('it wins up to the bonus that the strongest rival may show; a tie is not enough', () => {
    const view = cards([
      { figures: { gimle: ['leader'] }, hand: ['tyrs-smite', 'tyrs-bash', 'heimdalls-sight'] },
      { figures: { gimle: ['leader', 'warrior'] }, hand: ['tyrs-rage', 'odins-smite'] },
    ]);
    // 3 + 5 against 4: a rival's +3 loses, +4 would tie.
    expect(cardOutlook(view, 0, 'tyrs-smite')).toEqual({ total: 8, wins: 'upTo', bonus: 3 });
    expect(cardOutlook(view, 0, 'tyrs-bash')).toEqual({ total: 5, wins: 'upTo', bonus: 0 });
    expect(cardOutlook(view, 0, 'heimdalls-sight')).toEqual({ total: null });
    expect(cardOutlook(view, 0, 'lord-of-hammers')).toEqual({ total: 3, wins: 'behind' });
  });

  test('against rivals without cards a higher strength is sure', () => {
    const view = cards([
      { figures: { gimle: ['leader'] }, hand: ['tyrs-bash', 'tyrs-smash'] },
      { figures: { gimle: ['warrior'] }, hand: [] },
    ]);
    expect(cardOutlook(view, 0, 'tyrs-bash')).toEqual({ total: 5, wins: 'sure' });
  });

  test('BRC-25 a Quest counts with what a clan card makes of it', () => {
    const [clan] = scene({ clans: [{ upgrades: ['tyrs-domain'] }] }).view(0).clans;
    expect(bonusOf('quest-yggdrasil', clan!)).toBe(3);
    expect(bonusOf('quest-yggdrasil', { ...clan!, upgrades: [] })).toBe(0);
  });

  test('a late card is judged by the sums as they stand', () => {
    const begun = scene({
      clans: [
        { figures: { gimle: ['leader'] }, hand: ['tyrs-bash', 'heimdalls-eye'] },
        { figures: { gimle: ['leader'] }, hand: ['tyrs-crush', 'odins-smite'] },
      ],
    });
    const view = lays(pillages(begun, 0, 'gimle'), { 0: 'tyrs-bash', 1: 'tyrs-crush' }).view(0);
    expect(lateOutlook(view, 0, 0)).toEqual({ mine: 5, best: 7, is: 'behind' });
    expect(lateOutlook(view, 0, 2)).toEqual({ mine: 7, best: 7, is: 'tied' });
    expect(lateOutlook(view, 0, 3)).toEqual({ mine: 8, best: 7, is: 'ahead' });
    expect(leadersOf(view.pillage!.strength)).toEqual({ seats: [1], total: 7, next: 5 });
  });
});

describe('the lanes of a battle', () => {
  const linesOf = (events: readonly Emitted<unknown>[]): readonly HeardLine[] =>
    events.map((event, index) => ({
      no: index + 1,
      at: 0,
      event: eventFor(event, 'spectator') as object,
      withdrawn: false,
    }));

  test('cards are unknown before the reveal, then the sum is told; the dead are marked among the figures that began', () => {
    const begun = scene({
      clans: [
        { figures: { gimle: ['leader', 'warrior'] }, hand: ['tyrs-bash'] },
        { figures: { gimle: ['warrior'] }, hand: ['odins-smite'] },
      ],
    });
    const heard: Emitted<unknown>[] = [];
    const standing = standingIn(begun.view('spectator').clans, 'gimle');
    for (const answer of [{ act: 'pillage' }, { province: 'gimle' }] as const) {
      if (begun.state.asked[0]!.ask === 'join') break;
      begun.answers(0, answer);
      heard.push(...begun.events);
    }
    const [before] = lanesOf(battlesOf(linesOf(heard))[0]!, begun.view('spectator'), standing);
    expect(before).toMatchObject({ sum: { figures: 4, card: null, late: null }, total: 4, isOpen: true });
    begun.answers(0, { card: 'tyrs-bash' });
    begun.answers(1, { card: 'odins-smite' });
    heard.push(...begun.events);
    const [first, second] = lanesOf(battlesOf(linesOf(heard))[0]!, null, standing);
    expect(first).toMatchObject({ isPillager: true, sum: { figures: 3, card: 2, late: 0 }, total: 5, isOpen: false });
    expect(first!.figures.map(({ figure, strength, fallen }) => [figure, strength, fallen])).toEqual([
      ['leader', 3, 0],
      ['warrior', 1, 1],
    ]);
    expect(second!.figures).toEqual([{ figure: 'warrior', count: 1, strength: 1, fallen: 1 }]);
  });

  test('without the figures that began, those that died are still known', () => {
    const begun = scene({
      clans: [
        { figures: { gimle: ['leader', 'warrior'] }, hand: ['tyrs-bash'] },
        { figures: { gimle: ['warrior'] }, hand: ['odins-smite'] },
      ],
    });
    const heard: Emitted<unknown>[] = [];
    const does = begun.does.bind(begun);
    begun.does = (input) => {
      does(input);
      heard.push(...begun.events);
      return begun;
    };
    lays(pillages(begun, 0, 'gimle'), { 0: 'tyrs-bash', 1: 'odins-smite' });
    const [first] = lanesOf(battlesOf(linesOf(heard))[0]!, null, null);
    expect(first!.figures).toEqual([{ figure: 'warrior', count: 1, strength: null, fallen: 1 }]);
  });
});
