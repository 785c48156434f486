/** How a Quest stands, from what everybody sees: for the page. The rules decide it from the table; a test compares the two. */
import { PROVINCES, provinceName, provincesIn, type ProvinceId } from './board.ts';
import type { QuestFacts } from './cards/kinds.ts';
import { strengthIn } from './strength.ts';
import type { SagaView } from './view.ts';

export interface QuestState {
  readonly isMet: boolean;
  /** How many of the things it counts there are, and how many it wants. */
  readonly have: number;
  readonly want: number;
  /** The provinces that it looks at. */
  readonly provinces: readonly ProvinceId[];
}

/** Stronger there than every other clan (BRC-60, with the fjord). */
export function isStrongest({ clans }: Pick<SagaView, 'clans'>, seat: number, province: ProvinceId): boolean {
  const mine = strengthIn(clans[seat]!, province);
  return mine > 0 && clans.every((clan, rival) => rival === seat || strengthIn(clan, province) < mine);
}

const provincesOf = (quest: QuestFacts): readonly ProvinceId[] => {
  switch (quest.quest) {
    case 'region':
      return provincesIn(quest.region).map(provinceName);
    case 'yggdrasil':
      return ['yggdrasil'];
    case 'widespread':
      return PROVINCES;
    case 'fallen':
      return [];
  }
};

export function questState(view: Pick<SagaView, 'clans' | 'provinces'>, seat: number, quest: QuestFacts): QuestState {
  const provinces = provincesOf(quest).filter((province) => !view.provinces[province].destroyed);
  if (quest.quest === 'fallen') {
    const fallen = view.clans[seat]!.figures.filter(({ place }) => place === 'valhalla');
    const have = fallen.reduce((sum, { count }) => sum + count, 0);
    return { isMet: have >= quest.figures, have, want: quest.figures, provinces };
  }
  const have = provinces.filter((province) => isStrongest(view, seat, province)).length;
  const want = quest.quest === 'widespread' ? quest.provinces : 1;
  return { isMet: have >= want, have, want, provinces };
}
