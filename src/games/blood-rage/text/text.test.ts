import { describe, expect, test } from 'vitest';
import { dictionaryFaults, spokenSamples, typographyFaults } from '../../../text/proof-reading.ts';
import type { Options } from '../../../kernel/types.ts';
import { LANGUAGES, type ByLanguage, type Language } from '../../../text/languages.ts';
import { phrasebook } from '../../../text/phrasebook.ts';
import { ASKS, CARD_IDS, CARDS, QUESTS, type CardFacts, type CardId, type SwitchId } from '../facts/index.ts';
import { dictionaries } from './dictionaries.ts';
import { type LogLine, sagaWords } from './index.ts';
import { EVENT_PARAMS, LABEL_PARAMS, PROMPT_PARAMS, REFUSAL_PARAMS } from './params.ts';
import { toMeBook } from './to-me.ts';

const { en, fr } = dictionaries;
const inEnglish = sagaWords('en');
const inFrench = sagaWords('fr');

describe('both languages', () => {
  test('use the listed parameters and are well set', () => {
    expect(dictionaryFaults({ en: en.events, fr: fr.events }, EVENT_PARAMS)).toEqual([]);
    expect(dictionaryFaults({ en: en.toMe.sentences, fr: fr.toMe.sentences }, en.toMe.params)).toEqual([]);
    expect(dictionaryFaults({ en: en.refusals, fr: fr.refusals }, REFUSAL_PARAMS)).toEqual([]);
    expect(dictionaryFaults({ en: en.labels, fr: fr.labels }, LABEL_PARAMS)).toEqual([]);
    expect(dictionaryFaults({ en: en.prompts, fr: fr.prompts }, PROMPT_PARAMS)).toEqual([]);
  });

  test('say every sentence with every noun, with persons and with numbers', () => {
    for (const language of LANGUAGES) {
      const { log, labels } = sagaWords(language);
      const { refusals, toMe, nouns: own } = dictionaries[language];
      const answers = phrasebook({ language, sentences: refusals, params: REFUSAL_PARAMS, nouns: own });
      const spoken = [
        ...spokenSamples(log, EVENT_PARAMS, own),
        ...spokenSamples(toMeBook(dictionaries[language]), toMe.params, toMe.nouns),
        ...spokenSamples(labels, LABEL_PARAMS, own),
        ...spokenSamples(answers, REFUSAL_PARAMS, own),
        ...ASKS.map((ask) => sagaWords(language).prompt(ask)),
      ];
      expect(spoken.flatMap((text) => typographyFaults(language, text))).toEqual([]);
      expect(spoken.filter((text) => /[{}…]|undefined/.test(text))).toEqual([]);
    }
  });

  test('end every sentence with a stop, and no button', () => {
    for (const language of LANGUAGES) {
      const { log, labels, prompt } = sagaWords(language);
      const { toMe, nouns } = dictionaries[language];
      const sentences = [
        ...spokenSamples(log, EVENT_PARAMS, nouns),
        ...spokenSamples(toMeBook(dictionaries[language]), toMe.params, toMe.nouns),
        ...ASKS.map(prompt),
      ];
      expect(sentences.filter((text) => !/[.?!]$/.test(text))).toEqual([]);
      expect(spokenSamples(labels, LABEL_PARAMS, nouns).filter((text) => /[.?!]$/.test(text))).toEqual([]);
    }
  });

  test('begin every sentence and every button with a capital', () => {
    for (const language of LANGUAGES) {
      const { log, labels } = sagaWords(language);
      const spoken = [
        ...spokenSamples(log, EVENT_PARAMS, dictionaries[language].nouns),
        ...spokenSamples(labels, LABEL_PARAMS, dictionaries[language].nouns),
      ];
      expect(spoken.filter((text) => /^\p{Ll}/u.test(text))).toEqual([]);
    }
  });

  test('have names and texts that are well set', () => {
    for (const language of LANGUAGES) {
      const strings = stringsIn(sagaWords(language).names);
      expect(strings.length).toBeGreaterThan(250);
      expect(strings.flatMap((text) => typographyFaults(language, text))).toEqual([]);
    }
  });

  test('name no two cards alike', () => {
    for (const language of LANGUAGES) {
      const { cards } = sagaWords(language).names;
      expect(new Set(CARD_IDS.map((card) => cards[card].name)).size).toBe(CARD_IDS.length);
    }
  });

  test('put into a Quest what it pays by the Age on its back', () => {
    for (const language of LANGUAGES) {
      const { cardText, names } = sagaWords(language);
      expect(CARD_IDS.filter((card) => names.cards[card].text.includes('{glory}'))).toEqual(QUESTS.map(({ id }) => id));
      expect(CARD_IDS.flatMap((card) => [1, 2, 3].map((age) => cardText(card, age, {}))).join()).not.toContain('{');
    }
    expect(inEnglish.cardText('quest-widespread', 3, {})).toContain('Gain 15 Glory');
    expect(inEnglish.cardText('thors-hammer', 1, {})).toBe('If you win the battle, gain 3 Glory.');
  });
});

