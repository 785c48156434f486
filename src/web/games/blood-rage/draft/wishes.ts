/** What the places of a packet or a hand answer. */
import type { CardId, CardView, SagaAsks } from '../../../../games/blood-rage/facts/index.ts';

type DraftOption = SagaAsks['draft']['option'];

/** The second of two alike is a wish of its own where two are picked at a time (BR-24); else the two are one wish. */
export function draftWish(packet: readonly CardView[], place: number, each: number): DraftOption {
  const { card } = packet[place]!;
  const isSecond = packet.findIndex((other) => other.card === card) !== place;
  return isSecond && each > 1 ? { card, copy: 2 } : { card };
}

/** Where the cards of an answer lie. */
export function placesOfAnswer(
  cards: readonly (CardView | null)[],
  answer: readonly { readonly card: CardId | 'none'; readonly age?: number }[],
): readonly number[] {
  const found: number[] = [];
  for (const { card, age } of answer) {
    const at = cards.findIndex(
      (each, index) => each?.card === card && (age === undefined || each.age === age) && !found.includes(index),
    );
    if (at !== -1) found.push(at);
  }
  return found;
}
