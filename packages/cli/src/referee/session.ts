import {
  agreeOn,
  type Content,
  contentsOf,
  type Diagnostic,
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

/** What the referee needs from outside, passed in so that tests can pass something else. */
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
  /** The referee is the host of its matches, and shows its owner everything it knows. */
  readonly secret: Hex;
  /** The decks and packs that the terms name. */
  readonly contents: readonly Content[];
}

export interface Wanted {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string | undefined;
  readonly position?: string;
}

export interface Limits {
  /** Open at the same time. A match takes 3 to 10 KB, so these fit into a gigabyte. */
  readonly matches: number;
  /** Positions that `count` looks at: a whole garden has about 120 million, which takes ten seconds. */
  readonly nodes: number;
}

export const LIMITS: Limits = { matches: 100_000, nodes: 250_000_000 };

/** The matches of one referee, by the names it gave them. */
export class Session {
  readonly world: World;
  readonly limits: Limits;
  readonly #matches = new Map<string, Held>();
  #opened = 0;

  constructor(world: World, limits: Limits = LIMITS) {
    this.world = world;
    this.limits = limits;
  }

  get size(): number {
    return this.#matches.size;
  }

  find(id: string): Held | undefined {
    return this.#matches.get(id);
  }

  /**
   * Starts a match. All its seats belong to its owner, so there's no person's entropy in the deal, and everything in
   * its terms follows from the request: the same seed gives the same deal, always and everywhere.
   */
  open(game: Game, { seats, options, seed, position }: Wanted): Result<Held, Trouble> {
    const { matches } = this.limits;
    if (this.size >= matches)
      return fail({ code: 'too-many-matches', message: `${matches} matches are open: close some` });
    const agreed = agreeOn(game, options, seats);
    if (!agreed.ok) return fail(troubleOf(agreed.fault));
    const { contents, ...settled } = agreed.value;
    const terms: Terms = {
      id: 'referee',
      game: game.id,
      rulesVersion: game.rulesVersion,
      ...settled,
      seats: seatsNamed(seats),
      ...(position === undefined ? {} : { position }),
    };
    const secret = seed === undefined ? this.world.freshSecret() : secretFromSeed(seed);
    const begun = Match.begin(game, terms, [], secret, contentsOf(contents));
    if (!begun.ok) return fail(troubleOf(begun.fault));
    const held: Held = { id: `m${++this.#opened}`, game, match: begun.value, secret, contents };
    this.#matches.set(held.id, held);
    return ok(held);
  }

  close(id: string): void {
    this.#matches.delete(id);
  }
}

const seatsNamed = (seats: number): Terms['seats'] =>
  Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, kind: 'bot' }));

/** The first faults of a text, on one line that stays short whatever the text is. */
function troubleOf(faults: readonly Diagnostic[]): Trouble {
  const [first] = faults;
  const told = faults
    .slice(0, 5)
    .map(({ message, hint }) => short(hint === undefined ? message : `${message} (${hint})`));
  const { code = 'bad-field', clause, line, column } = first ?? {};
  return {
    code,
    message: told.join('; '),
    ...(clause === undefined ? {} : { clause }),
    ...(line === undefined || column === undefined ? {} : { line, column }),
  };
}

const short = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text);
