/** `meadhall replay`: prints a downloaded game as one seat saw it, as a spectator did, or with all secrets. */
import { moduleOf } from '../games/index.ts';
import { checkOptions, eventFor, OptionError, type Emitted, type Options, type Seat } from '../kernel/index.ts';
import type { GameFile } from '../server/table/game-file.ts';
import type { Language, SpokenText } from '../text/index.ts';
import { beginOf, InvalidFileError, type ParsedGame } from './game-file.ts';
import { printable, sentence } from './request.ts';
import { outcome, eventNarrator } from './narration.ts';
import { words } from './words.ts';

/** A seat counted from 0, somebody without one, or null for everything open. */
export type Perspective = number | 'spectator' | null;

export interface NarratedReplay {
  readonly lines: readonly string[];
  /** Events without a sentence: the file was changed, or is of another version. */
  readonly unreadable: number;
}

/** Throws an InvalidFileError. */
export function narratedReplay(
  { file, game }: ParsedGame,
  language: Language,
  perspective: Perspective,
): NarratedReplay {
  const seats = file.names.length;
  if (typeof perspective === 'number' && perspective >= seats)
    throw new InvalidFileError(`The game has seats 1 to ${seats}.`);
  // Lenient: in a file that was changed, a missing parameter leaves a gap in its sentence.
  const text = moduleOf(game.id).text(language, optionsOf({ file, game }), 'lenient');
  const { told, unreadable } = story(file, text, perspective);
  const nameOf = (seat: number): string => `${text.seat(seat)} (${sentence(file.names[seat]!)})`;
  const { say } = words[language];
  const lines = [
    text.title,
    say('replayed', { n: seats }),
    perspectiveLine(perspective, language, nameOf),
    ...file.names.map((person, seat) =>
      say('holder', { n: seat + 1, name: text.seat(seat), person: sentence(person) }),
    ),
    ...told,
    '',
    ...(file.result === null ? [say('unfinished')] : outcome(text, file.result, nameOf)),
  ];
  return { lines: lines.map(printable), unreadable };
}

function optionsOf({ file, game }: ParsedGame): Options {
  const begin = beginOf(file);
  if (begin === undefined) throw new InvalidFileError('The game never began, so there is nothing to tell.');
  try {
    return checkOptions(game, file.names.length, begin.options);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    throw new InvalidFileError(`The game cannot be told: ${sentence(error.message)}.`, { cause: error });
  }
}

function story(
  file: GameFile,
  text: SpokenText,
  perspective: Perspective,
): { readonly told: string[]; readonly unreadable: number } {
  const withdrawn = new Set(file.log.flatMap((entry) => entry.withdrawn ?? []));
  const tell = eventNarrator(text);
  const told: string[] = [];
  let unreadable = 0;
  for (const line of file.log.flatMap(({ lines }) => lines)) {
    if (!('event' in line) || withdrawn.has(line.no)) continue;
    try {
      told.push(...tell(seenBy(line.event, perspective)));
    } catch {
      // The content of events is unchecked input; a malformed one must not end the replay.
      unreadable++;
    }
  }
  return { told, unreadable };
}

const seenBy = (event: Emitted<unknown>, perspective: Perspective): unknown =>
  perspective === null
    ? (event.full ?? event.shell)
    : eventFor(event, perspective === 'spectator' ? perspective : (perspective as Seat));

function perspectiveLine(perspective: Perspective, language: Language, nameOf: (seat: number) => string): string {
  const { say } = words[language];
  if (perspective === null) return say('open');
  return perspective === 'spectator' ? say('seenByAll') : say('seenFrom', { name: nameOf(perspective) });
}
