/** The table of Blood Rage: what lies where, and whose it is. */
import type { Hidden, Seat, State, WindowFrame } from '../../../kernel/index.ts';
import { BOX, RESERVE } from '../board/board.ts';
import type { CardId, FigureId, PlaceId, ProvinceId, StatId } from '../ids.ts';

/** A clan's figures by number within the clan: one leader, one ship, eight warriors, two mystics, two monsters. */
export const LEADER = 0;
export const SHIP = 1;
export const FIRST_WARRIOR = 2;
export const FIRST_MYSTIC = 10;
export const FIRST_MONSTER = 12;
export const FORCE = 14;

export interface Table {
  readonly hidden: Hidden;
  /** Decks of the three Ages, what goes round in the draft, hands, cards kept from the last Age. */
  readonly decks: number[][];
  packets: number[][];
  readonly hands: number[][];
  readonly kept: number[][];
  readonly quests: number[][];
  /** Cards on the clan sheets, and cards shown in the battle under way. */
  readonly upgrades: number[][];
  readonly played: number[][];
  /** Face up; and face down for good. */
  readonly discard: number[];
  readonly buried: number[];
  /** Place of every figure: seat × FORCE + number within the clan. */
  readonly where: number[];
  /** Kind of card of each monster figure: seat × 2 + 0 or 1; -1 where there is none. */
  readonly monsters: number[];
  /** Steps 0 to 5 of the stats: seat × 3 + stat. */
  readonly steps: number[];
  readonly rage: number[];
  readonly glory: number[];
  /** Glory by source: seat × SOURCES + source. */
  readonly sources: number[];
  readonly passed: boolean[];
  /** By province: the reward, whether it was pillaged this Age, whether it is gone. */
  readonly tokens: number[];
  readonly pillaged: boolean[];
  readonly destroyed: boolean[];
  /** The provinces doomed in the three Ages. */
  readonly doom: number[];
  /** 0 to 2. */
  age: number;
  first: Seat;
  phase: number;
}

const MOST_SEATS = 5;
/** Worked out once: the innermost loops ask for it, and a division costs more than all around it. */
const OWNERS = Uint8Array.from({ length: MOST_SEATS * FORCE }, (_, figure) => Math.floor(figure / FORCE));
const MEMBERS = Uint8Array.from({ length: MOST_SEATS * FORCE }, (_, figure) => figure % FORCE);

/** A figure by number: its owner, and its number within the clan. */
export const ownerOf = (figure: number): Seat => OWNERS[figure]! as Seat;
export const memberOf = (figure: number): number => MEMBERS[figure]!;
export const figureOf = (seat: number, member: number): number => seat * FORCE + member;

/** Why figures are destroyed: some causes allow an escape (BRC-39 to BRC-42). */
export type Cause = 'smite' | 'tide' | 'battle' | 'monster' | 'chosen' | 'ragnarok' | 'sacrifice';

type Plain<P extends string, L = object> = { readonly proc: P; at: string } & L;

/** A figure enters the board: the one it displaces dies, it lands, its blow falls, Succor and Thor's Domain follow (BRC-47). */
interface Entry {
  readonly seat: Seat;
  readonly figure: number;
  readonly place: number;
  /** -1: an empty village. */
  readonly displaced: number;
  readonly rage: number;
  /** Whether Succor, and Thor's Domain, may follow. */
  readonly follows: boolean;
  readonly domain: boolean;
}

interface Battle {
  /** The pillager. */
  readonly seat: Seat;
  readonly province: number;
  /** A pillage of a province already pillaged (Tyr's Challenge): its token stays turned. */
  readonly again: boolean;
  /** Pillager first, then clockwise. */
  readonly fighters: readonly Seat[];
  /** Seats whose shown card has no text (Thor's Primacy). */
  voided: readonly Seat[];
  /** Figures that have died in this battle, by seat. */
  deaths: readonly number[];
  /** Clans whose Valkyrie is in it. */
  valkyries: readonly Seat[];
  /** Which fighter is next. */
  cursor: number;
}

