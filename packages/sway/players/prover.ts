/**
 * Which moves win for certain once the destiny is empty and nothing is hidden: the rules themselves work it out, every
 * move of both sides to the end. Where luck could still decide, or the search would take too long, nothing is proved.
 */
import type { Certainty, Prover } from '@hortus/bots';
import { type Game, type Move, moveList, type Seat, type State } from '@hortus/kernel';
import { legal, opsCountOf, PHASE, phaseIn, type SwayState, TASK, taskIn } from '../src/index.ts';
import { Endgame, nothingIsHidden } from './endgame.ts';
import { Mind } from './mind.ts';

/** How many positions one question may take. */
const PATIENCE = { positions: 5_000, stop: () => false };
/** The most cards in both hands together: with more, nobody works it out in their head. */
const MOST_CARDS = 8;

export function swayProver(game: Game): Prover {
  const endgame = new Endgame(game.mostMoves, new Mind(moveList(game)));
  const list = moveList(game);
  return {
    aim: 'win',
    values(given: State, seat: Seat): ReadonlyMap<Move, Certainty> | undefined {
      const state = given as SwayState;
      if (phaseIn(state.ints) === PHASE.over || !nothingIsHidden(state, seat)) return undefined;
      const moves = [...list.subarray(0, legal(state, seat, list))];
      const values = new Map<Move, Certainty>();
      for (const move of moves) {
        const { wins, fails } = endgame.judge(state, seat, [move], PATIENCE);
        if (wins === undefined && !fails.has(move)) return undefined;
        values.set(move, wins === undefined ? -1 : 1);
      }
      return values;
    },
    isFair: (given, seat) => {
      const state = given as SwayState;
      const { ints } = state;
      const cards = opsCountOf(ints, 0) + opsCountOf(ints, 1);
      return taskIn(ints) === TASK.none && nothingIsHidden(state, seat) && cards <= MOST_CARDS;
    },
  };
}
