/** The words of each game, for the terminal. */
import { sagaText } from '../games/blood-rage/text/index.ts';
import { vikingsText } from '../games/clash-of-vikings/text/index.ts';
import { sampleText } from '../testkit/sample/text.ts';
import type { ByLanguage, GameText } from '../text/index.ts';

export interface TerminalText extends GameText<unknown, unknown> {
  /** Who sits there, as the sentences of the log say it. */
  seat(seat: number): string;
  /** Events of one part of the game (a night, a turn) stand together; null goes on with the part before. */
  part(event: unknown): string | null;
}

export const texts: { readonly [game: string]: ByLanguage<TerminalText> } = {
  'blood-rage': { en: sagaText('en'), fr: sagaText('fr') },
  'clash-of-vikings': { en: vikingsText('en'), fr: vikingsText('fr') },
  sample: { en: sampleText('en'), fr: sampleText('fr') },
};
