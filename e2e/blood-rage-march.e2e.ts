import { expect, test } from 'vitest';
import type { FigureId, ProvinceId } from '../src/games/blood-rage/facts/index.ts';
import { bloodRage } from '../src/games/blood-rage/index.ts';
import type { SagaEvent } from '../src/games/blood-rage/rules/events.ts';
import type { Described } from '../src/games/blood-rage/rules/position.ts';
import { violations } from './axe.ts';
import { openTable, type Visitor } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { expectAgreement } from './saga-agreement.ts';
import { figuresDrawn, figuresInView, figuresLit, mineAt, myFigureAt, placeOnScreen } from './saga-player.ts';

/** Three figures of the reader in Gimle and one next door; the rival has nothing left to do. */
const AT_GIMLE: Described = {
  seats: 2,
  clans: [
    { figures: { gimle: ['leader', 'warrior', 'warrior'], andlang: ['warrior'] }, rage: 6, hand: ['tyrs-bash'] },
    { rage: 0, hand: ['tyrs-smash'] },
  ],
};

const prepared: typeof bloodRage = {
  ...bloodRage,
  setup(_seats, _options, random) {
    const { table, stack } = bloodRage.position(AT_GIMLE, random);
    // The frame of the action phase; this test does not play to its end.
    return { table, first: stack.at(-1)! };
  },
};

const e2e = e2eServer({}, { games: [prepared] });

const untilAsked = async ({ mirror }: Visitor, ask: string): Promise<void> => {
  await mirror.until(ask, ({ game }) => game?.choice?.ask === ask);
  await mirror.untilDrawn();
};

async function expectBoard(visitor: Visitor, mine: Readonly<Record<string, readonly FigureId[]>>): Promise<void> {
  for (const [place, figures] of Object.entries(mine))
    for (const figure of ['leader', 'warrior'] as const)
      expect([place, figure, mineAt(visitor, figure, place)]).toEqual([
        place,
        figure,
        figures.filter((each) => each === figure).length,
      ]);
  await expect.poll(() => figuresDrawn(visitor)).toEqual(figuresInView(visitor));
}

test('a march takes Warrior and Leader in any order, is undone in the middle, and goes on with the other first', async () => {
  const visitor = await e2e.visit();
  const { page, mirror } = visitor;
  const table = await openTable(visitor, { game: 'blood-rage', seats: 2 });
  const panel = page.locator('#question');

  /** A figure in hand, then the place: the figures follow one by one. */
  const begin = async (figure: FigureId, from: ProvinceId, to: ProvinceId): Promise<void> => {
    await untilAsked(visitor, 'act');
    await (await myFigureAt(visitor, from, figure)).click();
    await untilAsked(visitor, 'marchTo');
    const { x, y } = await placeOnScreen(page, to);
    await page.mouse.click(x, y);
    await untilAsked(visitor, 'marchWho');
  };
  /** The first of this kind that glows. */
  const take = async (figure: FigureId): Promise<void> => {
    const { question } = mirror.game!;
    await page.locator(`g.figure.target[data-kind="${figure}"]`).first().click();
    await mirror.until(`${figure} marches`, ({ game }) => game!.question !== question);
    await mirror.untilDrawn();
  };
  const undo = async (): Promise<void> => {
    const { question } = mirror.game!;
    await panel.getByRole('button', { name: 'Take back' }).click();
    await mirror.until('the step back', ({ game }) => game!.question !== question);
    await mirror.untilDrawn();
  };
  const end = async (): Promise<void> => {
    if (mirror.game!.choice!.ask === 'marchWho') await panel.locator('.gold').click();
    await untilAsked(visitor, 'done');
    await panel.getByRole('button', { name: /^Done/ }).click();
    await untilAsked(visitor, 'act');
  };

  await begin('leader', 'gimle', 'utgard');
  // Only figures of the province that the march leaves.
  expect(await figuresLit(visitor)).toEqual(['leader gimle', 'warrior gimle', 'warrior gimle']);
  expect(await violations(page)).toEqual([]);
  await take('warrior');
  await expectBoard(visitor, { gimle: ['leader', 'warrior'], utgard: ['warrior'], andlang: ['warrior'] });
  expect(await figuresLit(visitor)).toEqual(['leader gimle', 'warrior gimle']);
  await undo();
  await expectBoard(visitor, { gimle: ['leader', 'warrior', 'warrior'], utgard: [], andlang: ['warrior'] });
  expect(await figuresLit(visitor)).toEqual(['leader gimle', 'warrior gimle', 'warrior gimle']);
  await take('leader');
  await expectBoard(visitor, { gimle: ['warrior', 'warrior'], utgard: ['leader'], andlang: ['warrior'] });
  await take('warrior');
  await expectBoard(visitor, { gimle: ['warrior'], utgard: ['leader', 'warrior'], andlang: ['warrior'] });
  await end();

  // Back again, the other way round; both go, so that nothing more is asked.
  await begin('warrior', 'utgard', 'horgr');
  expect(await figuresLit(visitor)).toEqual(['leader utgard', 'warrior utgard']);
  await take('leader');
  await undo();
  await expectBoard(visitor, { utgard: ['leader', 'warrior'], horgr: [] });
  await take('warrior');
  await expectBoard(visitor, { utgard: ['leader'], horgr: ['warrior'] });
  if (mirror.game!.choice!.ask === 'marchWho') await take('leader');
  await end();
  await expectBoard(visitor, { gimle: ['warrior'], utgard: [], horgr: ['leader', 'warrior'], andlang: ['warrior'] });

  const kept = mirror.lines.flatMap((line) => ('event' in line ? [line.event as SagaEvent] : []));
  expect(kept.flatMap((event) => (event.type === 'marched' ? [event.figure] : []))).toEqual([
    'warrior',
    'leader',
    'warrior',
    'leader',
    'warrior',
    'leader',
  ]);
  await expectAgreement(visitor, table);
});
