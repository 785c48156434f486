import { describe, expect, test } from 'vitest';
import { allGames } from '../../games/index.ts';
import { LANGUAGES, type ByLanguage } from '../../text/index.ts';
import { typographyFaults } from '../../text/proof-reading.ts';
import type { GuideTexts } from '../board/teaching.ts';
import { en as sagaEn } from '../games/blood-rage/learn/en.ts';
import { fr as sagaFr } from '../games/blood-rage/learn/fr.ts';
import { guidance as sagaGuidance } from '../games/blood-rage/learn/guide.ts';
import { en as vikingsEn } from '../games/clash-of-vikings/learn/en.ts';
import { fr as vikingsFr } from '../games/clash-of-vikings/learn/fr.ts';
import { guidance as vikingsGuidance } from '../games/clash-of-vikings/learn/guide.ts';
import { guidance as sampleGuidance, teaching as sample } from '../games/sample/learn.ts';

interface Taught {
  readonly guide: GuideTexts;
}

const TAUGHT: { readonly [game: string]: ByLanguage<Taught> } = {
  'blood-rage': {
    en: { ...sagaEn, guide: await sagaGuidance('en') },
    fr: { ...sagaFr, guide: await sagaGuidance('fr') },
  },
  'clash-of-vikings': {
    en: { ...vikingsEn, guide: await vikingsGuidance('en') },
    fr: { ...vikingsFr, guide: await vikingsGuidance('fr') },
  },
  sample: {
    en: { guide: sampleGuidance('en'), ...sample.howToPlay('en') },
    fr: { guide: sampleGuidance('fr'), ...sample.howToPlay('fr') },
  },
};

/** Every text in it, with the path that leads there. */
const textsIn = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
};
/** Ids of questions and lessons are no words. */
const isWords = (path: string): boolean => !/\.(id|asks\.\d+|look|tone|kind)$/.test(path);

/** Asked only to confirm, or with one button: nothing to be taught. */
const UNTAUGHT = ['done', 'confirm'];

describe.each(Object.entries(TAUGHT))('what is taught of %s', (id, words) => {
  const game = allGames.find((each) => each.id === id)!;

  test('is well set in both languages', () => {
    for (const language of LANGUAGES) {
      const spoken = textsIn(words[language]).filter(([path]) => isWords(path));
      expect(spoken.length).toBeGreaterThan(5);
      expect(spoken.flatMap(([, text]) => typographyFaults(language, text.replaceAll('**', '')))).toEqual([]);
      expect(spoken.filter(([, text]) => text.split('**').length % 2 === 0)).toEqual([]);
    }
  });

  test('is the same in both languages', () => {
    expect(textsIn(words.fr).map(([path]) => path)).toEqual(textsIn(words.en).map(([path]) => path));
    const shape = ({ guide }: Taught) => guide.lessons.map((lesson) => [lesson.id, ...lesson.asks]);
    expect(shape(words.fr)).toEqual(shape(words.en));
  });

  test('has lessons at questions that there are, one for each', () => {
    const { lessons } = words.en.guide;
    expect(lessons.filter((lesson) => lesson.asks.length === 0).map(({ id: lesson }) => lesson)).toEqual([]);
    const asks = lessons.flatMap((lesson) => lesson.asks);
    expect(asks.filter((ask) => !Object.hasOwn(game.questions, ask))).toEqual([]);
    expect(new Set(asks).size).toBe(asks.length);
    if (id === 'sample') return;
    const untaught = Object.keys(game.questions).filter((ask) => !asks.includes(ask));
    expect(untaught.filter((ask) => !UNTAUGHT.includes(ask))).toEqual([]);
  });

  test('has words for a practice game where the rules prepare one', () => {
    expect(words.en.guide.practice.length > 0).toBe(game.practice !== undefined);
  });
});
