/** Two clans in Gimle, card against card: who shows what, and how it must end. The ends are worked out by hand from the rulings. */
import type { CardId, FigureId } from '../../facts/index.ts';

export interface Side {
  readonly card: CardId;
  /** Laid at the second choice, after Heimdall's Watch. */
  readonly next?: CardId;
  readonly late?: CardId;
  readonly figures: readonly FigureId[];
  /** Kept through Odin's Tide; the Leader unless told. */
  readonly keeps?: FigureId;
  readonly glory?: number;
}

export interface End {
  readonly won: boolean;
  readonly total: number;
  /** Of 10 before the battle, unless the side says otherwise. */
  readonly glory: number;
  /** Of 3 before the battle. */
  readonly rage?: number;
  /** A clan that lost has lost all its figures; these are a winner's losses. */
  readonly dead?: readonly FigureId[];
  /** The Axes stat, 3 unless raised. */
  readonly axes?: number;
  /** A rival's cards that came into the hand. */
  readonly takes?: readonly CardId[];
  /** A winner's cards are gone to the rival instead of the discard. */
  readonly robbed?: true;
}

export interface Pair {
  readonly sides: readonly [Side, Side];
  /** By which of the two pillages. */
  readonly ends: readonly [readonly [End, End], readonly [End, End]];
  /** Heimdall's Watch has discarded the cards that were shown first. */
  readonly swept?: true;
}

type More = Omit<Partial<Side>, 'card'>;
/** STR 4, 7 and 1. */
const even = (card: CardId, more: More = {}): Side => ({ card, figures: ['leader', 'warrior'], ...more });
const strong = (card: CardId, more: More = {}): Side => ({
  card,
  figures: ['leader', 'ship', 'warrior', 'warrior'],
  ...more,
});
const weak = (card: CardId): Side => ({ card, figures: ['warrior'] });

type Extra = Pick<End, 'rage' | 'dead' | 'axes' | 'takes' | 'robbed'>;
const won = (total: number, glory: number, extra: Extra = {}): End => ({ won: true, total, glory, ...extra });
const lost = (total: number, glory: number, extra: Extra = {}): End => ({ won: false, total, glory, ...extra });
/** Poison has taken the winner's cards. */
const robbed = (total: number, glory: number, extra: Extra = {}): End => won(total, glory, { ...extra, robbed: true });

/** It ends the same whoever pillages. */
const pair = (first: Side, second: Side, ...ends: readonly [End, End]): Pair => ({
  sides: [first, second],
  ends: [ends, ends],
});
const sweep = (first: Side, second: Side, ...ends: readonly [End, End]): Pair => ({
  ...pair(first, second, ...ends),
  swept: true,
});
/** It matters whether the first or the second pillages. */
const either = (first: Side, second: Side, ...ends: Pair['ends']): Pair => ({ sides: [first, second], ends });

const FALLEN: Extra = { dead: ['warrior'] };
/** +2 and +2. */
const ADDS = even('tyrs-bash', { late: 'heimdalls-eye' });
const WATCH = even('heimdalls-watch', { next: 'tyrs-bash' });
const GRACE = strong('friggas-grace');
const HAMMER = strong('thors-hammer');
const OATH = strong('thors-oath');
const ASCENSION = strong('thors-ascension');
const AXES: Extra = { axes: 4 };
const RAGE: Extra = { rage: 6 };

/** Every text but Primacy's is void, every STR stays (BRC-19). */
export const PRIMACY: readonly Pair[] = [
  pair(even('thors-primacy'), even('heimdalls-watch'), won(7, 13), lost(4, 10)),
  pair(even('thors-primacy'), even('odins-smite'), won(7, 13), lost(5, 10)),
  pair(even('thors-primacy'), even('odins-tide'), won(7, 13), lost(5, 10)),
  pair(even('thors-primacy'), even('heimdalls-sight'), won(7, 13), lost(4, 10)),
  pair(even('thors-primacy'), even('odins-judgement'), won(7, 13), lost(6, 10)),
  pair(even('thors-primacy'), even('lokis-trickery'), won(7, 13), lost(4, 10)),
  pair(even('thors-primacy'), even('lokis-poison'), won(7, 13), lost(4, 10)),
  pair(even('thors-primacy'), even('lokis-backstab'), won(7, 13), lost(4, 10)),
  pair(weak('thors-primacy'), GRACE, lost(4, 10), won(9, 13)),
  pair(weak('thors-primacy'), HAMMER, lost(4, 10), won(8, 13)),
  pair(weak('thors-primacy'), OATH, lost(4, 10), won(8, 13)),
  pair(weak('thors-primacy'), ASCENSION, lost(4, 10), won(8, 13)),
  pair(even('thors-primacy'), ADDS, lost(7, 10), won(8, 13)),
  pair(even('thors-primacy'), even('thors-primacy'), lost(7, 10), lost(7, 10)),
];

