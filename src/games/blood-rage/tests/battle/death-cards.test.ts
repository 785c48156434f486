/** More cards that score for deaths than the one of the real list: the rules know the effect, and no such card by name. */
import { expect, test, vi } from 'vitest';
import { scenario } from '../../../../testkit/scenario.ts';
import type * as battleCards from '../../facts/cards/battle-cards.ts';
import { scored } from './events.ts';
import { lays, nobodyAdds, pillages } from './steps.ts';

/** By card: the Glory per death that it has here. Heimdall's Gaze may be added late. */
const GLORY_PER_DEATH: { readonly [card: string]: number } = { 'tyrs-smash': 3, 'heimdalls-gaze': 1 };

async function gameWithDeathCards() {
  vi.resetModules();
  vi.doMock('../../facts/cards/battle-cards.ts', async (original) => {
    const { BATTLE_LIST } = await original<typeof battleCards>();
    const changed = BATTLE_LIST.map((card) =>
      card.id in GLORY_PER_DEATH ? { ...card, gloryPerDeath: GLORY_PER_DEATH[card.id] } : card,
    );
    return { BATTLE_LIST: changed };
  });
  const { bloodRage } = await import('../../index.ts');
  vi.doUnmock('../../facts/cards/battle-cards.ts');
  return bloodRage;
}

test('BRC-35 every card that scores for deaths is told under its own name, two of one clan and one of a rival', async () => {
  const scene = scenario(await gameWithDeathCards(), {
    seats: 2,
    age: 3,
    tokens: { gimle: 'horns' },
    clans: [
      { hand: ['odins-judgement', 'heimdalls-gaze'], figures: { gimle: ['leader'] } },
      { hand: ['tyrs-smash'], figures: { gimle: ['warrior', 'warrior'] } },
    ],
  });
  lays(pillages(scene, 0, 'gimle'), { 0: 'odins-judgement', 1: 'tyrs-smash' });
  nobodyAdds(scene.answers(0, { card: 'heimdalls-gaze' }));
  expect(scene.heard(1).filter((event) => event.type === 'gloryGained' && event.source === 'card')).toEqual([
    scored(0, 4, 'card', 'odins-judgement'),
    scored(0, 2, 'card', 'heimdalls-gaze'),
    scored(1, 6, 'card', 'tyrs-smash'),
  ]);
});
