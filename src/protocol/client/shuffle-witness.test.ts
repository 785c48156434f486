import { describe, expect, test } from 'vitest';
import { sha256OfHex } from '../sha256.ts';
import type { PublicShuffle, TableDoc } from '../table.ts';
import { isBroken, newNotes, ShuffleWitness, type WitnessNotes } from './shuffle-witness.ts';

const SEED = 'ab'.repeat(32);
const OWN = '0a'.repeat(32);
const OTHER = '0b'.repeat(16);
const COMMITMENTS = [sha256OfHex(OWN), sha256OfHex(OTHER), null];

const GATHERING: PublicShuffle = {
  hash: sha256OfHex(SEED),
  commitments: null,
  revealUntil: null,
  nonces: null,
  seed: null,
  earlier: { givenUp: 0, withheld: 0 },
};
const FROZEN: PublicShuffle = { ...GATHERING, commitments: COMMITMENTS, revealUntil: 5 };
const DEALT: PublicShuffle = { ...GATHERING, commitments: COMMITMENTS, nonces: [OWN, OTHER, null] };
const ENDED: PublicShuffle = { ...DEALT, seed: SEED };

const doc = (shuffle: PublicShuffle, seat: number | null = 0): TableDoc =>
  ({ table: { shuffle }, you: { member: 0, seat, host: false }, game: null }) as unknown as TableDoc;

function witness(notes = newNotes(OWN)) {
  let kept: WitnessNotes = notes;
  const one = new ShuffleWitness(
    notes,
    (now) => void (kept = now),
    () => 'fe'.repeat(32),
  );
  return { one, kept: () => kept };
}

/** One that has seen all of these. */
function seen(...shuffles: readonly PublicShuffle[]) {
  const { one, kept } = witness();
  const revealed = shuffles.map((shuffle) => one.see(doc(shuffle)));
  return { one, kept, revealed };
}

test('reveals once, when the seats are frozen with its own promise', () => {
  const { revealed, one } = seen(GATHERING, GATHERING, FROZEN, FROZEN, DEALT);
  expect(revealed).toEqual([null, null, OWN, null, null]);
  expect(one.findings(doc(DEALT))).toEqual({ seed: 'same', own: 'mixed', others: 'fit', withheld: [], gatherings: 0 });
  expect(one.findings(doc(ENDED))).toEqual({ seed: 'fits', own: 'mixed', others: 'fit', withheld: [], gatherings: 0 });
});

test('goes on from its notes after the page was loaded again', () => {
  const { kept } = seen(GATHERING, FROZEN);
  const { one } = witness(JSON.parse(JSON.stringify(kept())) as WitnessNotes);
  expect(one.see(doc(FROZEN))).toBeNull();
  expect(one.findings(doc(ENDED))).toMatchObject({ seed: 'fits', own: 'mixed', others: 'fit' });
});

describe('does not reveal', () => {
  test('to a server that shows another hash than at first', () => {
    const other = { ...FROZEN, hash: sha256OfHex(OTHER) };
    const { revealed, one } = seen(GATHERING, other);
    expect(revealed).toEqual([null, null]);
    expect(one.findings(doc(other)).seed).toBe('changed');
  });

  test('where another promise stands in its place', () => {
    const other = { ...FROZEN, commitments: [sha256OfHex(OTHER), COMMITMENTS[1]!, null] };
    const { revealed, one } = seen(GATHERING, other);
    expect(revealed).toEqual([null, null]);
    expect(one.findings(doc(other)).own).toBe('changed');
  });

  test('without a seat', () => {
    const { one } = witness();
    expect(one.see(doc(FROZEN, null))).toBeNull();
    expect(one.findings(doc(FROZEN, null)).own).toBe('none');
  });
});

test('notices every exchange', () => {
  const { one } = seen(GATHERING, FROZEN);
  const broken: readonly [string, PublicShuffle, object][] = [
    ['another seed', { ...ENDED, seed: OWN }, { seed: 'broken' }],
    ['another hash with its seed', { ...ENDED, hash: sha256OfHex(OWN), seed: OWN }, { seed: 'changed' }],
    ['another nonce of mine', { ...DEALT, nonces: [OTHER, OTHER, null] }, { own: 'changed' }],
    ['another nonce of another', { ...DEALT, nonces: [OWN, OWN, null] }, { others: 'broken' }],
    ['a nonce without a promise', { ...DEALT, nonces: [OWN, OTHER, OTHER] }, { others: 'broken' }],
    [
      'another promise with its nonce',
      { ...DEALT, commitments: [COMMITMENTS[0]!, sha256OfHex(OWN), null], nonces: [OWN, OWN, null] },
      { others: 'broken' },
    ],
  ];
  for (const [name, shuffle, finding] of broken) {
    const findings = one.findings(doc(shuffle));
    expect([name, findings]).toEqual([name, expect.objectContaining(finding)]);
    expect([name, isBroken(findings)]).toEqual([name, true]);
  }
  expect(isBroken(one.findings(doc(ENDED)))).toBe(false);
});

