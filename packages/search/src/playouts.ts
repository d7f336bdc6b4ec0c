import { type Game, type MoveList, moveList, type Rng, type State } from '@hortus/kernel';
import { instantiate } from './instantiate.ts';

/** Closed, so that it can be instantiated: see there. Where several seats may act, the lowest does. */
const loop = (game: Game, state: State, rng: Rng, games: number, most: number, moves: MoveList): number => {
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

interface Own {
  readonly loop: typeof loop;
  readonly moves: MoveList;
}

const own = new WeakMap<Game, Own>();

/**
 * Plays `games` random games, each dealt afresh in `state`, and returns how many moves were made. Nothing is allocated
 * but a loop and a list of moves for each game, once. A game that has not ended after `most` moves is left there.
 */
export function playouts(game: Game, state: State, rng: Rng, games: number, most = 10_000): number {
  let found = own.get(game);
  if (found === undefined) {
    found = { loop: instantiate(loop), moves: moveList(game) };
    own.set(game, found);
  }
  return found.loop(game, state, rng, games, most, found.moves);
}
