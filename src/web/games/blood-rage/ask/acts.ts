/** The actions of a turn as tiles: what each costs, and what it answers. */
import {
  ACTS,
  MARCH_COST,
  type ActId,
  type CardView,
  type ClanView,
} from '../../../../games/blood-rage/facts/index.ts';
import { priceFor } from '../cards/card-facts.ts';
import type { Option, Scene } from '../scene.svelte.ts';
import { names, say } from '../words.ts';

export interface Act {
  readonly act: ActId;
  readonly name: string;
  readonly cost: string;
  /** One option that it answers; null where a card must be chosen first. */
  readonly wish: Option;
  readonly isOpen: boolean;
  /** Its options, where a card is part of it. */
  readonly cards: readonly Option[];
}

/** Actions that only some cards bring: shown when they are offered. */
const OF_CARDS: readonly ActId[] = ['sacrifice', 'challenge'];

function upgradeCost(clan: ClanView, cards: readonly Option[]): string {
  const prices = cards.flatMap(({ card }) =>
    card === undefined || card === 'none' ? [] : [priceFor(card, clan)?.now ?? 0],
  );
  if (prices.length === 0) return '';
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? say('costRage', { n: least }) : say('costFromTo', { least, most });
}

export function actsOf(scene: Scene): readonly Act[] {
  const clan = scene.mine!;
  const offered = new Set(scene.options.map(({ act }) => act));
  const cost = (act: ActId, cards: readonly Option[]): string => {
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
    const cards = scene.options.filter((option) => option.act === act && option.card !== undefined);
    return {
      act,
      name: names().actions[act].name,
      cost: cost(act, cards),
      wish: { act } as Option,
      isOpen: offered.has(act),
      cards,
    };
  });
}

/** Whether the card is one that this action could use. */
export const isFor = (act: ActId, { card }: CardView, cards: readonly Option[]): boolean =>
  cards.some((option) => option.act === act && option.card === card);
