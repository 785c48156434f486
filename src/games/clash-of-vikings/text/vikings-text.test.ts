import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  apply,
  awaited,
  randomOf,
  randomPicks,
  sfc,
  start,
  whyNot,
  type Emitted,
  type Seat,
} from '../../../kernel/index.ts';
import { pairwiseVariants } from '../../../testkit/pairwise.ts';
import { LANGUAGES, type Language } from '../../../text/languages.ts';
import { typographyFaults } from '../../../text/proof-reading.ts';
import { ASKS } from '../facts/asks.ts';
import { CARDS, SPACES, VIKINGS, type VikingId } from '../facts/ids.ts';
import { clashOfVikings } from '../index.ts';
import type { VikingsEvent } from '../rules/events.ts';
import type { VikingsOption } from '../facts/asks.ts';
import type { VikingsState } from '../rules/table.ts';
import { events as EVENT_TYPES } from '../testkit/events.ts';
import { vikingsText, type VikingsText } from './index.ts';
import { EVENT_PARAMS, REFUSAL_PARAMS } from './params.ts';
import { lineOf } from './vikings-text.ts';

interface Seen {
  readonly state: VikingsState;
  readonly events: readonly Emitted<VikingsEvent>[];
}

/** Not the usual ones. */
const coloursOf = (seats: number): readonly VikingId[] => VIKINGS.toReversed().slice(0, seats);

/** Every state of a random game at every kind of table, and the events that led to it. */
function* seen(games: number): Generator<Seen> {
  for (const { seats, options } of pairwiseVariants(clashOfVikings)) {
    for (let number = 0; number < games; number++) {
      const seed = `words ${number}`;
      const random = randomOf(sfc(seed));
      // Every other seat wants to confirm what it does.
      const confirms = [true, false, true, false];
      let { state, events }: Seen = start(clashOfVikings, {
        seats,
        options: { ...options, colours: coloursOf(seats) },
        seed,
        confirms,
      });
      for (;;) {
        yield { state, events };
        const choice = awaited(state);
        if (choice === undefined) break;
        const picks = randomPicks(choice, random);
        const next = apply(clashOfVikings, state, { do: 'answer', seat: choice.seat, question: state.question, picks });
        if (!next.ok) throw new Error(next.refusal.why);
        ({ state, events } = next);
      }
    }
  }
}

const GAMES = 6;
const bothForms = ({ shell, full }: Emitted<VikingsEvent>): VikingsEvent[] => (full === null ? [shell] : [shell, full]);
const isBad = (text: string): boolean => text.trim() === '' || /undefined|null|NaN|…|[{}[\]]/.test(text);

/** Rare at a table of random players, or only at the end. */
const RARE: readonly VikingsEvent[] = [
  { type: 'won', seats: [0 as Seat], points: 12, byCount: 5 },
  { type: 'won', seats: [0, 1, 2] as Seat[], points: 12, byCount: null },
  { type: 'won', seats: [0, 1] as Seat[], points: 12, byCount: 4 },
  { type: 'centreTaken', seat: 0 as Seat, count: 1, values: [3] },
];

