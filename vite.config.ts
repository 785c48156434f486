import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { GAME_ICONS, LUCIDE_ICONS } from './src/web/icons/names.ts';

const require = createRequire(import.meta.url);

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
  /** Icons that were given another name since. */
  readonly aliases?: { readonly [name: string]: { readonly parent: string } };
}

/** Of two sets with thousands of icons, the page takes those that are named. */
function icons(): Plugin {
  const module = 'virtual:icons';
  const bodies = (set: string, names: readonly string[]): [string, string][] => {
    const { icons: all, aliases } = JSON.parse(readFileSync(require.resolve(`${set}/icons.json`), 'utf8')) as IconSet;
    return names.map((name) => {
      const icon = all[aliases?.[name]?.parent ?? name];
      if (icon === undefined) throw new Error(`${set} has no icon ${name}`);
      return [name, icon.body];
    });
  };
  return {
    name: 'meadhall-icons',
    resolveId: (id) => (id === module ? `\0${module}` : null),
    load: (id) =>
      id === `\0${module}`
        ? `export const game = ${JSON.stringify(Object.fromEntries(bodies('@iconify-json/game-icons', GAME_ICONS)))};
           export const lucide = ${JSON.stringify(Object.fromEntries(bodies('@iconify-json/lucide', LUCIDE_ICONS)))};`
        : null,
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
