/** After a rule failed: the game goes back by one answer, from the log. */
import type { AnyGame } from '../../kernel/index.ts';
import type { LogEntry } from '../store/store.ts';
import { accept, refuse, say, type Verdict } from './change.ts';
import { withGame } from './commands/game.ts';
import { entryOf } from './lines.ts';
import { replayed, ReplayError, wentBack } from './replay.ts';
import { keyOfShuffle } from './shuffle.ts';
import type { Kept } from './stored.ts';

export function steppedBack(game: AnyGame, { record, state, seq }: Kept, log: readonly LogEntry[]): Verdict {
  // Read outside the transaction: another server may have gone on since.
  if (log.at(-1)?.seq !== seq) return refuse('table.tooLate');
  const { seed, nonces } = record.shuffle;
  try {
    const logged = log.map((each) => ({ seq: each.seq, entry: entryOf(each) }));
    const { steps } = replayed(game, keyOfShuffle(seed, nonces!), logged);
    const last = steps.findLastIndex(({ entry }) => entry.input?.do === 'answer');
    if (last === -1) return refuse('table.cannotStepBack');
    const { before, seq: to } = steps[last]!;
    const question = state!.question + 1;
    const back = wentBack(game, before, state!, question);
    const gone = new Set(record.withdrawn);
    const withdrawn = steps
      .slice(last)
      .flatMap(({ entry }) => entry.lines)
      .filter((line) => 'event' in line && !gone.has(line.no))
      .map((line) => line.no);
    return accept({
      record: {
        ...withGame(record, back, record.created),
        undoable: [],
        trouble: { ...record.trouble!, held: false },
      },
      state: back,
      back: { seq: to, question },
      withdrawn,
      said: [say('steppedBack', {})],
    });
  } catch (error) {
    if (error instanceof ReplayError) return refuse('table.cannotStepBack');
    throw error;
  }
}
