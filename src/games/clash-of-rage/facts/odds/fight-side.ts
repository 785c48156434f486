/** A side of a fight from what everybody sees: how many units of each type stand there, and what their types wear. */
import { ELVES, figuresOf, type ClanId, type Item, type Pack } from '../pack/index.ts';
import type { FightSide } from './army.ts';

/** The cards of a type's slots, by id. */
export interface Worn {
  readonly weapon: string | null;
  readonly armour: string | null;
}

/** Lists are by type: levels I to III, or guard, elder, templar. A type that wears nothing may be missing in `worn`. */
export function fightSide(
  pack: Pack,
  clan: ClanId | 'elves',
  counts: readonly number[],
  worn: readonly (Worn | undefined)[] = [],
): FightSide {
  const isElves = clan === 'elves';
  const units = isElves ? ELVES.map((elf) => pack.elves[elf]) : pack.clans[clan].units;
  return {
    isElves,
    units: units.map((unit, type) => ({
      figures: figuresOf(unit, itemOf(pack, worn[type]?.weapon), itemOf(pack, worn[type]?.armour)),
      count: counts[type]!,
    })),
  };
}

function itemOf({ equipment, legendary }: Pack, id: string | null | undefined): Item | null {
  if (id === null || id === undefined) return null;
  const item = equipment.find((one) => one.id === id) ?? legendary.find((one) => one.id === id);
  if (item === undefined) throw new Error(`the pack has no ${id}`);
  return item;
}
