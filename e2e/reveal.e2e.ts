import { expect, test } from 'vitest';
import { begin, type Place } from '../src/server/tests/harness.ts';
import { violations } from './axe.ts';
import { PHONE, WIDE, type VisitOptions, type Visitor } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { answerByPointer, randomBelow } from './pointer.ts';
import { isAsked } from './table-mirror.ts';

const e2e = e2eServer();

/** What the page shows at one moment. */
interface Sample {
  readonly isTurning: boolean;
  readonly log: string;
  readonly scores: string;
  readonly question: string;
  readonly strip: string;
}

/** Notes every change of what is on screen, in order. All changes that the page draws together are one sample. */
const RECORDER = `(() => {
  const text = (selector) => [...document.querySelectorAll(selector)].map((node) => node.textContent.trim()).join('|');
  const sample = () => ({
    isTurning: document.querySelector('.reveal') !== null,
    log: text('[role="log"] li, .news li'),
    scores: text('article .score'),
    question: document.querySelector('[data-question]').dataset.question,
    strip: text('.strip'),
  });
  window.samples = [sample()];
  new MutationObserver(() => {
    const now = sample();
    if (JSON.stringify(now) !== JSON.stringify(window.samples.at(-1))) window.samples.push(now);
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
})()`;

async function answer(program: Place): Promise<void> {
  const { choice, question } = program.doc!.game!;
  await program.command({ t: 'answer', question, picks: [randomBelow(choice!.options.length)] });
  await program.settle();
}

/** A person and a program play until the person may call the program's announcement. */
async function untilCall(how: VisitOptions): Promise<{ readonly person: Visitor; readonly program: Place }> {
  const { table, visitors, places } = await begin(e2e.server, 2);
  const program = places[0]!;
  const person = await e2e.visit({ ...how, path: `/t/${table}`, cookie: visitors[1]!.cookie });
  const { mirror } = person;
  await mirror.until('the game', ({ game }) => game !== null);
  for (;;) {
    await Promise.any([mirror.until('a question', () => mirror.isAsked), program.until(() => isAsked(program.doc!))]);
    if (!mirror.isAsked) await answer(program);
    else if (mirror.game!.choice!.ask === 'callBluff') {
      // The result of an earlier call is put away.
      await mirror.untilDrawn();
      await person.page.keyboard.press('Escape');
      await person.page.locator('.strip').waitFor({ state: 'detached' });
      return { person, program };
    } else await answerByPointer(person, 'click', passing(mirror.game!.choice!.options));
  }
}

/** Nothing of the program's is stolen before the call, so that a bracelet changes hands at it. */
const passing = (options: readonly unknown[]): object | undefined =>
  options.find((option) => ['stay', -1].some((none) => Object.values(option as object).includes(none))) as
    object | undefined;

const WAYS: readonly (readonly [string, VisitOptions])[] = [
  ['with motion', { size: WIDE, settings: { animation: 'normal' } }],
  ['without motion', { size: WIDE, settings: { animation: 'off' } }],
  ['with reduced motion on a phone', { size: PHONE, touch: true, reducedMotion: true, settings: {} }],
  ['with motion on a phone', { size: PHONE, touch: true, settings: { animation: 'normal' } }],
];

test.each(WAYS)(
  'log, scores, question and result appear together, %s, and never before the card',
  async (name, how) => {
    const { person, program } = await untilCall(how);
    const { page, mirror } = person;
    const hasMotion = name.startsWith('with motion');
    await mirror.untilDrawn();
    const foot = page.locator('#question .foot');
    await page.evaluate(RECORDER);
    // By the element itself: a press of the pointer would skip the animation.
    await foot.locator('.blood').evaluate((button) => (button as HTMLElement).click());
    await page.locator('.strip').waitFor();
    const samples = (await page.evaluate('window.samples')) as readonly Sample[];

    const shown = samples.findIndex(({ strip }) => strip !== '');
    const [before, after] = [samples[shown - 1]!, samples[shown]!];
    for (const what of ['log', 'scores', 'question'] as const) {
      const unchanged = samples.slice(0, shown).every((sample) => sample[what] === before[what]);
      expect({ what, unchanged, changes: after[what] !== before[what] }).toEqual({
        what,
        unchanged: true,
        changes: true,
      });
    }
    expect(samples.slice(0, shown).some(({ isTurning }) => isTurning)).toBe(hasMotion);

    // The strip tells the verdict and who gained what.
    const strip = page.locator('.strip');
    await expect.poll(() => strip.locator('.verdict').innerText()).toMatch(/^(TRUE|A BLUFF)!$/i);
    expect(await strip.locator('.lines').innerText()).toMatch(/take/);
    expect(await violations(page)).toEqual([]);

    // It stays while the others play on, makes room when a question comes, and leaves with the next click.
    while (!mirror.isAsked) {
      await Promise.any([mirror.until('a question', () => mirror.isAsked), program.until(() => isAsked(program.doc!))]);
      if (!mirror.isAsked) await answer(program);
    }
    await page.locator('.strip.line').waitFor();
    await page.mouse.click(5, 400);
    await page.locator('.strip').waitFor({ state: 'detached' });
  },
);

test('a click during a reveal shows everything at once, and keeps the result', async () => {
  const { person } = await untilCall({ settings: { animation: 'slow' } });
  const { page, mirror } = person;
  await mirror.untilDrawn();
  const { question } = mirror.game!;
  await page.locator('#question .foot .blood').evaluate((button) => (button as HTMLElement).click());
  await page.locator('.reveal').waitFor();
  expect(await page.locator('[data-question]').getAttribute('data-question')).toBe(String(question));
  await page.mouse.click(5, 400);
  await page.locator('.strip').waitFor();
  expect(await page.locator('.reveal').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('.strip').waitFor({ state: 'detached' });
});
