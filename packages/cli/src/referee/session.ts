import {
  fail,
  type Game,
  type Hex,
  Match,
  ok,
  type Result,
  secretFromSeed,
  type Terms,
} from '@hortus/kernel';
import type { Trouble } from './fields.ts';

/** What the referee needs of the world, given so that tests can give something else. */
export interface World {
  /** A clock in milliseconds, for deadlines only. */
  now(): number;
  /** A secret that nobody can guess, for matches without a seed. */
  freshSecret(): Hex;
}

export interface Held {
  readonly id: string;
  readonly game: Game;
  readonly match: Match;
  /** The referee is the host of its matches, and shows all it knows to its owner. */
  readonly secret: Hex;
}

export interface Wanted {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string | undefined;
  readonly position?: string;
}

/** A match takes 3 to 4 KB, so that this many fit into an ordinary process. */
export const MOST_MATCHES = 100_000;

/** The matches of one referee, by the names it gave them. */
export class Session {
  readonly world: World;
  readonly #matches = new Map<string, Held>();
  #opened = 0;

  constructor(world: World) {
    this.world = world;
  }

  get size(): number {
    return this.#matches.size;
  }

  find(id: string): Held | undefined {
    return this.#matches.get(id);
  }

  /**
   * Begins a match. Its seats are all the owner's affair, so no person's entropy is in the deal, and everything in
   * its terms follows from the request: the same seed gives the same deal, today and elsewhere.
   */
  open(game: Game, { seats, options, seed, position }: Wanted): Result<Held, Trouble> {
    if (this.size >= MOST_MATCHES)
      return fail({ code: 'too-many-matches', message: `${MOST_MATCHES} matches are open: close some` });
    const parsed = game.parseOptions(options);
    if (!parsed.ok) return fail(troubleOf(parsed.fault));
    const terms: Terms = {
      id: 'referee',
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: parsed.value,
      packs: game.packs,
      seats: seatsNamed(seats),
      ...(position === undefined ? {} : { position }),
    };
    const secret = seed === undefined ? this.world.freshSecret() : secretFromSeed(seed);
    const begun = Match.begin(game, terms, [], secret);
    if (!begun.ok) return fail(troubleOf(begun.fault));
    const held: Held = { id: `m${++this.#opened}`, game, match: begun.value, secret };
    this.#matches.set(held.id, held);
    return ok(held);
  }

  close(id: string): void {
    this.#matches.delete(id);
  }
}

const seatsNamed = (seats: number): Terms['seats'] =>
  Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, kind: 'bot' }));

/** All faults of something written, in one line. */
export function troubleOf(
  faults: readonly {
    readonly code: string;
    readonly message: string;
    readonly hint?: string;
    readonly clause?: string;
  }[],
): Trouble {
  const [first] = faults;
  const message = faults
    .map((fault) => fault.message + (fault.hint === undefined ? '' : ` (${fault.hint})`))
    .join('; ');
  const clause = first?.clause;
  return { code: first?.code ?? 'bad-field', message, ...(clause === undefined ? {} : { clause }) };
}
