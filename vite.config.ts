import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { roundedIcon } from './scripts/icon-path.ts';
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

/** Everything of a game's board, by the name of its folder; not what is loaded later: the result, the text table, and what `later.ts` lists. */
const BOARD =
  /(?:src\/web\/games|virtual:game-icon)\/([^/]+)\/(?!learn|poster|PosterArt|result|Result|text-table|later|battle|age-end)/;

/** Facts and texts of a game, by the name of its folder; not the words that only the search of the rules knows. */
const GAME = /src\/games\/([^/]+)\/(?:facts|text)\/(?!clause-words)/;

/** The board kit, but for what other parts of the page use as well, and what is loaded later. */
const KIT =
  /src\/(web\/board\/(?!Stepper|teaching|TextTable|OptionList|ResultFrame|Tally)|kernel\/codes)|svelte\/src\/reactivity\/(?:media-query|reactive-value|index-client)/;

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
            { name: 'board-kit', test: KIT },
            { name: (id) => `board-${BOARD.exec(id)![1]!}`, test: BOARD },
            { name: (id) => `game-${GAME.exec(id)![1]!}`, test: GAME },
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
