import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { roundedIcon } from './scripts/icon-path.ts';
import { filesIn, ROOT } from './scripts/source-files.ts';
import { modules } from './src/games/index.ts';
import { LUCIDE_ICONS } from './src/web/shared/icon-names.ts';

const require = createRequire(import.meta.url);

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
  /** Icons that were given another name since. */
  readonly aliases?: { readonly [name: string]: { readonly parent: string } };
}

/** Bodies of icons, by name. */
function iconsOf(set: string): (name: string) => string {
  let known: IconSet | undefined;
  return (name) => {
    known ??= JSON.parse(readFileSync(require.resolve(`${set}/icons.json`), 'utf8')) as IconSet;
    const icon = known.icons[known.aliases?.[name]?.parent ?? name];
    if (icon === undefined) throw new Error(`${set} has no icon ${name}`);
    return icon.body;
  };
}

/**
 * Of two sets with thousands of icons, the page takes those that are named: the interface's all at once, those of the games
 * one by one, so that each comes with the board that shows it.
 */
function icons(): Plugin {
  const lucide = iconsOf('@iconify-json/lucide');
  const game = iconsOf('@iconify-json/game-icons');
  const LUCIDE = '\0virtual:lucide-icons';
  const GAME = '\0virtual:game-icon/';
  return {
    name: 'meadhall-icons',
    // Each game has its own copy of an icon, so that none becomes a file that several games share.
    resolveId(id, importer = '') {
      if (LUCIDE === `\0${id}`) return LUCIDE;
      if (!`\0${id}`.startsWith(GAME)) return null;
      const owner = /src\/web\/games\/([^/]+\/(?:learn)?)/.exec(importer)?.[1] ?? '';
      return `${GAME}${owner}#${id.slice(GAME.length - 1)}`;
    },
    load(id) {
      if (id.startsWith(GAME))
        return `export default ${JSON.stringify(roundedIcon(game(id.slice(id.indexOf('#') + 1))))};`;
      if (id !== LUCIDE) return null;
      return `export const bodies = ${JSON.stringify(Object.fromEntries(LUCIDE_ICONS.map((name) => [name, lucide(name)])))};`;
    },
  };
}

/** Everything of a game's board, by the name of its folder; not what is loaded otherwise: words, teaching, the result, the text table. */
const BOARD =
  /(?:src\/web\/games|virtual:game-icon)\/([^/]+)\/(?!language|learn|poster|PosterArt|result|Result|text-table)/;

/**
 * Modules of a board that are loaded when they are first needed, each with what imports it. A game lists the beginnings of their paths, as
 * patterns, in `parts/modules.json`.
 */
const PARTS = new RegExp(
  filesIn('src/web/games', '/parts/modules.json')
    .map((file) => {
      const starts = JSON.parse(readFileSync(ROOT + file, 'utf8')) as readonly string[];
      return `/${file.replace('parts/modules.json', '')}(?:${starts.join('|')})`;
    })
    .join('|'),
);

/** What is written in one language: in the file that loads it (`LanguageFiles`), so that a reader loads one language. */
const LANGUAGE = /[./](?:en|fr)\.ts$/;

/** Facts and texts of a game, by the name of its folder; not the words that only the search of the rules knows. */
const GAME = /src\/games\/([^/]+)\/(?:facts|text)\/(?!clause-words)/;

/** The board kit, but for what other parts of the page use as well, and what is loaded later. */
const KIT =
  /src\/(web\/board\/(?!Stepper|stage|StageLayer|timeline|sounds|teaching|TextTable|OptionList|ResultFrame|Tally)|kernel\/codes)|svelte\/src\/reactivity\/(?:media-query|reactive-value|index-client)/;

const NOT_OFFERED: ReadonlySet<string> = new Set(
  modules.filter(({ isOffered }) => !isOffered).map(({ game }) => game.id),
);

type ImportsOf = Rolldown.ChunkingContext;

/** Who uses a module of the kit: games by their folders, and `page` for anything else. A game that is not offered is no reason to load anything for others. */
function usersOf(id: string, imports: ImportsOf, seen = new Set<string>()): ReadonlySet<string> {
  const users = new Set<string>();
  if (seen.has(id)) return users;
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = imports.getModuleInfo(id) ?? {};
  for (const importer of [...importers, ...dynamicImporters]) {
    const game = /src\/web\/games\/([^/]+)\//.exec(importer)?.[1];
    if (game !== undefined && NOT_OFFERED.has(game)) continue;
    if (game !== undefined) users.add(game);
    else if (!KIT.test(importer)) users.add('page');
    else for (const user of usersOf(importer, imports, seen)) users.add(user);
  }
  return users;
}

/** The file of a module of a board: the game's own, or the kit's if several games use it. Null: with what imports it. */
function fileOf(id: string, imports: ImportsOf): string | null {
  if (PARTS.test(id) || LANGUAGE.test(id)) return null;
  const game = BOARD.exec(id)?.[1];
  if (game !== undefined) return `board-${game}`;
  const users = [...usersOf(id, imports)];
  return users.length === 1 && users[0] !== 'page' ? `board-${users[0]}` : 'board-kit';
}

/** What every page needs: otherwise many small files, by who uses which of them. */
const PAGE =
  /src\/(?:text\/|web\/shared\/|web\/games\/(?:index|[^/]+\/(?:poster|language))\.ts)|virtual:lucide-icons|node_modules\/(?:svelte|esm-env|clsx)\/|rolldown\/runtime/;

const isOfEveryPage = (id: string): boolean =>
  PAGE.test(id) && !NOT_OFFERED.has(/src\/web\/games\/([^/]+)\//.exec(id)?.[1] ?? '');

/** The guide beside a question, without the words of a game. */
const GUIDE = /src\/web\/(?:learn\/(?:Guide\.|lesson-now|Marked|inline|words)|board\/teaching)/;

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  plugins: [icons(), svelte({ configFile: fileURLToPath(new URL('svelte.config.js', import.meta.url)) })],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files: the page's policy allows its own files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What a board shares with the pages that teach its game would otherwise be many small files, which a table loads one by one.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: fileOf, debugName: 'boards', test: (id) => KIT.test(id) || BOARD.test(id) },
            { name: 'page', test: isOfEveryPage },
            { name: 'guide', test: GUIDE },
            {
              name: (id) => `game-${GAME.exec(id)![1]!}`,
              debugName: 'games',
              test: (id) => GAME.test(id) && !LANGUAGE.test(id),
            },
          ],
        },
      },
    },
  },
  server: {
    // The server believes pages that come from the address it is asked at: the proxy must not change it.
    proxy: {
      '/api': { target: 'http://localhost:8080', changeOrigin: false },
      '/live': { target: 'ws://localhost:8080', ws: true },
    },
  },
});