describe.each(LANGUAGES)('in %s', (language: Language) => {
  const bySeats = [2, 3, 4].map((seats) => vikingsText(language, coloursOf(seats)));
  const textOf = ({ seats }: VikingsState): VikingsText => bySeats[seats - 2]!;

  test('every event, question and option of random games is said, and every way to say an event is used', () => {
    const said = new Set<string>();
    const keys = new Set<string>();
    const types = new Set<string>();
    const hear = (event: VikingsEvent, text: VikingsText): void => {
      types.add(event.type);
      const sentence = text.event(event);
      if (sentence !== null) said.add(sentence);
      const [key = null] = lineOf(event, VIKINGS) ?? [];
      if (key !== null) keys.add(key);
    };
    for (const { state, events } of seen(GAMES)) {
      const text = textOf(state);
      for (const event of events.flatMap(bothForms)) hear(event, text);
      for (const { ask, options } of state.asked) {
        said.add(text.prompt(ask));
        for (const option of options) said.add(text.option(ask, option));
      }
    }
    for (const event of RARE) hear(event, vikingsText(language));
    expect([...said].filter(isBad)).toEqual([]);
    expect([...said].flatMap((sentence) => typographyFaults(language, sentence))).toEqual([]);
    expect([...types].toSorted()).toEqual([...EVENT_TYPES].toSorted());
    expect([...keys].toSorted()).toEqual(Object.keys(EVENT_PARAMS).toSorted());
  });

  test('every candidate that is no option is refused in a sentence, and every refusal is met', () => {
    const met = new Map<string, string>();
    for (const { state } of seen(GAMES)) {
      const text = textOf(state);
      for (const { seat, ask } of state.asked) {
        for (const wish of clashOfVikings.questions[ask]!.candidates(state, state.stack.at(-1)!, seat)) {
          const refusal = whyNot(clashOfVikings, state, seat, wish);
          if (refusal !== null) met.set(`${refusal.why} ${JSON.stringify(refusal.params)}`, text.refusal(refusal));
        }
      }
    }
    const sentences = [...met.values()];
    expect(sentences.filter(isBad)).toEqual([]);
    expect(sentences.flatMap((sentence) => typographyFaults(language, sentence))).toEqual([]);
    const keys = [...met.keys()].map((key) => key.split(' ', 1)[0]!);
    expect([...new Set(keys)].toSorted()).toEqual(Object.keys(REFUSAL_PARAMS).toSorted());
  });

  test('every option that a question can name has a label of its own', () => {
    const text = vikingsText(language);
    const labels = (ask: string, options: readonly VikingsOption[]): string[] =>
      options.map((option) => text.option(ask, option));
    const victims = [-1, 0, 1, 2, 3].map((victim) => ({ victim }));
    const cards = CARDS.map((card) => ({ card }));
    const calls = [{ call: true }, { call: false }];
    const all = [
      labels(
        'startSpace',
        SPACES.map((space) => ({ space })),
      ),
      labels('centre', [{ take: 2 }, { take: 1 }, { take: 0 }]),
      labels('layCard', cards),
      labels('nameAction', cards),
      labels('callBluff', calls),
      labels('move', [{ to: 'stay' }, ...SPACES.map((to) => ({ to }))]),
      labels('slam', victims),
      labels(
        'push',
        SPACES.map((to) => ({ to })),
      ),
      labels('attack', victims),
      labels('shield', [...cards, { card: 'none' }]),
      labels('callShield', calls),
      labels(
        'bracelet',
        SPACES.map((drop) => ({ drop })),
      ),
      labels('done', [{ done: true }]),
    ];
    expect(all).toHaveLength(ASKS.length);
    expect(all.flat().filter(isBad)).toEqual([]);
    for (const list of all) expect(new Set(list).size).toBe(list.length);
  });
});

test('every refusal that the rules write has a sentence, and no other', () => {
  const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const written = ['rules/questions.ts', 'facts/reach.ts', 'facts/cards.ts']
    .map(read)
    .flatMap((text) => [...text.matchAll(/(?<!clause: )'(CV-[\d.a-z]+)'/g)]);
  expect([...new Set(written.map(([, key]) => key))].toSorted()).toEqual(Object.keys(REFUSAL_PARAMS).toSorted());
});

test('every question of the rules has a prompt', () => {
  expect([...ASKS].toSorted()).toEqual(Object.keys(clashOfVikings.questions).toSorted());
});

