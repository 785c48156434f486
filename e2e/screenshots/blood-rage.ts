/** Pictures of Blood Rage: draft, action, call, battle, result, end of an Age, saga. */
import type { SagaView } from '../../src/games/blood-rage/facts/index.ts';
import type { Place, Visitor } from '../../src/server/tests/harness.ts';
import type { Visitor as Guest } from '../browser.ts';
import { answerSaga } from '../saga-player.ts';
import {
  dayInFrench,
  isOver,
  nightInEnglish,
  phoneInEnglish,
  phoneInFrench,
  questionIsThere,
  randomBelow,
  tableWhere,
  type Look,
  type Played,
  type ScreenshotWriter,
} from './screenshot-writer.ts';

const PLAYED: Played = {
  table: { game: 'blood-rage' },
  // Passing ends an Age early, and declining a call leaves nothing to see.
  pick(options) {
    const isDull = (option: unknown): boolean => {
      const { act, yes } = option as { readonly act?: string; readonly yes?: boolean };
      return act === 'pass' || yes === false;
    };
    const lively = options.flatMap((option, index) => (isDull(option) ? [] : [index]));
    return lively[randomBelow(lively.length)] ?? 0;
  },
};

/** In the second Age, when much stands on the board. */
const asks =
  (ask: string) =>
  ({ doc }: Place): boolean => {
    const { choice, view } = doc!.game!;
    return choice?.ask === ask && (view as SagaView).age === 2;
  };

/** Some picks later, when there is something to remember. */
const inMidDraft = (place: Place): boolean => {
  const { options } = place.doc!.game!.choice!;
  return asks('draft')(place) && options.length <= 6;
};

/** Answers on the page until this is shown in the board's place. */
const playedUntil =
  (selector: string) =>
  async (guest: Guest): Promise<void> => {
    const shown = guest.page.locator(selector);
    for (;;) {
      await questionIsThere(guest);
      if ((await shown.count()) > 0) return;
      const { choice } = guest.mirror.game!;
      const canPass = choice!.options.some((option) => (option as { readonly act?: string }).act === 'pass');
      await answerSaga(guest, 'click', ...(canPass ? [{ act: 'pass' } as const] : []));
    }
  };
const resultIsThere = playedUntil('[data-battle="result"]');
const ageEndIsThere = async (guest: Guest): Promise<void> => {
  await playedUntil('section.quests')(guest);
  // From the Quests to Ragnarök.
  await guest.page.locator('#question .gold').click();
  await guest.page.locator('section.ragnarok').waitFor();
};
const sagaIsThere = async ({ page }: Guest): Promise<void> => {
  await page.locator('dialog[open] .winner, dialog[open] svg').first().waitFor();
};

export async function bloodRage(me: Visitor, screenshots: ScreenshotWriter): Promise<void> {
  const looks: readonly Look[] = [nightInEnglish, dayInFrench, phoneInEnglish, phoneInFrench];
  const moments: readonly [what: string, holds: (place: Place) => boolean, ready: (guest: Guest) => Promise<void>][] = [
    ['draft', inMidDraft, questionIsThere],
    ['action', asks('act'), questionIsThere],
    ['call', asks('join'), questionIsThere],
    ['battle', asks('battleCard'), questionIsThere],
    ['saga', isOver, sagaIsThere],
  ];
  for (const [what, holds, ready] of moments) {
    const path = await tableWhere(me, PLAYED, holds);
    for (const look of looks) await screenshots.take(`blood-rage-${what}`, path, look, ready);
  }
  // These are seen once, by the page that was open then.
  for (const look of [nightInEnglish, phoneInFrench]) {
    await screenshots.take('blood-rage-result', await tableWhere(me, PLAYED, asks('battleCard')), look, resultIsThere);
    await screenshots.take('blood-rage-ragnarok', await tableWhere(me, PLAYED, asks('act')), look, ageEndIsThere);
  }
}