/** What a card says of itself in digits, in every language. */
const AMOUNTS = [
  'strInYggdrasil',
  'gloryPerRivalDeath',
  'pairStr',
  'shipGlory',
  'discount',
  'protects',
  'fromValhalla',
  'pillageAfterInvasion',
  'challenges',
  'buysBack',
  'questBonus',
  'releaseGlory',
  'gloryPerSurvivor',
  'bloodGlory',
  'gloryPerMystic',
  'gloryPerDeath',
  'ifWin',
  'ifLose',
];

describe('the cards', () => {
  const amountsOf = (card: CardFacts): number[] =>
    Object.entries(card).flatMap(([fact, value]) => {
      if (!AMOUNTS.includes(fact) || value === undefined) return [];
      const amounts: unknown[] = typeof value === 'object' ? Object.values(value) : [value];
      return amounts.filter((amount): amount is number => typeof amount === 'number' && amount !== 1);
    });

  test('say the amounts of their facts', () => {
    for (const language of LANGUAGES) {
      const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
      const silent = CARDS.filter((card) => {
        const said = numbersIn(card[language].text);
        return amountsOf(card).some((amount) => !said.includes(amount));
      });
      expect(silent.map(({ id }) => id)).toEqual([]);
    }
    expect(CARDS.flatMap(amountsOf).length).toBeGreaterThan(20);
  });

  const follows: readonly (readonly [CardId, SwitchId, ByLanguage<readonly [without: string, within: string]>])[] = [
    [
      'lokis-blessing',
      'blessingInYggdrasil',
      { en: ['never in Yggdrasil', 'except in Yggdrasil'], fr: ['jamais à Yggdrasil', 'sauf à Yggdrasil'] },
    ],
    [
      'friggas-succor',
      'succorFollowsShips',
      {
        en: ['nor does a Ship', 'after a Ship enters a fjord, one of the provinces it supports'],
        fr: ['ni un Navire', 'avec un Navire, l’une des provinces qu’il soutient'],
      },
    ],
    [
      'thors-domain',
      'thorsDomainAnyInvasion',
      {
        en: ['on your own turn', 'any invasion of yours, that of Loki’s Blessing included'],
        fr: ['à votre tour', 'l’une de vos invasions, celle de la Bénédiction de Loki comprise'],
      },
    ],
    [
      'friggas-sacrifice',
      'witchEscapesSacrifice',
      {
        en: ['Nothing can save them.', 'the Volur Witch may flee'],
        fr: ['Rien ne peut les sauver.', 'la Sorcière völva peut fuir'],
      },
    ],
    [
      'volur-witch',
      'witchEscapesSacrifice',
      {
        en: ['No escape from Frigga’s Sacrifice', 'be it by Frigga’s Sacrifice'],
        fr: ['Sans effet contre le Sacrifice de Frigga', 'fût-ce par le Sacrifice de Frigga'],
      },
    ],
  ];

  test('say what the options of the table make of them', () => {
    for (const language of LANGUAGES) {
      const { cardText } = sagaWords(language);
      for (const [card, option, { [language]: expected }] of follows) {
        const [without, within] = expected;
        const [off, on] = [{ [option]: false }, { [option]: true }].map((options) => cardText(card, 1, options));
        expect(off).toContain(without);
        expect(off).not.toContain(within);
        expect(on).toContain(within);
        expect(on).not.toContain(without);
      }
    }
  });

  test('name no other option in one language than in the other', () => {
    const optionsOf = (card: CardFacts, language: Language): string[] => Object.keys(card[language].textWith ?? {});
    for (const card of CARDS) expect(optionsOf(card, 'fr')).toEqual(optionsOf(card, 'en'));
    const following = CARDS.flatMap((card) => optionsOf(card, 'en').map((option) => [card.id, option]));
    expect(following.toSorted()).toEqual(follows.map(([card, option]) => [card, option]).toSorted());
  });
});

