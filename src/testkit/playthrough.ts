/** Renders a whole game as text: which seat is asked what, what it answers, what happens. The golden files are made of it. */
import { awaited, eventFor, randomOf, sfc, start, type AnyGame, type AnyState, type Emitted } from '../kernel/index.ts';
import { json, nameOf, randomInput, seatsOf, applyLegal, type Variant } from './walk.ts';

/** The part of a game's text that a playthrough uses. */
export interface Narrator {
  readonly title: string;
  seat(seat: number): string;
  event(event: unknown): string | null;
  prompt(ask: string): string;
  option(ask: string, option: unknown): string;
}

export function playthrough(game: AnyGame, variant: Variant, seed: string, narrator: Narrator): string {
  const random = randomOf(sfc(seed));
  const started = start(game, { ...variant, seed });
  const lines = [`${narrator.title}: ${nameOf(variant)}, seed ${seed}`, ''];
  const tell = (events: readonly Emitted<unknown>[]): void => {
    for (const event of events) {
      const sentence = narrator.event(eventFor(event, 'spectator'));
      if (sentence !== null) lines.push(sentence);
    }
  };
  let state: AnyState = started.state;
  tell(started.events);
  while (state.result === null) {
    const choice = awaited(state)!;
    const input = randomInput(state, random);
    const picked = input.picks.map((pick) => narrator.option(choice.ask, choice.options[pick]));
    const answer = picked.length > 0 ? picked.join(', ') : '—';
    lines.push(
      `    ${narrator.seat(choice.seat)}: ${narrator.prompt(choice.ask)} [${choice.options.length}] ${answer}`,
    );
    const outcome = applyLegal(game, state, input);
    state = outcome.state;
    tell(outcome.events);
  }
  const { scores, places } = state.result;
  lines.push(
    '',
    ...seatsOf(variant.seats).map((seat) => `${places[seat]}. ${narrator.seat(seat)}: ${json(scores[seat])}`),
    '',
  );
  return lines.join('\n');
}
