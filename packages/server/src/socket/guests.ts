import type { Shared } from '../shared.ts';
import { Bucket } from './bucket.ts';

/** A person with sockets open on this process; the sockets share one allowance. */
export interface Guest {
  readonly person: string;
  readonly bucket: Bucket;
  sockets: number;
}

/** Who is connected, and how often. */
export class Guests {
  readonly #shared: Shared;
  readonly #people = new Map<string, Guest>();
  readonly #addresses = new Map<string, number>();

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  /** Undefined if this person, or this address, has as many sockets as allowed. */
  enter(person: string, address: string): Guest | undefined {
    const { settings, clock } = this.#shared;
    const known = this.#people.get(person);
    const fromThere = this.#addresses.get(address) ?? 0;
    if ((known?.sockets ?? 0) >= settings.socketsPerPerson || fromThere >= settings.socketsPerAddress)
      return undefined;
    const bucket = (): Bucket =>
      new Bucket(2 * settings.messagesPerSecond, 2 * settings.messagesAtOnce, clock.now());
    const guest = known ?? { person, sockets: 0, bucket: bucket() };
    guest.sockets++;
    this.#people.set(person, guest);
    this.#addresses.set(address, fromThere + 1);
    return guest;
  }

  leave(guest: Guest, address: string): void {
    if (--guest.sockets === 0) this.#forget(guest);
    const left = (this.#addresses.get(address) ?? 1) - 1;
    if (left === 0) this.#addresses.delete(address);
    else this.#addresses.set(address, left);
  }

  /** Not before the allowance is full again: otherwise reconnecting would give a new one. */
  #forget(guest: Guest): void {
    const { clock } = this.#shared;
    const wait = Math.ceil(guest.bucket.fullIn(clock.now()));
    if (wait <= 0) return void this.#people.delete(guest.person);
    clock.after(wait, () => {
      if (guest.sockets === 0 && this.#people.get(guest.person) === guest) this.#forget(guest);
    });
  }
}
