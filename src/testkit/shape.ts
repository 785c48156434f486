/**
 * The shape of saved games: labels, keys of frames, keys of the table. It is committed beside the game; a change needs a new rules
 * number, a migration, and a saved game of the old number that loads and finishes.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { awaited, load, Play, randomOf, randomPicks, sfc, type AnyGame } from '../kernel/index.ts';
import { Broken, walk, type Variant } from './walk.ts';

export interface Shape {
  readonly rules: number;
  readonly labels: readonly string[];
  readonly frames: { readonly [proc: string]: readonly string[] };
  readonly table: readonly string[];
}

const GAMES = 25;

export function shapeOf(game: AnyGame, variants: readonly Variant[]): Shape {
  const frames: { [proc: string]: Set<string> } = {};
  const table = new Set<string>();
  for (const variant of variants) {
    for (let number = 0; number < GAMES; number++) {
      walk(game, variant, `shape ${number}`, (state) => {
        for (const frame of state.stack) {
          const keys = (frames[frame.proc] ??= new Set());
          for (const key of Object.keys(frame)) keys.add(key);
        }
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
  };
}

/** Paths of keys with the sort of value at their end; the items of a list share one path. */
function addPaths(value: unknown, path: string, into: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) addPaths(item, `${path}[]`, into);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) addPaths(inner, path === '' ? key : `${path}.${key}`, into);
  } else into.add(`${path}: ${value === null ? 'null' : typeof value}`);
}

const fileOf = (folder: URL): URL => new URL('saved-shape.json', folder);
const savesOf = (folder: URL): URL => new URL('saved/', folder);
const text = (shape: Shape): string => `${JSON.stringify(shape, null, 2)}\n`;

export function checkShape(game: AnyGame, variants: readonly Variant[], folder: URL): void {
  const shape = shapeOf(game, variants);
  const file = fileOf(folder);
  if (!existsSync(file)) throw new Broken(`${game.id} has no saved-shape.json: npm run shapes writes it`);
  const committed = JSON.parse(readFileSync(file, 'utf8')) as Shape;
  if (text(committed) === text(shape)) return;
  throw new Broken(
    committed.rules === shape.rules
      ? `saved games of ${game.id} changed their shape: give it a new rules number, a migration and a saved game of rules ${shape.rules}`
      : `saved-shape.json is of rules ${committed.rules}: npm run shapes writes it anew`,
  );
}

/** Writes the shape, but never over one of the same rules number: that would hide a change from running games. */
export function writeShape(game: AnyGame, variants: readonly Variant[], folder: URL): string {
  const shape = shapeOf(game, variants);
  const file = fileOf(folder);
  if (existsSync(file)) {
    const committed = JSON.parse(readFileSync(file, 'utf8')) as Shape;
    if (text(committed) === text(shape)) return `${game.id}: unchanged`;
    if (committed.rules >= shape.rules) throw new Broken(`${game.id}: the shape changed under rules ${shape.rules}`);
  }
  writeFileSync(file, text(shape));
  return `${game.id}: written for rules ${shape.rules}`;
}

/** For every older rules number there is a saved game in `saved/rules-n.json` that loads, asks, and finishes. */
export function checkOldSaves(game: AnyGame, folder: URL): void {
  if (game.rules !== game.migrations.length + 1) throw new Broken('the rules number is 1 + the number of migrations');
  const saves = existsSync(savesOf(folder)) ? readdirSync(savesOf(folder)) : [];
  for (let rules = 1; rules < game.rules; rules++) {
    const name = `rules-${rules}.json`;
    if (!saves.includes(name)) throw new Broken(`no saved game of rules ${rules}: saved/${name}`);
    const saved = JSON.parse(readFileSync(new URL(name, savesOf(folder)), 'utf8')) as { rules: number };
    if (saved.rules !== rules) throw new Broken(`saved/${name} is of rules ${saved.rules}`);
    const state = load(game, saved);
    const play = new Play(game, state, { quiet: true });
    const random = randomOf(sfc(name));
    for (let choice = awaited(state); choice !== undefined; choice = awaited(state)) {
      play.take(choice.seat, randomPicks(choice, random));
      const [fault] = game.faults(state.table);
      if (fault !== undefined) throw new Broken(`saved/${name}, played on: ${fault}`);
    }
    if (state.result === null) throw new Broken(`saved/${name} does not finish`);
  }
}
