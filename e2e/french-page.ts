/** Whether a page that should be French says anything in English, or sets its marks wrongly. */
import { expect } from 'vitest';
import type { Visitor } from './browser.ts';

/** Words that the English page says all the time, and French never. */
const ENGLISH =
  /\b(the|and|your|you|with|game|games|turn|settings|rules|close|people|seat|seats|play|waiting|search|undo|send|start|host|watch|say|take|back|hand|card|cards|lay|call|none|space|theme|sound|copy|link|free|who|this|is)\b/gi;

/** Everything that is read or heard: texts, labels, hints, the title. */
const spoken = ({ page }: Visitor): Promise<string> =>
  page.locator('html').evaluate((root) => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    const labelled = Array.from(root.querySelectorAll('*')).flatMap((element) =>
      attributes.map((attribute) => element.getAttribute(attribute) ?? ''),
    );
    return [root.ownerDocument.title, (root as HTMLElement).innerText, ...labelled]
      .filter((text) => text !== '')
      .join('\n');
  });

export async function expectFrench(visitor: Visitor, screen: string): Promise<void> {
  const text = await spoken(visitor);
  // A mark of two strokes stands after a narrow space that does not break; +? is a number.
  const illSpaced = text.match(/.*[^\u202f\s+][?!;](\s|$).*|.*[ \u00a0][?!;](\s|$).*/g) ?? [];
  expect({ screen, english: text.match(ENGLISH) ?? [], illSpaced }).toEqual({ screen, english: [], illSpaced: [] });
}
