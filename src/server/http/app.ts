/** Pages and the small JSON interface. */
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod';
import { refusal, type Refusal } from '../../kernel/index.ts';
import { device, newPractice, newTable, rename, tableId } from '../../protocol/requests.ts';
import { PROTOCOL } from '../../protocol/index.ts';
import { Buckets, perHour } from '../buckets.ts';
import type { Config } from '../config.ts';
import { RefusalError } from '../refusal-error.ts';
import type { TableRegistry } from '../table-registry.ts';
import { newToken } from '../ids.ts';
import { messageOf } from '../logger.ts';
import { isToken } from '../persons.ts';
import { StoreError, type Person } from '../store/store.ts';
import { networkOf, trustedProxy } from '../address.ts';
import { answerClientError } from './client-error.ts';
import { limitConnections } from './connections.ts';
import { cookieFor, noCookie, tokenIn } from './cookie.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { isOwnHost } from './host.ts';
import { networkUrls } from './network-urls.ts';
import { isOwnOrigin } from './origin.ts';
import { readSite, sendFile, type Site } from './site.ts';

const newTableOrPractice = z.union([newTable, newPractice]);

const MAX_BODY = 16 * 1024;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const STATUS: { readonly [why: string]: number } = {
  'table.noSuchTable': 404,
  'table.notFound': 404,
  'table.noCookie': 401,
  'table.banned': 403,
  'table.noWatching': 403,
  'table.foreignOrigin': 403,
  'table.notOver': 409,
  'table.tooFast': 429,
  'table.tooManyTables': 429,
  'table.tooLarge': 413,
  'table.notSaved': 503,
  'table.internal': 500,
};

const TOO_MANY_REQUESTS = 429;
/** In seconds: about when the next one is free. A second for all others. */
const RETRY_AFTER: { readonly [why: string]: number } = { 'table.tooManyTables': 120 };

