import { expect, test } from 'vitest';
import type { SagaOption } from '../src/games/blood-rage/facts/index.ts';
import { bloodRage } from '../src/games/blood-rage/index.ts';
import type { Described } from '../src/games/blood-rage/rules/position.ts';
import { violations } from './axe.ts';
import { openTable, PHONE, WIDE, type VisitOptions, type Visitor } from './browser.ts';
import { e2eServer } from './e2e-server.ts';

/** The first seat pillages Gimle, where the second stands as well; the bots are far away. */
const TWO_CLANS: Described = {
  seats: 4,
  tokens: { gimle: 'horns' },
  clans: [
    { figures: { gimle: ['leader', 'warrior'] }, hand: ['tyrs-bash', 'heimdalls-eye', 'thors-oath'], rage: 4 },
    { figures: { gimle: ['leader', 'warrior'] }, hand: ['tyrs-smash', 'odins-smite'], rage: 4 },
    { rage: 0 },
    { rage: 0 },
  ],
};

/** A rival pillages; the reader may come from Elvagar, is behind after the reveal, and can win by a late card. */
const ALONE: Described = {
  seats: 3,
  turn: 1,
  tokens: { angerboda: 'rage' },
  clans: [
    {
      figures: { elvagar: ['leader'], angerboda: ['warrior'] },
      hand: ['tyrs-smash', 'heimdalls-eye', 'odins-smite'],
      rage: 4,
    },
    { figures: { angerboda: ['leader', 'warrior'] }, hand: ['tyrs-crush', 'heimdalls-gaze'], rage: 4 },
    { figures: { utgard: ['warrior'] }, rage: 0 },
  ],
};
const line = (seat: number, ask: string, ...wishes: readonly SagaOption[]) => ({ seat, ask, wishes });

/** Blood Rage from prepared positions: an ordinary table begins with the first, a practice table with the second. */
const prepared: typeof bloodRage = {
  ...bloodRage,
  setup(_seats, _options, random) {
    const { table, stack } = bloodRage.position(TWO_CLANS, random);
    // The frame of the action phase; these tests do not play to its end.
    return { table, first: stack.at(-1)! };
  },
  practice: {
    position: ALONE,
    answers: [
      line(1, 'act', { act: 'pillage' }, { act: 'pass' }),
      line(1, 'battleCard', { card: 'tyrs-crush' }),
      line(1, 'lateCard', { card: 'none' }, { card: 'none' }, { card: 'none' }),
    ],
  },
};

const e2e = e2eServer({}, { games: [prepared] });

const battle = ({ page }: Visitor, mode: 'live' | 'result' | 'again') => page.locator(`[data-battle="${mode}"]`);
const choice = ({ page }: Visitor, name: string | RegExp) => page.locator('#question').getByRole('button', { name });
const totals = async ({ page }: Visitor): Promise<readonly string[]> =>
  (await page.locator('[data-lane] .total dd').allInnerTexts()).toSorted();
const handCard = ({ page }: Visitor, name: string) =>
  page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name });

/** Until this question is put to the visitor and drawn. */
async function untilAsked({ mirror }: Visitor, ask: string): Promise<void> {
  await mirror.until(ask, ({ game }) => game?.choice?.ask === ask && game.sealed === null);
  await mirror.untilDrawn();
}

/** Answers what comes before the cards: the action, the province where there is a choice, and the "Done". */
async function pillage(visitor: Visitor): Promise<void> {
  const { mirror } = visitor;
  await untilAsked(visitor, 'act');
  await choice(visitor, /^Pillage/).click();
  for (;;) {
    await mirror.until('the next question', ({ game }) => game?.choice !== null && game?.choice?.ask !== 'act');
    await mirror.untilDrawn();
    const { ask } = mirror.game!.choice!;
    if (ask === 'battleCard') return;
    const { question } = mirror.game!;
    await choice(visitor, ask === 'done' ? /^Done/ : /^Pillage/).click();
    await mirror.until(`an answer to ${ask}`, ({ game }) => game!.question !== question);
  }
}

