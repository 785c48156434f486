/** The strength of a clan in a province, from what everybody sees: for the page. The rules reckon it from the table; a test compares the two. */
import { fjordOf, placeCode, placeName, YGGDRASIL, type ProvinceId } from './board.ts';
import { factsOfCard, isCardId } from './cards/kinds.ts';
import { TROOP_STR, type FigureId } from './figures.ts';
import type { ClanView } from './view.ts';

export interface StrengthLine {
  readonly figure: FigureId;
  readonly count: number;
  readonly strength: number;
}

type Clan = Pick<ClanView, 'figures' | 'upgrades'>;

/** Two in one place may be worth more than twice one (BRC-57). */
function warriorsStrength(upgrades: Clan['upgrades'], count: number): number {
  const upgrade = upgrades.map(({ card }) => factsOfCard(card)).find(({ type }) => type === 'warrior');
  const each = upgrade?.type === 'warrior' ? upgrade.str : TROOP_STR.warrior;
  const pair = (upgrade?.type === 'warrior' ? upgrade.pairStr : undefined) ?? 2 * each;
  return Math.floor(count / 2) * pair + (count % 2) * each;
}

/** The strength of one such figure there (BR-5, BRC-49, BRC-51); of a warrior see above. */
function eachStrength(figure: Exclude<FigureId, 'warrior'>, province: ProvinceId): number {
  if (figure === 'leader' || figure === 'ship' || figure === 'mystic') return TROOP_STR[figure];
  const facts = factsOfCard(figure);
  if (facts.type !== 'monster') throw new Error(`${figure} is no monster`);
  return placeCode(province) === YGGDRASIL ? (facts.strInYggdrasil ?? facts.str) : facts.str;
}

/** In the province and the fjord that supports it (BR-62), without cards and the Wolfman. */
export function strengthLinesIn({ figures, upgrades }: Clan, province: ProvinceId): readonly StrengthLine[] {
  const fjord = placeCode(province) === YGGDRASIL ? null : placeName(fjordOf(placeCode(province)));
  const counts = new Map<FigureId, number>();
  for (const { figure, place, count } of figures)
    if (place === province || place === fjord) counts.set(figure, (counts.get(figure) ?? 0) + count);
  return Array.from(counts, ([figure, count]) => ({
    figure,
    count,
    strength: figure === 'warrior' ? warriorsStrength(upgrades, count) : count * eachStrength(figure, province),
  }));
}

export const strengthIn = (clan: Clan, province: ProvinceId): number => totalOf(strengthLinesIn(clan, province));

/** By seat: the figures in the province and its fjord. */
export type Standing = readonly (readonly StrengthLine[])[];

const silencesTroops = (figure: FigureId): boolean => {
  const facts = isCardId(figure) ? factsOfCard(figure) : null;
  return facts?.type === 'monster' && facts.silencesTroops === true;
};

/** As a battle there would count them: while a Wolfman is there only Monsters count (BRC-53). */
export function standingIn(clans: readonly Clan[], province: ProvinceId): Standing {
  const onlyMonsters = clans.some(({ figures }) =>
    figures.some(({ figure, place }) => place === province && silencesTroops(figure)),
  );
  return clans.map((clan) =>
    strengthLinesIn(clan, province).map((line) =>
      onlyMonsters && !isCardId(line.figure) ? { ...line, strength: 0 } : line,
    ),
  );
}

export const totalOf = (lines: readonly StrengthLine[]): number =>
  lines.reduce((sum, { strength }) => sum + strength, 0);
