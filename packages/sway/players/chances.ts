/** Each seat's chance to win with all cards known: both sides play on to the next plot by rules of thumb, some times over. */
import type { Chances } from '@hortus/bots';
import { copyState, type Game, moveList } from '@hortus/kernel';
import type { Network } from '@hortus/search';
import { type SwayState, sideOf } from '../src/index.ts';
import type { Figures } from './figures.ts';
import { Mind } from './mind.ts';
import { Playout } from './playout.ts';
import { Learned } from './value/learned.ts';

/** What is drawn on the way differs; this many playouts agree to a few hundredths. */
const PLAYOUTS = 12;

export function swayChances(game: Game, figures: Figures, network: Network): Chances {
  const playout = new Playout(new Mind(moveList(game), figures, true), new Learned(network));
  let scratch: SwayState | undefined;
  return (given, rng) => {
    const state = given as SwayState;
    scratch ??= copyState(state);
    let sum = 0;
    for (let i = 0; i < PLAYOUTS; i++) sum += playout.value(state, scratch, 0, [], 1, rng);
    const first = sum / PLAYOUTS;
    return Array.from({ length: state.rules.seats }, (_, seat) =>
      sideOf(seat) === sideOf(0) ? first : 1 - first,
    );
  };
}
