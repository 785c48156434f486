/** The content that a table has unless it is opened with another pack. */
import { EQUIPMENT } from './equipment.ts';
import { LEGENDARY } from './legendary.ts';
import type { Pack } from './pack.ts';
import { SCENARIOS } from './scenarios.ts';
import { TACTICS } from './tactics.ts';
import { MAPS, TILES } from './tiles.ts';
import { CLAN_UNITS, ELF_UNITS } from './units.ts';

export const DEFAULT_PACK: Pack = {
  id: 'meadhall',
  name: { en: 'Meadhall', fr: 'Meadhall' },
  clans: {
    bohorg: { units: CLAN_UNITS.bohorg, tactics: TACTICS.bohorg },
    godleif: { units: CLAN_UNITS.godleif, tactics: TACTICS.godleif },
    steamfield: { units: CLAN_UNITS.steamfield, tactics: TACTICS.steamfield },
    tomb: { units: CLAN_UNITS.tomb, tactics: TACTICS.tomb },
  },
  elves: ELF_UNITS,
  equipment: EQUIPMENT,
  legendary: LEGENDARY,
  tiles: TILES,
  maps: MAPS,
  scenarios: SCENARIOS,
};
