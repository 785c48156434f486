/** Checks of the flow of a game: games end, nothing is lost, copies are independent, questions can be asked again. */
import {
  awaited,
  copyState,
  forced,
  load,
  picksFault,
  Play,
  randomOf,
  randomPicks,
  sameOption,
  save,
  sfc,
  undoable,
  type AnyGame,
  type AnyState,
  type Choice,
  type Picks,
} from '../../kernel/index.ts';
import {
  begin,
  CheckFailure,
  deepFreeze,
  MAX_DECISIONS,
  json,
  nameOf,
  randomInput,
  same,
  applyLegal,
  walk,
  type Variant,
} from '../walk.ts';
import type { Coverage } from './coverage.ts';

/** Random games end, and `faults` is empty after every move. */
export function gamesEnd(game: AnyGame, variant: Variant, games: number): Coverage {
  let decisions = 0;
  let longest = 0;
  for (let number = 0; number < games; number++) {
    const state = begin(game, variant, `end ${number}`);
    const play = new Play(game, state, { quiet: true });
    const random = randomOf(sfc(`end ${number}`));
    let length = 0;
    for (let choice = awaited(state); choice !== undefined; choice = awaited(state)) {
      play.take(choice.seat, randomPicks(choice, random));
      const [fault] = game.faults(state.table);
      if (fault !== undefined) throw new CheckFailure(`${nameOf(variant)}, game ${number}, move ${length}: ${fault}`);
      if (++length > MAX_DECISIONS) throw new CheckFailure(`${nameOf(variant)}, game ${number} does not end`);
    }
    decisions += length;
    longest = Math.max(longest, length);
    checkResult(variant, state);
  }
  return { games, decisions, longest: { largest: longest } };
}

function checkResult({ seats }: Variant, state: AnyState): void {
  const { result } = state;
  if (result === null) throw new CheckFailure('the game stopped without a result');
  const { scores, places } = result;
  if (scores.length !== seats || places.length !== seats)
    throw new CheckFailure('the result has not one entry for each seat');
  // A seat that plays alone may lose.
  if (seats > 1 && !places.includes(1)) throw new CheckFailure('nobody is first');
}

/** At every question the state is saved and loaded; the loaded state must be equal and continue identically. */
export function restores(game: AnyGame, variant: Variant, games: number): Coverage {
  let restored = 0;
  for (let number = 0; number < games; number++) {
    walk(
      game,
      variant,
      `restore ${number}`,
      (state, random) => {
        const text = save(state);
        const again = load(game, JSON.parse(text));
        same('a loaded state differs', text, save(again));
        if (state.result !== null) return;
        const input = randomInput(state, random);
        same(
          'a loaded state continues differently',
          json(applyLegal(game, state, input)),
          json(applyLegal(game, again, input)),
        );
        restored++;
      },
      number % 2 === 1,
    );
  }
  return { games, restored };
}

/** A state that `apply` has returned never changes: each one is frozen while the game continues. */
export function oldStatesStay(game: AnyGame, variant: Variant, games: number): Coverage {
  let moves = 0;
  for (let number = 0; number < games; number++) {
    walk(
      game,
      variant,
      `frozen ${number}`,
      (state) => {
        deepFreeze(state);
        moves++;
      },
      number % 2 === 1,
    );
  }
  return { games, moves };
}

/** Every asking step, run again on a frozen table and stack, asks the same. */
export function asksAgain(game: AnyGame, variant: Variant, games: number): Coverage {
  let asks = 0;
  for (let number = 0; number < games; number++) {
    walk(game, variant, `again ${number}`, (state) => {
      if (state.result !== null) return;
      const frozen = copyState(game, state);
      deepFreeze(frozen.table);
      deepFreeze(frozen.stack);
      const again = new Play(game, frozen).reask();
      same('asked again, the question differs', json(state.asked), json(again));
      asks++;
    });
  }
  return { games, asks };
}

/** Every candidate is either an option or refused; no option is listed twice; every option is a candidate. */
export function optionsOrRefused(game: AnyGame, variant: Variant, games: number): Coverage {
  let candidates = 0;
  let refusals = 0;
  for (let number = 0; number < games; number++) {
    walk(game, variant, `options ${number}`, (state) => {
      for (const choice of state.asked) {
        const question = game.questions[choice.ask]!;
        const frame = state.stack.at(-1)!;
        const legal: unknown[] = [];
        for (const wish of question.candidates(state, frame, choice.seat)) {
          candidates++;
          if (question.refuse(state, frame, choice.seat, wish) === null) legal.push(wish);
          else refusals++;
        }
        same(`options of ${choice.ask} are not the candidates that are not refused`, json(legal), json(choice.options));
        choice.options.forEach((option, index) => {
          if (choice.options.findIndex((other) => sameOption(option, other)) !== index) {
            throw new CheckFailure(`${choice.ask} offers ${json(option)} twice`);
          }
        });
      }
    });
  }
  return { games, candidates, refusals };
}

