/** The words of the sample game in both languages. Small enough for one file; the real games have a folder. */
import type { Refusal } from '../../../kernel/types.ts';
import {
  capitalise,
  english,
  french,
  phrasebook,
  refusalSentences,
  type ByLanguage,
  type GameText,
  type Kind,
  type Language,
  type Mode,
  type Noun,
  type ParamTable,
  type Said,
  type Sentences,
} from '../../../text/index.ts';
import type { SampleOption } from '../facts/asks.ts';
import { BANNERS, type Banner, type Card, type Shore } from '../facts/ids.ts';
import type { SampleEvent } from '../table.ts';

/** An alias, not an interface: only an alias passes for the engine's general table of nouns. */
type Nouns = {
  readonly jarl: Record<Banner, Noun>;
  readonly shore: Record<Shore, Noun>;
  readonly card: Record<Card, Noun>;
};

const rivage = (name: string): Noun => {
  const noun = french.masculine(name);
  return { ...noun, in: `sur ${noun.the}` };
};

export const NOUNS: ByLanguage<Nouns> = {
  en: {
    jarl: {
      red: english('red jarl'),
      blue: english('blue jarl'),
      green: english('green jarl'),
      gold: english('gold jarl'),
    },
    shore: {
      north: { ...english('north shore'), in: 'on the north shore' },
      west: { ...english('west shore'), in: 'on the west shore' },
      south: { ...english('south shore'), in: 'on the south shore' },
    },
    card: {
      ale: english('ale', 'an'),
      axe: english('axe', 'an'),
      horn: english('horn'),
      shield: english('shield'),
      raven: english('raven'),
    },
  },
  fr: {
    jarl: {
      red: french.masculine('jarl rouge'),
      blue: french.masculine('jarl bleu'),
      green: french.masculine('jarl vert'),
      gold: french.masculine('jarl d’or'),
    },
    shore: {
      north: rivage('rivage du nord'),
      west: rivage('rivage de l’ouest'),
      south: rivage('rivage du sud'),
    },
    card: {
      ale: french.feminine('bière'),
      // The h of « hache » is aspirated: it takes its whole article.
      axe: french.feminine('hache'),
      horn: french.feminine('corne'),
      shield: french.masculine('bouclier'),
      raven: french.masculine('corbeau'),
    },
  },
};

const jarl = { noun: 'jarl' } as const satisfies Kind;
const shore = { noun: 'shore' } as const satisfies Kind;
const card = { noun: 'card' } as const satisfies Kind;

/** A key that ends in `Known` is for those who may know the card or the value. */
export const EVENT_PARAMS = {
  nightFalls: { night: 'number', jarl },
  reshuffled: {},
  dealt: {},
  drafted: { jarl },
  draftedKnown: { jarl, card },
  buried: { jarl },
  buriedKnown: { jarl, card },
  hoarded: { jarl },
  hoardedKnown: { jarl, card },
  sailed: { jarl, shore },
  raided: { jarl, rival: jarl },
  shielded: { jarl },
  rested: { jarl },
  robbed: { jarl, rival: jarl },
  robbedKnown: { jarl, rival: jarl, value: 'number' },
  feast: { shore },
  revealed: { jarl, card },
  ravenSent: { jarl, card },
  tied: { shore },
  /** Also where the reserve is empty, so it says nothing of a treasure. */
  feasted: { jarl, shore, strength: 'number' },
  feastedKnown: { jarl, shore, strength: 'number', value: 'number' },
  warriorsHome: {},
  scored: { jarl, score: 'number' },
} as const satisfies ParamTable;
type EventKey = keyof typeof EVENT_PARAMS;

export const REFUSAL_PARAMS = {
  'SG-10': {},
  'SG-20': {},
  'SG-21': {},
  'SG-21.one': {},
  'SG-22': {},
  'SG-22.self': {},
  'SG-22.empty': { rival: jarl },
  'SG-23': {},
  'SG-24': {},
  'SG-30': {},
  'SG-32': {},
} as const satisfies ParamTable;
type RefusalKey = keyof typeof REFUSAL_PARAMS;

