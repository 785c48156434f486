/** A clan's figures (BR-5). */
import { BOX, RESERVE } from './board.ts';

/** By number within the clan: one leader, one ship, eight warriors, two mystics, two monsters. */
export const LEADER = 0;
export const SHIP = 1;
export const FIRST_WARRIOR = 2;
export const FIRST_MYSTIC = 10;
export const FIRST_MONSTER = 12;
export const FORCE = 14;
export const MONSTERS_OF_CLAN = FORCE - FIRST_MONSTER;

/** The clan's figures stand in the box until they are theirs: mystics and monsters. */
export const startPlace = (member: number): number => (member >= FIRST_MYSTIC ? BOX : RESERVE);

export const TROOPS = ['leader', 'ship', 'warrior', 'mystic'] as const;
export type TroopId = (typeof TROOPS)[number];
/** Without upgrades. */
export const TROOP_STR: { readonly [troop in TroopId]: number } = { leader: 3, ship: 2, warrior: 1, mystic: 2 };

export const MONSTERS = [
  'troll',
  'dwarf-chieftain',
  'sea-serpent',
  'mountain-giant',
  'fenrir',
  'valkyrie',
  'dark-elf',
  'fire-giant',
  'wolfman',
  'frost-giant',
  'soldier-of-hel',
  'volur-witch',
  'mystic-troll',
] as const;
export const FIGURES = [...TROOPS, ...MONSTERS] as const;
export type FigureId = (typeof FIGURES)[number];

const FIGURE_INDEXES: ReadonlyMap<string, number> = new Map(FIGURES.map((figure, index) => [figure, index]));
/** -1 for what is none. */
export const indexOfFigure = (figure: string): number => FIGURE_INDEXES.get(figure) ?? -1;
