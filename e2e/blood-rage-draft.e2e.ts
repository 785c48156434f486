import { expect, test } from 'vitest';
import type { CardId, CardView, SagaView } from '../src/games/blood-rage/facts/index.ts';
import { sagaText, sagaWords } from '../src/games/blood-rage/text/index.ts';
import type { SpokenText } from '../src/text/index.ts';
import { Visitor as Program } from '../src/server/tests/harness.ts';
import { clansOf } from '../src/web/games/blood-rage/looks.ts';
import { sentenceOf } from '../src/web/table/sentence.ts';
import { violations } from './axe.ts';
import { openTable, PHONE, SMALL, WIDE, type Visitor } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { logOnPage } from './log-sentences.ts';
import { TIMEOUT } from './table-mirror.ts';

const e2e = e2eServer();
const SAGA = { game: 'blood-rage' } as const;

const viewOf = ({ mirror }: Visitor): SagaView => mirror.game!.view as SagaView;
const seatOf = ({ mirror }: Visitor): number => mirror.doc!.you.seat!;
const known = (cards: readonly (CardView | null)[]): CardId[] =>
  cards.flatMap((card) => (card === null ? [] : [card.card]));
const packetOf = (visitor: Visitor): CardId[] => known(viewOf(visitor).clans[seatOf(visitor)]!.packet);
const handOf = (visitor: Visitor): CardId[] => known(viewOf(visitor).clans[seatOf(visitor)]!.hand);
const isDrafting = ({ mirror }: Visitor): boolean => mirror.game?.choice?.ask === 'draft';
const keepButton = ({ page }: Visitor) => page.locator('#question .keep');

/** The cards of the packet as the page shows them. */
const shownPacket = ({ page }: Visitor): Promise<string[]> =>
  page.locator('button[data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')!));

/** The cards that I hold, as the page names them. */
const shownHand = ({ page }: Visitor): Promise<string[]> => page.locator('.held h4, .hand .card h4').allInnerTexts();

const named = (cards: readonly CardId[]): string[] =>
  cards.map((card) => sagaWords('en', 'lenient').names.cards[card].name);

/** Chooses the cards at these places of the packet, without keeping them. */
async function choose({ page }: Visitor, how: 'click' | 'tap', ...places: readonly number[]): Promise<void> {
  for (const place of places) {
    const card = page.locator('button[data-card]').nth(place);
    await card.scrollIntoViewIfNeeded();
    await card[how]();
    await expect.poll(() => card.getAttribute('aria-pressed'), { timeout: TIMEOUT }).toBe('true');
  }
}