export const ASKS = ['draft', 'act', 'hoard', 'shore', 'crew', 'rival', 'shield', 'feast', 'raven', 'confirm'] as const;
type AskId = (typeof ASKS)[number];
export const PROMPT_PARAMS = Object.fromEntries(ASKS.map((ask) => [ask, {}])) as Record<AskId, Record<never, Kind>>;

/** Buttons that are more than the name of a thing. */
export const LABEL_PARAMS = {
  'act.voyage': {},
  'act.raid': {},
  'act.hoard': {},
  'act.rest': {},
  'sail.one': {},
  'sail.done': {},
  'shield.none': {},
  'raven.none': {},
  done: {},
} as const satisfies ParamTable;
type LabelKey = keyof typeof LABEL_PARAMS;

interface Dictionary<L extends Language> {
  readonly title: string;
  readonly events: Sentences<EventKey, L>;
  readonly refusals: Sentences<RefusalKey, L>;
  readonly prompts: Sentences<AskId, L>;
  readonly labels: Sentences<LabelKey, L>;
}

const en: Dictionary<'en'> = {
  title: 'Three Shores',
  events: {
    nightFalls: 'Night {night} falls; {jarl.the} plays first.',
    reshuffled: 'The discarded and buried cards are shuffled into the deck.',
    dealt: 'Each jarl is dealt four cards.',
    drafted: '{jarl.The} picks a card.',
    draftedKnown: '{jarl.The} picks {card.a}.',
    buried: '{jarl.The} buries a card.',
    buriedKnown: '{jarl.The} buries {card.a}.',
    hoarded: '{jarl.The} hides a card in the chest.',
    hoardedKnown: '{jarl.The} hides {card.a} in the chest.',
    sailed: '{jarl.The} lands a warrior {shore.in}.',
    raided: '{jarl.The} raids {rival.the}.',
    shielded: '{jarl.The} raises a shield: the raid fails.',
    rested: '{jarl.The} rests.',
    robbed: '{jarl.The} takes a treasure from {rival.the}.',
    robbedKnown: '{jarl.The} takes a treasure of value {value} from {rival.the}.',
    feast: 'There is a feast {shore.in}.',
    revealed: '{jarl.The} reveals {card.a}.',
    ravenSent: '{jarl.The} sends {card.a}.',
    tied: 'A tie {shore.in}: nobody takes a treasure.',
    feasted: '{jarl.The} wins {shore.in} with strength {strength}.',
    feastedKnown: '{jarl.The} wins {shore.in} with strength {strength}, and a treasure of value {value}.',
    warriorsHome: 'The warriors sail home.',
    scored: '{jarl.The} scores {score#point}.',
  },
  refusals: {
    'SG-10': 'This card is not in your packet; pick one that is.',
    'SG-20': 'A turn is a voyage, a raid, a hoard or a rest.',
    'SG-21': 'A voyage needs a warrior in your hall, and all of yours are on the shores.',
    'SG-21.one': 'A voyage sends one warrior at least.',
    'SG-22': 'None of your rivals owns a treasure: there is nobody to raid.',
    'SG-22.self': 'You cannot raid yourself.',
    'SG-22.empty': '{rival.The} owns no treasure.',
    'SG-23': 'You hold no shield.',
    'SG-24': 'Only a card from your hand can go into your chest.',
    'SG-30': 'This card is not in your hand; play one that is.',
    'SG-32': 'You hold no raven.',
  },
  prompts: {
    draft: 'Pick a card from the packet; the rest goes to your left.',
    act: 'Choose your action.',
    hoard: 'Choose the card to hide in your chest.',
    shore: 'Choose the shore to sail to.',
    crew: 'Send a warrior, or end the voyage.',
    rival: 'Choose the rival to raid.',
    shield: 'There is a raid: discard a shield to stop it, or let it pass.',
    feast: 'Play a card for the feast, face down.',
    raven: 'Add a raven to your strength, or decline.',
    confirm: 'End your turn.',
  },
  labels: {
    'act.voyage': 'Voyage',
    'act.raid': 'Raid',
    'act.hoard': 'Hoard',
    'act.rest': 'Rest',
    'sail.one': 'Send a warrior',
    'sail.done': 'End the voyage',
    'shield.none': 'Let it pass',
    'raven.none': 'Decline',
    done: 'End the turn',
  },
};

