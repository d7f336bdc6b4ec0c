import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeptKey, Person, Store } from '../store.ts';
import { guestName } from './names.ts';

const ID = /^[A-Za-z0-9_-]{22}$/;
/** The name of the keys that sign tokens. */
export const IDENTITY = 'identity';
/** How often a process looks for new keys, and closes the sockets of those that are no longer honoured. */
export const KEYS_READ_EVERY = 5_000;

/** Who a token is from, and which key proves it. */
export interface Proof {
  readonly person: string;
  /** A name of the key that tells nothing about it. */
  readonly key: string;
}

interface NamedKey extends KeptKey {
  readonly id: string;
}

/**
 * Guests: a random id signed with a key that all processes share. Nothing is stored until a guest chooses a name, so
 * that passers-by cost nothing. After a rotation older keys are honoured for a while, and tokens renewed at use.
 */
export class People {
  readonly #store: Store;
  readonly #now: () => number;
  #keys: readonly NamedKey[] = [];
  /** Called after each look at the keys: some may have ended. */
  keysRead: () => void = () => {};

  private constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  static async open(store: Store, now: () => number): Promise<People> {
    const people = new People(store, now);
    await people.readKeys();
    return people;
  }

  /** Looks for keys that were added or have ended. */
  async readKeys(): Promise<void> {
    this.#keys = (await this.#store.keyring(IDENTITY, this.#now())).map((key) => ({ ...key, id: idOf(key) }));
    this.keysRead();
  }

  fresh(): string {
    return this.tokenFor(randomBytes(16).toString('base64url'));
  }

  tokenFor(id: string): string {
    return `${id}.${sign(this.#signing().key, id).toString('base64url')}`;
  }

  /** The person's id, if the token is ours. */
  read(token: string | undefined): string | undefined {
    return this.#recognise(token)?.id;
  }

  /** The same with the key, for connections that stay open. */
  prove(token: string | undefined): Proof | undefined {
    const found = this.#recognise(token);
    return found && { person: found.id, key: found.key.id };
  }

  /** Whether tokens of this key still count. */
  honours(id: string): boolean {
    return this.#keys.some((key) => key.id === id && this.#isHonoured(key));
  }

  /** A newer token for the same person, if the key of this one is being retired. */
  renewed(token: string | undefined): string | undefined {
    const found = this.#recognise(token);
    if (found === undefined || found.key.until === undefined || found.key === this.#signing())
      return undefined;
    return this.tokenFor(found.id);
  }

  /** The id in a token that we made. */
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

  #isHonoured({ until = Number.POSITIVE_INFINITY }: KeptKey): boolean {
    return until > this.#now();
  }

  #recognise(token: string | undefined): { readonly id: string; readonly key: NamedKey } | undefined {
    const [id = '', signature = '', ...more] = (token ?? '').split('.');
    if (more.length > 0 || !ID.test(id)) return undefined;
    const given = Buffer.from(signature, 'base64url');
    for (const key of this.#keys) {
      if (!this.#isHonoured(key)) continue;
      const right = sign(key.key, id);
      if (given.length === right.length && timingSafeEqual(given, right)) return { id, key };
    }
    return undefined;
  }

  /** The newest key that every process knows by now. */
  #signing(): NamedKey {
    const now = this.#now();
    return this.#keys.find(({ signsFrom }) => signsFrom <= now) ?? this.#keys[0]!;
  }
}

const idOf = ({ key }: KeptKey): string =>
  createHash('sha256').update('hortus key 1\0').update(key).digest('base64url').slice(0, 12);

const sign = (key: Uint8Array, id: string): Buffer =>
  createHmac('sha256', key).update(`hortus person 1\0${id}`).digest();
