import { expect, test } from 'vitest';
import type { CardId } from '../src/games/clash-of-vikings/facts/ids.ts';
import type { VikingsView } from '../src/games/clash-of-vikings/view.ts';
import { gather, type Place } from '../src/server/tests/harness.ts';
import { openTable, type Visitor } from './browser.ts';
import { isAsked } from './heard.ts';
import { openHouse } from './house.ts';
import { answerByPointer, below, playByPointer } from './pointer.ts';

const house = openHouse();

const laidBy = ({ heard }: Visitor): readonly CardId[] => {
  const { seats } = heard.game!.view as VikingsView;
  return seats[heard.doc!.you.seat!]!.laid as readonly CardId[];
};
const asks = ({ heard }: Visitor, ask: string): Promise<void> =>
  heard.until(ask, ({ game }) => heard.isAsked && game!.choice!.ask === ask);

test('a card that was laid is taken back, and another is laid', async () => {
  const visitor = await house.visit();
  const { page, heard } = visitor;
  await openTable(visitor);
  await playByPointer(visitor, () => {
    const options = heard.game!.choice?.ask === 'layCard' ? heard.game!.choice.options : [];
    return options.length > 1;
  });
  const [first, second] = heard.game!.choice!.options as readonly { readonly card: CardId }[];

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
  const question = heard.game!.question;
  await page.locator('#question .hand button').first().click();
  await heard.until('the other card', ({ game }) => game!.question > question && game!.choice?.ask === 'nameAction');
  expect(laidBy(visitor)).toHaveLength(1);
  expect(visitor.faults).toEqual([]);
});

test('a sealed call is taken back while others still think', async () => {
  // Two programs and a person: when the person is asked together with a program, the program waits.
  const { table, visitors, places } = await gather(house.server, 3);
  const mine = 1;
  const person = await house.visit({ path: `/t/${table}`, cookie: visitors[mine]!.cookie });
  await person.heard.until('the table', () => true);
  const programs = places.filter((_, seat) => seat !== mine);
  await programs[0]!.command({ t: 'start' });
  await person.heard.until('the game', ({ game }) => game !== null);

  const others = (): number => person.heard.game!.asked.filter(({ seat }) => seat !== mine).length;
  for (;;) {
    await Promise.any([
      person.heard.until('a question', () => person.heard.isAsked),
      ...programs.map((program) => program.until(() => mayAnswer(program, mine))),
    ]);
    if (person.heard.isAsked && person.heard.game!.choice!.ask === 'callBluff' && others() > 0) break;
    if (person.heard.isAsked) await answerByPointer(person);
    else for (const program of programs) if (mayAnswer(program, mine)) await answer(program);
  }

  const panel = person.page.locator('#question');
  await panel.locator('.foot .blood').click();
  await panel.getByText('Sealed: you call.').waitFor();
  await panel.getByRole('button', { name: 'Change' }).click();
  await panel.locator('.foot .blood').waitFor();
  await panel.locator('.foot button:not(.blood)').click();
  await panel.getByText('Sealed: you let it pass.').waitFor();
  expect(person.heard.game!.sealed).not.toBeNull();

  const { question } = person.heard.game!;
  for (const program of programs) if (isAsked(program.doc!)) await answer(program);
  await person.heard.until('the game goes on', ({ game }) => game!.question !== question);
});

const mayAnswer = (program: Place, person: number): boolean =>
  isAsked(program.doc!) && program.doc!.game!.asked.every(({ seat }) => seat !== person);

async function answer(program: Place): Promise<void> {
  const { choice, question } = program.doc!.game!;
  await program.command({ t: 'answer', question, picks: [below(choice!.options.length)] });
  await program.settle();
}
