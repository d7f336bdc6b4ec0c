/** The figures that a player by rules of thumb uses: chances by who plots, who plots next and who waits. */
import { GENESIS_TURNS, type TurnWeights, WORLDS_TURNS } from './turn-weights.ts';
import { logistic } from './worth.ts';

/** Larger hands are treated as hands of this many cards. */
const LAST = 9;

/**
 * How far a player is from an even chance to win the turn:
 * by own cards, the rival's, highest total, cards to come.
 */
export interface Prospect {
  readonly own: readonly number[];
  readonly rivals: readonly number[];
  readonly best: number;
  readonly draws: number;
}

export interface Figures {
  /**
   * By the number of the rival's cards: the total that is answered half the time, and how much more
   * multiplies the odds by e.
   */
  readonly even: readonly number[];
  readonly spread: readonly number[];
  /** What covert's bar takes off that total. */
  readonly barred: number;
  /** Cards that an answer costs: a constant, plus so much per point of the total. */
  readonly spent: readonly [number, number];
  /** For the player about to plot, and for the one who waits for a plot. */
  readonly plots: Prospect;
  readonly waits: Prospect;
  /** What a running countdown is worth. */
  readonly countdown: number;
  /**
   * What each card to come adds to the highest total,
   * and how many cards are routed to the rival along with it.
   */
  readonly perCard: number;
  readonly routed: number;
  /** What wins a turn, for the outlook. */
  readonly turns: TurnWeights;
}

/**
 * The same as straight lines (a start and a step per card), plus what hands of zero and one card are worth.
 */
interface Guess {
  readonly even: readonly [number, number];
  readonly spread: readonly [number, number];
  readonly barred: number;
  readonly spent: readonly [number, number];
  readonly none: readonly [number, number];
  readonly nobody: readonly [number, number];
  readonly plots: Line;
  readonly waits: Line;
  readonly countdown: number;
  readonly perCard: number;
  readonly routed: number;
  readonly turns: TurnWeights;
}

interface Line {
  readonly start: number;
  readonly own: number;
  readonly rivals: number;
  readonly best: number;
  readonly draws: number;
}

const upTo = (each: (cards: number) => number): number[] =>
  Array.from({ length: LAST + 1 }, (_, cards) => each(cards));

function made({ even, spread, none, nobody, plots, waits, ...rest }: Guess): Figures {
  const prospect = ({ start, own, rivals, best, draws }: Line): Prospect => ({
    own: upTo((cards) => start + own * cards + (none[cards] ?? 0)),
    rivals: upTo((cards) => rivals * cards + (nobody[cards] ?? 0)),
    best,
    draws,
  });
  return {
    ...rest,
    even: upTo((cards) => even[0] + even[1] * cards),
    spread: upTo((cards) => spread[0] + spread[1] * cards),
    plots: prospect(plots),
    waits: prospect(waits),
  };
}

/** As a player of some experience would guess them. */
export const GUESSED: Figures = made({
  even: [1, 2.25],
  spread: [1, 0.25],
  barred: 1,
  spent: [0.6, 0.27],
  none: [-2.5, 0],
  nobody: [2.5, 0],
  plots: { start: 0.2, own: 0.42, rivals: -0.74, best: 0.14, draws: 0.12 },
  waits: { start: -0.1, own: 0.42, rivals: -0.74, best: 0.14, draws: 0.12 },
  countdown: 1.5,
  perCard: 2.2,
  routed: 0.5,
  turns: GENESIS_TURNS,
});

/**
 * Found by trial: figures were drawn around the last ones and those that won most stayed, 36 times 20 of them
 * over 400 to 600 games. They win two games out of three against the guess.
 */
export const GENESIS: Figures = made({
  even: [0.43, 1.95],
  spread: [0.67, 0.17],
  barred: 1.13,
  spent: [0.67, 0.17],
  none: [-2.27, 0.01],
  nobody: [2.71, 0.2],
  plots: { start: -0.08, own: 0.35, rivals: -0.89, best: 0.11, draws: 0.24 },
  waits: { start: -0.24, own: 0.27, rivals: -0.97, best: 0.14, draws: 0.1 },
  countdown: 1.29,
  perCard: 2.57,
  routed: 0.56,
  turns: GENESIS_TURNS,
});
/** The worth of a single card was lowered by hand from 0.25: two cards must be worth more than one. */
export const WORLDS: Figures = made({
  even: [0.05, 2.07],
  spread: [0.38, 0.25],
  barred: 1,
  spent: [0.54, 0.26],
  none: [-1.84, 0.2],
  nobody: [0.52, 0.79],
  plots: { start: -0.17, own: 0.52, rivals: -0.86, best: 0.11, draws: 0.17 },
  waits: { start: -0.12, own: 0.23, rivals: -0.89, best: 0.17, draws: 0.12 },
  countdown: 1.31,
  perCard: 2.68,
  routed: 0.55,
  turns: WORLDS_TURNS,
});

/** Chance that `cards` unknown cards don't reach a total. */
export function chanceOfFailing(figures: Figures, total: number, cards: number, barred: boolean): number {
  if (cards === 0) return 1;
  const n = cards < LAST ? cards : LAST;
  return logistic((total - figures.even[n] + (barred ? figures.barred : 0)) / figures.spread[n]);
}

export const spentOn = ({ spent }: Figures, total: number): number =>
  total <= 0 ? 0 : spent[0] + total * spent[1];

/** `rivals` may be a fraction. `logistic` turns the result into a chance. */
export function edgeOf(
  { own, rivals, best, draws }: Prospect,
  cards: number,
  total: number,
  coming: number,
  theirs: number,
): number {
  const m = theirs < LAST ? theirs : LAST - 0.001;
  const low = m | 0;
  const between = rivals[low] + (m - low) * (rivals[low + 1] - rivals[low]);
  return own[cards < LAST ? cards : LAST] + between + best * total + draws * coming;
}
