/** The words of each game, for the terminal. */
import type { ClanId } from '../games/blood-rage/ids.ts';
import { sagaText } from '../games/blood-rage/text/index.ts';
import type { VikingId } from '../games/clash-of-vikings/ids.ts';
import { vikingsText } from '../games/clash-of-vikings/text/index.ts';
import type { Options } from '../kernel/index.ts';
import type { BANNERS } from '../games/sample/facts/pieces.ts';
import { sampleText } from '../games/sample/text/index.ts';
import type { ByLanguage, GameText, Language } from '../text/index.ts';

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

/** Who is named after what at a table: the option that gives each seat a clan, a colour, a banner. */
const namedBy: { readonly [game: string]: (language: Language, options: Options) => TerminalText } = {
  'blood-rage': (language, { clans }) => sagaText(language, clans as readonly ClanId[], 'lenient'),
  'clash-of-vikings': (language, { colours }) => vikingsText(language, colours as readonly VikingId[], 'lenient'),
  sample: (language, { banner }) => sampleText(language, banner as readonly (typeof BANNERS)[number][], 'lenient'),
};

/** The words for one table, with options that were checked. A line that came from outside may lack something; it leaves a gap. */
export const textOfTable = (game: string, language: Language, options: Options): TerminalText | undefined =>
  namedBy[game]?.(language, options);
