/** Texts made from the figures of a pack, so that another number never leaves a wrong sentence. */
import type { ByLanguage, Language } from '../../../text/languages.ts';
import { capitalise, NO_BREAK } from '../../../text/nouns.ts';
import { formatNumber, joinList, pluralCategory } from '../../../text/numbers.ts';
import { count } from '../../../text/units.ts';
import {
  BONUSES,
  type Bonus,
  type Bonuses,
  type Item,
  type Legendary,
  type Scenario,
  type ScenarioSetup,
  type Site,
  type UnitType,
  type Victory,
} from '../facts/pack/index.ts';

type Phrase = (n: number) => string;
type Phrases = { readonly [bonus in Bonus]: Phrase };

/** The number stands first, and in French it does not break from its noun. */
function plural(language: Language, one: string, other: string): Phrase {
  const space = language === 'fr' ? NO_BREAK : ' ';
  return (n) =>
    (pluralCategory(language, n) === 'one' ? one : other).replace('{n} ', formatNumber(language, n) + space);
}

const ITEM_PHRASES: ByLanguage<Phrases> = {
  en: {
    power: (n) => `power +${n}`,
    reroll: plural('en', '{n} more reroll per assault', '{n} more rerolls per assault'),
    wound: plural('en', '{n} sure wound per assault', '{n} sure wounds per assault'),
    shield: plural('en', 'cancels {n} wound of each enemy assault', 'cancels {n} wounds of each enemy assault'),
    rage: plural(
      'en',
      '{n} rage token at the start of each of your assaults',
      '{n} rage tokens at the start of each of your assaults',
    ),
    life: (n) => `life +${n}`,
    speed: (n) => `speed ${n} (move +${n})`,
    flight: () => 'flight (crosses rock and ignores enemies while moving)',
    slow: (n) => `slowness +${n}`,
  },
  fr: {
    power: (n) => `Puissance +${n}`,
    reroll: plural('fr', '{n} Relance de plus par Assaut', '{n} Relances de plus par Assaut'),
    wound: plural('fr', '{n} Blessure d’office par Assaut', '{n} Blessures d’office par Assaut'),
    shield: plural('fr', 'annule {n} Blessure à chaque Assaut adverse', 'annule {n} Blessures à chaque Assaut adverse'),
    rage: plural(
      'fr',
      '{n} jeton Rage au début de chacun de vos Assauts',
      '{n} jetons Rage au début de chacun de vos Assauts',
    ),
    life: plural('fr', '{n} Point de Vie de plus', '{n} Points de Vie de plus'),
    speed: (n) => `Vitesse ${n} (déplacement +${n})`,
    flight: () => 'Vol (franchit les Blocs rocheux et ignore les ennemis en se déplaçant)',
    slow: (n) => `lenteur +${n}`,
  },
};

/** A unit has its rerolls and its slowness; equipment adds to them. */
const UNIT_PHRASES: ByLanguage<Phrases> = {
  en: {
    ...ITEM_PHRASES.en,
    reroll: plural('en', '{n} reroll per assault', '{n} rerolls per assault'),
    slow: (n) => `slowness ${n}`,
  },
  fr: {
    ...ITEM_PHRASES.fr,
    reroll: plural('fr', '{n} Relance par Assaut', '{n} Relances par Assaut'),
    slow: (n) => `lenteur ${n}`,
  },
};

const JOIN: ByLanguage<string> = { en: '; ', fr: '\u202f; ' };
const NO_BONUS: ByLanguage<string> = { en: 'No bonus.', fr: 'Aucun bonus.' };

function sentenceOf(language: Language, phrases: Phrases, bonuses: Bonuses): string {
  const parts = BONUSES.flatMap((bonus) => {
    const n = bonuses[bonus] ?? 0;
    return n === 0 ? [] : [phrases[bonus](n)];
  });
  return parts.length === 0 ? NO_BONUS[language] : `${capitalise(parts.join(JOIN[language]))}.`;
}

/** What a unit type brings besides power, life and move. */
export const unitText = (language: Language, { bonus, slow }: UnitType): string =>
  sentenceOf(language, UNIT_PHRASES[language], { ...bonus, slow });

export const itemText = (language: Language, { bonus }: Item): string =>
  sentenceOf(language, ITEM_PHRASES[language], bonus);

const LEGENDARY: ByLanguage<string> = {
  en: 'Worth 1 victory point for good.',
  fr: 'Vaut 1\u00a0Point de Victoire, définitivement acquis.',
};

export const legendaryText = (language: Language, legendary: Legendary): string =>
  `${itemText(language, legendary)} ${LEGENDARY[language]}`;

/** What a scenario changes, in sentences; it may change nothing. */
export function setupText(language: Language, { setup, victory }: Scenario): string {
  const sentences = SETUP[language](setup);
  if (victory.kind === 'elves') sentences.push(COUNT_ELVES[language]);
  return sentences.length === 0 ? NO_CHANGE[language] : sentences.join(' ');
}

