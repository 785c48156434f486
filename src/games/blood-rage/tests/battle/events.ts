/** Test helpers: the events of a battle, for exact comparisons. */
import type { CardId, FigureId, FjordId, ProvinceId, RewardId, SourceId, StatId } from '../../facts/index.ts';
import type { Cause } from '../../rules/frames.ts';
import type { Face } from '../../rules/pieces.ts';

export const declared = (seat: number, province: ProvinceId, rage = 0) =>
  ({ type: 'pillageDeclared', seat, province, rage }) as const;
export const joined = (seat: number, figure: FigureId, from: ProvinceId, to: ProvinceId) =>
  ({ type: 'joined', seat, figure, from, to }) as const;
export const declined = (seat: number) => ({ type: 'callDeclined', seat }) as const;
export const callEnded = (province: ProvinceId, full = false) => ({ type: 'callEnded', province, full }) as const;
export const unopposed = (seat: number, province: ProvinceId) =>
  ({ type: 'pillageUnopposed', seat, province }) as const;
export const began = (province: ProvinceId, ...seats: readonly number[]) =>
  ({ type: 'battleBegan', province, seats }) as const;

/** A Quest is named with its Age. */
const printed = (card: CardId | Face): Face => (typeof card === 'string' ? { card } : card);

export const revealed = (seat: number, card: CardId | Face, bonus: number) =>
  ({ type: 'revealed', seat, ...printed(card), bonus, mayFight: false }) as const;
/** A Quest of a clan with Tyr's Domain or Wrath, and the answer that it fights. */
export const revealedQuest = (seat: number, quest: Face) =>
  ({ type: 'revealed', seat, ...quest, bonus: 0, mayFight: true }) as const;
export const questFought = (seat: number, quest: Face, bonus: number) =>
  ({ type: 'questFought', seat, ...quest, bonus }) as const;
export const questRested = (seat: number, quest: Face) => ({ type: 'questRested', seat, ...quest }) as const;
export const noCard = (seat: number) => ({ type: 'noCardLeft', seat }) as const;
export const silenced = (seat: number) => ({ type: 'textCancelled', seat, card: 'thors-primacy' }) as const;
export const swept = (seat: number) => ({ type: 'watchSwept', seat, card: 'heimdalls-watch' }) as const;
export const late = (seat: number, card: CardId, bonus: number) => ({ type: 'lateCard', seat, card, bonus }) as const;
export const copied = (seat: number, bonus: number) =>
  ({ type: 'sightCopied', seat, card: 'heimdalls-sight', bonus }) as const;
export const keptFromTide = (seat: number, figure: FigureId) => ({ type: 'tideKept', seat, figure }) as const;

export const strength = (seat: number, figures: number, cards: number) =>
  ({ type: 'strength', seat, figures, cards, total: figures + cards }) as const;
export const victory = (seat: number, province: ProvinceId, total: number, next: number) =>
  ({ type: 'battleWon', seat, province, total, next }) as const;
export const tie = (province: ProvinceId, total: number) => ({ type: 'battleTied', province, total }) as const;

export const discarded = (seat: number, ...cards: readonly CardId[]) =>
  ({ type: 'winnerDiscarded', seat, cards }) as const;
export const tookBack = (seat: number, ...cards: readonly CardId[]) =>
  ({ type: 'losersTookBack', seat, cards }) as const;
export const poisoned = (seat: number, victim: number, ...cards: readonly CardId[]) =>
  ({ type: 'poisonTook', seat, victim, cards }) as const;
export const boughtBack = (seat: number, card: CardId | Face) =>
  ({ type: 'boughtBack', seat, ...printed(card), rage: 1 }) as const;

export const died = (seat: number, place: ProvinceId | FjordId, cause: Cause, ...figures: readonly FigureId[]) =>
  ({ type: 'destroyed', seat, figures, cause, place }) as const;
export const saved = (seat: number, figure: FigureId) => ({ type: 'saved', seat, figure, rage: 1 }) as const;
export const fled = (seat: number, figure: FigureId, province: ProvinceId, cause: Cause) =>
  ({ type: 'fled', seat, figure, province, cause }) as const;

export const succeeded = (seat: number, province: ProvinceId, reward: RewardId) =>
  ({ type: 'pillageSucceeded', seat, province, reward }) as const;
export const failed = (province: ProvinceId) => ({ type: 'pillageFailed', province }) as const;
/** The stat’s new value and its new step, 1 to 6. */
export const raised = (seat: number, stat: StatId, value: number, step: number) =>
  ({ type: 'statRaised', seat, stat, value, step }) as const;
export const scored = (seat: number, glory: number, source: SourceId, why: CardId | FigureId | null = null) =>
  ({ type: 'gloryGained', seat, glory, source, why }) as const;
export const stole = (seat: number, victim: number, glory: number) =>
  ({ type: 'gloryStolen', seat, victim, glory, card: 'lokis-backstab' }) as const;
export const tricked = (seat: number, victim: number, rage: number) =>
  ({ type: 'rageStolen', seat, victim, rage, card: 'lokis-trickery' }) as const;
