/** A pack's entries by code and by id. */
import { entriesByCode } from '../../../../kernel/codes.ts';
import { CLANS, type ClanId } from './ids.ts';
import type { Equipment, Face, Item, Legendary, Pack, Scenario, Tactic } from './pack.ts';

/** Lists by code have gaps where no entry has the code. */
export interface Catalogue {
  readonly pack: Pack;
  readonly tactics: readonly Tactic[];
  readonly equipment: readonly Equipment[];
  readonly legendary: readonly Legendary[];
  /** Equipment and legendary equipment: whatever fills a slot. */
  readonly items: readonly Item[];
  readonly faces: readonly Face[];
  readonly scenarios: readonly Scenario[];
  /** Of tactic cards, equipment, legendary equipment. */
  readonly cardCodes: ReadonlyMap<string, number>;
  readonly faceCodes: ReadonlyMap<string, number>;
  readonly scenarioCodes: ReadonlyMap<string, number>;
  /** The clan whose tactic card it is, by code of the card. */
  readonly clanOfTactic: readonly ClanId[];
}

export function catalogueOf(pack: Pack): Catalogue {
  const tactics = CLANS.flatMap((clan) => pack.clans[clan].tactics);
  const items: readonly Item[] = [...pack.equipment, ...pack.legendary];
  const faces = pack.tiles.flatMap((tile) => tile.faces);
  const clanOfTactic: ClanId[] = [];
  for (const clan of CLANS) for (const { code } of pack.clans[clan].tactics) clanOfTactic[code] = clan;
  return {
    pack,
    tactics: entriesByCode(tactics),
    equipment: entriesByCode(pack.equipment),
    legendary: entriesByCode(pack.legendary),
    items: entriesByCode(items),
    faces: entriesByCode(faces),
    scenarios: entriesByCode(pack.scenarios),
    cardCodes: codesById([...tactics, ...items]),
    faceCodes: codesById(faces),
    scenarioCodes: codesById(pack.scenarios),
    clanOfTactic,
  };
}

const codesById = (entries: readonly { readonly id: string; readonly code: number }[]): ReadonlyMap<string, number> =>
  new Map(entries.map(({ id, code }) => [id, code]));
