/** What a law is, where it looks, and how it reports that it is broken. */
import {
  canonicalJson,
  type FastLuck,
  type Game,
  type Move,
  type Seat,
  type SeatSet,
  type State,
  type ToldEvent,
} from '@hortus/kernel';

/** A game with options and a number of seats. */
export interface Setting {
  readonly game: Game;
  /** As given, to be repeated in a message. */
  readonly given: unknown;
  /** As the game has parsed them. */
  readonly options: unknown;
  readonly seats: number;
}

/** One random game, the same for the same seed. */
export interface Trial extends Setting {
  readonly seed: number;
  /** No game may take more moves than this. */
  readonly bound: number;
  readonly isClause: (id: string) => boolean;
  /** Event kinds that may tell of a choice which leaves no trace in a view. */
  readonly traceless: readonly string[];
  /** Luck for a law's own choices, separate from that of the game and of other laws. */
  luck(purpose: string): FastLuck;
}

/** A position of a random game. Laws read its state and try things on copies. */
export interface Spot {
  readonly trial: Trial;
  readonly step: number;
  readonly state: State;
  /** As `setup` or `play` returned it. */
  readonly toAct: SeatSet;
}

/** A move of a random game; luck seeded with `luckSeed` reproduces it. */
export interface Turn {
  readonly before: Spot;
  readonly after: Spot;
  readonly seat: Seat;
  readonly move: Move;
  readonly told: readonly ToldEvent[];
  readonly luckSeed: number;
}

export interface Check {
  (holds: boolean, what: string | (() => string)): void;
  /** Counts something that the law's verdict or the report needs. */
  count(what: string): void;
}

/** Follows one random game: every position in turn, the last included, and every move between two. */
export interface Watcher {
  readonly spot?: (spot: Spot) => void;
  readonly turn?: (turn: Turn) => void;
}

export type Counts = Readonly<Record<string, number | undefined>>;

export interface Law {
  readonly name: string;
  /** The law in a sentence. */
  readonly says: string;
  /** Called for each random game before its first position. */
  watch(trial: Trial, check: Check): Watcher;
  /** Called when all games have been played, with what was counted: a fault of the whole, or undefined. */
  readonly verdict?: (counts: Counts, expected: { readonly hides: boolean }) => string | undefined;
}

export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: string;

  constructor(law: string, what: string, options?: ErrorOptions) {
    super(`${law}: ${what}`, options);
    this.law = law;
  }
}

/** The fault with everything needed to reproduce it. */
export function brokenAt(
  law: Pick<Law, 'name' | 'says'>,
  what: string,
  trial: Trial,
  spot?: Spot,
  cause?: unknown,
): LawBroken {
  const settings = `[{ options: ${quoted(trial.given)}, seats: ${trial.seats} }]`;
  const lines = [
    what,
    `  law       ${law.says}`,
    `  game      ${trial.game.id}, ${trial.seats} seats, options ${quoted(trial.options)}`,
    `  seed      ${trial.seed}, ${spot === undefined ? 'before the deal' : `step ${spot.step}`}`,
    ...(spot === undefined ? [] : [`  position  ${positionOf(spot)}`]),
    `  again     conforms(game, { settings: ${settings}, seed: ${trial.seed}, games: 1, laws: ['${law.name}'] })`,
  ];
  return new LawBroken(law.name, lines.join('\n'), { cause });
}

const quoted = (value: unknown): string => {
  try {
    return canonicalJson(value ?? {});
  } catch {
    return String(value);
  }
};

function positionOf({ trial, state }: Spot): string {
  try {
    return trial.game.notation.makePosition(state);
  } catch (error) {
    return `cannot be written: ${(error as Error).message}`;
  }
}
