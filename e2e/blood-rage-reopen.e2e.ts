import { expect, test } from 'vitest';
import { PROVINCES, type ProvinceId, type SagaOption, type SagaView } from '../src/games/blood-rage/facts/index.ts';
import { gather, type Place } from '../src/server/tests/harness.ts';
import { violations } from './axe.ts';
import type { Visitor } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { expectAgreement } from './saga-agreement.ts';
import { answerSaga, dismissTale, mineAt, sagaView } from './saga-player.ts';
import { isAsked } from './table-mirror.ts';

const e2e = e2eServer();

const LEADER = { figure: 'leader', from: 'reserve' } as const;

/** What the rival answers: its Leader goes to the same province, then it passes. */
function rivalWish(ask: string, { clans }: SagaView, province: ProvinceId): SagaOption | null {
  const hasCome = clans[0]!.figures.some(({ place }) => place === province);
  switch (ask) {
    case 'act':
      return hasCome ? { act: 'pass' } : { act: 'invade' };
    case 'invadeWho':
      return LEADER;
    case 'invadeWhere':
      return { place: province };
    default:
      return null;
  }
}

async function answerForRival(rival: Place, province: ProvinceId): Promise<void> {
  const { choice, question, view } = rival.doc!.game!;
  const wish = rivalWish(choice!.ask, view as SagaView, province);
  const pick = choice!.options.findIndex((option) => JSON.stringify(option) === JSON.stringify(wish));
  await rival.command({ t: 'answer', question, picks: [Math.max(0, pick)] });
}

async function answerForPerson(person: Visitor, province: ProvinceId): Promise<void> {
  const { ask } = person.mirror.game!.choice!;
  const isThere = mineAt(person, 'leader', province) > 0;
  if (ask === 'act') return answerSaga(person, 'click', { act: isThere ? 'pillage' : 'invade' });
  if (ask === 'invadeWho') return answerSaga(person, 'click', LEADER);
  if (ask === 'invadeWhere') return answerSaga(person, 'click', { place: province });
  return answerSaga(person);
}

const isDecided = (person: Visitor): boolean =>
  sagaView(person).pillage === null &&
  person.mirror.lines.some((line) => 'event' in line && /"battle(Won|Tied)"/.test(JSON.stringify(line.event)));

test('a battle fought before a reload is opened from the log, and shows the same as before', async () => {
  const wanted = { game: 'blood-rage', options: { beginnersDeal: true } };
  const { table, visitors, places } = await gather(e2e.server, 2, wanted);
  const rival = places[0]!;
  const person = await e2e.visit({ path: `/t/${table}`, cookie: visitors[1]!.cookie });
  const { page, mirror } = person;
  await mirror.until('the table', () => true);
  await rival.command({ t: 'start' });
  await mirror.until('the game', ({ game }) => game !== null);
  const province = PROVINCES.find((each) => {
    const { destroyed, emptyVillages } = sagaView(person).provinces[each];
    return !destroyed && (emptyVillages ?? 0) > 2;
  })!;
  while (!isDecided(person)) {
    await Promise.race([
      mirror.until('a question, or the end of the battle', () => mirror.isAsked || isDecided(person)),
      rival.until(() => isAsked(rival.doc!)),
    ]);
    if (isAsked(rival.doc!)) await answerForRival(rival, province);
    else if (!isDecided(person)) await answerForPerson(person, province);
    await rival.settle();
  }
  await page.locator('[data-battle="result"]').waitFor();
  await dismissTale(person, 'click');

  // The line looks and reads like something that opens.
  const line = page.getByRole('log').getByRole('button', { name: /^Battle in .*Show this battle$/ });
  expect(await line.evaluate((button) => getComputedStyle(button).cursor)).toBe('pointer');
  const lanes = async (): Promise<readonly string[]> => {
    await line.click();
    await page.locator('[data-battle="again"]').waitFor();
    const shown = await page.locator('[data-lane]').evaluateAll((all) => all.map((lane) => lane.outerHTML));
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-battle="again"]').waitFor({ state: 'detached' });
    return shown;
  };
  const before = await lanes();
  expect(before).toHaveLength(2);

  const { sockets } = mirror;
  await page.reload();
  await mirror.until('the table again', () => mirror.sockets > sockets);
  await line.waitFor();
  expect(await lanes()).toEqual(before);
  while (!mirror.isAsked) {
    await Promise.race([mirror.untilAsked(), rival.until(() => isAsked(rival.doc!))]);
    if (isAsked(rival.doc!)) await answerForRival(rival, province);
    await rival.settle();
  }
  await expectAgreement(person, table);
});
