/** Events and options as text, from the dictionaries. */
import type { GameText } from '../../../text/game-text.ts';
import type { Language } from '../../../text/languages.ts';
import type { Mode } from '../../../text/phrasebook.ts';
import type { RageOption } from '../facts/asks.ts';
import type { RageEvent } from '../facts/events.ts';
import { catalogueOf, CLANS, DEFAULT_PACK, type ClanId, type Pack } from '../facts/pack/index.ts';
import { labelOf } from './labels.ts';
import { lineOf } from './log-lines.ts';
import { rageWords } from './words.ts';

export interface RageText extends GameText<RageOption, RageEvent> {
  /** Who sits there: Bohorg, la Tribu Bohorg. */
  seat(seat: number): string;
  /** The events of an action, or of one fight, stand together in the log; null goes on with the part before. */
  part(event: RageEvent): string | null;
}

export interface RageTable {
  /** By seat; the first clans in order unless told. */
  readonly clans?: readonly ClanId[] | undefined;
  readonly pack?: Pack | undefined;
}

export function rageText(language: Language, table: RageTable = {}, mode: Mode = 'strict'): RageText {
  const { pack = DEFAULT_PACK } = table;
  const words = rageWords(language, pack, mode);
  const cards = catalogueOf(pack);
  const clans: readonly ClanId[] = table.clans ?? CLANS;
  return {
    language,
    title: words.title,
    event(event) {
      const line = lineOf(event, clans);
      return line === null ? null : words.log.say(...line);
    },
    refusal: words.refusal,
    prompt: words.prompt,
    option: (ask, option) => words.labels.say(...labelOf(ask, option, cards)),
    seat: (seat) => words.clan(clans[seat]!),
    part: partOf,
  };
}

function partOf(event: RageEvent): string | null {
  switch (event.type) {
    case 'campaignStarts':
      return 'campaign';
    case 'gameStarts':
      return `game ${event.game ?? 1}`;
    case 'roundStarts':
      return `round ${event.round}`;
    case 'actionStarts':
      return `action ${event.action} of ${event.seat}`;
    case 'fightStarts':
      return `fight at ${event.at}`;
    case 'stoneGave':
      return 'stones';
    case 'elvesEquipped':
    case 'elvesRefused':
    case 'dominated':
      return 'end of the round';
    case 'scored':
    case 'won':
    case 'lost':
      return 'end';
    default:
      return null;
  }
}
