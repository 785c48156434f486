/** What a press on a card of my hand answers. */
import {
  factsOfCard,
  isUpgrade,
  type CardId,
  type CardView,
  type SagaAsks,
  type SagaOption,
} from '../../../../games/blood-rage/facts/index.ts';
import type { AskOf } from '../../../board/asks.ts';
import type { Scene } from '../scene.svelte.ts';

type CardOption = Extract<SagaOption, { readonly card: unknown }>;

/** A Quest also by its Age. */
export const isOf = (
  option: { readonly card: CardId | 'none'; readonly age?: number },
  { card, age }: CardView,
): boolean => option.card === card && (option.age === undefined || option.age === age);

const isAbout = (option: SagaOption, card: CardView): option is CardOption => 'card' in option && isOf(option, card);

/** The options that use the card; several where a slot must be chosen. Empty where the open question is not about it. */
export const optionsOf = (scene: Scene, card: CardView): readonly CardOption[] =>
  scene.ask === null ? [] : scene.options.filter((option): option is CardOption => isAbout(option, card));

/** Questions that a card of the hand may answer. */
const ABOUT_HAND: ReadonlySet<AskOf<SagaAsks>> = new Set(['battleCard', 'lateCard', 'keep']);

/** The wish that stands for the card, also where it is not offered: its why-not. Null where the question is not about cards. */
export function cardWish(scene: Scene, card: CardView): SagaOption | null {
  const [first] = optionsOf(scene, card);
  if (first !== undefined) return first;
  const facts = factsOfCard(card.card);
  if (scene.ask === 'act') {
    if (facts.type === 'quest') return { act: 'quest', card: card.card, age: card.age };
    return isUpgrade(facts) ? { act: 'upgrade', card: card.card } : null;
  }
  return scene.ask !== null && ABOUT_HAND.has(scene.ask) ? { card: card.card } : null;
}
