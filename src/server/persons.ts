/** People: an unguessable cookie and a name. No account. */
import type { Random } from '../kernel/index.ts';
import { hashOf, isOwnToken, newCode, newPersonId, newToken, typedCode } from './ids.ts';
import { norseName } from './names.ts';
import type { Person, Store } from './store/store.ts';

/** A code for another device is good for so long. */
const CODE_LIFE = 10 * 60_000;
/** A person's last visit is written once a day. */
const DAY = 24 * 3600_000;
const TOKEN = /^[\w-]{40,60}$/;

/** Whether the text has the form of a token. */
export const isToken = (text: string | undefined): text is string => text !== undefined && TOKEN.test(text);

interface PersonAndToken {
  readonly person: Person;
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

  /** The person with this cookie; null if there is none. */
  async of(token: string | undefined): Promise<Person | null> {
    if (!isToken(token)) return null;
    const person = await this.store.person(hashOf(token));
    if (person !== null && this.now() - person.seen > DAY) {
      await this.store.updatePerson({ ...person, seen: this.now() });
    }
    return person;
  }

  /**
   * Creates a person, with a random name so that nobody has to type before playing. `given` is the token of the request: a token that
   * the page set is used, anything else is replaced. If several requests come at once with one token, the first creates the person and
   * all get that one.
   */
  async welcome(given?: string): Promise<PersonAndToken> {
    const token = given !== undefined && isOwnToken(given) ? given : newToken();
    const person: Person = { id: newPersonId(), name: norseName(this.random), seen: this.now() };
    if ((await this.store.addPerson(person, hashOf(token))) === 'done') return { person, token };
    const first = await this.store.person(hashOf(token));
    // Cannot happen: persons are removed only after days.
    if (first === null) throw new Error('a person disappeared while being created');
    return { person: first, token };
  }

  /** The device with this token is nobody's from now on. The person stays, for other devices and for their tables. */
  async signOut(token: string): Promise<void> {
    await this.store.removeToken(hashOf(token));
  }

  /** All devices of the person but this one are nobody's from now on. */
  async signOutOthers(person: Person, token: string): Promise<void> {
    await this.store.removeOtherTokens(person.id, hashOf(token));
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
