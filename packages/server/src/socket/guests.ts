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
  readonly #addresses = new Map<string, number>();

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  /** Undefined if this person, or this address, has as many sockets as allowed. */
  enter(person: string, address: string): Guest | undefined {
    const { settings } = this.#shared;
    const known = this.#people.get(person);
    const fromThere = this.#addresses.get(address) ?? 0;
    if ((known?.sockets ?? 0) >= settings.socketsPerPerson || fromThere >= settings.socketsPerAddress)
      return undefined;
    const guest = known ?? new Guest(person, this.#shared);
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
    const wait = Math.ceil(guest.fullIn(clock.now()));
    if (wait <= 0) return void this.#people.delete(guest.person);
    clock.after(wait, () => {
      if (guest.sockets === 0 && this.#people.get(guest.person) === guest) this.#forget(guest);
    });
  }
}
