import { describe, expect, test } from 'vitest';
import { dictionaryFaults, spokenSamples, typographyFaults } from '../../../text/proof-reading.ts';
import { LANGUAGES } from '../../../text/languages.ts';
import { phrasebook } from '../../../text/phrasebook.ts';
import { dictionaries } from './dictionaries.ts';
import { ASKS } from '../facts/asks.ts';
import { CARDS, type LogLine, vikingsWords } from './index.ts';
import { TO_ME_PARAMS } from './to-me-params.ts';
import { EVENT_PARAMS, LABEL_PARAMS, PROMPT_PARAMS, REFUSAL_PARAMS } from './params.ts';

const { en, fr } = dictionaries;
const inEnglish = vikingsWords('en');
const inFrench = vikingsWords('fr');

describe('both languages', () => {
  test('use the listed parameters and are well set', () => {
    expect(dictionaryFaults({ en: en.events, fr: fr.events }, EVENT_PARAMS)).toEqual([]);
    expect(dictionaryFaults({ en: en.refusals, fr: fr.refusals }, REFUSAL_PARAMS)).toEqual([]);
    expect(dictionaryFaults({ en: en.labels, fr: fr.labels }, LABEL_PARAMS)).toEqual([]);
    expect(dictionaryFaults({ en: en.prompts, fr: fr.prompts }, PROMPT_PARAMS)).toEqual([]);
    expect(dictionaryFaults({ en: en.toMe, fr: fr.toMe }, TO_ME_PARAMS)).toEqual([]);
  });

  test('say every sentence with every noun, with persons and with numbers', () => {
    for (const language of LANGUAGES) {
      const { log, labels } = vikingsWords(language);
      const { refusals, nouns: own } = dictionaries[language];
      const answers = phrasebook({ language, sentences: refusals, params: REFUSAL_PARAMS, nouns: own });
      const spoken = [
        ...spokenSamples(log, EVENT_PARAMS, own),
        ...spokenSamples(labels, LABEL_PARAMS, own),
        ...spokenSamples(answers, REFUSAL_PARAMS, own),
        ...ASKS.map((ask) => vikingsWords(language).prompt(ask)),
      ];
      expect(spoken.flatMap((text) => typographyFaults(language, text))).toEqual([]);
      expect(spoken.filter((text) => /[{}…]|undefined/.test(text))).toEqual([]);
    }
  });

  test('end every sentence with a stop, and no button', () => {
    for (const language of LANGUAGES) {
      const { log, labels, prompt } = vikingsWords(language);
      const sentences = [...spokenSamples(log, EVENT_PARAMS, dictionaries[language].nouns), ...ASKS.map(prompt)];
      expect(sentences.filter((text) => !/[.?]$/.test(text))).toEqual([]);
      expect(
        spokenSamples(labels, LABEL_PARAMS, dictionaries[language].nouns).filter((text) => /[.?!]$/.test(text)),
      ).toEqual([]);
    }
  });

  test('begin every sentence with a capital, if a Viking and not a person begins it', () => {
    for (const language of LANGUAGES) {
      const spoken = spokenSamples(vikingsWords(language).log, EVENT_PARAMS, dictionaries[language].nouns);
      expect(spoken.filter((text) => /^\p{Ll}/u.test(text))).toEqual([]);
    }
  });

  test('have names and texts that are well set', () => {
    for (const language of LANGUAGES) {
      const strings = stringsIn(vikingsWords(language).names);
      expect(strings.length).toBeGreaterThan(60);
      expect(strings.flatMap((text) => typographyFaults(language, text))).toEqual([]);
    }
  });

  test('call a card in a sentence what is printed on it', () => {
    for (const language of LANGUAGES) {
      const { names } = vikingsWords(language);
      expect(CARDS.map((id) => dictionaries[language].nouns.move[id].name)).toEqual(
        CARDS.map((id) => names.cards[id].name),
      );
    }
  });
});

