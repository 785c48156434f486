/** The actions of a turn as tiles: what each costs, and what it answers. */
import {
  ACTS,
  MARCH_COST,
  type ActId,
  type ActOption,
  type ClanView,
} from '../../../../games/blood-rage/facts/index.ts';
import { priceFor } from '../cards/card-facts.ts';
import type { Scene } from '../scene.svelte.ts';

/** An upgrade or a Quest. */
export type CardAct = Extract<ActOption, { readonly act: 'upgrade' | 'quest' }>;
import { names, say } from '../words.ts';

export interface Act {
  readonly act: ActId;
  readonly name: string;
  readonly cost: string;
  /** What it answers, or whose why-not it shows. */
  readonly wish: ActOption;
  readonly isOpen: boolean;
  /** Its options, where a card is part of it. */
  readonly cards: readonly CardAct[];
}

/** Actions that only some cards bring: shown when they are offered. */
const OF_CARDS: readonly ActId[] = ['sacrifice', 'challenge'];

function upgradeCost(clan: ClanView, cards: readonly CardAct[]): string {
  const prices = cards.map(({ card }) => priceFor(card, clan)?.now ?? 0);
  if (prices.length === 0) return '';
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? say('costRage', { n: least }) : say('costFromTo', { least, most });
}

export function actsOf(scene: Scene): readonly Act[] {
  const clan = scene.mine!;
  const offered = new Set(scene.optionsOf('act').map(({ act }) => act));
  const cost = (act: ActId, cards: readonly CardAct[]): string => {
    switch (act) {
      case 'invade':
        return say('costStrength');
      case 'march':
        return say('costRage', { n: MARCH_COST });
      case 'upgrade':
        return upgradeCost(clan, cards);
      case 'pass':
        return clan.rage === 0 ? say('free') : say('loseRage', { n: clan.rage });
      default:
        return say('free');
    }
  };
  return ACTS.filter((act) => !OF_CARDS.includes(act) || offered.has(act)).map((act) => {
    const cards = scene.optionsOf('act').filter((option): option is CardAct => option.act === act && 'card' in option);
    return {
      act,
      name: names().actions[act].name,
      cost: cost(act, cards),
      wish: { act } as ActOption,
      isOpen: offered.has(act),
      cards,
    };
  });
}