interface Resolution extends Battle {
  /** -1: nobody has won. */
  readonly winner: number;
  /** False where nobody stood against the pillager. */
  readonly fought: boolean;
  /** Odin's Judgement: Glory for each death, by seat. Frigga's Grace: shown by the pillager. */
  judgements: readonly number[];
  grace: boolean;
}

export type SagaFrame =
  | Plain<'saga'>
  | Plain<'godsGifts', { round: number }>
  | Plain<'actionPhase', { seat: Seat; domainUsed: boolean }>
  | Plain<'invade', { readonly seat: Seat; figure: number }>
  /** `last` is the sort of figure picked last, an index into FIGURES. */
  | Plain<'march', { readonly seat: Seat; from: number; to: number; last: number; moved: number }>
  | Plain<'upgrade', { readonly seat: Seat; readonly card: CardId; readonly over: CardId | null }>
  | Plain<'sacrifice', { readonly seat: Seat; victims: readonly number[] }>
  | Plain<'entry', Entry>
  | Plain<'freeInvasion', { readonly seat: Seat; readonly figures: readonly FigureId[] }>
  /** The province is -1 until it is chosen. */
  | Plain<'pillage', { readonly seat: Seat; province: number; readonly again: boolean; readonly rage: number }>
  | ({ readonly proc: 'callToBattle'; readonly province: number } & WindowFrame)
  /** Quests that fight as battle cards: the bonus, by seat. */
  | Plain<'battle', Battle & { questBonus: readonly number[] }>
  /** `kept` are the figures that survive. */
  | Plain<
      'tide',
      { readonly province: number; readonly fighters: readonly Seat[]; cursor: number; kept: readonly number[] }
    >
  | ({ readonly proc: 'lateCards' } & WindowFrame)
  | Plain<'resolution', Resolution>
  /** Steps to be raised by choice; `except` is the stat that may not be, -1 for none. */
  | Plain<'raise', { readonly seat: Seat; left: number; readonly except: number }>
  | ({ readonly proc: 'blessings'; readonly province: number } & WindowFrame)
  /** `order`: whose figures are looked at first. */
  | Plain<
      'destroy',
      {
        readonly cause: Cause;
        readonly place: number;
        victims: readonly number[];
        readonly order: readonly Seat[];
        cursor: number;
      }
    >
  | Plain<'discard'>
  | Plain<'questPhase', { cursor: number }>
  | Plain<'ragnarok', { province: number }>
  | Plain<'releaseValhalla'>
  | Plain<'endOfAge'>
  | Plain<'finalScoring'>;

export type FrameOf<P extends SagaFrame['proc']> = Extract<SagaFrame, { readonly proc: P }>;

/** What a mystic with Odin's Chosen may take the village of; `over` in an option is then the rival's seat. */
export type Displaced = 'warrior' | 'mystic';
export const ACTS = ['invade', 'march', 'upgrade', 'quest', 'pillage', 'sacrifice', 'challenge', 'pass'] as const;
export type ActId = (typeof ACTS)[number];
export const SAVES = ['protection', 'flight', 'retreat'] as const;
export type SaveId = (typeof SAVES)[number];

export type SagaOption =
  /** `as`: a Quest that fights with that bonus. `copy`: the second of two alike, where two are drafted at a time. */
  | { readonly card: CardId | 'none'; readonly as?: number; readonly copy?: 2 }
  /** Upgrades and Quests name their card; `over` is the upgrade that is replaced. */
  | { readonly act: ActId; readonly card?: CardId; readonly over?: CardId }
  | {
      readonly figure: FigureId | 'done' | 'none';
      readonly from?: PlaceId;
      readonly to?: PlaceId;
      readonly over?: number;
      readonly kills?: Displaced;
    }
  | { readonly place: PlaceId; readonly over?: number; readonly kills?: Displaced }
  | { readonly province: ProvinceId | 'none' }
  | { readonly save: FigureId | 'none'; readonly by?: SaveId; readonly to?: ProvinceId }
  | { readonly stat: StatId }
  | { readonly yes: boolean }
  | { readonly done: true };

export type SagaState = State<Table, SagaFrame, SagaOption>;

/** The clan's figures stand in the box until they are theirs: mystics and monsters. */
export const startPlace = (member: number): number => (member >= FIRST_MYSTIC ? BOX : RESERVE);
