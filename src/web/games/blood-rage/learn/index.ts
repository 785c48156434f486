/** Blood Rage, as the page teaches it. */
import { CARD_TYPES, CARDS, isUpgrade, type CardFacts } from '../../../../games/blood-rage/facts/index.ts';
import { clauseWords } from '../../../../games/blood-rage/text/clause-words.ts';
import type { SagaWords } from '../../../../games/blood-rage/text/index.ts';
import type { ByLanguage } from '../../../../text/index.ts';
import type { CardText, Teaching } from '../../../board/teaching.ts';
import { wordsIn } from '../words.ts';
import ActArt from './ActArt.svelte';
import CardsArt from './CardsArt.svelte';
import DoomArt from './DoomArt.svelte';
import { en } from './en.ts';
import FiguresArt from './FiguresArt.svelte';
import { fr } from './fr.ts';
import GiftsArt from './GiftsArt.svelte';
import GoalArt from './GoalArt.svelte';
import { guide as guideEn } from './guide.en.ts';
import { guide as guideFr } from './guide.fr.ts';
import PillageArt from './PillageArt.svelte';
import RageArt from './RageArt.svelte';
import SafeArt from './SafeArt.svelte';
import StatsArt from './StatsArt.svelte';
import WinsArt from './WinsArt.svelte';
import type { SagaGuide, TeachingWords } from './teaching-words.ts';

const WORDS: ByLanguage<TeachingWords> = { en, fr };
const GUIDES: ByLanguage<SagaGuide> = { en: guideEn, fr: guideFr };

/** What stands on the card beside its text: the strength of an upgrade, the bonus of a battle card. */
function figureOf(facts: CardFacts, { names }: SagaWords): Pick<CardText, 'count'> {
  if (isUpgrade(facts)) return { count: `${names.stats.strength.name} ${facts.str}` };
  return facts.type === 'battle' && facts.bonus !== undefined ? { count: `+${facts.bonus}` } : {};
}

function cardText(facts: CardFacts, words: SagaWords): CardText {
  const { name, text } = facts[words.language];
  const glory = facts.type === 'quest' ? facts.gloryByAge.join(' / ') : '';
  return {
    name,
    text: text.replace('{glory}', glory),
    kind: words.names.cardTypes[facts.type],
    ...figureOf(facts, words),
  };
}

export const teaching: Teaching = {
  howToPlay(language) {
    const { age, actions, battle, wins, mistakes } = WORDS[language];
    return {
      goal: { ...GUIDES[language].goal, Art: GoalArt },
      parts: [
        {
          look: 'steps',
          heading: age.heading,
          note: age.note,
          tiles: [
            { ...age.gifts, Art: GiftsArt },
            { ...age.act, Art: ActArt },
            { ...age.doom, Art: DoomArt },
          ],
        },
        {
          look: 'steps',
          heading: actions.heading,
          note: actions.note,
          tiles: [
            { ...actions.figures, Art: FiguresArt },
            { ...actions.cards, Art: CardsArt },
            { ...actions.pillage, Art: PillageArt },
          ],
        },
        {
          look: 'cases',
          heading: battle.heading,
          note: battle.note,
          tiles: [
            { ...battle.win, tone: 'good' },
            { ...battle.lose, tone: 'bad' },
            { ...battle.tie, tone: 'info' },
          ],
        },
        { look: 'panel', heading: wins.heading, tiles: [{ title: wins.heading, text: wins.text, Art: WinsArt }] },
        {
          look: 'mistakes',
          heading: mistakes.heading,
          tiles: [
            { ...mistakes.safe, Art: SafeArt },
            { ...mistakes.rage, Art: RageArt },
            { ...mistakes.stats, Art: StatsArt },
          ],
        },
      ],
    };
  },
  cards(language) {
    const words = wordsIn(language);
    return CARD_TYPES.flatMap((type) =>
      CARDS.filter((facts) => facts.type === type).map((facts) => cardText(facts, words)),
    );
  },
  hasPractice: true,
  async rules(language) {
    const page = await (language === 'fr'
      ? import('../../../../../docs/rules/blood-rage.fr.md?raw')
      : import('../../../../../docs/rules/blood-rage.en.md?raw'));
    return page.default;
  },
  prefixes: ['BR', 'BRC'],
  // The ids of options, for the referee.
  programClauses: ['BR-98'],
  clauseWords,
  questions: (language) => WORDS[language].questions,
};
