/** Every command that is a pure function of the table. The others (stepBack, rematch, remove) are in async-commands.ts. */
import { refusal, type Refusal } from '../../../kernel/index.ts';
import type { Command, CommandOf, CommandType } from '../../../protocol/requests.ts';
import { accept, type Moment, type Verdict } from '../change.ts';
import { withoutVotes } from '../record.ts';
import { ENDED, PLAYING, ANY_PHASE, type Role, type TableCommand, type TableCommands } from './command.ts';
import { gameCommands } from './game.ts';
import { gatheringCommands } from './gathering.ts';
import { midgameCommands } from './midgame.ts';
import { peopleCommands } from './people.ts';
import { startCommands } from './starting.ts';

export type AsyncCommand = 'stepBack' | 'rematch' | 'remove';

export const commands: TableCommands<Exclude<CommandType, AsyncCommand>> = {
  ...gameCommands,
  ...gatheringCommands,
  ...startCommands,
  ...peopleCommands,
  ...midgameCommands,
};

/** Roles and phases of the asynchronous commands. */
export const asyncCommands: { readonly [C in AsyncCommand]: Omit<TableCommand<C>, 'run'> } = {
  stepBack: { who: 'host', phases: PLAYING },
  rematch: { who: 'seated', phases: ENDED },
  remove: { who: 'host', phases: ANY_PHASE },
};

const isAsync = (t: CommandType): t is AsyncCommand => Object.hasOwn(asyncCommands, t);

export const isAsyncCommand = (command: Command): command is CommandOf<AsyncCommand> => isAsync(command.t);

/** Between the freezing of the seats and the first deal nothing may change that the deal depends on, nor who belongs to the table. */
const WHILE_FROZEN: ReadonlySet<CommandType> = new Set<CommandType>(['reveal', 'chat', 'mute', 'giveHost']);

/** Why the caller may not give this command now; null if they may. */
export function permissionRefusal(moment: Moment, t: CommandType): Refusal | null {
  const { who, phases } = isAsync(t) ? asyncCommands[t] : commands[t];
  const { record, caller } = moment;
  if (caller.member?.banned === true) return refusal('table.banned');
  const lacks = missingRole(who, moment);
  if (lacks !== null) return refusal(lacks);
  if (record.shuffle.frozen !== null && !WHILE_FROZEN.has(t)) return refusal('table.shuffling');
  if (phases.includes(record.phase)) return null;
  if (record.phase === 'gathering') return refusal('table.notBegun');
  return refusal(record.phase === 'playing' ? 'table.begun' : 'table.gameOver');
}

function missingRole(who: Role, { record, caller }: Moment): string | null {
  switch (who) {
    case 'anyone':
      return null;
    case 'member':
      return caller.member === null || caller.member.left ? 'table.notMember' : null;
    case 'seated':
      return caller.seat === null ? 'table.watching' : null;
    case 'host':
      return caller.member?.no === record.host ? null : 'table.notHost';
  }
}

export function runCommand(moment: Moment, command: CommandOf<Exclude<CommandType, AsyncCommand>>): Verdict {
  const refused = permissionRefusal(moment, command.t);
  if (refused !== null) return { ok: false, refusal: refused };
  // The key of a handler is the type of its command, which the compiler cannot see.
  const { run } = commands[command.t] as { run(moment: Moment, command: unknown): Verdict };
  return asPresent(moment, run(moment, command));
}

/** A caller in a seat is not away, so votes to replace them are void. A sealed answer must not show, not even by that. */
function asPresent({ record, caller }: Moment, verdict: Verdict): Verdict {
  if (!verdict.ok || record.phase !== 'playing' || caller.seat === null) return verdict;
  const { change } = verdict;
  if (change.onlySeat !== undefined) return verdict;
  const present = withoutVotes(change.record, caller.seat);
  return present === change.record ? verdict : accept({ ...change, record: present });
}