describe('the log', () => {
  const lines: readonly LogLine[] = [
    ['turnStarts', { viking: 'blue' }],
    ['announces', { viking: 'blue', move: 'sprint' }],
    ['wasBluff', { viking: 'blue', move: 'sprint', card: 'walk' }],
    ['moves', { viking: 'blue', n: 1, space: 'C' }],
    ['moves', { viking: 'blue', n: 2, space: 'B3' }],
    ['slams', { viking: 'green', victim: 'yellow', space: 'A0' }],
    ['steals', { viking: 'red', victim: 'yellow' }],
    ['drawsKnown', { viking: 'red', cards: ['walk', 'club'] }],
    ['gameShared', { vikings: ['red', 'yellow'], points: 9 }],
  ];

  test('in English names a Viking by its colour', () => {
    expect(lines.map((line) => inEnglish.log.say(...line))).toEqual([
      'It is Blue’s turn.',
      'Blue announces Sprint.',
      'It was Walk, not Sprint: Blue is caught bluffing.',
      'Blue moves one space and stops on the centre.',
      'Blue moves 2 spaces and stops on B3.',
      'Green slams into Ivory, who ends up on A0.',
      'Red steals a bracelet from Ivory.',
      'Red draws Walk and Club.',
      'Red and Ivory share the trophy with 9 points.',
    ]);
  });

  test('in French takes the forms of its nouns', () => {
    expect(lines.map((line) => plain(inFrench.log.say(...line)))).toEqual([
      'C’est au tour du Viking bleu.',
      'Le Viking bleu annonce « Courir ».',
      'C’était « Marcher » et non « Courir » : le bluff du Viking bleu est démasqué.',
      'Le Viking bleu avance d’une case et s’arrête sur la case centrale.',
      'Le Viking bleu avance de 2 cases et s’arrête en B3.',
      'Le Viking vert bouscule le Viking ivoire, qui se retrouve en A0.',
      'Le Viking rouge vole un bracelet au Viking ivoire.',
      'Le Viking rouge pioche « Marcher » et « Massue ».',
      'Le Viking rouge et le Viking ivoire se partagent le trophée avec 9 points.',
    ]);
  });

  test('names persons where the table prefers them', () => {
    const viking = { person: 'Ylva' };
    const victim = { person: 'Ivar' };
    expect(inFrench.log.say('turnStarts', { viking })).toBe('C’est au tour d’Ylva.');
    expect(inFrench.log.say('steals', { viking, victim })).toBe('Ylva vole un bracelet à Ivar.');
    expect(inEnglish.log.say('steals', { viking, victim })).toBe('Ylva steals a bracelet from Ivar.');
  });
});

describe('questions and buttons', () => {
  test('speak to the player', () => {
    expect(inEnglish.prompt('callBluff')).toBe('Is it a bluff? Call it, or let it pass.');
    expect(plain(inFrench.prompt('callBluff'))).toBe('Est-ce un bluff ? Dénoncez-le, ou laissez passer.');
    expect(plain(inFrench.labels.say('claimShieldWith', { card: 'walk' }))).toBe('Poser « Marcher » comme Bouclier');
    expect(inFrench.labels.say('goTo', { space: 'C' })).toBe('Aller sur la case centrale');
    expect(plain(inFrench.labels.say('takeCentre', { n: 2 }))).toBe('Prendre 2 bracelets');
  });

  test('that do not exist are refused', () => {
    expect(() => inEnglish.prompt('dance')).toThrow(/no sentence dance/);
  });
});

describe('refusals', () => {
  test('are the game’s and the table’s', () => {
    const far = { clause: 'CV-31', why: 'CV-31.far', params: { n: 1 } };
    expect(inEnglish.refusal(far)).toBe('You can move one space at most.');
    expect(inFrench.refusal(far)).toBe('Vous pouvez avancer d’une case au plus.');
    expect(inFrench.refusal({ clause: 'table.gameOver', why: 'table.gameOver', params: {} })).toBe(
      'La partie est terminée.',
    );
  });
});

/** With ordinary spaces, for reading; where they stand is the proof-reader's business. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
