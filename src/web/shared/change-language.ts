import type { Language } from '../../text/languages.ts';
import { filesWithout } from './language-files.ts';
import { loaded } from './loading/loading.svelte.ts';
import { settings } from './settings.svelte.ts';

let wanted: Language | null = null;

/** Changes the language of the page when all words in use are there. Of two wishes the later one counts. */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language;
  const load = (): Promise<unknown> => Promise.all(filesWithout(language).map((files) => files.load(language)));
  // Other files may have come into use meanwhile.
  while (filesWithout(language).length > 0) await loaded(load);
  if (wanted === language) settings.language = language;
}
