/** A clan's figures (BR-5). */
import { namesByCode } from '../../../kernel/codes.ts';
import { BOX, RESERVE } from './board.ts';
import { codeLookup } from './code-lookup.ts';
import { MONSTERS, type MonsterId } from './cards/kinds.ts';

/** By number within the clan: one leader, one ship, eight warriors, two mystics, two monsters. */
export const LEADER = 0;
export const SHIP = 1;
export const FIRST_WARRIOR = 2;
export const FIRST_MYSTIC = 10;
export const FIRST_MONSTER = 12;
export const FIGURES_PER_CLAN = 14;
export const MONSTERS_PER_CLAN = FIGURES_PER_CLAN - FIRST_MONSTER;

/** Mystics and monsters start in the box, all other figures in the reserve. */
export const startPlace = (member: number): number => (member >= FIRST_MYSTIC ? BOX : RESERVE);

const TROOP_CODES = { leader: 0, ship: 1, warrior: 2, mystic: 3 } as const;
type TroopId = keyof typeof TROOP_CODES;
/** Without upgrades. */
export const TROOP_STR: { readonly [troop in TroopId]: number } = { leader: 3, ship: 2, warrior: 1, mystic: 2 };

export type FigureId = TroopId | MonsterId;
/** The codes of monsters follow from those of their cards. */
const FIRST_MONSTER_CODE = 4;
export const monsterCode = (card: number): number => FIRST_MONSTER_CODE + card;
/** What a figure can be, by name. */
export const FIGURE_CODES = {
  ...TROOP_CODES,
  ...Object.fromEntries(MONSTERS.map(({ id, code }) => [id, monsterCode(code)])),
} as { readonly [figure in FigureId]: number };
export const figureCode = codeLookup(FIGURE_CODES);
/** By code; a code without a figure is a gap. */
export const FIGURES: readonly FigureId[] = namesByCode(FIGURE_CODES);
export const figureName = (code: number): FigureId => FIGURES[code]!;

/** With the monsters that count as one (BRC-51, BRC-52). */
const alsoMonsters = (troop: 'leader' | 'ship'): readonly FigureId[] => [
  troop,
  ...MONSTERS.filter(({ countsAs }) => countsAs === troop).map(({ id }) => id),
];
export const LEADERS = alsoMonsters('leader');
export const SHIPS = alsoMonsters('ship');
