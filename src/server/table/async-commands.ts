/** Commands that need the store beyond one change of the table: they read its log, open another table, or remove it. */
import { refusal, type AnyGame } from '../../kernel/index.ts';
import { accept, DONE, refuse, say, type Caller, type ChangeResult, type Moment } from './change.ts';
import type { ChangeQueue } from './change-queue.ts';
import { permissionRefusal, type AsyncCommand } from './commands/index.ts';
import { seatOf } from './record.ts';
import type { TableServices } from './services.ts';
import { steppedBack } from './step-back.ts';
import type { Author } from './steps.ts';

export interface AsyncCommandContext {
  readonly services: TableServices;
  readonly game: AnyGame;
  readonly changes: ChangeQueue;
}

export async function runAsyncCommand(
  context: AsyncCommandContext,
  moment: Moment,
  command: AsyncCommand,
  author: Author,
): Promise<ChangeResult> {
  const lacking = permissionRefusal(moment, command);
  if (lacking !== null) return { ok: false, refusal: lacking };
  switch (command) {
    case 'stepBack':
      return stepBack(context, author);
    case 'rematch':
      return rematch(context, moment.caller, author);
    case 'remove':
      return remove(context, moment.caller);
  }
}

async function stepBack({ services, game, changes }: AsyncCommandContext, author: Author): Promise<ChangeResult> {
  const { record } = changes.snapshot;
  if (record.trouble === null) return { ok: false, refusal: refusal('table.noTrouble') };
  const log = await services.store.log(record.id);
  return changes.attempt(author, () => steppedBack(game, changes.snapshot, log));
}

async function rematch(
  { services, changes }: AsyncCommandContext,
  caller: Caller,
  author: Author,
): Promise<ChangeResult> {
  const { record } = changes.snapshot;
  if (record.rematch !== null) return DONE;
  const opened = await services.rematch(record, caller);
  const lines = [say('rematch', { person: caller.member!.name })];
  return changes.attempt(author, () => {
    // Another server may have opened one meanwhile.
    const { record: now } = changes.snapshot;
    return accept({ record: { ...now, rematch: now.rematch ?? opened }, lines });
  });
}

/** Refused while other owners of seats have not left: they may still want to play or verify the game. */
async function remove({ changes }: AsyncCommandContext, caller: Caller): Promise<ChangeResult> {
  const { record } = changes.snapshot;
  const others = record.members.filter((member) => member.no !== caller.member!.no && seatOf(record, member) !== null);
  if (record.phase !== 'gathering' && others.some(({ left }) => !left)) return refuse('table.othersPlay');
  return changes.remove();
}
