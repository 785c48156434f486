/** Which requests each kind of person may make. Every status below is tried. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../http/app.ts';
import { tokenIn } from '../http/cookie.ts';
import { hashOf } from '../ids.ts';
import type { Person } from '../store/store.ts';
import { company, PHASES, readTable, ROLES, type Company, type Phase, type Role } from './access.ts';

/**
 * The status of the answer. None of these touches a table that is there: a person is made for who has none (me, tables), and the
 * rest is reading. A new route fails here until it has its rows.
 */
const EXPECTED = `
method  route                 phase      anonymous  spectator  other  own  ex   kicked  host
GET     /                     gathering  200        200        200    200  200  200     200
GET     /                     playing    200        200        200    200  200  200     200
GET     /                     finished   200        200        200    200  200  200     200
GET     /t/:id                gathering  200        200        200    200  200  200     200
GET     /t/:id                playing    200        200        200    200  200  200     200
GET     /t/:id                finished   200        200        200    200  200  200     200
GET     /healthz              gathering  200        200        200    200  200  200     200
GET     /healthz              playing    200        200        200    200  200  200     200
GET     /healthz              finished   200        200        200    200  200  200     200
GET     /metrics              gathering  200        200        200    200  200  200     200
GET     /metrics              playing    200        200        200    200  200  200     200
GET     /metrics              finished   200        200        200    200  200  200     200
GET     /api/addresses        gathering  200        200        200    200  200  200     200
GET     /api/addresses        playing    200        200        200    200  200  200     200
GET     /api/addresses        finished   200        200        200    200  200  200     200
GET     /api/games            gathering  200        200        200    200  200  200     200
GET     /api/games            playing    200        200        200    200  200  200     200
GET     /api/games            finished   200        200        200    200  200  200     200
GET     /api/me               gathering  200        200        200    200  200  200     200
GET     /api/me               playing    200        200        200    200  200  200     200
GET     /api/me               finished   200        200        200    200  200  200     200
PUT     /api/me               gathering  401        200        200    200  200  200     200
PUT     /api/me               playing    401        200        200    200  200  200     200
PUT     /api/me               finished   401        200        200    200  200  200     200
POST    /api/me/codes         gathering  401        200        200    200  200  200     200
POST    /api/me/codes         playing    401        200        200    200  200  200     200
POST    /api/me/codes         finished   401        200        200    200  200  200     200
POST    /api/me/device        gathering  200        200        200    200  200  200     200
POST    /api/me/device        playing    200        200        200    200  200  200     200
POST    /api/me/device        finished   200        200        200    200  200  200     200
DELETE  /api/me/device        gathering  200        200        200    200  200  200     200
DELETE  /api/me/device        playing    200        200        200    200  200  200     200
DELETE  /api/me/device        finished   200        200        200    200  200  200     200
DELETE  /api/me/devices       gathering  401        200        200    200  200  200     200
DELETE  /api/me/devices       playing    401        200        200    200  200  200     200
DELETE  /api/me/devices       finished   401        200        200    200  200  200     200
GET     /api/me/tables        gathering  200        200        200    200  200  200     200
GET     /api/me/tables        playing    200        200        200    200  200  200     200
GET     /api/me/tables        finished   200        200        200    200  200  200     200
GET     /api/tables           gathering  200        200        200    200  200  200     200
GET     /api/tables           playing    200        200        200    200  200  200     200
GET     /api/tables           finished   200        200        200    200  200  200     200
POST    /api/tables           gathering  201        201        201    201  201  201     201
POST    /api/tables           playing    201        201        201    201  201  201     201
POST    /api/tables           finished   201        201        201    201  201  201     201
GET     /api/tables/:id       gathering  200        200        200    200  200  403     200
GET     /api/tables/:id       playing    200        200        200    200  200  403     200
GET     /api/tables/:id       finished   200        200        200    200  200  403     200
GET     /api/tables/:id/game  gathering  409        409        409    409  409  403     409
GET     /api/tables/:id/game  playing    409        409        409    409  409  403     409
GET     /api/tables/:id/game  finished   200        200        200    200  200  403     200
`;
const ROWS = readTable(EXPECTED);

