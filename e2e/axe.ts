/** What axe-core holds against a page, by night and by day: one line for each rule, with the places. */
import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const THEMES = ['night', 'day'] as const;

export async function violations(page: Page): Promise<string[]> {
  // Evaluated from outside, for the page's policy lets no foreign script in.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const root = page.locator('html');
  const own = await root.getAttribute('data-theme');
  const found: string[] = [];
  for (const theme of THEMES) {
    await root.evaluate((element, name) => {
      element.setAttribute('data-theme', name);
      // Colours on their way from one theme to the other are nobody's choice.
      for (const change of element.getAnimations({ subtree: true }))
        if (change instanceof CSSTransition) change.finish();
    }, theme);
    const { violations: against } = (await page.evaluate(
      'axe.run(document, { resultTypes: ["violations"] })',
    )) as AxeResults;
    for (const { id, nodes } of against)
      found.push(`${theme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
  await root.evaluate((element, name) => {
    if (name === null) element.removeAttribute('data-theme');
    else element.setAttribute('data-theme', name);
  }, own);
  return found;
}
