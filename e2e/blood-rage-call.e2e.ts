import { expect, test } from 'vitest';
import type { SagaOption } from '../src/games/blood-rage/facts/index.ts';
import { bloodRage } from '../src/games/blood-rage/index.ts';
import type { SagaEvent } from '../src/games/blood-rage/rules/events.ts';
import type { Described } from '../src/games/blood-rage/rules/position.ts';
import type { Visitor } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { expectAgreement } from './saga-agreement.ts';
import { dismissTale } from './saga-player.ts';

/** Two pillages, one after the other, each beside the only figure of the reader. */
const TWO_CALLS: Described = {
  seats: 4,
  turn: 1,
  clans: [
    { figures: { elvagar: ['warrior'] }, rage: 3, hand: ['tyrs-bash'] },
    { figures: { angerboda: ['leader', 'warrior'] }, rage: 2, hand: ['tyrs-crush'] },
    { figures: { muspelheim: ['warrior', 'warrior'], myrkvlor: ['leader'] }, rage: 3, hand: ['tyrs-smash'] },
    { figures: { muspelheim: ['warrior'] }, rage: 0, hand: [] },
  ],
};
const line = (seat: number, ask: string, ...wishes: readonly SagaOption[]) => ({ seat, ask, wishes });
const FROM_MUSPELHEIM = { figure: 'warrior', from: 'muspelheim' } as const;
const NOBODY = { figure: 'none' } as const;

/** In the first call the same clan brings a figure in each of two laps, so that everybody is asked twice. */
const scripted: typeof bloodRage = {
  ...bloodRage,
  practice: {
    position: TWO_CALLS,
    answers: [
      line(1, 'act', { act: 'pillage' }, { act: 'pass' }),
      line(2, 'join', FROM_MUSPELHEIM, FROM_MUSPELHEIM, NOBODY),
      line(3, 'join', NOBODY, NOBODY, NOBODY),
      line(2, 'act', { act: 'pillage' }),
      line(2, 'pillage', { province: 'myrkvlor' }),
    ],
  },
};

const e2e = e2eServer({}, { games: [scripted] });

const eventsOf = ({ mirror }: Visitor): readonly SagaEvent[] =>
  mirror.lines.flatMap((each) => ('event' in each ? [each.event as SagaEvent] : []));

test('“Decline for the rest of this call” answers until the call is over; a call in another province is asked about', async () => {
  const visitor = await e2e.visit();
  const { page, mirror, url } = visitor;
  const data = { game: 'blood-rage', practice: true, botPace: 'instant' };
  const opened = await page.request.post(`${url}/api/tables`, { data, headers: { origin: url } });
  const { table } = (await opened.json()) as { readonly table: string };
  await page.goto(`${url}/t/${table}`);

  const asked = (): boolean => mirror.game?.choice?.ask === 'join';
  const toggle = page.getByRole('checkbox', { name: 'Decline for the rest of this call' });
  await mirror.until('the first call', asked);
  await mirror.untilDrawn();
  expect((mirror.game!.view as { pillage: { province: string } }).pillage.province).toBe('angerboda');
  expect(await toggle.isChecked()).toBe(false);
  // Not `check`: the question may be answered and gone before the box is seen to be checked.
  await toggle.click();

  await mirror.until('the second call', ({ game }) => {
    const { pillage } = game!.view as { pillage: { province: string } | null };
    return pillage?.province === 'myrkvlor' && asked();
  });
  await mirror.untilDrawn();
  const declined = eventsOf(visitor).filter((event) => event.type === 'callDeclined' && event.seat === 0);
  expect(declined).toHaveLength(2);
  // The battle of the others stays until it is dismissed; then the question is there, and nothing answers it.
  await dismissTale(visitor, 'click');
  const join = page.locator('#question').getByRole('button', { name: /^Bring the Warrior from Elvagar/ });
  await join.waitFor();
  expect(await toggle.isChecked()).toBe(false);
  await join.click();
  await mirror.until('the figure comes', () =>
    eventsOf(visitor).some((event) => event.type === 'joined' && event.seat === 0),
  );
  await mirror.untilAsked();
  await expectAgreement(visitor, table);
});
