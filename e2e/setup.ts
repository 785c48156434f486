/** Runs before the browser tests: checks that there is a Chromium and builds the page. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built page. */
    readonly page: string;
  }
}

const root = fileURLToPath(new URL('..', import.meta.url));

function run(script: string): void {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', script)], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`scripts/${script} failed; it says why above`);
}

export default function setup({ provide }: TestProject): () => void {
  run('browser.mjs');
  run('page.mjs');
  // A copy, so that a build during the tests does not replace the page they use.
  const page = mkdtempSync(join(tmpdir(), 'meadhall-page-'));
  cpSync(join(root, 'dist/web'), page, { recursive: true });
  provide('page', page);
  return () => rmSync(page, { recursive: true, force: true });
}
