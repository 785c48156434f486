/** The chance that a hand holds at least one of `copies` cards, if each of the `unseen` cards is equally likely to be in it. */
export function chanceOfHolding(copies: number, unseen: number, hand: number): number {
  let none = 1;
  for (let card = 0; card < Math.min(hand, unseen); card += 1)
    none *= Math.max(0, unseen - copies - card) / (unseen - card);
  return 1 - none;
}
