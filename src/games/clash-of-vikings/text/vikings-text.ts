/** What the rules bring, put into the words of the dictionaries: events, options, refusals. */
import type { GameText } from '../../../text/game-text.ts';
import type { Person } from '../../../text/persons.ts';
import type { Mode } from '../../../text/phrasebook.ts';
import type { VikingsOption } from '../facts/asks.ts';
import { VIKINGS, type VikingId } from '../facts/ids.ts';
import type { VikingsEvent } from '../rules/events.ts';
import type { Dictionary } from './dictionary.ts';
import { toMeText } from './to-me.ts';
import { type Label, type LogLine, wordsFrom } from './words.ts';

export interface VikingsText extends GameText<VikingsOption, VikingsEvent> {
  /** The Viking of the seat: Red, le Viking rouge. */
  seat(seat: number): string;
  /** The events of a turn stand together in the log; null goes on with the part before. */
  part(event: VikingsEvent): string | null;
}

/** What a seat is called in a sentence: after the colour of its Viking, or after who sits there. */
export type Called = VikingId | Person;

/** The colours are those of the table's option, or the first in order; sentences call the seats after them unless told otherwise, and the seat `me` "you". */
export function textFrom(
  dictionary: Dictionary,
  colours: readonly VikingId[] = VIKINGS,
  mode: Mode = 'strict',
  called: readonly Called[] = colours,
  me: number | null = null,
): VikingsText {
  const words = wordsFrom(dictionary, mode);
  const toMe = toMeText(dictionary, mode);
  return {
    language: words.language,
    title: words.title,
    event(event) {
      const line = lineOf(event, called);
      if (line === null) return null;
      const role = roleOf(event, me);
      return (role === null ? null : toMe(line, role)) ?? words.log.say(...line);
    },
    refusal: words.refusal,
    prompt: words.prompt,
    option: (ask, option) => words.labels.say(...labelOf(ask, option, called)),
    seat: (seat) => words.viking(colours[seat]!),
    part: partOf,
  };
}

