import type { Game, Rng, State } from '@hortus/kernel';

/** Plays `games` random games in `state`, each dealt afresh, and returns how many moves were made. */
export type Playouts = (
  game: Game,
  state: State,
  rng: Rng,
  games: number,
  moves: Int32Array,
  most?: number,
) => number;

/**
 * The one loop. It allocates nothing: `state` is made by `create`, `moves` by `moveList`. Where several seats may
 * act, the lowest does. A game that has not ended after `most` moves is left.
 *
 * Nothing from outside its braces may be used but globals, so that `instantiate` can make it anew for each game.
 */
export const playouts: Playouts = (game, state, rng, games, moves, most = 10_000) => {
  let made = 0;
  for (let n = 0; n < games; n++) {
    let toAct = game.setup(state, rng);
    for (const end = made + most; toAct !== 0 && made < end; made++) {
      const seat = 31 - Math.clz32(toAct & -toAct);
      const count = game.legal(state, seat, moves);
      toAct = game.play(state, seat, moves[rng.below(count)], rng);
    }
  }
  return made;
};
