/** The log as it speaks to one reader: "You invade Gimle" in place of the name of the reader's clan. */
import type { ByLanguage, Language } from '../../../text/languages.ts';
import type { Noun } from '../../../text/nouns.ts';
import { type Mode, phrasebook } from '../../../text/phrasebook.ts';
import type { Person } from '../../../text/persons.ts';
import type { Counted, Kind, LooseValues, ParamTable } from '../../../text/sentences.ts';
import { FIGURES, type FigureId } from '../facts/index.ts';
import type { SagaEvent } from '../rules/events.ts';
import { nouns } from './nouns.ts';
import { EVENT_PARAMS, type EventKey } from './params.ts';
import { sentences as en } from './to-me.en.ts';
import { sentences as fr } from './to-me.fr.ts';
import type { ToMeKey } from './to-me-keys.ts';
import type { LogLine } from './words.ts';

/** What the reader has to do with an event: its doer, the one it is done to, or one of several. */
type Role = 'by' | 'to' | 'among';

export const toMeSentences = { en, fr };

/** The parameter that the reader stands for, so that the sentence does not need it. */
const READER = { by: 'clan', to: 'victim', among: null } as const;

function paramsToMe(key: ToMeKey): { readonly [param: string]: Kind } {
  const [role, line] = key.split('.') as [Role, EventKey];
  return Object.fromEntries(Object.entries(EVENT_PARAMS[line]).filter(([param]) => param !== READER[role]));
}
export const TO_ME_PARAMS = Object.fromEntries(
  (Object.keys(en) as ToMeKey[]).map((key) => [key, paramsToMe(key)]),
) as Record<ToMeKey, ParamTable[string]>;

/** Your Leader, votre Chef; of a Warrior, or of Fenrir, there is nothing to change. */
const yours = (noun: Noun): Noun => ({
  ...noun,
  own: noun.own!.replace(/^its /, 'your ').replace(/^(?:son|sa) /, 'votre '),
});
const figures = (language: Language): Record<FigureId, Noun> =>
  Object.fromEntries(FIGURES.map((figure) => [figure, yours(nouns[language].figure[figure])])) as Record<
    FigureId,
    Noun
  >;

const you: ByLanguage<Noun> = {
  en: { name: 'you', the: 'you', The: 'You', to: 'to you', of: 'of you' },
  fr: { name: 'vous', the: 'vous', The: 'Vous', to: 'à vous', of: 'de vous' },
};
const withMe = (language: Language) => ({
  ...nouns[language],
  figure: figures(language),
  clan: { ...nouns[language].clan, me: you[language] },
});
/** `me` is one more clan, for lists. */
export const nounsToMe = { en: withMe('en'), fr: withMe('fr') };

export const toMeBook = (language: Language, mode: Mode = 'strict') =>
  phrasebook({ language, mode, sentences: toMeSentences[language], params: TO_ME_PARAMS, nouns: nounsToMe[language] });

/** Says an event to the seat `me`; null where its line is about others only. */
export function toMeText(
  language: Language,
  mode: Mode,
  me: number,
): (event: SagaEvent, line: LogLine) => string | null {
  const book = toMeBook(language, mode);
  return (event, [key, params = {}]) => {
    const role = roleOf(event, me);
    const own = `${role}.${key}`;
    if (role === null || !book.has(own)) return null;
    return book.sayLoosely(own, 'clans' in params && 'seats' in event ? meFirst(params, event.seats, me) : params);
  };
}

function roleOf(event: SagaEvent, me: number): Role | null {
  if ('seat' in event && event.seat === me) return 'by';
  if ('victim' in event && event.victim === me) return 'to';
  if (!('seats' in event) || event.seats.every((seat) => seat !== me)) return null;
  return event.seats.length === 1 ? 'by' : 'among';
}

/** "You and the Bear clan", wherever the reader sits. */
function meFirst<Clan extends string | Person | Counted>(
  params: { readonly clans: readonly Clan[] },
  seats: readonly number[],
  me: number,
): LooseValues {
  return { ...params, clans: ['me', ...params.clans.filter((_, index) => seats[index] !== me)] };
}