test('BR-97 the option of more Monsters names every card that it adds', () => {
  for (const language of LANGUAGES) {
    const { text } = sagaWords(language).names.options.kickstarterMonsters;
    const added = CARDS.filter(({ copies }) => copies.kickstarter !== undefined).map((card) => card[language].name);
    expect(added).toHaveLength(7);
    expect(added.filter((name) => !text.includes(name))).toEqual([]);
  }
});

test('actions and phases say what the options of the table make of them', () => {
  const said = (language: Language, options: Options): string[] => {
    const { names, text } = sagaWords(language);
    const { actions, phases } = names;
    return [actions.pass, actions.pillageAtOnce, phases['gods-gifts']].map((named) => text(named, options));
  };
  const all = { passedMayResume: true, thorsDomainAnyInvasion: true, beginnersDeal: true };
  for (const language of LANGUAGES) {
    const [off, on] = [said(language, {}), said(language, all)];
    expect(on.filter((text) => off.includes(text))).toEqual([]);
  }
  expect(said('en', all)[0]).toContain('you act again in this phase only if you gain some');
  expect(said('fr', all)[0]).toContain('sauf si vous en regagnez');
});

describe('the log', () => {
  const lines: readonly LogLine[] = [
    ['invades', { clan: 'wolf', province: 'utgard', figure: 'warrior', rage: 1 }],
    ['invadesFjordFree', { clan: 'raven', fjord: 'fjord-nw', figure: 'ship' }],
    ['marches', { clan: 'bear', from: 'angerboda', to: 'horgr', rage: 1 }],
    ['marchesAlong', { clan: 'bear', figure: 'leader' }],
    ['monsterJoins', { clan: 'ram', figure: 'wolfman' }],
    ['callMove', { clan: 'serpent', figure: 'valkyrie', from: 'elvagar' }],
    ['battleBegins', { province: 'yggdrasil', clans: ['wolf', 'bear'] }],
    [
      'destroyed',
      {
        clan: 'wolf',
        figures: [
          { n: 2, of: 'warrior' },
          { n: 1, of: 'dark-elf' },
        ],
      },
    ],
    ['gloryStolen', { clan: 'raven', victim: 'bear', glory: 1, card: 'lokis-backstab' }],
    ['pillageSucceeds', { clan: 'wolf', province: 'gimle', reward: 'glory5' }],
    ['gameShared', { clans: ['raven', 'ram'], glory: 71 }],
  ];

  test('in English names a clan by its animal', () => {
    expect(lines.map((line) => inEnglish.log.say(...line))).toEqual([
      'Wolf invades Utgard with a Warrior for 1 Rage.',
      'Raven sends its Ship into the north-west fjord for free.',
      'Bear marches from Angerboda to Horgr for 1 Rage.',
      'Bear sends its Leader there.',
      'The Wolfman joins the Ram clan.',
      'Serpent brings its Valkyrie from Elvagar.',
      'Battle in Yggdrasil: the Wolf clan and the Bear clan.',
      'Wolf loses 2 Warriors and its Dark Elf: to Valhalla!',
      'Raven takes 1 Glory from Bear with “Loki’s Backstab”.',
      'Wolf pillages Gimle: 5 Glory.',
      'The Raven clan and the Ram clan share the victory with 71 Glory.',
    ]);
  });

  test('in French takes the forms of its nouns', () => {
    expect(lines.map((line) => plain(inFrench.log.say(...line)))).toEqual([
      'Le Clan du Loup envahit Utgard avec un Guerrier pour 1 point de Rage.',
      'Le Clan du Corbeau envoie son Navire dans le fjord du nord-ouest sans dépenser de Rage.',
      'Le Clan de l’Ours lance une Marche d’Angerboda vers Horgr pour 1 point de Rage.',
      'Le Clan de l’Ours y envoie son Chef.',
      'L’Homme-loup se rallie au Clan du Bélier.',
      'Le Clan du Serpent fait venir sa Valkyrie d’Elvagar.',
      'Bataille à Yggdrasil : le Clan du Loup et le Clan de l’Ours.',
      'Le Clan du Loup perd 2 Guerriers et son Elfe noir : au Valhalla !',
      'Le Clan du Corbeau prend 1 point de Gloire au Clan de l’Ours avec « Traîtrise de Loki ».',
      'Le Clan du Loup pille Gimle : 5 points de Gloire.',
      'Victoire partagée à 71 points de Gloire : le Clan du Corbeau et le Clan du Bélier.',
    ]);
  });

  test('names persons where the table prefers them', () => {
    const clan = { person: 'Ylva' };
    const victim = { person: 'Ivar' };
    const taken = { clan, victim, rage: 1, card: 'lokis-trickery' } as const;
    expect(plain(inFrench.log.say('rageStolen', taken))).toBe(
      'Ylva prend 1 point de Rage à Ivar avec « Ruse de Loki ».',
    );
    expect(inEnglish.log.say('rageStolen', taken)).toBe('Ylva takes 1 Rage from Ivar with “Loki’s Trickery”.');
    expect(plain(inFrench.log.say('statAtTop', { clan, stat: 'axes' }))).toBe(
      'La caractéristique Haches d’Ylva est déjà au maximum.',
    );
  });
});

