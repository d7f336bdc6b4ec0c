import type { Forced, Players } from '@hortus/bots';
import { imagined, randomBot } from '@hortus/bots';
import type { Game, Move } from '@hortus/kernel';
import { type NetworkFile, readNetwork } from '@hortus/search';
import { MOVES, PHASE, phaseIn, type SwayState, TASK, taskIn } from '../src/index.ts';
import { swayChances } from './chances.ts';
import { expertBot } from './expert.ts';
import type { Figures } from './figures.ts';
import type { SwayLevels } from './levels.ts';
import { swayProver } from './prover.ts';
import type { SearchBreadth } from './search.ts';
import { thumbBot } from './thumb.ts';
import type { Value } from './value/learned.ts';
import { fourPupil, swayPupil } from './value/pupil.ts';

export const EXPERT: SearchBreadth = { lines: 10, plots: 1, worlds: 1 };

/** The clock is read before every line, which takes a phone about this long. */
const MS_PER_LOOK = 0.75;

/**
 * What to unlock is a choice, but our bots can't judge it: the network learned from games in which every bot unlocks
 * in the same order.
 */
const BETWEEN: readonly number[] = [PHASE.opening, PHASE.giving, PHASE.refill, PHASE.unlock];

/** The deck decides what these bring. */
const { draw, refill, negotiate, negotiateFor, omen } = MOVES.kinds;
const isLuck = (move: Move): boolean =>
  [draw, refill, negotiate, negotiateFor, omen].some((kind) => kind.is(move));

/** Trims, draws, the opening and what follows a loss: no choice that a review should judge. */
function forcedIn({ ints }: SwayState, move: Move): Forced | undefined {
  if (taskIn(ints) === TASK.trim || phaseIn(ints) === PHASE.equalise) return 'beside';
  if (BETWEEN.includes(phaseIn(ints))) return 'between';
  return isLuck(move) ? 'beside' : undefined;
}

/** The players of both games. What differs is in their rules and in the measured figures. */
export function swayPlayers(
  game: Game,
  figures: Figures,
  files: { readonly two: NetworkFile; readonly four?: NetworkFile },
  { beginner, novice, club, strong }: SwayLevels,
  ratings: NonNullable<Players['ratings']>,
): Players {
  const value: Value = { two: readNetwork(files.two), four: files.four && readNetwork(files.four) };
  const searching = (level: string, sight: SearchBreadth) => () =>
    expertBot(game, level, figures, value, sight);
  return {
    game,
    levels: {
      beginner: searching('beginner', beginner),
      novice: searching('novice', novice),
      club: searching('club', club),
      strong: searching('strong', strong),
      expert: searching('expert', EXPERT),
    },
    ratings,
    thumb: () => thumbBot(game, 'thumb'),
    msPerLook: MS_PER_LOOK,
    chances: () => swayChances(game, figures, value),
    forced: (state, move) => forcedIn(state as SwayState, move),
    resign: true,
    prover: () => swayProver(game),
    pupil: (seats = 2) =>
      seats === 2 ? swayPupil(game, figures) : seats === 4 ? fourPupil(game, figures, value.two) : undefined,
    random: () => randomBot(game, (view, { setting, rng }) => imagined(game, view, setting, rng)),
  };
}
