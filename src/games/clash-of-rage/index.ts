/** Clash of Rage: clans against elves and each other, for one to four. */
import { redeal, type Game, type Procs } from '../../kernel/index.ts';
import type { RageAsks, RageOption } from './facts/asks.ts';
import type { RageEvent } from './facts/events.ts';
import { CLAN_CODES, ELF_CODES, ENDINGS, SCENARIO_CODES } from './facts/ids.ts';
import { optionsFor, type RageOptions } from './facts/options.ts';
import { DEFAULT_PACK, type Pack } from './facts/pack/index.ts';
import { TERRITORIES } from './facts/places.ts';
import { actions, equip } from './procs/actions.ts';
import { bastions, reinforcements, stones, tactics } from './procs/cards.ts';
import { fight } from './procs/fight.ts';
import { endOfRound, match, round } from './procs/match.ts';
import { fights, move } from './procs/moves.ts';
import { DEFAULT_CONTENT } from './rules/content.ts';
import { copy } from './rules/copy.ts';
import { faults } from './rules/faults/index.ts';
import type { RageFrame } from './rules/frames.ts';
import { idle } from './rules/idle.ts';
import { position } from './rules/position/index.ts';
import { questions } from './rules/questions/index.ts';
import { setup } from './rules/setup.ts';
import { PLACE_COUNT, TYPE_COUNT, type Table } from './rules/table.ts';
import { view, zones } from './rules/visibility.ts';
import type { RageView } from './view.ts';

const procs: Procs<Table, RageFrame, RageAsks, RageEvent, RageOptions> = {
  match,
  round,
  tactics,
  bastions,
  reinforcements,
  actions,
  equip,
  move,
  fights,
  fight,
  stones,
  endOfRound,
};

export type ClashOfRage = Game<Table, RageFrame, RageOption, RageEvent, RageView, RageOptions>;

const { cards } = DEFAULT_CONTENT;

/**
 * The game with these content packs on offer besides the default one. A table keeps the pack that it was opened with in its state, so
 * every game of this function plays every table, whatever packs it was made with.
 */
export function clashOfRageWith(packs: readonly Pack[]): ClashOfRage {
  const packOf = (id: string): Pack | null => packs.find((pack) => pack.id === id) ?? null;
  return {
    id: 'clash-of-rage',
    rules: 1,
    seats: { min: 1, max: 4 },
    options: optionsFor([DEFAULT_PACK.id, ...packs.map(({ id }) => id)]),
    saved: {
      codes: {
        clans: CLAN_CODES,
        elves: ELF_CODES,
        scenarios: SCENARIO_CODES,
        cards: Object.fromEntries(cards.cardCodes),
        faces: Object.fromEntries(cards.faceCodes),
      },
      sizes: { territories: TERRITORIES.length, places: PLACE_COUNT, types: TYPE_COUNT },
      names: { endings: ENDINGS },
    },
    setup: (seats, options, random) => setup(seats, options, random, packOf(options.pack)),
    position,
    procs,
    questions,
    view,
    hidden: (table) => table.hidden,
    zones,
    resample: (own, viewer, random) => redeal(own.table.hidden, zones(own.table), viewer, random),
    idle,
    copy,
    faults,
    migrations: [],
  };
}

export const clashOfRage: ClashOfRage = clashOfRageWith([]);
