/**
 * Reaction windows: several seats may react, one after the other, and each reaction may change what the next may do. A window is one
 * frame with an order and a cursor; after every answer it looks at the table again.
 */
import type { Ask, Proc, Seat, WindowFrame } from './types.ts';

/** The part of `Run` that a window uses. */
interface WindowRun {
  ask(ask: Ask): void;
  goto(label: string): void;
  done(): void;
}

export interface Reaction<R, F> {
  /** `once`: each seat is asked at most once. `untilAllDecline`: repeats the order until every seat in a row has declined. */
  readonly rounds: 'once' | 'untilAllDecline';
  /** Could this seat react, from what all can see? Being asked is public, so it must never depend on what the seat holds. */
  may(run: R, frame: F, seat: Seat): boolean;
  ask(run: R, frame: F, seat: Seat): Ask;
  /** Reads the answer and acts on it; true if the seat reacted. */
  react(run: R, frame: F, seat: Seat): boolean;
}

const current = (frame: WindowFrame): Seat => frame.order[frame.cursor % frame.order.length]!;

export function reactionWindow<R extends WindowRun, W extends WindowFrame>(reaction: Reaction<R, W>): Proc<R, W> {
  return {
    look(run, frame) {
      const seats = frame.order.length;
      for (;;) {
        const over = reaction.rounds === 'once' ? frame.cursor >= seats : frame.declined >= seats;
        if (over) return run.done();
        if (reaction.may(run, frame, current(frame))) return;
        frame.cursor++;
        frame.declined++;
      }
    },
    ask(run, frame) {
      run.ask(reaction.ask(run, frame, current(frame)));
    },
    react(run, frame) {
      if (reaction.react(run, frame, current(frame))) frame.declined = 0;
      else frame.declined++;
      frame.cursor++;
    },
    again(run) {
      run.goto('look');
    },
  };
}
