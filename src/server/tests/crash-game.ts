/** The sample game with rules that fail, as a test wants them to. */
import type { AnyGame, AnyState, Viewer } from '../../kernel/index.ts';
import { sample, type SampleGame } from '../../games/sample/index.ts';

/** What fails now. A test that mends something sets it back. */
export interface Faults {
  /** Laying out the game. */
  setup: boolean;
  /** Resting in the first night. */
  rest: boolean;
  /** The end of a draft's first round. */
  draft: boolean;
  /** Whatever a rival does about a raid. */
  shield: boolean;
  /** Saying why nobody raids that rival. */
  why: boolean;
  /** The view of these. */
  view: (state: AnyState, viewer: Viewer) => boolean;
  /** Imagining a world for a bot. */
  imagine: boolean;
}

export const soundRules = (): Faults => ({
  setup: false,
  rest: false,
  draft: false,
  shield: false,
  why: false,
  view: () => false,
  imagine: false,
});

export const BRITTLE = 'brittle';

export function brittleGame(faults: Faults): AnyGame {
  const { turns, draft, shields } = sample.procs;
  const { rival } = sample.questions;
  const game: SampleGame = {
    ...sample,
    id: BRITTLE,
    setup(seats, options, random) {
      if (faults.setup) throw new Error('the board is warped');
      return sample.setup(seats, options, random);
    },
    procs: {
      ...sample.procs,
      turns: {
        ...turns,
        choose(run, frame) {
          const seat = run.table.first + frame.turn;
          const picked = run.pick((seat % run.seats) as typeof run.table.first, 'act');
          const isRest = 'act' in picked && picked.act === 'rest';
          if (faults.rest && isRest && run.table.night === 1) throw new Error('the bed is broken');
          turns['choose']!(run, frame);
        },
      },
      draft: {
        ...draft,
        take(run, frame) {
          if (faults.draft && run.table.hands[0]!.length === 1) throw new Error('the cards are wet');
          draft['take']!(run, frame);
        },
      },
      shields: {
        ...shields,
        react(run, frame) {
          if (faults.shield) throw new Error('the shield is rotten');
          shields['react']!(run, frame);
        },
      },
    },
    questions: {
      ...sample.questions,
      rival: {
        ...rival!,
        params(state, frame, seat, wish, refusal) {
          if (faults.why) throw new Error('nobody knows why');
          return rival!.params!(state, frame, seat, wish, refusal);
        },
      },
    },
    view(state, viewer) {
      if (faults.view(state as AnyState, viewer)) throw new Error('it is too dark');
      return sample.view(state, viewer);
    },
    resample(own, viewer, random) {
      if (faults.imagine) throw new Error('it cannot be imagined');
      sample.resample(own, viewer, random);
    },
  };
  return game;
}