test('two people and two bots fight by link: sealed cards, a reload, a late card, a result that stays', async () => {
  const host = await e2e.visit();
  const id = await openTable(host, { game: 'blood-rage', seats: 4, bots: undefined });
  const guest = await e2e.visit({ path: `/t/${id}` });
  await guest.page.getByRole('button', { name: 'Sit here' }).first().click();
  await guest.mirror.until('a seat', ({ you }) => you.seat === 1);
  await host.page.getByRole('button', { name: /Fill 2 free seats/ }).click();
  await host.mirror.until('everybody', ({ table }) => table.seats.every(({ holder }) => holder !== null));
  await host.page.getByRole('button', { name: 'Start the game' }).click();

  await pillage(host);
  await untilAsked(guest, 'battleCard');
  await battle(guest, 'live').waitFor();
  expect(await guest.page.getByRole('img', { name: 'A card face down' }).count()).toBe(2);
  expect(await totals(guest)).toEqual(['4+', '4+']);
  expect(await violations(guest.page)).toEqual([]);

  // Nothing on the guest's page tells that the host has laid a card.
  const before = await guest.page.locator('main').innerText();
  await untilAsked(host, 'battleCard');
  await handCard(host, 'Tyr’s Bash').click();
  await host.mirror.until('a sealed card', ({ game }) => game!.sealed !== null);
  await host.page.getByText('Your card is sealed: Tyr’s Bash').waitFor();
  expect(
    await host.page
      .locator('[data-lane="0"]')
      .getByRole('button', { name: /Tyr’s Bash.*Sealed/s })
      .count(),
  ).toBe(1);
  expect(await guest.page.locator('main').innerText()).toBe(before);

  // A reload in mid-battle finds the battle as it was.
  const { sockets } = guest.mirror;
  await guest.page.reload();
  await guest.mirror.until('the table again', () => guest.mirror.sockets > sockets);
  await untilAsked(guest, 'battleCard');
  await battle(guest, 'live').waitFor();
  expect(await totals(guest)).toEqual(['4+', '4+']);
  await choice(guest, /^Tyr’s Smash/).click();

  // The host is behind, 6 to 7; a late card makes it 8 to 7.
  await untilAsked(host, 'lateCard');
  await guest.page.getByText('May add a late card').waitFor();
  expect(await totals(host)).toEqual(['6', '7']);
  const late = choice(host, 'Add “Heimdall’s Eye”');
  expect(await late.innerText()).toContain('8 to 7: you lead');
  await late.click();

  await battle(host, 'result').getByText('Victory!').waitFor();
  await battle(guest, 'result').getByText('Defeat', { exact: true }).waitFor();
  await guest.page.getByText('You had 7, 8 was the highest.').waitFor();
  expect(await totals(guest)).toEqual(['7', '8']);
  expect(await guest.page.locator('[data-lane="1"] .fallen').count()).toBe(2);
  expect(await violations(guest.page)).toEqual([]);

  // The game goes on beneath it: the host ends the turn, and the guest's result still stands.
  await host.page.getByText('Your answer is awaited next.').waitFor();
  await choice(host, 'Back to the board').click();
  await battle(host, 'result').waitFor({ state: 'detached' });
  await untilAsked(host, 'done');
  await choice(host, /^Done/).click();
  await untilAsked(guest, 'act');
  await guest.page.getByText('Your answer is awaited next.').waitFor();
  expect(await battle(guest, 'result').count()).toBe(1);
  await guest.page.keyboard.press('Escape');
  await battle(guest, 'result').waitFor({ state: 'detached' });

  // A line of the log opens it again, with every step and its clause.
  await guest.page
    .getByRole('log')
    .getByRole('button', { name: /^Battle in Gimle/ })
    .click();
  await battle(guest, 'again').waitFor();
  expect(await totals(guest)).toEqual(['7', '8']);
  await choice(guest, 'Show every step').click();
  const steps = guest.page.getByRole('region', { name: 'Show every step' });
  expect(await steps.innerText()).toMatch(/Wolf wins the battle in Gimle, 8 to 7\.\s*BR-68/);
  expect(await violations(guest.page)).toEqual([]);
  await choice(guest, 'Back to the board').click();
  await battle(guest, 'again').waitFor({ state: 'detached' });
});

/** What the page shows at one moment. */
interface Sample {
  readonly isTurning: boolean;
  readonly log: number;
  readonly question: string;
  readonly totals: string;
}

/** Notes every change of what is on screen, in order. */
const RECORDER = `(() => {
  const sample = () => ({
    isTurning: document.querySelector('[data-lane] .turning') !== null,
    log: document.querySelectorAll('[role="log"] li').length,
    question: document.querySelector('[data-question]').dataset.question,
    totals: [...document.querySelectorAll('[data-lane] .total dd')].map((node) => node.textContent).join(' '),
  });
  window.samples = [sample()];
  new MutationObserver(() => {
    const now = sample();
    if (JSON.stringify(now) !== JSON.stringify(window.samples.at(-1))) window.samples.push(now);
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
})()`;

const WAYS: readonly (readonly [string, VisitOptions])[] = [
  ['with motion', { size: WIDE, settings: { animation: 'normal' } }],
  ['without motion', { size: WIDE, settings: { animation: 'off' } }],
  ['with motion on a phone', { size: PHONE, touch: true, settings: { animation: 'normal' } }],
  ['with reduced motion on a phone', { size: PHONE, touch: true, reducedMotion: true, settings: {} }],
];

test.each(WAYS)('a figure joins, cards are revealed and nothing runs ahead of them, %s', async (name, how) => {
  const person = await e2e.visit(how);
  const { page, url } = person;
  const data = { game: 'blood-rage', practice: true, botPace: 'instant' };
  const opened = await page.request.post(`${url}/api/tables`, { data, headers: { origin: url } });
  const { table } = (await opened.json()) as { readonly table: string };
  await page.goto(`${url}/t/${table}`);

  await untilAsked(person, 'join');
  await page.locator('#question').getByText('Decline for the rest of this call').waitFor({ state: 'attached' });
  expect(await violations(page)).toEqual([]);
  // By the figure on the board, as it glows there.
  await page.locator('.figure.target').first().click();

  await untilAsked(person, 'battleCard');
  await battle(person, 'live').waitFor();
  await page.evaluate(RECORDER);
  // By the element itself: a press of the pointer would skip the animation.
  await choice(person, /^Tyr’s Smash/).evaluate((button) => (button as HTMLElement).click());
  await untilAsked(person, 'lateCard');
  const samples = (await page.evaluate('window.samples')) as readonly Sample[];
  const shown = samples.findIndex(({ question }) => question !== samples[0]!.question);
  const [before, after] = [samples[0]!, samples[shown]!];
  expect(samples.slice(0, shown).every(({ log, totals: sums }) => log === before.log && sums === before.totals)).toBe(
    true,
  );
  expect(after.totals).not.toBe(before.totals);
  expect(samples.slice(0, shown).some(({ isTurning }) => isTurning)).toBe(name.startsWith('with motion'));

  expect(await totals(person)).toEqual(['7', '8']);
  await choice(person, 'Add “Heimdall’s Eye”').click();
  await battle(person, 'result').getByText('Victory!').waitFor();
  expect(await totals(person)).toEqual(['8', '9']);
  expect(await violations(page)).toEqual([]);
  await choice(person, 'Back to the board').click();
  await battle(person, 'result').waitFor({ state: 'detached' });
});
