/** What the guide says at a table of Blood Rage. */
import type { Language } from '../../../../text/index.ts';
import { guideOf, type Guidance } from '../../../board/teaching.ts';
import { practiceAt, practiceOf } from './practice.ts';
import { LESSONS } from './teaching-words.ts';

export async function guidance(language: Language): Promise<Guidance> {
  const { guide } = await (language === 'fr' ? import('./guide.fr.ts') : import('./guide.en.ts'));
  return { ...guideOf(LESSONS, { ...guide, practice: practiceOf(guide.practice) }), practiceAt };
}
