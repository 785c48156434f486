/** The texts of the sample game in both languages. */
import type { Refusal } from '../../../kernel/types.ts';
import {
  capitalise,
  phrasebook,
  refusalSentences,
  type GameText,
  type Language,
  type Mode,
  type Noun,
  type SentenceArgs,
} from '../../../text/index.ts';
import type { SampleOption } from '../facts/asks.ts';
import { BANNERS, type Banner } from '../facts/ids.ts';
import type { SampleEvent } from '../table.ts';
import { EVENT_PARAMS, LABEL_PARAMS, PROMPT_PARAMS, REFUSAL_PARAMS } from './dictionary.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { NOUNS, type Nouns } from './nouns.ts';

export { EVENT_PARAMS, LABEL_PARAMS, PROMPT_PARAMS, REFUSAL_PARAMS } from './dictionary.ts';
export { NOUNS } from './nouns.ts';

export const DICTIONARIES = { en, fr } as const;

export interface SampleText extends GameText<SampleOption, SampleEvent> {
  /** The name of a seat: "the red jarl". */
  seat(seat: number): string;
  /** The part of the game that the event opens; null if it belongs to the same part as the event before. */
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

function lineOf(event: SampleEvent, banners: readonly Banner[]): SentenceArgs<typeof EVENT_PARAMS, Nouns> {
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

/** Refusals name seats; sentences name banners. */
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
