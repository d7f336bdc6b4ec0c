/** Caps on what is open at the same time, counted with the other processes on the same store. */
import type { Clock } from '@hortus/host';
import type { SharedHoldings } from '../store.ts';
import { type Sharing, stepOf } from './sharing.ts';

/** A process holds this part of a cap before the others hear of it. */
const UNNOTICED = 8;
/** What others held counts for this long before somebody is refused because of it. */
const FRESH = 1_000;
/** What was given back is told to the others this soon. */
const TELL_WITHIN = 1_000;
/** Keys per query. */
const MOST = 500;

interface Holding {
  mine: number;
  /** What the others know of. */
  told: number;
  /** What they held when they were last asked, and when that was. */
  others: number;
  askedAt: number;
}

export interface HeldMeans {
  readonly clock: Pick<Clock, 'after'>;
  readonly sharing: Sharing;
  /** Without it every process counts for itself. */
  readonly holdings: SharedHoldings | undefined;
  /** Keys as the others see them: which cap, and addresses as hashes. */
  name(key: string): string;
  readonly max: number;
}

/**
 * Asks the others only about keys that hold an eighth of the cap here, so most people cost no query. If the database is
 * slow or away, every process counts for itself until it answers again.
 */
export class Held {
  readonly #means: HeldMeans;
  readonly #held = new Map<string, Holding>();
  /** What the others should hear of. */
  readonly #news = new Set<string>();
  #running: Promise<void> | undefined;
  #planned = false;

  constructor(means: HeldMeans) {
    this.#means = means;
  }

  /** False if as many are open as may be. Otherwise one more is, until `giveBack`. */
  async take(key: string): Promise<boolean> {
    const { max } = this.#means;
    for (;;) {
      const one = this.#held.get(key) ?? { mine: 0, told: 0, others: 0, askedAt: Number.NEGATIVE_INFINITY };
      if (this.#mustAsk(one)) {
        await this.#ask(key);
        continue;
      }
      if (one.mine + (this.#isShared ? one.others : 0) >= max) return false;
      one.mine++;
      this.#held.set(key, one);
      this.#changed(key, one);
      return true;
    }
  }

  giveBack(key: string): void {
    const one = this.#held.get(key);
    if (one === undefined) return;
    one.mine--;
    this.#changed(key, one);
  }

  /** How many are open on this process. */
  here(key: string): number {
    return this.#held.get(key)?.mine ?? 0;
  }

  /** Tells a process that has started meanwhile what was open before. */
  refresh(): void {
    if (this.#news.size > 0) this.#plan();
  }

  get #isShared(): boolean {
    const { sharing, holdings } = this.#means;
    return holdings !== undefined && sharing.isNeeded && sharing.isWorking;
  }

  #mustAsk({ mine, told, others, askedAt }: Holding): boolean {
    const { max, sharing } = this.#means;
    if (!this.#isShared || mine >= max || mine < this.#unnoticed) return false;
    const isFull = mine + others >= max;
    return mine - told >= stepOf(max) || (isFull && sharing.now() - askedAt >= FRESH);
  }

  get #unnoticed(): number {
    return Math.max(1, Math.floor(this.#means.max / UNNOTICED));
  }

  #changed(key: string, { mine, told }: Holding): void {
    if (mine === told || (told === 0 && mine < this.#unnoticed)) this.#news.delete(key);
    else this.#news.add(key);
    if (mine === 0 && told === 0) this.#held.delete(key);
    if (this.#news.size > 0) this.#plan();
  }

  #plan(): void {
    if (this.#planned || !this.#means.sharing.isNeeded) return;
    this.#planned = true;
    this.#means.clock.after(TELL_WITHIN, () => {
      this.#planned = false;
      void this.#tell();
    });
  }

  #ask(key: string): Promise<void> {
    // It may have nothing to tell and still want to know.
    this.#news.add(key);
    return this.#means.sharing.inTime(this.#tell(key));
  }

  #tell(first?: string): Promise<void> {
    this.#running ??= this.#tellSome(first).finally(() => {
      this.#running = undefined;
      if (this.#news.size > 0) this.#plan();
    });
    return this.#running;
  }

  async #tellSome(first: string | undefined): Promise<void> {
    const { holdings, sharing, name } = this.#means;
    if (holdings === undefined || !sharing.isNeeded) return;
    const keys = [...new Set([...(first === undefined ? [] : [first]), ...this.#news])].slice(0, MOST);
    const told = keys.map((key) => ({ key, n: this.here(key) }));
    for (const key of keys) this.#news.delete(key);
    if (told.length === 0) return;
    try {
      const answers = await holdings.hold(told.map(({ key, n }) => ({ key: name(key), n })));
      const others = new Map(answers.map((answer) => [answer.key, answer.others]));
      for (const { key, n } of told) {
        const one = this.#held.get(key);
        if (one === undefined) continue;
        one.told = n;
        one.others = others.get(name(key)) ?? 0;
        one.askedAt = sharing.now();
        this.#changed(key, one);
      }
      sharing.answered();
    } catch (error) {
      for (const key of keys) this.#news.add(key);
      sharing.failed(error);
    }
  }
}
