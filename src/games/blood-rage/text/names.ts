/** Names and explanations that stand by themselves: on cards, in legends, in the lobby. */
import type {
  ActId,
  AgeId,
  CardId,
  CardType,
  ClanId,
  FjordId,
  GodId,
  OptionId,
  PhaseId,
  ProvinceId,
  RegionId,
  RewardId,
  Slot,
  SwitchId,
  SourceId,
  StatId,
} from '../facts/index.ts';
import type { BattleStep, Thing } from './ids.ts';

export interface Named {
  readonly name: string;
  readonly text: string;
  /** What it says instead at a table with that option. */
  readonly textWith?: { readonly [option in SwitchId]?: string };
}

/** Where the name says it all, there is no text. */
export interface Headed {
  readonly name: string;
  readonly text?: string;
}

export interface Names {
  readonly title: string;
  readonly cards: Readonly<Record<CardId, Named>>;
  readonly cardTypes: Readonly<Record<CardType, string>>;
  readonly gods: Readonly<Record<GodId, Named>>;
  /** The short name for tight places, and in full. */
  readonly clans: Readonly<Record<ClanId, { readonly name: string; readonly long: string }>>;
  readonly provinces: Readonly<Record<ProvinceId, Headed>>;
  readonly regions: Readonly<Record<RegionId, string>>;
  readonly fjords: Readonly<Record<FjordId, Named>>;
  readonly ages: Readonly<Record<AgeId, string>>;
  readonly phases: Readonly<Record<PhaseId, Named>>;
  /** The actions of everybody, and those that a card brings. */
  readonly actions: Readonly<Record<ActId | 'fromValhalla' | 'pillageAtOnce', Named>>;
  readonly battleSteps: Readonly<Record<BattleStep, string>>;
  readonly rewards: Readonly<Record<RewardId, Named>>;
  readonly stats: Readonly<Record<StatId | 'glory' | 'strength', Named>>;
  readonly sources: Readonly<Record<SourceId, string>>;
  /** Monsters are named by their cards. */
  readonly troops: Readonly<Record<'leader' | 'ship' | 'warrior' | 'mystic' | 'monster', Named>>;
  readonly slots: Readonly<Record<Slot, string>>;
  readonly things: Readonly<Record<Thing, string>>;
  readonly options: Readonly<Record<OptionId, Named>>;
  readonly fifthClan: Named;
}