/** The log and the cards on the page are what the server tells a second client of the same seat, which shares no code with the page. */
async function expectAgreement(
  visitor: Visitor,
  id: string,
  open: (tab: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { context, url, mirror } = visitor;
  await mirror.untilDrawn();
  await open('Hand');
  const hand = await shownHand(visitor);
  await open('Log');
  const log = await logOnPage(visitor);
  const program = new Program(url);
  const cookie = (await context.cookies()).find(({ name }) => name === 'meadhall');
  program.cookie = `meadhall=${cookie?.value ?? ''}`;
  const place = await program.join(id);
  const { table, game, you } = place.doc!;
  const text = sagaText('en', clansOf(table), 'lenient', you.seat) as SpokenText;
  const myName = table.seats[you.seat!]!.name;
  const told = place.lines.flatMap((line) => sentenceOf({ ...line, withdrawn: false }, 'en', text, myName) ?? []);
  await place.close();
  expect(log).toEqual(told);
  expect(hand.toSorted()).toEqual(named(known((game!.view as SagaView).clans[you.seat!]!.hand)).toSorted());
}

/** A packet has come back: the memory says what left it, also after a reload. */
async function expectReloadKeeps({ page, mirror }: Visitor, memory: () => Promise<string>): Promise<void> {
  const remembered = await memory();
  expect(remembered).toContain('seen 8 of 8');
  expect(remembered).toContain('took one each');
  const { sockets } = mirror;
  await page.reload();
  await mirror.until('the table again', () => mirror.sockets > sockets);
  await page.locator('#question:not(.waits)').waitFor();
  await expect.poll(memory, { timeout: TIMEOUT }).toBe(remembered);
}

test('two people draft two cards at a time; each sees only what it may, and may change until both have picked', async () => {
  const host = await e2e.visit();
  const id = await openTable(host, { ...SAGA, seats: 2, bots: undefined });
  const guest = await e2e.visit({ path: `/t/${id}` });
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await host.mirror.until('the guest', ({ table }) => table.seats.every(({ holder }) => holder === 'person'));
  const watcher = await e2e.visit({ path: `/t/${id}` });
  await watcher.mirror.until('the table', ({ table }) => table.id === id);
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  const both = [host, guest];
  /** All cards that each has held so far. */
  const seen = both.map(() => new Set<CardId>());

  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      both.map(({ mirror }) =>
        mirror.until(
          'the packet',
          ({ game }) =>
            game?.choice?.ask === 'draft' && (game.view as SagaView).clans[0]!.packet.length === 8 - 2 * round,
        ),
      ),
    );
    for (const [index, visitor] of both.entries()) {
      await visitor.mirror.untilDrawn();
      for (const card of packetOf(visitor)) seen[index]!.add(card);
      await expect.poll(() => shownPacket(visitor), { timeout: TIMEOUT }).toEqual(packetOf(visitor));
      expect((await shownHand(visitor)).sort()).toEqual(named(handOf(visitor)).sort());
    }
    // What only the other has seen has not even reached this browser.
    for (const [index, visitor] of both.entries()) {
      const secret = [...seen[1 - index]!].filter((card) => !seen[index]!.has(card));
      const sent = JSON.stringify([visitor.mirror.doc, visitor.mirror.lines]);
      expect(secret.filter((card) => sent.includes(`"${card}"`))).toEqual([]);
    }
    expect(round === 0 ? await violations(host.page) : []).toEqual([]);

    // The first pick is sealed and changed; the other page does not tell.
    await choose(host, 'click', 0, 1);
    const before = await guest.page.locator('#question').innerText();
    await keepButton(host).click();
    await host.mirror.until('a sealed answer', ({ game }) => game!.sealed !== null);
    expect(await guest.page.locator('#question').innerText()).toBe(before);
    await host.page.getByRole('button', { name: 'Change', exact: true }).click();
    await host.mirror.until('an open question', ({ game }) => game!.sealed === null);
    await host.page.locator('#question:not(.waits)').waitFor();
    // The two chosen cards are still chosen; one of them is exchanged for another.
    await host.page.locator('button[data-card]').nth(0).click();
    await choose(host, 'click', 2);
    const picked = [packetOf(host)[1]!, packetOf(host)[2]!];
    await keepButton(host).click();
    await host.mirror.until('a sealed answer', ({ game }) => game!.sealed !== null);
    await choose(guest, 'click', 0, 1);
    await keepButton(guest).click();
    await host.mirror.until(
      'the next round',
      ({ game }) => (game!.view as SagaView).clans[0]!.packet.length !== 8 - 2 * round,
    );
    expect(picked.filter((card) => !handOf(host).includes(card))).toEqual([]);
    // Backs only for somebody who watches.
    expect(await watcher.page.locator('[data-card]').count()).toBe(0);
    expect(viewOf(watcher).clans.flatMap(({ hand, packet, kept }) => known([...hand, ...packet, ...kept]))).toEqual([]);
  }
  for (const visitor of both) {
    await visitor.mirror.until('the action phase', ({ game }) => (game!.view as SagaView).phase === 'action');
    expect(handOf(visitor)).toHaveLength(6);
    await expectAgreement(visitor, id);
  }
});

