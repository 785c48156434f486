/**
 * What one person's client sees of the shuffle, and compares by itself: it does not believe the server that nothing was changed. Notes are
 * kept by the owner, for a page may be loaded again between the promise and the deal.
 */
import { sha256OfHex } from '../sha256.ts';
import type { PublicShuffle, TableDoc } from '../table.ts';

export interface WitnessNotes {
  /** Drawn by this client; only its hash leaves it before the seats are frozen. */
  readonly nonce: string;
  /** The hash of the server's seed as it was first shown. */
  readonly hash: string | null;
  /** The hashes that the seats were frozen with. */
  readonly commitments: readonly (string | null)[] | null;
  readonly isRevealed: boolean;
}

export const newNotes = (nonce: string): WitnessNotes => ({ nonce, hash: null, commitments: null, isRevealed: false });

const newNotesFor = (hash: string, nonce: string): WitnessNotes => ({ ...newNotes(nonce), hash });

export interface ShuffleFindings {
  /**
   * The hash of the server's seed. unseen: this client came after the deal, and cannot know what was shown before. same: it has not
   * changed. changed: it has. fits: the seed that was shown at the end has it. broken: that seed has another one.
   */
  readonly seed: 'unseen' | 'same' | 'changed' | 'fits' | 'broken';
  /**
   * This person's nonce. none: no seat, or no promise. promised: the deal is still to come. mixed: it is in the shuffle. late: it was not
   * revealed in time. dropped: it was revealed and is said to be missing. changed: another promise, or another nonce, stands in its place.
   */
  readonly own: 'none' | 'promised' | 'mixed' | 'late' | 'dropped' | 'changed';
  /** The others' nonces. waiting: not dealt yet, or dealt before this client came. fit: each has its promised hash. broken: one has not. */
  readonly others: 'waiting' | 'fit' | 'broken';
  /** Seats, other than the own, that promised a nonce and did not reveal it. */
  readonly withheld: readonly number[];
}

/** Something was changed that must not change. */
export const isBroken = ({ seed, own, others }: ShuffleFindings): boolean =>
  seed === 'changed' || seed === 'broken' || own === 'changed' || others === 'broken';

export class ShuffleWitness {
  private current: WitnessNotes;
  private readonly keep: (notes: WitnessNotes) => void;
  private readonly draw: () => string;

  /** `draw` draws a nonce. */
  constructor(notes: WitnessNotes, keep: (notes: WitnessNotes) => void, draw: () => string) {
    this.current = notes;
    this.keep = keep;
    this.draw = draw;
  }

  get commitment(): string {
    return sha256OfHex(this.current.nonce);
  }

  /** Notes what is shown for the first time. Returns the nonce if it is time to reveal it, and everything is as it was promised. */
  see({ table, you }: TableDoc): string | null {
    const { hash, commitments, revealUntil, nonces } = table.shuffle;
    const { current } = this;
    if (current.hash === null && nonces === null) this.note({ hash });
    // The game could not begin, and people gather again: a number that is known must not be promised again.
    if (current.isRevealed && commitments === null && nonces === null) this.note(newNotesFor(hash, this.draw()));
    if (revealUntil === null || you.seat === null || current.isRevealed) return null;
    if (this.current.commitments === null) this.note({ commitments });
    const isAsPromised = this.current.hash === hash && commitments?.[you.seat] === this.commitment;
    if (!isAsPromised) return null;
    this.note({ isRevealed: true });
    return current.nonce;
  }

  findings({ table: { shuffle }, you }: TableDoc): ShuffleFindings {
    return {
      seed: this.seedFinding(shuffle),
      own: this.ownFinding(shuffle, you.seat),
      others: this.othersFinding(shuffle),
      withheld: withheldSeats(shuffle).filter((seat) => seat !== you.seat),
    };
  }

  private seedFinding({ hash, seed }: PublicShuffle): ShuffleFindings['seed'] {
    if (seed !== null && sha256OfHex(seed) !== hash) return 'broken';
    if (this.current.hash === null) return 'unseen';
    if (this.current.hash !== hash) return 'changed';
    return seed === null ? 'same' : 'fits';
  }

  private ownFinding({ commitments, nonces }: PublicShuffle, seat: number | null): ShuffleFindings['own'] {
    if (seat === null) return 'none';
    if (commitments === null) return nonces === null ? 'promised' : 'none';
    if (commitments[seat] === null) return nonces === null ? 'none' : 'late';
    if (commitments[seat] !== this.commitment) return this.current.commitments === null ? 'none' : 'changed';
    if (nonces === null) return 'promised';
    if (nonces[seat] === this.current.nonce) return 'mixed';
    if (nonces[seat] !== null) return 'changed';
    return this.current.isRevealed ? 'dropped' : 'late';
  }

  private othersFinding({ commitments, nonces }: PublicShuffle): ShuffleFindings['others'] {
    const promised = this.current.commitments;
    if (nonces === null || commitments === null || promised === null) return 'waiting';
    const isSame = commitments.every((commitment, seat) => commitment === promised[seat]);
    const doFit = nonces.every((nonce, seat) => nonce === null || sha256OfHex(nonce) === commitments[seat]);
    return isSame && doFit ? 'fit' : 'broken';
  }

  private note(more: Partial<WitnessNotes>): void {
    this.current = { ...this.current, ...more };
    this.keep(this.current);
  }
}

const withheldSeats = ({ commitments, nonces }: PublicShuffle): readonly number[] =>
  commitments === null || nonces === null
    ? []
    : commitments.flatMap((commitment, seat) => (commitment !== null && nonces[seat] === null ? [seat] : []));
