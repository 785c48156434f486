/** The sample game with a rule that crashes when a seat rests, for tests. */
import type { AnyGame } from '../../kernel/index.ts';
import { sample, type SampleGame } from '../../games/sample/index.ts';

const { turns } = sample.procs;

const broken: SampleGame = {
  ...sample,
  procs: {
    ...sample.procs,
    turns: {
      ...turns,
      choose(run, frame) {
        for (const seat of run.table.hall.keys()) {
          const picked = run.pickIfAsked(seat as typeof run.table.first, 'act');
          if (picked !== null && 'act' in picked && picked.act === 'rest') throw new Error('the bed is broken');
        }
        turns['choose']!(run, frame);
      },
    },
  },
};

export const crashing: AnyGame = broken;