/** Nothing that Watch sweeps away acts; its clan scores the sum of what was shown, and lays Tyr's Bash (BRC-20). */
export const SWEPT: readonly Pair[] = [
  sweep(WATCH, even('odins-smite'), won(6, 14), lost(4, 10)),
  sweep(WATCH, even('odins-tide'), won(6, 14), lost(4, 10)),
  sweep(WATCH, even('heimdalls-sight'), won(6, 13), lost(4, 10)),
  sweep(WATCH, even('odins-judgement'), won(6, 15), lost(4, 10)),
  sweep(WATCH, even('lokis-trickery'), won(6, 13), lost(4, 10)),
  sweep(WATCH, even('lokis-poison'), won(6, 13), lost(4, 10)),
  sweep(WATCH, even('lokis-backstab'), won(6, 13), lost(4, 10)),
  sweep(WATCH, GRACE, lost(6, 12), won(7, 13)),
  sweep(WATCH, HAMMER, lost(6, 11), won(7, 13)),
  sweep(WATCH, OATH, lost(6, 11), won(7, 13)),
  sweep(WATCH, ASCENSION, lost(6, 11), won(7, 13)),
  sweep(WATCH, even('heimdalls-eye', { next: 'tyrs-smash', late: 'heimdalls-gaze' }), lost(6, 12), won(10, 13)),
  sweep(WATCH, even('heimdalls-watch'), won(6, 13), lost(4, 10)),
];

/** A Warrior of the rival falls before the comparison (BRC-21). */
export const SMITE: readonly Pair[] = [
  pair(strong('odins-smite'), even('odins-smite'), won(7, 13, FALLEN), lost(4, 10)),
  // Smite first: one Warrior is left to the Tide. Tide first: the one that it left is smitten.
  either(
    even('odins-smite'),
    even('odins-tide', { figures: ['warrior', 'warrior'], keeps: 'warrior' }),
    [won(4, 13, FALLEN), lost(2, 10)],
    [won(4, 13, FALLEN), lost(1, 10)],
  ),
  pair(even('odins-smite'), even('heimdalls-sight'), won(5, 13), lost(4, 10)),
  // A tie, and four deaths.
  pair(even('odins-smite'), even('odins-judgement'), lost(5, 10), lost(5, 18)),
  pair(even('odins-smite'), even('lokis-trickery'), won(5, 13, { rage: 2 }), lost(3, 10, { rage: 4 })),
  pair(even('odins-smite'), even('lokis-poison'), robbed(5, 13), lost(3, 10, { takes: ['odins-smite'] })),
  pair(even('odins-smite'), even('lokis-backstab'), won(5, 11), lost(3, 12)),
  either(
    even('odins-smite'),
    GRACE,
    [lost(5, 10), won(8, 13, FALLEN)],
    [lost(5, 10), won(8, 14, { ...FALLEN, ...AXES })],
  ),
  pair(even('odins-smite'), HAMMER, lost(5, 10), won(7, 16, FALLEN)),
  pair(even('odins-smite'), OATH, lost(5, 10), won(7, 14, { ...FALLEN, ...AXES })),
  pair(even('odins-smite'), ASCENSION, lost(5, 10), won(7, 16, { ...FALLEN, ...RAGE })),
  pair(even('odins-smite'), ADDS, lost(5, 10), won(7, 13, FALLEN)),
];

/** Each keeps one figure, the Leader unless told (BRC-22). */
const UNLED = { keeps: 'warrior' } as const;
export const TIDE: readonly Pair[] = [
  pair(even('odins-tide'), even('odins-tide', UNLED), won(4, 13, FALLEN), lost(2, 10)),
  pair(even('odins-tide'), even('heimdalls-sight', UNLED), won(4, 13, FALLEN), lost(2, 10)),
  // Three deaths.
  pair(even('odins-tide'), even('odins-judgement'), lost(4, 10), won(5, 19, FALLEN)),
  pair(even('odins-tide'), even('lokis-trickery', UNLED), won(4, 13, { ...FALLEN, rage: 2 }), lost(1, 10, { rage: 4 })),
  pair(even('odins-tide'), even('lokis-poison', UNLED), robbed(4, 13, FALLEN), lost(1, 10, { takes: ['odins-tide'] })),
  pair(even('odins-tide'), even('lokis-backstab', UNLED), won(4, 11, FALLEN), lost(1, 12)),
  either(
    even('odins-tide'),
    even('friggas-grace'),
    [lost(4, 10), won(5, 13, FALLEN)],
    [lost(4, 10), won(5, 14, { ...FALLEN, ...AXES })],
  ),
  pair(even('odins-tide', UNLED), even('thors-hammer'), lost(2, 10), won(4, 16, FALLEN)),
  pair(even('odins-tide', UNLED), even('thors-oath'), lost(2, 10), won(4, 14, { ...FALLEN, ...AXES })),
  pair(even('odins-tide', UNLED), even('thors-ascension'), lost(2, 10), won(4, 16, { ...FALLEN, ...RAGE })),
  pair(even('odins-tide'), ADDS, lost(4, 10), won(7, 13, FALLEN)),
];

