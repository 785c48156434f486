/** Violations that axe-core finds in both themes: one line for each rule, with the elements. */
import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const THEMES = ['night', 'day'] as const;

export async function violations(page: Page): Promise<string[]> {
  // Evaluated through the debugger, because the page's content policy blocks injected scripts.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const root = page.locator('html');
  const own = await root.getAttribute('data-theme');
  const found: string[] = [];
  for (const theme of THEMES) {
    // What flies over the board is half transparent on its way.
    await page.locator('.flight').first().waitFor({ state: 'detached' });
    await root.evaluate((element, name) => {
      element.setAttribute('data-theme', name);
      // Colours in the middle of a change would be measured.
      for (const change of element.getAnimations({ subtree: true })) {
        const isStyle = change instanceof CSSTransition || change instanceof CSSAnimation;
        if (isStyle && change.effect?.getComputedTiming().endTime !== Infinity) change.finish();
      }
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
