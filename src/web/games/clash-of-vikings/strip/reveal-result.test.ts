import { expect, test } from 'vitest';
import type { Seat } from '../../../../kernel/index.ts';
import { revealResult } from './reveal-result.ts';

test('a called bluff tells who called, what the card was, and who took a bracelet from whom', () => {
  const events = [
    { type: 'calls', seat: 2 as Seat },
    { type: 'wasBluff', seat: 0 as Seat, action: 'sprint', card: 'slingshot' },
    { type: 'penaltyTaken', seat: 2 as Seat, victim: 0 as Seat, value: 3 },
    { type: 'actionDropped' },
  ] as const;
  expect(revealResult(events, null)).toEqual({
    caller: 2,
    seat: 0,
    said: 'sprint',
    card: 'slingshot',
    taken: { from: 0, to: 2, value: 3 },
    isStopped: true,
  });
});

test('a Shield belongs to the Viking under attack, also when the attack came with an earlier update', () => {
  const events = [{ type: 'callsShield', seat: 1 as Seat }, { type: 'shieldTrue' }] as const;
  expect(revealResult(events, 3)).toMatchObject({ caller: 1, seat: 3, said: 'shield', isStopped: true, taken: null });
});

test('nothing is told where no card was called', () => {
  expect(revealResult([{ type: 'nobodyCalls' }, { type: 'stays', seat: 0 as Seat }], null)).toBeNull();
});
