import type { Game, Rng, State, Viewer } from '@hortus/kernel';

/**
 * A world that `viewer` must consider possible: `imagine` of the view, nothing more. Nothing else of `state` goes
 * into it.
 */
export function resample<S extends State>(
  game: Game<S>,
  state: S,
  viewer: Viewer,
  rng: Rng,
  into: S = { ...state, ints: new Int32Array(state.ints.length) },
): S {
  game.imagine(game.view(state, viewer), into, rng);
  return into;
}
