/** The routes of the pages and of the JSON interface, by section. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { PROTOCOL } from '../../protocol/index.ts';
import { device, newPractice, newTable, rename, tableId } from '../../protocol/requests.ts';
import { networkOf } from '../address.ts';
import { Buckets, perHour } from '../buckets.ts';
import type { Limits } from '../config.ts';
import { newToken } from '../ids.ts';
import { isToken } from '../persons.ts';
import { RefusalError } from '../refusal-error.ts';
import type { TableRegistry } from '../table-registry.ts';
import { cookieFor, noCookie, tokenIn } from './cookie.ts';
import { networkUrls } from './network-urls.ts';
import { sendFile, type Site } from './site.ts';
import type { Visitors } from './visitors.ts';

const newTableOrPractice = z.union([newTable, newPractice]);

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export interface RouteNeeds {
  readonly registry: TableRegistry;
  readonly limits: Limits;
  readonly visitors: Visitors;
  readonly isSecure: boolean;
}

/**
 * Sends the page, and sets the cookie with it, so that all requests of a new visitor belong to one person even if they are sent at once.
 * Nothing is stored for it: the person is created by the first request that needs one, which crawlers never send.
 */
export function sendPage(site: Site, isSecure: boolean, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isToken(tokenIn(request.headers.cookie, isSecure))) reply.header('set-cookie', cookieFor(newToken(), isSecure));
  return sendFile(site.get('/index.html')!, request, reply);
}

/** Health, metrics, list of games. */
export function addServerRoutes(app: FastifyInstance, { registry }: RouteNeeds): void {
  app.get('/healthz', async (_request, reply) => {
    const trouble = registry.store.trouble();
    return reply.code(trouble === null ? 200 : 503).send({ ok: trouble === null, store: trouble ?? 'well' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!LOOPBACK.has(request.ip)) throw new RefusalError('table.notFound');
    return reply.type('text/plain; version=0.0.4').send(registry.metrics.text());
  });
  // For the invitation of somebody who opened the page as localhost: other computers reach it by these addresses. Told to this computer only.
  app.get('/api/addresses', async (request) => {
    if (!LOOPBACK.has(request.ip)) throw new RefusalError('table.notFound');
    return { urls: networkUrls(app.server.address()) };
  });
  app.get('/api/games', async () => ({
    version: PROTOCOL,
    games: [...registry.games.values()].map(({ id, rules, seats, options }) => ({ id, rules, seats, options })),
  }));
}

export function addPeopleRoutes(app: FastifyInstance, { registry, limits, visitors, isSecure }: RouteNeeds): void {
  const wrongCodesByAddress = perHour(limits.codesPerAddress);
  app.get('/api/me', async (request, reply) => ({ name: (await visitors.personOrNew(request, reply)).name }));
  app.put('/api/me', async (request) => {
    const { name } = checked(rename, request.body);
    return { name: (await registry.persons.rename(await visitors.requirePerson(request), name)).name };
  });
  app.post('/api/me/codes', async (request) => registry.persons.code(await visitors.requirePerson(request)));
  app.post('/api/me/device', async (request, reply) => {
    const { code } = checked(device, request.body);
    const network = networkOf(request.ip);
    if (!wrongCodesByAddress.has(network, registry.now())) throw new RefusalError('table.tooFast');
    const token = await registry.persons.device(code);
    if (token === null) {
      wrongCodesByAddress.take(network, registry.now());
      throw new RefusalError('table.badCode');
    }
    return reply.header('set-cookie', cookieFor(token, isSecure)).send({ ok: true });
  });
  app.delete('/api/me/device', async (request, reply) => {
    const token = tokenIn(request.headers.cookie, isSecure);
    if (isToken(token)) await registry.signOut(token);
    return reply.header('set-cookie', noCookie(isSecure)).send({ ok: true });
  });
  app.delete('/api/me/devices', async (request) => {
    const person = await visitors.requirePerson(request);
    await registry.signOutOthers(person, tokenIn(request.headers.cookie, isSecure)!);
    return { ok: true };
  });
}

export function addTableRoutes(app: FastifyInstance, { registry, limits, visitors }: RouteNeeds): void {
  const downloads = new Buckets(limits.downloadBurst, limits.downloadsPerMinute / 60);
  app.get('/api/tables', async (request) => ({ tables: await registry.openTables(await visitors.personOf(request)) }));
  app.get('/api/me/tables', async (request) => {
    const person = await visitors.personOf(request);
    return { tables: person === null ? [] : await registry.tablesOf(person) };
  });
  app.post('/api/tables', async (request, reply) => {
    const wanted = checked(newTableOrPractice, request.body);
    const person = await visitors.personOrNew(request, reply);
    const network = networkOf(request.ip);
    const opened =
      'practice' in wanted
        ? registry.openings.createPractice(person, network, wanted)
        : registry.openings.create(person, network, wanted);
    return reply.code(201).send(await opened);
  });
  app.get('/api/tables/:id', async (request) => registry.card(idIn(request), await visitors.personOf(request)));
  app.get('/api/tables/:id/game', async (request, reply) => {
    const id = idIn(request);
    if (!downloads.take(networkOf(request.ip), registry.now())) throw new RefusalError('table.tooFast');
    const file = await registry.finishedGame(id, await visitors.personOf(request));
    return reply.header('content-disposition', `attachment; filename="meadhall-${id}.json"`).send(file);
  });
}

function checked<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body);
  if (!read.success) throw new RefusalError('table.badMessage');
  return read.data;
}

function idIn(request: FastifyRequest): string {
  const { id } = request.params as { readonly id: string };
  if (!tableId.safeParse(id).success) throw new RefusalError('table.noSuchTable');
  return id;
}
