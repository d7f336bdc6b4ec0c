import type { Clock } from '@hortus/host';
import type { Restriction, Safety } from '../safety.ts';

/** How soon a restriction takes effect on every process. */
const READ_EVERY = 10_000;

interface RestrictionMeans {
  readonly clock: Clock;
  readonly log: { warn(about: object, what: string): void };
  /** Without it nobody is restricted. */
  readonly safety: Safety | undefined;
}

/** Who is banned or muted, as of the last look at the database. */
export class Restrictions {
  readonly #means: RestrictionMeans;
  #active = new Map<string, Restriction>();
  #cancel: () => void = () => {};
  /** Called after each look: sockets of people who are banned now are closed. */
  changed: () => void = () => {};

  constructor(means: RestrictionMeans) {
    this.#means = means;
  }

  async start(): Promise<void> {
    await this.read();
    this.#later();
  }

  stop(): void {
    this.#cancel();
  }

  async read(): Promise<void> {
    const { safety, clock } = this.#means;
    const found = (await safety?.restrictions(clock.now())) ?? [];
    this.#active = new Map(found.map((one) => [`${one.kind} ${one.whom}`, one]));
    this.changed();
  }

  #later(): void {
    if (this.#means.safety === undefined) return;
    this.#cancel = this.#means.clock.after(READ_EVERY, () => {
      this.#later();
      this.read().catch((error: unknown) =>
        this.#means.log.warn({ err: error }, 'restrictions could not be read'),
      );
    });
  }

  isMuted = (person: string): boolean => this.#has('mute', `person ${person}`);

  isBanned = (person: string): boolean => this.#has('ban', `person ${person}`);

  isBannedAddress = (hash: string): boolean => this.#has('ban', `address ${hash}`);

  #has(kind: Restriction['kind'], whom: string): boolean {
    if (this.#active.size === 0) return false;
    const { until = Number.POSITIVE_INFINITY } = this.#active.get(`${kind} ${whom}`) ?? { until: 0 };
    return until > this.#means.clock.now();
  }
}
