/** A server and a browser for the tests of one file. After each test nobody's page may have failed. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Config } from '../src/server/config.ts';
import { testServer, type TestServer } from '../src/server/tests/harness.ts';
import { openBrowser, visit, type Visit, type Visitor } from './browser.ts';

export interface House {
  readonly server: TestServer;
  readonly url: string;
  /** Somebody comes, with a browser of their own. */
  visit(how?: Visit): Promise<Visitor>;
  /** The server stops and starts again, on the same port and data. */
  restart(): Promise<void>;
}

/** `changes` are settings of the server that these tests need. */
export function openHouse(changes: Partial<Config> = {}): House {
  let server: TestServer;
  let browser: Browser;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    server = await testServer({ page: inject('page'), ...changes });
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
