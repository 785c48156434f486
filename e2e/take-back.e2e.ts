import { expect, test } from 'vitest';
import type { CardId } from '../src/games/clash-of-vikings/facts/ids.ts';
import { gather, type Place } from '../src/server/tests/harness.ts';
import { openTable } from './browser.ts';
import { isAsked } from './table-mirror.ts';
import { e2eServer } from './e2e-server.ts';
import { answerByPointer, randomBelow, playByPointer } from './pointer.ts';
import { cardName } from './words.ts';

const e2e = e2eServer();

test('a card is chosen, and another instead, without anybody hearing of it before the action is named', async () => {
  const visitor = await e2e.visit();
  const { page, mirror } = visitor;
  await openTable(visitor);
  await playByPointer(visitor, () => {
    const options = mirror.game!.choice?.ask === 'layCard' ? mirror.game!.choice.options : [];
    return new Set(options.map((option) => (option as { readonly card: CardId }).card)).size > 1;
  });
  const [first, second] = mirror.game!.choice!.options as readonly { readonly card: CardId }[];
  const { question } = mirror.game!;
  const lines = mirror.lines.length;
  const raised = page.locator('#question .hand .raised');

  await answerByPointer(visitor, 'click', first);
  await raised.getByText(cardName(first!.card, 'en'), { exact: true }).waitFor();
  await answerByPointer(visitor, 'click', second);
  await raised.getByText(cardName(second!.card, 'en'), { exact: true }).waitFor();
  expect(await raised.count()).toBe(1);
  expect({ question: mirror.game!.question, lines: mirror.lines.length }).toEqual({ question, lines });

  await answerByPointer(visitor, 'click', { action: 'walk' });
  const said = mirror.lines
    .slice(lines)
    .flatMap((line) => ('event' in line ? [line.event as { readonly type: string }] : []));
  expect(said.map(({ type }) => type)).toContain('announced');
  expect(mirror.lines.slice(lines).filter((line) => 'table' in line)).toEqual([]);
});

test('a sealed call is taken back while others still think', async () => {
  // Two programs and a person: when the person is asked together with a program, the program waits.
  const { table, visitors, places } = await gather(e2e.server, 3);
  const mine = 1;
  const person = await e2e.visit({ path: `/t/${table}`, cookie: visitors[mine]!.cookie });
  await person.mirror.until('the table', () => true);
  const programs = places.filter((_, seat) => seat !== mine);
  await programs[0]!.command({ t: 'start' });
  await person.mirror.until('the game', ({ game }) => game !== null);

  const others = (): number => person.mirror.game!.asked.filter(({ seat }) => seat !== mine).length;
  for (;;) {
    await Promise.any([
      person.mirror.until('a question', () => person.mirror.isAsked),
      ...programs.map((program) => program.until(() => mayAnswer(program, mine))),
    ]);
    if (person.mirror.isAsked && person.mirror.game!.choice!.ask === 'callBluff' && others() > 0) break;
    if (person.mirror.isAsked) await answerByPointer(person);
    else for (const program of programs) if (mayAnswer(program, mine)) await answer(program);
  }

  const panel = person.page.locator('#question');
  await panel.locator('.foot .blood').click();
  await panel.getByText('You call. Nobody sees it yet.').waitFor();
  await panel.getByRole('button', { name: 'Change' }).click();
  await panel.locator('.foot .blood').waitFor();
  await panel.locator('.foot button:not(.blood)').click();
  await panel.getByText('You let it pass. Nobody sees it yet.').waitFor();
  expect(person.mirror.game!.sealed).not.toBeNull();

  const { question } = person.mirror.game!;
  for (const program of programs) if (isAsked(program.doc!)) await answer(program);
  await person.mirror.until('the game goes on', ({ game }) => game!.question !== question);
});

const mayAnswer = (program: Place, person: number): boolean =>
  isAsked(program.doc!) && program.doc!.game!.asked.every(({ seat }) => seat !== person);

async function answer(program: Place): Promise<void> {
  const { choice, question } = program.doc!.game!;
  await program.command({ t: 'answer', question, picks: [randomBelow(choice!.options.length)] });
  await program.settle();
}
