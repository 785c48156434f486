/** Everything a sentence of the game can name, with its forms. Units, cards and scenarios are those of the table's pack. */
import { de, elided, elides, feminine, masculine, plural } from '../../../text/french.ts';
import type { ByLanguage, Language } from '../../../text/languages.ts';
import { NO_BREAK, quote, type Noun } from '../../../text/nouns.ts';
import { CLAN_UNITS, type UnitId } from '../facts/ids.ts';
import {
  catalogueOf,
  CLANS,
  ELVES,
  type ClanId,
  type InBothLanguages,
  type Pack,
  type UnitType,
} from '../facts/pack/index.ts';
import { TERRITORIES, type PlaceId } from '../facts/places.ts';

/** By kind and id. An alias, not an interface: only an alias passes for the engine's general table of nouns. */
export type Nouns = {
  readonly clan: Readonly<Record<ClanId, Noun>>;
  /** A side of a fight. */
  readonly side: Readonly<Record<ClanId | 'elves', Noun>>;
  readonly place: Readonly<Record<PlaceId, Noun>>;
  /** In lists with their number: 1 Basher, 2 Bashers. */
  readonly unit: Readonly<Record<UnitId, Noun>>;
  /** A card's name in its quotation marks: equipment, legendary equipment, tactic cards. */
  readonly card: Readonly<Record<string, Noun>>;
  readonly scenario: Readonly<Record<string, Noun>>;
};

const englishClan = (name: string): Noun => ({ name, the: name, The: name });

const CLAN_NOUNS: ByLanguage<Record<ClanId, Noun>> = {
  en: {
    bohorg: englishClan('Bohorg'),
    godleif: englishClan('Godleif'),
    steamfield: englishClan('Steamfield'),
    tomb: { name: 'the Tomb', the: 'the Tomb', The: 'The Tomb' },
  },
  fr: {
    bohorg: feminine('Tribu Bohorg'),
    godleif: masculine('Clan Godleif'),
    steamfield: feminine('Baronnie Steamfield'),
    tomb: elided('Armée du Tombeau', 'une'),
  },
};

const ELVES_NOUN: ByLanguage<Noun> = {
  en: { name: 'elves', the: 'the elves', The: 'The elves' },
  fr: plural('Elfes'),
};

/** `of` is where something comes from, `to` where it goes. */
const territory: ByLanguage<(name: string) => Noun> = {
  en: (name) => ({ name, of: `from ${name}`, to: `to ${name}`, in: `in ${name}` }),
  fr: (name) => ({ name, of: de(name), to: `à ${name}`, in: `en ${name}` }),
};
const BASTION_NOUN: ByLanguage<Noun> = {
  en: { name: 'the bastion', of: 'from the bastion', to: 'to the bastion', in: 'in the bastion' },
  fr: { name: 'le Bastion', of: 'du Bastion', to: 'au Bastion', in: 'dans le Bastion' },
};

function unitNoun(language: Language, { one, many }: UnitType): Noun {
  const space = language === 'fr' ? NO_BREAK : ' ';
  return { name: one[language], own: `1${space}${one[language]}`, plural: many[language] };
}

function quoted(language: Language, name: InBothLanguages): Noun {
  const quotation = quote(language, name[language]);
  if (language === 'en') return { name: quotation };
  return { name: quotation, of: elides(name.fr) ? `d’${quotation}` : `de ${quotation}` };
}

export function nounsOf(language: Language, pack: Pack): Nouns {
  const { tactics, items, scenarios } = catalogueOf(pack);
  const quotedNames = (
    entries: readonly { readonly id: string; readonly name: InBothLanguages }[],
  ): Record<string, Noun> => Object.fromEntries(entries.map(({ id, name }) => [id, quoted(language, name)]));
  const units = CLANS.flatMap((clan, code) =>
    pack.clans[clan].units.map((unit, type) => [CLAN_UNITS[code]![type]!, unitNoun(language, unit)] as const),
  );
  const elves = ELVES.map((elf) => [elf, unitNoun(language, pack.elves[elf])] as const);
  const places = TERRITORIES.map((name) => [name, territory[language](name)] as const);
  return {
    clan: CLAN_NOUNS[language],
    side: { ...CLAN_NOUNS[language], elves: ELVES_NOUN[language] },
    place: { ...Object.fromEntries(places), bastion: BASTION_NOUN[language] } as Record<PlaceId, Noun>,
    unit: Object.fromEntries([...units, ...elves]) as Record<UnitId, Noun>,
    card: quotedNames([...tactics, ...items].filter((entry) => entry !== undefined)),
    scenario: quotedNames(scenarios.filter((entry) => entry !== undefined)),
  };
}
