/** The words of the game and its board, in one language at a time. */
import { LanguageFiles } from '../../shared/language-files.ts';

export const languageFiles = new LanguageFiles({
  en: () => import('./language/en.ts'),
  fr: () => import('./language/fr.ts'),
});
