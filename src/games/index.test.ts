import { describe, expect, test } from 'vitest';
import {
  apply,
  awaited,
  randomOf,
  randomPicks,
  sfc,
  start,
  whyNot,
  type AnyGame,
  type AnyState,
  type Emitted,
  type Refusal,
} from '../kernel/index.ts';
import { allKits } from '../testkit/kits.ts';
import { LANGUAGES } from '../text/index.ts';
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

/** What every candidate that is not an option would be told. */
function refusalsIn(game: AnyGame, state: AnyState): Refusal[] {
  return state.asked.flatMap(({ seat, ask }) => {
    const candidates = game.questions[ask]!.candidates(state, state.stack.at(-1)!, seat);
    return candidates.map((wish) => whyNot(game, state, seat, wish)).filter((refusal) => refusal !== null);
  });
}

const wrong = (text: string): boolean => text.trim() === '' || /undefined|null|NaN|…|[{}[\]]/.test(text);

describe.each(LANGUAGES)('every game in %s', (language) => {
  test('says every event, question, option and refusal that random games meet', () => {
    const said = new Set<string>();
    for (const { game, module, variants } of kits) {
      const text = module.text(language);
      said.add(text.title);
      for (const [number, { seats, options }] of variants.entries()) {
        for (let seat = 0; seat < seats; seat++) said.add(text.seat(seat));
        for (const { state, events } of seen(game, seats, `${game.id} ${number}`, options)) {
          for (const { shell, full } of events) {
            for (const event of full === null ? [shell] : [shell, full]) said.add(text.event(event) ?? '-');
          }
          for (const refusal of refusalsIn(game, state)) said.add(text.refusal(refusal));
          for (const { ask, options: offered } of state.asked) {
            said.add(text.prompt(ask));
            for (const option of offered) said.add(text.option(ask, option));
          }
        }
      }
    }
    expect([...said].filter(wrong)).toEqual([]);
    expect([...said].flatMap((sentence) => typographyFaults(language, sentence))).toEqual([]);
    expect(said.size).toBeGreaterThan(100);
  });
});
