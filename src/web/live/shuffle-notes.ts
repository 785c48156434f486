/** What this browser noted of the shuffles of its tables: its secret numbers, and the fingerprints that it was shown first. */
import { newNotes, type WitnessNotes } from '../../protocol/client/shuffle-witness.ts';

const KEY = 'meadhall.shuffle';
const MOST = 60;

type Notes = { readonly [table: string]: WitnessNotes };

function read(): Notes {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Notes;
  } catch {
    return {};
  }
}

/** The notes of this table; new ones, with a number drawn now, if there are none. */
export function shuffleNotes(table: string): WitnessNotes {
  const known = read()[table];
  // Notes of an earlier version of the page lack fields.
  if (typeof known?.nonce === 'string') return { ...newNotes(known.nonce), ...known };
  const notes = newNotes(newNonce());
  keepShuffleNotes(table, notes);
  return notes;
}

export function keepShuffleNotes(table: string, notes: WitnessNotes): void {
  const others = Object.entries(read())
    .filter(([id]) => id !== table)
    .slice(-(MOST - 1));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(others), [table]: notes }));
  } catch {
    // Storage is blocked: the notes last as long as the page is open.
  }
}

export const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
