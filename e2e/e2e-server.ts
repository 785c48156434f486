/** A server and a browser for the tests of one file. Each test fails if one of its pages had an error. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Config } from '../src/server/config.ts';
import type { Replacements } from '../src/server/server.ts';
import { testServer, type TestServer } from '../src/server/tests/harness.ts';
import { openBrowser, visit, type VisitOptions, type Visitor } from './browser.ts';

export interface E2eServer {
  readonly server: TestServer;
  readonly url: string;
  /** Opens a page in a browser context of its own. */
  visit(how?: VisitOptions): Promise<Visitor>;
  /** The server stops and starts again, on the same port and data. */
  restart(): Promise<void>;
}

/** Registers the hooks that start and stop it. `changes` are settings of the server that these tests need, `replacements` its parts. */
export function e2eServer(changes: Partial<Config> = {}, replacements: Replacements = {}): E2eServer {
  let server: TestServer;
  let browser: Browser;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    server = await testServer({ page: inject('page'), ...changes }, replacements);
    browser = await openBrowser();
  });
  afterEach(async () => {
    const faults = visitors.flatMap((visitor) => visitor.faults);
    for (const { context } of visitors.splice(0)) await context.close();
    expect(faults).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await server.end();
  });
  return {
    get server() {
      return server;
    },
    get url() {
      return server.url;
    },
    async visit(how) {
      const visitor = await visit(browser, server.url, how);
      visitors.push(visitor);
      return visitor;
    },
    async restart() {
      server = await server.restart();
    },
  };
}