export const victoryText = (language: Language, { victory }: Scenario): string => VICTORY[language](victory);

const NO_CHANGE: ByLanguage<string> = { en: 'No change.', fr: 'Aucun changement.' };
const COUNT_ELVES: ByLanguage<string> = {
  en: 'The elves that each clan removes are counted.',
  fr: 'On compte les Elfes que chaque clan élimine.',
};

const given = (n: number | undefined, sentence: Phrase): string[] => (n === undefined ? [] : [sentence(n)]);

const SETUP: ByLanguage<(setup: ScenarioSetup) => string[]> = {
  en: ({ elvesPerCity, itemsPerElf, priceChange, priceFloor = 0, startGold, emptyCityElfFromRound }) => [
    ...given(elvesPerCity, (n) => `Each city starts with ${count('en', n, 'elf')}.`),
    ...given(
      itemsPerElf,
      (n) => `Each kind of elf starts with ${count('en', n, 'card')} of equipment drawn at random.`,
    ),
    ...given(priceChange, (n) =>
      n < 0
        ? `Every price is ${count('en', -n, 'gold')} lower, never below ${priceFloor}.`
        : `Every price is ${count('en', n, 'gold')} higher.`,
    ),
    ...given(startGold, (n) => `Each clan starts with ${count('en', n, 'gold')}.`),
    ...given(
      emptyCityElfFromRound,
      (n) => `From round ${n} on, each empty city receives one elf at the end of the round.`,
    ),
  ],
  fr: ({ elvesPerCity, itemsPerElf, priceChange, priceFloor = 0, startGold, emptyCityElfFromRound }) => [
    ...given(elvesPerCity, (n) => `Chaque Cité commence avec ${count('fr', n, 'elf')}.`),
    ...given(
      itemsPerElf,
      (n) => `Chaque type d’Elfe commence avec ${count('fr', n, 'card')} Équipement, au hasard de la pioche.`,
    ),
    ...given(priceChange, (n) =>
      n < 0
        ? `Tous les prix baissent de ${count('fr', -n, 'gold')}, jamais au-dessous de ${priceFloor}.`
        : `Tous les prix montent de ${count('fr', n, 'gold')}.`,
    ),
    ...given(startGold, (n) => `Chaque clan commence avec ${count('fr', n, 'gold')}.`),
    ...given(emptyCityElfFromRound, (n) => `À partir du tour ${n}, chaque Cité vide reçoit un Elfe à la fin du tour.`),
  ],
};

const SITES: ByLanguage<Readonly<Record<Site, string>>> = {
  en: { city: 'a city', forge: 'a forge', stone: 'a stone' },
  fr: { city: 'une Cité', forge: 'une Forge', stone: 'une Pierre' },
};
const held = (language: Language, sites: readonly Site[]): string =>
  joinList(
    language,
    sites.map((site) => SITES[language][site]),
  );

const VICTORY: ByLanguage<(victory: Victory) => string> = {
  en(victory) {
    switch (victory.kind) {
      case 'points':
        return `Reach ${count('en', victory.points, 'victoryPoint')}.`;
      case 'forges':
        return `Control ${count('en', victory.forges, 'forge')} at the end of your own second action, or reach ${count('en', victory.points, 'victoryPoint')}.`;
      case 'elves':
        return `Be the first to have removed ${count('en', victory.removed, 'elf')} at the end of one of your second actions; spending crystals does not lower the count. If a round ends with no elf on the board, the clan that removed most wins.`;
      case 'hold':
        return `Hold ${held('en', victory.sites)} at once at the end of your own second action, in ${count('en', victory.rounds, 'round')} running; they need not be the same ones. Victory points win nothing.`;
      case 'mostPoints':
        return `Have the most victory points at the end of round ${victory.round}; then crystals decide, then gold. Points win nothing before.`;
    }
  },
  fr(victory) {
    switch (victory.kind) {
      case 'points':
        return `Atteignez ${count('fr', victory.points, 'victoryPoint')}.`;
      case 'forges':
        return `Contrôlez ${count('fr', victory.forges, 'forge')} à la fin de votre seconde Action, ou atteignez ${count('fr', victory.points, 'victoryPoint')}.`;
      case 'elves':
        return `Ayez éliminé ${count('fr', victory.removed, 'elf')} à la fin d’une de vos secondes Actions, avant tout autre clan\u202f; dépenser des Cristaux ne réduit pas ce compte. Si un tour s’achève sans Elfe sur le plateau, le clan qui en a éliminé le plus l’emporte.`;
      case 'hold':
        return `Contrôlez à la fois ${held('fr', victory.sites)} à la fin de votre seconde Action, ${count('fr', victory.rounds, 'round')} de suite\u202f; ce ne sont pas forcément les mêmes. Les Points de Victoire ne font rien gagner.`;
      case 'mostPoints':
        return `Ayez le plus de Points de Victoire à la fin du tour ${victory.round}\u202f; puis les Cristaux départagent, puis l’or. Avant cela, les points ne font rien gagner.`;
    }
  },
};