describe('the words of a table', () => {
  const fr = vikingsText('fr', ['green', 'yellow', 'red']);
  const en = vikingsText('en', ['green', 'yellow', 'red']);
  const [first, second] = [0, 1] as [Seat, Seat];

  test('name the Vikings after the colours of their seats', () => {
    expect([0, 1, 2].map((seat) => en.seat(seat))).toEqual(['Green', 'Ivory', 'Red']);
    expect(fr.seat(1)).toBe('le Viking ivoire');
    expect(fr.option('attack', { victim: 2 })).toBe('Attaquer le Viking rouge');
    expect(vikingsText('en').seat(0)).toBe('Red');
  });

  test('call the seats after who sits there, where that is told', () => {
    const persons = [{ person: 'Ingvar' }, { person: 'Hallgerd' }, { person: 'Finn' }];
    const stolen = { type: 'stole', seat: first, victim: second, value: null } as const;
    const inEnglish = vikingsText('en', ['green', 'yellow', 'red'], 'strict', persons);
    const inFrench = vikingsText('fr', ['green', 'yellow', 'red'], 'strict', persons);
    expect(inEnglish.event(stolen)).toBe('Ingvar steals a bracelet from Hallgerd.');
    expect(inFrench.event({ type: 'turnStarts', seat: first })).toBe('C’est au tour d’Ingvar.');
    expect(inFrench.option('attack', { victim: 2 })).toBe('Attaquer Finn');
    expect(inEnglish.seat(1)).toBe('Ivory');
  });

  test('tell those who may know more than the others', () => {
    const stolen = { type: 'stole', seat: first, victim: second } as const;
    expect(en.event({ ...stolen, value: null })).toBe('Green steals a bracelet from Ivory.');
    expect(en.event({ ...stolen, value: 3 })).toBe('Green steals a bracelet worth 3 from Ivory.');
    const announced = { type: 'announced', seat: first, action: 'sprint' } as const;
    expect(en.event({ ...announced, card: null })).toBe('Green announces Sprint.');
    expect(en.event({ ...announced, card: 'shield' })).toBe('Green lays Shield and announces Sprint.');
  });

  test('leave to the board what the announcement tells', () => {
    expect(en.event({ type: 'laid', seat: first, card: 'walk' })).toBeNull();
  });

  test('say what is attacked with', () => {
    const hit = (action: 'club' | 'punch') => ({ type: 'attacked', seat: first, victim: second, action }) as const;
    expect(en.event(hit('club'))).toBe('Green attacks Ivory with a Club.');
    expect(fr.event(hit('club'))).toBe('Le Viking vert attaque le Viking ivoire à la Massue.');
    expect(fr.event(hit('punch'))).toBe('Le Viking vert attaque le Viking ivoire d’un coup de poing.');
  });

  test('say where new bracelets lie and what was picked up', () => {
    expect(en.event({ type: 'refilled', spaces: ['B1', 'B5'], left: 4 })).toBe(
      'New bracelets are laid on B1 and B5; 4 left in the reserve.',
    );
    expect(en.event({ type: 'looted', seat: first, values: [1, 4] })).toBe(
      'Green picks up 2 bracelets, worth 5 points in all.',
    );
    expect(en.event({ type: 'looted', seat: first, values: [3] })).toBe('Green picks up a bracelet worth 3.');
  });

  test('tell a victory alone, by the number of bracelets, and shared', () => {
    expect(en.event({ type: 'won', seats: [second], points: 9, byCount: null })).toBe('Ivory wins with 9 points.');
    expect(en.event({ type: 'won', seats: [second], points: 9, byCount: 4 })).toBe(
      'Ivory wins with 9 points, thanks to the larger number of bracelets (4).',
    );
    expect(en.event({ type: 'won', seats: [first, second], points: 9, byCount: null })).toBe(
      'Green and Ivory share the trophy with 9 points.',
    );
    expect(en.event({ type: 'won', seats: [first, second], points: 9, byCount: 4 })).toBe(
      'Green and Ivory share the trophy with 9 points, thanks to the larger number of bracelets (4 each).',
    );
  });

  test('open a part with each turn', () => {
    expect(en.part({ type: 'turnStarts', seat: second })).not.toBe(en.part({ type: 'turnStarts', seat: first }));
    expect(en.part({ type: 'stays', seat: second })).toBeNull();
  });

  test('lay a Shield as what it is, and anything else as a Shield', () => {
    expect(en.option('shield', { card: 'shield' })).toBe('Lay Shield');
    expect(en.option('shield', { card: 'walk' })).toBe('Lay Walk as a Shield');
    expect(en.option('shield', { card: 'none' })).toBe('Take the blow');
  });
});

describe('the log of one reader', () => {
  const toGreen = vikingsText('en', VIKINGS, 'strict', VIKINGS, 2);
  const inFrench = vikingsText('fr', VIKINGS, 'strict', VIKINGS, 2);

  test('says "you" for what the reader does and suffers, and names the others', () => {
    const looted: VikingsEvent = { type: 'looted', seat: 2 as Seat, values: [2] };
    expect(toGreen.event(looted)).toBe('You pick up a bracelet worth 2.');
    expect(inFrench.event(looted)).toBe('Vous ramassez un bracelet de valeur 2.');
    const stolen: VikingsEvent = { type: 'stole', seat: 0 as Seat, victim: 2 as Seat, value: 3 };
    expect(toGreen.event(stolen)).toMatch(/^\S+ steals a bracelet worth 3 from you\.$/);
    const others: VikingsEvent = { type: 'turnStarts', seat: 0 as Seat };
    expect(toGreen.event(others)).toBe(vikingsText('en').event(others));
  });
});
