/** Recorded games: the inputs of whole games and their final scores. A replay must give the same scores until the rules change. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { randomOf, sfc, start, type AnyGame, type Input } from '../kernel/index.ts';
import { begin, CheckFailure, json, randomInput, applyLegal, type Variant } from './walk.ts';

export interface Recorded {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: { readonly [id: string]: unknown };
  readonly seed: string;
  readonly inputs: readonly Input[];
  readonly scores: readonly number[];
}

export function record(game: AnyGame, variant: Variant, seed: string): Recorded {
  const random = randomOf(sfc(seed));
  const inputs: Input[] = [];
  let state = begin(game, variant, seed);
  while (state.result === null) {
    const input = randomInput(state, random);
    inputs.push(input);
    state = applyLegal(game, state, input).state;
  }
  return { game: game.id, rules: game.rules, ...variant, seed, inputs, scores: state.result.scores };
}

export function replay(game: AnyGame, recorded: Recorded): readonly number[] {
  let { state } = start(game, recorded);
  for (const input of recorded.inputs) state = applyLegal(game, state, input).state;
  if (state.result === null) throw new CheckFailure('the recorded game stops before its end');
  return state.result.scores;
}

export function checkRecorded(game: AnyGame, folder: URL): void {
  const place = new URL('recorded/', folder);
  const names = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.json')) : [];
  if (names.length === 0) throw new CheckFailure(`${game.id} has no recorded games: npm run playthroughs -- --write`);
  for (const name of names) {
    const recorded = JSON.parse(readFileSync(new URL(name, place), 'utf8')) as Recorded;
    const scores = replay(game, recorded);
    if (json(scores) !== json(recorded.scores))
      throw new CheckFailure(`${name} replays to the scores ${json(scores)} instead of ${json(recorded.scores)}`);
  }
}
