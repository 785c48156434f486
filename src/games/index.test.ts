import { expect, test } from 'vitest';
import {
  apply,
  awaited,
  randomOf,
  randomPicks,
  refusal,
  sfc,
  start,
  type AnyGame,
  type AnyState,
  type Emitted,
  type Refusal,
} from '../kernel/index.ts';
import { allKits } from '../testkit/kits.ts';
import { LANGUAGES, type SpokenText } from '../text/index.ts';
import { typographyFaults } from '../text/proof-reading.ts';
import { allGames, games, moduleOf } from './index.ts';

const kits = await allKits();

test('every game has an id of its own, and is found by it', () => {
  const ids = allGames.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.map((id) => moduleOf(id).game)).toEqual(allGames);
  expect(() => moduleOf('ludo')).toThrow(`no game is called ludo; there are: ${ids.join(', ')}`);
});

test('the games on offer stand in the order of the list, and not every game is one of them', () => {
  expect(games).toEqual(allGames.filter((game) => moduleOf(game.id).isOffered));
  expect(games.length).toBeLessThan(allGames.length);
});

test('every number of seats that a game allows is in a variant of its kit', () => {
  for (const { game, variants } of kits) {
    const { min, max } = game.seats;
    const allowed = Array.from({ length: max - min + 1 }, (_, index) => min + index);
    const played = new Set(variants.map(({ seats }) => seats));
    expect({ game: game.id, played: [...played].sort((a, b) => a - b) }).toEqual({ game: game.id, played: allowed });
  }
});

interface Seen {
  readonly state: AnyState;
  readonly events: readonly Emitted<unknown>[];
}

/** Every state of a random game, and the events that led to it. */
function* seen(game: AnyGame, seats: number, seed: string, options: unknown): Generator<Seen> {
  const random = randomOf(sfc(seed));
  let { state, events } = start(game, { seats, options, seed, confirms: [true, false, true, false] });
  for (;;) {
    yield { state, events };
    const choice = awaited(state);
    if (choice === undefined) return;
    const picks = randomPicks(choice, random);
    const next = apply(game, state, { do: 'answer', seat: choice.seat, question: state.question, picks });
    if (!next.ok) throw new Error(next.refusal.why);
    ({ state, events } = next);
  }
}

/** What every candidate that is not an option would be told. Asked directly: `whyNot` would go through all candidates for each. */
function refusalsIn(game: AnyGame, state: AnyState): Refusal[] {
  const frame = state.stack.at(-1)!;
  return state.asked.flatMap(({ seat, ask }) => {
    const question = game.questions[ask]!;
    return question.candidates(state, frame, seat).flatMap((wish) => {
      const why = question.refuse(state, frame, seat, wish);
      return why === null ? [] : [refusal(why, question.params?.(state, frame, seat, wish, why))];
    });
  });
}

/** A sentence that a random game needs, in the texts of its game. */
type Sentence = (text: SpokenText) => string;

/** Everything that random games at all tables of a kit meet, each thing once. */
function met({ game, variants }: (typeof kits)[number]): Sentence[] {
  const sentences = new Map<string, Sentence>();
  const add = (what: string, thing: unknown, sentence: Sentence): void =>
    void sentences.set(`${what} ${JSON.stringify(thing)}`, sentence);
  for (const [number, { seats, options }] of variants.entries()) {
    for (let seat = 0; seat < seats; seat++) add('seat', seat, (text) => text.seat(seat));
    for (const { state, events } of seen(game, seats, `${game.id} ${number}`, options)) {
      for (const { shell, full } of events) {
        for (const event of full === null ? [shell] : [shell, full])
          add('event', event, (text) => text.event(event) ?? '-');
      }
      for (const refused of refusalsIn(game, state)) add('refusal', refused, (text) => text.refusal(refused));
      for (const { ask, options: offered } of state.asked) {
        add('prompt', ask, (text) => text.prompt(ask));
        for (const option of offered) add(ask, option, (text) => text.option(ask, option));
      }
    }
  }
  return [...sentences.values()];
}

const wrong = (text: string): boolean => text.trim() === '' || /undefined|null|NaN|…|[{}[\]]/.test(text);

test.each(kits)('$game.id says every event, question, option and refusal that random games meet', (kit) => {
  const sentences = met(kit);
  for (const language of LANGUAGES) {
    const text = kit.module.text(language);
    const said = new Set([text.title, ...sentences.map((sentence) => sentence(text))]);
    expect([...said].filter(wrong)).toEqual([]);
    expect([...said].flatMap((sentence) => typographyFaults(language, sentence))).toEqual([]);
    expect(said.size).toBeGreaterThan(100);
  }
});
