/** Armies for the tests and the set-ups of the odds. */
import { fightSide, type FightSide } from '../../facts/odds/index.ts';
import { CLANS, DEFAULT_PACK, type ClanId, type Item } from '../../facts/pack/index.ts';

const ITEMS: readonly Item[] = [...DEFAULT_PACK.equipment, ...DEFAULT_PACK.legendary];

/** Ids of a weapon and an armour; null for an empty slot. */
export type Slots = readonly [string | null, string | null];

/** So many units of each type, with what each type wears. */
export const army = (clan: ClanId | 'elves', counts: readonly number[], worn: readonly Slots[] = []): FightSide =>
  fightSide(
    DEFAULT_PACK,
    clan,
    counts,
    worn.map(([weapon, armour]) => ({ weapon, armour })),
  );

const idsOf = (slot: string): readonly (string | null)[] => [
  null,
  ...ITEMS.filter((item) => item.slot === slot).map(({ id }) => id),
];
const WEAPONS = idsOf('weapon');
const ARMOURS = idsOf('armour');

/** An army of at most `most` units of each type, with any equipment. Never empty. */
export function randomArmy(random: (below: number) => number, isElves: boolean, most: number): FightSide {
  const clan = isElves ? 'elves' : CLANS[random(CLANS.length)]!;
  const counts = Array.from({ length: 3 }, () => random(most + 1));
  if (!counts.some((count) => count > 0)) counts[random(counts.length)] = 1;
  const worn = counts.map((): Slots => [WEAPONS[random(WEAPONS.length)]!, ARMOURS[random(ARMOURS.length)]!]);
  return army(clan, counts, worn);
}
