import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  apply,
  awaited,
  randomOf,
  randomPicks,
  sfc,
  start,
  type Emitted,
  type Options,
  type Refusal,
  type Seat,
} from '../../../kernel/index.ts';
import { LANGUAGES, type Language } from '../../../text/languages.ts';
import { typographyFaults } from '../../../text/proof-reading.ts';
import { ASKS, type RageOption } from '../facts/asks.ts';
import { EVENTS, type RageEvent } from '../facts/events.ts';
import { SCENARIOS } from '../facts/ids.ts';
import { catalogueOf, CLANS, DEFAULT_PACK, readPack, type ClanId } from '../facts/pack/index.ts';
import { REFUSALS } from '../facts/refusals.ts';
import { clashOfRage } from '../index.ts';
import { questions } from '../rules/questions/index.ts';
import type { RageState } from '../rules/table.ts';
import { rageText } from './index.ts';
import { labelOf } from './labels.ts';
import { lineOf } from './log-lines.ts';
import { EVENT_PARAMS, LABEL_PARAMS } from './params.ts';

interface Seen {
  readonly state: RageState;
  readonly events: readonly Emitted<RageEvent>[];
}

const SHORT = { roundLimit: '10' };
const TABLES: readonly { readonly seats: number; readonly options: Options }[] = [
  { seats: 1, options: {} },
  { seats: 1, options: { level: 'impossible', layout: 'random' } },
  { seats: 2, options: SHORT },
  { seats: 2, options: { ...SHORT, campaign: true } },
  { seats: 3, options: { ...SHORT, length: 'long', layout: 'random' } },
  { seats: 4, options: SHORT },
  ...SCENARIOS.map((scenario) => ({ seats: 2, options: { ...SHORT, scenario } })),
];

/** Not the usual ones. */
const clansOf = (seats: number): readonly ClanId[] => CLANS.toReversed().slice(0, seats);

/** Every state of random games at these tables, and the events that led to it. */
function* seen(): Generator<Seen> {
  for (const [number, { seats, options }] of TABLES.entries()) {
    const seed = `words ${number}`;
    const random = randomOf(sfc(seed));
    // Every other seat wants to confirm what it does.
    const confirms = [true, false, true, false].slice(0, seats);
    let { state, events }: Seen = start(clashOfRage, {
      seats,
      options: { ...options, clans: clansOf(seats) },
      seed,
      confirms,
    });
    for (;;) {
      yield { state, events };
      const choice = awaited(state);
      if (choice === undefined) break;
      const picks = randomPicks(choice, random);
      const next = apply(clashOfRage, state, { do: 'answer', seat: choice.seat, question: state.question, picks });
      if (!next.ok) throw new Error(next.refusal.why);
      ({ state, events } = next);
    }
  }
}

const bothForms = ({ shell, full }: Emitted<RageEvent>): RageEvent[] => (full === null ? [shell] : [shell, full]);
const isBad = (text: string): boolean => text.trim() === '' || /undefined|null|NaN|…|[{}[\]]/.test(text);

const [first, second] = [0, 1] as [Seat, Seat];
const won = { type: 'won', seats: [first] } as const;

/** Rare at a table of random players. */
const RARE: readonly RageEvent[] = [
  { type: 'cardPlayed', seat: first, card: 'tomb-t1', order: 4, gold: 4, units: [0, 0, 0] },
  { type: 'income', seat: first, gold: 0, crystals: 0 },
  { type: 'income', seat: first, gold: 0, crystals: 3 },
  { type: 'income', seat: first, gold: 4, crystals: 3 },
  { type: 'forged', seat: first, crystals: 6, count: 2, items: null },
  { type: 'forged', seat: first, crystals: 3, count: 3, items: ['star-bow', 'first-scale', 'quake-maul'] },
  { type: 'legendaryKept', seat: first, item: 'star-bow' },
  { type: 'missed', side: 'elves', count: 1, rage: 2 },
  { type: 'raged', side: 'elves', count: 1, rage: 2 },
  { type: 'keptDice', side: 'elves' },
  { type: 'bannersHeld', seat: first, rounds: 1 },
  { type: 'elfJoined', elf: 'guard', at: 'A0' },
  { ...won, ending: 'points' },
  { ...won, ending: 'forges' },
  { ...won, ending: 'elvesRemoved' },
  { ...won, ending: 'mostElves' },
  { ...won, ending: 'held' },
  { ...won, ending: 'mostPoints' },
  { ...won, ending: 'roundLimit' },
  { ...won, ending: 'noElves' },
  { ...won, ending: 'campaign' },
  { ...won, seats: [first, second], ending: 'roundLimit' },
  { ...won, seats: [first, second], ending: 'campaign' },
];
const RARE_OPTIONS: readonly (readonly [ask: string, option: RageOption])[] = [
  ['legendary', { legendary: 'star-bow' }],
  ['equip', { forge: true }],
  ['stones', { at: 'A1' }],
];