/** As much as the best single card of the rival (BRC-23); a tie has no winner to win from (BRC-26). */
export const SIGHT: readonly Pair[] = [
  pair(even('heimdalls-sight'), even('odins-judgement'), lost(6, 10), lost(6, 18)),
  pair(even('heimdalls-sight'), even('lokis-trickery'), lost(4, 10), lost(4, 10)),
  pair(even('heimdalls-sight'), even('lokis-poison'), lost(4, 10), lost(4, 10)),
  pair(even('heimdalls-sight'), even('lokis-backstab'), lost(4, 10), lost(4, 10)),
  either(even('heimdalls-sight'), GRACE, [lost(6, 10), won(9, 13)], [lost(6, 10), won(9, 14, AXES)]),
  pair(even('heimdalls-sight'), HAMMER, lost(5, 10), won(8, 16)),
  pair(even('heimdalls-sight'), OATH, lost(5, 10), won(8, 14, AXES)),
  pair(even('heimdalls-sight'), ASCENSION, lost(5, 10), won(8, 16, RAGE)),
  pair(even('heimdalls-sight'), even('tyrs-bash', { late: 'heimdalls-gaze' }), lost(7, 10), won(9, 13)),
];

/** 2 Glory for each of the two or four deaths, also where the card is poisoned (BRC-35). */
export const JUDGEMENT: readonly Pair[] = [
  pair(even('odins-judgement'), even('odins-judgement'), lost(6, 18), lost(6, 18)),
  pair(even('odins-judgement'), even('lokis-trickery'), won(6, 17, { rage: 2 }), lost(4, 10, { rage: 4 })),
  pair(even('odins-judgement'), even('lokis-poison'), robbed(6, 17), lost(4, 10, { takes: ['odins-judgement'] })),
  pair(even('odins-judgement'), even('lokis-backstab'), won(6, 15), lost(4, 12)),
  either(even('odins-judgement'), GRACE, [lost(6, 14), won(9, 13)], [lost(6, 14), won(9, 14, AXES)]),
  pair(even('odins-judgement'), HAMMER, lost(6, 14), won(8, 16)),
  pair(even('odins-judgement'), OATH, lost(6, 14), won(8, 14, AXES)),
  pair(even('odins-judgement'), ASCENSION, lost(6, 14), won(8, 16, RAGE)),
  pair(even('odins-judgement'), ADDS, lost(6, 14), won(8, 13)),
];

