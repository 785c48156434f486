import { phrasebook, type Sentences } from '../../text/index.ts';
import type { Prompts } from '../board/game-ui.ts';
import type { LanguageFiles } from './language-files.ts';

interface WithPrompts {
  readonly dictionary: { readonly prompts: Sentences<string> };
}

/** What a game asks, for lists of tables. */
export async function promptsIn(files: LanguageFiles<WithPrompts, WithPrompts>): Promise<Prompts> {
  await files.load();
  return (language, ask) => {
    const { prompts: sentences } = files.in(language).dictionary;
    return phrasebook({ language, mode: 'lenient', sentences, params: {}, nouns: {} }).sayLoosely(ask, {});
  };
}
