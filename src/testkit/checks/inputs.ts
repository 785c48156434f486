/** Checks of untrusted input: whatever is not a legal answer or option is refused and changes nothing. */
import { apply, OptionError, start, type AnyGame, type AnyState, type Input, type Random } from '../../kernel/index.ts';
import { CheckFailure, deepFreeze, json, walk, type Variant } from '../walk.ts';
import type { Coverage } from './coverage.ts';

const ODD_NUMBERS = [-1, 0.5, NaN, Infinity, -Infinity, 1e9, 2 ** 53, -0.1];
const ODD_VALUES: readonly unknown[] = [null, undefined, '0', '', true, [], {}, [0], 'constructor', '__proto__'];

/** An input with one thing wrong about it. */
function illegalInput(state: AnyState, random: Random): Input {
  const any = <X>(list: readonly X[]): X => list[random(list.length)]!;
  const { question } = state;
  const choice = state.asked[random(Math.max(1, state.asked.length))];
  const seat = choice?.seat ?? 0;
  const picks = choice === undefined ? [] : Array.from({ length: choice.min }, (_, index) => index);
  const wrong = (change: object): Input => ({ do: 'answer', seat, question, picks, ...change }) as Input;
  switch (random(8)) {
    case 0:
      return wrong({ question: question + any([-1, 1, 0.5, NaN, -question]) + (question === 0 ? 1 : 0) });
    case 1:
      return wrong({ seat: any<unknown>([...ODD_NUMBERS, state.seats, ...ODD_VALUES]) });
    case 2:
      return wrong({ picks: [...picks.slice(1), any<unknown>([...ODD_NUMBERS, ...ODD_VALUES])] });
    case 3:
      return wrong({ picks: [choice?.options.length ?? 0] });
    case 4:
      return wrong({ picks: Array.from({ length: (choice?.max ?? 0) + 1 + random(3) }, (_, index) => index) });
    case 5:
      return wrong({ picks: [0, 0] });
    case 6:
      return wrong({ do: state.undo === null ? 'undo' : 'takeBack' });
    default:
      return wrong({ seat: state.seats === 1 ? 1 : any(idleSeats(state)) });
  }
}

function idleSeats(state: AnyState): readonly number[] {
  const idle = state.answers.flatMap((_, seat) => (state.asked.some((choice) => choice.seat === seat) ? [] : [seat]));
  return idle.length > 0 ? idle : [state.seats];
}

/** Few, so that the inputs are spread over whole games and not over their beginnings. */
const INPUTS_PER_QUESTION = 8;

export function illegalRefused(game: AnyGame, variant: Variant, wanted: number): Coverage {
  let refused = 0;
  for (let number = 0; refused < wanted; number++) {
    walk(game, variant, `junk ${number}`, (state, random) => {
      deepFreeze(state);
      for (let count = 0; count < INPUTS_PER_QUESTION && refused < wanted; count++) {
        const input = illegalInput(state, random);
        const outcome = apply(game, state, input);
        if (outcome.ok)
          throw new CheckFailure(`accepted, though it is not legal: ${json(input)} at ${json(state.asked)}`);
        refused++;
      }
    });
  }
  return { refused };
}

/** Options outside the specs are refused with an OptionError. */
export function optionsChecked(game: AnyGame, variant: Variant): Coverage {
  let refused = 0;
  const refuse = (options: unknown, seats: unknown = variant.seats): void => {
    try {
      start(game, { seats: seats as number, options, seed: 'options' });
    } catch (error) {
      if (!(error instanceof OptionError)) throw error;
      refused++;
      return;
    }
    throw new CheckFailure(`accepted as options: ${json(options)}, ${String(seats)} seats`);
  };
  for (const odd of [null, [], 'x', 1, { nonsense: true }, JSON.parse('{"__proto__":1}')]) refuse(odd);
  for (const spec of game.options) for (const odd of [null, 3, 'nonsense', {}, [[]]]) refuse({ [spec.id]: odd });
  for (const seats of [game.seats.min - 1, game.seats.max + 1, 2.5, '2', null, NaN]) refuse({}, seats);
  return { refused };
}
