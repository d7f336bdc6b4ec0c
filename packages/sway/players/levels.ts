/**
 * The levels below expert. They search like it, but in few worlds, and accept a line that seems nearly best, so they err
 * as people do. Each was set so that it loses about four games of five to the level above.
 */
import type { SearchBreadth } from './search.ts';

/** Those who err: `worlds` is all that they look at. */
const erring = (worlds: number, slack: number): SearchBreadth => ({ lines: 10, plots: 1, worlds, slack });

export interface SwayLevels {
  readonly beginner: SearchBreadth;
  readonly novice: SearchBreadth;
  /** By rules of thumb, without any search, where that is as strong as a club player should be. */
  readonly club: SearchBreadth | 'thumb';
  readonly strong: SearchBreadth;
}

/** Here rules of thumb lose to the expert too often for one level between the two. */
export const GENESIS_LEVELS: SwayLevels = {
  beginner: erring(1, 0.55),
  novice: erring(1, 0.18),
  club: erring(2, 0.068),
  strong: erring(8, 0.028),
};

export const WORLDS_LEVELS: SwayLevels = {
  beginner: erring(1, 0.42),
  novice: erring(1, 0.15),
  club: 'thumb',
  strong: erring(4, 0.05),
};
