/** Pages and the small JSON interface. */
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { refusal, type Refusal } from '../../kernel/index.ts';
import { Buckets } from '../buckets.ts';
import type { Config } from '../config.ts';
import { RefusalError } from '../refusal-error.ts';
import type { TableRegistry } from '../table-registry.ts';
import { messageOf } from '../logger.ts';
import { StoreError } from '../store/store.ts';
import { networkOf, trustedProxy } from '../address.ts';
import { answerClientError } from './client-error.ts';
import { limitConnections } from './connections.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { isOwnHost } from './host.ts';
import { isOwnOrigin } from './origin.ts';
import { addPeopleRoutes, addServerRoutes, addTableRoutes, sendPage, type RouteNeeds } from './routes.ts';
import { readSite, sendFile, type Site } from './site.ts';
import { Visitors } from './visitors.ts';

export const MAX_BODY_BYTES = 16 * 1024;

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
  const requestsByPerson = new Buckets(limits.requestBurst, limits.requestsPerSecond);
  const visitors = new Visitors(registry, limits, isSecure);

  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
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
    // If the address is over its limit, known persons are counted by person instead.
    const isCounted = requests.take(networkOf(request.ip), registry.now());
    const person = isCounted ? null : await visitors.personOf(request);
    if (!isCounted && (person === null || !requestsByPerson.take(person.id, registry.now()))) {
      throw new RefusalError('table.tooFast');
    }
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
  const page = (request: FastifyRequest, reply: FastifyReply) => sendPage(site, isSecure, request, reply);
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

  app.get('/', page);
  app.get('/t/:id', page);
  const needs: RouteNeeds = { registry, limits, visitors, isSecure };
  addServerRoutes(app, needs);
  addPeopleRoutes(app, needs);
  addTableRoutes(app, needs);
  return app;
}

const unreadable = (reply: FastifyReply): FastifyReply =>
  reply
    .headers(SECURITY_HEADERS)
    .header('cache-control', 'no-store')
    .code(400)
    .send({ refusal: refusal('table.badMessage') });

/** Every error becomes one from a fixed list: no internal message leaves the server. */
function knownRefusal(error: FastifyError | RefusalError | StoreError): Refusal {
  if (error instanceof RefusalError) return error.refusal;
  if (error instanceof StoreError) return refusal('table.notSaved');
  const status = error.statusCode ?? 500;
  if (status === 413) return refusal('table.tooLarge');
  return refusal(status >= 400 && status < 500 ? 'table.badMessage' : 'table.internal');
}