const fr: Dictionary<'fr'> = {
  title: 'Trois Rivages',
  events: {
    nightFalls: 'La nuit {night} tombe ; {jarl.the} joue en premier.',
    reshuffled: 'Les cartes défaussées et enfouies sont mélangées à la pioche.',
    dealt: 'Chaque jarl reçoit quatre cartes.',
    drafted: '{jarl.The} choisit une carte.',
    draftedKnown: '{jarl.The} choisit {card.a}.',
    buried: '{jarl.The} enfouit une carte.',
    buriedKnown: '{jarl.The} enfouit {card.a}.',
    hoarded: '{jarl.The} cache une carte dans son coffre.',
    hoardedKnown: '{jarl.The} cache {card.a} dans son coffre.',
    sailed: '{jarl.The} débarque un guerrier {shore.in}.',
    raided: '{jarl.The} lance un raid contre {rival.the}.',
    shielded: '{jarl.The} lève un bouclier : le raid échoue.',
    rested: '{jarl.The} se repose.',
    robbed: '{jarl.The} prend un trésor {rival.to}.',
    robbedKnown: '{jarl.The} prend un trésor de valeur {value} {rival.to}.',
    feast: 'On festoie {shore.in}.',
    revealed: '{jarl.The} révèle {card.a}.',
    ravenSent: '{jarl.The} envoie {card.a}.',
    tied: 'Égalité {shore.in} : personne ne prend de trésor.',
    feasted: '{jarl.The} l’emporte {shore.in} avec une force de {strength}.',
    feastedKnown: '{jarl.The} l’emporte {shore.in} avec une force de {strength}, et gagne un trésor de valeur {value}.',
    warriorsHome: 'Les guerriers rentrent au port.',
    scored: '{jarl.The} marque {score#point}.',
  },
  refusals: {
    'SG-10': 'Cette carte n’est pas dans votre paquet ; choisissez-en une qui s’y trouve.',
    'SG-20': 'Un tour est un voyage, un raid, une mise au coffre ou un repos.',
    'SG-21': 'Un voyage demande un guerrier au port, et tous les vôtres sont sur les rivages.',
    'SG-21.one': 'Un voyage emmène au moins un guerrier.',
    'SG-22': 'Aucun adversaire ne possède de trésor : il n’y a personne à attaquer.',
    'SG-22.self': 'Vous ne pouvez pas vous attaquer vous-même.',
    'SG-22.empty': '{rival.The} ne possède aucun trésor.',
    'SG-23': 'Vous n’avez pas de bouclier en main.',
    'SG-24': 'Seule une carte de votre main peut aller dans votre coffre.',
    'SG-30': 'Cette carte n’est pas dans votre main ; jouez-en une qui s’y trouve.',
    'SG-32': 'Vous n’avez pas de corbeau en main.',
  },
  prompts: {
    draft: 'Choisissez une carte du paquet ; le reste passe à votre gauche.',
    act: 'Choisissez votre action.',
    hoard: 'Choisissez la carte à cacher dans votre coffre.',
    shore: 'Choisissez le rivage où débarquer.',
    crew: 'Envoyez un guerrier, ou terminez le voyage.',
    rival: 'Choisissez l’adversaire à attaquer.',
    shield: 'Un raid est lancé : défaussez un bouclier pour l’arrêter, ou laissez passer.',
    feast: 'Jouez une carte pour le festin, face cachée.',
    raven: 'Ajoutez un corbeau à votre force, ou refusez.',
    confirm: 'Terminez votre tour.',
  },
  labels: {
    'act.voyage': 'Partir en voyage',
    'act.raid': 'Lancer un raid',
    'act.hoard': 'Mettre au coffre',
    'act.rest': 'Se reposer',
    'sail.one': 'Envoyer un guerrier',
    'sail.done': 'Terminer le voyage',
    'shield.none': 'Laisser passer',
    'raven.none': 'Refuser',
    done: 'Terminer le tour',
  },
};

export const DICTIONARIES = { en, fr } as const;

export interface SampleText extends GameText<SampleOption, SampleEvent> {
  /** Who sits there: the red jarl. */
  seat(seat: number): string;
  /** Events of one part of the game stand together in the log; null goes on with the part before. */
  part(event: SampleEvent): string | null;
}

