/** What is asked, by which procedure, and what may be answered. */
import { everyName } from '../../../kernel/codes.ts';
import type { OptionOf } from '../../../kernel/types.ts';
import type { ClanPlaceId, ProvinceId, SpotId } from './board.ts';
import type { CardId } from './cards/kinds.ts';
import type { FigureId } from './figures.ts';
import type { StatId } from './stats.ts';

export const ACTS = ['invade', 'march', 'upgrade', 'quest', 'pillage', 'sacrifice', 'challenge', 'pass'] as const;
export type ActId = (typeof ACTS)[number];

/** Whose village a Mystic with Odin's Chosen may take. */
export const DISPLACED = ['warrior', 'mystic'] as const;
export type Displaced = (typeof DISPLACED)[number];

/** The village that is taken: `over` is the rival's seat. */
interface Taken {
  readonly over: number;
  readonly kills: Displaced;
}

type Card = { readonly card: CardId };
type CardOrNone = { readonly card: CardId | 'none' };
/** A card of the hand. A Quest has its Age, 1 to 3: those of one name from different Ages are different cards (BR-56). */
type HandCard = { readonly card: CardId; readonly age?: number };
type Province = { readonly province: ProvinceId };
type ProvinceOrNone = { readonly province: ProvinceId | 'none' };
type NoFigure = { readonly figure: 'none' };

export type ActOption =
  | { readonly act: Exclude<ActId, 'upgrade' | 'quest'> }
  | { readonly act: 'quest'; readonly card: CardId; readonly age: number }
  /** `over` is the upgrade that is replaced; `from` where its figure is, if the clan has two such monsters in different places (BR-55). */
  | { readonly act: 'upgrade'; readonly card: CardId; readonly over?: CardId; readonly from?: ClanPlaceId };

/** Into an empty village or a fjord, or into a village that is taken. */
export type LandingOption = { readonly place: SpotId } | ({ readonly place: ProvinceId } & Taken);

export type BringOption = { readonly figure: FigureId; readonly to: SpotId } | NoFigure;

export type SaveOption =
  | { readonly save: 'none' }
  | { readonly save: FigureId; readonly by: 'protection' }
  | { readonly save: FigureId; readonly by: 'flight' | 'retreat'; readonly to: ProvinceId };

export type SagaAsks = {
  /** `copy`: the second of two alike, where two are drafted at a time. */
  readonly draft: { readonly by: 'godsGifts'; readonly option: Card & { readonly copy?: 2 } };
  readonly act: { readonly by: 'actionPhase'; readonly option: ActOption };
  readonly invadeWho: {
    readonly by: 'invade';
    readonly option: { readonly figure: FigureId; readonly from: 'reserve' | 'valhalla' };
  };
  readonly invadeWhere: { readonly by: 'invade'; readonly option: LandingOption };
  readonly freeInvasion: { readonly by: 'freeInvasion'; readonly option: BringOption };
  readonly marchFrom: { readonly by: 'march'; readonly option: Province };
  readonly marchTo: { readonly by: 'march'; readonly option: Province };
  readonly marchWho: { readonly by: 'march'; readonly option: { readonly figure: FigureId | 'done' } };
  readonly pillage: { readonly by: 'pillage'; readonly option: Province };
  readonly challenge: { readonly by: 'pillage'; readonly option: Province };
  readonly sacrifice: {
    readonly by: 'sacrifice';
    readonly option: { readonly figure: FigureId; readonly from: SpotId };
  };
  readonly join: {
    readonly by: 'callToBattle';
    readonly option: { readonly figure: FigureId; readonly from: ProvinceId } | NoFigure;
  };
  readonly battleCard: { readonly by: 'battle'; readonly option: HandCard };
  /** The bonus that a shown Quest fights with, 0 where it does not fight (BRC-25). */
  readonly questFights: { readonly by: 'questFights'; readonly option: { readonly as: number } };
  readonly lateCard: { readonly by: 'lateCards'; readonly option: CardOrNone };
  readonly tide: { readonly by: 'tide'; readonly option: { readonly figure: FigureId } };
  readonly prowess: { readonly by: 'resolution'; readonly option: CardOrNone };
  readonly raise: { readonly by: 'raise'; readonly option: { readonly stat: StatId } };
  readonly leaderStep: {
    readonly by: 'resolution';
    readonly option: { readonly figure: FigureId; readonly to: ProvinceId } | NoFigure;
  };
  readonly save: { readonly by: 'destroy'; readonly option: SaveOption };
  readonly succor: { readonly by: 'entry'; readonly option: ProvinceOrNone };
  readonly thorsDomain: { readonly by: 'entry'; readonly option: ProvinceOrNone };
  readonly blessing: { readonly by: 'blessings'; readonly option: { readonly yes: boolean } };
  readonly keep: { readonly by: 'discard'; readonly option: HandCard | { readonly card: 'none' } };
  /** The "Done" that ends a turn, or comes before the call to battle. */
  readonly done: { readonly by: 'actionPhase' | 'pillage'; readonly option: { readonly done: true } };
};
export type AskId = keyof SagaAsks;
export type SagaOption = OptionOf<SagaAsks>;

/** Every question that a seat can be asked. */
export const ASKS = everyName<AskId>({
  draft: true,
  act: true,
  invadeWho: true,
  invadeWhere: true,
  freeInvasion: true,
  marchFrom: true,
  marchTo: true,
  marchWho: true,
  pillage: true,
  challenge: true,
  sacrifice: true,
  join: true,
  battleCard: true,
  questFights: true,
  lateCard: true,
  tide: true,
  prowess: true,
  raise: true,
  leaderStep: true,
  save: true,
  succor: true,
  thorsDomain: true,
  blessing: true,
  keep: true,
  done: true,
});
