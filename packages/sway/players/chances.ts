/**
 * Each seat's chance to win with all cards known: both sides play on to the next plot by rules of thumb, several
 * times over.
 */
import type { Chances } from '@hortus/bots';
import { copyState, FastLuck, type Game, moveList, type Rng, type State } from '@hortus/kernel';
import { PHASE, phaseIn, plottedIn, type SwayState, sideOf, TASK, taskIn } from '../src/index.ts';
import type { Figures } from './figures.ts';
import { Mind } from './mind.ts';
import { Playout } from './playout.ts';
import { Learned, type Value } from './value/learned.ts';

/** Draws differ between playouts; this many agree to a few hundredths. */
const PLAYOUTS = 12;

/** The network has learned to judge positions where nothing is plotted yet and no other question is open. */
const isPlotStart = ({ ints }: SwayState): boolean =>
  phaseIn(ints) === PHASE.plot && plottedIn(ints) === 0 && taskIn(ints) === TASK.none;

export function swayChances(game: Game, figures: Figures, value: Value): Chances {
  const learned = new Learned(value);
  const playout = new Playout(new Mind(moveList(game), figures, true), learned);
  const dice = new FastLuck(1);
  let scratch: SwayState | undefined;
  const bySeat = ({ rules }: SwayState, first: number): readonly number[] =>
    Array.from({ length: rules.seats }, (_, seat) => (sideOf(seat) === sideOf(0) ? first : 1 - first));
  const chances = (given: State, rng: Rng): readonly number[] => {
    const state = given as SwayState;
    scratch ??= copyState(state);
    let sum = 0;
    // Each playout has a seed of its own, so that neighbouring positions get the same luck.
    for (let i = 0; i < PLAYOUTS; i++) {
      dice.reseed(rng.below(0x7fffffff));
      sum += playout.value(state, scratch, 0, [], 1, dice);
    }
    return bySeat(state, sum / PLAYOUTS);
  };
  const steady = (given: State): readonly number[] | undefined => {
    const state = given as SwayState;
    return isPlotStart(state) ? bySeat(state, learned.of(state, 0)) : undefined;
  };
  return Object.assign(chances, { steady });
}
