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
  /** This client was in a seat before the deal, with its promise sent. */
  readonly isPromised: boolean;
  /** How often people gathered again after this client had revealed a nonce. */
  readonly gatherings: number;
}

export const newNotes = (nonce: string): WitnessNotes => ({
  nonce,
  hash: null,
  commitments: null,
  isRevealed: false,
  isPromised: false,
  gatherings: 0,
});

export interface ShuffleFindings {
  /**
   * The hash of the server's seed. unseen: this client came after the deal, and cannot know what was shown before. same: it has not
   * changed. changed: it has. fits: the seed that was shown at the end has it. broken: that seed has another one.
   */
  readonly seed: 'unseen' | 'same' | 'changed' | 'fits' | 'broken';
  /**
   * This person's nonce. none: no seat at the deal, or this client promised nothing. promised: the deal is still to come. mixed: it is in the
   * shuffle. unasked: it is missing, and this client was not shown in time that it was wanted. kept: this client did not reveal it, because
   * something had changed. dropped: it was revealed and is said to be missing. changed: another promise or nonce stands in its place, or none.
   */
  readonly own: 'none' | 'promised' | 'mixed' | 'unasked' | 'kept' | 'dropped' | 'changed';
  /**
   * All nonces. waiting: not dealt yet. fit: each has the hash that was shown before it. unseen: each has the hash that is shown now, which
   * this client did not see before the deal. broken: one has not, or a hash was exchanged.
   */
  readonly others: 'waiting' | 'fit' | 'unseen' | 'broken';
  /** Seats, other than the own, that promised a nonce and did not reveal it. */
  readonly withheld: readonly number[];
  /** How often people gathered again after this client had revealed: each time, whoever knew all nonces could have looked at a deal. */
  readonly gatherings: number;
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
    if (nonces !== null) return null;
    if (this.current.hash === null) this.note({ hash });
    // The game could not begin, and people gather again: a number that is known must not be promised again.
    if (this.current.isRevealed && commitments === null) {
      const { gatherings, hash: first } = this.current;
      this.note({ ...newNotes(this.draw()), hash: first, gatherings: gatherings + 1 });
    }
    if (commitments === null && this.current.isPromised !== (you.seat !== null)) {
      this.note({ isPromised: you.seat !== null });
    }
    if (revealUntil === null) return null;
    if (this.current.commitments === null) this.note({ commitments, isPromised: you.seat !== null });
    if (you.seat === null || this.current.isRevealed) return null;
    const isAsPromised = this.current.hash === hash && commitments?.[you.seat] === this.commitment;
    if (!isAsPromised) return null;
    this.note({ isRevealed: true });
    return this.current.nonce;
  }

  findings({ table: { shuffle }, you }: TableDoc): ShuffleFindings {
    return {
      seed: this.seedFinding(shuffle),
      own: this.ownFinding(shuffle, you.seat),
      others: this.othersFinding(shuffle),
      withheld: withheldSeats(shuffle).filter((seat) => seat !== you.seat),
      gatherings: this.current.gatherings,
    };
  }

  private seedFinding({ hash, seed }: PublicShuffle): ShuffleFindings['seed'] {
    if (seed !== null && sha256OfHex(seed) !== hash) return 'broken';
    if (this.current.hash === null) return 'unseen';
    if (this.current.hash !== hash) return 'changed';
    return seed === null ? 'same' : 'fits';
  }

  private ownFinding({ commitments, nonces }: PublicShuffle, shownSeat: number | null): ShuffleFindings['own'] {
    const { isPromised, isRevealed, nonce } = this.current;
    // Somebody who resigned has no seat any more, but had one at the deal.
    const seat = shownSeat ?? (nonces === null ? -1 : (commitments?.indexOf(this.commitment) ?? -1));
    if (seat === -1) return 'none';
    if (commitments === null && nonces === null) return 'promised';
    if ((commitments?.[seat] ?? null) !== this.commitment) return isPromised ? 'changed' : 'none';
    if (nonces === null) return 'promised';
    if (nonces[seat] === nonce) return 'mixed';
    if (nonces[seat] !== null) return 'changed';
    if (isRevealed) return 'dropped';
    return this.current.commitments === null ? 'unasked' : 'kept';
  }

  private othersFinding({ commitments, nonces }: PublicShuffle): ShuffleFindings['others'] {
    const { commitments: promised, isPromised } = this.current;
    if (nonces === null) return 'waiting';
    // Games of an earlier version have no promises; this client has made one.
    if (commitments === null) return isPromised || promised !== null ? 'broken' : 'unseen';
    const doFit = nonces.every((nonce, seat) => nonce === null || sha256OfHex(nonce) === commitments[seat]);
    const isSame = promised === null || commitments.every((commitment, seat) => commitment === promised[seat]);
    if (!doFit || !isSame) return 'broken';
    return promised === null ? 'unseen' : 'fit';
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
