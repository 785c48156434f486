/** The command `meadhall`. */
import { randomBytes } from 'node:crypto';
import { bots } from '../bots/index.ts';
import { catalogue } from './catalogue.ts';
import { readCommandLine, UsageError, type Command } from './command-line.ts';
import { keepReport, retryCrash } from './crash.ts';
import { answerLines, linesOf } from './lines.ts';
import { told } from './play.ts';
import { Referee } from './referee.ts';
import { MAX_LINE } from './request.ts';
import { texts } from './texts.ts';

const HELP = `meadhall play      bots play a game, told in sentences (what npm start does)
    --game <id>    ${catalogue.map(({ id }) => id).join(', ')}
    --seats <n>    how many play
    --seed <text>  the same seed gives the same game
    --bots <name>  ${bots.map(({ name }) => name).join(', ')}
    --lang <en|fr> the language, that of the terminal unless told
meadhall referee   the rules as JSON lines on standard input and output (docs/referee.md)
meadhall crash <file>
                   tries a crash report again: 0 if all is well now, 1 if it still crashes
meadhall help      this page`;

async function run(command: Command): Promise<void> {
  switch (command.run) {
    case 'play': {
      const { game, seats, language, bot } = command;
      const text = texts[game.id]?.[language];
      if (text === undefined) throw new UsageError(`${game.id} cannot be told in sentences yet.`);
      // Short, to be read and typed by people: nothing is at stake when bots play.
      const seed = command.seed ?? randomBytes(4).toString('hex');
      for (const line of told({ game, text, seats, seed, bot })) console.log(line);
      return;
    }
    case 'referee': {
      // As many bits as the key of the table's generator has.
      const makeSeed = (): string => randomBytes(32).toString('hex');
      const referee = new Referee({ games: catalogue, makeSeed, keepReport });
      return answerLines(linesOf(process.stdin, MAX_LINE), process.stdout, (line) => referee.handle(line));
    }
    case 'crash': {
      const { exitCode, said } = retryCrash(command.file, catalogue);
      (exitCode === 2 ? console.error : console.log)(said);
      process.exitCode = exitCode;
      return;
    }
    case 'help':
      console.log(HELP);
  }
}

// Whoever reads us may stop reading, as `head` does: that is the end, not a fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  await run(readCommandLine(process.argv.slice(2), catalogue, process.env));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message} meadhall help shows what there is.`);
  process.exitCode = 2;
}