for (const [name, size, how] of [
  ['1440 × 900', WIDE, 'click'],
  ['390 × 844', PHONE, 'tap'],
  ['360 × 640', SMALL, 'tap'],
] as const) {
  test(`a whole draft of four on ${name}: six picks, a memory that a reload does not lose, a log that agrees`, async () => {
    const visitor = await e2e.visit({ size, touch: how === 'tap' });
    const { page, mirror } = visitor;
    const id = await openTable(visitor, { ...SAGA, seats: 4 });
    const tab = async (label: string): Promise<void> => {
      if (how === 'tap')
        await page.getByRole('group', { name: 'Below the board' }).getByRole('button', { name: label }).tap();
    };
    const memory = async (): Promise<string> => {
      await tab('Seen');
      const text = await page.getByRole('region', { name: 'What you have seen' }).innerText();
      await tab('Packet');
      return text;
    };
    for (let pick = 1; pick <= 6; pick += 1) {
      await mirror.until(
        `pick ${pick}`,
        ({ game }) => isDrafting(visitor) && (game!.view as SagaView).clans[0]!.packet.length === 9 - pick,
      );
      await mirror.untilDrawn();
      await expect.poll(() => shownPacket(visitor), { timeout: TIMEOUT }).toEqual(packetOf(visitor));
      expect(pick === 1 || pick === 5 ? await violations(page) : []).toEqual([]);
      if (pick === 5) await expectReloadKeeps(visitor, memory);
      const hand = handOf(visitor);
      const place = pick % packetOf(visitor).length;
      const kept = packetOf(visitor)[place]!;
      await choose(visitor, how, place);
      expect(await page.locator('html').evaluate((root) => root.scrollWidth > root.clientWidth)).toBe(false);
      // Pressed once more, a chosen card is kept.
      if (pick % 2 === 0) await page.locator('button[data-card]').nth(place)[how]();
      else await keepButton(visitor)[how]();
      await mirror.until(
        'the pick is taken',
        ({ game }) => (game!.view as SagaView).clans[0]!.packet.length !== 9 - pick,
      );
      expect(handOf(visitor).toSorted()).toEqual([...hand, kept].toSorted());
    }
    await mirror.until('the action phase', ({ game }) => (game!.view as SagaView).phase === 'action');
    await mirror.untilAsked();
    await expectAgreement(visitor, id, tab);
  });
}

for (const [name, size, how] of [
  ['1440 × 900', WIDE, 'click'],
  ['390 × 844', PHONE, 'tap'],
] as const) {
  test(`on ${name} the card kept at the end of the Age is chosen in the hand and waits aside in the next draft`, async () => {
    const visitor = await e2e.visit({ size, touch: how === 'tap' });
    const { page, mirror } = visitor;
    await openTable(visitor, { ...SAGA, seats: 2, options: { beginnersDeal: true } });
    // Nothing is asked of a clan without figures but its actions.
    while (mirror.game?.choice?.ask !== 'keep') {
      await mirror.untilAsked();
      if (mirror.game!.choice!.ask === 'keep') break;
      const { question } = mirror.game!;
      const isTurn = mirror.game!.choice!.ask === 'act';
      await mirror.untilDrawn();
      const answer = page.locator('#question').getByRole('button', { name: isTurn ? /^Pass/ : /^Done/ });
      await answer[how]();
      await mirror.until('the pass is taken', ({ game }) => game!.question !== question);
    }
    await mirror.untilDrawn();
    await page.locator('#question:not(.waits)').waitFor();
    const hand = handOf(visitor);
    const card = page.locator('.hand .card').nth(1);
    await card[how]();
    const keep = page.getByRole('button', { name: 'Keep this one' });
    await keep.waitFor();
    expect(await keep.getAttribute('aria-disabled')).toBe('false');
    await keep[how]();
    await mirror.until('the next draft', ({ game }) => (game!.view as SagaView).age === 2 && isDrafting(visitor));
    expect(known(viewOf(visitor).clans[seatOf(visitor)]!.kept)).toEqual([hand[1]]);
    // The end of the Age is told first.
    await page.getByRole('button', { name: /^Skip to/ })[how]();
    if (how === 'tap')
      await page.getByRole('group', { name: 'Below the board' }).getByRole('button', { name: 'Held' }).tap();
    expect(await page.locator('.held .card', { hasText: 'kept from before' }).locator('h4').innerText()).toBe(
      named([hand[1]!])[0],
    );
  });
}
