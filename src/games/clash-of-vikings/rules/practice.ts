/**
 * The practice game: three turns that show what the game is about. The learner has seat 0. First seat 2 tells the truth and is called,
 * then the learner bluffs and is believed, then seat 1 says what its discard pile proves to be a bluff. The words that go with each
 * turn are the page's.
 */
import type { Practice } from '../../../kernel/index.ts';
import type { VikingsOption } from '../facts/asks.ts';
import type { Described } from './position.ts';

const TRUTHFUL = 2;
const BLUFFER = 1;

const position: Described = {
  seats: 3,
  turn: TRUTHFUL,
  vikings: ['D3', 'D6', 'D9'],
  // The learner lacks the Sprint that leads to the 4.
  hands: [
    ['shield', 'walk', 'punch'],
    ['shield', 'sprint', 'punch'],
    ['sprint', 'walk', 'hammer'],
  ],
  // Both Walks of the bluffer were shown.
  discards: [[], ['walk', 'walk'], []],
  arena: { B1: [4], B3: [2], B5: [1], B7: [3] },
  reserve: 6,
};

const line = (seat: number, ask: string, ...wishes: readonly VikingsOption[]) => ({ seat, ask, wishes });

export const practice: Practice = {
  position,
  answers: [
    line(TRUTHFUL, 'layCard', { card: 'sprint' }, { card: 'walk' }),
    line(TRUTHFUL, 'nameAction', { action: 'sprint' }, { action: 'walk' }),
    line(TRUTHFUL, 'move', { to: 'B7' }, { to: 'A3' }),
    line(BLUFFER, 'layCard', { card: 'shield' }, { card: 'sprint' }),
    line(BLUFFER, 'nameAction', { action: 'walk' }, { action: 'sprint' }),
    line(BLUFFER, 'move', { to: 'B5' }),
    // The truth is called once; whatever the learner says is believed, and nobody calls before the learner does.
    line(BLUFFER, 'callBluff', { call: true }, { call: false }, { call: false }, { call: false }),
    line(TRUTHFUL, 'callBluff', { call: false }, { call: false }, { call: false }, { call: false }),
    line(BLUFFER, 'shield', { card: 'none' }, { card: 'none' }),
    line(TRUTHFUL, 'shield', { card: 'none' }, { card: 'none' }),
  ],
};
