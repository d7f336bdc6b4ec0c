/** Each seat's chance to win, as the expert judges a position. */
import type { Chances } from '@hortus/bots';
import { type GnosticaState, OVER, phaseOf, winnerOf } from '../src/index.ts';
import { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

export function gnosticaChances(weights: Weights, steep: number): Chances {
  const outlook = new Outlook(weights, steep);
  return (given) => {
    const state = given as GnosticaState;
    const seats = Array.from({ length: state.rules.seats }, (_, seat) => seat);
    if (phaseOf(state.ints) === OVER) {
      const winner = winnerOf(state.ints);
      if (seats.includes(winner)) return seats.map((seat) => (seat === winner ? 1 : 0));
    }
    const raw = seats.map((seat) => outlook.chance(state, seat));
    const sum = raw.reduce((all, one) => all + one, 0);
    return raw.map((one) => (sum > 0 ? one / sum : 1 / seats.length));
  };
}
