/** The results of random games of Garden, whichever side plays them. */
export interface Tally {
  readonly games: number;
  readonly moves: number;
  /** Games won by the first player: those of an odd number of moves. */
  readonly firstWins: number;
}

/** Of thirty million games by the yardstick, which a plain implementation confirms (garden-loop.test.ts). */
const MEAN_LENGTH = 13.2207;
const DEVIATION_OF_LENGTH = 2.065;
const FIRST_SHARE = 0.5168;

/** Five standard errors: one honest run in a million fails. */
const LIMIT = 5;

/** A program that plays a different game isn't compared. */
export function checkTally(who: string, { games, moves, firstWins }: Tally): void {
  const error = 1 / Math.sqrt(games);
  const length = moves / games;
  const share = firstWins / games;
  if (Math.abs(length - MEAN_LENGTH) > LIMIT * DEVIATION_OF_LENGTH * error + 0.001)
    throw new Error(`${who} plays games of ${length.toFixed(2)} moves on average, not ${MEAN_LENGTH}`);
  if (Math.abs(share - FIRST_SHARE) > LIMIT * 0.5 * error + 0.001)
    throw new Error(`${who} lets the first player win ${share.toFixed(3)} of all games, not ${FIRST_SHARE}`);
}

export const addTallies = (tallies: readonly Tally[]): Tally => {
  const sum = (of: (tally: Tally) => number): number =>
    tallies.reduce((total, tally) => total + of(tally), 0);
  return {
    games: sum(({ games }) => games),
    moves: sum(({ moves }) => moves),
    firstWins: sum(({ firstWins }) => firstWins),
  };
};
