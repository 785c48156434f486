/** The procedures under way, and how each is called. */
import type { Seat, WindowFrame } from '../../../kernel/index.ts';
import { placeCode, type ActOption, type CardId, type FigureId } from '../facts/index.ts';

/** Why figures are destroyed: some causes allow an escape (BRC-39 to BRC-42). */
export const CAUSES = ['smite', 'tide', 'battle', 'monster', 'chosen', 'ragnarok', 'sacrifice'] as const;
export type Cause = (typeof CAUSES)[number];

type FrameWith<P extends string, L = object> = { readonly proc: P; at: string } & L;

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
  readonly winner: Seat | -1;
  /** False where nobody stood against the pillager. */
  readonly fought: boolean;
  /** By seat: the shown cards that score for each death, as Odin's Judgement does. */
  judgements: readonly (readonly CardId[])[];
  /** The pillager has shown Frigga's Grace. */
  grace: boolean;
}

export type SagaFrame =
  | FrameWith<'saga'>
  | FrameWith<'godsGifts', { round: number }>
  | FrameWith<'actionPhase', { seat: Seat; domainUsed: boolean }>
  | FrameWith<'invade', { readonly seat: Seat; figure: number }>
  | FrameWith<'march', { readonly seat: Seat; from: number; to: number; moved: number }>
  /** `over` is the card that is replaced; `from` the place of its figure if the clan has two such monsters apart (BR-55), else -1. */
  | FrameWith<
      'upgrade',
      { readonly seat: Seat; readonly card: CardId; readonly over: CardId | null; readonly from: number }
    >
  | FrameWith<'sacrifice', { readonly seat: Seat; victims: readonly number[] }>
  | FrameWith<'entry', Entry>
  | FrameWith<'freeInvasion', { readonly seat: Seat; readonly figures: readonly FigureId[] }>
  /** The province is -1 until it is chosen. */
  | FrameWith<'pillage', { readonly seat: Seat; province: number; readonly again: boolean; readonly rage: number }>
  | ({ readonly proc: 'callToBattle'; readonly province: number } & WindowFrame)
  /** Quests that fight as battle cards: the bonus, by seat. */
  | FrameWith<'battle', Battle & { questBonus: readonly number[] }>
  /** `kept` are the figures that survive. */
  | FrameWith<
      'tide',
      { readonly province: number; readonly fighters: readonly Seat[]; cursor: number; kept: readonly number[] }
    >
  | ({ readonly proc: 'questFights' } & WindowFrame)
  | ({ readonly proc: 'lateCards' } & WindowFrame)
  | FrameWith<'resolution', Resolution>
  /** Steps to be raised by choice; `except` is the stat that may not be, -1 for none. */
  | FrameWith<'raise', { readonly seat: Seat; left: number; readonly except: number }>
  | ({ readonly proc: 'blessings'; readonly province: number } & WindowFrame)
  /** `order`: the seats in the order in which they may save figures. */
  | FrameWith<
      'destroy',
      {
        readonly cause: Cause;
        readonly place: number;
        victims: readonly number[];
        readonly order: readonly Seat[];
        cursor: number;
      }
    >
  | FrameWith<'discard'>
  | FrameWith<'questPhase', { cursor: number }>
  | FrameWith<'ragnarok', { province: number }>
  | FrameWith<'releaseValhalla'>
  | FrameWith<'endOfAge'>
  | FrameWith<'finalScoring'>;

export type FrameOf<P extends SagaFrame['proc']> = Extract<SagaFrame, { readonly proc: P }>;

/** The frame of that procedure under way, the innermost if there are several. */
export const frameIn = <P extends SagaFrame['proc']>(stack: readonly SagaFrame[], proc: P): FrameOf<P> | undefined =>
  stack.findLast((frame): frame is FrameOf<P> => frame.proc === proc);

// ── Calls that several procedures make. Saved games hold the keys in this order. ────────────────────────────────────

export const actionPhaseFrame = (at: 'begin' | 'turn', seat: Seat): FrameOf<'actionPhase'> => ({
  proc: 'actionPhase',
  at,
  seat,
  domainUsed: false,
});

export const upgradeFrame = (
  seat: Seat,
  { card, over, from }: Extract<ActOption, { readonly act: 'upgrade' }>,
): FrameOf<'upgrade'> => ({
  proc: 'upgrade',
  at: 'play',
  seat,
  card,
  over: over ?? null,
  from: from === undefined ? -1 : placeCode(from),
});

/** By default a free invasion of an empty village that Succor and Thor's Domain may follow. */
export const entryFrame = (
  seat: Seat,
  figure: number,
  place: number,
  { displaced = -1, rage = 0, follows = true, domain = true }: Partial<Omit<Entry, 'seat' | 'figure' | 'place'>>,
): FrameOf<'entry'> => ({
  proc: 'entry',
  at: 'displace',
  seat,
  figure,
  place,
  displaced,
  rage,
  follows,
  domain,
});

export const destroyFrame = (
  cause: Cause,
  place: number,
  victims: readonly number[],
  order: readonly Seat[],
): FrameOf<'destroy'> => ({ proc: 'destroy', at: 'look', cause, place, victims, order, cursor: 0 });

export const raiseFrame = (seat: Seat, left: number, except = -1): FrameOf<'raise'> => ({
  proc: 'raise',
  at: 'look',
  seat,
  left,
  except,
});

/** `again`: the province was pillaged before (Tyr's Challenge). Without a province the player is asked for one. */
export const pillageFrame = (
  seat: Seat,
  { province = -1, again = false, rage = 0 }: Partial<Pick<FrameOf<'pillage'>, 'province' | 'again' | 'rage'>> = {},
): FrameOf<'pillage'> => ({
  proc: 'pillage',
  at: province === -1 ? 'where' : 'declare',
  seat,
  province,
  again,
  rage,
});

export const resolutionFrame = (
  at: 'texts' | 'spoils',
  { seat, province, again, fighters, voided, deaths, valkyries }: Battle,
  { winner, fought, judgements, grace }: Omit<Resolution, keyof Battle>,
): FrameOf<'resolution'> => ({
  proc: 'resolution',
  at,
  seat,
  province,
  again,
  fighters,
  voided,
  winner,
  deaths,
  valkyries,
  fought,
  judgements,
  grace,
  cursor: 0,
});
