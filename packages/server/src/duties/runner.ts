import type { Shared } from '../shared.ts';
import type { Duty } from '../store.ts';

type Kind = Duty['kind'];
const KINDS: readonly Kind[] = ['clock', 'bot', 'dealing'];

/** A claim that isn't done by then belongs to the next process that claims it. */
const LEASE = 15_000;
/** Look for other processes' duties at least this often, in case their process died. */
const LOOK_EVERY = 2_000;
const LEAST_WAIT = 200;
const MOST_AT_ONCE = 16;

/** Claims what is due and does it: exactly one process each, even right after a restart. */
export class Duties {
  readonly #shared: Shared;
  readonly #perform: (duty: Duty) => Promise<void>;
  readonly #cancel = new Map<Kind, { at: number; cancel: () => void }>();
  readonly #looking = new Set<Kind>();
  readonly #again = new Set<Kind>();
  readonly #underWay = new Set<Promise<void>>();
  #stopped = false;

  constructor(shared: Shared, perform: (duty: Duty) => Promise<void>) {
    this.#shared = shared;
    this.#perform = perform;
  }

  start(): void {
    for (const kind of KINDS) this.wake(kind, this.#shared.clock.now());
  }

  /** Something of this kind falls due at that time. */
  wake(kind: Kind, due: number): void {
    if (this.#stopped) return;
    const planned = this.#cancel.get(kind);
    if (planned !== undefined && planned.at <= due) return;
    planned?.cancel();
    const cancel = this.#shared.clock.after(due - this.#shared.clock.now(), () => {
      this.#cancel.delete(kind);
      this.#track(this.#look(kind));
    });
    this.#cancel.set(kind, { at: due, cancel });
  }

  async #look(kind: Kind): Promise<void> {
    if (this.#stopped) return;
    if (this.#looking.has(kind)) {
      this.#again.add(kind);
      return;
    }
    this.#looking.add(kind);
    const { clock, store, log } = this.#shared;
    try {
      const claimed = await store.claim(kind, clock.now(), LEASE, MOST_AT_ONCE);
      for (const duty of claimed) this.#do(duty);
      if (this.#stopped) return;
      const next = claimed.length === MOST_AT_ONCE ? clock.now() : await store.nextDue(kind);
      const now = clock.now();
      this.wake(
        kind,
        Math.min(now + LOOK_EVERY, Math.max(now + LEAST_WAIT, next ?? Number.POSITIVE_INFINITY)),
      );
    } catch (error) {
      log.error({ err: error, kind }, 'duties could not be claimed');
      this.wake(kind, clock.now() + LOOK_EVERY);
    } finally {
      this.#looking.delete(kind);
      if (this.#again.delete(kind)) this.#track(this.#look(kind));
    }
  }

  /** A duty that fails stays claimed until its lease ends, and is then tried again. */
  #do(duty: Duty): void {
    const doing = this.#perform(duty).catch((error: unknown) =>
      this.#shared.log.error({ err: error, table: duty.table, kind: duty.kind }, 'a duty failed'),
    );
    this.#track(doing);
  }

  #track(doing: Promise<void>): void {
    const tracked = doing.finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { cancel } of this.#cancel.values()) cancel();
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }
}
