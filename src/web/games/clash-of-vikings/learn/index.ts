/** Clash of Vikings, as the page teaches it. */
import { CARD_FACTS } from '../../../../games/clash-of-vikings/facts/cards.ts';
import { CARDS } from '../../../../games/clash-of-vikings/facts/ids.ts';
import { clauseWords } from '../../../../games/clash-of-vikings/text/clause-words.ts';
import type { ByLanguage } from '../../../../text/index.ts';
import type { Teaching } from '../../../board/teaching.ts';
import { CARD_ICONS } from '../icons.ts';
import { languageFiles } from '../language.ts';
import AnnounceArt from './AnnounceArt.svelte';
import BluffArt from './BluffArt.svelte';
import CallArt from './CallArt.svelte';
import CountingArt from './CountingArt.svelte';
import EmptyArt from './EmptyArt.svelte';
import { en } from './en.ts';
import { fr } from './fr.ts';
import GoalArt from './GoalArt.svelte';
import { guide as guideEn } from './guide.en.ts';
import { guide as guideFr } from './guide.fr.ts';
import HonestArt from './HonestArt.svelte';
import MoveArt from './MoveArt.svelte';
import ShieldArt from './ShieldArt.svelte';
import TruthArt from './TruthArt.svelte';
import WinsArt from './WinsArt.svelte';
import type { TeachingWords, VikingsGuide } from './teaching-words.ts';

const WORDS: ByLanguage<TeachingWords> = { en, fr };
const GUIDES: ByLanguage<VikingsGuide> = { en: guideEn, fr: guideFr };

export const teaching: Teaching = {
  howToPlay(language) {
    const { turn, calls, wins, mistakes } = WORDS[language];
    return {
      goal: { ...GUIDES[language].goal, Art: GoalArt },
      parts: [
        {
          look: 'steps',
          heading: turn.heading,
          note: turn.note,
          tiles: [
            { ...turn.announce, Art: AnnounceArt },
            { ...turn.call, Art: CallArt },
            { ...turn.perform, Art: MoveArt },
          ],
        },
        {
          look: 'cases',
          heading: calls.heading,
          note: calls.note,
          tiles: [
            { ...calls.truth, Art: TruthArt, tone: 'good' },
            { ...calls.bluff, Art: BluffArt, tone: 'bad' },
            { ...calls.shield, Art: ShieldArt, tone: 'info' },
          ],
        },
        {
          look: 'panel',
          heading: wins.heading,
          tiles: [{ title: wins.heading, text: wins.text, Art: WinsArt }],
        },
        {
          look: 'mistakes',
          heading: mistakes.heading,
          tiles: [
            { ...mistakes.honest, Art: HonestArt },
            { ...mistakes.counting, Art: CountingArt },
            { ...mistakes.empty, Art: EmptyArt },
          ],
        },
      ],
    };
  },
  cards(language) {
    const { names } = languageFiles.in(language).dictionary;
    return CARDS.map((card) => ({
      ...names.cards[card],
      count: `×${CARD_FACTS[card].copies.base}`,
      kind: names.cardKinds[CARD_FACTS[card].kind],
      clause: CARD_FACTS[card].clause,
      sign: CARD_ICONS[card],
    }));
  },
  hasPractice: true,
  async rules(language) {
    const page = await (language === 'fr'
      ? import('../../../../../docs/rules/clash-of-vikings.fr.md?raw')
      : import('../../../../../docs/rules/clash-of-vikings.en.md?raw'));
    return page.default;
  },
  prefixes: ['CV', 'CVR'],
  // The ids of options, for the referee.
  programClauses: ['CV-80'],
  clauseWords,
  questions: (language) => WORDS[language].questions,
};
