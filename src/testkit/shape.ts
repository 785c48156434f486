/**
 * The shape of saved games: labels, paths of frames and table, options, and what its numbers and names stand for. It is committed beside
 * the game. A change needs a new rules number, a migration, and a saved game of the old number that loads and finishes; only new codes,
 * names and options need none of these.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  awaited,
  load,
  namesByCode,
  Play,
  randomOf,
  randomPicks,
  sfc,
  type AnyGame,
  type Codes,
  type SavedNumbers,
} from '../kernel/index.ts';
import { CheckFailure, walk, type Variant } from './walk.ts';

export interface Shape extends SavedNumbers {
  readonly rules: number;
  readonly labels: readonly string[];
  readonly frames: { readonly [proc: string]: readonly string[] };
  readonly table: readonly string[];
  /** The options of a table by name, each with its kind and the names of its values. */
  readonly options: { readonly [id: string]: readonly string[] };
}

/** At each table. */
export const SHAPE_GAMES = 8;

export function shapeOf(game: AnyGame, variants: readonly Variant[], games = SHAPE_GAMES): Shape {
  const frames: { [proc: string]: Set<string> } = {};
  const table = new Set<string>();
  for (const variant of variants) {
    for (let number = 0; number < games; number++) {
      walk(game, variant, `shape ${number}`, (state) => {
        for (const frame of state.stack) {
          // `proc` and `at` are guarded by the list of labels.
          const locals = Object.fromEntries(Object.entries(frame).filter(([key]) => key !== 'proc' && key !== 'at'));
          checkNames(game, locals, frame.proc);
          addPaths(locals, '', (frames[frame.proc] ??= new Set()));
        }
        checkNames(game, state.table, 'table');
        addPaths(state.table, '', table);
      });
    }
  }
  const procs = Object.keys(game.procs).sort();
  return {
    rules: game.rules,
    labels: procs.flatMap((proc) => Object.keys(game.procs[proc]!).map((label) => `${proc}.${label}`)),
    frames: Object.fromEntries(procs.map((proc) => [proc, [...(frames[proc] ?? [])].sort()])),
    table: [...table].sort(),
    codes: Object.fromEntries(Object.entries(game.saved.codes).map(([list, codes]) => [list, sortedByCode(codes)])),
    sizes: game.saved.sizes,
    names: game.saved.names,
    options: Object.fromEntries(
      game.options.map((spec) => [spec.id, spec.kind === 'switch' ? [spec.kind] : [spec.kind, ...spec.values]]),
    ),
  };
}

/** Sorted by code: the order of names in the source means nothing. */
const sortedByCode = (codes: Codes): Codes => Object.fromEntries(Object.entries(codes).sort(([, a], [, b]) => a - b));

/** Adds the key path and type of every value; the items of a list share one path. */
function addPaths(value: unknown, path: string, into: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) addPaths(item, `${path}[]`, into);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) addPaths(inner, path === '' ? key : `${path}.${key}`, into);
  } else into.add(`${path}: ${value === null ? 'null' : typeof value}`);
}

/** Every text in a saved state must be a name that the committed shape guards: one with a code, or one of `names`. */
function checkNames(game: AnyGame, value: unknown, path: string): void {
  if (typeof value === 'string') {
    const { codes, names } = game.saved;
    const isListed =
      Object.values(codes).some((list) => Object.hasOwn(list, value)) ||
      Object.values(names).some((list) => list.includes(value));
    if (!isListed) throw new CheckFailure(`${game.id} saves the text "${value}" (${path}): list it in saved.names`);
  } else if (Array.isArray(value)) for (const item of value) checkNames(game, item, `${path}[]`);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) checkNames(game, inner, `${path}.${key}`);
}

const fileOf = (folder: URL): URL => new URL('saved-shape.json', folder);
const savesOf = (folder: URL): URL => new URL('saved/', folder);
const text = (shape: Shape): string => `${JSON.stringify(shape, null, 2)}\n`;

function committedShape(folder: URL): Shape | null {
  const file = fileOf(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Shape) : null;
}

