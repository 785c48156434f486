/** People: an unguessable cookie and a name. No account. */
import type { Random } from '../kernel/index.ts';
import { hashOf, newCode, newPersonId, newToken, typedCode } from './ids.ts';
import { norseName } from './names.ts';
import type { Person, Store } from './store/store.ts';

/** A code for another device is good for so long. */
const CODE_LIFE = 10 * 60_000;
/** A person's last visit is written once a day. */
const DAY = 24 * 3600_000;
const TOKEN = /^[\w-]{40,60}$/;

export interface Known {
  readonly person: Person;
  /** Given once, to be set as a cookie. */
  readonly token: string;
}

export class Persons {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly random: Random;

  constructor(store: Store, now: () => number, random: Random) {
    this.store = store;
    this.now = now;
    this.random = random;
  }

  /** Who holds this cookie; null if nobody does. */
  async of(token: string | undefined): Promise<Person | null> {
    if (token === undefined || !TOKEN.test(token)) return null;
    const person = await this.store.person(hashOf(token));
    if (person !== null && this.now() - person.seen > DAY) {
      await this.store.updatePerson({ ...person, seen: this.now() });
    }
    return person;
  }

  /** Somebody new, with a name so that nobody has to type before playing. */
  async welcome(): Promise<Known> {
    const token = newToken();
    const person: Person = { id: newPersonId(), name: norseName(this.random), seen: this.now() };
    await this.store.addPerson(person, hashOf(token));
    return { person, token };
  }

  async rename(person: Person, name: string): Promise<Person> {
    const renamed = { ...person, name, seen: this.now() };
    await this.store.updatePerson(renamed);
    return renamed;
  }

  /** A code with which another device becomes the same person. */
  async code(person: Person): Promise<{ readonly code: string; readonly expires: number }> {
    const code = newCode();
    const expires = this.now() + CODE_LIFE;
    await this.store.addCode(hashOf(code), person.id, expires);
    return { code, expires };
  }

  /** Spends a code: a token for the new device; null if the code is not good. */
  async device(code: string): Promise<string | null> {
    const person = await this.store.spendCode(hashOf(typedCode(code)), this.now());
    if (person === null) return null;
    const token = newToken();
    await this.store.addToken(person, hashOf(token));
    return token;
  }
}