/** What the reader has to do with an event. */
function roleOf(event: VikingsEvent, me: number | null): 'by' | 'to' | null {
  if (me === null) return null;
  const { seat, victim } = event as { readonly seat?: number; readonly victim?: number };
  return seat === me ? 'by' : victim === me ? 'to' : null;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The line of the log; null for what only the board shows. */
export function lineOf(event: VikingsEvent, called: readonly Called[]): LogLine | null {
  const of = (seat: number): Called => called[seat]!;
  switch (event.type) {
    case 'firstPlayer':
    case 'turnStarts':
    case 'centreDeclined':
    case 'noTarget':
    case 'attacksNobody':
    case 'stays':
    case 'shieldAccepted':
    case 'callsShield':
    case 'reshuffles':
      return [event.type, { viking: of(event.seat) }];
    case 'calls':
      return ['calls', { caller: of(event.seat) }];
    case 'nobodyCalls':
    case 'penaltyNothing':
    case 'actionDropped':
    case 'shieldTrue':
    case 'reserveEmpty':
      return [event.type];
    case 'placed':
      return ['placed', { viking: of(event.seat), space: event.space }];
    case 'centreTaken': {
      const taken = { viking: of(event.seat), n: event.count };
      return event.values === null
        ? ['centreTaken', taken]
        : ['centreTakenKnown', { ...taken, points: sum(event.values) }];
    }
    case 'laid':
      return null; // The announcement that follows tells it.
    case 'announced': {
      const said = { viking: of(event.seat), move: event.action };
      return event.card === null ? ['announces', said] : ['announcesKnown', { ...said, card: event.card }];
    }
    case 'wasTrue':
      return ['wasTrue', { viking: of(event.seat), move: event.action }];
    case 'wasBluff':
      return ['wasBluff', { viking: of(event.seat), move: event.action, card: event.card }];
    case 'penaltyTaken':
    case 'stole': {
      const key = event.type === 'stole' ? 'steals' : 'penaltyTaken';
      const both = { viking: of(event.seat), victim: of(event.victim) };
      return event.value === null ? [key, both] : [`${key}Known`, { ...both, value: event.value }];
    }
    case 'penaltyReserve': {
      const viking = of(event.seat);
      return event.value === null
        ? ['penaltyReserve', { viking }]
        : ['penaltyReserveKnown', { viking, value: event.value }];
    }
    case 'moved':
      return ['moves', { viking: of(event.seat), n: event.steps, space: event.space }];
    case 'looted':
      return ['loots', { viking: of(event.seat), n: event.values.length, points: sum(event.values) }];
    case 'slammed':
      return ['slams', { viking: of(event.seat), victim: of(event.victim), space: event.space }];
    case 'attacked':
      return ['attacks', { viking: of(event.seat), victim: of(event.victim), weapon: event.action }];
    case 'knockedOff':
      return ['knocksOff', { viking: of(event.seat), victim: of(event.victim), value: event.value }];
    case 'fellOnLand':
      return ['fallsLand', { space: event.space }];
    case 'fellInWater':
      return ['fallsWater'];
    case 'fellToViking':
      return ['fallsViking', { victim: of(event.victim) }];
    case 'nothingToLose':
      return ['nothingToLose', { victim: of(event.victim) }];
    case 'claimedShield': {
      const victim = of(event.seat);
      return event.card === null ? ['claimsShield', { victim }] : ['claimsShieldKnown', { victim, card: event.card }];
    }
    case 'shieldFalse':
      return ['shieldFalse', { card: event.card }];
    case 'drew': {
      const viking = of(event.seat);
      return event.cards === null
        ? ['draws', { viking, n: event.count }]
        : ['drawsKnown', { viking, cards: event.cards }];
    }
    case 'refilled':
      return ['refilled', { n: event.spaces.length, spaces: event.spaces, left: event.left }];
    case 'scored':
      return ['score', { viking: of(event.seat), points: event.points, n: event.count }];
    case 'won': {
      const { seats, points, byCount } = event;
      if (seats.length > 1) {
        const shared = { vikings: seats.map(of), points };
        return byCount === null ? ['gameShared', shared] : ['gameSharedByBracelets', { ...shared, n: byCount }];
      }
      const viking = of(seats[0]!);
      return byCount === null
        ? ['gameWon', { viking, points }]
        : ['gameWonByBracelets', { viking, points, n: byCount }];
    }
  }
}

/** The button of an option. For a bracelet it names only the space; who stands there is on the board. */
export function labelOf(ask: string, option: VikingsOption, called: readonly Called[]): Label {
  if ('space' in option) return ['startOn', { space: option.space }];
  if ('take' in option) return option.take === 0 ? ['declineCentre'] : ['takeCentre', { n: option.take }];
  if ('action' in option) return ['announce', { move: option.action }];
  if ('card' in option) {
    if (option.card === 'none') return ['noShield'];
    if (ask === 'shield' && option.card !== 'shield') return ['claimShieldWith', { card: option.card }];
    // The Shield is listed among the actions so that the page can explain why it is refused.
    return ask === 'nameAction' ? ['announce', { move: option.card }] : ['layCard', { card: option.card }];
  }
  if ('call' in option) {
    if (ask === 'callShield') return option.call ? ['callShield'] : ['acceptShield'];
    return option.call ? ['call'] : ['letPass'];
  }
  if ('to' in option) {
    if (option.to === 'stay') return ['stay'];
    return [ask === 'push' ? 'pushTo' : 'goTo', { space: option.to }];
  }
  if ('victim' in option) {
    if (option.victim === -1) return ask === 'slam' ? ['stay'] : ['attackNobody'];
    return [ask === 'slam' ? 'slam' : 'attack', { victim: called[option.victim]! }];
  }
  return 'drop' in option ? ['dropOnLand', { space: option.drop }] : ['done'];
}

function partOf(event: VikingsEvent): string | null {
  switch (event.type) {
    case 'firstPlayer':
      return 'placement';
    case 'turnStarts':
      return `turn of ${event.seat}`;
    case 'reserveEmpty':
      return 'end';
    default:
      return null;
  }
}
