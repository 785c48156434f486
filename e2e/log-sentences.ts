/** The log's sentences as a page shows them, and as the server sends them to the same seat. */
import { Visitor as Program } from '../src/server/tests/harness.ts';
import type { Visitor } from './browser.ts';
import { sentencesOf } from './words.ts';

/** Every sentence of the log, the oldest first. */
export async function logOnPage({ page }: Visitor): Promise<string[]> {
  const log = page.locator('[role="log"] > ol').first();
  const all = log.locator('button.more');
  if ((await all.count()) > 0) await all.click();
  return log
    .locator(':scope > li')
    .evaluateAll((items) =>
      items.map(
        (item) => Array.from(item.children).findLast((part) => part.matches('button, span'))?.textContent ?? '',
      ),
    );
}

/** Read by a second client with the same cookie, which shares no code with the page's model. It replaces the page's connection. */
export async function logFromServer({ context, url, language }: Visitor, table: string): Promise<string[]> {
  const program = new Program(url);
  const cookie = (await context.cookies()).find(({ name }) => name === 'meadhall');
  program.cookie = `meadhall=${cookie?.value ?? ''}`;
  const place = await program.join(table);
  const sentences = sentencesOf(await place.readWholeStory(), place.doc!, language);
  await place.close();
  return sentences;
}
