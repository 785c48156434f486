/** The running procedures and their local variables. Types of units are 0 to 2; sides and places are numbers as in table.ts. */
import type { Seat } from '../../../kernel/index.ts';
import type { EndingId } from '../facts/ids.ts';

interface At {
  at: string;
}

/** The lowest frame: one game, or the games of a campaign. `places` and `ending` are those of the game that has just ended. */
interface MatchFrame extends At {
  readonly proc: 'match';
  places: readonly number[];
  ending: EndingId | null;
}

interface ReinforcementsFrame extends At {
  readonly proc: 'reinforcements';
  /** Index in the turn order. */
  turn: number;
  /** By type: what the card still gives. */
  left: readonly number[];
  /** The type being placed. */
  type: number;
}

interface EquipFrame extends At {
  readonly proc: 'equip';
  readonly seat: Seat;
  /** Whether this is the second action of the round, in which points win (CR-71). */
  readonly second: boolean;
  forged: boolean;
  /** In a row, without a purchase or a forging (CRR-47). */
  placements: number;
  /** The code of the card being placed, and the type that wears it; -1 for a card beside the sheet. */
  card: number;
  wearer: number;
}

interface MoveFrame extends At {
  readonly proc: 'move';
  readonly seat: Seat;
  readonly second: boolean;
  /** Units that have moved in this action, counted as in `units` of the table. */
  moved: readonly number[];
  from: number;
  type: number;
  to: number;
}

export interface FightFrame extends At {
  readonly proc: 'fight';
  readonly territory: number;
  readonly attacker: Seat;
  /** A seat, or the elves. */
  readonly defender: number;
  /** 0 while the attacker strikes, 1 while the defender does. */
  striker: number;
  /** Rage tokens of attacker and defender. */
  rage: readonly number[];
  dice: number;
  /** Dice that show a wound. */
  faces: number;
  /** How often dice may still be thrown again in this assault. */
  rerolls: number;
  /** Wounds to spread, and the units chosen so far by type. */
  wounds: number;
  hits: readonly number[];
  /** How many assaults there were. */
  assaults: number;
}

export type RageFrame =
  | MatchFrame
  | ({ readonly proc: 'round' } & At)
  | ({ readonly proc: 'tactics' } & At)
  | ({ readonly proc: 'bastions'; turn: number } & At)
  | ReinforcementsFrame
  | ({ readonly proc: 'actions'; readonly number: 1 | 2; turn: number } & At)
  | EquipFrame
  | MoveFrame
  | ({ readonly proc: 'fights'; readonly seat: Seat; readonly second: boolean } & At)
  | FightFrame
  | ({ readonly proc: 'stones'; type: number } & At)
  | ({ readonly proc: 'endOfRound' } & At);

export type FrameOf<P extends RageFrame['proc']> = Extract<RageFrame, { readonly proc: P }>;

/** The frame of that procedure on the stack, if any. */
export const frameIn = <P extends RageFrame['proc']>(stack: readonly RageFrame[], proc: P): FrameOf<P> | undefined =>
  stack.findLast((frame): frame is FrameOf<P> => frame.proc === proc);

export const matchFrame = (): FrameOf<'match'> => ({ proc: 'match', at: 'begin', places: [], ending: null });

export const equipFrame = (seat: Seat, second: boolean): FrameOf<'equip'> => ({
  proc: 'equip',
  at: 'ask',
  seat,
  second,
  forged: false,
  placements: 0,
  card: -1,
  wearer: -1,
});

export const moveFrame = (seat: Seat, second: boolean, slots: number): FrameOf<'move'> => ({
  proc: 'move',
  at: 'ask',
  seat,
  second,
  moved: Array.from({ length: slots }, () => 0),
  from: -1,
  type: -1,
  to: -1,
});

const NOTHING: readonly number[] = Object.freeze([0, 0, 0]);

export const fightFrame = (territory: number, attacker: Seat, defender: number): FightFrame => ({
  proc: 'fight',
  at: 'begin',
  territory,
  attacker,
  defender,
  striker: 0,
  rage: [0, 0],
  dice: 0,
  faces: 0,
  rerolls: 0,
  wounds: 0,
  hits: NOTHING,
  assaults: 0,
});

/** The sides of the assault under way. */
export const strikerOf = ({ striker, attacker, defender }: FightFrame): number => (striker === 0 ? attacker : defender);
export const targetOf = ({ striker, attacker, defender }: FightFrame): number => (striker === 0 ? defender : attacker);
