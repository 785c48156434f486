/** Who drew which icon, read from docs/credits.md, which is the only list. */
import page from '../../../docs/credits.md?raw';

export interface IconCredit {
  readonly author: string;
  readonly icons: readonly string[];
}

const ICONS_BY = /By\s+([\p{L}\s]+):\s+([\w\s,-]+)\./gu;

export const iconCreditsOf = (markdown: string): readonly IconCredit[] =>
  [...markdown.matchAll(ICONS_BY)].map(([, author, icons]) => ({
    author: author!.replaceAll(/\s+/g, ' '),
    icons: icons!.split(',').map((icon) => icon.trim()),
  }));

export const iconCredits = iconCreditsOf(page);
