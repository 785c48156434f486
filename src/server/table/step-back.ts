/** After a rule failed: the game goes back by one decision that all could notice, from the log. */
import { choiceFor, forced, type AnyGame } from '../../kernel/index.ts';
import type { LogEntry } from '../store/store.ts';
import { accept, refuse, say, type Verdict } from './change.ts';
import { asking, withGame } from './commands/game.ts';
import { replayed, ReplayError, wentBack, type Replayed } from './replay.ts';
import { keyOfShuffle } from './shuffle.ts';
import { entryOf } from './serialiser.ts';
import type { TableSnapshot } from './snapshot.ts';
import { steppedOver } from './withdrawn.ts';

/** An answer that was the only one possible would be given again at once. */
const isDecision = ({ entry: { input }, before }: Replayed['steps'][number]): boolean =>
  input?.do === 'answer' && forced(choiceFor(before, input.seat)!) === null;

export function steppedBack(game: AnyGame, snapshot: TableSnapshot, log: readonly LogEntry[]): Verdict {
  const { record, progress, state, seq } = snapshot;
  // Read outside the transaction: another server may have gone on since.
  if (log.at(-1)?.seq !== seq) return refuse('table.tooLate');
  const { seed, nonces } = record.shuffle;
  try {
    const logged = log.map((each) => ({ seq: each.seq, entry: entryOf(each) }));
    const { steps } = replayed(game, keyOfShuffle(seed, nonces!), logged);
    // Sealed answers to the open question are dropped too: stepping back over one of them would tell who has answered.
    const earlier = steps.findLastIndex((step) => step.before.question !== state!.question && isDecision(step));
    // At the first question there is no earlier decision; then its own answers are dropped.
    const last = earlier === -1 ? steps.findIndex(isDecision) : earlier;
    if (last === -1) return refuse('table.cannotStepBack');
    const { before, seq: to } = steps[last]!;
    const question = state!.question + 1;
    const back = wentBack(game, before, state!, question);
    return accept({
      record: { ...withGame(record, back, record.created), trouble: { ...record.trouble!, held: false } },
      question: { ...asking(back), undoable: [], undone: progress.undone },
      state: back,
      back: { seq: to, question },
      withdrawn: steppedOver(steps.slice(last), new Set(logged.flatMap(({ entry }) => entry.withdrawn ?? []))),
      lines: [say('steppedBack', {})],
    });
  } catch (error) {
    if (error instanceof ReplayError) return refuse('table.cannotStepBack');
    throw error;
  }
}
