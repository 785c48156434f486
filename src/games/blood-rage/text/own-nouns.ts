/** The nouns that each language writes down for itself. */
import type { Noun } from '../../../text/nouns.ts';
import type {
  AgeId,
  ClanId,
  FigureId,
  FjordId,
  PhaseId,
  ProvinceId,
  RegionId,
  RewardId,
  StatId,
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
