import { expect, test } from 'vitest';
import type { CardId } from '../src/games/clash-of-vikings/facts/ids.ts';
import type { VikingsView } from '../src/games/clash-of-vikings/view.ts';
import { gather, type Place } from '../src/server/tests/harness.ts';
import { openTable, type Visitor } from './browser.ts';
import { isAsked } from './table-mirror.ts';
import { e2eServer } from './e2e-server.ts';
import { answerByPointer, randomBelow, playByPointer } from './pointer.ts';

const e2e = e2eServer();

const laidBy = ({ mirror }: Visitor): readonly CardId[] => {
  const { seats } = mirror.game!.view as VikingsView;
  return seats[mirror.doc!.you.seat!]!.laid as readonly CardId[];
};
const asks = ({ mirror }: Visitor, ask: string): Promise<void> =>
  mirror.until(ask, ({ game }) => mirror.isAsked && game!.choice!.ask === ask);

test('a card that was laid is taken back, and another is laid', async () => {
  const visitor = await e2e.visit();
  const { page, mirror } = visitor;
  await openTable(visitor);
  await playByPointer(visitor, () => {
    const options = mirror.game!.choice?.ask === 'layCard' ? mirror.game!.choice.options : [];
    return options.length > 1;
  });
  const [first, second] = mirror.game!.choice!.options as readonly { readonly card: CardId }[];

  await answerByPointer(visitor, 'click', first);
  await asks(visitor, 'nameAction');
  expect(laidBy(visitor)).toEqual([first!.card]);
  await page.locator('#question').getByRole('button', { name: 'Take back' }).click();
  await asks(visitor, 'layCard');
  expect(laidBy(visitor)).toEqual([]);

  await answerByPointer(visitor, 'click', second);
  await asks(visitor, 'nameAction');
  expect(laidBy(visitor)).toEqual([second!.card]);

  // Another card is pressed while one lies there: they change places at once.
  const question = mirror.game!.question;
  await page.locator('#question .hand button').first().click();
  await mirror.until('the other card', ({ game }) => game!.question > question && game!.choice?.ask === 'nameAction');
  expect(laidBy(visitor)).toHaveLength(1);
  expect(visitor.faults).toEqual([]);
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
