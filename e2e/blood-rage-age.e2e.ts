import { expect, test } from 'vitest';
import { bloodRage } from '../src/games/blood-rage/index.ts';
import type { SagaEvent } from '../src/games/blood-rage/rules/events.ts';
import type { Seat } from '../src/kernel/index.ts';
import { violations } from './axe.ts';
import { openTable, PHONE, WIDE, type VisitOptions, type Visitor } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { expectAgreement } from './saga-agreement.ts';
import { answerSaga, dismissTale, sagaView, type Means } from './saga-player.ts';

/** An ordinary game, except that the reader begins, and every clan stands in Yggdrasil: whoever pillages there has to fight. */
const crowded: typeof bloodRage = {
  ...bloodRage,
  setup(seats, options, random) {
    const clans = Array.from({ length: seats }, () => ({ figures: { yggdrasil: ['leader', 'warrior'] as const } }));
    const { where } = bloodRage.position({ seats, clans }, random).table;
    const { table, first } = bloodRage.setup(seats, options, random);
    return { table: { ...table, where, first: 0 as Seat }, first };
  },
};

const e2e = e2eServer({}, { games: [crowded] });

const asks = ({ mirror }: Visitor, ask: string): boolean => mirror.game!.choice?.ask === ask;
const isOver = ({ type }: SagaEvent): boolean => type === 'battleWon' || type === 'battleTied';
/** Battles that the log has told to the end. */
const battles = ({ mirror }: Visitor): number =>
  mirror.lines.filter((line) => 'event' in line && isOver(line.event as SagaEvent)).length;

const WAYS: readonly (readonly [string, Means, VisitOptions])[] = [
  ['by keys alone', 'keys', { size: WIDE }],
  ['on a phone by touch', 'tap', { size: PHONE, touch: true }],
];

test.each(WAYS)('an Age is played %s: draft, actions, a battle, the end of the Age', async (_, how, options) => {
  const visitor = await e2e.visit(options);
  const { page, mirror } = visitor;
  const table = await openTable(visitor, { game: 'blood-rage', seats: 3 });
  const met = new Set<string>();
  /** What takes the question's place is dismissed by the same means as everything else. */
  const play = async (until: () => boolean): Promise<void> => {
    for (await mirror.untilAsked(); !until(); await mirror.untilAsked()) {
      met.add(mirror.game!.choice!.ask);
      await answerSaga(visitor, how);
    }
  };
  const inAct = (age: number) => (): boolean => sagaView(visitor).age === age && asks(visitor, 'act');
  await play(inAct(1));
  expect(await violations(page)).toEqual([]);

  const before = battles(visitor);
  await dismissTale(visitor, how);
  await answerSaga(visitor, how, { act: 'pillage' });
  const isFought = (): boolean => battles(visitor) > before && sagaView(visitor).pillage === null;
  await play(isFought);
  // The result stays over whatever comes next, until it is dismissed.
  await page.locator('[data-battle="result"]').waitFor();
  expect(await violations(page)).toEqual([]);
  await dismissTale(visitor, how);
  await page.locator('[data-battle="result"]').waitFor({ state: 'detached' });
  await expect.poll(() => focused(visitor)).toBe('question');

  await play(() => sagaView(visitor).age === 2);
  expect([...met]).toEqual(expect.arrayContaining(['draft', 'act', 'battleCard']));
  await page.getByRole('button', { name: /^Skip to/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await dismissTale(visitor, how);
  await expect.poll(() => focused(visitor)).toBe('question');
  await page.locator('button[data-card]').first().waitFor();
  expect(await page.locator('html').evaluate((root) => root.scrollWidth > root.clientWidth)).toBe(false);

  await play(inAct(2));
  await dismissTale(visitor, how);
  await expectAgreement(visitor, table);
});

/** The id of the element with the focus. What had it before is gone. */
const focused = ({ page }: Visitor): Promise<unknown> => page.evaluate('document.activeElement.id');
