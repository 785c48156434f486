/** The bracelets: how many there are, and how many are taken when. */

/** CV-3: how many there are of each value, and how many of them each player begins with. */
export const BRACELETS = [
  { value: 1, count: 6, first: 1 },
  { value: 2, count: 8, first: 1 },
  { value: 3, count: 7, first: 1 },
  { value: 4, count: 4, first: 0 },
] as const;

/** CV-6: how many go back to the box unseen, by number of players. */
export const REMOVED_BRACELETS: { readonly [seats: number]: number } = { 2: 9, 3: 6, 4: 0 };

/** CV-10: how many the centre pays. */
export const FOR_THE_CENTRE = 2;
