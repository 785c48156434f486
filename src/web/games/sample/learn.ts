/** Three Shores, as the page teaches it: as little as a game can bring. */
import type { SampleAsks } from '../../../games/sample/facts/asks.ts';
import type { ByLanguage, Language } from '../../../text/index.ts';
import type { ByAsk } from '../../board/asks.ts';
import { guideOf, type Guidance, type GuideWords, type HowToPlay, type Teaching } from '../../board/teaching.ts';

const HOW_TO_PLAY: ByLanguage<HowToPlay> = {
  en: {
    goal: {
      title: 'The goal',
      text: 'Have the **most valuable treasure and chest** when the last night is over: that wins the game.',
    },
    parts: [
      {
        look: 'steps',
        heading: 'A night',
        tiles: [
          { title: 'Draft', text: 'Pick a card and pass the rest to the left, until each has three.' },
          { title: 'Two actions', text: 'Sail to a shore, raid a rival, hoard a card, or rest.' },
          { title: 'Feasts', text: 'On each shore all play a card. **The highest strength alone** takes a treasure.' },
        ],
      },
    ],
  },
  fr: {
    goal: {
      title: 'Le but du jeu',
      text: 'Avoir le **trésor et le coffre qui valent le plus** après la dernière nuit : c’est ce qui fait gagner.',
    },
    parts: [
      {
        look: 'steps',
        heading: 'Une nuit',
        tiles: [
          { title: 'Choisir', text: 'Prenez une carte et passez les autres à gauche, jusqu’à en avoir trois chacun.' },
          { title: 'Deux actions', text: 'Naviguer vers un rivage, piller un rival, garder une carte, ou se reposer.' },
          {
            title: 'Festins',
            text: 'Sur chaque rivage, tous jouent une carte. **La plus grande force, seule,** prend un trésor.',
          },
        ],
      },
    ],
  },
};

/** The other questions say enough themselves. */
const LESSONS: ByAsk<SampleAsks, 'draft' | null> = {
  draft: 'draft',
  act: null,
  hoard: null,
  shore: null,
  crew: null,
  rival: null,
  shield: null,
  feast: null,
  raven: null,
  confirm: null,
};

const GUIDE: ByLanguage<GuideWords<'draft'>> = {
  en: {
    goal: HOW_TO_PLAY.en.goal,
    lessons: {
      draft: {
        title: 'Pick a card',
        what: 'Everybody picks at once and passes the rest to the left.',
        may: 'Take any card of the packet.',
        think: 'What you pass, your neighbour plays.',
      },
    },
    practice: [],
  },
  fr: {
    goal: HOW_TO_PLAY.fr.goal,
    lessons: {
      draft: {
        title: 'Prendre une carte',
        what: 'Tout le monde choisit en même temps et passe les autres cartes à gauche.',
        may: 'Prendre n’importe quelle carte du paquet.',
        think: 'Ce que vous passez, votre voisin le joue.',
      },
    },
    practice: [],
  },
};

export const guidance = (language: Language): Guidance => guideOf(LESSONS, GUIDE[language]);

export const teaching: Teaching = {
  howToPlay: (language) => HOW_TO_PLAY[language],
  cards: () => [],
  hasPractice: false,
  // In one language: they are for those who write games.
  rules: async () => (await import('../../../games/sample/rules.md?raw')).default,
  prefixes: ['SG'],
  programClauses: ['SG-50'],
  clauseWords: { 'SG-41': { en: 'goal, how do I win', fr: 'but du jeu, gagner' } },
  questions: (language) => (language === 'fr' ? ['but du jeu'] : ['goal']),
};
