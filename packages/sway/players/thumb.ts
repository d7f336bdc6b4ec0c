/** Plays by rules of thumb, but now and then does the first thing that comes to mind. */

import { type Bot, imagined } from '@hortus/bots';
import { type Game, type Move, moveList } from '@hortus/kernel';
import { legal, type SwayState, TASK, taskIn } from '../src/index.ts';
import { Mind } from './mind.ts';

/** By rules of thumb alone; this many per hundred decisions about engaging are random. */
export function thumbBot(game: Game, level: string, strays: number): Bot {
  const list = moveList(game);
  const mind = new Mind(moveList(game));
  return {
    game: game.id,
    level,
    choose(view, seat, { setting, rng }): Move {
      const world: SwayState = imagined(game, view, setting, rng);
      mind.forget();
      const astray = rng.below(100) < strays && taskIn(world.ints) === TASK.none;
      return astray ? list[rng.below(legal(world, seat, list))] : mind.decide(world, seat);
    },
  };
}