/** The loser's text works, the winner's of the same sort does not (BRC-28 to BRC-30). */
export const LOKI: readonly Pair[] = [
  pair(strong('lokis-trickery'), even('lokis-trickery'), won(7, 13, { rage: 2 }), lost(4, 10, { rage: 4 })),
  pair(strong('lokis-trickery'), even('lokis-poison'), robbed(7, 13), lost(4, 10, { takes: ['lokis-trickery'] })),
  pair(even('lokis-trickery'), strong('lokis-poison'), lost(4, 10, { rage: 4 }), won(7, 13, { rage: 2 })),
  pair(strong('lokis-trickery'), even('lokis-backstab'), won(7, 11), lost(4, 12)),
  pair(even('lokis-trickery'), strong('lokis-backstab'), lost(4, 10, { rage: 4 }), won(7, 13, { rage: 2 })),
  either(
    even('lokis-trickery'),
    GRACE,
    [lost(4, 10, { rage: 4 }), won(9, 13, { rage: 2 })],
    [lost(4, 10, { rage: 4 }), won(9, 14, { rage: 2, axes: 4 })],
  ),
  pair(even('lokis-trickery'), HAMMER, lost(4, 10, { rage: 4 }), won(8, 16, { rage: 2 })),
  pair(even('lokis-trickery'), OATH, lost(4, 10, { rage: 4 }), won(8, 14, { rage: 2, axes: 4 })),
  pair(even('lokis-trickery'), ASCENSION, lost(4, 10, { rage: 4 }), won(8, 16, { rage: 5 })),
  pair(even('lokis-trickery'), ADDS, lost(4, 10, { rage: 4 }), won(8, 13, { rage: 2 })),

  pair(even('lokis-poison'), strong('lokis-poison'), lost(4, 10, { takes: ['lokis-poison'] }), robbed(7, 13)),
  pair(strong('lokis-poison'), even('lokis-backstab'), won(7, 11), lost(4, 12)),
  pair(even('lokis-poison'), strong('lokis-backstab'), lost(4, 10, { takes: ['lokis-backstab'] }), robbed(7, 13)),
  either(
    even('lokis-poison'),
    GRACE,
    [lost(4, 10, { takes: ['friggas-grace'] }), robbed(9, 13)],
    [lost(4, 10, { takes: ['friggas-grace'] }), robbed(9, 14, AXES)],
  ),
  pair(even('lokis-poison'), HAMMER, lost(4, 10, { takes: ['thors-hammer'] }), robbed(8, 16)),
  pair(even('lokis-poison'), OATH, lost(4, 10, { takes: ['thors-oath'] }), robbed(8, 14, AXES)),
  pair(even('lokis-poison'), ASCENSION, lost(4, 10, { takes: ['thors-ascension'] }), robbed(8, 16, RAGE)),
  pair(even('lokis-poison'), ADDS, lost(4, 10, { takes: ['tyrs-bash', 'heimdalls-eye'] }), robbed(8, 13)),

  pair(even('lokis-backstab'), strong('lokis-backstab'), lost(4, 12), won(7, 11)),
  either(even('lokis-backstab'), GRACE, [lost(4, 12), won(9, 11)], [lost(4, 12), won(9, 12, AXES)]),
  // A winner without Glory: Backstab first finds none, Hammer and Ascension first bring some to take.
  either(
    even('lokis-backstab'),
    strong('thors-hammer', { glory: 0 }),
    [lost(4, 10), won(8, 6)],
    [lost(4, 12), won(8, 4)],
  ),
  either(
    even('lokis-backstab'),
    strong('thors-ascension', { glory: 0 }),
    [lost(4, 10), won(8, 6, RAGE)],
    [lost(4, 12), won(8, 4, RAGE)],
  ),
  pair(even('lokis-backstab'), OATH, lost(4, 12), won(8, 12, AXES)),
  pair(even('lokis-backstab'), ADDS, lost(4, 12), won(8, 11)),
];

/** Only the winner's text works, and Grace only for the pillager (BRC-32). */
export const VICTORY: readonly Pair[] = [
  either(GRACE, even('friggas-grace'), [won(9, 14, AXES), lost(6, 10)], [won(9, 13), lost(6, 10)]),
  either(GRACE, even('thors-hammer'), [won(9, 14, AXES), lost(5, 10)], [won(9, 13), lost(5, 10)]),
  either(GRACE, even('thors-oath'), [won(9, 14, AXES), lost(5, 10)], [won(9, 13), lost(5, 10)]),
  either(GRACE, even('thors-ascension'), [won(9, 14, AXES), lost(5, 10)], [won(9, 13), lost(5, 10)]),
  either(GRACE, ADDS, [won(9, 14, AXES), lost(8, 10)], [won(9, 13), lost(8, 10)]),
  pair(even('friggas-grace'), HAMMER, lost(6, 10), won(8, 16)),
  pair(even('friggas-grace'), OATH, lost(6, 10), won(8, 14, AXES)),
  pair(even('friggas-grace'), ASCENSION, lost(6, 10), won(8, 16, RAGE)),
  pair(HAMMER, even('thors-hammer'), won(8, 16), lost(5, 10)),
  pair(HAMMER, even('thors-oath'), won(8, 16), lost(5, 10)),
  pair(HAMMER, even('thors-ascension'), won(8, 16), lost(5, 10)),
  pair(even('thors-hammer'), OATH, lost(5, 10), won(8, 14, AXES)),
  pair(even('thors-hammer'), ASCENSION, lost(5, 10), won(8, 16, RAGE)),
  pair(even('thors-hammer'), ADDS, lost(5, 10), won(8, 13)),
  pair(OATH, even('thors-oath'), won(8, 14, AXES), lost(5, 10)),
  pair(OATH, even('thors-ascension'), won(8, 14, AXES), lost(5, 10)),
  pair(even('thors-oath'), ASCENSION, lost(5, 10), won(8, 16, RAGE)),
  pair(even('thors-oath'), ADDS, lost(5, 10), won(8, 13)),
  pair(ASCENSION, even('thors-ascension'), won(8, 16, RAGE), lost(5, 10)),
  pair(even('thors-ascension'), ADDS, lost(5, 10), won(8, 13)),
  pair(even('heimdalls-eye'), even('heimdalls-gaze'), lost(6, 10), won(7, 13)),
  pair(
    even('tyrs-smash', { late: 'heimdalls-eye' }),
    even('tyrs-crush', { late: 'heimdalls-eye' }),
    lost(9, 10),
    won(10, 13),
  ),
];