test('tells a nonce that was revealed and is missing from one that was not revealed', () => {
  const missing = { ...DEALT, nonces: [null, OTHER, null] };
  expect(seen(GATHERING, FROZEN).one.findings(doc(missing)).own).toBe('dropped');
  expect(seen(GATHERING).one.findings(doc(missing)).own).toBe('unasked');
  const otherHash = { ...FROZEN, hash: sha256OfHex(OTHER) };
  expect(seen(GATHERING, otherHash).one.findings(doc(missing)).own).toBe('kept');
  const unpromised = { ...missing, commitments: [null, COMMITMENTS[1]!, null] };
  expect(seen(GATHERING).one.findings(doc(unpromised)).own).toBe('changed');
  expect(seen().one.findings(doc(unpromised)).own).toBe('none');
});

test('names the seats that promised and did not reveal', () => {
  const { one } = seen(GATHERING, FROZEN);
  expect(one.findings(doc({ ...DEALT, nonces: [OWN, null, null] })).withheld).toEqual([1]);
});

test('does not claim to know what was shown before it came', () => {
  const { one } = seen(DEALT);
  expect(one.findings(doc(DEALT))).toMatchObject({ seed: 'unseen', own: 'mixed', others: 'unseen' });
});

test('promises another nonce when the game could not begin, for the first one is known', () => {
  const { one } = seen(GATHERING, FROZEN, GATHERING);
  expect(one.commitment).toBe(sha256OfHex('fe'.repeat(32)));
});

describe('a server that does not keep to the order', () => {
  const FAKE = '0c'.repeat(32);
  const withOwn = (commitment: string | null): PublicShuffle['commitments'] => [commitment, COMMITMENTS[1]!, null];

  test.each<[string, readonly PublicShuffle[], object, boolean]>([
    [
      'shows no promise of this client when the seats are frozen',
      [
        { ...FROZEN, commitments: withOwn(null) },
        { ...ENDED, commitments: withOwn(null), nonces: [null, OTHER, null] },
      ],
      { own: 'changed' },
      true,
    ],
    [
      'deals with another promise and nonce in this seat, and shows no freezing',
      [{ ...ENDED, commitments: withOwn(sha256OfHex(FAKE)), nonces: [FAKE, OTHER, null] }],
      { own: 'changed', others: 'unseen' },
      true,
    ],
    [
      'deals with nonces alone, and shows no promises',
      [{ ...ENDED, commitments: null, nonces: [FAKE, OTHER, null] }],
      { own: 'changed', others: 'broken' },
      true,
    ],
    [
      'deals without any nonce',
      [{ ...ENDED, commitments: [null, null, null], nonces: [null, null, null] }],
      { own: 'changed', others: 'unseen' },
      true,
    ],
    [
      'does not show in time that the seats are frozen: a slow line looks the same',
      [{ ...ENDED, nonces: [null, OTHER, null] }],
      { own: 'unasked', others: 'unseen' },
      false,
    ],
    [
      'exchanges the promise of another after the freezing',
      [FROZEN, { ...ENDED, commitments: [COMMITMENTS[0]!, sha256OfHex(FAKE), null], nonces: [OWN, FAKE, null] }],
      { own: 'mixed', others: 'broken' },
      true,
    ],
    [
      'lets people gather again after it has the nonces, with another hash',
      [FROZEN, { ...GATHERING, hash: sha256OfHex(FAKE) }],
      { seed: 'changed', gatherings: 1 },
      true,
    ],
    ['lets people gather again after it has the nonces', [FROZEN, GATHERING], { seed: 'same', gatherings: 1 }, false],
  ])('%s', (_, shuffles, finding, broken) => {
    const findings = seen(GATHERING, ...shuffles).one.findings(doc(shuffles.at(-1)!));
    expect(findings).toMatchObject(finding);
    expect(isBroken(findings)).toBe(broken);
  });

  test('is told from a seat that this person has left, or resigned since', () => {
    const { one } = witness();
    one.see(doc(GATHERING));
    one.see(doc(GATHERING, null));
    const without = { ...ENDED, commitments: withOwn(sha256OfHex(FAKE)), nonces: [FAKE, OTHER, null] };
    expect(one.findings(doc(without, null))).toMatchObject({ own: 'none', others: 'unseen' });
    expect(seen(GATHERING, FROZEN).one.findings(doc(ENDED, null)).own).toBe('mixed');
  });
});
