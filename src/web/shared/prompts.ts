import { phrasebook, type Language, type Sentences } from '../../text/index.ts';
import type { LanguageFiles } from './language-files.ts';

interface WithPrompts {
  readonly dictionary: { readonly prompts: Sentences<string> };
}

/** What a game asks, for lists of tables. */
export async function promptsIn(
  files: LanguageFiles<WithPrompts, WithPrompts>,
): Promise<(language: Language, ask: string) => string> {
  await files.load();
  return (language, ask) => {
    const { prompts: sentences } = files.in(language).dictionary;
    return phrasebook({ language, mode: 'lenient', sentences, params: {}, nouns: {} }).sayLoosely(ask, {});
  };
}
