/** A downloaded game told again: as one seat saw it, as everybody did, or with everything open. */
import { moduleOf, type StoryText } from '../games/index.ts';
import { checkOptions, eventFor, OptionError, type Emitted, type Options, type Seat } from '../kernel/index.ts';
import type { GameFile } from '../server/table/game-file.ts';
import type { Language } from '../text/index.ts';
import { beginOf, UnfitFile, type KeptGame } from './file-of-a-game.ts';
import { printable, sentence } from './request.ts';
import { outcome, teller } from './telling.ts';
import { words } from './words.ts';

/** A seat counted from 0, somebody without one, or null for everything open. */
export type Eyes = number | 'spectator' | null;

export interface Retold {
  readonly lines: readonly string[];
  /** Events that the words of the game could not tell: the file was changed, or is of another version. */
  readonly untold: number;
}

/** Throws an UnfitFile. */
export function retold({ file, game }: KeptGame, language: Language, eyes: Eyes): Retold {
  const seats = file.names.length;
  if (typeof eyes === 'number' && eyes >= seats) throw new UnfitFile(`The game has seats 1 to ${seats}.`);
  // A file may have been changed: what a line lacks leaves a gap.
  const text = moduleOf(game.id).text(language, optionsOf({ file, game }), 'lenient');
  const { told, untold } = story(file, text, eyes);
  const nameOf = (seat: number): string => `${text.seat(seat)} (${sentence(file.names[seat]!)})`;
  const { say } = words[language];
  const lines = [
    text.title,
    say('replayed', { n: seats }),
    eyesSaid(eyes, language, nameOf),
    ...file.names.map((person, seat) =>
      say('holder', { n: seat + 1, name: text.seat(seat), person: sentence(person) }),
    ),
    ...told,
    '',
    ...(file.result === null ? [say('unfinished')] : outcome(text, file.result, nameOf)),
  ];
  return { lines: lines.map(printable), untold };
}

function optionsOf({ file, game }: KeptGame): Options {
  const begin = beginOf(file);
  if (begin === undefined) throw new UnfitFile('The game never began, so there is nothing to tell.');
  try {
    return checkOptions(game, file.names.length, begin.options);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    throw new UnfitFile(`The game cannot be told: ${sentence(error.message)}.`, { cause: error });
  }
}

function story(file: GameFile, text: StoryText, eyes: Eyes): { readonly told: string[]; readonly untold: number } {
  const withdrawn = new Set(file.log.flatMap((entry) => entry.withdrawn ?? []));
  const tell = teller(text);
  const told: string[] = [];
  let untold = 0;
  for (const line of file.log.flatMap(({ lines }) => lines)) {
    if (!('event' in line) || withdrawn.has(line.no)) continue;
    try {
      told.push(...tell(seenBy(line.event, eyes)));
    } catch {
      // Nobody has checked what the event holds; one that makes no sense must not end the story.
      untold++;
    }
  }
  return { told, untold };
}

const seenBy = (event: Emitted<unknown>, eyes: Eyes): unknown =>
  eyes === null ? (event.full ?? event.shell) : eventFor(event, eyes === 'spectator' ? eyes : (eyes as Seat));

function eyesSaid(eyes: Eyes, language: Language, nameOf: (seat: number) => string): string {
  const { say } = words[language];
  if (eyes === null) return say('open');
  return eyes === 'spectator' ? say('seenByAll') : say('seenFrom', { name: nameOf(eyes) });
}