/** The order in which sealed answers arrive does not matter, and one that is taken back leaves no trace. */
export function sealedCommute(game: AnyGame, variant: Variant, games: number): Coverage {
  let rounds = 0;
  for (let number = 0; number < games; number++) {
    walk(game, variant, `sealed ${number}`, (state, random) => {
      if (state.asked.length < 2 || state.answers.some((picks) => picks !== null)) return;
      const inputs = state.asked.map((choice) => ({
        do: 'answer' as const,
        seat: choice.seat,
        question: state.question,
        picks: randomPicks(choice, random),
      }));
      const inOrder = (order: typeof inputs): AnyState =>
        order.reduce((now, input) => applyLegal(game, now, input).state, state);
      same('the order of arrival matters', json(inOrder(inputs)), json(inOrder(inputs.toReversed())));
      const [first] = inputs;
      const sealed = applyLegal(game, state, first!).state;
      const back = applyLegal(game, sealed, { do: 'takeBack', seat: first!.seat, question: state.question }).state;
      same(
        'a sealed answer that was taken back leaves a trace',
        json({ ...state, undo: null }),
        json({ ...back, undo: null }),
      );
      rounds++;
    });
  }
  return { games, rounds };
}

/** An undo restores exactly the state before the decision, and withdraws its events; no undo goes past a hand-over. */
export function undoGoesBack(game: AnyGame, variant: Variant, games: number): Coverage {
  let undone = 0;
  let closed = 0;
  for (let number = 0; number < games; number++) {
    walk(
      game,
      variant,
      `undo ${number}`,
      (state, random) => {
        if (state.result !== null) return;
        const input = randomInput(state, random);
        const { state: next, events } = applyLegal(game, state, input);
        if (!undoable(next, input.seat)) {
          closed++;
          return;
        }
        if (next.asked.some((choice) => choice.seat !== input.seat))
          throw new CheckFailure('an undo goes past a hand-over');
        const { state: back, withdrawn } = applyLegal(game, next, {
          do: 'undo',
          seat: input.seat,
          question: next.question,
        });
        if (back.question <= next.question) throw new CheckFailure('the question number does not rise with an undo');
        if (withdrawn !== events.length)
          throw new CheckFailure(`an undo withdraws ${withdrawn} of ${events.length} events`);
        same('an undo does not restore the state', json({ ...state, question: 0 }), json({ ...back, question: 0 }));
        undone++;
      },
      true,
    );
  }
  return { games, undone, closed };
}

/** The idle answer is legal at every question, and a table of absent seats goes on or ends. */
export function idleAnswers(game: AnyGame, variant: Variant, games: number): Coverage {
  let answers = 0;
  const check = (state: AnyState): void => {
    for (const choice of state.asked) {
      const picks = game.idle(state, choice.seat);
      const fault = picksFault(choice, picks);
      if (fault !== null) throw new CheckFailure(`the idle answer to ${choice.ask} is refused: ${fault}`);
      answers++;
    }
  };
  for (let number = 0; number < games; number++) walk(game, variant, `idle ${number}`, check);
  let state = begin(game, variant, 'all idle');
  for (let decisions = 0; state.result === null && decisions < 500; decisions++) {
    const { seat } = awaited(state)!;
    state = applyLegal(game, state, {
      do: 'answer',
      seat,
      question: state.question,
      picks: game.idle(state, seat),
    }).state;
  }
  return { games, answers };
}

/** A game played with `skipForced` ends in the same state as one in which forced answers are given. */
export function forcedSkipped(game: AnyGame, variant: Variant, games: number): Coverage {
  let skipped = 0;
  for (let number = 0; number < games; number++) {
    const opening = begin(game, variant, `forced ${number}`);
    const random = randomOf(sfc(`forced ${number}`));
    const decisions: Picks[] = [];
    const playOn = (state: AnyState, skipForced: boolean, decide: (choice: Choice<unknown>) => Picks): AnyState => {
      const play = new Play(game, state, { quiet: true, skipForced });
      for (let choice = awaited(state); choice !== undefined; choice = awaited(state)) {
        const only = forced(choice);
        if (only !== null && !skipForced) skipped++;
        play.take(choice.seat, only ?? decide(choice));
      }
      return state;
    };
    const asked = playOn(copyState(game, opening), false, (choice) => {
      const picks = randomPicks(choice, random);
      decisions.push(picks);
      return picks;
    });
    const skips = playOn(opening, true, () => decisions.shift()!);
    same('skipping forced answers changes the game', json(asked), json(skips));
  }
  return { games, skipped };
}
