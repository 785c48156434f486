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
  const { seed, nonces: doNoncesFit, game: isSame, problem } = verified(file, game);
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
  const practice =
    begin.position === undefined
      ? []
      : ['It is a practice game: it began from a prepared position, and only what that leaves open was shuffled.'];
  const shuffle = [fair, ...nonceLines(file, nonces), ...practice];
  if (doNoncesFit === false) {
    const line =
      'A nonce does not have the hash that its seat was frozen with: it was changed after the others were known.';
    return { exitCode: 1, lines: [...shuffle, line] };
  }
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
      'It cannot show why a promised nonce is missing, nor whether games were given up before this one.',
    ],
  };
}

const titleOf = ({ table, game, names }: GameFile): string =>
  `Table ${sentence(table)}, ${game}, ${names.length} seats.`;

/** Which seat added which nonce, and which seats did not. */
function nonceLines({ names, shuffle }: GameFile, nonces: readonly (string | null)[]): string[] {
  const { commitments = null } = shuffle;
  const seat = (number: number): string => `Seat ${number + 1} (${sentence(names[number]!)})`;
  const added = nonces.flatMap((nonce, number) =>
    nonce === null ? [] : [`${seat(number)} added the nonce ${sentence(nonce)}.`],
  );
  if (added.length === 0) added.push('No seat added a nonce: the server alone made the shuffle.');
  const isWithheld = (number: number): boolean => nonces[number] === null && (commitments?.[number] ?? null) !== null;
  const seats = nonces.map((_, number) => number);
  const withheld = seats
    .filter(isWithheld)
    .map((number) => `${seat(number)} had promised a nonce and did not reveal it, so the shuffle went without it.`);
  const without = seats.filter((number) => nonces[number] === null && !isWithheld(number)).map((number) => number + 1);
  const silent =
    without.length === 0 || without.length === nonces.length
      ? []
      : [`No nonce came from ${without.length === 1 ? 'seat' : 'seats'} ${without.join(', ')}; bots add none.`];
  return [
    ...added,
    ...withheld,
    ...silent,
    ...(commitments === null && without.length < nonces.length ? [OPENLY] : []),
  ];
}

const OPENLY =
  'In this game nonces were sent openly, not first as hashes: somebody who read the server’s seed could have chosen theirs last.';