export function buildApp(registry: TableRegistry, config: Config, site: Site = readSite(config.page)): FastifyInstance {
  const { limits, publicUrl } = config;
  const isSecure = publicUrl?.protocol === 'https:';
  const requests = new Buckets(limits.requestBurst, limits.requestsPerSecond);
  const personsByAddress = perHour(limits.personsPerAddress);
  const codesByAddress = perHour(limits.codesPerAddress);
  const downloads = new Buckets(limits.downloadBurst, limits.downloadsPerMinute / 60);

  const app = fastify({
    bodyLimit: MAX_BODY,
    trustProxy: config.trustProxy,
    // The server has its own logger, which logs no request.
    logger: false,
    forceCloseConnections: true,
    requestTimeout: limits.requestTimeout,
    connectionTimeout: limits.idleTimeout,
    keepAliveTimeout: limits.idleTimeout,
    http: {
      headersTimeout: Math.min(limits.headersTimeout, limits.requestTimeout),
      connectionsCheckingInterval: Math.min(limits.headersTimeout, limits.requestTimeout) / 4,
    },
    // A URL that cannot be parsed never reaches the hooks. The answer must not repeat it.
    frameworkErrors: (_error, _request, reply) => void unreadable(reply as never),
    clientErrorHandler: answerClientError,
  });
  app.removeContentTypeParser('text/plain');
  const connections = limitConnections(app.server, limits, trustedProxy(config.trustProxy));
  registry.metrics.gauge('meadhall_connections', 'TCP connections open now', connections);

  app.addHook('onRequest', async (request, reply) => {
    // Files of the page say otherwise.
    reply.headers(SECURITY_HEADERS).header('cache-control', 'no-store');
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000');
    if (!requests.take(networkOf(request.ip), registry.now())) throw new RefusalError('table.tooFast');
    if (!isOwnHost(request.raw, publicUrl)) throw new RefusalError('table.foreignOrigin');
    const isSafe = request.method === 'GET' || request.method === 'HEAD';
    if (!isSafe && !isOwnOrigin(request.headers, publicUrl)) throw new RefusalError('table.foreignOrigin');
  });

  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const known = knownRefusal(error);
    if (known.why === 'table.internal') registry.log.error('a request failed', { error: messageOf(error) });
    const status = STATUS[known.why] ?? 400;
    // Otherwise a client that is over its limit could keep its connection, and drip the rest of its body into it.
    if (status === TOO_MANY_REQUESTS)
      reply.header('retry-after', RETRY_AFTER[known.why] ?? 1).header('connection', 'close');
    return reply.code(status).send({ refusal: known });
  });
  app.setNotFoundHandler((request, reply) => {
    const file = request.method === 'GET' ? site.get(request.url.split('?', 1)[0]!) : undefined;
    if (file !== undefined) return sendFile(file, request, reply);
    // Somebody who mistyped an address gets the page, which says so; programs get the refusal.
    if (request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '')) {
      reply.code(404);
      return page(request, reply);
    }
    return reply.code(404).send({ refusal: refusal('table.notFound') });
  });

  const personOf = (request: FastifyRequest): Promise<Person | null> =>
    registry.persons.of(tokenIn(request.headers.cookie, isSecure));
  const requirePerson = async (request: FastifyRequest): Promise<Person> => {
    const person = await personOf(request);
    if (person === null) throw new RefusalError('table.noCookie');
    return person;
  };
  /** The person of the request. A visitor without a person gets a new one, and a cookie if the page has not set one. */
  const personOrNew = async (request: FastifyRequest, reply: FastifyReply): Promise<Person> => {
    const known = await personOf(request);
    if (known !== null) return known;
    if (!personsByAddress.take(networkOf(request.ip), registry.now())) throw new RefusalError('table.tooFast');
    const brought = tokenIn(request.headers.cookie, isSecure);
    const { person, token } = await registry.persons.welcome(brought);
    if (token !== brought) reply.header('set-cookie', cookieFor(token, isSecure));
    return person;
  };

  // The page sets the cookie, so that all requests of a new visitor belong to one person even if they are sent at once. Nothing is
  // stored for it: the person is created by the first request that needs one, which crawlers never send.
  const page = (request: FastifyRequest, reply: FastifyReply) => {
    if (!isToken(tokenIn(request.headers.cookie, isSecure)))
      reply.header('set-cookie', cookieFor(newToken(), isSecure));
    return sendFile(site.get('/index.html')!, request, reply);
  };
  app.get('/', page);
  app.get('/t/:id', page);

  // Health, metrics, list of games.
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

  // People.
  app.get('/api/me', async (request, reply) => ({ name: (await personOrNew(request, reply)).name }));
  app.put('/api/me', async (request) => {
    const { name } = checked(rename, request.body);
    return { name: (await registry.persons.rename(await requirePerson(request), name)).name };
  });
  app.post('/api/me/codes', async (request) => registry.persons.code(await requirePerson(request)));
  app.post('/api/me/device', async (request, reply) => {
    const { code } = checked(device, request.body);
    if (!codesByAddress.take(networkOf(request.ip), registry.now())) throw new RefusalError('table.tooFast');
    const token = await registry.persons.device(code);
    if (token === null) throw new RefusalError('table.badCode');
    return reply.header('set-cookie', cookieFor(token, isSecure)).send({ ok: true });
  });

  app.delete('/api/me/device', async (request, reply) => {
    const token = tokenIn(request.headers.cookie, isSecure);
    if (isToken(token)) await registry.signOut(token);
    return reply.header('set-cookie', noCookie(isSecure)).send({ ok: true });
  });

  // Tables.
  app.get('/api/tables', async (request) => ({ tables: await registry.openTables(await personOf(request)) }));
  app.get('/api/me/tables', async (request) => {
    const person = await personOf(request);
    return { tables: person === null ? [] : await registry.tablesOf(person) };
  });
  app.post('/api/tables', async (request, reply) => {
    const wanted = checked(newTableOrPractice, request.body);
    const person = await personOrNew(request, reply);
    const network = networkOf(request.ip);
    const opened =
      'practice' in wanted
        ? registry.openings.createPractice(person, network, wanted)
        : registry.openings.create(person, network, wanted);
    return reply.code(201).send(await opened);
  });
  app.get('/api/tables/:id', async (request) => registry.card(idIn(request), await personOf(request)));
  app.get('/api/tables/:id/game', async (request, reply) => {
    const id = idIn(request);
    if (!downloads.take(networkOf(request.ip), registry.now())) throw new RefusalError('table.tooFast');
    const file = await registry.finishedGame(id, await personOf(request));
    return reply.header('content-disposition', `attachment; filename="meadhall-${id}.json"`).send(file);
  });

  return app;
}

const unreadable = (reply: FastifyReply): FastifyReply =>
  reply
    .headers(SECURITY_HEADERS)
    .header('cache-control', 'no-store')
    .code(400)
    .send({ refusal: refusal('table.badMessage') });

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

/** Every error becomes one from a fixed list: no internal message leaves the server. */
function knownRefusal(error: FastifyError | RefusalError | StoreError): Refusal {
  if (error instanceof RefusalError) return error.refusal;
  if (error instanceof StoreError) return refusal('table.notSaved');
  const status = error.statusCode ?? 500;
  if (status === 413) return refusal('table.tooLarge');
  return refusal(status >= 400 && status < 500 ? 'table.badMessage' : 'table.internal');
}
