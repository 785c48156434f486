import { expect, test } from 'vitest';
import type { HeardLine } from '../../../../protocol/client.ts';
import { ledgerOf } from './ledger.ts';

function story(
  ...events: readonly { readonly type: string; readonly withdrawn?: boolean; readonly [field: string]: unknown }[]
): readonly HeardLine[] {
  return events.map(({ withdrawn = false, ...event }, index) => ({ no: index + 1, at: 0, event, withdrawn }));
}

test('calls are counted for the one who announced and the one who called', () => {
  const rows = ledgerOf(
    story(
      { type: 'announced', seat: 0, action: 'walk', card: null },
      { type: 'calls', seat: 1 },
      { type: 'wasBluff', seat: 0, action: 'walk', card: 'club' },
      { type: 'announced', seat: 0, action: 'sprint', card: null },
      { type: 'calls', seat: 1 },
      { type: 'wasTrue', seat: 0, action: 'sprint' },
    ),
    2,
  );
  expect(rows[0]).toMatchObject({ announced: 2, called: 2, true: 1, bluff: 1, calls: 0 });
  expect(rows[1]).toMatchObject({ announced: 0, calls: 2, callsRight: 1 });
});

test('an announcement that was taken back was never made', () => {
  const [row] = ledgerOf(
    story(
      { type: 'announced', seat: 0, action: 'walk', card: 'club', withdrawn: true },
      { type: 'announced', seat: 0, action: 'club', card: 'club' },
    ),
    1,
  );
  expect(row).toMatchObject({ announced: 1, unseenBluffs: 0 });
});

test('own bluffs that nobody called are known, and only those', () => {
  const [row] = ledgerOf(
    story(
      { type: 'announced', seat: 0, action: 'walk', card: 'club' },
      { type: 'nobodyCalls' },
      { type: 'announced', seat: 0, action: 'walk', card: 'slam' },
      { type: 'calls', seat: 0 },
      { type: 'wasBluff', seat: 0, action: 'walk', card: 'slam' },
    ),
    1,
  );
  expect(row).toMatchObject({ bluff: 1, unseenBluffs: 1 });
});

test('a claimed Shield is counted for its bearer', () => {
  const rows = ledgerOf(
    story({ type: 'claimedShield', seat: 1, card: null }, { type: 'callsShield', seat: 0 }, { type: 'shieldTrue' }),
    2,
  );
  expect(rows[1]).toMatchObject({ shieldsCalled: 1, shieldsTrue: 1 });
});