/** The same table, where watching is not allowed: only the game itself is another matter. */
const UNWATCHED = `
route                 phase      anonymous  spectator  other  own  ex   kicked  host
/api/tables/:id       gathering  200        200        200    200  200  403     200
/api/tables/:id       playing    200        200        200    200  200  403     200
/api/tables/:id       finished   200        200        200    200  200  403     200
/api/tables/:id/game  gathering  403        403        409    409  403  403     409
/api/tables/:id/game  playing    403        403        409    409  403  403     409
/api/tables/:id/game  finished   403        403        200    200  403  403     200
`;

let here: Company;
const tables = new Map<Phase, string>();
const unwatched = new Map<Phase, string>();
beforeAll(async () => {
  here = await company();
  for (const phase of PHASES) {
    tables.set(phase, await here.copy(phase));
    const change = { watch: false };
    unwatched.set(
      phase,
      await here.copy(phase, (record) => ({ ...record, settings: { ...record.settings, ...change } })),
    );
  }
});
afterAll(() => here.server.end());

const bodyFor = async (route: string): Promise<unknown> => {
  switch (route) {
    case 'PUT /api/me':
      return { name: 'Gyda' };
    case 'POST /api/me/device':
      return { code: ((await (await ask('host', 'POST', '/api/me/codes')).json()) as { code: string }).code };
    case 'POST /api/tables':
      return { game: 'scenes', seats: 2 };
    default:
      return undefined;
  }
};

/** Whoever gets another cookie here keeps the old one: the next row is about the same person. */
const ask = (role: Role, method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${here.server.url}${path}`, {
    method,
    headers: {
      ...(here.people[role].cookie === '' ? {} : { cookie: here.people[role].cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** From the tree that the router prints: each line is a part of a path, with its methods. */
async function routes(): Promise<string[]> {
  const app = buildApp(here.server.registry, here.server.config);
  await app.ready();
  const parts: string[] = [];
  const found: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).trimEnd().split('\n')) {
    const [, indent, part, methods] = /^([^─]*)── (\S+) \(([^)]+)\)/.exec(line)!;
    const depth = (indent!.length - 1) / 4;
    parts.length = depth;
    parts.push(part!);
    found.push(...methods!.split(', ').map((method) => `${method} ${parts.join('')}`));
  }
  await app.close();
  return found;
}

test('every route has a row for every phase', async () => {
  const expected = ROWS.flatMap(({ method, route, phase }) =>
    (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((each) => `${each} ${route} ${phase}`),
  );
  const found = (await routes()).flatMap((route) => PHASES.map((phase) => `${route} ${phase}`));
  expect([...found].sort()).toEqual([...expected].sort());
});

/** Gives the cookie of a person who has just signed out back to them. */
async function signInAgain(role: Role, person: Person | null): Promise<void> {
  const token = tokenIn(here.people[role].cookie, false);
  if (person !== null) await here.server.registry.store.addToken(person.id, hashOf(token!));
}

async function tried(method: string, route: string, role: Role, table: string): Promise<number> {
  const before = await here.server.registry.store.load(table);
  const person = await here.server.registry.persons.of(tokenIn(here.people[role].cookie, false));
  const body = await bodyFor(`${method} ${route}`);
  const response = await ask(role, method, route.replace(':id', table), body);
  await response.arrayBuffer();
  if (method === 'DELETE' && route === '/api/me/device') await signInAgain(role, person);
  expect(await here.server.registry.store.load(table)).toEqual(before);
  return response.status;
}

test.each(ROWS.map((row) => [row['method']!, row['route']!, row['phase']!, row] as const))(
  '%s %s, %s',
  async (method, route, phase, row) => {
    for (const role of ROLES) {
      for (const each of method === 'GET' ? ['GET', 'HEAD'] : [method]) {
        const status = await tried(each, route, role, tables.get(phase as Phase)!);
        expect([each, route, phase, role, String(status)]).toEqual([each, route, phase, role, row[role]]);
      }
    }
  },
);

test.each(readTable(UNWATCHED).map((row) => [row['route']!, row['phase']!, row] as const))(
  'GET %s, %s, where nobody may watch',
  async (route, phase, row) => {
    for (const role of ROLES) {
      const status = await tried('GET', route, role, unwatched.get(phase as Phase)!);
      expect([route, phase, role, String(status)]).toEqual([route, phase, role, row[role]]);
    }
  },
);
