import { Held } from '../limits/held.ts';
import { type Count, newCount } from '../limits/sharing.ts';
import type { Shared } from '../shared.ts';
import { Bucket } from './bucket.ts';

/** Processes add up in windows of this many milliseconds what a person who sends a lot has sent. */
const WINDOW = 10_000;
const SECOND = 1_000;

/**
 * A person with sockets open on this process; the sockets share one allowance. Once they use half of it here
 * within a second, it's shared with the other processes: what they have sent there is charged here. No move waits for
 * that.
 */
export class Guest {
  readonly person: string;
  readonly #shared: Shared;
  readonly #bucket: Bucket;
  readonly #count: Count;
  #second = 0;
  sockets = 0;

  constructor(person: string, shared: Shared) {
    this.person = person;
    this.#shared = shared;
    const { settings, clock, sharing } = shared;
    this.#bucket = new Bucket(2 * settings.messagesPerSecond, 2 * settings.messagesAtOnce, clock.now());
    this.#count = newCount(sharing.now(), (others) => this.#bucket.spend(others, clock.now()));
  }

  take(cost: number, now: number): boolean {
    if (!this.#bucket.take(cost, now)) return false;
    this.#counted(cost, now);
    return true;
  }

  spend(cost: number, now: number): void {
    this.#bucket.spend(cost, now);
    this.#counted(cost, now);
  }

  #counted(cost: number, now: number): void {
    if (now - this.#second >= SECOND) {
      this.#second = now;
      // What waits to be shared still counts.
      if (!this.#isShared) this.#count.unshared = 0;
    }
    this.#count.unshared += cost;
    if (this.#isShared) this.#shared.sharing.note(`messages ${this.person}`, this.#count, WINDOW);
  }

  /** Others should know what was sent here. */
  get #isShared(): boolean {
    const { sharing, settings } = this.#shared;
    return this.#count.unshared >= settings.messagesPerSecond && sharing.isNeeded;
  }

  fullIn(now: number): number {
    return this.#bucket.fullIn(now);
  }
}

/** Who is connected, and how often. */
export class Guests {
  readonly #shared: Shared;
  readonly #people = new Map<string, Guest>();
  readonly #ofPerson: Held;
  readonly #ofAddress: Held;

  constructor(shared: Shared) {
    this.#shared = shared;
    const { clock, sharing, settings, hashAddress, store } = shared;
    const means = { clock, sharing, holdings: store.holdings };
    this.#ofPerson = new Held({
      ...means,
      max: settings.socketsPerPerson,
      name: (person) => `sockets of ${person}`,
    });
    this.#ofAddress = new Held({
      ...means,
      max: settings.socketsPerAddress,
      name: (address) => `sockets from ${hashAddress(address)}`,
    });
  }

  /** Undefined if this person, or this address, has as many sockets as allowed, here and on other processes. */
  async enter(person: string, address: string): Promise<Guest | undefined> {
    if (!(await this.#ofPerson.take(person))) return undefined;
    if (!(await this.#ofAddress.take(address))) {
      this.#ofPerson.giveBack(person);
      return undefined;
    }
    const guest = this.#people.get(person) ?? new Guest(person, this.#shared);
    guest.sockets++;
    this.#people.set(person, guest);
    return guest;
  }

  leave(guest: Guest, address: string): void {
    if (--guest.sockets === 0) this.#forget(guest);
    this.#ofPerson.giveBack(guest.person);
    this.#ofAddress.giveBack(address);
  }

  refresh(): void {
    this.#ofPerson.refresh();
    this.#ofAddress.refresh();
  }

  /** Not before the allowance is full again: otherwise reconnecting would give a new one. */
  #forget(guest: Guest): void {
    const { clock } = this.#shared;
    const wait = Math.ceil(guest.fullIn(clock.now()));
    if (wait <= 0) return void this.#people.delete(guest.person);
    clock.after(wait, () => {
      if (guest.sockets === 0 && this.#people.get(guest.person) === guest) this.#forget(guest);
    });
  }
}