describe('questions and buttons', () => {
  test('speak to the player', () => {
    expect(inEnglish.prompt('marchTo')).toBe('Choose the province your march goes to.');
    expect(plain(inFrench.prompt('lateCard'))).toBe('Ajoutez-vous une carte tardive à la bataille ?');
    expect(plain(inFrench.labels.say('playQuest', { card: 'quest-manheim', age: '2' }))).toBe(
      'Jouer « Manheim ! » du Deuxième Âge',
    );
    expect(inEnglish.labels.say('quest', { card: 'quest-manheim', age: '3' })).toBe(
      'Commit to “Manheim!” of the Third Age',
    );
    expect(inEnglish.labels.say('questFights', { bonus: 5 })).toBe('Fight with it as +5');
    const twin = { card: 'troll', over: 'dwarf-chieftain' } as const;
    expect(inEnglish.labels.say('upgradeOverAt', { ...twin, place: 'gimle' })).toBe(
      'Play “Troll” in place of “Dwarf Chieftain” in Gimle',
    );
    expect(plain(inFrench.labels.say('upgradeOverInReserve', twin))).toBe(
      'Jouer « Troll » à la place de « Thane nain » en réserve',
    );
    expect(inFrench.labels.say('bring', { figure: 'sea-serpent', place: 'fjord-se' })).toBe(
      'Serpent de mer dans le fjord du sud-est',
    );
    expect(inFrench.labels.say('raise', { stat: 'horns' })).toBe('Augmenter les Cornes');
  });

  test('that do not exist are refused', () => {
    expect(() => inEnglish.prompt('dance')).toThrow(/no sentence dance/);
  });
});

describe('refusals', () => {
  test('are the game’s and the table’s', () => {
    const costly = { clause: 'BR-31', why: 'BR-31', params: { cost: 4, rage: 1 } };
    expect(inEnglish.refusal(costly)).toBe('This costs 4 Rage and you have 1 left.');
    expect(plain(inFrench.refusal(costly))).toBe('Cela coûte 4 points de Rage et il vous en reste 1.');
    expect(inFrench.refusal({ clause: 'table.gameOver', why: 'table.gameOver', params: {} })).toBe(
      'La partie est terminée.',
    );
  });

  test('speak of a closed fjord as of a lost province', () => {
    const gone = (province: string) => inEnglish.refusal({ clause: 'BR-12', why: 'BR-12', params: { province } });
    expect(gone('gimle')).toBe('Gimle is lost to Ragnarök: no figure can be there any more.');
    expect(gone('fjord-ne')).toBe('The north-east fjord is lost to Ragnarök: no figure can be there any more.');
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
