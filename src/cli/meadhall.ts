/** The command `meadhall`. */
import { randomBytes } from 'node:crypto';
import { bots } from '../bots/index.ts';
import { allGames, games, moduleOf } from '../games/index.ts';
import { ConfigError, readConfig } from '../server/config.ts';
import { readCommandLine, UsageError, type Command } from './command-line.ts';
import { keepReport, retryCrash } from './crash.ts';
import { CommandError } from './command-error.ts';
import { answerLines, linesOf } from './lines.ts';
import { narratedGame } from './play.ts';
import { Referee } from './referee.ts';
import { MAX_LINE, printable } from './request.ts';

const HELP = `meadhall serve     opens the table server (what npm start does)
    --port <n>     instead of PORT, 8080 unless told; 0 takes any that is free
    --data <folder> instead of MEADHALL_DATA, the folder data unless told
    --games <ids>  instead of MEADHALL_GAMES: ${games.map(({ id }) => id).join(',')} unless told
                   docs/operations.md has every setting
meadhall verify <file>
                   checks a downloaded game: 0 if all is as it says, 1 if not, 2 if it cannot be tried
meadhall replay <file>
                   tells a downloaded game again, with every secret
    --seat <n>     as that seat saw it, counted from 1; spectator: as somebody without a seat did
    --lang <en|fr> the language, that of the terminal unless told
meadhall backup <file>
                   copies what the server keeps into a new file, while it goes on
    --data <folder> instead of MEADHALL_DATA
meadhall play      bots play a game, told in sentences
    --game <id>    ${allGames.map(({ id }) => id).join(', ')}
    --seats <n>    how many play
    --seed <text>  the same seed gives the same game
    --bots <name>  ${bots.map(({ name }) => name).join(', ')}
    --lang <en|fr> the language, that of the terminal unless told
meadhall referee   the rules as JSON lines on standard input and output (docs/referee.md)
meadhall crash <file>
                   tries a crash report again: 0 if all is well now, 1 if it still crashes
meadhall help      this page`;

/** Modules that only some commands need are imported there: loading the server takes longer than running `play`. */
async function run(command: Command): Promise<void> {
  if (command.run !== 'serve') exitOnClosedPipe();
  switch (command.run) {
    case 'serve': {
      const { serve } = await import('./serve.ts');
      return serve(command, process.env);
    }
    case 'verify': {
      const { verifyGame } = await import('./verify.ts');
      const { exitCode, lines } = verifyGame(command.file, allGames);
      for (const line of lines) (exitCode === 2 ? console.error : console.log)(line);
      process.exitCode = exitCode;
      return;
    }
    case 'replay': {
      const { readGameFile } = await import('./game-file.ts');
      const { narratedReplay } = await import('./replay.ts');
      const { file, language, viewer } = command;
      const { lines, unreadable } = narratedReplay(readGameFile(file, allGames), language, viewer);
      for (const line of lines) console.log(line);
      if (unreadable === 0) return;
      console.error(
        `${unreadable} of the events in the file could not be told. meadhall verify says whether it was changed.`,
      );
      process.exitCode = 1;
      return;
    }
    case 'backup': {
      const { backUp } = await import('./backup.ts');
      // Only for its owner: it holds the secrets of every table.
      process.umask(0o077);
      const { data } = readConfig({ MEADHALL_DATA: command.data ?? process.env['MEADHALL_DATA'] });
      console.log(`Everything is copied into ${await backUp(data, command.target)}.`);
      return;
    }
    case 'play': {
      const { game, seats, language, bot } = command;
      const text = moduleOf(game.id).text(language);
      // Short, to be read and typed by people: nothing is at stake when bots play.
      const seed = command.seed ?? randomBytes(4).toString('hex');
      for (const line of narratedGame({ game, text, seats, seed, bot })) console.log(line);
      return;
    }
    case 'referee': {
      // As many bits as the key of the table's generator has.
      const makeSeed = (): string => randomBytes(32).toString('hex');
      const referee = new Referee({ games: allGames, makeSeed, keepReport });
      return answerLines(linesOf(process.stdin, MAX_LINE), process.stdout, (line) => referee.handle(line));
    }
    case 'crash': {
      const { exitCode, message } = retryCrash(command.file, allGames);
      (exitCode === 2 ? console.error : console.log)(message);
      process.exitCode = exitCode;
      return;
    }
    case 'help':
      console.log(HELP);
  }
}

/** The reader of standard output may close it early, as `head` does; that ends the process without an error. */
function exitOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

/** Prints an expected error as one sentence; rethrows anything else, which shows its stack. */
function exitWithError(error: unknown): void {
  if (error instanceof UsageError) {
    console.error(`${error.message} meadhall help shows what there is.`);
    process.exitCode = 2;
  } else if (error instanceof ConfigError || error instanceof CommandError) {
    console.error(printable(error.message));
    // At once, for threads of the server may be left.
    process.exit(error instanceof CommandError ? error.exitCode : 2);
  } else {
    throw error;
  }
}

try {
  await run(readCommandLine(process.argv.slice(2), allGames, process.env));
} catch (error) {
  exitWithError(error);
}
