/** The parameters of the sentences of the sample game. */
import { ASKS, type AskId } from '../facts/asks.ts';
import type { Kind, Language, ParamTable, Sentences } from '../../../text/index.ts';

const jarl = { noun: 'jarl' } as const satisfies Kind;
const shore = { noun: 'shore' } as const satisfies Kind;
const card = { noun: 'card' } as const satisfies Kind;

/** A key that ends in `Known` is for viewers who may know the card or the value. */
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
  /** Also used when the reserve is empty, so it must not mention a treasure. */
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

export const PROMPT_PARAMS = Object.fromEntries(ASKS.map((ask) => [ask, {}])) as Record<AskId, Record<never, Kind>>;

/** Buttons whose label is not just the name of a card, a shore or a jarl. */
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

export interface Dictionary<L extends Language> {
  readonly title: string;
  readonly events: Sentences<EventKey, L>;
  readonly refusals: Sentences<RefusalKey, L>;
  readonly prompts: Sentences<AskId, L>;
  readonly labels: Sentences<LabelKey, L>;
}