describe.each(LANGUAGES)('in %s', (language: Language) => {
  const text = rageText(language, { clans: clansOf(4) });
  const cards = catalogueOf(DEFAULT_PACK);
  const plain = { ...DEFAULT_PACK.clans.tomb.tactics[0]!, reinforcements: [0, 0, 0] } as const;
  const withoutUnits = {
    ...DEFAULT_PACK,
    clans: { ...DEFAULT_PACK.clans, tomb: { ...DEFAULT_PACK.clans.tomb, tactics: [plain] } },
  };

  test('every event, question and option of random games is said, and every way to say one is used', () => {
    const said = new Set<string>();
    const lines = new Set<string>();
    const types = new Set<string>();
    const labels = new Set<string>(['tacticNoUnits']);
    const twice: string[] = [];
    const hear = (event: RageEvent): void => {
      types.add(event.type);
      const sentence = text.event(event);
      if (sentence !== null) said.add(sentence);
      const [key = null] = lineOf(event, CLANS) ?? [];
      if (key !== null) lines.add(key);
    };
    for (const { state, events } of seen()) {
      for (const event of events.flatMap(bothForms)) hear(event);
      for (const { ask, options } of state.asked) {
        said.add(text.prompt(ask));
        const buttons = options.map((option) => text.option(ask, option));
        if (new Set(buttons).size < options.length) twice.push(buttons.join(' | '));
        for (const button of buttons) said.add(button);
        for (const option of options) labels.add(labelOf(ask, option, cards)[0]);
      }
    }
    for (const event of RARE) hear(event);
    for (const [ask, option] of RARE_OPTIONS) {
      said.add(text.option(ask, option));
      labels.add(labelOf(ask, option, cards)[0]);
    }
    said.add(rageText(language, { pack: withoutUnits }).option('tactic', { card: 'tomb-t1' }));
    expect([...said].filter(isBad)).toEqual([]);
    expect([...said].flatMap((sentence) => typographyFaults(language, sentence))).toEqual([]);
    expect(twice).toEqual([]);
    expect([...types].toSorted()).toEqual([...EVENTS].toSorted());
    expect([...lines].toSorted()).toEqual(Object.keys(EVENT_PARAMS).toSorted());
    expect([...labels].toSorted()).toEqual(Object.keys(LABEL_PARAMS).toSorted());
  });

  test('every candidate that is no option is refused in a sentence', () => {
    const met = new Map<string, string>();
    for (const { state } of seen()) {
      for (const refusal of refusalsIn(state)) {
        const key = `${refusal.why} ${JSON.stringify(refusal.params)}`;
        if (!met.has(key)) met.set(key, text.refusal(refusal));
      }
    }
    const sentences = [...met.values()];
    expect(sentences.filter(isBad)).toEqual([]);
    expect(sentences.flatMap((sentence) => typographyFaults(language, sentence))).toEqual([]);
    const keys = new Set([...met.keys()].map((key) => key.split(' ', 1)[0]!));
    expect([...keys].filter((key) => !Object.hasOwn(REFUSALS, key))).toEqual([]);
    expect(keys.size).toBeGreaterThan(20);
  });
});

/** What `whyNot` says of the candidates; asked directly, for each time it would go through them all. */
function refusalsIn(state: Seen['state']): Refusal[] {
  const frame = state.stack.at(-1)!;
  return state.asked.flatMap(({ seat, ask }) => {
    const question = clashOfRage.questions[ask]!;
    return question.candidates(state, frame, seat).flatMap((wish) => {
      const why = question.refuse(state, frame, seat, wish);
      if (why === null) return [];
      return [{ clause: why.split('.')[0]!, why, params: question.params?.(state, frame, seat, wish, why) ?? {} }];
    });
  });
}

test('every refusal that the rules write has a sentence, and no other', () => {
  const folder = new URL('../rules/questions/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const written = files.flatMap((name) =>
    Array.from(readFileSync(new URL(name, folder), 'utf8').matchAll(/'(CRR?-[\d]+\.[a-z]+)'/g), ([, key]) => key!),
  );
  // The reason why there is no way comes from `whyNoWay`.
  const ways = ['CR-30.far', 'CR-30.rock'];
  expect([...new Set([...written, ...ways])].toSorted()).toEqual(Object.keys(REFUSALS).toSorted());
});

