/** What axe-core holds against a page: one line for each rule, with the places. */
import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

export async function violations(page: Page): Promise<string[]> {
  // Evaluated from outside, for the page's policy lets no foreign script in.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const { violations: found } = (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] })',
  )) as AxeResults;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
