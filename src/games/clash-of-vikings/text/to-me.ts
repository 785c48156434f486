/** The log as it speaks to one reader: "You pick up a bracelet" in place of the reader's own name. */
import type { ByLanguage, Language } from '../../../text/languages.ts';
import { type Mode, phrasebook } from '../../../text/phrasebook.ts';
import type { Kind, ParamTable, Sentences } from '../../../text/sentences.ts';
import { nouns } from './nouns.ts';
import type { LogLine } from './words.ts';

const viking = { noun: 'viking', person: true } as const satisfies Kind;
const move = { noun: 'move' } as const satisfies Kind;
const card = move;
const space = { noun: 'space' } as const satisfies Kind;
const weapon = { noun: 'weapon' } as const satisfies Kind;
const number = 'number' satisfies Kind;

/** `by.` what the reader does, `to.` what is done to the reader; then the key of the line for the others. */
export const TO_ME_PARAMS = {
  'by.placed': { space },
  'by.firstPlayer': {},
  'by.turnStarts': {},
  'by.centreTakenKnown': { n: number, points: number },
  'by.centreDeclined': {},
  'by.announcesKnown': { move, card },
  'by.calls': {},
  'by.wasTrue': { move },
  'by.wasBluff': { move, card },
  'by.penaltyTakenKnown': { victim: viking, value: number },
  'by.penaltyReserveKnown': { value: number },
  'by.moves': { n: number, space },
  'by.stays': {},
  'by.loots': { n: number, points: number },
  'by.slams': { victim: viking, space },
  'by.attacks': { victim: viking, weapon },
  'by.noTarget': {},
  'by.attacksNobody': {},
  'by.stealsKnown': { victim: viking, value: number },
  'by.knocksOff': { victim: viking, value: number },
  'by.shieldAccepted': {},
  'by.callsShield': {},
  'by.claimsShieldKnown': { card },
  'by.drawsKnown': { cards: { list: 'card' } },
  'by.reshuffles': {},
  'by.score': { points: number, n: number },
  'to.penaltyTakenKnown': { viking, value: number },
  'to.slams': { viking, space },
  'to.attacks': { viking, weapon },
  'to.stealsKnown': { viking, value: number },
  'to.knocksOff': { viking, value: number },
  'to.fallsViking': {},
  'to.nothingToLose': {},
} as const satisfies ParamTable;
type Key = keyof typeof TO_ME_PARAMS;

const en: Sentences<Key, 'en'> = {
  'by.placed': 'You start {space.in}.',
  'by.firstPlayer': 'You play first.',
  'by.turnStarts': 'Your turn.',
  'by.centreTakenKnown': {
    by: 'n',
    one: 'You hold the centre and take a bracelet worth {points} from the reserve.',
    other: 'You hold the centre and take {n#bracelet} from the reserve, worth {points#point} in all.',
  },
  'by.centreDeclined': 'You hold the centre but take nothing.',
  'by.announcesKnown': 'You lay {card.name} and announce {move.name}.',
  'by.calls': 'You call the bluff.',
  'by.wasTrue': 'It was {move.name}: you told the truth.',
  'by.wasBluff': 'It was {card.name}, not {move.name}: you are caught bluffing.',
  'by.penaltyTakenKnown': 'You take a bracelet worth {value} from {victim}.',
  'by.penaltyReserveKnown': 'You take a bracelet worth {value} from the reserve instead.',
  'by.moves': {
    by: 'n',
    one: 'You move one space and stop {space.in}.',
    other: 'You move {n#space} and stop {space.in}.',
  },
  'by.stays': 'You stay put.',
  'by.loots': {
    by: 'n',
    one: 'You pick up a bracelet worth {points}.',
    other: 'You pick up {n#bracelet}, worth {points#point} in all.',
  },
  'by.slams': 'You slam into {victim}, who ends up {space.in}.',
  'by.attacks': 'You attack {victim} {weapon}.',
  'by.noTarget': 'You have no target: nothing happens.',
  'by.attacksNobody': 'You hold back.',
  'by.stealsKnown': 'You steal a bracelet worth {value} from {victim}.',
  'by.knocksOff': 'You knock a bracelet worth {value} off {victim}.',
  'by.shieldAccepted': 'You accept the Shield: your attack fails.',
  'by.callsShield': 'You call the Shield a bluff.',
  'by.claimsShieldKnown': 'You lay {card.name} and claim a Shield.',
  'by.drawsKnown': 'You draw {cards.list}.',
  'by.reshuffles': 'You shuffle your discard pile into a new draw pile.',
  'by.score': 'You score {points#point} with {n#bracelet}.',
  'to.penaltyTakenKnown': '{viking} takes a bracelet worth {value} from you.',
  'to.slams': '{viking} slams into you: you end up {space.in}.',
  'to.attacks': '{viking} attacks you {weapon}.',
  'to.stealsKnown': '{viking} steals a bracelet worth {value} from you.',
  'to.knocksOff': '{viking} knocks a bracelet worth {value} off you.',
  'to.fallsViking': 'The bracelet lands at your feet: you take it.',
  'to.nothingToLose': 'You have no bracelet to lose.',
};

