/** `meadhall verify`: checks the shuffle of a downloaded game and replays it. */
import type { AnyGame } from '../kernel/index.ts';
import { verified, type GameFile } from '../server/table/game-file.ts';
import { beginOf, readGameFile, InvalidFileError } from './game-file.ts';
import { printable, sentence } from './request.ts';

export interface Verification {
  /** 0: all is as the file says; 1: something is not; 2: that file cannot be tried. */
  readonly exitCode: 0 | 1 | 2;
  readonly lines: readonly string[];
}

export function verifyGame(path: string, games: readonly AnyGame[]): Verification {
  try {
    const { file, game } = readGameFile(path, games);
    const { exitCode, lines } = judged(file, game);
    return { exitCode, lines: [titleOf(file), ...lines].map(printable) };
  } catch (error) {
    if (error instanceof InvalidFileError) return { exitCode: 2, lines: [printable(error.message)] };
    throw error;
  }
}

function judged(file: GameFile, game: AnyGame): Verification {
  const { seed, game: isSame, problem } = verified(file, game);
  const { hash, nonces } = file.shuffle;
  if (!seed) {
    const line = `The seed does not have the hash that was shown before the game began, ${hash}: the shuffle is not the one promised.`;
    return { exitCode: 1, lines: [line] };
  }
  const fair = `The seed has the hash that was shown before the game began: ${hash}.`;
  const begin = beginOf(file);
  if (nonces === null || begin === undefined) {
    return { exitCode: 2, lines: [fair, 'The game never began, so there is nothing more to verify.'] };
  }
  const shuffle = [fair, ...nonceLines(file, nonces)];
  if (begin.rules !== game.rules) {
    const line = `It was played under rules ${begin.rules} and cannot be played again here, where rules ${game.rules} are.`;
    return { exitCode: 2, lines: [...shuffle, line] };
  }
  if (isSame !== true) {
    const line = `The game did not go as the file says: ${sentence(problem ?? 'nothing was played')}.`;
    return { exitCode: 1, lines: [...shuffle, line, 'The shuffle or the story in the file was changed.'] };
  }
  const events = file.log.reduce((sum, { lines }) => sum + lines.length, 0);
  const end = file.result === null ? 'and stops at the same place' : 'and has the same result';
  return {
    exitCode: 0,
    lines: [
      ...shuffle,
      `Played again from that shuffle, the game has the same ${events} events ${end}.`,
      'All is as the file says. The hash must be the one that you were shown before the game, and the nonce of your seat your own.',
    ],
  };
}

const titleOf = ({ table, game, names }: GameFile): string =>
  `Table ${sentence(table)}, ${game}, ${names.length} seats.`;

/** Which seat added which nonce. */
function nonceLines({ names }: GameFile, nonces: readonly (string | null)[]): string[] {
  const added = nonces.flatMap((nonce, seat) =>
    nonce === null ? [] : [`Seat ${seat + 1} (${sentence(names[seat]!)}) added the nonce ${sentence(nonce)}.`],
  );
  if (added.length === 0) return ['No seat added a nonce: the server alone made the shuffle.'];
  const without = nonces.flatMap((nonce, seat) => (nonce === null ? [seat + 1] : []));
  if (without.length === 0) return added;
  return [
    ...added,
    `No nonce came from ${without.length === 1 ? 'seat' : 'seats'} ${without.join(', ')}; bots add none.`,
  ];
}
