/** The nouns that each language writes down for itself. */
import type { Noun } from '../../../text/nouns.ts';
import {
  MONSTERS,
  type AgeId,
  type ClanId,
  type FigureId,
  type FjordId,
  type PhaseId,
  type ProvinceId,
  type RegionId,
  type RewardId,
  type StatId,
  type MonsterFacts,
  type MonsterId,
} from '../facts/index.ts';

/** By kind and id. An alias, not an interface: only an alias passes for the engine's general table of nouns. */
export type OwnNouns = {
  readonly clan: Record<ClanId, Noun>;
  readonly province: Record<ProvinceId, Noun>;
  readonly region: Record<RegionId, Noun>;
  readonly fjord: Record<FjordId, Noun>;
  readonly figure: Record<FigureId, Noun>;
  readonly stat: Record<StatId, Noun>;
  readonly reward: Record<RewardId, Noun>;
  readonly age: Record<AgeId, Noun>;
  readonly phase: Record<PhaseId, Noun>;
};

/** Monsters are called by the names on their cards. */
export const monsterNouns = (noun: (facts: MonsterFacts) => Noun): Record<MonsterId, Noun> =>
  Object.fromEntries(MONSTERS.map((facts) => [facts.id, noun(facts)])) as Record<MonsterId, Noun>;