test('every question of the rules has a prompt', () => {
  expect([...ASKS].toSorted()).toEqual(Object.keys(questions).toSorted());
});

describe('the words of a table', () => {
  const fr = rageText('fr', { clans: ['tomb', 'bohorg'] });
  const en = rageText('en', { clans: ['tomb', 'bohorg'] });
  const readable = (text: string | null): string => text!.replace(/[\u00a0\u202f]/g, ' ');

  test('name the clans after the table’s option', () => {
    expect([0, 1].map((seat) => en.seat(seat))).toEqual(['the Tomb', 'Bohorg']);
    expect(fr.seat(0)).toBe('l’Armée du Tombeau');
    expect(rageText('en').seat(0)).toBe('Bohorg');
  });

  test('say of the elves that they are many', () => {
    const thrown = { type: 'thrown', dice: 5, wounds: 1 } as const;
    expect(en.event({ ...thrown, side: 'elves' })).toBe('The elves throw 5 dice: 1 wound.');
    expect(en.event({ ...thrown, side: first })).toBe('The Tomb throws 5 dice: 1 wound.');
    expect(readable(fr.event({ ...thrown, side: 'elves' }))).toBe('Les Elfes lancent 5 dés : 1 Blessure.');
  });

  test('tell those who may know more than the others', () => {
    const forged = { type: 'forged', seat: second, crystals: 6, count: 2 } as const;
    expect(en.event({ ...forged, items: null })).toBe('Bohorg forges for 6 crystals and draws 2 legendary cards.');
    expect(en.event({ ...forged, items: ['star-bow', 'first-scale'] })).toBe(
      'Bohorg forges for 6 crystals and draws “Star Bow” and “First Scale”.',
    );
    expect(en.event({ type: 'cardDrawn', seat: first, card: null })).toBeNull();
    expect(en.event({ type: 'cardDrawn', seat: first, card: 'tomb-t3' })).toBe('The Tomb draws “Muster”.');
  });

  test('count units of one type, and elide before a quoted name', () => {
    const fell = { type: 'fell', side: second, by: 'elves' } as const;
    const troops = [
      { unit: 'bohorg-1', count: 2 },
      { unit: 'bohorg-3', count: 1 },
    ] as const;
    expect(en.event({ ...fell, troops })).toBe('Bohorg loses 2 Bashers and 1 Executor.');
    expect(readable(fr.event({ ...fell, troops }))).toBe('La Tribu Bohorg perd 2 Tabasseurs et 1 Exécuteur.');
    const equipped = { type: 'equipped', seat: first, item: 'rapier', unit: 'tomb-1', slot: 'weapon' } as const;
    expect(readable(fr.event({ ...equipped, swapped: 'crossbow' }))).toBe(
      'L’Armée du Tombeau donne « Rapière » à ses Squelettes, à la place d’« Arbalète ».',
    );
  });

  test('leave shields out where there are none', () => {
    const wounded = { type: 'wounded', side: first, faces: 5, bonus: 1, rage: 0, wounds: 6 } as const;
    expect(en.event({ ...wounded, shields: 0 })).toBe('Dice 5, bonuses 1, rage 0: 6 wounds.');
    expect(en.event({ ...wounded, shields: 2, wounds: 4 })).toBe('Dice 5, bonuses 1, rage 0, shields −2: 4 wounds.');
  });

  test('set a fight apart from the moves before it', () => {
    const fight = { attacker: first, defender: 'elves', slow: [1, 2], first } as const;
    expect(en.part({ type: 'fightStarts', at: 'A0', ...fight })).not.toBe(en.part({ type: 'roundStarts', round: 1 }));
    expect(en.part({ type: 'keptDice', side: first })).toBeNull();
  });

  test('name units and cards as the table’s pack does', () => {
    const pack = JSON.parse(JSON.stringify(DEFAULT_PACK)) as {
      equipment: { name: { en: string } }[];
      clans: { bohorg: { units: { one: { en: string } }[] } };
    };
    pack.equipment[0]!.name.en = 'Flint Knife';
    pack.clans.bohorg.units[0]!.one.en = 'Wolf Whelp';
    const own = rageText('en', { pack: readPack(pack) });
    expect(own.event({ type: 'bought', seat: first, item: 'bone-knife', price: 3 })).toBe(
      'Bohorg buys “Flint Knife” for 3 gold.',
    );
    expect(own.option('reinforce', { unit: 'bohorg-1' })).toBe('Wolf Whelp');
  });
});
