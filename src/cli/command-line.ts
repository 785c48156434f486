/** Parses the command line. Throws a UsageError of one sentence if it makes no sense. */
import { parseArgs } from 'node:util';
import type { AnyGame } from '../kernel/index.ts';
import { isLanguage, LANGUAGES, type Language } from '../text/index.ts';
import type { Bot } from '../bots/index.ts';
import { botsOf } from './play.ts';
import { echo } from './request.ts';

export type Command =
  /** A null falls back to the environment variable. */
  | {
      readonly run: 'serve';
      readonly port: string | null;
      readonly data: string | null;
      readonly games: string | null;
    }
  | {
      readonly run: 'play';
      readonly game: AnyGame;
      readonly seats: number;
      readonly seed: string | null;
      readonly language: Language;
      readonly bot: Bot;
    }
  | { readonly run: 'verify'; readonly file: string }
  | {
      readonly run: 'replay';
      readonly file: string;
      readonly language: Language;
      /** Whose perspective: a seat counted from 0, somebody without one, or null for everything open. */
      readonly viewer: number | 'spectator' | null;
    }
  | { readonly run: 'backup'; readonly target: string; readonly data: string | null }
  | { readonly run: 'referee' }
  | { readonly run: 'crash'; readonly file: string }
  | { readonly run: 'help' };

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Environment = { readonly [name: string]: string | undefined };

export function readCommandLine(
  args: readonly string[],
  games: readonly AnyGame[],
  environment: Environment = {},
): Command {
  const [first = 'serve', ...rest] = args;
  const [name, own] = first.startsWith('-') ? ['serve', args] : [first, rest];
  if (own.includes('--help') || own.includes('-h')) return { run: 'help' };
  switch (name) {
    case 'serve': {
      const {
        port = null,
        data = null,
        games: served = null,
      } = readArguments(name, own, ['port', 'data', 'games']).values;
      return { run: 'serve', port, data, games: served };
    }
    case 'play': {
      const options = ['game', 'seats', 'seed', 'lang', 'bots'];
      const { game, seats, seed, lang, bots } = readArguments(name, own, options).values;
      const chosen = gameById(games, game);
      const language = parseLanguage(lang, environment);
      const bot = botByName(botsOf(chosen), bots);
      return { run: 'play', game: chosen, seats: seatCount(chosen, seats), seed: seed ?? null, language, bot };
    }
    case 'verify':
      return { run: name, file: onlyFile(name, own, 'the file of a game') };
    case 'replay': {
      const { values, files } = readArguments(name, own, ['lang', 'seat'], 1);
      const file = needed(name, files[0], 'the file of a game');
      const language = parseLanguage(values['lang'], environment);
      return { run: name, file, language, viewer: parseViewer(values['seat']) };
    }
    case 'backup': {
      const { values, files } = readArguments(name, own, ['data'], 1);
      const target = needed(name, files[0], 'the name of the file to write');
      return { run: name, target, data: values['data'] ?? null };
    }
    case 'crash':
      return { run: name, file: onlyFile(name, own, 'the file of a crash report') };
    case 'referee':
    case 'help':
      readArguments(name, own, []);
      return { run: name };
    default:
      throw new UsageError(`meadhall has no command ${echo(name)}.`);
  }
}

interface Arguments {
  readonly values: { readonly [option: string]: string | undefined };
  readonly files: readonly string[];
}

function readArguments(command: string, args: readonly string[], names: readonly string[], files = 0): Arguments {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }] as const));
  // Not strict, so as to say in our own words what is wrong.
  const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  for (const token of parsed.tokens) {
    if (token.kind !== 'option') continue;
    if (!names.includes(token.name)) throw new UsageError(`meadhall ${command} has no option ${echo(token.rawName)}.`);
    // In `--seats --lang` the second is no value of the first; `--seed=-1` is.
    const isGiven = token.value !== undefined && (token.inlineValue || !token.value.startsWith('-'));
    if (!isGiven) throw new UsageError(`The option ${token.rawName} needs a value.`);
  }
  const extra = parsed.positionals[files];
  if (extra !== undefined) throw new UsageError(`meadhall ${command} does not know what to do with ${echo(extra)}.`);
  return { values: parsed.values as Arguments['values'], files: parsed.positionals };
}

function needed(command: string, file: string | undefined, what: string): string {
  if (file === undefined) throw new UsageError(`meadhall ${command} needs ${what}.`);
  return file;
}

const onlyFile = (command: string, args: readonly string[], what: string): string =>
  needed(command, readArguments(command, args, [], 1).files[0], what);

/** Seats are counted from 1 where people read, from 0 where programs do. */
function parseViewer(given: string | undefined): number | 'spectator' | null {
  if (given === undefined) return null;
  if (given === 'spectator') return given;
  if (/^[1-9]\d?$/.test(given)) return Number(given) - 1;
  throw new UsageError(`--seat is the number of a seat, from 1, or spectator, not ${echo(given)}.`);
}

function parseLanguage(given: string | undefined, environment: Environment): Language {
  const language = given ?? terminalLanguage(environment);
  if (isLanguage(language)) return language;
  throw new UsageError(`--lang is ${LANGUAGES.join(' or ')}, not ${echo(language)}.`);
}

function gameById(games: readonly AnyGame[], id: string = games[0]!.id): AnyGame {
  const game = games.find((each) => each.id === id);
  if (game !== undefined) return game;
  throw new UsageError(`No game is called ${echo(id)}; there are ${games.map((each) => each.id).join(', ')}.`);
}

function botByName(bots: readonly Bot[], name: string = bots[0]!.name): Bot {
  const bot = bots.find((each) => each.name === name);
  if (bot !== undefined) return bot;
  throw new UsageError(`No bots are called ${echo(name)}; there are ${bots.map((each) => each.name).join(', ')}.`);
}

function seatCount({ id, seats: { min, max } }: AnyGame, given: string | undefined): number {
  if (given === undefined) return max;
  const seats = /^\d{1,2}$/.test(given) ? Number(given) : NaN;
  if (seats >= min && seats <= max) return seats;
  throw new UsageError(`${id} has ${min} to ${max} seats, not ${echo(given)}.`);
}

/** The language of the terminal, by the variables that POSIX looks at, in its order. */
function terminalLanguage(environment: Environment): Language {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  const tag = locale.slice(0, 2).toLowerCase();
  return isLanguage(tag) ? tag : 'en';
}
