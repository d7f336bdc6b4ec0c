import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Person, Store } from '../store.ts';
import { guestName } from './names.ts';

const ID = /^[A-Za-z0-9_-]{22}$/;

/**
 * Guests: a random id signed with a key that all processes share. Nothing is stored until a guest chooses a name, so
 * that passers-by cost nothing.
 */
export class People {
  readonly #store: Store;
  readonly #key: Uint8Array;

  private constructor(store: Store, key: Uint8Array) {
    this.#store = store;
    this.#key = key;
  }

  static async open(store: Store): Promise<People> {
    return new People(store, await store.key('identity'));
  }

  fresh(): string {
    return this.tokenFor(randomBytes(16).toString('base64url'));
  }

  tokenFor(id: string): string {
    return `${id}.${this.#sign(id).toString('base64url')}`;
  }

  /** The person's id, if the token is ours. */
  read(token: string | undefined): string | undefined {
    const [id = '', signature = '', ...more] = (token ?? '').split('.');
    if (more.length > 0 || !ID.test(id)) return undefined;
    const given = Buffer.from(signature, 'base64url');
    const right = this.#sign(id);
    return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
  }

  /** From a token we made. */
  idOf(token: string): string {
    return token.slice(0, token.indexOf('.'));
  }

  async person(id: string): Promise<Person> {
    return (await this.#store.person(id)) ?? { id, name: guestName(id), madeAt: 0 };
  }

  async rename(id: string, name: string, now: number): Promise<Person> {
    const before = await this.#store.person(id);
    const person = { id, name, madeAt: before?.madeAt ?? now };
    await this.#store.savePerson(person);
    return person;
  }

  #sign(id: string): Buffer {
    return createHmac('sha256', this.#key).update(`hortus person 1\0${id}`).digest();
  }
}
