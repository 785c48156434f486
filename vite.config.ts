import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
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
    resolveId: (id) => (LUCIDE === `\0${id}` || `\0${id}`.startsWith(GAME) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(GAME)) return `export default ${JSON.stringify(game(id.slice(GAME.length)))};`;
      if (id !== LUCIDE) return null;
      return `export const bodies = ${JSON.stringify(Object.fromEntries(LUCIDE_ICONS.map((name) => [name, lucide(name)])))};`;
    },
  };
}

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
  },
  server: {
    // The server believes pages that come from the address it is asked at: the proxy must not change it.
    proxy: {
      '/api': { target: 'http://localhost:8080', changeOrigin: false },
      '/live': { target: 'ws://localhost:8080', ws: true },
    },
  },
});
