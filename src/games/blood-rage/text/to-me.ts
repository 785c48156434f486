/** The log as it speaks to one reader: "You invade Gimle" in place of the name of the reader's clan. */
import type { Language } from '../../../text/languages.ts';
import type { Noun } from '../../../text/nouns.ts';
import { type Mode, phrasebook } from '../../../text/phrasebook.ts';
import type { Person } from '../../../text/persons.ts';
import type { Counted, Kind, LooseValues, Sentences } from '../../../text/sentences.ts';
import { FIGURES, type FigureId } from '../facts/index.ts';
import type { SagaEvent } from '../rules/events.ts';
import type { Dictionary } from './dictionary.ts';
import type { Nouns } from './nouns.ts';
import { EVENT_PARAMS, type EventKey } from './params.ts';
import type { ToMe, ToMeKey } from './to-me-keys.ts';
import type { LogLine } from './words.ts';

/** What the reader has to do with an event: its doer, the one it is done to, or one of several. */
type Role = 'by' | 'to' | 'among';

/** The parameter that the reader stands for, so that the sentence does not need it. */
const READER = { by: 'clan', to: 'victim', among: null } as const;

function paramsToMe(key: ToMeKey): { readonly [param: string]: Kind } {
  const [role, line] = key.split('.') as [Role, EventKey];
  return Object.fromEntries(Object.entries(EVENT_PARAMS[line]).filter(([param]) => param !== READER[role]));
}

/** Your Leader, votre Chef; of a Warrior, or of Fenrir, there is nothing to change. */
const yours = (noun: Noun): Noun => ({
  ...noun,
  own: noun.own!.replace(/^its /, 'your ').replace(/^(?:son|sa) /, 'votre '),
});
const figures = (figure: Record<FigureId, Noun>): Record<FigureId, Noun> =>
  Object.fromEntries(FIGURES.map((each) => [each, yours(figure[each])])) as Record<FigureId, Noun>;

export const tellingMe = <L extends Language>(sentences: Sentences<ToMeKey, L>, nouns: Nouns, you: Noun): ToMe<L> => ({
  sentences,
  params: Object.fromEntries(
    (Object.keys(sentences) as ToMeKey[]).map((key) => [key, paramsToMe(key)]),
  ) as ToMe['params'],
  nouns: { ...nouns, figure: figures(nouns.figure), clan: { ...nouns.clan, me: you } },
});

export const toMeBook = ({ language, toMe }: Dictionary, mode: Mode = 'strict') =>
  phrasebook({ language, mode, ...toMe });

/** Says an event to the seat `me`; null where its line is about others only. */
export function toMeText(
  dictionary: Dictionary,
  mode: Mode,
  me: number,
): (event: SagaEvent, line: LogLine) => string | null {
  const book = toMeBook(dictionary, mode);
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
