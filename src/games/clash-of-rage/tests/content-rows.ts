/** The rows of the content tables in docs/rules, made from the default pack. */
import type { ByLanguage, Language } from '../../../text/languages.ts';
import { CLAN_UNITS } from '../facts/ids.ts';
import { CLANS, DEFAULT_PACK, ELVES, type PlacedFace, type Slot, type UnitType } from '../facts/pack/index.ts';
import { itemText, legendaryText, rageWords, setupText, unitText, victoryText } from '../text/index.ts';

const { clans, elves, equipment, legendary, tiles, maps, scenarios } = DEFAULT_PACK;
const code = (id: string): string => `\`${id}\``;
const LEVELS = ['I', 'II', 'III'];
const JOIN: ByLanguage<string> = { en: '; ', fr: '\u202f; ' };
const TURNED: ByLanguage<string> = { en: 'turned', fr: 'tournée de' };

export interface ContentTable {
  /** The first cell of the header. */
  readonly head: ByLanguage<string>;
  rows(language: Language): string[][];
}

const unitRow = (language: Language, id: string, level: string, unit: UnitType): string[] => [
  code(id),
  unit.one[language],
  level,
  ...[unit.count, unit.power, unit.life, unit.move].map(String),
  unitText(language, unit),
];

const placed = (language: Language, { face, at, rotation }: PlacedFace): string =>
  `${code(face)} (${at.join(', ')}) ${TURNED[language]} ${rotation}`;

export const CONTENT_TABLES: readonly ContentTable[] = [
  {
    head: { en: 'unit', fr: 'Unité' },
    rows: (language) => [
      ...CLANS.flatMap((clan, number) =>
        clans[clan].units.map((unit, type) => unitRow(language, CLAN_UNITS[number]![type]!, LEVELS[type]!, unit)),
      ),
      ...ELVES.map((elf) => unitRow(language, elf, '', elves[elf])),
    ],
  },
  {
    head: { en: 'tactic card', fr: 'carte Tactique' },
    rows: (language) =>
      CLANS.flatMap((clan) =>
        clans[clan].tactics.map(({ id, name, order, gold, reinforcements }) => [
          code(id),
          name[language],
          ...[order, gold, ...reinforcements].map(String),
        ]),
      ),
  },
  {
    head: { en: 'equipment', fr: 'Équipement' },
    rows: (language) =>
      equipment.map((item) => [
        code(item.id),
        item.name[language],
        slotName(language, item.slot),
        String(item.cost),
        String(item.copies),
        itemText(language, item),
      ]),
  },
  {
    head: { en: 'legendary', fr: 'Légendaire' },
    rows: (language) =>
      legendary.map((item) => [
        code(item.id),
        item.name[language],
        slotName(language, item.slot),
        legendaryText(language, item),
      ]),
  },
  {
    head: { en: 'face', fr: 'face' },
    rows: () =>
      tiles.flatMap(({ faces }) =>
        faces.map(({ id, cities, forges, stones, rocks }) => [
          code(id),
          cities.join(', '),
          forges.join(', '),
          stones.map(({ hex, level }) => `${hex} (${LEVELS[level - 1]})`).join(', '),
          rocks.map((rock) => rock.join('-')).join(', '),
        ]),
      ),
  },
  {
    head: { en: 'players', fr: 'personnes' },
    rows: (language) =>
      Object.entries(maps).map(([players, map]) => [
        code(players),
        map.map((one) => placed(language, one)).join(JOIN[language]),
      ]),
  },
  {
    head: { en: 'scenario', fr: 'scénario' },
    rows: (language) =>
      scenarios.map((scenario) => [
        code(scenario.id),
        scenario.name[language],
        setupText(language, scenario),
        victoryText(language, scenario),
      ]),
  },
];

const slotName = (language: Language, slot: Slot): string => rageWords(language).names.slots[slot];