/** How the shape changed for games that were saved with the committed one, null if it did not. New codes, names and options are no change. */
export function shapeChange(committed: Shape, now: Shape): string | null {
  for (const part of ['labels', 'frames', 'table', 'sizes'] as const)
    if (JSON.stringify(committed[part]) !== JSON.stringify(now[part])) return `${part} changed`;
  for (const [list, codes] of Object.entries(committed.codes)) {
    const named = namesByCode(now.codes[list] ?? {});
    for (const [name, code] of Object.entries(codes))
      if (named[code] !== name)
        return `${list}: code ${code} was ${name} and is ${named[code] === undefined ? 'no longer there' : `now ${named[code]}`}`;
  }
  for (const [list, names] of Object.entries(committed.names)) {
    const gone = names.find((name) => !(now.names[list] ?? []).includes(name));
    if (gone !== undefined) return `${list}: ${gone} is no longer there`;
  }
  for (const [id, names] of Object.entries(committed.options)) {
    const gone = names.find((name) => !(now.options[id] ?? []).includes(name));
    if (gone !== undefined) return `the option ${id} no longer has ${gone}`;
  }
  return null;
}

export function checkShape(game: AnyGame, variants: readonly Variant[], folder: URL, games = SHAPE_GAMES): void {
  const now = shapeOf(game, variants, games);
  const committed = committedShape(folder);
  if (committed === null) throw new CheckFailure(`${game.id} has no saved-shape.json: npm run shapes writes it`);
  if (text(committed) === text(now)) return;
  if (committed.rules !== now.rules)
    throw new CheckFailure(`saved-shape.json is of rules ${committed.rules}: npm run shapes rewrites it`);
  const change = shapeChange(committed, now);
  throw new CheckFailure(
    change === null
      ? `${game.id} has new codes, names or options: npm run shapes adds them to saved-shape.json`
      : `saved games of ${game.id} changed their shape (${change}): give it a new rules number, a migration and a saved game of rules ${now.rules}`,
  );
}

/** Writes the shape. Under the same rules number it only adds codes, names and options: anything else would break running games unnoticed. */
export function writeShape(game: AnyGame, variants: readonly Variant[], folder: URL, games = SHAPE_GAMES): string {
  const now = shapeOf(game, variants, games);
  const committed = committedShape(folder);
  if (committed !== null && text(committed) === text(now)) return `${game.id}: unchanged`;
  if (committed !== null && committed.rules >= now.rules) {
    const change = committed.rules === now.rules ? shapeChange(committed, now) : `rules ${committed.rules}`;
    if (change !== null) throw new CheckFailure(`${game.id}: the shape changed under rules ${now.rules}: ${change}`);
  }
  writeFileSync(fileOf(folder), text(now));
  return `${game.id}: written for rules ${now.rules}`;
}

/** For every older rules number there must be a saved game in `saved/rules-n.json` that loads and can be played to its end. */
export function checkOldSaves(game: AnyGame, folder: URL): void {
  if (game.rules !== game.migrations.length + 1)
    throw new CheckFailure('the rules number is 1 + the number of migrations');
  const saves = existsSync(savesOf(folder)) ? readdirSync(savesOf(folder)) : [];
  for (let rules = 1; rules < game.rules; rules++) {
    const name = `rules-${rules}.json`;
    if (!saves.includes(name)) throw new CheckFailure(`no saved game of rules ${rules}: saved/${name}`);
    const saved = JSON.parse(readFileSync(new URL(name, savesOf(folder)), 'utf8')) as { rules: number };
    if (saved.rules !== rules) throw new CheckFailure(`saved/${name} is of rules ${saved.rules}`);
    const state = load(game, saved);
    const play = new Play(game, state, { quiet: true });
    const random = randomOf(sfc(name));
    for (let choice = awaited(state); choice !== undefined; choice = awaited(state)) {
      play.take(choice.seat, randomPicks(choice, random));
      const [fault] = game.faults(state.table);
      if (fault !== undefined) throw new CheckFailure(`saved/${name}, played on: ${fault}`);
    }
    if (state.result === null) throw new CheckFailure(`saved/${name} does not finish`);
  }
}
