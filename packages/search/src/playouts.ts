import { type Game, type MoveList, moveList, type Rng, type State } from '@hortus/kernel';
import { instantiate } from './instantiate.ts';

/**
 * Uses nothing from outside, as `instantiate` asks. Where several seats may act, the lowest does. A game's functions
 * do not use `this`, so two of them are looked up once; `| 0` tells the engine that sets of seats are 32-bit numbers.
 *
 * The choices have luck of their own, which `rng` seeds: that of FastLuck, in local variables, each word good for two
 * choices. Asking `rng` each time took a sixth of a playout, partly because the engine then inlined less of the game.
 */
const loop = (game: Game, state: State, rng: Rng, games: number, most: number, moves: MoveList): number => {
  const { legal, play } = game;
  let a = rng.below(0x100000000) | 0;
  let b = rng.below(0x100000000) | 0;
  let c = rng.below(0x100000000) | 0;
  let counter = 1;
  let word = 0;
  let halves = 0;
  let made = 0;
  for (let n = 0; n < games; n++) {
    let toAct = game.setup(state, rng) | 0;
    for (const end = made + most; toAct !== 0 && made < end; ) {
      if (halves !== 0) {
        word <<= 16;
        halves = 0;
      } else {
        word = (((a + b) | 0) + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + word) | 0;
        halves = 1;
      }
      const seat = 31 ^ Math.clz32(toAct & -toAct);
      const count = legal(state, seat, moves);
      const drawn = Math.imul(word >>> 16, count);
      // Uneven (Lemire 2019): start over, which is rare.
      if ((drawn & 0xffff) < count && (drawn & 0xffff) < 0x10000 % count) continue;
      toAct = play(state, seat, moves[drawn >>> 16], rng) | 0;
      made = (made + 1) | 0;
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
 * Plays `games` random games, each dealt afresh in `state`, and returns the number of moves made. Allocates only a
 * loop and a list of moves for each game, once. A game that hasn't ended after `most` moves is left there.
 */
export function playouts(game: Game, state: State, rng: Rng, games: number, most = 10_000): number {
  let found = own.get(game);
  if (found === undefined) {
    found = { loop: instantiate(loop), moves: moveList(game) };
    own.set(game, found);
  }
  return found.loop(game, state, rng, games, most, found.moves);
}
