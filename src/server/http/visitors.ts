/** The person of a request, by its cookie. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../address.ts';
import { perHour, type Buckets } from '../buckets.ts';
import type { Limits } from '../config.ts';
import { RefusalError } from '../refusal-error.ts';
import type { Person } from '../store/store.ts';
import type { TableRegistry } from '../table-registry.ts';
import { cookieFor, tokenIn } from './cookie.ts';

export class Visitors {
  private readonly registry: TableRegistry;
  private readonly isSecure: boolean;
  private readonly personsByAddress: Buckets;

  constructor(registry: TableRegistry, limits: Limits, isSecure: boolean) {
    this.registry = registry;
    this.isSecure = isSecure;
    this.personsByAddress = perHour(limits.personsPerAddress);
  }

  personOf(request: FastifyRequest): Promise<Person | null> {
    return this.registry.persons.of(tokenIn(request.headers.cookie, this.isSecure));
  }

  async requirePerson(request: FastifyRequest): Promise<Person> {
    const person = await this.personOf(request);
    if (person === null) throw new RefusalError('table.noCookie');
    return person;
  }

  /** A visitor without a person gets a new one, and a cookie if the page has not set one. */
  async personOrNew(request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const known = await this.personOf(request);
    if (known !== null) return known;
    const { registry, isSecure } = this;
    if (!this.personsByAddress.take(networkOf(request.ip), registry.now())) throw new RefusalError('table.tooFast');
    const brought = tokenIn(request.headers.cookie, isSecure);
    const { person, token } = await registry.persons.welcome(brought);
    if (token !== brought) reply.header('set-cookie', cookieFor(token, isSecure));
    return person;
  }
}
