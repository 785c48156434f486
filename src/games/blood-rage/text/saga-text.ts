/** Events and options as text, from the dictionaries. */
import type { GameText } from '../../../text/game-text.ts';
import type { Mode } from '../../../text/phrasebook.ts';
import { CLANS, factsOfCard, type ClanId, type SagaOption } from '../facts/index.ts';
import type { SagaEvent } from '../rules/events.ts';
import type { Dictionary } from './dictionary.ts';
import { labelOf } from './labels.ts';
import { lineOf } from './log-lines.ts';
import { toMeText } from './to-me.ts';
import { wordsFrom } from './words.ts';

export interface SagaText extends GameText<SagaOption, SagaEvent> {
  /** Who sits there: Wolf, le Clan du Loup. */
  seat(seat: number): string;
  /** The events of a phase, or of one pillage, stand together in the log; null goes on with the part before. */
  part(event: SagaEvent): string | null;
}

/** The clans are those of the table's option, or the first in order; the seat `me` is called "you". */
export function textFrom(
  dictionary: Dictionary,
  clans: readonly ClanId[] = CLANS,
  mode: Mode = 'strict',
  me: number | null = null,
): SagaText {
  const words = wordsFrom(dictionary, mode);
  const toMe = me === null ? null : toMeText(dictionary, mode, me);
  return {
    language: words.language,
    title: words.title,
    event(event) {
      const line = lineOf(event, clans);
      if (line === null) return null;
      return toMe?.(event, line) ?? words.log.say(...line);
    },
    refusal: words.refusal,
    prompt: words.prompt,
    option: (ask, option) => words.labels.say(...labelOf(ask, option, clans)),
    seat: (seat) => words.clan(clans[seat]!),
    part: partOf,
  };
}

/** A figure that a card brings belongs to what brought it: an upgrade, another invasion, a lost battle. */
function beginsAction({ action, over, figure, rage }: Extract<SagaEvent, { readonly type: 'invaded' }>): boolean {
  // Older logs do not say who was brought; mostly these are the Warriors that invade for free.
  if (action === undefined) return figure !== 'warrior' || rage > 0;
  return action && over === null;
}

function partOf(event: SagaEvent): string | null {
  switch (event.type) {
    case 'setupRagnarok':
      return 'setup';
    case 'ageStarts':
      return `age ${event.age}`;
    case 'phaseStarts':
      return event.phase;
    case 'marchPaid':
    case 'monsterLeft':
    case 'questCommitted':
    case 'passed':
    case 'sacrificed':
      return 'actions';
    case 'upgraded':
      // The monster that it replaces has left before.
      return event.over !== null && factsOfCard(event.over).type === 'monster' ? null : 'actions';
    case 'invaded':
      return beginsAction(event) ? 'actions' : null;
    case 'destroyed':
    case 'fled':
      // The displaced figure dies, or retreats, before the event of the Mystic's invasion.
      return event.cause === 'chosen' ? 'actions' : null;
    case 'pillageDeclared':
      return `pillage of ${event.province} by ${event.seat}`;
    case 'actionEndsRage':
    case 'actionEndsPillaged':
      return 'actions end';
    case 'legendary':
    case 'won':
      return 'end';
    default:
      return null;
  }
}
