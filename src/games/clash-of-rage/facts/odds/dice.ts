/** How likely each number of wound faces is. */

/** Four of six faces show a wound (CR-5). */
const BLANK_CHANCE = 1 / 3;

/** The chances of a throw in which every reroll throws all blanks again. */
export interface Throw {
  readonly dice: number;
  /** By number of wound faces. */
  readonly exactly: Float64Array;
  /** By number: the chance of fewer wound faces, from 0 to one more than there are dice. */
  readonly fewer: Float64Array;
}

export function throwOf(dice: number, rerolls: number): Throw {
  const blank = BLANK_CHANCE ** (rerolls + 1);
  const exactly = new Float64Array(dice + 1);
  exactly[0] = 1;
  for (let thrown = 1; thrown <= dice; thrown++) {
    for (let faces = thrown; faces > 0; faces--) {
      exactly[faces] = exactly[faces]! * blank + exactly[faces - 1]! * (1 - blank);
    }
    exactly[0]! *= blank;
  }
  const fewer = new Float64Array(dice + 2);
  for (let faces = 0; faces <= dice; faces++) fewer[faces + 1] = fewer[faces]! + exactly[faces]!;
  return { dice, exactly, fewer };
}
