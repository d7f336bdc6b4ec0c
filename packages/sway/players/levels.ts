/**
 * The levels below expert. They search like it, but in few worlds, and accept a line that seems nearly best, so they err
 * as people do. Each was set so that it loses about four games of five to the level above.
 */
import type { SearchBreadth } from './search.ts';

/** Levels that err look at `worlds` worlds at most. */
const erring = (worlds: number, slack: number): SearchBreadth => ({ lines: 10, plots: 1, worlds, slack });

export interface SwayLevels {
  readonly beginner: SearchBreadth;
  readonly novice: SearchBreadth;
  readonly club: SearchBreadth;
  readonly strong: SearchBreadth;
}

export const GENESIS_LEVELS: SwayLevels = {
  beginner: erring(1, 0.36),
  novice: erring(1, 0.1),
  club: erring(3, 0.055),
  strong: erring(12, 0.022),
};

export const WORLDS_LEVELS: SwayLevels = {
  beginner: erring(1, 0.42),
  novice: erring(1, 0.15),
  club: erring(2, 0.09),
  strong: erring(5, 0.045),
};
