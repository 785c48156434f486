/** Who drew which icon, read from docs/credits.md, which is the only list. */
import page from '../../../docs/credits.md?raw';

export interface IconCredit {
  readonly author: string;
  readonly icons: readonly string[];
}

const ICONS_BY = /By ([\p{L} ]+): ([\w\s,-]+)\./gu;

export const iconCredits: readonly IconCredit[] = [...page.matchAll(ICONS_BY)].map(([, author, icons]) => ({
  author: author!,
  icons: icons!.split(',').map((icon) => icon.trim()),
}));
