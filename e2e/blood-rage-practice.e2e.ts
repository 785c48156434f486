import { expect, test } from 'vitest';
import type { SagaOption } from '../src/games/blood-rage/facts/index.ts';
import { guide as en } from '../src/web/games/blood-rage/learn/guide.en.ts';
import { guide as fr } from '../src/web/games/blood-rage/learn/guide.fr.ts';
import type { PracticeId } from '../src/web/games/blood-rage/learn/practice.ts';
import { violations } from './axe.ts';
import { PHONE, WIDE, type VisitOptions, type Visitor } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { expectAgreement } from './saga-agreement.ts';
import { answerSaga, dismissTale, mineAt, sagaView, type Means } from './saga-player.ts';

const e2e = e2eServer();

/** What the learner answers, with the advice that stands there. */
const LESSON: readonly (readonly [ask: string, advice: PracticeId | null, wish: SagaOption])[] = [
  ['act', 'invade', { act: 'invade' }],
  ['invadeWho', 'where', { figure: 'leader', from: 'reserve' }],
  ['invadeWhere', 'where', { place: 'gimle' }],
  ['done', 'confirm', { done: true }],
  ['act', 'upgrade', { act: 'upgrade', card: 'brothers-in-arms' }],
  ['freeInvasion', 'bring', { figure: 'warrior', to: 'gimle' }],
  ['done', null, { done: true }],
  ['act', 'quest', { act: 'quest', card: 'quest-alfheim', age: 1 }],
  ['act', 'pillage', { act: 'pillage' }],
  ['done', null, { done: true }],
  ['battleCard', 'card', { card: 'tyrs-smash' }],
];

/** From how to play, as a newcomer comes to it. */
async function openFromLobby({ page }: Visitor): Promise<void> {
  // The page's own button opens one with patient bots; here they need not wait.
  await page.route('**/api/tables', (route) => {
    const wanted = route.request().postDataJSON() as object | null;
    void route.continue(wanted === null ? {} : { postData: JSON.stringify({ ...wanted, botPace: 'instant' }) });
  });
  await page.getByRole('button', { name: /^(How to play|Comment jouer à) Blood Rage$/ }).click();
  await page.getByRole('button', { name: /^(Play a practice game|Jouer une partie d’essai)$/ }).click();
}

const WAYS: readonly (readonly [string, Means, VisitOptions])[] = [
  ['in English', 'click', { language: 'en', size: WIDE }],
  ['in French on a phone', 'tap', { language: 'fr', size: PHONE, touch: true }],
];

test.each(WAYS)(
  'the practice table of Blood Rage leads from the beginners’ deal to a battle, %s',
  async (_, how, options) => {
    const visitor = await e2e.visit({ guide: true, ...options });
    const { page, mirror, language } = visitor;
    const words = (language === 'fr' ? fr : en).practice;
    const guide = page.getByRole('region', { name: 'Guide', exact: true });
    /** On a phone the advice stands in the place of what lies below the board; then it makes room. */
    const expectAdvice = async (advice: PracticeId): Promise<void> => {
      await guide.getByRole('heading', { name: words[advice].title }).first().waitFor();
      await guide.getByText(words[advice].text.split('**')[0]!.trim()).first().waitFor();
    };
    await openFromLobby(visitor);
    await mirror.until('the practice table', ({ table }) => table.practice && table.phase === 'playing');
    await mirror.untilAsked();
    // Eight cards each, and no draft.
    expect(sagaView(visitor).clans.map(({ hand }) => hand.length)).toEqual([8, 8, 8]);

    for (const [ask, advice, wish] of LESSON) {
      await mirror.until(ask, ({ game }) => mirror.isAsked && game!.choice!.ask === ask);
      await mirror.untilDrawn();
      if (advice !== null) await expectAdvice(advice);
      const isLookedAt = advice === 'invade' || advice === 'card';
      expect(isLookedAt ? await violations(page) : []).toEqual([]);
      await answerSaga(visitor, how, wish);
    }
    expect(mineAt(visitor, 'warrior', 'gimle')).toBe(1);
    await mirror.until('the call', ({ game }) => mirror.isAsked && game!.choice!.ask === 'join');
    await mirror.untilDrawn();
    await page.locator('[data-battle="result"]').waitFor();
    await dismissTale(visitor, how);
    await expectAdvice('join');
    await answerSaga(visitor, how, { figure: 'none' });
    await mirror.until('the last word', ({ game }) => mirror.isAsked && game!.choice!.ask === 'act');
    await mirror.untilDrawn();
    await dismissTale(visitor, how);
    await expectAdvice('end');
    await guide.getByRole('link').first().waitFor();
    await expectAgreement(visitor, mirror.doc!.table.id);
  },
);
