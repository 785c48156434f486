/** What a press on a card of my hand answers. */
import { factsOfCard, isUpgrade, type CardView } from '../../../../games/blood-rage/facts/index.ts';
import type { Option, Scene } from '../scene.svelte.ts';

const isOf = (option: Option, { card, age }: CardView): boolean =>
  option.card === card && (option.age === undefined || option.age === age);

/** The options that use the card; several where a slot must be chosen. Empty where the open question is not about it. */
export const optionsOf = (scene: Scene, card: CardView): readonly Option[] =>
  scene.ask === null ? [] : scene.options.filter((option) => isOf(option, card));

/** The wish that stands for the card, also where it is not offered: its why-not. Null where the question is not about cards. */
export function cardWish(scene: Scene, card: CardView): Option | null {
  const [first] = optionsOf(scene, card);
  if (first !== undefined) return first;
  const facts = factsOfCard(card.card);
  switch (scene.ask) {
    case 'act':
      if (facts.type === 'quest') return { act: 'quest', card: card.card, age: card.age };
      return isUpgrade(facts) ? { act: 'upgrade', card: card.card } : null;
    case 'battleCard':
    case 'keep':
    case 'lateCard':
      return { card: card.card };
    default:
      return null;
  }
}