/** The jarls are named after their banners: those of the table, or the first in order. */
export function sampleText(
  language: Language,
  banners: readonly Banner[] = BANNERS,
  mode: Mode = 'strict',
): SampleText {
  const { title, events, refusals, prompts, labels } = DICTIONARIES[language];
  const shared = { language, mode, nouns: NOUNS[language] };
  const log = phrasebook({ ...shared, sentences: events, params: EVENT_PARAMS });
  const asked = phrasebook({ ...shared, sentences: prompts, params: PROMPT_PARAMS });
  const buttons = phrasebook({ ...shared, sentences: labels, params: LABEL_PARAMS });
  const refused = refusalSentences(phrasebook({ ...shared, sentences: refusals, params: REFUSAL_PARAMS }), mode);
  const name = (noun: Noun): string => capitalise(noun.name);
  return {
    language,
    title,
    event: (event) => log.say(...lineOf(event, banners)),
    refusal: (refusal) => refused(withBanner(refusal, banners)),
    prompt: (ask) => asked.sayLoosely(ask, {}),
    option(ask, option) {
      const { card: cards, shore: shores, jarl: jarls } = NOUNS[language];
      if ('done' in option) return buttons.say('done');
      if ('act' in option) return buttons.say(`act.${option.act}`);
      if ('sail' in option) return buttons.say(`sail.${option.sail}`);
      if ('shore' in option) return name(shores[option.shore]);
      if ('rival' in option) return name(jarls[banners[option.rival]!]);
      if (option.card === 'none') return buttons.sayLoosely(`${ask}.none`, {});
      return name(cards[option.card]);
    },
    seat: (seat) => NOUNS[language].jarl[banners[seat]!].the!,
    part: partOf,
  };
}

function lineOf(event: SampleEvent, banners: readonly Banner[]): Said<typeof EVENT_PARAMS, Nouns> {
  const of = (seat: number): Banner => banners[seat]!;
  switch (event.type) {
    case 'nightFalls':
      return [event.type, { night: event.night, jarl: of(event.first) }];
    case 'reshuffled':
    case 'dealt':
    case 'warriorsHome':
      return [event.type];
    case 'drafted':
    case 'buried':
    case 'hoarded':
      return event.card === null
        ? [event.type, { jarl: of(event.seat) }]
        : [`${event.type}Known`, { jarl: of(event.seat), card: event.card }];
    case 'sailed':
      return [event.type, { jarl: of(event.seat), shore: event.shore }];
    case 'raided':
      return [event.type, { jarl: of(event.seat), rival: of(event.rival) }];
    case 'shielded':
    case 'rested':
      return [event.type, { jarl: of(event.seat) }];
    case 'robbed': {
      const both = { jarl: of(event.seat), rival: of(event.rival) };
      return event.value === null ? ['robbed', both] : ['robbedKnown', { ...both, value: event.value }];
    }
    case 'feast':
    case 'tied':
      return [event.type, { shore: event.shore }];
    case 'revealed':
    case 'ravenSent':
      return [event.type, { jarl: of(event.seat), card: event.card }];
    case 'feasted': {
      const won = { jarl: of(event.seat), shore: event.shore, strength: event.strength };
      return event.value === null ? ['feasted', won] : ['feastedKnown', { ...won, value: event.value }];
    }
    case 'scored':
      return [event.type, { jarl: of(event.seat), score: event.score }];
  }
}

/** The rules refuse in seats; the sentences speak of banners. */
function withBanner(refusal: Refusal, banners: readonly Banner[]): Refusal {
  const { rival } = refusal.params;
  const banner = typeof rival === 'number' ? banners[rival] : undefined;
  return banner === undefined ? refusal : { ...refusal, params: { ...refusal.params, rival: banner } };
}

function partOf(event: SampleEvent): string | null {
  switch (event.type) {
    case 'nightFalls':
      return `night ${event.night}`;
    case 'drafted':
      return 'draft';
    case 'sailed':
    case 'raided':
    case 'hoarded':
    case 'rested':
      return `turn of ${event.seat}`;
    case 'feast':
      return `feast on ${event.shore}`;
    case 'scored':
      return 'scores';
    default:
      return null;
  }
}
