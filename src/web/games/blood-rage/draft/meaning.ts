/** What a card means for my clan now: what it costs, where it would go, what it pays. */
import {
  factsOfCard,
  isUpgrade,
  provinceName,
  provincesIn,
  PROVINCES,
  ragnarokGlory,
  SLOT_CAPACITY,
  type CardId,
  type CardView,
  type ClanView,
  type ProvinceId,
  type QuestFacts,
  type RegionId,
  type SagaView,
  type Slot,
  type UpgradeFacts,
  invadeCostOf,
} from '../../../../games/blood-rage/facts/index.ts';
import { priceFor, type Price } from '../cards/card-facts.ts';

export type Meaning =
  /** What it costs, and the cards that made it cheaper. */
  | ({ readonly is: 'price'; readonly by: readonly CardId[] } & Price)
  | { readonly is: 'slot'; readonly slot: Slot; readonly used: number; readonly of: number }
  /** No slot is free: one of these cards would have to go. */
  | { readonly is: 'replaces'; readonly cards: readonly CardId[] }
  | { readonly is: 'invades'; readonly rage: number }
  /** What each figure pays that falls with the doomed province, without the card and with it. */
  | { readonly is: 'doom'; readonly province: ProvinceId; readonly now: number; readonly raised: number }
  | { readonly is: 'questPays'; readonly glory: number }
  /** Where the Quest can be fulfilled; `doomed` is one of them. */
  | {
      readonly is: 'region';
      readonly region: RegionId;
      readonly standing: number;
      readonly doomed: ProvinceId | null;
    }
  | { readonly is: 'fallen'; readonly figures: number }
  | { readonly is: 'standing'; readonly provinces: number }
  /** A battle card: back in the hand after a defeat, discarded after a victory. */
  | { readonly is: 'battle' };

/** The province that falls in this Age; null where it is gone already. */
export function doomedProvince({ age, doom, provinces }: SagaView): ProvinceId | null {
  const province = doom[age - 1];
  return province === undefined || provinces[province].destroyed ? null : province;
}

/** The provinces of a region that still stand. */
export const standingIn = (view: SagaView, region: RegionId): readonly ProvinceId[] =>
  provincesIn(region)
    .map(provinceName)
    .filter((province) => !view.provinces[province].destroyed);

function upgradeMeanings(facts: UpgradeFacts, view: SagaView, clan: ClanView): Meaning[] {
  const own = clan.upgrades.map(({ card }) => factsOfCard(card));
  const inSlot = own.filter(({ type }) => type === facts.type).map(({ id }) => id);
  const of = SLOT_CAPACITY[facts.type];
  const by = own.flatMap((card) => (card.type === 'clan' && card.discount !== undefined ? [card.id] : []));
  const price = priceFor(facts.id, clan)!;
  return [
    { is: 'price', ...price, by: price.now < price.printed ? by : [] },
    inSlot.length < of ? { is: 'slot', slot: facts.type, used: inSlot.length, of } : { is: 'replaces', cards: inSlot },
    ...(facts.type === 'monster' ? [{ is: 'invades', rage: invadeCostOf(facts) } as const] : []),
    ...doomMeaning(facts, view),
  ];
}

function doomMeaning(facts: UpgradeFacts, view: SagaView): Meaning[] {
  const province = doomedProvince(view);
  if (province === null || facts.type !== 'clan' || facts.ragnarokGlory === undefined) return [];
  const now = ragnarokGlory(view.age - 1);
  return [{ is: 'doom', province, now, raised: now * facts.ragnarokGlory }];
}

function questMeanings(facts: QuestFacts, age: number, view: SagaView): Meaning[] {
  const pays: Meaning = { is: 'questPays', glory: facts.gloryByAge[age - 1]! };
  switch (facts.quest) {
    case 'region': {
      const provinces = standingIn(view, facts.region);
      const doomed = doomedProvince(view);
      const isDoomed = doomed !== null && provinces.includes(doomed);
      return [
        pays,
        { is: 'region', region: facts.region, standing: provinces.length, doomed: isDoomed ? doomed : null },
      ];
    }
    case 'fallen':
      return [pays, { is: 'fallen', figures: facts.figures }];
    case 'widespread':
      return [
        pays,
        { is: 'standing', provinces: PROVINCES.filter((province) => !view.provinces[province].destroyed).length },
      ];
    case 'yggdrasil':
      return [pays];
  }
}

export function meaningsOf({ card, age }: CardView, view: SagaView, clan: ClanView): readonly Meaning[] {
  const facts = factsOfCard(card);
  if (isUpgrade(facts)) return upgradeMeanings(facts, view, clan);
  return facts.type === 'quest' ? questMeanings(facts, age, view) : [{ is: 'battle' }];
}
