/** What a unit type is worth with the equipment of its slots (CR-24, CR-45). */
import type { Item, UnitType } from './pack.ts';

export interface Figures {
  readonly power: number;
  readonly life: number;
  /** Points of movement: base and speed. */
  readonly move: number;
  readonly slow: number;
  readonly reroll: number;
  readonly wound: number;
  readonly shield: number;
  readonly rage: number;
  readonly flies: boolean;
}

/** A slot without equipment is null. */
export function figuresOf(unit: UnitType, weapon: Item | null, armour: Item | null): Figures {
  const one = weapon?.bonus ?? {};
  const two = armour?.bonus ?? {};
  return {
    power: unit.power + (one.power ?? 0) + (two.power ?? 0),
    life: unit.life + (one.life ?? 0) + (two.life ?? 0),
    move: unit.move + (one.speed ?? 0) + (two.speed ?? 0),
    slow: unit.slow + (one.slow ?? 0) + (two.slow ?? 0),
    reroll: (unit.bonus.reroll ?? 0) + (one.reroll ?? 0) + (two.reroll ?? 0),
    wound: (unit.bonus.wound ?? 0) + (one.wound ?? 0) + (two.wound ?? 0),
    shield: (unit.bonus.shield ?? 0) + (one.shield ?? 0) + (two.shield ?? 0),
    rage: (unit.bonus.rage ?? 0) + (one.rage ?? 0) + (two.rage ?? 0),
    flies: (unit.bonus.flight ?? 0) + (one.flight ?? 0) + (two.flight ?? 0) > 0,
  };
}