const fr: Sentences<Key, 'fr'> = {
  'by.placed': 'Vous commencez {space.in}.',
  'by.firstPlayer': 'Vous jouez en premier.',
  'by.turnStarts': 'À vous de jouer.',
  'by.centreTakenKnown': {
    by: 'n',
    one: 'Vous tenez la case centrale et prenez dans la réserve un bracelet de valeur {points}.',
    many: 'Vous tenez la case centrale et prenez {n#bracelet} dans la réserve : {points#point} en tout.',
    other: 'Vous tenez la case centrale et prenez {n#bracelet} dans la réserve : {points#point} en tout.',
  },
  'by.centreDeclined': 'Vous tenez la case centrale mais ne prenez rien.',
  'by.announcesKnown': 'Vous posez « {card.name} » et annoncez « {move.name} ».',
  'by.calls': 'Vous dénoncez un bluff.',
  'by.wasTrue': 'C’était bien « {move.name} » : vous disiez vrai.',
  'by.wasBluff': 'C’était « {card.name} » et non « {move.name} » : votre bluff est démasqué.',
  'by.penaltyTakenKnown': 'Vous prenez un bracelet de valeur {value} {victim.to}.',
  'by.penaltyReserveKnown': 'Faute d’autre bracelet, vous en prenez un de valeur {value} dans la réserve.',
  'by.moves': {
    by: 'n',
    one: 'Vous avancez d’une case et vous vous arrêtez {space.in}.',
    many: 'Vous avancez de {n#space} et vous vous arrêtez {space.in}.',
    other: 'Vous avancez de {n#space} et vous vous arrêtez {space.in}.',
  },
  'by.stays': 'Vous restez sur place.',
  'by.loots': {
    by: 'n',
    one: 'Vous ramassez un bracelet de valeur {points}.',
    many: 'Vous ramassez {n#bracelet} : {points#point} en tout.',
    other: 'Vous ramassez {n#bracelet} : {points#point} en tout.',
  },
  'by.slams': 'Vous bousculez {victim.the}, qui se retrouve {space.in}.',
  'by.attacks': 'Vous attaquez {victim.the} {weapon}.',
  'by.noTarget': 'Vous n’avez aucune cible : il ne se passe rien.',
  'by.attacksNobody': 'Vous n’attaquez personne.',
  'by.stealsKnown': 'Vous volez un bracelet de valeur {value} {victim.to}.',
  'by.knocksOff': 'Vous faites perdre {victim.to} un bracelet de valeur {value}.',
  'by.shieldAccepted': 'Vous acceptez le Bouclier : votre attaque échoue.',
  'by.callsShield': 'Vous dénoncez le Bouclier.',
  'by.claimsShieldKnown': 'Vous posez « {card.name} » et annoncez un Bouclier.',
  'by.drawsKnown': 'Vous piochez {cards.list}.',
  'by.reshuffles': 'Vous mélangez votre défausse pour refaire votre pioche.',
  'by.score': 'Vous marquez {points#point} avec {n#bracelet}.',
  'to.penaltyTakenKnown': '{viking.The} vous prend un bracelet de valeur {value}.',
  'to.slams': '{viking.The} vous bouscule : vous vous retrouvez {space.in}.',
  'to.attacks': '{viking.The} vous attaque {weapon}.',
  'to.stealsKnown': '{viking.The} vous vole un bracelet de valeur {value}.',
  'to.knocksOff': '{viking.The} vous fait perdre un bracelet de valeur {value}.',
  'to.fallsViking': 'Le bracelet tombe à vos pieds : vous le prenez.',
  'to.nothingToLose': 'Vous n’avez aucun bracelet à perdre.',
};

export const toMeSentences = { en, fr };

const bookOf = <L extends Language>(language: L, sentences: Sentences<Key, L>, mode: Mode) =>
  phrasebook({ language, mode, sentences, params: TO_ME_PARAMS, nouns: nouns[language] });
const books: ByLanguage<(mode: Mode) => ReturnType<typeof bookOf>> = {
  en: (mode) => bookOf('en', en, mode),
  fr: (mode) => bookOf('fr', fr, mode),
};

/** Says a line to the reader who acts in it, or to whom it is done; null where the line is about others, or says too little. */
export function toMeText(language: Language, mode: Mode): (line: LogLine, role: 'by' | 'to') => string | null {
  const book = books[language](mode);
  return ([key, params = {}], role) => {
    const own = `${role}.${key}`;
    return book.has(own) ? book.sayLoosely(own, params) : null;
  };
}
